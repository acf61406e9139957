/**
 * « Le meilleur coup » of Gran: exact chances of one's own next turns, over every way and every dragon. The pile is known as a multiset (GRA-MAT-2 less what
 * was seen), so that a duel is a sum over its cards. Where more than one turn is looked at, nobody else moves: the question says so.
 */
import { diceFrom } from '../core/dice.ts';
import { distancesFrom, FAR } from '../core/graph.ts';
import { type RandomState, seeded } from '../core/random.ts';
import { type Ask, type Measures, SAME, type Valued } from '../practice/puzzle.ts';
import { idsOfKind, numberOf } from './board/tables.ts';
import { winningFaces } from './data/box.ts';
import { GRAN, type Gran } from './game.ts';
import { type Counts, countsWithout, FULL, nextCounts, sizeOf } from './odds/pile.ts';
import { readingsOf } from './options.ts';
import { endOf } from './rules/arrival.ts';
import { pieceOf, ringPoint } from './rules/pieces.ts';
import { colorOf, tablesFor } from './rules/table.ts';
import { FORCES, type Force, type Move, type PointId, type Seat, type State } from './types.ts';

/**
 * `anneau`: to end one of the next `turns` turns with the ring; `sceau`: to win a new seal in them; `garder`: to hold the ring when one's next turn begins,
 * the one opponent playing his best; `barrage`: that the next player does not take the ring, or does not bring it home, in his next `turns` turns. `turns` is 1 or 2.
 */
export const THEMES = ['anneau', 'sceau', 'garder', 'barrage'] as const;
export type Theme = (typeof THEMES)[number];

type Goal = 'anneau' | 'sceau';

/** A generator whose next die shows this face. */
function generatorOf(face: number): RandomState {
  for (let word = 1; ; word += 1) {
    const random = seeded(`${word}`);
    const state = random.state();
    if (diceFrom(random).roll(6) === face) return state;
  }
}

const WINNING = /* @__PURE__ */ generatorOf(6);
const LOSING = /* @__PURE__ */ generatorOf(1);

/** The pile in any order, `force` on top. */
function pileOf(counts: Counts, force: Force): readonly Force[] {
  const rest = FORCES.flatMap((one, at) => new Array<Force>((counts[at] ?? 0) - (one === force ? 1 : 0)).fill(one));
  return [force, ...rest];
}

interface End {
  readonly state: State;
  readonly chance: number;
}

/** What a legal move may lead to, with its chances. */
export function endsOf(state: State, move: Move): readonly End[] {
  const only = GRAN.step(state, move).state;
  if (only.random === state.random) return [{ state: only, chance: 1 }];
  const left = countsWithout(state.seen);
  const seen = sizeOf(left) > 0 ? state.seen : [];
  const counts = sizeOf(left) > 0 ? nextCounts(left, state.seen, 0, readingsOf(state.options)) : FULL;
  const total = 6 * sizeOf(counts);
  return FORCES.flatMap((force, at): readonly End[] => {
    const copies = counts[at] ?? 0;
    if (copies === 0) return [];
    const before = { ...state, seen, pile: pileOf(counts, force) };
    const wins = winningFaces(force);
    const end = (random: RandomState, faces: number): readonly End[] =>
      faces === 0 ? [] : [{ state: GRAN.step({ ...before, random }, move).state, chance: (copies * faces) / total }];
    return [...end(WINNING, wins), ...end(LOSING, 6 - wins)];
  });
}

const sealsOf = (state: State, seat: Seat): number => new Set(pieceOf(state.position, colorOf(state.options, seat)).seals).size;

const hasRing = ({ position, options }: State, seat: Seat): boolean =>
  'bearer' in position.ring && position.ring.bearer === colorOf(options, seat);

const isHeld = ({ position, options }: State, seat: Seat): boolean => pieceOf(position, colorOf(options, seat)).held;

/** The turn given to a seat, whoever's it is: nobody else moves. */
const given = (state: State, seat: Seat): State => ({ ...state, phase: 'walk', turn: seat, pending: [], left: [], bonus: false });

/** Without the stone in hand, where the sword lifted one. */
function unstoned(state: State): State {
  const stones = state.position.stones.filter((stone) => stone !== state.pending[0]);
  return { ...state, position: { ...state.position, stones } };
}

