/**
 * Every sentence that an engine can make is read for French: what the source says, every refusal with each value, and what whole games, exercises and lessons
 * tell. `NIGHT=all` reads many more games. How many were read is printed with what is found.
 */
import { describe, expect, test } from 'vitest';
import * as granQuick from '#components/gran/arbiter/quick.ts';
import { GRAN_ARBITER } from '#components/gran/arbiter/spec.ts';
import { GUESSES as GRAN_GUESSES } from '#components/gran/guess/spec.ts';
import { COACH as GRAN_COACH } from '#components/gran/lessons/coach.ts';
import { GRAN_ADVISER } from '#components/gran/play/adviser.ts';
import { GRAN_SPEC } from '#components/gran/play/spec.ts';
import { GRAN_PUZZLE_SPEC } from '#components/gran/puzzles/spec.ts';
import { QUIZ as GRAN_QUIZ } from '#components/gran/quiz/spec.ts';
import type { LessonSpec } from '#components/lesson/spec.ts';
import * as orcQuick from '#components/orc/arbiter/quick.ts';
import { ORC_ARBITER } from '#components/orc/arbiter/spec.ts';
import { GUESSES as ORC_GUESSES } from '#components/orc/guess/spec.ts';
import { COACH as ORC_COACH } from '#components/orc/lessons/coach.ts';
import { ORC_ADVISER } from '#components/orc/play/adviser.ts';
import { ORC_SPEC } from '#components/orc/play/spec.ts';
import { ORC_PUZZLE_SPEC } from '#components/orc/puzzles/spec.ts';
import { QUIZ as ORC_QUIZ } from '#components/orc/quiz/spec.ts';
import { PUZZLE_FILES } from '#components/site/puzzle-files.ts';
import * as zargosQuick from '#components/zargos/arbiter/quick.ts';
import { ZARGOS_ARBITER } from '#components/zargos/arbiter/spec.ts';
import { GUESSES as ZARGOS_GUESSES } from '#components/zargos/guess/spec.ts';
import { COACH as ZARGOS_COACH } from '#components/zargos/lessons/coach.ts';
import { ZARGOS_ADVISER } from '#components/zargos/play/adviser.ts';
import { ZARGOS_SPEC } from '#components/zargos/play/spec.ts';
import { ZARGOS_PUZZLE_SPEC } from '#components/zargos/puzzles/spec.ts';
import { QUIZ as ZARGOS_QUIZ } from '#components/zargos/quiz/spec.ts';
import * as lordsQuick from '#components/zargos-lords/arbiter/quick.ts';
import { LORDS_ARBITER } from '#components/zargos-lords/arbiter/spec.ts';
import { GUESSES as LORDS_GUESSES } from '#components/zargos-lords/guess/spec.ts';
import { COACH as LORDS_COACH } from '#components/zargos-lords/lessons/coach.ts';
import { COACH as CONTINENT_COACH } from '#components/zargos-lords/lessons/continent-coach.ts';
import { COACH as SIEGE_COACH } from '#components/zargos-lords/lessons/siege-coach.ts';
import { LORDS_PUZZLE_SPEC } from '#components/zargos-lords/puzzles/spec.ts';
import { QUIZ as LORDS_QUIZ } from '#components/zargos-lords/quiz/spec.ts';
import { SKIRMISH_SPEC } from '#components/zargos-lords/skirmish/spec.ts';
import { LORDS_ADVISER } from '#components/zargos-lords/war/adviser.ts';
import { WAR_SPEC } from '#components/zargos-lords/war/spec.ts';
import { type Dice, diceFrom, oneOf } from '#engine/core/dice.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import { GRAN } from '#engine/gran/game.ts';
import { tablesFor as granTables } from '#engine/gran/rules/table.ts';
import { randomOptions as granOptions } from '#engine/gran/testing/positions.ts';
import { ORC } from '#engine/orc/game.ts';
import { randomOptions as orcOptions } from '#engine/orc/testing/wander.ts';
import type { Lesson } from '#engine/practice/lesson.ts';
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move as ZargosMove, State as ZargosState } from '#engine/zargos/game/types.ts';
import { randomOptions as zargosOptions } from '#engine/zargos/testing/wander.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { randomOptions as skirmishOptions } from '#engine/zargos-lords/game/testing/scenes.ts';
import { type Keep, ofGames, ofGuesses, ofLesson, ofPuzzles, ofQuestions, ofQuiz, type Size } from './harvest.ts';
import { faultsIn, KINDS, type Kind } from './reader.ts';
import { sourceTexts } from './static.ts';
import { ofTables } from './tables.ts';

