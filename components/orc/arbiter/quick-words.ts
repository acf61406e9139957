/** How people word what the lists of the question on top say. */
import type { QuickUsage } from '#components/arbiter/quick/read.ts';
import type { Doing, OrcQuick } from './quick.ts';

/** Of each act, the lists one of which must be said. */
const DECIDING: Readonly<Record<Doing, readonly string[]>> = {
  bouclier: ['Où', 'Quand'],
  desertion: ['Où', 'Quand'],
  envoyer: ['Avec qui'],
  commando: ['Sur quel dos', 'De qui'],
  voler: ['Avec qui', 'Ce qui est engagé'],
  reclamer: ['Quelle carte', 'À qui'],
  appeler: ['Déjà appelé'],
  nommer: ['Qui'],
  finir: ['Combien de points'],
};

export const QUICK_WORDS: QuickUsage<OrcQuick> = {
  doing: ['Faire quoi'],
  decided: ({ verb }, said) => DECIDING[verb].some((list) => said.has(list)),
  idle: new Set('carte cartes pile'.split(' ')),
  also: {
    'Faire quoi': {
      bouclier: ['poser un bouclier', 'mettre un bouclier', 'bouclier sur', 'deux boucliers'],
      desertion: ['poser une désertion', 'mettre une désertion', 'déserter', 'désertion sur'],
      envoyer: ['envoyer', 'engager', 'jouer un troll', 'jouer un géant'],
      commando: ['jouer le commando', 'frapper avec le commando', 'commando sur'],
      voler: ['machine volante', 'faire voler'],
      reclamer: ['réclamer', 'espionner', 'demander'],
      appeler: ['appeler'],
      nommer: ['nommer', 'désigner'],
      finir: ['finir', 'terminer', 'gagner', 'arrêter', 'fin de partie'],
    },
    Où: {
      'ma-desertion': ['ma désertion'],
      'sa-desertion': ['désertion d’un autre', 'sa désertion'],
      'mon-bouclier': ['mon bouclier'],
      'son-bouclier': ['bouclier d’un autre', 'sur un bouclier', 'son bouclier', 'même pile'],
      vide: ['pile vide'],
    },
    Quand: { avant: ['avant le début', 'avant début'], apres: ['après le début'], fini: ['à la fin', 'dernière carte posée'] },
    'Avec qui': {
      seul: ['sans carte du peuple', 'seul', 'sans carte'],
      absent: ['je n’ai pas'],
      tour: ['avant mon tour'],
      gobelin: ['avec un gobelin', 'gobelin de ma main'],
      deux: ['2 gobelins'],
      personne: ['sans gobelin', 'vide'],
      commando: ['avec le commando'],
    },
    'Ce qui est engagé': { gobelin: ['gobelin déjà engagé', 'déjà engagé'], rien: ['sans carte du peuple'] },
    'Quelle carte': { 'espion-2': ['espion'] },
    'À qui': {
      prise: ['par un espion', 'prise par un espion', 'pris par un espion', 'déjà prise', 'déjà pris'],
      sorcier: ['sorcier'],
      moi: ['moi-même', 'à moi'],
    },
    'De qui': { moi: ['mon armée', 'moi-même'] },
    'Déjà appelé': { deja: ['2 fois', 'une seconde fois', 'encore', 'même peuple'], 'pas-sorcier': ['sans être sorcier'] },
    Qui: { moi: ['moi-même'] },
    'À quel rang': { dernier: ['égalité', 'ex æquo'], ensemble: ['gagné ensemble'] },
  },
};
