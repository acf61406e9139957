/**
 * The bot that plans: the marches of several whole turns are thought up, each is played on past the enemy's answer over the same dice, and one that comes out surely
 * better than the captain's own is followed. A plan, and the chance that it is tried over, come of what its seat saw when the turn began: each decision of the
 * turn finds the same plan again, and the last one found is kept at hand.
 */
import { type Dice, diceFrom, shuffled } from '../../../core/dice.ts';
import type { Seat } from '../../../core/events.ts';
import { type Bot, type BotAloud, withoutPause } from '../../../core/game.ts';
import { seeded } from '../../../core/random.ts';
import { isSame } from '../../board/hex.ts';
import { type Counter, counterOf } from '../../board/position.ts';
import { LORDS } from '../game.ts';
import { marchesBy } from '../march.ts';
import { walkerIn } from '../places.ts';
import { SCENARIOS } from '../scenarios.ts';
import { lodgedOf, ownOf, scoresOf, seatOfId } from '../table.ts';
import type { Move, State, Table, View } from '../types.ts';
import { sum, weighing, worthOf } from './blows.ts';
import { type Idea, type March, NO_WHIM, type TurnPlan, type Sort, type Whim, whimOf } from './sort.ts';
import { CAMPAIGN, WAR } from './war/sort.ts';
import { BEFORE_MARCHES } from './war/turn.ts';
import { mostOf, skirmishWorth, worth } from './worth.ts';

/** Turns played on: this one, and the answer. */
const TURNS = 2;
/** Plans with a whim about every counter, how strong it is, and one about a single counter. */
const WHIMS = 8;
const WHIM = 1.2;
const SINGLE = 3;
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

/** What a retreat costs at a glance, wherever it leads: so much, and a share of who retreats. */
const BACK = 0.3;
const SHARE = 0.12;
/** What a move promises at a glance. */
const atAGlance = skirmishWorth(
  weighing((table, lengths, falling) => {
    const cost = BACK + SHARE * worthOf(counterOf(table.position, falling(1).id));
    return new Map(lengths.map((hexes) => [hexes, cost]));
  }),
);

/** As it looks, nobody, with whims about all, and with one about each. */
function whims(_table: Table, ids: readonly string[], dice: Dice): readonly Idea[] {
  const ideas: Idea[] = [
    { name: 'ce qui promet le plus', order: ids, whim: NO_WHIM },
    { name: 'ne pas bouger', order: [], whim: NO_WHIM },
  ];
  for (let count = 0; count < WHIMS; count += 1)
    ideas.push({ name: 'tout autrement', order: shuffled(ids, dice), whim: whimOf(dice, WHIM) });
  for (const id of ids) ideas.push({ name: 'un pion ailleurs', order: ids, whim: whimOf(dice, SINGLE, id) });
  return ideas;
}

