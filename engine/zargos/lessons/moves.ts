/** Moves of the learner, seat 0, written short; and what a lesson asks of a position. */
import { nowIn, type PlayTask, prepared, type Run } from '../../practice/lesson.ts';
import type { KingdomId, PlaceId, TerritoryId } from '../data/board-types.ts';
import type { CardId } from '../data/cards.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import { pointsOf } from '../game/count.ts';
import { endsOf, foreseen } from '../game/foreseen.ts';
import { ZARGOS, type Zargos } from '../game/game.ts';
import { nameAt, numberOf, tablesFor } from '../game/table.ts';
import type { Move, MoveOf, State, Target } from '../game/types.ts';
import { oddsOf } from '../odds/fight.ts';
import { troop } from '../odds/fight-words.ts';
import { ZARGOS_PUZZLES } from '../puzzles.ts';
import type { People } from '../types.ts';

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

/** Of each start, the largest group that the learner may yet send to a place: with whatever goes there already, all that can still come. */
function largestTo(state: State, kind: 'attack' | 'march', place: PlaceId): ReadonlyMap<PlaceId, number> {
  const largest = new Map<PlaceId, number>();
  for (const move of ZARGOS.moves(state, 0))
    if (move.kind === kind && move.to === place) largest.set(move.from, Math.max(largest.get(move.from) ?? 0, move.pawns));
  return largest;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, one) => all + one, 0);

/** Starts from which a group may yet be sent against a place. */
export const startsAgainst = (state: State, place: TerritoryId): readonly PlaceId[] => [...largestTo(state, 'attack', place).keys()];

/** Starts of the groups sent against a place in this run. */
export const sentFrom = ({ events }: Run<Zargos>, place: TerritoryId): ReadonlySet<PlaceId> =>
  new Set(events.flat().flatMap((event) => (event.kind === 'attacked' && event.into === place ? [event.from] : [])));

/** Pawns of the learner's that may fight at a place in this turn, at most: none any more where the attacks are over, no end to them while the fight is on. */
export function mostAgainst(state: State, place: TerritoryId): number {
  const isOn = state.turn?.combat?.at === numberOf(tablesFor(state.options), place);
  return isOn ? Number.POSITIVE_INFINITY : sentTo(state, place) + sum(largestTo(state, 'attack', place).values());
}

/** Whether so few may still fight at a place in this turn. */
export const isBeyond =
  (place: TerritoryId, needed = 1) =>
  (run: Run<Zargos>): boolean =>
    mostAgainst(nowIn(run), place) < needed;

/** Pawns that may stand at a place when this reorganisation is over, at most. */
export function mostGathered(state: State, place: PlaceId): number {
  const { phase, turn } = state;
  const there = pawnsAt(state, place);
  const [people] = turn?.peoples ?? [];
  if (phase !== 'reorganisation' || turn?.seat !== 0 || !people) return there;
  const groups = [...largestTo(state, 'march', place).values()];
  // Whoever flies, or goes under the mist, comes from everywhere; the others have two steps, and with both of them everything is open.
  if (turn.mist || people === 'ailes') return there + sum(groups);
  return turn.steps[people] === 0 ? Number.POSITIVE_INFINITY : there + Math.max(0, ...groups);
}

/** Moves enough for whoever sends his pawns one by one: what is lost is said by the lesson, not by their number. */
export const AMPLE = 40;

/** What others play where they are asked in the learner's turn: no call, no card, every die as it lies. */
const letGo = (state: State): Move => ({ kind: 'pass', seat: ZARGOS.toMove(state)[0] ?? 0 });

/** A turn to be played: the learner moves as often as he likes, the others let go what they are asked. */
export const OWN_TURN = { kind: 'play', seat: 0, most: AMPLE, others: letGo } as const;

/** The same with dice that make the solution end as is asked. A task that asks more says so in its own `isDone`. */
export const luckyTurn = (state: State, solution: PlayTask<Zargos>['solution'], isThere: (state: State) => boolean) =>
  ({
    ...OWN_TURN,
    state: withLuckyDice(state, solution, isThere),
    isPrepared: true,
    solution,
    isDone: (run: Run<Zargos>) => isThere(nowIn(run)),
  }) as const;

/** The same where a place is to be taken, by `least` pawns at least. Lost once so few may still come. */
export const luckyTaking = (state: State, place: TerritoryId, groups: readonly [Move, ...Move[]], least = 1) => {
  const [people] = state.peoples[0] ?? [];
  const isTaken = (now: State) => holderAt(now, place) === people;
  return {
    ...luckyTurn(state, [...groups, fight(place)], isTaken),
    isDone: (run: Run<Zargos>) => isTaken(nowIn(run)) && foughtWith(run, place) >= least,
    isLost: isBeyond(place, least),
  } as const;
};

/** Said after each of the learner's moves, as far as there is something to say. */
export const throughout = (word: (run: Run<Zargos>) => string | undefined) => Array.from({ length: AMPLE }, () => word);

/** Said as long as a group waits before a place. */
export const onceSent = (place: TerritoryId, text: string) => throughout((run) => (sentTo(nowIn(run), place) > 0 ? text : undefined));

/**
 * Why a place was not taken, once it cannot be any more. `most`: pawns that could have gone; `unfought`: what is said where it did not come to a fight.
 */
export function untaken(run: Run<Zargos>, place: TerritoryId, { most = 0, unfought }: { most?: number; unfought?: string } = {}): string {
  const now = nowIn(run);
  const tables = tablesFor(now.options);
  const name = nameAt(tables, numberOf(tables, place));
  const holder = holderAt(now, place);
  const fought = foughtWith(run, place);
  const holds = holder ? `${name} reste aux ${PEOPLE_NAMES[holder]}` : `${name} n’est à personne`;
  if (fought === 0) return unfought ?? `C’est permis, mais ${holds} : plus aucun groupe ne peut l’attaquer ce tour-ci.`;
  const could = fought < most ? ` ${most} pouvaient y aller.` : '';
  if (!holder) return `Tous y sont tombés, des deux côtés : ${holds}.${could}`;
  const [people] = now.turn?.peoples ?? [];
  const sent = people ? troop(fought, people) : `${fought}`;
  return `${sent} n’${fought > 1 ? 'ont' : 'a'} pas suffi : ${holds}.${could}`;
}

/** Who has a kingdom's card. */
export const kingdomCard = ({ options, kingdoms }: State, kingdom: KingdomId): People | null =>
  kingdoms[tablesFor(options).kingdoms.indexOf(kingdom)] ?? null;

/** Points that a people would have more (fewer: below 0) if a place changed hands. */
export function pointsBy(state: State, people: People, place: TerritoryId, holder: People): number {
  const at = numberOf(tablesFor(state.options), place);
  const owners = state.owners.map((owner, one) => (one === at ? holder : owner));
  return pointsOf({ ...state, owners }, people) - pointsOf(state, people);
}

/** Dice that make the learner's moves, played one after the other, end as wanted. */
export const withLuckyDice = (state: State, moves: readonly Move[], wanted: (state: State) => boolean): State =>
  prepared<Zargos>(ZARGOS, state, moves, (run) => wanted(nowIn(run)));
