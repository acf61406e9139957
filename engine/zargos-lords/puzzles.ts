/**
 * « Le meilleur coup » of the skirmish: exact chances of what is left of one's own turn, over every throw and every line of retreat. One's own choices are the
 * best ones, the other's lines of retreat the worst for who asks. Those of a siege are counted in `puzzles/siege.ts`.
 */
import type { Ask, Measures } from '../practice/puzzle.ts';
import { LORDS, type Lords } from './game/game.ts';
import { SCENARIOS } from './game/scenarios.ts';
import type { Move, State } from './game/types.ts';
import { siegeChoices, siegeKindOf } from './puzzles/assaults.ts';
import { isSiegeTheme, SIEGE_THEMES, siegeValueOf } from './puzzles/siege.ts';
import { thrownBy, endsOf, MOST_DICE } from './puzzles/throws.ts';

/** `abattre`: that an enemy falls before the turn is over; `sans-perte`: the same, and that none of one's own does. */
const SKIRMISH_THEMES = ['abattre', 'sans-perte'] as const;
type SkirmishTheme = (typeof SKIRMISH_THEMES)[number];

export const THEMES = [...SKIRMISH_THEMES, ...SIEGE_THEMES] as const;
export type Theme = (typeof THEMES)[number];

const lossesOf = ({ fallen }: State, seat: number): number => fallen.filter((one) => one.seat === seat).length;

/** Everything that what follows depends on. */
const keyOf = ({ position: { counters }, phase, within, turn, month, marched, shot, fought, bound, falling, fallen }: State): string =>
  JSON.stringify([counters, phase, within, turn, month, marched, shot, fought, bound, falling, fallen.length]);

/** Positions of one turn that are counted, at most: where there are more, nothing is asked. */
const MOST_STATES = 600;

/** One question about one turn: chances found once are kept. */
class Turn {
  private readonly known = new Map<string, number>();
  private readonly from: State;
  private readonly seat: number;
  private readonly theme: SkirmishTheme;
  constructor(from: State, seat: number, theme: SkirmishTheme) {
    this.from = from;
    this.seat = seat;
    this.theme = theme;
  }

  /** The chance that a first move leaves, the best ones following; 0 of all where there is too much to count. */
  value(move: Move): number {
    if (this.known.size === 0) this.chance(this.from);
    return this.known.size > MOST_STATES ? 0 : this.after(this.from, move);
  }

  private after(state: State, move: Move): number {
    const ends = endsOf(state, move);
    return ends.reduce((sum, end) => sum + this.chance(end), 0) / ends.length;
  }

  private chance(state: State): number {
    const { from, seat, theme } = this;
    const own = lossesOf(state, seat) > lossesOf(from, seat);
    const theirs = lossesOf(state, 1 - seat) > lossesOf(from, 1 - seat);
    if (theme === 'sans-perte' && own) return 0;
    if (theme === 'abattre' && theirs) return 1;
    if (state.turn !== from.turn || state.month !== from.month || state.phase === 'over') return theirs ? 1 : 0;
    const key = keyOf(state);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size > MOST_STATES) return 0;
    const [mover = seat] = LORDS.toMove(state);
    const values = LORDS.moves(state, mover).map((move) => this.after(state, move));
    const value = mover === seat ? Math.max(0, ...values) : Math.min(1, ...values);
    this.known.set(key, value);
    return value;
  }
}

const TURNS = new WeakMap<State, Map<string, Turn>>();

function turnFrom(state: State, seat: number, theme: SkirmishTheme): Turn {
  const turns = TURNS.get(state) ?? new Map<string, Turn>();
  TURNS.set(state, turns);
  const key = `${seat} ${theme}`;
  const turn = turns.get(key) ?? new Turn(state, seat, theme);
  turns.set(key, turn);
  return turn;
}

/** Moves among which there is something to choose, and not too much to count. */
const [FEWEST, MOST] = [5, 12];

const isSkirmish = ({ options }: State): boolean => SCENARIOS[options.scenario].wins === 'camp';

function asks(state: State, seat: number): readonly Ask<Theme>[] {
  const { phase, turn } = state;
  if (turn !== seat || (phase !== 'shots' && phase !== 'combats') || !isSkirmish(state)) return [];
  const moves = LORDS.moves(state, seat);
  if (moves.length < FEWEST || moves.length > MOST || moves.some((move) => thrownBy(move) > MOST_DICE)) return [];
  return SKIRMISH_THEMES.map((theme) => ({ theme }));
}

/** Around cities nothing is asked but what was laid by hand. */
export const LORDS_PUZZLES: Measures<Lords, Theme> = {
  asks,
  choices: (state, seat, { theme }) => (isSiegeTheme(theme) ? siegeChoices(state, seat) : LORDS.moves(state, seat)),
  valueOf: (state, seat, { theme }, move) =>
    isSiegeTheme(theme) ? siegeValueOf(state, seat, theme, move) : turnFrom(state, seat, theme).value(move),
  kindOf: (state, move) => (isSkirmish(state) ? JSON.stringify(move) : siegeKindOf(state, move)),
};