/** The march that promises most at a glance; undefined where it had better stay. */
function marchOf({ glance, least, keep }: Sort, state: State, from: Table, id: string, whim: Whim): March | undefined {
  const at = walkerIn(state.position, id)?.counter.at;
  const marches = at ? marchesBy(state, state.turn, id) : [];
  if (!at || marches.length === 0) return undefined;
  const seen = LORDS.view(state, state.turn);
  keep?.(seen, from);
  let best: March | undefined;
  let most = least + whim(id, at);
  for (const move of marches) {
    const value = glance(seen, move) + whim(id, move.to);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

/** The marches of a turn, one counter after the other, and again of those that stayed. */
function marched(sort: Sort, from: State, order: readonly string[], whim: Whim): TurnPlan {
  const plan: March[] = [];
  const begun = LORDS.view(from, from.turn);
  let state = from;
  let waiting = order;
  for (let pass = 0; pass < sort.passes && waiting.length > 0; pass += 1) {
    const left: string[] = [];
    for (const id of waiting) {
      const best = marchOf(sort, state, begun, id, whim);
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

/** The captain's own: the best of all marches that are listed, or of the next counter's. */
function captains(sort: Sort, from: State): TurnPlan {
  const plan: March[] = [];
  for (let state = from; state.phase === 'march' && state.turn === from.turn; ) {
    const listed = LORDS.moves(state, from.turn).filter(({ kind }) => kind === 'march' || kind === 'stay' || kind === 'end');
    const best = sort.captain(LORDS.view(state, from.turn), listed);
    if (best?.kind === 'march') plan.push(best);
    else if (best?.kind !== 'stay') break;
    state = LORDS.step(state, best).state;
  }
  return plan;
}

/** Where a plan leads, its marches over; undefined where it cannot be followed. */
function led(from: State, plan: TurnPlan): State | undefined {
  let state = from;
  for (const move of plan) {
    if (state.phase !== 'march' || !LORDS.judge(state, move).ok) return undefined;
    state = LORDS.step(state, move).state;
  }
  if (state.phase !== 'march' || state.turn !== from.turn) return state;
  const end: Move = { kind: 'end', seat: from.turn };
  return LORDS.judge(state, end).ok ? LORDS.step(state, end).state : undefined;
}

/** Own counters in the open, then those of garrisons, in the order in which they are asked. */
const idsToMarch = (table: Table): readonly string[] => [...ownOf(table, table.turn), ...lodgedOf(table, table.turn)].map(({ id }) => id);

/** One step at a glance: the marches of a turn are one, unless something comes before them. */
function glanced(sort: Sort, state: State): State | undefined {
  const [seat] = LORDS.toMove(state);
  const legal = seat === undefined ? [] : LORDS.moves(state, seat);
  if (seat === undefined || legal.length === 0) return undefined;
  const seen = LORDS.view(state, seat);
  const isMarch = state.phase === 'march';
  const first = isMarch ? sort.first(seen, legal) : undefined;
  if (first) return LORDS.step(state, first).state;
  const after = isMarch ? led(state, marched(sort, state, idsToMarch(state), NO_WHIM)) : undefined;
  if (after) return after;
  const move = legal.length === 1 ? legal[0] : mostOf(legal, (one) => sort.glance(seen, one));
  return move && LORDS.step(state, move).state;
}

/** So many turns played on at a glance, this one's rest the first; and in how many moves, those of a turn's marches as many as who may march. */
function playedOn(sort: Sort, from: State, turns: number): { readonly state: State; readonly moves: number } {
  let state = from;
  let moves = 0;
  let left = turns;
  while (state.phase !== 'over' && left > 0) {
    moves += state.phase === 'march' ? idsToMarch(state).length : 1;
    const next = glanced(sort, state);
    if (!next) break;
    if (next.turn !== state.turn || next.month !== state.month) left -= 1;
    state = next;
  }
  return { state, moves };
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

/** Of a skirmish: what was struck, and who is left. */
function struckBy(state: State, seat: Seat): number {
  const scores = scoresOf(state);
  return (scores[seat] ?? 0) - (scores[1 - seat] ?? 0) + ALIVE * (alive(state, seat) - alive(state, 1 - seat));
}

const SKIRMISH: Sort = {
  captain: (table, legal) => mostOf(legal, (move) => worth(table, move)),
  first: () => undefined,
  glance: atAGlance,
  least: 0.05,
  passes: 2,
  ideas: whims,
  edge: struckBy,
  lead: [3, 1.5],
  last: 2,
  looks: 100,
  moves: Number.POSITIVE_INFINITY,
};

function sortOf({ options }: Table): Sort {
  const { wins, army } = SCENARIOS[options.scenario];
  if (wins === 'camp') return SKIRMISH;
  return army ? CAMPAIGN : WAR;
}

/** The chance of a seat to win, by how far it is ahead. */
function chanceOf({ edge, lead: [now, month] }: Sort, state: State, seat: Seat): number {
  const outcome = LORDS.outcome(state);
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const left = Math.max(0, state.options.months - state.month);
  return 1 / (1 + powerOfE(-edge(state, seat) / (now + month * left)));
}

/** A plan, what it is called, and where it leads over such dice. */
interface Way {
  readonly name: string;
  readonly plan: TurnPlan;
  readonly go: (guessed: State) => State;
}

/** Says what is weighed; told true, decides at once. */
type Weighing<Found> = Generator<string, Found, boolean>;

/** The first, unless another comes out surely better than it over the same dice. Those that do worse drop out, and leave their looks to the others. */
function* surest(sort: Sort, first: Way, others: readonly Way[], view: View, dice: Dice): Weighing<TurnPlan> {
  const turns = view.options.months - view.month < sort.last ? Number.POSITIVE_INFINITY : TURNS;
  // After combats of their own, shots and escorts put on among the marches, what is left of the turn is planned anew.
  const most = sort.moves / (1 + view.marched.length + view.shot.length);
  let moves = 0;
  let rivals = others.map((way, at) => ({ way, at, sum: 0, squares: 0 }));
  type Rival = (typeof rivals)[number];
  let count = 0;
  const mean = (rival: Rival) => rival.sum / count;
  const error = (rival: Rival) => Math.sqrt(Math.max(1e-9, rival.squares / count - mean(rival) ** 2) / Math.max(1, count - 1));
  for (let spent = 0; rivals.length > 0 && spent < sort.looks && moves < most; spent += rivals.length + 1) {
    const guessed = LORDS.guess(view, dice);
    const look = ({ go }: Way) => {
      const end = playedOn(sort, go(guessed), turns);
      moves += end.moves;
      return chanceOf(sort, end.state, view.seat);
    };
    const beside = look(first);
    for (const rival of rivals) {
      const isEnough = yield `Le stratège pèse son plan ${rival.at + 2} sur ${others.length + 1} : ${rival.way.name}.`;
      if (isEnough) return count > 0 && rivals[0] && mean(rivals[0]) > 0 ? rivals[0].way.plan : first.plan;
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
  return best && count >= LEAST_LOOKS && mean(best) > SURE * error(best) + 0.001 ? best.way.plan : first.plan;
}

const numberOf = ({ id }: Counter): number => 100 * seatOfId(id) + Number(id.slice(1));
const byId = (a: Counter, b: Counter): number => numberOf(a) - numberOf(b);

/** What the seat saw when the marches of this turn began; what was done with an escort, and combats of their own, stay as they are. */
function begunOf(view: View): View {
  const isDone = ({ id }: { readonly id: string }): boolean => view.fought.includes(id) || view.escorts.some((one) => one.id === id);
  const starts = new Map(view.marched.filter((one) => !isDone(one)).map(({ id, path }) => [id, path[0]]));
  const back = (one: Counter): Counter => ({ ...one, at: starts.get(one.id) ?? one.at });
  const { counters, cities } = view.position;
  const walkers = [...ownOf(view, view.turn), ...lodgedOf(view, view.turn)].map(back);
  const isHome = (one: Counter): boolean => cities.some(({ at, people }) => people === view.peoples[view.turn] && isSame(at, one.at));
  const others = counters.filter((one) => !walkers.some(({ id }) => id === one.id));
  const open = [...others, ...walkers.filter((one) => !isHome(one))].sort(byId);
  const manned = cities.map(({ shown: _, counted: __, most: ___, ...city }, number) => {
    const inside = walkers.filter(({ at }) => isSame(at, city.at)).sort(byId);
    return city.people === view.peoples[view.turn]
      ? { ...city, garrison: inside.map(({ kind }) => kind), ids: inside.map(({ id }) => id) }
      : (cities[number] ?? city);
  });
  return { ...view, marched: view.marched.filter(isDone), position: { ...view.position, counters: open, cities: manned } };
}

/** Different plans of a turn, the captain's first. */
function* plansOf(sort: Sort, state: State, dice: Dice): Weighing<readonly Way[]> {
  const ids = idsToMarch(state);
  const ways = new Map<string, Way>();
  const add = (name: string, plan: TurnPlan) => {
    const key = plan
      .map(({ id, to, against }) => `${id} ${to.q} ${to.r} ${against}`)
      .sort()
      .join();
    const end = ways.has(key) ? undefined : led(state, plan);
    // Where somebody is hidden, it may lead elsewhere.
    const isOpen = state.position.cities.length === 0;
    const go = (guessed: State) => (isOpen ? undefined : led(guessed, plan)) ?? (end && { ...end, random: guessed.random }) ?? guessed;
    if (end) ways.set(key, { name, plan, go });
  };
  add('', captains(sort, state));
  for (const { name, order, whim } of sort.ideas(LORDS.view(state, state.turn), ids, dice)) {
    if (yield `Le stratège cherche un plan : ${name}.`) break;
    add(name, order.length > 0 ? marched(sort, state, order, whim) : []);
  }
  return [...ways.values()];
}

let last: { readonly key: string; readonly plan: TurnPlan } | undefined;

/** The plan of this turn. */
function* planOf(view: View): Weighing<TurnPlan> {
  const begun = begunOf(view);
  const { position, fallen, shot, month, seat, options, marched: done, escorts } = begun;
  const { counters, cities, allies } = position;
  const held = cities.map(({ most: _, ...city }) => city);
  const key = JSON.stringify([counters, fallen, shot, month, seat, options, ...held, ...allies, ...done, ...escorts]);
  if (last?.key === key) return last.plan;
  const dice = diceFrom(seeded(key));
  const sort = sortOf(view);
  const [first, ...others] = yield* plansOf(sort, LORDS.guess(begun, dice), dice);
  const plan = first ? yield* surest(sort, first, others, begun, dice) : [];
  last = { key, plan };
  return plan;
}

/** The next march of the plan, that of who is asked where one is; the end, or a stay, where there is none. */
function nextOf(plan: TurnPlan, view: View, legal: readonly Move[]): Move | undefined {
  const gone = new Set(view.marched.map(({ id }) => id));
  const stay = legal.find((one) => one.kind === 'stay');
  const next = plan.find(({ id }) => (stay ? id === stay.id : !gone.has(id)));
  if (!next) return stay ?? legal.find(({ kind }) => kind === 'end');
  const { id, to, against } = next;
  return legal.find((one) => one.kind === 'march' && one.id === id && one.to.q === to.q && one.to.r === to.r && one.against === against);
}

/** Evaluations under which nothing is searched: the captain's move is played. */
const LEAST = 50;

/** Plans its marches; what comes before them, shots, combats and retreats are the captain's, and all of it where more than two play. */
export const thinkingStrategist: BotAloud<View, Move> = function* (view, legal, _dice, budget) {
  const captain = sortOf(view).captain(view, legal);
  if (!captain) throw new Error('no move to choose from');
  // Flames come before the marches that they make room for.
  const isPlanned = view.peoples.length === 2 && view.phase === 'march' && !BEFORE_MARCHES.includes(captain.kind) && legal.length > 1;
  return (isPlanned && budget >= LEAST ? nextOf(yield* planOf(view), view, legal) : undefined) ?? captain;
};

export const strategist: Bot<View, Move> = withoutPause(thinkingStrategist);
