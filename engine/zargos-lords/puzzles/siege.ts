/**
 * « Le meilleur coup » around a city: exact chances of what is left of a turn, over every throw, every line of retreat, and everything that may be hidden from
 * who asks. What he learns on the way he plays by: of two states that look alike to him he does not know which it is.
 */
import type { Seat } from '../../core/events.ts';
import { SAME, type Valued } from '../../practice/puzzle.ts';
import { isSame } from '../board/hex.ts';
import { isNext } from '../board/map.ts';
import { cityId, isManned } from '../board/position.ts';
import { LORDS } from '../game/game.ts';
import { marchesOf } from '../game/march.ts';
import { citiesHeld, cityNamed, enemyCities, mayFight, ownOf } from '../game/table.ts';
import type { Move, MoveOf, State } from '../game/types.ts';
import { view } from '../game/view.ts';
import { aroundOf, besiegedBy, distinct, movesOf } from './assaults.ts';
import { endsOf } from './throws.ts';
import { type World, worldsOf } from './worlds.ts';

/**
 * `ouvrir`: that a garrison of the enemy is no more before the turn is over; `desserrer`: that fewer enemies than it has defenders touch one's city then; `tenir`:
 * that the city that was opened is one's own when the other's next turn is over, who does all he can to take it back.
 */
export const SIEGE_THEMES = ['ouvrir', 'desserrer', 'tenir'] as const;
export type SiegeTheme = (typeof SIEGE_THEMES)[number];

export const isSiegeTheme = (theme: string): theme is SiegeTheme => SIEGE_THEMES.some((one) => one === theme);

/** What looks alike met in one turn, at most: where there is more, nothing is to be asked. */
const MOST_VIEWS = 6000;

/** What a seat knows: worlds that look alike to it. */
type Belief = readonly World[];

const chanceOf = (belief: Belief): number => belief.reduce((sum, { chance }) => sum + chance, 0);

/** Where the line of best play is, and what is played there. */
export interface Following {
  readonly state: State;
  readonly move: Move;
}

/** More moves than any line has between two blows. */
const LONGEST = 40;

/** One question about one turn: chances found once are kept. */
class SiegeTurn {
  private readonly known = new Map<string, number>();
  private readonly from: State;
  private readonly seat: Seat;
  private readonly theme: SiegeTheme;
  /** An enemy's city is to be opened. */
  private readonly opens: boolean;
  private readonly start: Belief;
  /** The cities that the question is about, by their ids. */
  private readonly cities: readonly string[];
  constructor(from: State, seat: Seat, theme: SiegeTheme) {
    this.from = from;
    this.seat = seat;
    this.theme = theme;
    this.opens = theme === 'ouvrir';
    this.start = worldsOf(from, seat);
    this.cities = (theme === 'desserrer' ? citiesHeld(from, seat) : enemyCities(from, seat))
      .filter((city) => theme === 'tenir' || isManned(city))
      .map(cityId);
  }

  /** The chance that a first move leaves, the best ones following. */
  value(move: Move): number {
    return this.after(this.start, move);
  }

  /** The siege or sally that follows a first move where it has decided nothing yet, of each choice the best, of each chance the likeliest. */
  following(first: Move): Following | undefined {
    let belief = this.likeliest(this.start, first);
    for (let step = 0; belief && step < LONGEST; step += 1) {
      const [{ state } = { state: this.from }] = belief;
      if (this.isOver(state)) return undefined;
      const { move } = this.best(belief, state);
      if (move.kind === 'sally' || besiegedBy(state, move)) return { state, move };
      belief = this.likeliest(belief, move);
    }
    return undefined;
  }

  private likeliest(belief: Belief, move: Move): Belief | undefined {
    const open = this.outcomes(belief, move).filter(([one]) => one && !(this.opens && this.isDone(one.state)));
    return open.toSorted((a, b) => chanceOf(b) - chanceOf(a))[0];
  }

  /** The best for whoever is to choose: the first of those that nothing can be better than. */
  private best(belief: Belief, state: State): Valued<Move> {
    const [mover = this.seat] = LORDS.toMove(state);
    const sign = mover === this.seat ? 1 : -1;
    let best: Valued<Move> | undefined;
    for (const move of this.replies(state, mover)) {
      const value = this.after(belief, move);
      if (!best || sign * (value - best.value) > SAME) best = { move, value };
      if (best.value === (sign > 0 ? 1 : 0)) break;
    }
    return best ?? { move: { kind: 'end', seat: mover }, value: 0 };
  }

  /** What a move may leave, sorted by what is seen of it, each with its chance. */
  private outcomes(belief: Belief, move: Move): readonly Belief[] {
    const seen = new Map<string, Map<string, World>>();
    for (const { state, chance } of belief) {
      const ends = endsOf(state, move);
      for (const end of ends) {
        const key = this.keyOf(end);
        const alike = seen.get(key) ?? new Map<string, World>();
        seen.set(key, alike);
        const inside = end.position.cities.map(({ garrison }) => garrison.join('+')).join();
        alike.set(inside, { state: end, chance: (alike.get(inside)?.chance ?? 0) + chance / ends.length });
      }
    }
    return [...seen.values()].map((alike) => [...alike.values()]);
  }

