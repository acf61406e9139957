import { describe, expect, test } from 'vitest';
import { french } from '#components/base/typography.ts';
import type { Event } from '#engine/gran/events.ts';
import { GRAN } from '#engine/gran/game.ts';
import { positionOf } from '#engine/gran/lessons/position.ts';
import { ringPoint } from '#engine/gran/rules/pieces.ts';
import type { Move, PointId, State, Walk } from '#engine/gran/types.ts';
import { COACH } from './coach.ts';

const tipIn = (state: State, turn = 1) =>
  COACH.tip({ view: GRAN.view(state, 0), seat: 0, legal: GRAN.moves(state, 0), turn, since: () => [] });

const rows: readonly [name: string, state: State, turn: number, now: RegExp, lesson: string][] = [
  // To the ring: 9, 5, 6, 7, four white points, the way of the exiled, the sword, the
  // dragon of the Herse, 14, 12, the ball of Tirad: fourteen points, seven turns, a duel won or not besides.
  [
    'the first turn of a game',
    positionOf({ jaune: ['boule-de-galad', { waiting: true }], bleu: ['boule-de-galad', { waiting: true }] }),
    1,
    /^L’anneau est à 7 tours environ de vous\.$/,
    'marcher',
  ],
  ['a second one', positionOf({ jaune: 'galad-6', bleu: 'galad-17' }), 2, /^L’anneau est à \d tours environ de vous/, 'le-dragon'],
  ['a third one', positionOf({ jaune: 'galad-6', bleu: 'galad-17' }), 3, /^L’anneau est à \d tours environ de vous/, 'les-pierres'],
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
    /porteur de l’anneau est à portée : l’attaquer coûte une amulette/,
    'attaquer',
  ],
  [
    'under the collar',
    positionOf({ jaune: ['dragon-du-lac', { held: true, amulets: 2 }], bleu: 'galad-7' }),
    2,
    /carcan noir : ce tour/,
    'le-dragon',
  ],
  [
    'a deposit',
    positionOf({ jaune: 'cite-d-urgad', bleu: 'galad-7', ring: { bearer: 'jaune' }, state: { phase: 'deposit' } }),
    3,
    /hors d’Urgad/,
    'les-cites',
  ],
  [
    'a stone',
    positionOf({ jaune: 'pierre-du-moulin', bleu: 'galad-7', state: { phase: 'stone' } }),
    1,
    /la route de l’autre/,
    'les-pierres',
  ],
  [
    'a sword, and one stone on the board',
    positionOf({ jaune: 'epee-du-fosse', bleu: 'galad-7', stones: ['galad-6'], state: { phase: 'lift' } }),
    1,
    /^Une seule pierre peut changer de place/,
    'les-pierres',
  ],
  [
    'a sword, and two',
    positionOf({ jaune: 'epee-du-fosse', bleu: 'galad-7', stones: ['galad-6', 'tirad-1'], state: { phase: 'lift' } }),
    1,
    /^Levez la pierre qui vous gêne/,
    'les-pierres',
  ],
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

test('what is advised is said first, and nothing asks for another move', () => {
  const near = positionOf({ jaune: 'tirad-14', bleu: 'galad-7' });
  const legal = GRAN.moves(near, 0);
  const takes = legal.find((move) => move.kind === 'walk' && move.path.includes(ringPoint(near.position)));
  const leaves = legal.find((move) => move.kind === 'walk' && !move.path.includes(ringPoint(near.position)));
  const nowWith = (move: Move | undefined) =>
    COACH.tip({
      view: GRAN.view(near, 0),
      seat: 0,
      legal,
      turn: 1,
      since: () => [],
      counsel: { moves: [move as Move], text: 'allez là.', grounds: { line: '', more: [] } },
    }).now;
  expect(nowWith(takes)).toBe('Allez là. L’anneau est à votre portée : prenez-le.');
  expect(nowWith(leaves)).toMatch(/^Allez là\. L’anneau est à 1 tour de vous\.$/);
});

test('the first reason is always read, if the way has to give its place; what two lines do not hold stands behind', () => {
  const state = positionOf({ jaune: ['boule-de-galad', { waiting: true }], bleu: ['boule-de-galad', { waiting: true }] });
  const legal = GRAN.moves(state, 0);
  const told = (text: string, line: string) => {
    const counsel = { moves: [legal[0] as Move] as const, text, grounds: { line, more: [] } };
    return COACH.tip({ view: GRAN.view(state, 0), seat: 0, legal, turn: 1, since: () => [], counsel });
  };
  const behind = /^Vaincu, rien\. L’anneau est à 7 tours environ de vous\.$/;
  const long = told('allez à « Dragon du Belvédère », par « Galad 12 ».', 'Duel à 57 % : aussi court que le détour. Vaincu, rien.');
  expect(long.now).toBe('Allez à « Dragon du Belvédère ». Duel à 57 % : aussi court que le détour.');
  expect(long.more).toMatch(behind);
  const short = told('allez à « Galad 5 », par « Galad 9 ».', 'Vers l’anneau : encore 7 tours. Vaincu, rien.');
  expect(short.now).toBe('Allez à « Galad 5 », par « Galad 9 ». Vers l’anneau : encore 7 tours. Vaincu, rien.');
  expect(told('allez à « Galad 9 ».', '').now).toBe('Allez à « Galad 9 ». L’anneau est à 7 tours environ de vous.');
});