const keyOf = ({ position: { pieces, ring, stones }, phase, pending, left, bonus, seen }: State, turns: number, duels: number): string =>
  JSON.stringify([pieces, ring, stones, phase, pending, left, bonus, countsWithout(seen), turns, duels]);

/** Duels of one turn that are looked at: each won one may lead to another, without end. */
const MOST_DUELS = 1;

/** One question about one seat: chances found once are kept. */
class Race {
  readonly seat: Seat;
  readonly goal: Goal;
  readonly seals: number;
  /** What more duels in one turn are taken for: 0 gives no more than the chance, 1 no less. */
  readonly beyond: number;
  private readonly known = new Map<string, number>();
  constructor(state: State, seat: Seat, goal: Goal, beyond: number) {
    this.seat = seat;
    this.goal = goal;
    this.seals = sealsOf(state, seat);
    this.beyond = beyond;
  }

  /** The best chance of who is to choose; `turns`: this one included; `duels`: those of this turn. */
  best(state: State, turns: number, duels = 0): number {
    const key = keyOf(state, turns, duels);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    let best = 0;
    // A stone less never hurts who walks: no place for it can be better than none.
    const most = state.phase === 'stone' || state.phase === 'sword' ? this.unstoned(state, turns) : 1;
    for (const move of GRAN.moves(state, this.seat)) {
      best = Math.max(best, this.after(state, move, turns, duels));
      if (best > most - 1e-12) break;
    }
    this.known.set(key, best);
    return best;
  }

  after(state: State, move: Move, turns: number, duels = 0): number {
    const ends = endsOf(state, move);
    const fought = duels + (ends.length > 1 ? 1 : 0);
    if (fought > MOST_DUELS) return this.beyond;
    let sum = 0;
    for (const { state: next, chance } of ends) sum += chance * this.worth(next, turns, fought);
    return sum;
  }

  private worth(state: State, turns: number, duels: number): number {
    if (this.goal === 'sceau' && sealsOf(state, this.seat) > this.seals) return 1;
    // Beaten, he loses his next turn and the ring: nothing is won within two turns.
    if (state.phase === 'over' || state.phase === 'deposit' || isHeld(state, this.seat)) return 0;
    if (state.turn === this.seat) return this.best(state, turns, duels);
    if (this.goal === 'anneau' && hasRing(state, this.seat)) return 1;
    return turns === 1 ? 0 : this.best(given(state, this.seat), turns - 1);
  }

  private unstoned(state: State, turns: number): number {
    if (this.goal === 'anneau' && hasRing(state, this.seat)) return 1;
    return turns === 1 ? 0 : this.best(given(unstoned(state), this.seat), turns - 1);
  }
}

const RACES = new WeakMap<State, Map<string, Race>>();

/** The race of a seat from a position on: its moves are asked about one after another. */
function raceFrom(state: State, seat: Seat, goal: Goal, beyond: number): Race {
  const races = RACES.get(state) ?? new Map<string, Race>();
  RACES.set(state, races);
  const key = `${seat} ${goal} ${beyond}`;
  const race = races.get(key) ?? new Race(state, seat, goal, beyond);
  races.set(key, race);
  return race;
}

const nextSeat = ({ options }: State, seat: Seat): Seat => (seat + 1) % options.seats;

/** What the next player is after: the ring, or where it is his already, a seal. */
export const goalAgainst = (state: State, seat: Seat): Goal => (hasRing(state, nextSeat(state, seat)) ? 'sceau' : 'anneau');

/** The chance that the next player fails, once the turn is over; as long as it is not, what is to be chosen is chosen at best. */
function barred(state: State, seat: Seat, move: Move, turns: number, beyond: number): number {
  const other = nextSeat(state, seat);
  return endsOf(state, move).reduce((sum, { state: next, chance }) => {
    const race = new Race(next, other, goalAgainst(next, seat), 1 - beyond);
    return sum + chance * (1 - race.best(given(next, other), turns));
  }, 0);
}

