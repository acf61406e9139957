/**
 * The oracle of « Le meilleur coup » around a city. What is thrown before the assaults, and all that is not an assault on an enemy's city, is played every way to its
 * end; assaults are counted from the booklet: factors added up one by one, every deal of what is hidden drawn card by card, every order of every set of besiegers.
 * Nothing is kept from one count to another.
 */
import type { Seat } from '../../core/events.ts';
import type { Ask } from '../../practice/puzzle.ts';
import { BOX } from '../data/tables.ts';
import { LORDS } from '../game/game.ts';
import { marchesOf } from '../game/march.ts';
import type { Move, State } from '../game/types.ts';
import type { Kind } from '../types.ts';
import { diceIn, throwing, throwsOf } from './turns.ts';

interface Place {
  readonly q: number;
  readonly r: number;
}

const STEPS: readonly Place[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

const touches = (one: Place, other: Place): boolean => STEPS.some(({ q, r }) => one.q + q === other.q && one.r + r === other.r);

const factorOf = (kind: Kind): number => BOX.factors[kind].combat;

/** LOR-CHE-1: 3 straight ahead at the end of a straight way, 1 beside its axis; nothing to any but a Chevalier. */
function chargeOf(state: State, id: string, kind: Kind, at: Place, target: Place): number {
  const path = state.marched.find((one) => one.id === id)?.path ?? [];
  const steps = path.slice(1).map(({ q, r }, index) => ({ q: q - (path[index]?.q ?? 0), r: r - (path[index]?.r ?? 0) }));
  const [course] = steps;
  if (kind !== 'chevalier' || !course || steps.some(({ q, r }) => q !== course.q || r !== course.r)) return 0;
  const turn =
    STEPS.findIndex(({ q, r }) => q === target.q - at.q && r === target.r - at.r) -
    STEPS.findIndex(({ q, r }) => q === course.q && r === course.r);
  const angle = (turn + 6) % 6;
  return angle === 0 ? 3 : angle === 1 || angle === 5 ? 1 : 0;
}

/** LOR-SOR-1: 2, however many they are. */
const helpAt = (state: State, letter: string, at: Place): number =>
  state.position.counters.some((one) => one.kind === 'sorcier' && one.id.startsWith(letter) && touches(one.at, at)) ? 2 : 0;

/** Who may assault a city, and what each is worth there. */
function besiegersOf(state: State, letter: string, city: Place): readonly number[] {
  return state.position.counters.flatMap(({ id, kind, at }) => {
    const isSpent = state.fought.includes(id) || state.shot.some((one) => one.id === id);
    if (!id.startsWith(letter) || isSpent || !touches(at, city)) return [];
    return [factorOf(kind) + chargeOf(state, id, kind, at, city) + (letter === 'a' ? helpAt(state, letter, at) : 0)];
  });
}

/** A way in which the garrisons may be made up. */
interface Deal {
  readonly inside: readonly (readonly Kind[])[];
  readonly weight: number;
}

function* ordersOf(kinds: readonly Kind[]): Generator<readonly Kind[]> {
  if (kinds.length === 0) yield [];
  for (const [at, kind] of kinds.entries()) for (const rest of ordersOf(kinds.toSpliced(at, 1))) yield [kind, ...rest];
}

/** Each of the hidden in any order: as many as were told into each city, one at least, then one after another wherever there is room (`guess`). */
function dealsOf(state: State, people: string): readonly Deal[] {
  const cities = state.position.cities.filter((one) => one.people === people && one.garrison.length > 0);
  const hidden = cities.flatMap(({ garrison }) => garrison);
  const deals: Deal[] = [];
  const put = (left: readonly Kind[], inside: readonly (readonly Kind[])[], weight: number): void => {
    const [kind, ...rest] = left;
    if (kind === undefined) return void deals.push({ inside, weight });
    const wanting = cities.findIndex(({ counted, garrison }, at) => (inside[at]?.length ?? 0) < (counted ? garrison.length : 1));
    const open = wanting >= 0 ? [wanting] : cities.flatMap(({ counted }, at) => (!counted && (inside[at]?.length ?? 0) < 4 ? [at] : []));
    for (const at of open)
      put(
        rest,
        inside.map((own, one) => (one === at ? [...own, kind] : own)),
        weight / open.length,
      );
  };
  for (const order of ordersOf(hidden))
    put(
      order,
      cities.map(() => []),
      1,
    );
  const total = deals.reduce((sum, { weight }) => sum + weight, 0);
  return deals.map(({ inside, weight }) => ({ inside, weight: weight / total }));
}

/** Faces of the die that eliminate at a difference, of 6; undefined under the minimum of the table. */
function fallsAt(difference: number): number | undefined {
  const band = BOX.combat.filter(({ from }) => from <= difference).at(-1);
  return band?.results.filter((face) => face === 'DE').length;
}

/** Sets of places in a list, none empty. */
const setsOf = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** count - 1 }, (_, bits) =>
    Array.from({ length: count }, (_, at) => at).filter((at) => ((bits + 1) >> at) % 2 === 1),
  );

/** LOR-VIL-2, LOR-VIL-3: the best chance that one of the cities opens; `besiegers` by city, `helps` by city what a Sorcier adds to its garrison. */
function bestAssault(deals: readonly Deal[], besiegers: readonly (readonly number[])[], helps: readonly number[]): number {
  let best = 0;
  for (const [city, own] of besiegers.entries())
    for (const set of setsOf(own.length)) best = Math.max(best, assault(deals, besiegers, helps, city, set));
  return best;
}