test('the second turn tells the chance of the cards that are left', () => {
  const state = positionOf({ jaune: 'galad-6', bleu: 'galad-17', state: { seen: [6, 5, 6, 5, 5] } });
  expect(french(tipIn(state, 2).idea)).toContain(french('66,7 % de chances de le vaincre'));
});

test('the third one says how far the other is: round the stones, dragons included', () => {
  const state = positionOf({ jaune: 'galad-6', bleu: 'galad-3', ring: { at: 'galad-9' }, stones: ['galad-5'] });
  // By Galad 2 and the magic stone: three points.
  expect(tipIn(state, 3).idea).toContain('Bleu est à 2 tours de l’anneau');
});

test('each of its turns has an idea of its own, as long as nothing else is pressing', () => {
  const state = positionOf({ jaune: 'galad-6', bleu: 'galad-17' });
  const ideas = Array.from({ length: 8 }, (_, at) => tipIn(state, at + 1).idea);
  expect(new Set(ideas).size).toBe(8);
  // From the ball of Tirad: 12, 7 or 10, 4, the city; over the dragon of the Donjon, 4, the city.
  expect(french(ideas[4] ?? '')).toContain(french('« Cité de Tirad » est à'));
});

test('without an amulet, the ways past dragons are not counted', () => {
  const state = positionOf({ jaune: ['urgad-6', { amulets: 0 }], bleu: 'galad-17', ring: { at: 'urgad-13' } });
  // The dragon of the Forge lies between; round the city by 5, 8, 10: four points.
  expect(french(tipIn(state).now)).toContain(french('L’anneau est à 2 tours de vous.'));
  expect(tipIn(state, 4).idea).toMatch(/^Plus une amulette/);
});

test('after his third turn, a dragon or the way round it is his choice: both are told, and nothing is advised before he asks', () => {
  // To Galad 6 round the stone: the Moulin, 13, 10, 7, three turns. Over the dragon of the Lac one, or beaten, 5 times in 12, two more.
  const near = positionOf({ jaune: 'galad-12', bleu: 'tirad-1', ring: { at: 'galad-6' }, stones: ['galad-5'] });
  const [soon, later] = [
    { ...near, turns: 5 },
    { ...near, turns: 7 },
  ];
  expect([soon, later].map((state) => COACH.asks?.(GRAN.view(state, 0)))).toEqual([true, false]);
  expect(french(tipIn(later, 4).now)).toBe(
    french('« Dragon du Lac » ou le détour tracé ? Duel à 58,3 %, 1 tour de moins ; perdu, une amulette sur 3 et un tour.'),
  );
  // Both are shown: the way round, which is drawn, then the dragon.
  expect(tipIn(later, 4).order?.moves.map((move) => move.kind === 'walk' && move.path.at(-1))).toEqual(['boule-de-galad', 'dragon-du-lac']);
  // Without the stone two turns lead round it: nothing to choose.
  const open = { ...positionOf({ jaune: 'galad-12', bleu: 'tirad-1', ring: { at: 'galad-6' } }), turns: 7 };
  expect(COACH.asks?.(GRAN.view(open, 0))).toBe(true);
});

