import { expect, test } from 'vitest';
import { ORC, type Orc } from '#engine/orc/game.ts';
import { stripped } from '#engine/orc/lessons/measures.ts';
import { attempted, type Lesson, nextInSolution, nowIn, type PlayTask } from '#engine/practice/lesson.ts';

const [RECRUIT] = Object.values(import.meta.glob<Lesson<Orc>>('/content/orc/lecons/recruter.ts', { eager: true, import: 'LESSON' }));
const RACE = RECRUIT?.tasks.find(({ id }) => id === 'pas-encore') as PlayTask<Orc>;
const ticks = (...all: readonly number[]) => all.map((tick) => ({ kind: 'deal', seat: 0, tick }) as const);

test('the clock counts as a step of the solution: the next one is shown', () => {
  const { run } = attempted(ORC, RACE, ticks(36));
  expect(nextInSolution(RACE, run)).toEqual({ kind: 'deal', seat: 0, tick: 37 });
});

test('ORC-REC-5: Green strikes two cards after « début des recrutements », and the pile is his', () => {
  const late = attempted(ORC, RACE, ticks(36, 37, 38, 39));
  expect(late.standing).toBe('missed');
  expect(stripped(nowIn(late.run), 2).owner).toBe(2);
  const shield = { kind: 'shield', seat: 1, tick: 38, pile: 1 } as const;
  expect(attempted(ORC, RACE, [...ticks(36, 37, 38), shield]).standing).toBe('done');
});