function assault(
  deals: readonly Deal[],
  besiegers: readonly (readonly number[])[],
  helps: readonly number[],
  city: number,
  set: readonly number[],
): number {
  const own = besiegers[city] ?? [];
  const force = set.reduce((sum, at) => sum + (own[at] ?? 0), 0);
  const left = besiegers.map((all, one) => (one === city ? all.filter((_, at) => !set.includes(at)) : all));
  const told = Map.groupBy(deals, ({ inside }) => {
    const garrison = inside[city] ?? [];
    return garrison.length > set.length ? `${garrison.length}` : garrison.toSorted().join();
  });
  const total = deals.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const alike of told.values()) {
    const share = alike.reduce((all, { weight }) => all + weight, 0) / total;
    const garrison = alike[0]?.inside[city] ?? [];
    const defence = garrison.reduce((all, kind) => all + factorOf(kind), helps[city] ?? 0);
    const falls = garrison.length > set.length ? 0 : (fallsAt(force - defence) ?? 0);
    sum += share * (falls / 6 + (1 - falls / 6) * bestAssault(alike, left, helps));
  }
  return sum;
}

/** The chance that a city opens, a first assault being given or chosen. */
function opening(state: State, seat: Seat, first?: Move): number {
  const letter = 'ab'.charAt(seat);
  const people = state.peoples[1 - seat] ?? '';
  const cities = state.position.cities.filter((one) => one.people === people && one.garrison.length > 0);
  const deals = dealsOf(state, people);
  const helps = cities.map(({ at }) => (people === 'chevaliers' ? helpAt(state, 'a', at) : 0));
  const besiegers = cities.map(({ at }) => besiegersOf(state, letter, at));
  if (first?.kind !== 'attack') return bestAssault(deals, besiegers, helps);
  const city = cities.findIndex(({ at }) => first.targets[0] === `ville@${at.q},${at.r}`);
  const at = cities[city]?.at ?? { q: 0, r: 0 };
  const ready = state.position.counters.filter((one) => one.id.startsWith(letter) && touches(one.at, at));
  const set = ready.flatMap(({ id }, index) => (first.attackers.includes(id) ? [index] : []));
  return assault(deals, besiegers, helps, city, set);
}

/** Enemies that touch the one city of a seat, against those inside. */
function isLoose({ position, peoples }: State, seat: Seat): boolean {
  const city = position.cities.find(({ people }) => people === peoples[seat]);
  const around = position.counters.filter((one) => city && !one.id.startsWith('ab'.charAt(seat)) && touches(one.at, city.at));
  return city !== undefined && city.garrison.length > around.length;
}

const holds = ({ position, peoples }: State, seat: Seat): boolean => position.cities.every(({ people }) => people === peoples[seat]);

/** What a move leaves, each throw as likely as another. */
const endsOf = (state: State, move: Move): readonly State[] =>
  throwsOf(diceIn(move)).map((faces) => LORDS.step(faces.length > 0 ? { ...state, random: throwing(faces) } : state, move).state);

/** Whether somebody of the other seat stands beside the one city: nobody besieges it from elsewhere (LOR-VIL-2). */
const isBeside = ({ position }: State, seat: Seat, at?: Place): boolean =>
  position.cities.some(
    (city) =>
      (at && touches(at, city.at)) || position.counters.some((one) => !one.id.startsWith('ab'.charAt(seat)) && touches(one.at, city.at)),
  );

/** What the other may do in his turn: every march in any order, but the last where it leaves nobody beside the walls. */
function repliesOf(state: State, mover: Seat): readonly Move[] {
  if (state.phase !== 'march') return LORDS.moves(state, mover);
  const left = state.position.counters.filter(({ id }) => id.startsWith('ab'.charAt(mover)) && !state.marched.some((one) => one.id === id));
  const marches = marchesOf(state, mover).filter(({ to }) => left.length > 1 || isBeside(state, 1 - mover, to));
  return [...marches, { kind: 'end', seat: mover }];
}

export function siegeOracle(from: State, seat: Seat, { theme }: Ask, first: Move): number {
  const isPast = ({ turn, month, phase }: State): boolean => phase === 'over' || turn !== from.turn || month !== from.month;
  /** What needs no more playing. */
  const known = (state: State): number | undefined => {
    switch (theme) {
      case 'ouvrir':
        if (isPast(state)) return 0;
        return state.phase === 'combats' ? opening(state, seat) : undefined;
      case 'desserrer':
        return isPast(state) ? Number(isLoose(state, seat)) : undefined;
      default: {
        const isHeld = holds(state, seat);
        if (isPast(state) && state.turn === seat) return Number(isHeld);
        return state.turn !== seat && state.phase !== 'march' && isHeld && !isBeside(state, seat) ? 1 : undefined;
      }
    }
  };
  const worth = (state: State): number => {
    const value = known(state);
    if (value !== undefined) return value;
    // Everybody else has moved, or stays.
    if (state.phase === 'march' && state.turn === seat) return after(state, { kind: 'end', seat });
    const [mover = seat] = LORDS.toMove(state);
    let best = mover === seat ? 0 : 1;
    for (const move of repliesOf(state, mover)) {
      const next = after(state, move);
      best = mover === seat ? Math.max(best, next) : Math.min(best, next);
      if (best === (mover === seat ? 1 : 0)) break;
    }
    return best;
  };
  const after = (state: State, move: Move): number => {
    const ends = endsOf(state, move);
    return ends.reduce((sum, one) => sum + worth(one), 0) / ends.length;
  };
  return theme === 'ouvrir' && from.phase === 'combats' ? opening(from, seat, first) : after(from, first);
}
