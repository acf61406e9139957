/**
 * The bot that plans: the marches of several whole turns are thought up, each is played on past the enemy's answer over the same dice, and one that comes out surely
 * better than the captain's own is followed. A plan, and the chance that it is tried over, come of what its seat saw when the turn began: each decision of the
 * turn finds the same plan again, and the last one found is kept at hand.
 */
import { type Dice, diceFrom, shuffled } from '../../../core/dice.ts';
import type { Seat } from '../../../core/events.ts';
import type { Bot } from '../../../core/game.ts';
import { type RandomState, seeded } from '../../../core/random.ts';
import { counterOf } from '../../board/position.ts';
import { LORDS } from '../game.ts';
import { marchesBy } from '../march.ts';
import { ownOf, scoresOf } from '../table.ts';
import type { Move, MoveOf, State, Table, View } from '../types.ts';
import { sum, weighing, worthOf } from './blows.ts';
import { mostOf, skirmishWorth, worth } from './worth.ts';

/** Plans with a whim about every counter, how strong it is, and one about a single counter. */
const WHIMS = 8;
const WHIM = 1.2;
const SINGLE = 3;
/** Turns played on: this one, and the answer. */
const TURNS = 2;
/** Months left under which games are played on to their end. */
const LAST = 2;
/** Looks of a plan, whatever it costs: a turn has one. */
const LOOKS = 100;
/** After two looks each, and each two more, the share of the rivals that are looked at again. */
const KEPT = 0.45;
/** Looks after which a rival that seems worse, by so many standard errors, drops out. */
const FEW = 4;
const WORSE = 0.5;
/** Looks without which none is followed, and standard errors by which it has to be better. */
const LEAST_LOOKS = 8;
const SURE = 1.2;
/** What a counter that is left is worth beside one that was struck, and a paralysed one beside a free one. */
const ALIVE = 0.25;
const HELD = 0.6;
/** Points, and more a month left, by which a game is as good as won. */
const LEAD = 3;
const LEAD_A_MONTH = 1.5;

/** What a retreat costs at a glance, wherever it leads: so much, and a share of who retreats. */
const BACK = 0.3;
const SHARE = 0.12;
/** What a move promises at a glance. */
const glance = skirmishWorth(
  weighing((table, lengths, falling) => {
    const cost = BACK + SHARE * worthOf(counterOf(table.position, falling(1).id));
    return new Map(lengths.map((hexes) => [hexes, cost]));
  }),
);

type March = MoveOf<'march'>;
/** Marches in their order: what is done before shots and combats. */
type Plan = readonly March[];
/** What a whim adds to a march, the same for a counter and a hex. */
type Whim = (id: string, at: March['to']) => number;

const NO_WHIM: Whim = () => 0;

function whimOf(dice: Dice, most: number, only?: string): Whim {
  const whims = new Map<string, number>();
  return (id, { q, r }) => {
    if (only !== undefined && id !== only) return 0;
    const key = `${id} ${q} ${r}`;
    const known = whims.get(key) ?? ((dice.roll(2001) - 1001) / 1000) * most;
    whims.set(key, known);
    return known;
  };
}