const SIZE: Size = process.env.NIGHT ? { games: 12, steps: 4000, series: 60 } : { games: 1, steps: 200, series: 1 };

const dice = (number: number) => diceFrom(seeded(`sentences/${number}`));

/** Of the stored puzzles, one in so many is read. */
const EVERY = process.env.NIGHT ? 1 : 40;

/** Groups of any size from anywhere to anywhere, by any card: what judges a movement says why not. */
function oddGroups({ options, peoples, phase }: ZargosState, dice: Dice): readonly ZargosMove[] {
  if (phase !== 'attacks' && phase !== 'reorganisation') return [];
  const { ids } = tablesFor(options);
  return Array.from({ length: 12 }, () => {
    const seat = dice.roll(peoples.length) - 1;
    const group = { seat, people: oneOf(peoples[seat] ?? (['moines'] as const), dice), from: oneOf(ids, dice), pawns: dice.roll(8) };
    const card = oneOf([null, null, 'vent-de-terre', 'vent-d-ailleurs'] as const, dice);
    const to = oneOf(ids, dice);
    return phase === 'attacks' ? { kind: 'attack', ...group, to: to as TerritoryId, card } : { kind: 'march', ...group, to, card };
  });
}

const LESSONS = import.meta.glob<Lesson<never>>('/content/*/lecons/*.ts', { eager: true, import: 'LESSON' });
const WORDS = import.meta.glob<LessonSpec<GameTypes>>('/components/*/lessons/spec.ts', { eager: true, import: 'LESSON_SPEC' });