describe('what the last act has cost', () => {
  test('a walk that was advised is no fault', () => {
    const state = positionOf({ jaune: 'galad-5', bleu: 'galad-17' });
    const event = walked('galad-6', 'galad-5');
    const moment = { view: GRAN.view(state, 0), seat: 0, legal: GRAN.moves(state, 0), turn: 1, since: () => [event] };
    expect(COACH.paid?.(moment)).toMatch(/rapproch/);
    expect(COACH.paid?.({ ...moment, isAdvised: true })).toBeUndefined();
  });

  const paidIn = (state: State, ...events: readonly Event[]) =>
    COACH.paid?.({
      view: GRAN.view(state, 0),
      seat: 0,
      legal: GRAN.moves(state, 0),
      turn: 1,
      since: (is) => events.slice(Math.max(0, events.findLastIndex(is))),
    });
  const walked = (from: PointId, ...path: readonly PointId[]): Event => ({
    kind: 'walked',
    seat: 0,
    from,
    path: path as unknown as Walk,
    bonus: false,
  });

  test.each<[string, State, readonly Event[], RegExp | undefined]>([
    [
      'a duel that is lost',
      positionOf({ jaune: 'dragon-du-lac', bleu: 'galad-7' }),
      [walked('galad-6', 'dragon-du-lac'), { kind: 'beaten', seat: 0, amulets: 2, collar: true, ring: false }],
      /^Votre duel perdu vous a coûté une amulette : il vous en reste 2 ; votre prochain tour passe à retirer le carcan\.$/,
    ],
    [
      'while the turn that it costs is there, nothing more is said of it',
      positionOf({ jaune: ['dragon-du-lac', { held: true, amulets: 2 }], bleu: 'galad-7' }),
      [walked('galad-6', 'dragon-du-lac'), { kind: 'beaten', seat: 0, amulets: 2, collar: true, ring: false }],
      undefined,
    ],
    [
      'once that turn is served, the duel is over',
      positionOf({ jaune: ['dragon-du-lac', { amulets: 2 }], bleu: 'galad-7' }),
      [
        walked('galad-6', 'dragon-du-lac'),
        { kind: 'beaten', seat: 0, amulets: 2, collar: true, ring: false },
        { kind: 'released', seat: 0, collar: true },
      ],
      undefined,
    ],
    [
      'the last amulet, and the ring with it',
      positionOf({ jaune: 'dragon-du-lac', bleu: 'galad-7' }),
      [walked('galad-6', 'dragon-du-lac'), { kind: 'beaten', seat: 0, amulets: 0, collar: false, ring: true }],
      /une amulette : vous n’en avez plus ; l’anneau vous échappe\.$/,
    ],
    [
      'another’s duel is not his',
      positionOf({ jaune: 'galad-9', bleu: 'dragon-du-lac', ring: { at: 'galad-12' } }),
      [walked('galad-6', 'galad-9'), { kind: 'beaten', seat: 1, amulets: 2, collar: true, ring: false }],
      undefined,
    ],
    [
      'an attack on the bearer',
      positionOf({ jaune: 'galad-5', bleu: 'galad-7', ring: { bearer: 'jaune' } }),
      [walked('galad-6', 'galad-5'), { kind: 'attacked', seat: 0, victim: 1, at: 'galad-5', ring: true, collar: false, amulets: 2 }],
      /^Votre attaque vous a donné l’anneau, et coûté une amulette : il vous en reste 2\.$/,
    ],
    // By Galad 2 and the magic stone, as Blue is told above: three points from Galad 3, and two steps back to it.
    [
      'two points and back',
      positionOf({ jaune: 'galad-3', bleu: 'tirad-4', ring: { at: 'galad-9' }, stones: ['galad-5'] }),
      [walked('galad-3', 'galad-2', 'galad-3')],
      /^Ces deux points ne vous rapprochent pas : l’anneau était à 2 tours, il est à 2 tours\.$/,
    ],
    // Without the stone, by Galad 5: two points.
    [
      'once another has laid a stone, what it changes is said, and nothing of the way',
      positionOf({ jaune: 'galad-3', bleu: 'tirad-4', ring: { at: 'galad-9' }, stones: ['galad-5'] }),
      [walked('galad-3', 'galad-2', 'galad-3'), { kind: 'laid', seat: 1, at: 'galad-5', reserve: 15 }],
      /^Bleu a posé une pierre sur « Galad 5 » : l’anneau est à 2 tours de vous, contre 1 avant\.$/,
    ],
    [
      'a stone that was moved, by oneself too',
      positionOf({ jaune: 'galad-3', bleu: 'tirad-4', ring: { at: 'galad-9' }, stones: ['galad-5'] }),
      [walked('galad-2', 'galad-3'), { kind: 'moved', seat: 0, from: 'exil-2', at: 'galad-5' }],
      /^Vous avez déplacé la pierre de « Exil 2 » sur « Galad 5 » : l’anneau est à 2 tours de vous, contre 1 avant\.$/,
    ],
    [
      'a stone that is in nobody’s way',
      positionOf({ jaune: 'galad-3', bleu: 'tirad-4', ring: { at: 'galad-9' }, stones: ['tirad-1'] }),
      [walked('galad-2', 'galad-3'), { kind: 'laid', seat: 1, at: 'tirad-1', reserve: 15 }],
      undefined,
    ],
    [
      'his way is not that of the bearer, who passes over stones',
      positionOf({ jaune: 'galad-3', bleu: 'tirad-4', ring: { bearer: 'jaune' }, stones: ['galad-5'] }),
      [walked('galad-2', 'galad-3'), { kind: 'laid', seat: 1, at: 'galad-5', reserve: 15 }],
      undefined,
    ],
  ])('%s', (_name, state, events, said) => {
    const text = paidIn(state, ...events);
    if (said) expect(text).toMatch(said);
    else expect(text).toBeUndefined();
  });
});
