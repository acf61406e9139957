/** Why a move is refused: the rule, and one French sentence with the values of the case. Every sentence that `judge` says is here. */
import { counted, together } from '../core/french.ts';
import { refuse } from '../core/verdict.ts';
import { CARD_NAMES, PEOPLE_NAMES, SEAT_NAMES } from './data/cards.ts';
import type { RuleId } from './ids.ts';
import type { Back, CardId, MoveKind, People, Phase, Seat } from './types.ts';

const nameOf = (seat: Seat): string => SEAT_NAMES[seat] ?? `Le joueur ${seat + 1}`;
const peoples = (called: readonly People[]): string => together(called.map((people) => `les ${PEOPLE_NAMES[people]}`));

const no = refuse<RuleId>;

/** What the table is doing, to say that it is not the moment. */
const NOW = {
  recruit: 'le recrutement n’est pas fini',
  champion: 'le Sorcier nomme son champion',
  spies: 'les espions jouent',
  call: 'le Sorcier va nommer un peuple',
  mercenaries: 'on annonce les mercenaires',
  commando: 'c’est le moment du commando',
  flying: 'les armées sont révélées, c’est le moment de la machine volante',
  over: 'la partie est finie',
} as const satisfies Record<Phase, string>;

const MOMENT_RULES = {
  deal: 'ORC-REC-3',
  desertion: 'ORC-REC-6',
  shield: 'ORC-REC-6',
  wait: 'ORC-REC-6',
  champion: 'ORC-REC-7',
  spy: 'ORC-ESP-1',
  call: 'ORC-BAT-1',
  send: 'ORC-BAT-2',
  commando: 'ORC-BAT-3',
  fly: 'ORC-BAT-8',
  pass: 'ORC-BAT-8',
} as const satisfies Record<MoveKind, RuleId>;

/** « dos d’Orcs » */
export const BACK_NAMES = {
  orcs: 'd’Orcs',
  barbares: 'de Barbares',
  squelettes: 'de Squelettes',
  nains: 'de Nains',
  mercenaires: 'de mercenaires',
  espions: 'd’espions',
} as const satisfies Record<Back, string>;

