/** Zargos, for « Est-ce légal ? »: attacks, marches, purchases, and every card of magic in its windows. */
import { type Dice, oneOf, shuffled } from '../core/dice.ts';
import { countsApart, type ValuesApart } from '../practice/apart.ts';
import { type Practice, practiceOf } from '../practice/quiz.ts';
import { during } from '../practice/turns.ts';
import { type BoardTables, isSea, placeOf, stepsBetween } from './board/tables.ts';
import type { PlaceId } from './data/board-types.ts';
import { type CardId, cardOf, isGreen } from './data/cards.ts';
import { ZARGOS, type Zargos } from './game/game.ts';
import { idOf, tablesFor } from './game/table.ts';
import type { Move, Phase, Seat, State, Target } from './game/types.ts';
import type { RuleId } from './ids.ts';
import type { People } from './types.ts';

const ASKED: readonly Phase[] = ['attacks', 'reorganisation', 'reinforcements'];
/** Windows in which cards are played: asked about where its player has some. */
const WINDOWS: readonly Phase[] = ['red', 'illusion', 'winds'];
const CARRIERS = ['vent-de-terre', 'vent-d-ailleurs'] as const;

/** Places that groups leave, and that each is sent to, at most. */
const MOST_STARTS = 4;
const MOST_ENDS = 6;
/** Land steps to what is still taken for near. */
const NEAR = 2;
/** Points of a pawn, and of a boat (ZAR-REN-1). */
const PAWN = 2;
const BOAT = 5;

const placesOf = ({ owners, pawns }: State, people: People): readonly number[] =>
  pawns.flatMap((count, place) => (count > 0 && (place < owners.length ? owners[place] === people : people === 'dragons') ? [place] : []));

/** What is near on foot, over the sea beside, or under the wings. */
function nearTo(tables: BoardTables, from: number): readonly number[] {
  const all = Array.from({ length: tables.ids.length }, (_, place) => place).filter((place) => place !== from);
  if (isSea(tables, from)) return [...(tables.coasts[from] ?? []), ...(tables.sea[from] ?? [])];
  const cells = tables.seas[from] ?? [];
  return all.filter((place) =>
    isSea(tables, place)
      ? cells.includes(place)
      : stepsBetween(tables, from, place) <= NEAR || (tables.seas[place] ?? []).some((cell) => cells.includes(cell)),
  );
}

/** A pawn, all but one, all: what may leave, and what may not. */
const sizes = (count: number): readonly number[] => [...new Set([1, count - 1, count])].filter((pawns) => pawns > 0);

/** Rules in the order in which a move of each kind is judged, after some that never refuse one. */
const STAGES: Readonly<Record<string, readonly (readonly RuleId[])[]>> = {
  attack: [['ZAR-REO-2', 'ZAR-ATT-5'], ['ZAR-ATT-6'], ['ZAR-COM-1'], ['ZAR-CHE-1']],
  march: [
    ['ZAR-ATT-6', 'ZAR-COM-1', 'ZAR-CHE-1', 'ZAR-REN-2'],
    [
      'ZAR-REO-2',
      'ZAR-ATT-5',
      'ZAR-DRA-1',
      'ZAR-REO-4',
      'ZAR-L-38',
      'ZAR-GLACE',
      'ZAR-L-28',
      'ZAR-RAZ',
      'ZAR-L-52',
      'ZAR-L-19',
      'ZAR-BRUME',
    ],
    ['ZAR-REO-1'],
    ['ZAR-AIL-3', 'ZAR-L-46'],
  ],
  reinforce: [
    ['ZAR-ATT-5', 'ZAR-MER-1', 'ZAR-REO-1'],
    ['ZAR-REN-2', 'ZAR-DRA-3'],
    ['ZAR-REN-1', 'ZAR-L-5'],
  ],
  boats: [['ZAR-MER-1', 'ZAR-REN-2', 'ZAR-REO-4']],
  discard: [['ZAR-MAG-4', 'ZAR-MAG-5', 'ZAR-MAG-6', 'ZAR-MAG-11']],
};

/** What a card is not refused by: what is said of the other colour, a second one where there is none, an answer where there is nothing to answer. */
function cardStages({ phase, played, turn }: State, card: CardId): readonly (readonly RuleId[])[] {
  const isFirst = turn?.combat === null && !turn.mist && played.every((one) => one.card !== card);
  const others: readonly RuleId[] = isGreen(card) ? ['ZAR-MAG-4', 'ZAR-MAG-9', 'ZAR-MAG-10'] : ['ZAR-MAG-5', 'ZAR-MAG-11', 'ZAR-GUERRE'];
  return [
    [
      ...others,
      ...(isFirst ? (['ZAR-MAG-6'] as const) : []),
      ...(phase === 'illusion' || card === 'vent-d-illusion' ? [] : (['ZAR-ILLUSION'] as const)),
    ],
  ];
}

const stages = (state: State, move: Move): readonly (readonly RuleId[])[] =>
  move.kind === 'card' ? cardStages(state, move.card) : (STAGES[move.kind] ?? []);

