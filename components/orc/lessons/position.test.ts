import { expect, test } from 'vitest';
import { contradictions } from '#engine/orc/contradictions.ts';
import type { Orc } from '#engine/orc/game.ts';
import { stripped } from '#engine/orc/lessons/measures.ts';
import { battleOf, dealOf } from '#engine/orc/lessons/position.ts';
import type { Lesson } from '#engine/practice/lesson.ts';
import { LESSON_SPEC } from './spec.ts';

const LESSONS = import.meta.glob<Lesson<Orc>>('/content/orc/lecons/*.ts', { eager: true, import: 'LESSON' });
const TASKS = Object.entries(LESSONS).flatMap(([path, { tasks }]) =>
  tasks.map((task) => [`${path.split('/').at(-1)}, ${task.id}`, task] as const),
);

test.each(TASKS)('%s: nothing contradicts anything', (_name, { state }) => {
  expect(state ? contradictions(state).map(({ text }) => text) : []).toEqual([]);
});

test('a battle is told as far as its player sees it: backs of the others', () => {
  const state = battleOf({
    sorcier: 2,
    champion: 3,
    people: 'orcs',
    hands: ['orcs-elite orcs-troupe nains-chef', 'orcs-troupe troll', '', 'orcs-chef'],
    sent: ['', '', '', 'geant'],
    answered: [3],
  });
  expect(LESSON_SPEC.summary(state, 1)).toBe(
    'Vous êtes Bleu. Vert est Sorcier, Jaune son champion. Jaune : sur la table, 1 dos d’Orcs et 1 dos de mercenaires ; en main, rien. ' +
      'Rouge : sur la table, 2 dos d’Orcs ; en main, 1 dos de Nains. Vous : sur la table, 1 Orc de troupe ; en main, 1 troll. ' +
      'Points : Rouge 0, Bleu 0, Vert 0, Jaune 0. Bataille des Orcs : à Bleu d’annoncer ses mercenaires.',
  );
});

test('a deal is written from the bottom, shields from « début des recrutements » on', () => {
  // Pile 2 has cards 1, 10, 19, 28 and 37 of the deck, turned at ticks 2, 11, 20, 29 and, past « début », 39.
  const state = dealOf({ tick: 60, start: 36, piles: { 2: 'troll ? x2 geant bouclier:3 gobelin desertion:1' } });
  expect(stripped(state, 2)).toMatchObject({ owner: 3, deserted: ['gobelin'] });
  expect(stripped(state, 2).kept).toMatchObject({ 0: 'troll', 3: 'geant' });
  expect(state.placed).toEqual([
    { kind: 'shield', seat: 3, tick: 36, pile: 1 },
    { kind: 'desertion', seat: 1, tick: 39, pile: 1 },
  ]);
});
