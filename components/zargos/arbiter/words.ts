/** How the arbiter speaks of Zargos: who is to do what, what a move is called, how a position is told. */
import { counted, together, upperFirst } from '#engine/core/french.ts';
import { idOf } from '#engine/zargos/board/tables.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { stockOf } from '#engine/zargos/game/reinforcements.ts';
import { STEPS } from '#engine/zargos/game/reorganisation.ts';
import { contradictions } from '#engine/zargos/game/state/contradictions.ts';
import { nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import type { Effect, Move, MoveOf, Seat, State, Turn } from '#engine/zargos/game/types.ts';
import { cardsName, fromPlace, phaseName, placeIn, seatName, seatsTogether, targetName } from '#engine/zargos/game/words.ts';
import { readingsOf } from '#engine/zargos/options.ts';
import type { People } from '#engine/zargos/types.ts';
import { pawnsText } from '../play/words.ts';

/** « Les Moines », « Le joueur 2 ». */
export const whoIs = (state: State, seat: Seat): string => upperFirst(seatName(state, seat));

/** « Attaques des Moines : aux Moines d’agir. » */
export function moment(state: State): string {
  const name = phaseName(state);
  if (state.phase === 'over') return `${name}.`;
  const seats = contradictions(state).length > 0 ? [] : ZARGOS.toMove(state);
  const fights = state.phase === 'attacks' ? (state.turn?.attacks.length ?? 0) : 0;
  const left = fights > 0 ? ` (${counted(fights, 'combat à livrer', 'combats à livrer')})` : '';
  const buys = state.phase === 'reinforcements' ? ` (${counted(state.purses[0]?.points ?? 0, 'point')} à dépenser)` : '';
  return seats.length === 0
    ? `${name}${buys}${left}.`
    : `${name}${buys}${left} : ${seatsTogether(seats.map((seat) => seatName(state, seat, 'aux')))} d’agir.`;
}

/** « 3 pions à Akilon et 1 pion à Kahil-est » */
function pawnsAt(state: State, counts: readonly number[]): string {
  const tables = tablesFor(state.options);
  return together(counts.flatMap((count, place) => (count > 0 ? [`${pawnsText(count)} à ${placeIn(tables, idOf(tables, place))}`] : [])));
}

const listed = (title: string, list: string): string => (list === '' ? '' : `${title} : ${list}.`);

/** Whether fights have begun: only Chevaliers still set out then (ZAR-COM-1, ZAR-CHE-1). */
function begunTold({ engaged, attacks }: Turn): string {
  if (!engaged) return 'Aucun combat n’a commencé.';
  return attacks.length > 0 ? 'Les combats ont commencé.' : 'Les combats ont commencé, et aucun ne reste à livrer.';
}

/** Steps taken, and whether they count (ZAR-REO-1, ZAR-BRUME). */
const marchedTold = ({ peoples, steps, mist }: Turn): readonly string[] => [
  ...peoples.map((people) => `Les ${PEOPLE_NAMES[people]} ont fait ${steps[people]} pas sur ${STEPS}.`),
  mist ? 'Le Vent de Brume est en vigueur.' : '',
];

/** Who fights whom, and who has played a Vent de Guerre. */
function fightTold({ combat }: Turn): readonly string[] {
  if (!combat) return [];
  const { people, defender, fight, winds } = combat;
  const against = defender === 'demons' ? 'les démons' : `${pawnsText(fight.pawns.defender)} des ${PEOPLE_NAMES[defender]}`;
  const played = [...(winds.attacker ? ['l’attaquant'] : []), ...(winds.defender ? ['le défenseur'] : [])];
  return [
    `${pawnsText(fight.pawns.attacker)} des ${PEOPLE_NAMES[people]} contre ${against}.`,
    listed('Vent de Guerre déjà joué par', together(played)),
  ];
}

/** What the box still sells to who buys now (ZAR-L-5). */
function boxTold(state: State): readonly string[] {
  const [purse] = state.purses;
  if (!purse || readingsOf(state.options)['ZAR-L-5'] === 'non') return [];
  const { pawns, boats } = stockOf(state, purse.people);
  return [
    `La boîte garde ${counted(pawns, 'point')} de pions des ${PEOPLE_NAMES[purse.people]} et ${counted(boats, 'bateau', 'bateaux')}.`,
  ];
}

function soFar(state: State): readonly string[] {
  const { phase, turn } = state;
  if (phase === 'reinforcements') return boxTold(state);
  if (!turn) return [];
  if (phase === 'attacks') return [begunTold(turn)];
  if (phase === 'winds') return fightTold(turn);
  return phase === 'reorganisation' ? marchedTold(turn) : [];
}

/** Whose moment it is, and what was done before it that a verdict may hang on: « Attaques des Moines : aux Moines d’agir. Les combats ont commencé. » */
export const momentWith = (state: State): string => [moment(state), ...soFar(state)].filter(Boolean).join(' ');

const DONE: Partial<Record<State['phase'], string>> = {
  attacks: 'finissent leurs attaques',
  reorganisation: 'finissent leur tour',
  reinforcements: 'n’achètent plus rien',
  placement: 'ont fini de placer leurs pions',
  trade: 'ont fini d’échanger',
};

const PASS: Partial<Record<State['phase'], string>> = {
  red: 'ne jouent pas de carte rouge',
  illusion: 'ne répondent pas',
  winds: 'ne jouent pas de Vent de Guerre',
  call: 'n’appellent personne',
  hand: 'laissent les dés',
};

function groupText(state: State, { people, from, to, pawns, card }: MoveOf<'attack'> | MoveOf<'march'>, verb: string): string {
  const tables = tablesFor(state.options);
  const by = card ? `, par ${cardOf(card).the}` : '';
  return `${upperFirst(`les ${PEOPLE_NAMES[people]}`)} ${verb} ${placeIn(tables, to)} depuis ${placeIn(tables, from)}, avec ${pawnsText(pawns)}${by}`;
}

/** Whether the people of a move is all that its seat leads: the seat is called by it already. */
function isOnly({ peoples }: State, { seat, people }: { readonly seat: Seat; readonly people: People }): boolean {
  const led = peoples[seat] ?? [];
  return led.length === 1 && led[0] === people;
}

export function say(move: Move, state: State): string {
  const tables = tablesFor(state.options);
  const who = whoIs(state, move.seat);
  switch (move.kind) {
    case 'choose':
      return `${who} ${(state.peoples[move.seat] ?? []).length > 0 ? 'choisissent' : 'choisit'} les ${PEOPLE_NAMES[move.people]}`;
    case 'take':
      return `${who} prennent ${move.pile === 'green' ? 'une carte verte' : 'des cartes bleues'}`;
    case 'plant':
      return `${who} installent les ${PEOPLE_NAMES[move.people]} à ${placeIn(tables, move.at)}`;
    case 'grant':
      return `${who} donnent un ${move.card} aux ${PEOPLE_NAMES[move.people]}`;
    case 'reinforce': {
      const whose = isOnly(state, move) ? '' : ` des ${PEOPLE_NAMES[move.people]}`;
      const where = `${pawnsText(move.pawns)}${whose} à ${placeIn(tables, move.at)}`;
      return `${who} ${state.phase === 'reinforcements' ? 'achètent et posent' : 'posent'} ${where}`;
    }
    case 'boats':
      return `${who} achètent ${counted(move.count, 'bateau', 'bateaux')}${isOnly(state, move) ? '' : ` pour les ${PEOPLE_NAMES[move.people]}`}`;
    case 'offer':
      return `${who} proposent ${cardsName(tables, move.give)} contre ${cardsName(tables, move.want)}`;
    case 'accept':
      return `${who} acceptent l’offre n° ${move.offer}`;
    case 'refuse':
      return `${who} refusent l’offre n° ${move.offer}`;
    case 'withdraw':
      return `${who} retirent l’offre n° ${move.offer}`;
    case 'card': {
      const target = targetName(tables, move.target);
      return `${who} jouent ${cardOf(move.card).the}${target ? ` sur ${target}` : ''}`;
    }
    case 'pass':
      return `${who} ${PASS[state.phase] ?? 'passent'}`;
    case 'flee':
      return `${who} mènent leurs Dragons chassés à ${placeIn(tables, move.to)}`;
    case 'attack':
      return groupText(state, move, 'attaquent');
    case 'march':
      return groupText(state, move, 'marchent vers');
    case 'fight':
      return `${who} livrent le combat à ${placeIn(tables, move.at)}`;
    case 'call':
      return `${who} appellent ${pawnsText(move.pawns)} ${fromPlace(tables, move.from)}`;
    case 'reroll':
      return `${who} font relancer ${move.die === 0 ? 'le premier dé' : `le ${move.die + 1}e dé`}`;
    case 'discard':
      return `${who} remettent ${cardOf(move.card).the} sous la pile`;
    case 'done':
      return `${who} ${DONE[state.phase] ?? 'ont fini'}`;
  }
}

/** « le Vent de Glace sur le royaume d’Ohms » */
export function effectText({ options }: Pick<State, 'options'>, { card, target }: Pick<Effect, 'card' | 'target'>): string {
  const on = targetName(tablesFor(options), target);
  return `${cardOf(card).the}${on ? ` sur ${on}` : ''}`;
}

/** « Moines : Oz 4, Ohms 2 ; 1 bateau » */
function peopleTold(state: State, people: People, places?: readonly string[]): string {
  const tables = tablesFor(state.options);
  const held = state.pawns.flatMap((count, place) => {
    const owner = place < tables.territories ? state.owners[place] : count > 0 ? 'dragons' : null;
    const isTold = places === undefined || places.includes(idOf(tables, place));
    return isTold && owner === people ? [`${nameAt(tables, place)} ${count}`] : [];
  });
  const boats = state.boats[people];
  return `${PEOPLE_NAMES[people]} : ${held.length > 0 ? held.join(', ') : 'nulle part'}${boats > 0 ? `, ${counted(boats, 'bateau', 'bateaux')}` : ''}`;
}

/** Of the attacks, whom the Chevaliers have struck and which of them have fought: nobody else sets out after a fight (ZAR-CHE-1). */
function struckTold(state: State, { peoples, struck, attacks, came }: Turn): readonly string[] {
  if (!peoples.includes('chevaliers')) return [];
  const done = struck.filter((place) => attacks.every(({ at }) => at !== place)).map((place) => nameAt(tablesFor(state.options), place));
  return [
    listed('Déjà attaqués par les Chevaliers ce tour-ci', together([...new Set(done)])),
    listed('Arrivés ce tour-ci', pawnsAt(state, came)),
  ];
}

/** Of the reorganisation, pawns that do not leave again, and those that leave on foot alone (ZAR-AIL-3, ZAR-L-46). */
function movedTold(state: State, { came, moved, landed }: Turn): readonly string[] {
  const others = moved.map((count, place) => (count > (landed[place] ?? 0) ? count : 0));
  return [
    readingsOf(state.options)['ZAR-L-51'] === 'non' ? listed('Arrivés ce tour-ci', pawnsAt(state, came)) : '',
    listed('Déjà déplacés par la réorganisation', pawnsAt(state, others)),
    listed('Ne repartent plus de ce tour', pawnsAt(state, landed)),
  ];
}

function alreadyTold(state: State): readonly string[] {
  const { phase, turn } = state;
  if (!turn) return [];
  if (phase === 'attacks') return struckTold(state, turn);
  return phase === 'reorganisation' ? movedTold(state, turn) : [];
}

/** What the map does not show, but whose moment it is; `eyes`: whose hand alone is told, everybody's where it is left out. Empty where there is nothing. */
function beside(state: State, eyes?: Seat): string {
  const { options, hands, master, effects, turn, laid, played } = state;
  const tables = tablesFor(options);
  const cards = hands.flatMap((hand, seat) =>
    hand.length > 0 && (eyes === undefined || eyes === seat) ? [`${seatName(state, seat)} : ${cardsName(tables, hand)}`] : [],
  );
  const attacks = (turn?.attacks ?? []).map(({ at, people, groups }) => {
    const count = groups.reduce((sum, { pawns }) => sum + pawns, 0);
    return `${pawnsText(count)} des ${PEOPLE_NAMES[people]} devant ${placeIn(tables, tables.ids[at] ?? idOf(tables, at))}`;
  });
  return [
    attacks.length === 0 ? '' : `En marche : ${together(attacks)}.`,
    ...alreadyTold(state),
    cards.length === 0 ? '' : `En main, ${cards.join(' ; ')}.`,
    laid ? `Vient d’être jouée : ${effectText(state, laid)}, par ${seatName(state, laid.by)}.` : '',
    played.length === 0 || turn === null
      ? ''
      : `Déjà jouées avant ce tour : ${together(played.map((one) => `${effectText(state, one)} (${seatName(state, one.by)})`))}.`,
    effects.length === 0 ? '' : `En vigueur : ${together(effects.map((effect) => effectText(state, effect)))}.`,
    master === null ? '' : `${whoIs(state, master)} ont la maîtrise des Vents.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the map does not show, in a few sentences; `eyes`: whose hand alone is told, everybody's where it is left out. */
const around = (state: State, eyes?: Seat): string => [beside(state, eyes), momentWith(state)].filter(Boolean).join(' ');

/** The position in a few sentences. */
export function summary(state: State): string {
  const stands = state.order.map((people) => peopleTold(state, people)).join(' ; ');
  return `${stands === '' ? '' : `${stands}. `}${around(state)}`;
}

/** What stands on these places, then `around` as `eyes` see it. */
export function summaryAt(state: State, eyes: Seat, places: readonly string[] | undefined): string {
  const stands = state.order.map((people) => peopleTold(state, people, places)).filter((told) => !told.endsWith(': nulle part'));
  return `${stands.length === 0 ? '' : `${stands.join(' ; ')}. `}${around(state, eyes)}`;
}

/** What who plays knows beside the map, but whose moment it is: the boats of his peoples, his own hand, what was played. */
export function known(state: State, eyes: Seat): string {
  const boats = (state.peoples[eyes] ?? []).map(
    (people) =>
      `${state.boats[people] === 0 ? 'aucun bateau' : counted(state.boats[people], 'bateau', 'bateaux')} pour les ${PEOPLE_NAMES[people]}`,
  );
  return `${upperFirst(together(boats))}. ${beside(state, eyes)}`.trim();
}
