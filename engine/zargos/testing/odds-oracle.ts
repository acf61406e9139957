/**
 * A slow, obvious solver of fights, for tests and for the bench alone. It follows the rule book throw by throw: every face of every
 * die, every die that the Moine might have thrown again. It shares no code with the engine (types aside), so that a mistake would have
 * to be made twice; nothing of the engine imports it.
 */
import type { Situation } from '../fight/types.ts';

/** Chances that two doubles are told apart: the Moine does not throw again for less. */
const TIE = 1e-12;

export interface Expected {
  readonly win: { readonly attacker: number; readonly defender: number; readonly nobody: number };
  readonly survivors: { readonly attacker: number[]; readonly defender: number[] };
  readonly rounds: number;
  readonly roundsDistribution: number[];
}

type Ends = Map<number, number>;

/** A state as one number: of either side there are fewer pawns than this. */
const MANY = 1000;

const key = (a: number, d: number) => a * MANY + d;

const put = (ends: Ends, a: number, d: number, p: number) => ends.set(key(a, d), (ends.get(key(a, d)) ?? 0) + p);

const pair = (state: number): [number, number] => [Math.floor(state / MANY), state % MANY];

/** All throws of so many dice, die by die. */
function allThrows(count: number): number[][] {
  if (count === 0) return [[]];
  return allThrows(count - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [...rest, face]));
}

const total = (faces: readonly number[]) => faces.reduce((a, b) => a + b, 0);

interface Thrown {
  /** Losses it inflicts as it falls. */
  readonly taken: number;
  /** For each die, what it inflicts once that die is thrown again and shows 1 to 6. */
  readonly dice: readonly (readonly number[])[];
}

const thrown = new Map<string, Thrown[]>();

/**
 * Every throw, with every die thrown again. The Moine's own dice go from the lowest, those of others from the highest: between dice
 * of equal worth he takes the first.
 */
function throwsOf(count: number, divisor: number, own: boolean): Thrown[] {
  const name = `${count} ${divisor} ${own}`;
  const known = thrown.get(name);
  if (known) return known;
  const taken = (faces: readonly number[]) => Math.floor(total(faces) / divisor);
  const made = allThrows(count).map((faces) => ({
    taken: taken(faces),
    dice: faces
      .map((_, die) => die)
      .sort((i, j) => ((faces[i] ?? 0) - (faces[j] ?? 0)) * (own ? 1 : -1))
      .map((die) => [1, 2, 3, 4, 5, 6].map((face) => taken(faces.map((old, i) => (i === die ? face : old))))),
  }));
  thrown.set(name, made);
  return made;
}