  private after(belief: Belief, move: Move): number {
    return this.outcomes(belief, move).reduce((sum, one) => sum + chanceOf(one) * this.chance(one), 0) / chanceOf(belief);
  }

  /**
   * All that is seen and that what follows depends on. Where a city is to be opened, those of one's own that have fought stand for nothing once none of them has
   * to retreat.
   */
  private keyOf(state: State): string {
    const { position, phase, turn, month, bound, marched, shot, fought, falling, fallen } = state;
    const done = this.opens && falling.length === 0 ? fought : [];
    const seen = view(state, this.seat).position.cities.map(({ people, ids, hidden }) => [people, ids, hidden]);
    const standing = position.counters.filter(({ id }) => !done.includes(id)).map(({ id, at, paralysed }) => [id, at.q, at.r, paralysed]);
    return JSON.stringify([phase, turn, month, standing, seen, fought.toSorted(), shot, falling, fallen.length, bound, marched]);
  }

  /** Whether the turn is over, or the other's next one. */
  private isOver({ turn, month, phase }: State): boolean {
    const { from, seat, theme } = this;
    const isPast = turn !== from.turn || month !== from.month;
    return phase === 'over' || (theme === 'tenir' ? isPast && turn === seat : isPast);
  }

  /** Whether what was asked for is there. */
  private isDone(state: State): boolean {
    const cities = this.cities.flatMap((id) => cityNamed(state, id) ?? []);
    if (this.opens) return cities.some((city) => !isManned(city));
    return this.theme === 'tenir'
      ? cities.every(({ people }) => people === state.peoples[this.seat])
      : cities.every((city) => isManned(city) && city.garrison.length > aroundOf(state, city).length);
  }

  /** Of worlds that look alike, the chance from here. */
  private chance(belief: Belief): number {
    const [first] = belief;
    if (!first) return 0;
    const { state } = first;
    if (this.opens && this.isDone(state)) return 1;
    if (this.isOver(state)) return this.isDone(state) ? 1 : 0;
    if (this.opens && !ownOf(state, this.seat).some((counter) => mayFight(state, counter))) return 0;
    const key = this.keyOf(state);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size > MOST_VIEWS) throw new Error('too much to count');
    const value = LORDS.toMove(state)[0] === this.seat ? this.ours(belief, state) : this.theirs(belief, state);
    this.known.set(key, value);
    return value;
  }

  /** Worlds that look alike where one's own lines of retreat are skipped: nobody's is better than to stay where he stands for nothing. */
  private unmoved(belief: Belief): Belief {
    return belief.map(({ state, chance }) => ({ state: { ...state, phase: state.within, falling: [] }, chance }));
  }

  private ours(belief: Belief, state: State): number {
    const most = this.opens && state.phase === 'retreat' ? this.chance(this.unmoved(belief)) : 1;
    let value = 0;
    for (const move of this.replies(state, this.seat)) {
      value = Math.max(value, this.after(belief, move));
      if (most - value < SAME) break;
    }
    return value;
  }

  private theirs(belief: Belief, state: State): number {
    if (belief.length > 1) throw new Error('who retreats knows more than who asks');
    let value = 1;
    for (const move of this.replies(state, 1 - this.seat)) {
      value = Math.min(value, this.after(belief, move));
      if (value < SAME) break;
    }
    return value;
  }

  /** What a seat may do; of the other's marches, in any order, those that bring somebody to the city: nobody else can take it in that turn. */
  private replies(state: State, mover: Seat): readonly Move[] {
    if (mover === this.seat || state.phase !== 'march') return distinct(state, movesOf(state, mover));
    const cities = this.cities.flatMap((id) => cityNamed(state, id) ?? []);
    const isNear = ({ to }: MoveOf<'march'>): boolean => cities.some(({ at }) => isNext(state.position.map, at, to) || isSame(at, to));
    return distinct(state, [...marchesOf(state, mover).filter(isNear), { kind: 'end', seat: mover }]);
  }
}

const TURNS = new WeakMap<State, Map<string, SiegeTurn>>();

function turnFrom(state: State, seat: Seat, theme: SiegeTheme): SiegeTurn {
  const turns = TURNS.get(state) ?? new Map<string, SiegeTurn>();
  TURNS.set(state, turns);
  const key = `${seat} ${theme}`;
  const turn = turns.get(key) ?? new SiegeTurn(state, seat, theme);
  turns.set(key, turn);
  return turn;
}

export const siegeValueOf = (state: State, seat: Seat, theme: SiegeTheme, move: Move): number => turnFrom(state, seat, theme).value(move);

/** The siege or sally by which a first move is followed, where it leaves one to be made. */
export const followingOf = (state: State, seat: Seat, theme: SiegeTheme, move: Move): Following | undefined =>
  turnFrom(state, seat, theme).following(move);
