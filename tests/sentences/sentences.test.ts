/** Every sentence that an engine can make is read for French: what the source says, every refusal with each value, and what whole games, exercises and lessons tell. */
import { expect, test } from 'vitest';
import type { LessonWords } from '#components/lesson/face.ts';
import { GRAN_ARBITER } from '#components/gran/arbiter/face.ts';
import { GUESSES as GRAN_GUESSES } from '#components/gran/guess/face.ts';
import { COACH as GRAN_COACH } from '#components/gran/lessons/coach.ts';
import { GRAN_SPEC } from '#components/gran/play/spec.ts';
import { QUIZ as GRAN_QUIZ } from '#components/gran/quiz/face.ts';
import { ORC_ARBITER } from '#components/orc/arbiter/face.ts';
import { GUESSES as ORC_GUESSES } from '#components/orc/guess/face.ts';
import { COACH as ORC_COACH } from '#components/orc/lessons/coach.ts';
import { ORC_SPEC } from '#components/orc/play/spec.ts';
import { QUIZ as ORC_QUIZ } from '#components/orc/quiz/face.ts';
import { learnersChoice, optionsFor } from '#components/table/chooser/starting.ts';
import { ZARGOS_ARBITER } from '#components/zargos/arbiter/face.ts';
import { GUESSES as ZARGOS_GUESSES } from '#components/zargos/guess/face.ts';
import { COACH as ZARGOS_COACH } from '#components/zargos/lessons/coach.ts';
import { ZARGOS_SPEC } from '#components/zargos/play/spec.ts';
import { QUIZ as ZARGOS_QUIZ } from '#components/zargos/quiz/face.ts';
import { GUESSES as LORDS_GUESSES } from '#components/zargos-lords/guess/face.ts';
import { COACH as LORDS_COACH } from '#components/zargos-lords/lessons/coach.ts';
import { QUIZ as LORDS_QUIZ } from '#components/zargos-lords/quiz/face.ts';
import { SKIRMISH_SPEC } from '#components/zargos-lords/skirmish/spec.ts';
import { diceFrom } from '#engine/core/dice.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import { GRAN } from '#engine/gran/game.ts';
import { randomOptions as granOptions } from '#engine/gran/testing/tables.ts';
import { ORC } from '#engine/orc/game.ts';
import { randomOptions as orcOptions } from '#engine/orc/testing/wander.ts';
import type { Lesson } from '#engine/practice/lesson.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { randomOptions as zargosOptions } from '#engine/zargos/testing/wander.ts';
import { SKIRMISH } from '#engine/zargos-lords/skirmish/game.ts';
import { randomOptions as skirmishOptions } from '#engine/zargos-lords/skirmish/testing/scenes.ts';
import { type Keep, ofGames, ofGuesses, ofLesson, ofQuiz, type Size } from './harvest.ts';
import { faultsIn } from './reader.ts';
import { sourceTexts } from './static.ts';
import { ofTables } from './tables.ts';

const SIZE: Size = process.env.NIGHT ? { games: 12, steps: 4000, series: 60 } : { games: 1, steps: 300, series: 2 };

/** Each sentence once; what is wrong with them, and where they were made. */
function read(harvest: (keep: Keep) => void): { readonly count: number; readonly faults: readonly string[] } {
  const seen = new Set<string>();
  const faults: string[] = [];
  harvest((sentence, from) => {
    if (seen.has(sentence)) return;
    seen.add(sentence);
    for (const { kind, piece } of faultsIn(sentence)) faults.push(`${kind} « ${piece} » (${from}) ${sentence.slice(0,220)}`);
  });
  console.log(seen.size, faults.length, [...new Set([...seen].map((one) => one.replace(/\d+|« [^»]*»/g, '#')))].length);
  const n: Record<string, number> = {};
  console.log(faults.filter((f) => { const k = f.replace(/«[^»]*»/,'').replace(/\).*/,''); n[k] = (n[k] ?? 0) + 1; return (n[k] ?? 0) <= 2; }).join('\n'));
  return { count: seen.size, faults };
}

test('what the source says', () => {
  const { faults } = read((keep) => { for (const { text, at } of sourceTexts()) keep(text, at); });
  expect(faults).toEqual([]);
});

test('tables', () => {
  expect(read(ofTables).faults).toEqual([]);
});

const first = <G extends GameTypes>(spec: Parameters<typeof optionsFor<G>>[0]): G['options'] => {
  const options = optionsFor(spec, learnersChoice(spec));
  if (!options.ok) throw new Error(options.because);
  return options.value;
};
const dice = (number: number) => diceFrom(seeded(`sentences/${number}`));

test('gran', () => {
  expect(read((keep) => {
    ofGames({ game: GRAN, options: (n) => granOptions(dice(n)), arbiter: GRAN_ARBITER, spec: GRAN_SPEC, coach: GRAN_COACH }, SIZE, keep);
    ofQuiz(GRAN_QUIZ, SIZE, keep);
    ofGuesses(GRAN_GUESSES, SIZE, keep);
  }).faults).toEqual([]);
});
test('orc', () => {
  expect(read((keep) => {
    ofGames({ game: ORC, options: (n) => orcOptions(dice(n)), arbiter: ORC_ARBITER, spec: ORC_SPEC, coach: ORC_COACH }, SIZE, keep);
    ofQuiz(ORC_QUIZ, SIZE, keep);
    ofGuesses(ORC_GUESSES, SIZE, keep);
  }).faults).toEqual([]);
});
test('zargos', () => {
  expect(read((keep) => {
    ofGames({ game: ZARGOS, options: (n) => zargosOptions(dice(n)), arbiter: ZARGOS_ARBITER, spec: ZARGOS_SPEC, coach: ZARGOS_COACH }, SIZE, keep);
    ofQuiz(ZARGOS_QUIZ, SIZE, keep);
    ofGuesses(ZARGOS_GUESSES, SIZE, keep);
  }).faults).toEqual([]);
});
test('lords', () => {
  expect(read((keep) => {
    ofGames({ game: SKIRMISH, options: (n) => skirmishOptions(dice(n)), spec: SKIRMISH_SPEC, coach: LORDS_COACH }, SIZE, keep);
    ofQuiz(LORDS_QUIZ, SIZE, keep);
    ofGuesses(LORDS_GUESSES, SIZE, keep);
  }).faults).toEqual([]);
});

const LESSONS = import.meta.glob<Lesson<never>>('/content/*/lecons/*.ts', { eager: true, import: 'LESSON' });
const WORDS = Object.values(import.meta.glob<LessonWords<GameTypes>>('/components/*/lessons/words.ts', { eager: true, import: 'WORDS' }));
test('lessons', () => {
  expect(read((keep) => {
    for (const words of WORDS)
      for (const [path, lesson] of Object.entries(LESSONS))
        if (path.startsWith(`/content/${words.game.id === 'escarmouche' ? 'zargos-lords' : words.game.id}/`)) ofLesson(words, lesson as unknown as Lesson<GameTypes>, keep);
  }).faults).toEqual([]);
});
void first;
