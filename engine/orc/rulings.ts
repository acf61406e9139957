/** The rulings of De l'Orc pour les braves in words: the question, what holds under each reading, and the rules they touch. Only what shows them imports this. */
import { type RulingTexts, rulingsIn } from '../core/ruling.ts';
import type { AtomId } from './ids.ts';
import { READINGS } from './options.ts';

const TEXTS: RulingTexts<typeof READINGS, AtomId> = {
  'ORC-L-1': {
    question: '« Dépasser » le seuil : l’atteindre suffit-il à finir la partie ?',
    readings: {
      depasse: 'Non : il faut dépasser le seuil, donc 9 points à 4 ou 5 joueurs, 8 à 6, 7 à 7.',
      atteint: 'Oui : il suffit d’atteindre le seuil, 8 points à 4 ou 5 joueurs, 7 à 6, 6 à 7.',
    },
    rules: ['ORC-FIN-2'],
  },
  'ORC-L-2': {
    question: 'Une machine de guerre peut-elle être servie par plusieurs gobelins ?',
    readings: { 'un-suffit': 'Un gobelin suffit ; les autres ajoutent leur propre valeur à l’armée.' },
    rules: ['ORC-BAT-6'],
  },
  'ORC-L-3': {
    question: 'Combien y a-t-il de machines de guerre ?',
    readings: { quatre: 'Quatre : 24 mercenaires moins 8 gobelins, 4 trolls, 6 géants, un commando et une machine volante.' },
    rules: ['ORC-MAT-2', 'ORC-BAT-6'],
  },
  'ORC-L-4': {
    question: 'La machine volante profite-t-elle des gobelins déjà engagés ?',
    readings: {
      non: 'Non : il lui faut des gobelins joués avec elle, après la révélation.',
      oui: 'Oui : un gobelin déjà engagé, s’il ne sert aucune machine de guerre, suffit à lui donner sa valeur.',
    },
    rules: ['ORC-BAT-8'],
  },
  'ORC-L-5': {
    question: 'Le gobelin qui sert une machine de guerre peut-il embarquer dans la machine volante ?',
    readings: { non: 'Non : il est à son poste.' },
    rules: ['ORC-BAT-6', 'ORC-BAT-8'],
  },
  'ORC-L-7': {
    question: 'Deux désertions l’une sur l’autre : la seconde annule-t-elle une carte plus bas ?',
    readings: { 'sans-effet': 'Non : une désertion posée sur une désertion est sans effet.' },
    rules: ['ORC-DEP-2', 'ORC-DEP-1'],
  },
  'ORC-L-8': {
    question: 'Peut-on poser une désertion sur la carte « début des recrutements » ?',
    readings: { impossible: 'Non : cette carte est au centre du cercle, hors de toute pile.' },
    rules: ['ORC-REC-5', 'ORC-REC-4'],
  },
  'ORC-L-9': {
    question: 'Le champion l’est-il pour toute la manche ?',
    readings: { oui: 'Oui : nommé une fois, il le reste pendant les quatre batailles.' },
    rules: ['ORC-REC-7', 'ORC-BAT-9'],
  },
  'ORC-L-10': {
    question: 'Égalité au score, et aucun des ex æquo n’a gagné de bataille : qui l’emporte ?',
    readings: { 'victoire-partagee': 'La victoire est partagée.' },
    rules: ['ORC-FIN-2'],
  },
  'ORC-L-11': {
    question: 'Égalité au score, et les ex æquo ont gagné ensemble la même dernière bataille : qui l’emporte ?',
    readings: {
      'bataille-precedente': 'On remonte à la bataille précédente, jusqu’à ce que l’une d’elles les sépare.',
      'victoire-partagee': 'La victoire est partagée entre eux.',
    },
    rules: ['ORC-FIN-2'],
  },
  'ORC-L-12': {
    question: 'Le chef a-t-il une valeur propre, doublée elle aussi ?',
    readings: {
      'compte-et-double': 'Oui : sa valeur compte et double comme celle des siens.',
      'compte-sans-doubler': 'Sa valeur compte, mais ne double pas.',
      nulle: 'Non : il double les siens et ne vaut rien lui-même.',
    },
    rules: ['ORC-BAT-5', 'ORC-MAT-4'],
  },
  'ORC-L-13': {
    question: 'Une machine volante rejoint une armée à deux chefs : que vaut-elle ?',
    readings: {
      'reste-a-zero': 'Rien : l’armée reste à 0.',
      's-ajoute': 'La machine volante et ses gobelins s’ajoutent, le reste valant 0.',
    },
    rules: ['ORC-BAT-7', 'ORC-BAT-8'],
  },
  'ORC-L-14': {
    question: 'Peut-on n’envoyer que des mercenaires, sans aucune carte du peuple appelé ?',
    readings: { oui: 'Oui.', non: 'Non : les mercenaires sont un renfort, il faut une carte du peuple appelé.' },
    rules: ['ORC-BAT-2', 'ORC-BAT-8'],
  },
  'ORC-L-15': {
    question: 'Un espion peut-il réclamer un autre espion ?',
    readings: { oui: 'Oui, tant que celui-ci n’a pas servi.', non: 'Non.' },
    rules: ['ORC-ESP-1'],
  },
  'ORC-L-16': {
    question: 'Que devient un espion qui a servi ?',
    readings: { defausse: 'Il est défaussé.', garde: 'Son possesseur le garde en main, où il ne sert plus.' },
    rules: ['ORC-ESP-1', 'ORC-ESP-3'],
  },
  'ORC-L-17': {
    question: 'Deux cartes arrivent au même instant sur la même pile : laquelle compte ?',
    readings: { 'la-plus-basse': 'La plus basse ; dans le doute, à la table, le Sorcier tranche.' },
    rules: ['ORC-REC-4', 'ORC-REC-5', 'ORC-DEP-3'],
  },
  'ORC-L-18': {
    question: 'Désertion, bouclier, puis désertion sur une même carte armée : que fait la seconde désertion ?',
    readings: {
      'sans-effet': 'Rien : la carte sous le bouclier est déjà partie.',
      'carte-suivante': 'Elle atteint la carte armée suivante, plus bas dans la pile.',
    },
    rules: ['ORC-DEP-2', 'ORC-DEP-1'],
  },
  'ORC-L-19': {
    question: 'Quand le Sorcier nomme-t-il le peuple de la bataille suivante ?',
    readings: { 'au-debut': 'Au début de chaque bataille, pas avant.' },
    rules: ['ORC-BAT-1', 'ORC-BAT-10'],
  },
  'ORC-L-20': {
    question: 'Toutes les armées valent 0 : qui marque ?',
    readings: {
      personne: 'Personne : une armée nulle ne gagne pas. Nous nous écartons ici du livret.',
      tous: 'Tous : c’est la lettre du livret, où les ex æquo marquent.',
    },
    rules: ['ORC-BAT-9'],
  },
  'ORC-L-21': {
    question: 'À 4 joueurs, qui annonce en premier ses mercenaires à la quatrième bataille ?',
    readings: {
      'premier-a-gauche': 'On saute le Sorcier : le premier joueur à sa gauche ouvre de nouveau.',
      'dernier-combattant': 'Le dernier des trois combattants, à la droite du Sorcier.',
    },
    rules: ['ORC-BAT-2'],
  },
  'ORC-L-22': {
    question: 'L’aide de jeu et la règle divergent : qui annonce ses mercenaires en premier ?',
    readings: {
      tourne: 'La règle l’emporte : le départ tourne d’un joueur à chaque bataille.',
      'voisin-de-gauche': 'Toujours le voisin de gauche du Sorcier, comme le dit l’aide de jeu.',
    },
    rules: ['ORC-BAT-2'],
  },
  'ORC-L-23': {
    question: 'Plusieurs joueurs ont encore des boucliers à la fin de la donne : dans quel ordre les posent-ils ?',
    readings: {
      'sans-ordre': 'Sans ordre : le premier posé est le plus bas.',
      'a-tour-de-role': 'À tour de rôle, un bouclier chacun, depuis la gauche du Sorcier.',
    },
    rules: ['ORC-REC-6'],
  },
  'ORC-L-24': {
    question: 'Peut-on poser exprès un bouclier sur une pile déjà prise ?',
    readings: { permis: 'Oui : il est sans effet.', 'interdit-si-vu': 'Non, dès lors que le premier bouclier a pu être vu.' },
    rules: ['ORC-DEP-3', 'ORC-REC-5', 'ORC-REC-6'],
  },
  'ORC-L-25': {
    question: 'Une désertion au-dessus de deux boucliers : quelle carte part ?',
    readings: {
      'sous-les-deux': 'La carte armée sous les deux boucliers.',
      'sans-effet': 'Aucune : la désertion ne traverse qu’un bouclier.',
    },
    rules: ['ORC-DEP-2'],
  },
  'ORC-L-26': {
    question: 'Peut-on poser une désertion sur une pile encore vide ?',
    readings: { interdite: 'Non.', perdue: 'Oui, mais elle est perdue : rien n’est dessous.' },
    rules: ['ORC-REC-4', 'ORC-DEP-1'],
  },
  'ORC-L-27': {
    question: 'Peut-on feuilleter une pile pendant la donne ?',
    readings: { non: 'Non : seul le dessus se voit.', oui: 'Oui.' },
    rules: ['ORC-REC-3'],
  },
  'ORC-L-28': {
    question: 'La machine volante peut-elle rejoindre l’armée d’un autre, ou une armée sans carte engagée ?',
    readings: {
      'la-sienne': 'Elle ne rejoint que l’armée de son propriétaire, même sans carte engagée si l’on admet les mercenaires seuls.',
    },
    rules: ['ORC-BAT-8'],
  },
  'ORC-L-29': {
    question: 'La machine volante et le commando peuvent-ils être posés face cachée parmi les mercenaires ?',
    readings: {
      permis: 'Oui : le commando vaut alors 0, la machine volante 4 avec un gobelin engagé, sinon 0.',
      interdit: 'Non : chacun ne se joue qu’à son moment.',
    },
    rules: ['ORC-BAT-2', 'ORC-BAT-3', 'ORC-BAT-8'],
  },
  'ORC-L-30': {
    question: 'Le commando gobelin sert-il de gobelin ?',
    readings: { non: 'Non : il ne sert aucune machine.', oui: 'Oui : il peut servir une machine comme un gobelin.' },
    rules: ['ORC-BAT-6', 'ORC-BAT-8', 'ORC-BAT-3'],
  },
  'ORC-L-31': {
    question: 'Un gobelin amené par la machine volante peut-il servir une machine de guerre déjà révélée ?',
    readings: { non: 'Non : la machine de guerre se compte à la révélation.', oui: 'Oui : il la rend utile après coup.' },
    rules: ['ORC-BAT-6', 'ORC-BAT-8'],
  },
  'ORC-L-32': {
    question: 'Le Sorcier qui marque par son champion a-t-il remporté la bataille, pour départager une égalité ?',
    readings: { non: 'Non : il n’a pas combattu.', oui: 'Oui : il la partage avec son champion.' },
    rules: ['ORC-FIN-2', 'ORC-BAT-9'],
  },
  'ORC-L-33': {
    question: 'La machine volante peut-elle partir sans aucun gobelin ?',
    readings: { non: 'Non : elle ne se joue pas seule.', 'oui-pour-rien': 'Oui, mais elle vaut alors 0.' },
    rules: ['ORC-BAT-8'],
  },
  'ORC-L-34': {
    question: 'A-t-on le droit de parler pendant le recrutement ?',
    readings: { oui: 'Oui, et de mentir ; mais on ne montre pas ses cartes, et l’on ne touche que les siennes.' },
    rules: ['ORC-REC-3', 'ORC-REC-5'],
  },
  'ORC-L-35': {
    question: 'Peut-on reprendre une carte que l’on vient de poser ?',
    readings: { non: 'Non : un bouclier ou une désertion qui touche la pile y reste, et les cartes d’une bataille aussi.' },
    rules: ['ORC-REC-4', 'ORC-REC-5', 'ORC-BAT-1', 'ORC-BAT-2'],
  },
  'ORC-L-36': {
    question: 'Un joueur doit partir : comment la partie continue-t-elle ?',
    readings: { 'un-de-moins': 'On finit la manche sans lui, puis on joue à un de moins ; à trois, le meilleur score gagne aussitôt.' },
    rules: ['ORC-MAN-1', 'ORC-REC-1', 'ORC-FIN-2'],
  },
  'ORC-L-37': {
    question: 'Le Sorcier se trompe de pile, ou donne trop vite : que faire ?',
    readings: {
      'reste-ou-elle-est': 'Ce qui est posé reste où il est, et la donne reprend à la pile suivante ; il ralentit dès qu’on le demande.',
    },
    rules: ['ORC-REC-3', 'ORC-REC-5'],
  },
  'ORC-L-38': {
    question: 'Pendant la guerre, peut-on donner ou échanger des cartes, ou s’entendre contre un autre ?',
    readings: { 'parole-libre': 'On peut se parler et promettre ; aucune carte ne change de main, sinon par un espion.' },
    rules: ['ORC-ESP-1', 'ORC-ESP-3', 'ORC-BAT-1', 'ORC-BAT-2'],
  },
  'ORC-L-39': {
    question: 'On a oublié de montrer son espion, de défausser ses géants ou d’envoyer une carte : que faire ?',
    readings: {
      'avant-la-suite': 'On répare tant que l’étape suivante n’a pas commencé ; ensuite la carte oubliée est défaussée, sans effet.',
    },
    rules: ['ORC-ESP-1', 'ORC-GEA-1', 'ORC-BAT-1'],
  },
};

export const RULINGS = /* @__PURE__ */ rulingsIn(READINGS, TEXTS);
