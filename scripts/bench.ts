/**
 * `npm run bench`: what the odds of Zargos cost. First calls in a fresh process (tables made, code not yet compiled), then many calls in
 * one process beside the slow solver of the tests, then ordinary situations by the second. Bars are those of the design. Then what the
 * board costs (`bench-reach.ts`), a question at the arbiters (`bench-arbiter.ts`), whole games of De l'Orc, Zargos, Gran and the skirmish by
 * the second, beside boardgame.io (`bench-games.ts`), and in the browser the map (`bench-map.ts`) and the taps of the tables (`bench-taps.ts`).
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { Bench } from 'tinybench';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { checkSituation } from '#engine/zargos/fight/situation.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { oddsOf } from '#engine/zargos/odds.ts';
import { referenceFor } from '#engine/zargos/testing/odds-oracle.ts';
import { PEOPLES, SITES } from '#engine/zargos/types.ts';
import { benchArbiters } from './bench-arbiter.ts';
import { benchArmy } from './bench-army.ts';
import { benchGames } from './bench-games.ts';
import { benchMap } from './bench-map.ts';
import { benchReach } from './bench-reach.ts';
import { benchTaps } from './bench-taps.ts';

interface Case {
  readonly name: string;
  readonly situation: Situation;
  /** Milliseconds that a first call may take. */
  readonly bar: number;
}

/** « moines 9 + / amazones 4 capital »: peoples, pawns, `+` for a Vent de Guerre, site, `adversaire` for the other reading of ZAR-L-3. */
function fight(text: string, bar: number): Case {
  const [attack = '', defence = ''] = text.split(' / ');
  const [people = '', pawns = '', ...cards] = attack.split(' ');
  const [other = '', others = '', ...rest] = defence.split(' ');
  const checked = checkSituation({
    attacker: { people, pawns: Number(pawns), warWind: cards.includes('+') },
    defender: { people: other, pawns: Number(others), warWind: rest.includes('+') },
    site: SITES.find((site) => rest.includes(site)) ?? 'province',
    options: rest.includes('adversaire') ? { 'ZAR-L-3': 'adversaire-d-abord' } : {},
  });
  if (!checked.ok) throw new Error(checked.because);
  return { name: text, situation: checked.value, bar };
}

const CASES: readonly Case[] = [
  fight('ailes 7 / dragons 4', 5),
  fight('ailes 100 / dragons 100', 5),
  fight('ailes 100 + / dragons 100 +', 5),
  fight('ailes 100 / amazones 100 capital', 5),
  fight('moines 7 / dragons 4', 60),
  fight('moines 100 / dragons 100', 60),
  fight('moines 100 + / dragons 100 +', 60),
  fight('moines 100 / amazones 100 capital', 60),
  fight('dragons 100 / moines 100', 60),
  fight('dragons 100 + / moines 100 + capital', 60),
  fight('moines 100 + / dragons 100 + adversaire', 60),
];

const FRESH_RUNS = 9;

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;

/**
 * Milliseconds of a first call in a fresh process: modules loaded, none of their code run yet. The pause lets Node's own type stripper,
 * which no page has, finish compiling in the background: it would hold up the compilation of what is measured.
 */
function firstCall({ situation }: Case): number {
  const code = `import { oddsOf } from '#engine/zargos/odds.ts';
    const situation = ${JSON.stringify(situation)};
    await new Promise((resolve) => setTimeout(resolve, 300));
    const start = performance.now();
    oddsOf(situation);
    const took = performance.now() - start;
    process.stdout.write(String(took));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

function firstCalls(): void {
  const rows = CASES.map((one) => {
    const times = Array.from({ length: FRESH_RUNS }, () => firstCall(one)).sort((a, b) => a - b);
    const [least = 0, median = 0] = [times[0], times[FRESH_RUNS >> 1]];
    return { 'first call': one.name, least: ms(least), median: ms(median), bar: ms(one.bar), 'bar met': median < one.bar };
  });
  console.table(rows);
}

/** The slow solver is asked only where it answers within a second or so. */
const isSmall = ({ situation: { attacker, defender } }: Case) =>
  attacker.pawns <= 20 && defender.people !== 'demons' && defender.pawns <= 20;

async function warmCalls(): Promise<void> {
  const cases = [...CASES, fight('ailes 20 / dragons 20', 5), fight('moines 12 / dragons 12', 60)];
  const bench = new Bench({ time: 300, warmupTime: 100 });
  for (const one of cases) bench.add(one.name, () => void oddsOf(one.situation));
  for (const one of cases.filter(isSmall)) {
    const { attacker, defender } = one.situation;
    if (defender.people !== 'demons')
      bench.add(`reference: ${one.name}`, () => void referenceFor(one.situation)(attacker.pawns, defender.pawns));
  }
  await bench.run();
  const meanOf = (name: string) => {
    const result = bench.tasks.find((task) => task.name === name)?.result;
    return result && 'latency' in result ? result.latency.mean : undefined;
  };
  console.table(
    cases.map(({ name }) => {
      const [engine, reference] = [meanOf(name), meanOf(`reference: ${name}`)];
      const times = engine && reference ? `× ${Math.round(reference / engine)}` : '';
      return { 'many calls': name, engine: engine ? ms(engine) : '', reference: reference ? ms(reference) : 'too slow', faster: times };
    }),
  );
}

/** Situations as tables meet them: 1 to 15 pawns a side, all peoples, sites and cards. */
function ordinary(count: number): Situation[] {
  const dice = diceFrom(seeded('bench'));
  const situations: Situation[] = [];
  while (situations.length < count) {
    const pick = <Value>(values: readonly Value[]) => values[dice.roll(values.length) - 1];
    const checked = checkSituation({
      attacker: { people: pick(PEOPLES), pawns: dice.roll(15), warWind: dice.roll(4) === 1 },
      defender: { people: pick(PEOPLES), pawns: dice.roll(15), warWind: dice.roll(4) === 1 },
      site: pick(SITES),
    });
    if (checked.ok) situations.push(checked.value);
  }
  return situations;
}

function throughput(): void {
  const situations = ordinary(2000);
  for (const situation of situations.slice(0, 200)) oddsOf(situation);
  const start = performance.now();
  for (const situation of situations) oddsOf(situation);
  const seconds = (performance.now() - start) / 1000;
  console.log(`ordinary situations: ${Math.round(situations.length / seconds)} a second (bar: 500)`);
}

console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`);
firstCalls();
await warmCalls();
throughput();
benchReach();
benchArbiters();
benchArmy();
benchGames();
await benchMap();
await benchTaps();
