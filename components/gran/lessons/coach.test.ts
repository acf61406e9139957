import { expect, test } from 'vitest';
import { french } from '#components/base/typography.ts';
import { GRAN } from '#engine/gran/game.ts';
import { positionOf } from '#engine/gran/lessons/position.ts';
import type { State } from '#engine/gran/types.ts';
import { COACH } from './coach.ts';

const tipIn = (state: State, turn = 1) =>
  COACH.tip({ view: GRAN.view(state, 0), seat: 0, legal: GRAN.moves(state, 0), turn, since: () => [] });

const rows: readonly [name: string, state: State, turn: number, now: RegExp, lesson: string][] = [
  // Four points at one step from the ball of Galad, eight more at two. To the ring: 9, 5, 6, 7, four white points, the way of the exiled, the sword, the
  // dragon of the Herse, 14, 12, the ball of Tirad.
  [
    'the first turn of a game',
    positionOf({ jaune: ['boule-de-galad', { waiting: true }], bleu: ['boule-de-galad', { waiting: true }] }),
    1,
    /^12 points vous sont ouverts.* L’anneau est à 14 points en bravant les dragons/,
    'marcher',
  ],
  ['a second one', positionOf({ jaune: 'galad-6', bleu: 'galad-17' }), 2, /points vous sont ouverts/, 'le-dragon'],
  ['a third one', positionOf({ jaune: 'galad-6', bleu: 'galad-17' }), 3, /points vous sont ouverts/, 'les-pierres'],
  ['the ring within reach', positionOf({ jaune: 'tirad-14', bleu: 'galad-7' }), 1, /^L’anneau est à votre portée/, 'l-anneau'],
  [
    'a city within reach of the bearer',
    positionOf({ jaune: 'tirad-4', bleu: 'galad-7', ring: { bearer: 'jaune' } }),
    2,
    /« Cité de Tirad » est à portée/,
    'les-cites',
  ],
  [
    'a city whose seal is there already calls nobody',
    positionOf({ jaune: ['tirad-4', { seals: ['tirad'] }], bleu: 'galad-7', ring: { bearer: 'jaune' } }),
    2,
    /^Vous portez l’anneau\. \d+ points/,
    'l-anneau',
  ],
  [
    'the bearer within reach',
    positionOf({ jaune: 'galad-5', bleu: 'galad-7', ring: { bearer: 'bleu' } }),
    2,
    /porteur de l’anneau est à votre portée/,
    'attaquer',
  ],
  [
    'under the collar',
    positionOf({ jaune: ['dragon-du-lac', { held: true, amulets: 2 }], bleu: 'galad-7' }),
    2,
    /retirer votre carcan/,
    'le-dragon',
  ],
  [
    'a deposit',
    positionOf({ jaune: 'cite-d-urgad', bleu: 'galad-7', ring: { bearer: 'jaune' }, state: { phase: 'deposit' } }),
    3,
    /hors d’Urgad/,
    'les-cites',
  ],
  ['a stone', positionOf({ jaune: 'pierre-du-moulin', bleu: 'galad-7', state: { phase: 'stone' } }), 1, /Posez la pierre/, 'les-pierres'],
  [
    'a bonus',
    positionOf({ jaune: 'dragon-du-lac', bleu: 'galad-7', state: { phase: 'bonus', bonus: true } }),
    1,
    /deux points de plus/,
    'le-bonus',
  ],
];

test.each(rows)('%s', (_name, state, turn, now, lesson) => {
  const tip = tipIn(state, turn);
  expect(tip.now).toMatch(now);
  expect(tip.lesson).toBe(lesson);
});

test('the second turn tells the chance of the cards that are left', () => {
  const state = positionOf({ jaune: 'galad-6', bleu: 'galad-17', state: { seen: [6, 5, 6, 5, 5] } });
  expect(french(tipIn(state, 2).idea)).toContain(french('67 % de chances de le vaincre'));
});

test('the third one says how far the other is: round the stones, dragons included', () => {
  const state = positionOf({ jaune: 'galad-6', bleu: 'galad-3', ring: { at: 'galad-9' }, stones: ['galad-5'] });
  // By Galad 2 and the magic stone.
  expect(tipIn(state, 3).idea).toContain('Bleu est à 3 points de l’anneau');
});

test('each of its turns has an idea of its own, as long as nothing else is pressing', () => {
  const state = positionOf({ jaune: 'galad-6', bleu: 'galad-17' });
  const ideas = Array.from({ length: COACH.turns ?? 0 }, (_, at) => tipIn(state, at + 1).idea);
  expect(ideas.length).toBe(8);
  expect(new Set(ideas).size).toBe(8);
  // From the ball of Tirad: 12, 7 or 10, 4, the city; over the dragon of the Donjon, 4, the city.
  expect(french(ideas[4] ?? '')).toContain(french('« Cité de Tirad » est à'));
});

test('without an amulet, the ways past dragons are not counted', () => {
  const state = positionOf({ jaune: ['urgad-6', { amulets: 0 }], bleu: 'galad-17', ring: { at: 'urgad-13' } });
  // The dragon of the Forge lies between; round the city by 5, 8, 10.
  expect(french(tipIn(state).now)).toContain(french('L’anneau est à 4 points, sans dragon à affronter.'));
  expect(tipIn(state, 4).idea).toMatch(/^Plus une amulette/);
});
