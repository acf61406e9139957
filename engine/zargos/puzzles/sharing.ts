/**
 * Pawns of one place for two fights: `combien` go to take a neighbour, the others holding the place they leave against another neighbour; `partage`: how many
 * go to each of two neighbours, one pawn staying. Both fights must end well, and neither weighs on the other.
 */
import { placeOf } from '../board/tables.ts';
import { ZARGOS } from '../game/game.ts';
import { ringOf } from '../game/situation.ts';
import { tablesFor } from '../game/table.ts';
import type { Move, MoveOf, Seat, State } from '../game/types.ts';
import { demonDice } from '../rules/demons.ts';
import { type Clash, type ClashQuestion, callers, chanceOfAll, foeAt, isCalm, isFresh } from './clash.ts';

type Attacking = MoveOf<'attack'>;

/** Fewer leave too few answers; more, and each counts for little. */
const LEAST = 6;
const MOST = 16;

/** Attacks by land on a neighbour, without card, call or people of one's own there: the largest group of each. */
function borderAttacks(state: State, seat: Seat): readonly Attacking[] {
  const tables = tablesFor(state.options);
  return ZARGOS.moves(state, seat).filter((move): move is Attacking => {
    if (move.kind !== 'attack' || move.card !== null) return false;
    const [from, at] = [placeOf(tables, move.from) ?? -1, placeOf(tables, move.to) ?? -1];
    const stands = state.pawns[from] ?? 0;
    if (stands < LEAST || stands > MOST || move.pawns !== stands - 1 || !tables.land[from]?.includes(at)) return false;
    return defenderAt(state, seat, at) !== undefined;
  });
}

/** Who waits there and fights by himself: another player's people that calls nobody, or demons. */
function defenderAt(state: State, seat: Seat, at: number): Clash['defender'] | undefined {
  const foe = foeAt(state, seat, at);
  if (foe) return callers(state, at).length > 0 ? undefined : foe;
  const ring = state.owners[at] === null ? ringOf(state.options, at) : undefined;
  return ring !== undefined && demonDice(ring, false, state.master === seat) > 0 ? 'demons' : undefined;
}

/** The fight of an attack with so many pawns. */
const taking = (state: State, seat: Seat, { people }: Attacking, at: number, pawns: number): Clash => ({
  at,
  people,
  pawns,
  defender: defenderAt(state, seat, at) ?? 'demons',
  defenders: state.pawns[at] ?? 0,
  warWind: false,
  hoped: 'taken',
});

/** Every size of the largest group of an attack, `spare` pawns kept from it. */
function sizesOf(state: State, seat: Seat, [from, to]: readonly string[], spare: number): readonly Move[] {
  const whole = borderAttacks(state, seat).find((move) => move.from === from && move.to === to);
  return whole ? Array.from({ length: whole.pawns - spare }, (_, less) => ({ ...whole, pawns: less + 1 })) : [];
}

const isAsked = (state: State): boolean => isFresh(state) && isCalm(state);

/** The neighbour of a place that another player holds with most pawns, `but` left out. */
function threatTo(state: State, seat: Seat, place: number, but: number): number | undefined {
  const { land } = tablesFor(state.options);
  const near = (land[place] ?? []).filter((at) => at !== but && foeAt(state, seat, at) !== undefined && (state.pawns[at] ?? 0) > 2);
  return near.toSorted((a, b) => (state.pawns[b] ?? 0) - (state.pawns[a] ?? 0))[0];
}

/** `places`: where they leave, whom they attack, and the neighbour that attacks the place they left, with all its pawns but one. */
export const HOW_MANY: ClashQuestion = {
  asks(state, seat) {
    if (!isAsked(state)) return [];
    const tables = tablesFor(state.options);
    return borderAttacks(state, seat).flatMap(({ from, to }) => {
      const place = placeOf(tables, from) ?? -1;
      const threat = callers(state, place).length > 0 ? undefined : threatTo(state, seat, place, placeOf(tables, to) ?? -1);
      return threat === undefined ? [] : [[from, to, tables.ids[threat] ?? '']];
    });
  },
  choices: (state, seat, places) => sizesOf(state, seat, places, 0),
  clashesOf(state, seat, [, , threat = ''], move) {
    if (move.kind !== 'attack') return [];
    const tables = tablesFor(state.options);
    const [from, at, foe] = [placeOf(tables, move.from), placeOf(tables, move.to), placeOf(tables, threat)];
    const people = foe === undefined ? undefined : foeAt(state, seat, foe);
    if (from === undefined || at === undefined || foe === undefined || !people) return [];
    const home: Clash = {
      at: from,
      people,
      pawns: (state.pawns[foe] ?? 0) - 1,
      defender: move.people,
      defenders: (state.pawns[from] ?? 0) - move.pawns,
      warWind: false,
      hoped: 'held',
    };
    return [taking(state, seat, move, at, move.pawns), home];
  },
  valueOf: (state, seat, places, move) => chanceOfAll(state, HOW_MANY.clashesOf(state, seat, places, move)),
};

/** Who takes the Forbidden City meets no demons any more (ZAR-ZRG-7): then the second fight would hang on the first. */
function isApart(state: State, seat: Seat, targets: readonly string[]): boolean {
  const places = targets.flatMap((id) => placeOf(tablesFor(state.options), id) ?? []);
  const isCity = places.some((at) => ringOf(state.options, at) === 'city');
  return !isCity || places.every((at) => ringOf(state.options, at) === 'city' || defenderAt(state, seat, at) !== 'demons');
}

/** `places`: where they leave, and the two places that they attack; all but one leave. Not of Chevaliers, who need not choose before they have fought. */
export const SHARE: ClashQuestion = {
  asks(state, seat) {
    if (!isAsked(state)) return [];
    const attacks = borderAttacks(state, seat).filter(({ people }) => people !== 'chevaliers');
    const isPair = (one: Attacking, other: Attacking): boolean => other.from === one.from && isApart(state, seat, [one.to, other.to]);
    return attacks.flatMap((one, index) =>
      attacks.slice(index + 1).flatMap((other) => (isPair(one, other) ? [[one.from, one.to, other.to]] : [])),
    );
  },
  choices: (state, seat, places) => sizesOf(state, seat, places, 1),
  clashesOf(state, seat, [, , second = ''], move) {
    if (move.kind !== 'attack') return [];
    const tables = tablesFor(state.options);
    const [from, at, other] = [placeOf(tables, move.from), placeOf(tables, move.to), placeOf(tables, second)];
    if (from === undefined || at === undefined || other === undefined) return [];
    const rest = (state.pawns[from] ?? 0) - 1 - move.pawns;
    return [taking(state, seat, move, at, move.pawns), taking(state, seat, move, other, rest)];
  },
  valueOf: (state, seat, places, move) => chanceOfAll(state, SHARE.clashesOf(state, seat, places, move)),
};
