/** Moves of the learner, seat 0, written short; and what a lesson asks of a position. */
import { nowIn, prepared, type Run } from '#engine/practice/lesson.ts';
import type { PlaceId, TerritoryId } from '#engine/zargos/data/board-types.ts';
import type { CardId } from '#engine/zargos/data/cards.ts';
import { endsOf, foreseen } from '#engine/zargos/game/foreseen.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, State, Target } from '#engine/zargos/game/types.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { ZARGOS_PUZZLES } from '#engine/zargos/puzzles.ts';
import type { People } from '#engine/zargos/types.ts';

type Carrier = MoveOf<'attack'>['card'];

const going =
  (kind: 'attack' | 'march') =>
  (people: People, from: PlaceId, to: PlaceId, pawns: number, card: Carrier = null): Move => ({
    kind,
    seat: 0,
    people,
    from,
    to,
    pawns,
    card,
  });

export const attack = going('attack');
export const march = going('march');

export const fight = (at: TerritoryId): Move => ({ kind: 'fight', seat: 0, at });

export const play = (card: CardId, target: Target = {}, seat = 0): Move => ({ kind: 'card', seat, card, target });

export const DONE: Move = { kind: 'done', seat: 0 };

export const PASS: Move = { kind: 'pass', seat: 0 };

/** Who holds a place. */
export const holderAt = (state: State, place: TerritoryId): People | null =>
  state.owners[numberOf(tablesFor(state.options), place)] ?? null;

export const pawnsAt = (state: State, place: PlaceId): number => state.pawns[numberOf(tablesFor(state.options), place)] ?? 0;

/** Pawns that the learner sent against a place and that wait for its fight. */
export function sentTo({ options, turn }: State, place: TerritoryId): number {
  const at = numberOf(tablesFor(options), place);
  return turn?.attacks.find((one) => one.at === at)?.groups.reduce((sum, { pawns }) => sum + pawns, 0) ?? 0;
}

/** The exact chance that an attack takes its place; undefined for other moves. */
export const chanceToTake = (state: State, move: Move): number | undefined =>
  move.kind === 'attack' ? ZARGOS_PUZZLES.valueOf(state, 0, { theme: 'attaque' }, move) : undefined;

/** The exact chance that the Moines hold the place in the end, by what they do with the throw that lies there. */
export const chanceToHold = (state: State, move: Move): number | undefined =>
  state.phase === 'hand' ? ZARGOS_PUZZLES.valueOf(state, 0, { theme: 'main' }, move) : undefined;

/** The exact chance that the defender keeps the place, by what he does before the fight. */
export function chanceToKeep(state: State, move: Move): number | undefined {
  const fight = foreseen(state, move, false);
  return fight && endsOf(fight.situations.map(oddsOf)).kept;
}

/** Attackers of the fights opened so far at a place, all groups together. */
export const foughtWith = ({ events }: Run<Zargos>, place: TerritoryId): number =>
  events.flat().reduce((sum, event) => (event.kind === 'opened' && event.at === place ? sum + event.pawns : sum), 0);

/** Whether nothing is left to attack with in this turn: fights were fought, or the attacks are over. */
export function isSpent(run: Run<Zargos>): boolean {
  const { phase, turn } = nowIn(run);
  if (phase !== 'attacks') return phase === 'reorganisation';
  return turn?.engaged === true && turn.attacks.length === 0 && turn.combat === null && !turn.peoples.includes('chevaliers');
}

/** Dice that make the learner's moves, played one after the other, end as wanted. */
export const withDice = (state: State, moves: readonly Move[], wanted: (state: State) => boolean): State =>
  prepared<Zargos>(ZARGOS, state, moves, (run) => wanted(nowIn(run)));
