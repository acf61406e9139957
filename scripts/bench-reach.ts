/** What « jusqu’où puis-je aller ? » costs on our board: first questions in a fresh process, then thousands of drawn ones. The bar is that of the explorer. */
import { spawnSync } from 'node:child_process';
import { type Dice, diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { type BoardTables, boardOf } from '#engine/zargos/board/tables.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import { MOVE_CARDS, MOVE_EFFECTS, MOVE_PHASES, type ReachQuestion } from '#engine/zargos/rules/movement/question.ts';
import { settledQuestion } from '#engine/zargos/rules/movement/reading.ts';
import { reach } from '#engine/zargos/rules/movement.ts';
import { PEOPLES } from '#engine/zargos/types.ts';

/** Milliseconds that any question may take. */
const BAR = 5;
const FRESH_RUNS = 9;
const QUESTIONS = 5000;
/** The least of so many: what the machine does beside is no matter here. */
const TRIES = 3;

/** Whoever holds every third territory holds too little to walk far, and boats are dear. */
const owners = Object.fromEntries(BOARD.territories.flatMap(({ id }, at) => (at % 3 === 1 ? [] : [[id, 'araignees']])));

const CASES: readonly (readonly [name: string, draft: object])[] = [
  ['Ailés, attack', { people: 'ailes', phase: 'attacks', from: 'tairo' }],
  ['Dragons at sea, reorganisation', { people: 'dragons', phase: 'reorganisation', from: 'mer-8' }],
  [
    'Araignées, everything in force',
    {
      people: 'araignees',
      phase: 'reorganisation',
      from: 'itak-1',
      boats: 4,
      cards: ['vent-de-terre'],
      frozen: ['oz', 'kori'],
      storms: [['mer-1', 'mer-2']],
      effects: ['tremblement-de-terre'],
      owners: { ...owners, 'itak-1': 'araignees' },
      options: { 'ZAR-L-21': 'un-pas-par-case', 'ZAR-L-51': 'non' },
    },
  ],
  ['Moines, mist', { people: 'moines', phase: 'reorganisation', from: 'ohms', cards: ['vent-de-brume'], frozen: ['kahil'] }],
];

/** Milliseconds of the tables and of a first question in a fresh process, modules loaded. */
function firstQuestion(draft: object): readonly [tables: number, question: number] {
  const code = `import { boardOf } from '#engine/zargos/board/tables.ts';
    import { BOARD } from '#engine/zargos/data/board.ts';
    import { settledQuestion } from '#engine/zargos/rules/movement/reading.ts';
    import { reach } from '#engine/zargos/rules/movement.ts';
    const start = performance.now();
    const tables = boardOf(BOARD);
    const question = settledQuestion(tables, ${JSON.stringify(draft)});
    const middle = performance.now();
    reach(tables, question);
    process.stdout.write(JSON.stringify([middle - start, performance.now() - middle]));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const [tables = 0, question = 0]: number[] = JSON.parse(stdout);
  return [tables, question];
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
function timeOf(call: () => unknown): number {
  const start = performance.now();
  call();
  return performance.now() - start;
}

const ms = (value: number) => `${value.toFixed(2)} ms`;

/** Questions as a visitor may ask them, all effects and cards included. */
function drawn(tables: BoardTables, dice: Dice): ReachQuestion {
  const pick = <Value>(values: readonly Value[]) => values[dice.roll(values.length) - 1];
  const some = <Value>(values: readonly Value[]) => values.filter(() => dice.roll(4) === 1);
  const people = pick(PEOPLES);
  const cell = pick(tables.board.seas.filter(({ seas }) => seas.length > 0));
  return settledQuestion(tables, {
    people,
    phase: pick(MOVE_PHASES),
    from: pick(tables.ids),
    stride: dice.roll(2),
    boats: dice.roll(6) - 1,
    cards: some(MOVE_CARDS),
    frozen: some(tables.kingdoms).slice(0, 2),
    storms: dice.roll(3) === 1 && cell ? [[cell.id, pick(cell.seas)]] : [],
    effects: some(MOVE_EFFECTS),
    fought: dice.roll(4) === 1,
    owners:
      dice.roll(2) === 1
        ? Object.fromEntries(BOARD.territories.map(({ id }) => [id, dice.roll(2) === 1 ? people : pick(PEOPLES)]))
        : undefined,
  });
}

export function benchReach(): void {
  console.table(
    CASES.map(([name, draft]) => {
      const runs = Array.from({ length: FRESH_RUNS }, () => firstQuestion(draft));
      return {
        'first question': name,
        tables: ms(median(runs.map(([tables]) => tables))),
        least: ms(Math.min(...runs.map(([, question]) => question))),
        median: ms(median(runs.map(([, question]) => question))),
      };
    }),
  );
  const tables = boardOf(BOARD);
  const dice = diceFrom(seeded('reach'));
  const questions = Array.from({ length: QUESTIONS }, () => drawn(tables, dice));
  for (const question of questions.slice(0, 500)) reach(tables, question);
  const times = questions.map((question) => Math.min(...Array.from({ length: TRIES }, () => timeOf(() => reach(tables, question)))));
  times.sort((a, b) => a - b);
  const at = (share: number) => ms(times[Math.floor(share * (times.length - 1))] ?? 0);
  console.table([{ questions: QUESTIONS, median: at(0.5), '99 of 100': at(0.99), '999 of 1000': at(0.999), worst: at(1), bar: ms(BAR) }]);
}