/** The chance to hold the ring still, once the only opponent has played his best. */
function kept(state: State, seat: Seat, move: Move, beyond: number, duels = 0): number {
  const other = nextSeat(state, seat);
  const ends = endsOf(state, move);
  const fought = duels + (ends.length > 1 ? 1 : 0);
  if (fought > MOST_DUELS) return beyond;
  const worth = (next: State): number => {
    if (next.phase === 'over' || next.phase === 'deposit') return 0;
    if (next.turn === seat) return Math.max(...GRAN.moves(next, seat).map((one) => kept(next, seat, one, beyond, fought)));
    return hasRing(next, seat) ? 1 - new Race(next, other, 'anneau', 1 - beyond).best(given(next, other), 1) : 0;
  };
  return ends.reduce((sum, { state: next, chance }) => sum + chance * worth(next), 0);
}

/** What the next player would have without the stone that is in hand: where it is little, no stone stops much. */
const threat = (state: State, seat: Seat, turns: number): number => {
  const other = nextSeat(state, seat);
  return new Race(state, other, goalAgainst(state, seat), 0).best(given(state, other), turns);
};

/**
 * What the next player does best in his next `turns` turns, 1 or 2, once `stone` is laid, or as if none were: how he begins, and his chance. Undefined where
 * duels beyond those looked at would change the chance.
 */
export function bestAnswer(state: State, seat: Seat, turns: number, stone?: Move): Valued<Move> | undefined {
  const other = nextSeat(state, seat);
  const [laid] = stone ? endsOf(state, stone) : [];
  const after = given(laid?.state ?? unstoned(state), other);
  const race = new Race(after, other, goalAgainst(after, seat), 0);
  let best: Valued<Move> | undefined;
  for (const move of GRAN.moves(after, other)) {
    const value = race.after(after, move, turns);
    if (!best || value - best.value > SAME) best = { move, value };
    if (1 - value < SAME) return best;
  }
  const most = new Race(after, other, race.goal, 1).best(after, turns);
  return best && most - best.value < SAME ? best : undefined;
}

const LEAST_THREAT = 0.2;

/** Points within which two turns and their bonuses may lead. */
const NEAR = 6;

function asks(state: State, seat: Seat): readonly Ask<Theme>[] {
  const { phase, turn, position, options } = state;
  if (turn !== seat) return [];
  const within = (theme: Theme, ...turns: readonly number[]): readonly Ask<Theme>[] => turns.map((count) => ({ theme, turns: count }));
  const other = nextSeat(state, seat);
  const ring = ringPoint(position);
  const isNear = (from: Seat, to: readonly PointId[]): boolean => {
    const tables = tablesFor(options);
    const far = distancesFrom(tables.graph, [numberOf(tables, pieceOf(position, colorOf(options, from)).at)]);
    return to.some((point) => (far[numberOf(tables, point)] ?? FAR) <= NEAR);
  };
  const cities = idsOfKind(tablesFor(options), 'city');
  if (phase === 'stone' || phase === 'sword') {
    if (isHeld(state, other) || !isNear(other, hasRing(state, other) ? cities : [ring])) return [];
    return within('barrage', 1, 2).filter(({ turns = 1 }) => threat(state, seat, turns) >= LEAST_THREAT);
  }
  if ((phase !== 'walk' && phase !== 'bonus') || isHeld(state, seat)) return [];
  if (!hasRing(state, seat)) return isNear(seat, [ring]) ? within('anneau', 1, 2) : [];
  const keeps = options.seats === 2 && isNear(other, [ring]) && !isHeld(state, other);
  return [...(isNear(seat, cities) ? within('sceau', 1, 2) : []), ...(keeps ? [{ theme: 'garder' } as const] : [])];
}

function worthOf(state: State, seat: Seat, { theme, turns = 1 }: Ask<Theme>, move: Move, beyond: number): number {
  if (theme === 'barrage') return barred(state, seat, move, turns, beyond);
  if (theme === 'garder') return kept(state, seat, move, beyond);
  return raceFrom(state, seat, theme, beyond).after(state, move, turns);
}

/** Whether the value of a move is exact: duels beyond those looked at would change nothing. */
export const isExact = (state: State, seat: Seat, ask: Ask<Theme>, move: Move): boolean =>
  worthOf(state, seat, ask, move, 1) - worthOf(state, seat, ask, move, 0) < SAME;

export const GRAN_PUZZLES: Measures<Gran, Theme> = {
  asks,
  choices: (state, seat) => GRAN.moves(state, seat),
  valueOf: (state, seat, ask, move) => worthOf(state, seat, ask, move, 0),
  kindOf: (_state, move) => (move.kind === 'walk' ? `walk ${endOf(move.path)}` : JSON.stringify(move)),
};
