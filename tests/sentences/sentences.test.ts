/**
 * Every sentence that an engine can make is read for French: what the source says, every refusal with each value, and what whole games, exercises and lessons
 * tell. `NIGHT=all` reads many more games. How many were read is printed with what is found.
 */
import { describe, expect, test } from 'vitest';
import { GRAN_ARBITER } from '#components/gran/arbiter/face.ts';
import { GUESSES as GRAN_GUESSES } from '#components/gran/guess/face.ts';
import { COACH as GRAN_COACH } from '#components/gran/lessons/coach.ts';
import { GRAN_SPEC } from '#components/gran/play/spec.ts';
import { QUIZ as GRAN_QUIZ } from '#components/gran/quiz/face.ts';
import type { LessonWords } from '#components/lesson/face.ts';
import { ORC_ARBITER } from '#components/orc/arbiter/face.ts';
import { GUESSES as ORC_GUESSES } from '#components/orc/guess/face.ts';
import { COACH as ORC_COACH } from '#components/orc/lessons/coach.ts';
import { ORC_SPEC } from '#components/orc/play/spec.ts';
import { QUIZ as ORC_QUIZ } from '#components/orc/quiz/face.ts';
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

const SIZE: Size = process.env.NIGHT ? { games: 12, steps: 4000, series: 60 } : { games: 1, steps: 200, series: 1 };

const dice = (number: number) => diceFrom(seeded(`sentences/${number}`));

const LESSONS = import.meta.glob<Lesson<never>>('/content/*/lecons/*.ts', { eager: true, import: 'LESSON' });
const WORDS = import.meta.glob<LessonWords<GameTypes>>('/components/*/lessons/words.ts', { eager: true, import: 'WORDS' });

/** At least so many different sentences by day: a harvest that finds nothing would find no fault. */
const HARVESTS: readonly (readonly [name: string, least: number, harvest: (keep: Keep) => void])[] = [
  [
    'the source',
    6000,
    (keep) => {
      for (const { text, at } of sourceTexts()) keep(text, at);
    },
  ],
  ['tables of refusals', 3000, ofTables],
  [
    'Gran',
    500,
    (keep) => {
      const options = (number: number) => granOptions(dice(number));
      ofGames({ game: GRAN, options, arbiter: GRAN_ARBITER, spec: GRAN_SPEC, coach: GRAN_COACH }, SIZE, keep);
      ofQuiz(GRAN_QUIZ, SIZE, keep);
      ofGuesses(GRAN_GUESSES, SIZE, keep);
    },
  ],
  [
    'De l’Orc',
    400,
    (keep) => {
      const options = (number: number) => orcOptions(dice(number));
      ofGames({ game: ORC, options, arbiter: ORC_ARBITER, spec: ORC_SPEC, coach: ORC_COACH }, SIZE, keep);
      ofQuiz(ORC_QUIZ, SIZE, keep);
      ofGuesses(ORC_GUESSES, SIZE, keep);
    },
  ],
  [
    'Zargos',
    500,
    (keep) => {
      const options = (number: number) => zargosOptions(dice(number));
      ofGames({ game: ZARGOS, options, arbiter: ZARGOS_ARBITER, spec: ZARGOS_SPEC, coach: ZARGOS_COACH }, SIZE, keep);
      ofQuiz(ZARGOS_QUIZ, SIZE, keep);
      ofGuesses(ZARGOS_GUESSES, SIZE, keep);
    },
  ],
  [
    'Zargo’s Lords',
    150,
    (keep) => {
      const options = (number: number) => skirmishOptions(dice(number));
      ofGames({ game: SKIRMISH, options, spec: SKIRMISH_SPEC, coach: LORDS_COACH }, SIZE, keep);
      ofQuiz(LORDS_QUIZ, SIZE, keep);
      ofGuesses(LORDS_GUESSES, SIZE, keep);
    },
  ],
  [
    'lessons',
    1000,
    (keep) => {
      for (const [words, own] of Object.entries(WORDS).map(([path, one]) => [one, `/content/${path.split('/')[2]}/`] as const))
        for (const [path, lesson] of Object.entries(LESSONS))
          if (path.startsWith(own)) ofLesson(words, lesson as unknown as Lesson<GameTypes>, keep);
    },
  ],
];

describe('no fault of French in the sentences of', () => {
  test.each(HARVESTS)('%s', (name, least, harvest) => {
    const read = new Set<string>();
    const faults: string[] = [];
    harvest((sentence, from) => {
      if (read.has(sentence)) return;
      read.add(sentence);
      for (const { kind, piece } of faultsIn(sentence)) faults.push(`${kind} « ${piece} », ${from}: ${sentence}`);
    });
    const forms = new Set([...read].map((sentence) => sentence.replace(/\d+|« [^»]*»|(?<=\S )\p{Lu}[\p{L}-]*/gu, '#')));
    console.info(`${name}: ${read.size} sentences, ${forms.size} forms, ${faults.length} faults`);
    expect(faults).toEqual([]);
    expect(read.size).toBeGreaterThan(least);
  });
});
