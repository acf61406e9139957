/**
 * What a question costs at the arbiters, over those that their lists can make: its verdict, which the page waits for; the longest step of what is sought after it,
 * which a tap then waits for at most; and « toutes les lectures », which a worker seeks, and of which the page tells the progress: the worker is a new one.
 */
import { spawnSync } from 'node:child_process';
import { nextDesk, openDesk } from '#components/arbiter/desk.ts';
import type { QuickPart } from '#components/arbiter/quick/quick.ts';
import { sheetAtOnce, sheetSteps } from '#components/arbiter/sheet.ts';
import type { ArbiterSpec } from '#components/arbiter/spec.ts';
import { anyQuestions } from '#components/arbiter/testing/questions.ts';
import { turningIn } from '#components/arbiter/turning/judged.ts';
import * as gran from '#components/gran/arbiter/quick.ts';
import { GRAN_ARBITER } from '#components/gran/arbiter/spec.ts';
import { tablesOn } from '#components/gran/arbiter/tables.ts';
import * as orc from '#components/orc/arbiter/quick.ts';
import { ORC_ARBITER } from '#components/orc/arbiter/spec.ts';
import * as zargos from '#components/zargos/arbiter/quick.ts';
import { ZARGOS_ARBITER } from '#components/zargos/arbiter/spec.ts';
import * as lords from '#components/zargos-lords/arbiter/quick.ts';
import { LORDS_ARBITER } from '#components/zargos-lords/arbiter/spec.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import { SLOWER } from './bench-site.ts';

/** Milliseconds, on a phone. */
const BAR = 200;
const QUESTIONS = 100;

/** First calls, each in a process of its own. */
const FRESH_RUNS = 5;

interface Costs {
  readonly question: string;
  readonly verdict: number;
  readonly step: number;
  readonly readings: number;
}

function timed<Made>(make: () => Made): readonly [took: number, made: Made] {
  const start = performance.now();
  const made = make();
  return [performance.now() - start, made];
}

function costsOf<G extends GameTypes>(spec: ArbiterSpec<G>, question: string): Costs {
  const [verdict, { desk, sheet }] = timed(() => {
    const asked = nextDesk(spec, openDesk(spec), { kind: 'ask', question });
    return { desk: asked, sheet: sheetAtOnce(spec, asked) };
  });
  const steps = sheetSteps(spec, desk, sheet);
  let step = 0;
  for (let isOver = false; !isOver; ) {
    const [took, { done }] = timed(() => steps.next());
    step = Math.max(step, took);
    isOver = done === true;
  }
  const isJudged = sheet.answer.kind === 'legal' || sheet.answer.kind === 'refused';
  return { question, verdict, step, readings: isJudged ? timed(() => turningIn(spec, desk))[0] : 0 };
}

/** Milliseconds of all readings of a question in a fresh process, modules loaded: as a new worker that nothing has warmed. */
function firstReadings(arbiter: string, name: string, question: string): number {
  const code = `import { nextDesk, openDesk } from '#components/arbiter/desk.ts';
    import { turningIn } from '#components/arbiter/turning/judged.ts';
    import { ${name} as spec } from '#components/${arbiter}/arbiter/spec.ts';
    const desk = nextDesk(spec, openDesk(spec), { kind: 'ask', question: ${JSON.stringify(question)} });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const start = performance.now();
    turningIn(spec, desk);
    process.stdout.write(String(performance.now() - start));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

/** In the middle of so many. */
function fresh(arbiter: string, name: string, question: string): number {
  const times = Array.from({ length: FRESH_RUNS }, () => firstReadings(arbiter, name, question)).sort((a, b) => a - b);
  return Math.round((times[FRESH_RUNS >> 1] ?? Number.NaN) * SLOWER);
}

/** « 12, 95, 210 ms; 97 % »: in the middle, of nine in ten, the most, and how many are within the bar. */
function row(costs: readonly number[]): string {
  const sorted = costs.map((one) => one * SLOWER).sort((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  const within = sorted.filter((one) => one <= BAR).length / sorted.length;
  return `${at(0.5)}, ${at(0.9)}, ${at(1)} ms; ${Math.floor(100 * within)} %`;
}

function costsAt<G extends GameTypes, Asked>(
  [arbiter, name]: readonly [arbiter: string, name: string],
  spec: ArbiterSpec<G>,
  lists: {
    readonly first: Asked;
    readonly parts: (asked: Asked) => readonly QuickPart<Asked>[];
    readonly format: (asked: Asked) => string;
  },
): object {
  const costs = anyQuestions(lists, QUESTIONS).map((question) => costsOf(spec, question));
  const bySize = costs.toSorted((a, b) => a.readings - b.readings);
  return {
    arbiter,
    questions: costs.length,
    verdict: row(costs.map(({ verdict }) => verdict)),
    'longest step after it': row(costs.map(({ step }) => step)),
    'all readings': row(costs.map(({ readings }) => readings)),
    'in a new worker': `${[0.5, 0.9, 1].map((share) => fresh(arbiter, name, bySize[Math.floor(share * (bySize.length - 1))]?.question ?? '')).join(', ')} ms`,
  };
}

export function benchArbiters(): void {
  console.log(`\narbiters, for a phone ${SLOWER} times slower (bar: ${BAR} ms): in the middle, of nine in ten, the most; within the bar`);
  const zargosTables = tablesFor({ board: null });
  const granTables = tablesOn(null);
  console.table([
    costsAt(['zargos', 'ZARGOS_ARBITER'], ZARGOS_ARBITER, {
      first: zargos.FIRST_QUICK,
      parts: (asked: zargos.ZargosQuick) => zargos.parts(zargosTables, asked),
      format: zargos.formatQuick,
    }),
    costsAt(['gran', 'GRAN_ARBITER'], GRAN_ARBITER, {
      first: gran.FIRST_QUICK,
      parts: (asked: gran.GranQuick) => gran.parts(granTables, asked),
      format: gran.formatQuick,
    }),
    costsAt(['orc', 'ORC_ARBITER'], ORC_ARBITER, { first: orc.FIRST_QUICK, parts: orc.parts, format: orc.formatQuick }),
    costsAt(['zargos-lords', 'LORDS_ARBITER'], LORDS_ARBITER, { first: lords.FIRST_QUICK, parts: lords.parts, format: lords.formatQuick }),
  ]);
}