function groups(kind: 'attack' | 'march', state: State, seat: Seat, dice: Dice): readonly Move[] {
  const tables = tablesFor(state.options);
  const carriers = [null, ...CARRIERS.filter((card) => state.hands[seat]?.includes(card))];
  return (state.turn?.peoples ?? []).flatMap((people) =>
    shuffled(placesOf(state, people), dice)
      .slice(0, MOST_STARTS)
      .flatMap((from) =>
        shuffled(nearTo(tables, from), dice)
          .slice(0, MOST_ENDS)
          .flatMap((to) =>
            sizes(state.pawns[from] ?? 0).map(
              (pawns): Move => ({ kind, seat, people, from: idOf(tables, from), to: idOf(tables, to), pawns, card: oneOf(carriers, dice) }),
            ),
          ),
      ),
  );
}

/** One too many, one enough; at home and elsewhere. */
function purchases(state: State, seat: Seat, dice: Dice): readonly Move[] {
  const [purse] = state.purses;
  if (!purse) return [];
  const tables = tablesFor(state.options);
  const { people, points } = purse;
  const anywhere = shuffled(tables.ids, dice).slice(0, MOST_ENDS);
  const mine = shuffled(placesOf(state, people), dice)
    .slice(0, MOST_ENDS)
    .map((place): PlaceId => idOf(tables, place));
  const pawns = Math.floor(points / PAWN);
  const boats = Math.floor(points / BOAT);
  return [
    ...[...mine, ...anywhere].flatMap((at) =>
      [pawns, pawns + 1].filter((count) => count > 0).map((count): Move => ({ kind: 'reinforce', seat, people, at, pawns: count })),
    ),
    ...[boats, boats + 1].filter((count) => count > 0).map((count): Move => ({ kind: 'boats', seat, people, count })),
  ];
}

/** Targets of each card that are tried. */
const MOST_TARGETS = 3;
const NOTHING: Target = {};

/** What cards may be aimed at, one of each, and what the same card was aimed at before. */
function targets(state: State, card: CardId, dice: Dice): readonly Target[] {
  const tables = tablesFor(state.options);
  const { seas } = tables.board;
  const before = state.played.filter((one) => one.card === card).map(({ target }) => target);
  const cells = shuffled(seas, dice).slice(0, MOST_TARGETS);
  switch (cardOf(card).target) {
    case 'kingdom':
      return [...before, ...shuffled(tables.kingdoms, dice).map((kingdom) => ({ kingdom }))].slice(0, MOST_TARGETS);
    case 'sea-pair':
      return [
        ...before,
        ...cells.flatMap(({ id, seas: beside }) => (beside[0] ? [{ seas: [id, beside[0]] }] : [])),
        ...cells.flatMap(({ id }, at) => (cells[at + 1] ? [{ seas: [id, cells[at + 1]?.id ?? id] }] : [])),
      ];
    case 'place':
      return [...before, ...state.pawns.flatMap((count, place) => (count > 0 ? [{ place: idOf(tables, place) }] : []))].slice(
        0,
        MOST_TARGETS,
      );
    default:
      return [NOTHING];
  }
}

/** Each card of the hand, in its moment or not, and each put back under the pile. */
function magic(state: State, seat: Seat, dice: Dice): readonly Move[] {
  return [...new Set(state.hands[seat])].flatMap((card): readonly Move[] => {
    const aimed = card === 'vent-d-illusion' && state.laid ? state.laid.card : card;
    const plays = targets(state, aimed, dice).map((target): Move => ({ kind: 'card', seat, card, target }));
    return state.phase === 'red' ? [...plays, { kind: 'discard', seat, card }] : plays;
  });
}

function near(state: State, seat: Seat, dice: Dice): readonly Move[] {
  switch (state.phase) {
    case 'red':
    case 'illusion':
    case 'winds':
      return magic(state, seat, dice);
    case 'attacks':
      return groups('attack', state, seat, dice);
    case 'reorganisation':
      return [...groups('march', state, seat, dice), ...magic(state, seat, dice)];
    case 'reinforcements':
      return purchases(state, seat, dice);
    default:
      return [];
  }
}

/** A place is near to those it touches, a people or a card to none. */
const valuesApart = (state: State): ValuesApart => {
  const tables = tablesFor(state.options);
  return (a, b) => {
    if (typeof a !== 'string' || typeof b !== 'string' || a === b) return countsApart(a, b);
    const [one, other] = [placeOf(tables, a as PlaceId), placeOf(tables, b as PlaceId)];
    if (one === undefined || other === undefined) return 1;
    const touching = [tables.land[one], tables.seas[one], tables.coasts[one], tables.sea[one]];
    return touching.some((places) => places?.includes(other)) ? 1 : 2;
  };
};

/** Marches of Ailés that may still be told in two ways are not seen in a position (ZAR-AIL-3, ZAR-REO-3): nothing is asked after them. */
const isSeenWhole = ({ turn }: State): boolean => !turn?.trips?.some(({ mayStep }) => mayStep);

export const ZARGOS_PRACTICE: Practice<Zargos> = practiceOf({
  game: ZARGOS,
  options: (dice) => ({ seats: oneOf([4, 5, 6], dice), each: 1, opening: 'rapide', offers: 0, options: {}, board: null }),
  kinds: {
    attack: during('attacks'),
    march: during('reorganisation'),
    reinforce: during('reinforcements'),
    boats: during('reinforcements'),
    card: during('red', 'illusion', 'winds', 'reorganisation'),
    discard: during('red'),
  },
  near,
  stages,
  valuesApart,
  isAsked: (state, dice) =>
    (ASKED.includes(state.phase) && dice.roll(2) === 1 && isSeenWhole(state)) ||
    (WINDOWS.includes(state.phase) && (state.hands[state.asked[0] ?? 0]?.length ?? 0) > 0),
});