/** The fight of a situation, as the book tells it; pawns are handed in so that one set of tables serves many. */
export function referenceFor(situation: Situation): (attackers: number, defenders: number) => Expected {
  const { attacker, defender, site, eclipse, heatwave, options } = situation;
  if (defender.people === 'demons') throw new Error('no demons here');
  const inZargos = site === 'zargos' || site === 'forbidden-city';
  const walls = site === 'capital' || site === 'forbidden-city';
  const godFor = inZargos || heatwave ? 'no' : attacker.people === 'moines' ? 'attacker' : defender.people === 'moines' ? 'defender' : 'no';
  const monkFirst = options['ZAR-L-3'] !== 'adversaire-d-abord';
  const bows = defender.people === 'amazones' && !eclipse && !inZargos;

  const dice = (pawns: number, wind: boolean) => {
    let count = pawns >= 7 ? 3 : pawns >= 4 ? 2 : 1;
    if (wind) count += 1;
    if (options['ZAR-L-8'] === 'plafond-3' && count > 3) count = 3;
    return count;
  };
  const byAttackerDivisor = walls ? 3 : 2;
  const byDefenderDivisor = 2;

  /** Chance that the Moine holds from a state, once known. */
  const values = new Map<number, number>();
  const value = (a: number, d: number): number => {
    if (a > 0 && d > 0) return values.get(key(a, d)) ?? 0;
    return (godFor === 'attacker' ? a > 0 : d > 0) ? 1 : 0;
  };

  /**
   * One throw that the Moine may touch: the chance of each number of losses, dice thrown again included, and what they are worth.
   * `worthKept` and `worthAgain` value a throw kept and a throw touched.
   */
  const touch = (
    count: number,
    divisor: number,
    own: boolean,
    worthKept: (losses: number) => number,
    worthAgain: (losses: number) => number,
  ) => {
    const kept = new Map<number, number>();
    const again = new Map<number, number>();
    let worth = 0;
    const throws = throwsOf(count, divisor, own);
    for (const { taken, dice: options } of throws) {
      const p = 1 / throws.length;
      let best = worthKept(taken);
      let chosen: readonly number[] | undefined;
      for (const six of options) {
        const mean = six.reduce((sum, losses) => sum + worthAgain(losses) / 6, 0);
        if (mean > best + TIE) {
          best = mean;
          chosen = six;
        }
      }
      worth += p * best;
      if (!chosen) kept.set(taken, (kept.get(taken) ?? 0) + p);
      else for (const losses of chosen) again.set(losses, (again.get(losses) ?? 0) + p / 6);
    }
    return { kept, again, worth };
  };

  const untouched = (count: number, divisor: number) => {
    const chances = new Map<number, number>();
    const throws = throwsOf(count, divisor, true);
    for (const { taken } of throws) chances.set(taken, (chances.get(taken) ?? 0) + 1 / throws.length);
    return chances;
  };

  const mean = (chances: Map<number, number>, worth: (losses: number) => number) => {
    let sum = 0;
    for (const [losses, p] of chances) sum += p * worth(losses);
    return sum;
  };

  /** Where one round leads from a state under the values known so far, and what it is worth to the Moine. */
  const round = (a: number, d: number): { ends: Ends; worth: number } => {
    const ends: Ends = new Map();
    const byAttacker = { count: dice(a, attacker.warWind), divisor: byAttackerDivisor };
    const byDefender = { count: dice(d, defender.warWind), divisor: byDefenderDivisor };
    if (godFor === 'no') {
      for (const [ld, pd] of untouched(byAttacker.count, byAttacker.divisor)) {
        for (const [la, pa] of untouched(byDefender.count, byDefender.divisor))
          put(ends, Math.max(0, a - la), Math.max(0, d - ld), pd * pa);
      }
      return { ends, worth: 0 };
    }
    const attackerFirst = (godFor === 'attacker') === monkFirst;
    const first = attackerFirst ? byAttacker : byDefender;
    const second = attackerFirst ? byDefender : byAttacker;
    /** The state after the first throw took `l` and the second `j`. */
    const after = (l: number, j: number): [number, number] =>
      attackerFirst ? [Math.max(0, a - j), Math.max(0, d - l)] : [Math.max(0, a - l), Math.max(0, d - j)];
    const plain = untouched(second.count, second.divisor);
    const saved = new Map<number, ReturnType<typeof touch>>();
    const answer = (l: number) => {
      const worth = (j: number) => value(...after(l, j));
      const found = saved.get(l) ?? touch(second.count, second.divisor, !monkFirst, worth, worth);
      saved.set(l, found);
      return found;
    };
    const start = touch(
      first.count,
      first.divisor,
      monkFirst,
      (l) => answer(l).worth,
      (l) => mean(plain, (j) => value(...after(l, j))),
    );
    for (const [l, p] of start.kept) {
      for (const part of [answer(l).kept, answer(l).again]) for (const [j, q] of part) put(ends, ...after(l, j), p * q);
    }
    for (const [l, p] of start.again) for (const [j, q] of plain) put(ends, ...after(l, j), p * q);
    return { ends, worth: start.worth };
  };

  const rounds = new Map<number, Ends>();
  /** Rounds from a state, all smaller states being done: value iteration where a round may leave everybody standing. */
  const learn = (a: number, d: number): Ends => {
    const known = rounds.get(key(a, d));
    if (known) return known;
    for (let x = a; x > 0; x--) for (let y = d; y > 0; y--) if (x < a || y < d) if (!rounds.has(key(x, y))) learn(x, y);
    let found = round(a, d);
    while (godFor !== 'no' && found.ends.has(key(a, d)) && Math.abs(found.worth - value(a, d)) > 1e-16) {
      values.set(key(a, d), found.worth);
      found = round(a, d);
    }
    values.set(key(a, d), found.worth);
    rounds.set(key(a, d), found.ends);
    return found.ends;
  };

  const over = (a: number, d: number) => a === 0 || d === 0;
  const finals = new Map<number, { ends: Ends; mean: number }>();
  /** All ends of the fight from a state, and its mean number of rounds. */
  const play = (a: number, d: number): { ends: Ends; mean: number } => {
    if (over(a, d)) return { ends: new Map([[key(a, d), 1]]), mean: 0 };
    const known = finals.get(key(a, d));
    if (known) return known;
    const next = learn(a, d);
    const stay = next.get(key(a, d)) ?? 0;
    const ends: Ends = new Map();
    let length = 1 / (1 - stay);
    for (const [state, p] of next) {
      if (state === key(a, d)) continue;
      const rest = play(...pair(state));
      length += (p / (1 - stay)) * rest.mean;
      for (const [end, q] of rest.ends) put(ends, ...pair(end), (p / (1 - stay)) * q);
    }
    finals.set(key(a, d), { ends, mean: length });
    return { ends, mean: length };
  };

  const shot = (attackers: number, defenders: number, shooters: number): Map<number, number> => {
    if (!bows) return new Map([[0, 1]]);
    const count = shooters >= 7 ? 3 : shooters >= 4 ? 2 : 1;
    const divisor = walls ? 2 : 3;
    if (options['ZAR-L-2'] !== 'oui' || godFor !== 'attacker') return untouched(count, divisor);
    const worth = (l: number) => value(Math.max(0, attackers - l), defenders);
    const { kept, again } = touch(count, divisor, false, worth, worth);
    for (const [l, p] of again) kept.set(l, (kept.get(l) ?? 0) + p);
    return kept;
  };

  return (attackers, defenders) => {
    learn(attackers, defenders);
    const win = { attacker: 0, defender: 0, nobody: 0 };
    const survivors = { attacker: new Array(attackers + 1).fill(0), defender: new Array(defenders + 1).fill(0) };
    const roundsDistribution: number[] = new Array(41).fill(0);
    let length = 0;
    let alive: Ends = new Map();
    for (const [l, p] of shot(attackers, defenders, defenders)) {
      const left = Math.max(0, attackers - l);
      const { ends, mean: rest } = play(left, defenders);
      length += p * rest;
      for (const [end, q] of ends) {
        const [a, d] = pair(end);
        win[a > 0 ? 'attacker' : d > 0 ? 'defender' : 'nobody'] += p * q;
        survivors.attacker[a] += p * q;
        survivors.defender[d] += p * q;
      }
      put(alive, left, defenders, p);
    }
    for (let r = 0; r <= 39; r++) {
      const next: Ends = new Map();
      for (const [state, p] of alive) {
        if (over(...pair(state))) roundsDistribution[r] = (roundsDistribution[r] ?? 0) + p;
        else for (const [to, q] of learn(...pair(state))) put(next, ...pair(to), p * q);
      }
      alive = next;
    }
    for (const p of alive.values()) roundsDistribution[40] = (roundsDistribution[40] ?? 0) + p;
    return { win, survivors, rounds: length, roundsDistribution };
  };
}
