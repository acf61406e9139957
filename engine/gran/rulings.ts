/** The rulings of Gran in words: the question, what holds under each reading, and the rules they touch. Only what shows them imports this. */
import { type RulingTexts, rulingsIn } from '../core/ruling.ts';
import type { AtomId } from './ids.ts';
import { READINGS } from './options.ts';

const TEXTS: RulingTexts<typeof READINGS, AtomId> = {
  'GRA-L-1': {
    question: 'Que fait-on quand la pile de cartes-dragons est épuisée ?',
    readings: {
      remelange: 'On remélange les 24 cartes et on refait la pile.',
      'sous-la-pile': 'Elle ne s’épuise pas : chaque carte retournée est remise sous la pile, et les 24 repassent dans le même ordre.',
    },
    rules: ['GRA-DRA-1', 'GRA-MAT-2'],
  },
  'GRA-L-2': {
    question: 'Le bonus après un duel gagné est-il obligatoire, et de deux points exactement ?',
    readings: {
      facultatif: 'Le vainqueur peut rester sur le dragon ; s’il bouge, c’est de deux points, ou d’un seul si deux sont impossibles.',
      obligatoire: 'Le vainqueur doit bouger, de deux points, ou d’un seul si deux sont impossibles.',
      'un-ou-deux': 'Le vainqueur peut rester, ou bouger d’un ou de deux points à son choix.',
    },
    rules: ['GRA-DRA-3', 'GRA-DEP-1'],
  },
  'GRA-L-3': {
    question: 'Un vainqueur qui s’arrête sur un autre dragon pendant son bonus livre-t-il un nouveau duel ?',
    readings: {
      oui: 'Oui : s’arrêter sur un dragon oblige au duel, bonus ou non.',
      non: 'Non : le bonus suspend le duel, même à l’arrêt.',
    },
    rules: ['GRA-DRA-1', 'GRA-DRA-3'],
  },
  'GRA-L-4': {
    question: 'Sans amulette, peut-on s’arrêter sur un dragon ?',
    readings: { non: 'Non : l’arrêt obligerait à un duel que l’on n’a pas le droit de livrer.' },
    rules: ['GRA-AMU-2', 'GRA-DRA-1'],
  },
  'GRA-L-5': {
    question: 'L’anneau ne doit pas devenir inaccessible : pour qui ?',
    readings: {
      'chaque-chevalier':
        'Aucun chevalier ne doit perdre tout chemin vers l’anneau, en supposant qu’il ait une amulette : un dragon se franchit en s’y arrêtant.',
    },
    rules: ['GRA-PIE-3'],
  },
  'GRA-L-6': {
    question: 'Quatre carcans pour six joueurs : que fait un cinquième vaincu ?',
    readings: { 'sans-jeton': 'Il passe son tour de la même façon, sans jeton.' },
    rules: ['GRA-DRA-2', 'GRA-MAT-1'],
  },
  'GRA-L-7': {
    question: 'Que gagne-t-on à rapporter l’anneau dans une cité dont on a déjà le sceau ?',
    readings: {
      recu: 'Un second sceau, comme à chaque arrivée avec l’anneau ; il n’approche pas de la victoire, qui veut des cités différentes.',
      'un-seul': 'Pas de second sceau : on dépose l’anneau et on reprend ses amulettes, rien de plus.',
    },
    rules: ['GRA-BUT-1', 'GRA-CIT-1', 'GRA-AMU-4'],
  },
  'GRA-L-8': {
    question: 'Peut-on attaquer une pièce sur la case de départ ?',
    readings: { non: 'Non, pas avant son premier coup : jusque-là plusieurs pièces y tiennent ensemble.' },
    rules: ['GRA-PREP-1', 'GRA-PREP-2', 'GRA-ATT-1'],
  },
  'GRA-L-9': {
    question: 'Le vainqueur d’un duel peut-il attaquer pendant son bonus ?',
    readings: { oui: 'Oui, s’il a une amulette.', non: 'Non : il passe par-dessus les pièces, il ne s’arrête pas sur elles.' },
    rules: ['GRA-DRA-3', 'GRA-ATT-1'],
  },
  'GRA-L-10': {
    question: 'Et si tous les points d’exil sont occupés ?',
    readings: { 'pas-d-attaque': 'L’attaque est impossible.' },
    rules: ['GRA-ATT-1'],
  },
  'GRA-L-11': {
    question: 'Peut-on déposer l’anneau sur un point occupé par une pièce ?',
    readings: {
      'point-libre': 'Non : l’anneau se dépose sur un point libre de toute pièce.',
      'sur-une-piece': 'Oui : la pièce qui s’y trouve prend l’anneau.',
    },
    rules: ['GRA-ANN-4', 'GRA-CIT-1'],
  },
  'GRA-L-12': {
    question: 'Le porteur de l’anneau passe-t-il aussi par-dessus les pièces ?',
    readings: {
      oui: 'Oui : les pièces sont des obstacles comme les autres.',
      non: 'Non : il ne passe que par-dessus les dragons et les pierres-obstacle.',
    },
    rules: ['GRA-ANN-3', 'GRA-DEP-5'],
  },
  'GRA-L-13': {
    question: 'Une pièce sous carcan est attaquée : doit-elle encore son tour perdu ?',
    readings: { annule: 'Non : il s’en va avec le carcan.', 'reste-du': 'Oui : elle est libérée du carcan, mais passe encore un tour.' },
    rules: ['GRA-ATT-3', 'GRA-DRA-2'],
  },
  'GRA-L-14': {
    question: 'Que fait un joueur qui n’a aucun coup possible ?',
    readings: { passe: 'Il passe.' },
    rules: ['GRA-DEP-4'],
  },
  'GRA-L-15': {
    question: 'Les points d’exil sont-ils dans un royaume ?',
    readings: { aucun: 'Dans aucun : on n’y dépose pas l’anneau.' },
    rules: ['GRA-ANN-4', 'GRA-CIT-1', 'GRA-ATT-1'],
  },
  'GRA-L-16': {
    question: 'La pierre déplacée par l’épée doit-elle aussi laisser un chemin vers l’anneau ?',
    readings: { oui: 'Oui : toute pierre posée laisse un chemin.', non: 'Non : seules les pierres de la réserve y sont tenues.' },
    rules: ['GRA-PIE-4', 'GRA-PIE-3'],
  },
  'GRA-L-17': {
    question: 'Que se passe-t-il sur la pierre à l’épée quand le plateau ne porte aucune pierre-obstacle ?',
    readings: { rien: 'Rien.' },
    rules: ['GRA-PIE-4'],
  },
  'GRA-L-19': {
    question: 'Qui n’a pas l’anneau peut-il passer par-dessus une cité vide ?',
    readings: { oui: 'Oui : seul le porteur y est arrêté.', non: 'Non : toute pièce qui arrive sur une cité s’y arrête.' },
    rules: ['GRA-CIT-2', 'GRA-DEP-6'],
  },
  'GRA-L-20': {
    question: 'Le demi-tour est-il interdit aussi pendant le bonus après un duel ?',
    readings: {
      non: 'Non : le bonus est un nouveau déplacement, on peut revenir d’où l’on venait.',
      oui: 'Oui : le bonus prolonge le déplacement, on ne revient sur aucun point quitté dans ce tour.',
    },
    rules: ['GRA-DRA-3', 'GRA-DEP-2'],
  },
  'GRA-L-21': {
    question: 'Peut-on déposer l’anneau sur une boule de cristal ?',
    readings: { oui: 'Oui, après le départ : elle compte alors comme un point noir.', non: 'Non : elle reste un point symbolique.' },
    rules: ['GRA-CRI-1', 'GRA-ANN-4', 'GRA-CIT-1'],
  },
  'GRA-L-22': {
    question: 'Peut-on poser une pierre-obstacle sur un point d’exil ?',
    readings: { oui: 'Oui ; on ne peut alors plus y exiler personne.', non: 'Non : les points d’exil restent ouverts.' },
    rules: ['GRA-PIE-1', 'GRA-ATT-1'],
  },
  'GRA-L-23': {
    question: 'Le porteur qui traverse une cité s’y arrête-t-il, même s’il en a déjà le sceau ?',
    readings: {
      toujours: 'Toujours : arriver sur la cité arrête le porteur.',
      'si-le-sceau-manque': 'Seulement si le sceau de cette cité lui manque.',
    },
    rules: ['GRA-CIT-2', 'GRA-CIT-1'],
  },
  'GRA-L-24': {
    question: 'Peut-on entrer dans une cité occupée ?',
    readings: {
      non: 'On ne s’y arrête pas ; on ne la traverse pas, sauf porteur de l’anneau ou vainqueur d’un duel.',
      partage:
        'Oui : plusieurs pièces s’y arrêtent en paix ; la traverser reste réservé au vainqueur d’un duel, et au porteur quand rien ne l’y arrête.',
    },
    rules: ['GRA-CIT-3', 'GRA-DEP-3', 'GRA-DEP-5'],
  },
  'GRA-L-25': {
    question: 'Peut-on déposer l’anneau dans une poche déjà murée ?',
    readings: {
      non: 'Non : au moins un chevalier doit avoir un chemin jusqu’à lui.',
      oui: 'Oui : la règle ne vise que les pierres que l’on pose.',
    },
    rules: ['GRA-PIE-3', 'GRA-ANN-4', 'GRA-CIT-1'],
  },
  'GRA-L-26': {
    question: 'Une pierre peut-elle murer une cité ou un chevalier ?',
    readings: { oui: 'Oui : seul l’anneau est protégé.', non: 'Non : chaque chevalier garde aussi un chemin vers chaque cité.' },
    rules: ['GRA-PIE-3', 'GRA-PIE-1'],
  },
  'GRA-L-27': {
    question: 'Dans quel sens joue-t-on, et à combien au moins ?',
    readings: { horaire: 'Dans le sens horaire, à deux joueurs au moins : le livret n’imprime ni l’un ni l’autre.' },
    rules: ['GRA-PREP-2', 'GRA-MAT-1'],
  },
  'GRA-L-28': {
    question: 'Et si les six sceaux d’une cité sont déjà pris ?',
    readings: {
      'double-rendu': 'Un premier sceau de cette cité reste dû : qui en a deux en rend un. Un doublon, lui, n’est plus donné.',
      rien: 'Rien : la réserve de cette cité est vide, et personne n’en reçoit plus.',
    },
    rules: ['GRA-CIT-1', 'GRA-MAT-1'],
  },
  'GRA-L-29': {
    question: 'Le porteur de l’anneau et le vainqueur d’un duel peuvent-ils s’arrêter sur une pierre-obstacle ?',
    readings: { non: 'Non : ils passent par-dessus, ils ne s’y arrêtent pas.' },
    rules: ['GRA-PIE-2', 'GRA-ANN-3', 'GRA-DRA-3'],
  },
  'GRA-L-30': {
    question: 'Et si aucun point du plateau ne peut recevoir l’anneau ?',
    readings: { garde: 'Le chevalier le garde, et son tour s’achève.' },
    rules: ['GRA-CIT-1', 'GRA-ANN-4'],
  },
  'GRA-L-31': {
    question: 'Comment finit une partie où personne n’avance plus ?',
    readings: {
      'plus-de-sceaux': 'On s’arrête d’un commun accord ; gagne qui a le plus de sceaux de cités différentes, à égalité on partage.',
    },
    rules: ['GRA-BUT-1'],
  },
  'GRA-L-32': {
    question: 'Peut-on reprendre un coup que l’on vient de jouer ?',
    readings: { 'rien-appris': 'Oui, tant que rien n’a été retourné ni tiré, et que le suivant n’a pas joué.' },
    rules: ['GRA-DEP-1', 'GRA-DRA-1'],
  },
  'GRA-L-33': {
    question: 'Peut-on s’entendre à plusieurs contre celui qui mène ?',
    readings: { 'parole-libre': 'On peut se parler et promettre ; rien ne lie, et l’on ne donne rien à un autre.' },
    rules: ['GRA-BUT-1', 'GRA-ATT-1'],
  },
  'GRA-L-34': {
    question: 'Un joueur doit partir : que devient son chevalier ?',
    readings: { 'piece-otee': 'Sa pièce quitte le plateau ; l’anneau, s’il l’avait, retourne à Tirad, et les pierres restent.' },
    rules: ['GRA-PREP-1', 'GRA-BUT-1'],
  },
  'GRA-L-35': {
    question: 'Le dé tombe de la table ou reste de travers pendant un duel : compte-t-il ?',
    readings: { relance: 'Non : on le relance, contre le même dragon.' },
    rules: ['GRA-DRA-1', 'GRA-DRA-2'],
  },
  'GRA-L-36': {
    question: 'On s’aperçoit trop tard d’un oubli ou d’un coup interdit : que faire ?',
    readings: {
      'avant-le-suivant': 'Avant que le suivant ait joué, on corrige ; après, seuls amulettes, sceaux et carcans se remettent en ordre.',
    },
    rules: ['GRA-AMU-1', 'GRA-CIT-1', 'GRA-DRA-2'],
  },
  'GRA-L-37': {
    question: 'Peut-on regarder les cartes-dragons déjà retournées ?',
    readings: { oui: 'Oui, à tout moment : toute la table les a vues.' },
    rules: ['GRA-DRA-1', 'GRA-MAT-2'],
  },
};

export const RULINGS = /* @__PURE__ */ rulingsIn(READINGS, TEXTS);