/** At least so many different sentences by day: a harvest that finds nothing would find no fault. */
const HARVESTS: readonly (readonly [name: string, least: number, harvest: (keep: Keep) => void | Promise<void>])[] = [
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
    async (keep) => {
      const options = (number: number) => granOptions(dice(number));
      ofGames({ game: GRAN, options, arbiter: GRAN_ARBITER, spec: GRAN_SPEC, coach: GRAN_COACH, adviser: GRAN_ADVISER }, SIZE, keep);
      await ofPuzzles(GRAN_PUZZLE_SPEC, PUZZLE_FILES.gran ?? [], EVERY, keep);
      ofQuiz(GRAN_QUIZ, SIZE, keep);
      ofGuesses(GRAN_GUESSES, SIZE, keep);
    },
  ],
  [
    'De l’Orc',
    400,
    async (keep) => {
      const options = (number: number) => orcOptions(dice(number));
      ofGames({ game: ORC, options, arbiter: ORC_ARBITER, spec: ORC_SPEC, coach: ORC_COACH, adviser: ORC_ADVISER }, SIZE, keep);
      await ofPuzzles(ORC_PUZZLE_SPEC, PUZZLE_FILES.orc ?? [], EVERY, keep);
      ofQuiz(ORC_QUIZ, SIZE, keep);
      ofGuesses(ORC_GUESSES, SIZE, keep);
    },
  ],
  [
    'Zargos',
    500,
    async (keep) => {
      const options = (number: number) => zargosOptions(dice(number));
      ofGames(
        { game: ZARGOS, options, arbiter: ZARGOS_ARBITER, spec: ZARGOS_SPEC, coach: ZARGOS_COACH, adviser: ZARGOS_ADVISER, odd: oddGroups },
        SIZE,
        keep,
      );
      await ofPuzzles(ZARGOS_PUZZLE_SPEC, PUZZLE_FILES.zargos ?? [], EVERY, keep);
      ofQuiz(ZARGOS_QUIZ, SIZE, keep);
      ofGuesses(ZARGOS_GUESSES, SIZE, keep);
    },
  ],
  [
    'Zargo’s Lords',
    120,
    async (keep) => {
      const options = (number: number) => skirmishOptions(dice(number));
      // Its coach weighs every march: a quarter of the moves that the others are looked at for.
      ofGames(
        { game: LORDS, options, spec: SKIRMISH_SPEC, coach: LORDS_COACH, adviser: LORDS_ADVISER },
        { ...SIZE, steps: SIZE.steps / 4 },
        keep,
      );
      ofGames(
        {
          game: LORDS,
          options: () => ({ seats: 2, scenario: 'siege' as const, months: 8, options: {} }),
          spec: WAR_SPEC,
          coach: SIEGE_COACH,
          adviser: LORDS_ADVISER,
        },
        { ...SIZE, steps: SIZE.steps / 4 },
        keep,
      );
      ofGames(
        {
          game: LORDS,
          options: () => ({ seats: 2, scenario: 'continent' as const, months: 8, options: {} }),
          spec: WAR_SPEC,
          coach: CONTINENT_COACH,
          adviser: LORDS_ADVISER,
        },
        { ...SIZE, steps: SIZE.steps / 4 },
        keep,
      );
      await ofPuzzles(LORDS_PUZZLE_SPEC, PUZZLE_FILES['zargos-lords'] ?? [], 1, keep);
      ofQuiz(LORDS_QUIZ, SIZE, keep);
      ofGuesses(LORDS_GUESSES, SIZE, keep);
    },
  ],
  [
    'the questions of the arbiters',
    1200,
    (keep) => {
      ofQuestions(
        GRAN_ARBITER,
        {
          first: granQuick.FIRST_QUICK,
          parts: (asked) => granQuick.parts(granTables({ board: null }), asked),
          format: granQuick.formatQuick,
          disputes: granQuick.DISPUTES,
        },
        keep,
      );
      ofQuestions(
        ORC_ARBITER,
        { first: orcQuick.FIRST_QUICK, parts: orcQuick.parts, format: orcQuick.formatQuick, disputes: orcQuick.DISPUTES },
        keep,
      );
      const planet = tablesFor(ZARGOS_ARBITER.example.state.options);
      ofQuestions(
        ZARGOS_ARBITER,
        {
          first: zargosQuick.FIRST_QUICK,
          parts: (asked) => zargosQuick.parts(planet, asked),
          format: zargosQuick.formatQuick,
          disputes: zargosQuick.DISPUTES,
        },
        keep,
      );
      ofQuestions(
        LORDS_ARBITER,
        { first: lordsQuick.FIRST_QUICK, parts: lordsQuick.parts, format: lordsQuick.formatQuick, disputes: lordsQuick.DISPUTES },
        keep,
      );
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
  test.each(HARVESTS)('%s', async (name, least, harvest) => {
    const read = new Set<string>();
    const faults: string[] = [];
    await harvest((sentence, from) => {
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

const FAULTS: readonly (readonly [kind: Kind, wrong: string, right: string])[] = [
  ['contraction', 'La pierre ôterait tout chemin, avec celle de les murs.', 'Il est sûr de le prendre, et de les garder.'],
  ['contraction', 'C’est à Le joueur 8.', 'On hésite à le dire.'],
  ['elision', 'Il vient de Ohms par la mer.', 'Il vient de Kori, et d’Ohms.'],
  ['elision', 'Il faut que il parte.', 'Le hasard, la hache, le huit et le onze.'],
  ['elided one', 'Il part de un lieu.', 'Un dé de un à trois pions.'],
  ['ce est', 'Ce est le tour des Moines.', 'C’est le tour des Moines.'],
  ['elision of nothing', 'Ici l’chef des Orcs.', 'Ici l’Orc, l’hexagone, qu’il y a.'],
  ['elision of nothing', 'Il vient d’Banzol.', 'Il vient d’Itak.'],
  ['article before a vowel', 'Le tour du Ailé.', 'Le tour du Moine, au hasard.'],
  ['sa before a vowel', 'Il perd sa armée.', 'Il perd son armée.'],
  ['doubled word', 'Il reste de de quoi payer.', 'Vous vous déplacez, nous nous battons.'],
  ['one of many', 'Il reste 1 provinces.', 'Il reste 1 pas, 1 province et 0 pion.'],
  ['one of many', 'Aucun pions ne part.', 'Aucun dé ne tombe, un bras de mer.'],
  ['many of one', 'Il en a pris 2 province.', 'Il en a pris 2 sur 10, 12 provinces.'],
  ['many of one', 'Comptez vos pion.', 'Ceux qui les combattent, vos pions.'],
  ['gender of the article', 'Une pion part.', 'Un pion part, cette carte aussi.'],
  ['many do as one', '2 pions reste à Kori.', 'Avec 2 pions, il reste à Kori.'],
  ['many do as one', 'Les Ailés gagne.', 'Qui attaque les Ailés gagne.'],
  ['one does as many', '1 Moine tombent.', '2 Moines tombent, 1 Moine tombe.'],
  ['gender of the participle', 'Les Amazones sont gelés.', 'Les Amazones sont gelées, les Moines sont gelés.'],
  ['gender of the pronoun', 'Les Amazones peuvent-ils attaquer ?', 'Les Amazones peuvent-elles attaquer ? Ils tirent.'],
  ['gender of the pronoun', 'Les Araignées vont où qu’ils tiennent.', 'Les Araignées attaquent les Moines, s’ils dorment.'],
  ['no article', 'Dragon est paralysé dans un gouffre.', 'Le Dragon est paralysé ; Dragons et Sorciers attaquent.'],
  ['en reste', 'Il rend une amulette (2 amulettes en reste).', 'Il rend une amulette (il en reste 2) ; il vous en reste deux.'],
  ['preposition of nothing', 'Lisez ce qu’il mène à, ou la règle.', 'Lisez où il mène, ou la règle.'],
  ['name read as a verb', 'Itak est n’en est qu’à une case.', 'Itak-est n’en est qu’à une case, et Kahil est à vous.'],
  ['slug', 'Il va à itak-2.', 'Un lieu, comme « itak-2 », de Tirad 2.'],
  ['slug', 'La lecture est plafond-3.', 'La lecture est ZAR-L-8.'],
  ['id', 'Ce peuple joue vent-de-guerre.', 'Une carte, comme « vent-de-guerre » ; un Vent de Guerre.'],
  ['not a word', 'Il reste undefined pions.', 'Le partage est nullement égal.'],
  ['pieces', 'Il part .', 'Il part… et revient ; 3,5 points.'],
  ['pieces', 'Deux  espaces.', 'Une espace.'],
  ['idiom', 'Le Vent d’Illusion renomme la cible.', 'Le Vent d’Illusion change la cible.'],
  ['idiom', 'Il y a 2 provinces de Kori à Oz.', 'Oz est à 2 provinces de Kori.'],
];

test.each(FAULTS)('%s: « %s »', (kind, wrong, right) => {
  expect(faultsIn(wrong).map((fault) => fault.kind)).toContain(kind);
  expect(faultsIn(right)).toEqual([]);
});

test('each kind has its example', () => {
  expect([...new Set(FAULTS.map(([kind]) => kind))].toSorted()).toEqual([...KINDS].toSorted());
});