/** The march that promises most at a glance; undefined where it had better stay. */
function marchOf(state: State, id: string, whim: Whim): March | undefined {
  const at = ownOf(state, state.turn).find((one) => one.id === id)?.at;
  if (!at) return undefined;
  let best: March | undefined;
  let most = 0.05 + whim(id, at);
  for (const move of marchesBy(state, state.turn, id)) {
    const value = glance(state, move) + whim(id, move.to);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

/** The marches of a turn, one counter after the other, and a second time of those that stayed. */
function marched(from: State, order: readonly string[], whim: Whim): Plan {
  const plan: March[] = [];
  let state = from;
  let waiting = order;
  for (let pass = 0; pass < 2 && waiting.length > 0; pass += 1) {
    const left: string[] = [];
    for (const id of waiting) {
      const best = marchOf(state, id, whim);
      if (!best) left.push(id);
      else {
        plan.push(best);
        state = LORDS.step(state, best).state;
        if (state.phase !== 'march' || state.turn !== from.turn) return plan;
      }
    }
    if (left.length === waiting.length) break;
    waiting = left;
  }
  return plan;
}

/** The captain's own. */
function captains(from: State): Plan {
  const plan: March[] = [];
  for (let state = from; state.phase === 'march' && state.turn === from.turn; ) {
    const listed = LORDS.moves(state, from.turn).filter(({ kind }) => kind === 'march' || kind === 'end');
    const best = mostOf(listed, (move) => worth(state, move));
    if (best?.kind !== 'march') break;
    plan.push(best);
    state = LORDS.step(state, best).state;
  }
  return plan;
}

/** Where a plan leads, its marches over; undefined where it cannot be followed. */
function led(from: State, plan: Plan): State | undefined {
  let state = from;
  for (const move of plan) {
    if (state.phase !== 'march' || !LORDS.judge(state, move).ok) return undefined;
    state = LORDS.step(state, move).state;
  }
  return state.phase === 'march' && state.turn === from.turn ? LORDS.step(state, { kind: 'end', seat: from.turn }).state : state;
}

function glanced(state: State): Move | undefined {
  const [seat] = LORDS.toMove(state);
  const legal = seat === undefined ? [] : LORDS.moves(state, seat);
  return legal.length <= 1 ? legal[0] : mostOf(legal, (move) => glance(state, move));
}

/** So many turns played on at a glance, this one's rest the first. */
function playedOn(from: State, turns: number): State {
  let state = from;
  let left = turns;
  let [turn, month, isPlanned] = [from.turn, from.month, true];
  while (state.phase !== 'over') {
    if (state.turn !== turn || state.month !== month) {
      left -= 1;
      if (left === 0) break;
      [turn, month, isPlanned] = [state.turn, state.month, false];
    }
    const after = isPlanned
      ? undefined
      : led(
          state,
          marched(
            state,
            ownOf(state, turn).map(({ id }) => id),
            NO_WHIM,
          ),
        );
    isPlanned = true;
    const move = after ? undefined : glanced(state);
    if (!after && !move) break;
    state = after ?? (move ? LORDS.step(state, move).state : state);
  }
  return state;
}

const alive = (table: Table, seat: Seat): number => sum(ownOf(table, seat).map((one) => worthOf(one) * (one.paralysed ? HELD : 1)));

/** e to the power of `x`, by sums and products alone: they come out the same on every machine. */
function powerOfE(x: number): number {
  let [power, term] = [1, 1];
  for (let n = 1; n <= 12; n += 1) {
    term *= x / 1024 / n;
    power += term;
  }
  for (let n = 0; n < 10; n += 1) power *= power;
  return power;
}

/** The chance of a seat to win, by what was struck and who is left. */
function chanceOf(state: State, seat: Seat): number {
  const outcome = LORDS.outcome(state);
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const scores = scoresOf(state);
  const left = state.options.months - state.month;
  const edge = (scores[seat] ?? 0) - (scores[1 - seat] ?? 0) + ALIVE * (alive(state, seat) - alive(state, 1 - seat));
  return 1 / (1 + powerOfE(-edge / (LEAD + LEAD_A_MONTH * left)));
}

/** What may be done, and where it leads over such dice. */
interface Way<One> {
  readonly one: One;
  readonly go: (random: RandomState) => State;
}

/** The first, unless another comes out surely better than it over the same dice. Those that do worse drop out, and leave their looks to the others. */
function surest<One>(first: Way<One>, others: readonly Way<One>[], view: View, dice: Dice): One {
  const turns = view.options.months - view.month < LAST ? Number.POSITIVE_INFINITY : TURNS;
  let rivals = others.map((way) => ({ way, sum: 0, squares: 0 }));
  type Rival = (typeof rivals)[number];
  let count = 0;
  const mean = (rival: Rival) => rival.sum / count;
  const error = (rival: Rival) => Math.sqrt(Math.max(1e-9, rival.squares / count - mean(rival) ** 2) / Math.max(1, count - 1));
  for (let spent = 0; rivals.length > 0 && spent < LOOKS; spent += rivals.length + 1) {
    const { random } = LORDS.guess(view, dice);
    const look = ({ go }: Way<One>) => chanceOf(playedOn(go(random), turns), view.seat);
    const beside = look(first);
    for (const rival of rivals) {
      const gain = look(rival.way) - beside;
      rival.sum += gain;
      rival.squares += gain * gain;
    }
    count += 1;
    rivals.sort((a, b) => b.sum - a.sum);
    if (count % 2 === 0) rivals = rivals.slice(0, Math.max(1, Math.ceil(rivals.length * KEPT)));
    if (count >= FEW) rivals = rivals.filter((rival) => mean(rival) > -WORSE * error(rival));
  }
  const [best] = rivals.toSorted((a, b) => b.sum - a.sum);
  return best && count >= LEAST_LOOKS && mean(best) > SURE * error(best) + 0.001 ? best.way.one : first.one;
}

/** What the seat saw when the marches of this turn began. */
function begunOf(view: View): View {
  const starts = new Map(view.marched.map(({ id, path }) => [id, path[0]]));
  const counters = view.position.counters.map((one) => ({ ...one, at: starts.get(one.id) ?? one.at }));
  return { ...view, marched: [], position: { ...view.position, counters } };
}

/** Different plans of a turn, the captain's first. */
function plansOf(state: State, dice: Dice): readonly Way<Plan>[] {
  const ids = ownOf(state, state.turn).map(({ id }) => id);
  const plans = [captains(state), marched(state, ids, NO_WHIM), []];
  for (let count = 0; count < WHIMS; count += 1) plans.push(marched(state, shuffled(ids, dice), whimOf(dice, WHIM)));
  for (const id of ids) plans.push(marched(state, ids, whimOf(dice, SINGLE, id)));
  const ways = new Map<string, Way<Plan>>();
  for (const one of plans) {
    const key = one
      .map(({ id, to, against }) => `${id} ${to.q} ${to.r} ${against}`)
      .sort()
      .join();
    const end = ways.has(key) ? undefined : led(state, one);
    if (end) ways.set(key, { one, go: (random) => ({ ...end, random }) });
  }
  return [...ways.values()];
}

let last: { readonly key: string; readonly plan: Plan } | undefined;

/** The plan of this turn. */
function planOf(view: View): Plan {
  const begun = begunOf(view);
  const { position, fallen, shot, month, seat, options } = begun;
  const key = JSON.stringify([position.counters, fallen, shot, month, seat, options]);
  if (last?.key !== key) {
    const dice = diceFrom(seeded(key));
    const [first, ...others] = plansOf(LORDS.guess(begun, dice), dice);
    last = { key, plan: first ? surest(first, others, begun, dice) : [] };
  }
  return last.plan;
}

/** The next march of the plan; the end, where all are made. */
function nextOf(view: View, legal: readonly Move[]): Move | undefined {
  const gone = new Set(view.marched.map(({ id }) => id));
  const next = planOf(view).find(({ id }) => !gone.has(id));
  if (!next) return legal.find(({ kind }) => kind === 'end');
  const { id, to, against } = next;
  return legal.find((one) => one.kind === 'march' && one.id === id && one.to.q === to.q && one.to.r === to.r && one.against === against);
}

/** Evaluations under which nothing is searched: the captain's move is played. */
const LEAST = 50;

/** In a skirmish: plans its marches; shots, combats and retreats are the captain's. */
export const strategist: Bot<View, Move> = (view, legal, _dice, budget) => {
  const captain = mostOf(legal, (move) => worth(view, move));
  if (!captain) throw new Error('no move to choose from');
  // Flames come before the marches that they make room for.
  if (view.phase !== 'march' || captain.kind === 'shoot' || legal.length === 1 || budget < LEAST) return captain;
  return nextOf(view, legal) ?? captain;
};