export const REFUSALS = {
  noSeat: (seat: Seat, seats: number) => no('ORC-MAN-1', `La table compte ${seats} joueurs : il n’y a pas de place ${seat}.`),
  over: () => no('ORC-FIN-2', 'La partie est finie : plus personne ne joue.'),
  notNow: (kind: MoveKind, phase: Phase) => no(MOMENT_RULES[kind], `Ce n’est pas le moment : ${NOW[phase]}.`),

  dealNotSorcier: (seat: Seat, sorcier: Seat) =>
    no('ORC-REC-3', `C’est le Sorcier, ${nameOf(sorcier)}, qui distribue ; ${nameOf(seat)} ne l’est pas.`),
  dealDone: (tick: number, now: number) =>
    no('ORC-REC-3', `La donne ne revient pas en arrière : ${counted(now, 'carte')} déjà tournées, et ce coup en veut ${tick}.`),
  dealBeyond: (tick: number, last: number) => no('ORC-REC-6', `Le Sorcier n’a que ${last} cartes à tourner : ce coup en veut ${tick}.`),

  sorcierPlays: (seat: Seat) =>
    no('ORC-MAN-1', `${nameOf(seat)} est Sorcier : dans cette manche il ne joue ni désertion, ni bouclier, ni armée.`),
  noPile: (pile: number, piles: number) =>
    no('ORC-REC-3', `Le cercle compte ${piles} piles, de 0 à ${piles - 1} : il n’y a pas de pile ${pile}.`),
  pastDesertion: (tick: number, now: number) =>
    no('ORC-REC-4', `Trop tard pour la carte ${tick} : le Sorcier en est à ${now}, et il ne s’interrompt pas.`),
  pastShield: (tick: number, now: number) =>
    no('ORC-REC-5', `Trop tard pour la carte ${tick} : le Sorcier en est à ${now}, et il ne s’interrompt pas.`),
  desertionsLost: () => no('ORC-REC-6', 'La dernière carte est posée : les désertions qui restent sont perdues pour la manche.'),
  noDesertion: (had: number) =>
    no(
      'ORC-REC-1',
      `Vous n’avez plus de désertion : vous en aviez ${had} pour la manche, et ${had > 1 ? 'elles sont posées' : 'elle est posée'}.`,
    ),
  noShield: (had: number) => no('ORC-REC-1', `Vous n’avez plus de bouclier : vos ${had} sont posés.`),
  emptyPile: (pile: number) => no('ORC-L-26', `La pile ${pile + 1} est encore vide : une désertion n’y atteindrait rien.`),
  notStarted: (tick: number) =>
    no('ORC-REC-5', `Après ${counted(tick, 'carte')}, « début des recrutements » n’est pas encore sortie : pas de bouclier avant elle.`),
  takenPile: (pile: number) =>
    no('ORC-L-24', `La pile ${pile + 1} porte déjà un bouclier que l’on a pu voir, et votre table interdit d’en poser un second.`),
  shieldAhead: (tick: number, next: number) =>
    no('ORC-REC-6', `La donne est finie : le prochain bouclier se pose au temps ${next} au plus tard, pas ${tick}.`),
  shieldOutOfTurn: (next: Seat) =>
    no('ORC-L-23', `À votre table les boucliers restants se posent à tour de rôle : c’est à ${nameOf(next)}.`),
  mustShield: (left: number) =>
    no('ORC-REC-6', `La dernière carte est posée : il faut poser ${left > 1 ? `vos ${left} boucliers` : 'votre bouclier'}.`),
  nothingToWait: () => no('ORC-REC-4', 'Vous n’avez rien à poser en ce moment : il n’y a pas à attendre.'),

  notSorcierNames: (sorcier: Seat) => no('ORC-REC-7', `C’est le Sorcier, ${nameOf(sorcier)}, qui nomme son champion.`),
  ownChampion: () => no('ORC-REC-7', 'Le Sorcier nomme un autre joueur que lui.'),

  notSpyHolder: (spy: number, holder: Seat) => no('ORC-ESP-1', `C’est le tour de l’espion n° ${spy}, et il est chez ${nameOf(holder)}.`),
  spiesSelf: () => no('ORC-ESP-1', 'On réclame une carte à un adversaire, pas à soi-même.'),
  spiesSorcier: (target: Seat) => no('ORC-ESP-1', `${nameOf(target)} est Sorcier : il n’a pas d’armée à qui réclamer une carte.`),
  noSpyOfSpies: (card: CardId) => no('ORC-L-15', `À votre table un espion ne réclame pas un espion, ici l’${CARD_NAMES[card].one}.`),
  askingSpy: (card: CardId) => no('ORC-L-15', `L’${CARD_NAMES[card].one} est celui qui réclame : il ne se réclame pas lui-même.`),
  usedSpy: (card: CardId, spy: number) =>
    no('ORC-L-15', `L’${CARD_NAMES[card].one} a déjà eu son tour : on ne le réclame plus au tour du n° ${spy}.`),

  notSorcierCalls: (sorcier: Seat) => no('ORC-BAT-1', `C’est le Sorcier, ${nameOf(sorcier)}, qui appelle le peuple.`),
  calledTwice: (people: People, called: readonly People[]) =>
    no('ORC-BAT-1', `Les ${PEOPLE_NAMES[people]} ont déjà été appelés ; cette manche a déjà vu ${peoples(called)}.`),

  notYourTurn: (next: Seat) => no('ORC-BAT-2', `Les mercenaires s’annoncent en tournant : c’est à ${nameOf(next)}.`),
  notInHand: (card: CardId, has: number, wanted: number) =>
    no('ORC-BAT-2', `Vous avez ${has} ${has > 1 ? CARD_NAMES[card].many : CARD_NAMES[card].one} en main, et vous en envoyez ${wanted}.`),
  hiddenMachine: (card: 'commando' | 'machine-volante') => {
    const what = card === 'commando' ? 'le commando ne se pose' : 'la machine volante ne se pose';
    return no('ORC-L-29', `À votre table, ${what} pas face cachée parmi les mercenaires : on attend son moment.`);
  },
  mercenariesAlone: (people: People) =>
    no('ORC-L-14', `Vous n’avez aucune carte des ${PEOPLE_NAMES[people]} : à votre table, pas de mercenaire sans elle.`),

  answered: (seat: Seat) => no('ORC-BAT-3', `${nameOf(seat)} a déjà répondu, ou ne montre aucun dos de mercenaire.`),
  answeredFlying: (seat: Seat) => no('ORC-BAT-8', `${nameOf(seat)} a déjà répondu, ou ne montre aucun dos de mercenaire.`),
  noCommando: () => no('ORC-BAT-3', 'Le commando gobelin n’est pas dans votre main.'),
  commandoSelf: () => no('ORC-BAT-3', 'Le commando frappe un adversaire, pas votre propre armée.'),
  noSuchBack: (target: Seat, back: Back) => no('ORC-BAT-3', `${nameOf(target)} n’a engagé aucune carte au dos ${BACK_NAMES[back]}.`),

  noMachine: () => no('ORC-BAT-8', 'La machine volante n’est pas dans votre main.'),
  flyingForEngaged: (idle: number) =>
    no(
      'ORC-L-4',
      `${idle > 1 ? `Vos ${idle} gobelins sont déjà engagés` : 'Votre gobelin est déjà engagé'} : selon nous la machine volante en veut un qu’on joigne de sa main.`,
    ),
  flyingAlone: () => no('ORC-BAT-8', 'La machine volante ne se joue pas seule : joignez-y au moins un gobelin de votre main.'),
  noPassenger: (card: CardId, has: number, wanted: number) =>
    no('ORC-BAT-8', `Vous avez ${has} ${has > 1 ? CARD_NAMES[card].many : CARD_NAMES[card].one} en main, et vous en embarquez ${wanted}.`),
  commandoNoGoblin: () => no('ORC-L-30', 'Selon nous le commando ne sert pas de gobelin : il n’embarque pas.'),
  flyingToNobody: (people: People) =>
    no('ORC-L-14', `Vous n’avez engagé aucune carte des ${PEOPLE_NAMES[people]} : à votre table, aucun renfort sans elles.`),
} as const;
