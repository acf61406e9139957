import { expect, test } from 'vitest';
import { accepted } from '../core/accepted.ts';
import { diceFrom } from '../core/dice.ts';
import { seeded } from '../core/random.ts';
import { checkOdds, checkRoadOdds } from './cli.ts';
import { COPIES, PILE } from './data/box.ts';
import { duelOdds } from './odds/duel.ts';
import { checkRoad, type Road } from './odds/reading.ts';
import { roadOdds } from './odds/road.ts';
import { OPTION_IDS } from './options.ts';
import { FORCES, type Force } from './types.ts';

const ALL: readonly Force[] = FORCES.flatMap((force) => new Array<Force>(COPIES[force]).fill(force));

test('GRA-MAT-2: 24 cards, two 6, four 5, six 4, six 3, four 2, two 0', () => {
  expect(ALL.join('')).toBe('665555444444333333222200');
  expect(ALL).toHaveLength(PILE);
});

// By hand: (7 − f)/6 for a force f, always for 0.
const forces: [force: Force, win: number][] = [
  [6, 1 / 6],
  [5, 2 / 6],
  [4, 3 / 6],
  [3, 4 / 6],
  [2, 5 / 6],
  [0, 1],
];
test.each(forces)('GRA-DRA-2: a die equals or beats a force of %i', (force, win) => {
  expect(checkOdds({ force })).toMatchObject({ ok: true, value: { win } });
});

test('GRA-DRA-1, GRA-DRA-2: a fresh pile is beaten 7 times in 12', () => {
  // (2·1 + 4·2 + 6·3 + 6·4 + 4·5 + 2·6) / 144
  expect(duelOdds({ seen: [], options: {} })).toMatchObject({ ways: 84, total: 144, win: 7 / 12 });
  expect(checkOdds({})).toMatchObject({ ok: true, value: { win: 7 / 12 } });
});

test('GRA-DRA-1: cards seen change the odds: without 6, 6 and 5 the pile is beaten 80 times in 126', () => {
  const answer = checkOdds({ seen: [6, 6, 5] });
  expect(answer).toEqual({
    ok: true,
    value: {
      win: 80 / 126,
      sentence: 'Contre un dragon encore inconnu (3 cartes déjà sorties), la victoire a 80 chances sur 126, soit 40/63 (63,5 %).',
      reasons: [
        {
          rule: 'GRA-MAT-2',
          text: 'La carte retournée est l’une de 21 : 3 de force 5, 6 de force 4, 6 de force 3, 4 de force 2, 2 de force 0.',
        },
        {
          rule: 'GRA-DRA-2',
          text: 'Le dé doit égaler ou dépasser la carte : 3 × 2 + 6 × 3 + 6 × 4 + 4 × 5 + 2 × 6 = 80 faces sur 21 × 6 = 126.',
        },
      ],
    },
  });
});

test('the last card is known: nothing but the two 0 seen once', () => {
  const seen = [...ALL].filter((_, at) => at !== 23);
  expect(duelOdds({ seen, options: {} })).toMatchObject({ ways: 6, total: 6, win: 1 });
});

test('GRA-L-1: an exhausted pile is shuffled anew, or comes back in its order', () => {
  expect(duelOdds({ seen: ALL, options: {} }).win).toBe(7 / 12);
  expect(duelOdds({ seen: ALL, options: { 'GRA-L-1': 'sous-la-pile' } })).toMatchObject({ win: 1 / 6, total: 6 });
  expect(duelOdds({ seen: [...ALL].reverse(), options: { 'GRA-L-1': 'sous-la-pile' } }).win).toBe(1);
});

const said = (answer: { readonly sentence: string; readonly reasons: readonly { readonly rule: string; readonly text: string }[] }) => [
  answer.sentence,
  ...answer.reasons.map(({ rule, text }) => `${rule} ${text}`),
];

test.each<[force: Force, sentence: string, reason: string]>([
  [0, 'Contre un dragon de force 0, la victoire a 6 chances sur 6 (100 %).', 'Un dragon de force 0 est battu par tout dé.'],
  [4, 'Contre un dragon de force 4, la victoire a 3 chances sur 6, soit 1/2 (50 %).', 'Il faut au moins 4 : 3 faces du dé sur 6.'],
  [6, 'Contre un dragon de force 6, la victoire a 1 chance sur 6 (16,7 %).', 'Il faut au moins 6 : 1 face du dé sur 6.'],
])('GRA-DRA-2: a duel with a force of %i is told', (force, sentence, reason) => {
  expect(said(duelOdds({ force }))).toEqual([sentence, `GRA-DRA-2 ${reason}`]);
});

/** By hand: a die beats a force of 6 by 1 face, 5 by 2, 4 by 3, 3 by 4, 2 by 5, 0 by 6. */
const EQUAL = (faces: string): string => `GRA-DRA-2 Le dé doit égaler ou dépasser la carte : ${faces}.`;
const FRESH_FACES = '2 × 1 + 4 × 2 + 6 × 3 + 6 × 4 + 4 × 5 + 2 × 6 = 84 faces sur 24 × 6 = 144';
const FRESH = '2 de force 6, 4 de force 5, 6 de force 4, 6 de force 3, 4 de force 2, 2 de force 0';
test.each<[name: string, asked: Parameters<typeof duelOdds>[0], ...said: string[]]>([
  [
    'a whole pile',
    { seen: [], options: {} },
    'Contre un dragon encore inconnu (pile entière), la victoire a 84 chances sur 144, soit 7/12 (58,3 %).',
    `GRA-MAT-2 La carte retournée est l’une de 24 : ${FRESH}.`,
    EQUAL(FRESH_FACES),
  ],
  [
    // 84 - 1 ways out of 6 × 23; 83 is prime.
    'one card out',
    { seen: [6], options: {} },
    'Contre un dragon encore inconnu (1 carte déjà sortie), la victoire a 83 chances sur 138 (60,1 %).',
    `GRA-MAT-2 La carte retournée est l’une de 23 : ${FRESH.replace('2 de force 6', '1 de force 6')}.`,
    EQUAL('1 × 1 + 4 × 2 + 6 × 3 + 6 × 4 + 4 × 5 + 2 × 6 = 83 faces sur 23 × 6 = 138'),
  ],
  [
    'one card left',
    { seen: ALL.slice(0, 23), options: {} },
    'Contre un dragon encore inconnu (23 cartes déjà sorties), la victoire a 6 chances sur 6 (100 %).',
    'GRA-MAT-2 La carte à venir est connue : force 0.',
    EQUAL('6 faces sur 6'),
  ],
  [
    'a pile shuffled anew',
    { seen: ALL, options: {} },
    'Contre un dragon encore inconnu (24 cartes déjà sorties), la victoire a 84 chances sur 144, soit 7/12 (58,3 %).',
    'GRA-L-1 Les 24 cartes sont passées : on les remélange toutes.',
    `GRA-MAT-2 La carte retournée est l’une de 24 : ${FRESH}.`,
    EQUAL(FRESH_FACES),
  ],
  [
    'a pile that goes round',
    { seen: ALL, options: { 'GRA-L-1': 'sous-la-pile' } },
    'Contre un dragon encore inconnu (24 cartes déjà sorties), la victoire a 1 chance sur 6 (16,7 %).',
    'GRA-L-1 Les 24 cartes sont passées : elles reviennent dans le même ordre, et la première sortie était de force 6.',
    'GRA-MAT-2 La carte à venir est connue : force 6.',
    EQUAL('1 face sur 6'),
  ],
])('GRA-MAT-2, GRA-L-1: a duel to come is told, %s', (_name, asked, ...lines) => {
  expect(said(duelOdds(asked))).toEqual(lines);
});

const refusals: [input: unknown, sentence: string][] = [
  [{ seen: [1] }, 'seen[0] attend une force, 6, 5, 4, 3, 2 ou 0, pas « 1 ».'],
  [{ seen: [6, 6, 6] }, 'seen[2] : la boîte ne contient que 2 cartes de force 6 (GRA-MAT-2).'],
  [{ seen: 6 }, 'seen attend une liste de 24 cartes au plus, pas « 6 ».'],
  [{ force: 1 }, 'force attend 6, 5, 4, 3, 2 ou 0, pas « 1 ».'],
  [{ force: 4, seen: [] }, 'seen et force ne vont pas ensemble : la carte est à venir, ou elle est retournée.'],
  [{ forces: 4 }, 'Le champ « forces » de l’entrée est inconnu ; on attend seen, force ou options.'],
  [{ options: { 'GRA-L-4': 'oui' } }, `Dans options, le litige GRA-L-4 n’a qu’une lecture ; on peut choisir ${OPTION_IDS.join(', ')}.`],
];
test.each(refusals)('a duel from outside is refused: %j', (input, because) => {
  expect(checkOdds(input)).toMatchObject({ ok: false, because });
});

const road = (input: object): Road => {
  return accepted(checkRoad(input));
};

test('GRA-AMU-1, GRA-DRA-2: one dragon: an amulet lost 5 times in 12, and a turn for the collar', () => {
  const odds = roadOdds(road({ dragons: 1 }));
  expect(odds.through).toBe(1);
  expect(odds.amulets.distribution).toEqual([7 / 12, 5 / 12, 0, 0]);
  // Two points to the dragon; a victory's bonus makes the last two in the same turn; after a defeat, the collar and a move.
  expect(odds.turns.distribution).toEqual([0, 7 / 12, 0, 5 / 12]);
  expect(odds.turns.mean).toBeCloseTo((7 + 15) / 12, 14);
  expect([odds.collars, odds.bonuses]).toEqual([5 / 12, 7 / 12]);
});

test('GRA-AMU-2, GRA-L-4: who has lost his last amulet stands before the next dragon', () => {
  const odds = roadOdds(road({ dragons: 2, amulets: 1 }));
  expect(odds.stuck).toBe(5 / 12);
  expect(odds.through).toBe(7 / 12);
  expect(roadOdds(road({ dragons: 1, amulets: 0 }))).toMatchObject({ through: 0, stuck: 1, turns: { distribution: [] } });
});

// An amulet must be left for the last stop: of the duels before it, fewer lost than there were amulets (GRA-AMU-2).
test.each([
  [2, 1, ' : il faut gagner le premier duel'],
  [4, 1, ' : il faut gagner les 3 premiers duels'],
  [4, 2, ' : il faut perdre au plus 1 des 3 premiers duels'],
  [4, 3, ' : il faut perdre au plus 2 des 3 premiers duels'],
  [3, 3, ' : perdre les 2 premiers duels en laisse encore'],
  [2, 3, ' : perdre le premier duel en laisse encore'],
  [1, 1, ''],
])('GRA-AMU-2: %i dragons with %i amulets, what it takes to stop on each', (dragons, amulets, told) => {
  const { reasons, through } = roadOdds(road({ dragons, amulets }));
  expect(reasons.find(({ rule }) => rule === 'GRA-AMU-2')?.text.split('aucun dragon')[1]).toBe(`${told}.`);
  expect(through === 1).toBe(amulets >= dragons);
});

// The numbers are those of the tests above and below: 5/12 of an amulet, (7 + 15)/12 turns; 22/12 rounds to 1,83.
test.each<[name: string, input: object, ...said: string[]]>([
  [
    'one dragon',
    { dragons: 1 },
    'Avec 3 amulettes, 1 dragon se franchit 100 % du temps, en 1,83 tour en moyenne, pour 0,42 amulette perdue.',
    'GRA-DRA-1 1 dragon : un duel à chaque arrêt.',
    'GRA-AMU-2 Au départ 3 amulettes ; à zéro, on ne s’arrête plus sur aucun dragon.',
    'GRA-MAT-2 La pile est entière.',
  ],
  [
    'peace in a bonus, one card out',
    // A 0 out: 78 ways out of 138 beat the next card; won, both dragons are passed in the second turn; lost, nothing is left.
    { dragons: 2, amulets: 1, seen: [0], options: { 'GRA-L-3': 'non' } },
    'Avec 1 amulette, 2 dragons se franchissent 56,5 % du temps, en 2 tours en moyenne, pour 0,43 amulette perdue.',
    'GRA-DRA-1 2 dragons : un duel à chaque arrêt, sauf pendant un bonus.',
    'GRA-AMU-2 Au départ 1 amulette ; à zéro, on ne s’arrête plus sur aucun dragon.',
    'GRA-MAT-2 1 carte hors de la pile.',
  ],
  [
    'no amulet at all',
    { dragons: 1, amulets: 0 },
    'Avec 0 amulette, 1 dragon se franchit 0 % du temps, pour 0 amulette perdue.',
    'GRA-DRA-1 1 dragon : un duel à chaque arrêt.',
    'GRA-AMU-2 Au départ 0 amulette ; à zéro, on ne s’arrête plus sur aucun dragon.',
    'GRA-MAT-2 La pile est entière.',
  ],
])('GRA-DRA-1, GRA-AMU-2: a way through dragons is told, %s', (_name, input, sentence, duels, amulets, pile) => {
  expect(said(roadOdds(road(input)))).toEqual([
    sentence,
    duels,
    'GRA-DRA-2 Une défaite coûte une amulette et un tour pour retirer le carcan ; on repart ensuite sans nouveau duel.',
    'GRA-DRA-3 Une victoire offre deux points dans le même tour.',
    amulets,
    pile,
  ]);
});

test('GRA-L-3: where a bonus stops in peace, a victory carries past the next dragon', () => {
  const odds = roadOdds(road({ dragons: 2, amulets: 1, options: { 'GRA-L-3': 'non' } }));
  // Won: the second dragon does not fight. Lost: no amulet for the second.
  expect([odds.through, odds.stuck]).toEqual([7 / 12, 5 / 12]);
  expect(odds.turns.distribution).toEqual([0, 0, 7 / 12]);
});

/** Each card by itself, then each face: what the chain merges is walked apart. */
function slow({ legs, amulets, seen, options }: Road) {
  const start = [...ALL];
  for (const force of seen) start.splice(start.indexOf(force), 1);
  const found = { through: 0, stuck: 0, lost: 0, turns: 0, bonuses: 0 };
  const walk = (
    at: number,
    left: number,
    pile: readonly Force[],
    back: readonly Force[],
    turns: number,
    won: boolean,
    p: number,
    bonuses: number,
  ): void => {
    const points = legs[at] ?? 0;
    let now = turns;
    for (let rest = won ? points - 2 : points; rest > 0; rest -= 2) now += 1;
    if (at === legs.length - 1) {
      found.through += p;
      found.turns += p * now;
    }
    if (at === legs.length - 1 || left === 0) {
      if (at < legs.length - 1) found.stuck += p;
      found.lost += p * (amulets - left);
      found.bonuses += p * bonuses;
      return;
    }
    if (won && points === 2 && options['GRA-L-3'] === 'non') {
      walk(at + 1, left, pile, back, now, false, p, bonuses);
      return;
    }
    const cycles = options['GRA-L-1'] === 'sous-la-pile';
    const [drawn, from] = pile.length > 0 ? [pile, pile] : cycles ? [back.slice(0, 1), back] : [ALL, ALL];
    for (const [card, force] of drawn.entries()) {
      const rest = from.filter((_, other) => other !== card);
      const next: [readonly Force[], readonly Force[]] =
        pile.length > 0 || !cycles ? [rest, [...back, force]] : [[], [...back.slice(1), force]];
      for (let face = 1; face <= 6; face++) {
        const part = p / drawn.length / 6;
        if (face >= force) walk(at + 1, left, ...next, now, true, part, bonuses + 1);
        else walk(at + 1, left - 1, ...next, now + 1, false, part, bonuses);
      }
    }
  };
  walk(0, amulets, start, seen, 0, false, 1, 0);
  return found;
}

const roads: [name: string, input: object][] = [
  ['two dragons', { dragons: 2 }],
  ['two dragons, one amulet, long legs', { dragons: 2, amulets: 1, legs: [1, 5, 4] }],
  ['three dragons, an almost empty pile', { dragons: 3, amulets: 2, seen: ALL.slice(2, 23) }],
  ['GRA-L-1: three dragons, past the end of the pile', { dragons: 3, amulets: 2, seen: ALL.slice(0, 23) }],
  ['GRA-L-1: and where it goes round', { dragons: 3, amulets: 2, seen: ALL.slice(1), options: { 'GRA-L-1': 'sous-la-pile' } }],
  ['GRA-L-3: three dragons, peace in a bonus', { dragons: 3, amulets: 2, seen: ALL.slice(4, 18), options: { 'GRA-L-3': 'non' } }],
];
test.each(roads)('a way through dragons is what walking each card and face finds: %s', (_name, input) => {
  const asked = road(input);
  const [odds, found] = [roadOdds(asked), slow(asked)];
  expect(odds.through).toBeCloseTo(found.through, 10);
  expect(odds.stuck).toBeCloseTo(found.stuck, 10);
  expect(odds.amulets.mean).toBeCloseTo(found.lost, 10);
  expect(odds.bonuses).toBeCloseTo(found.bonuses, 10);
  expect((odds.turns.mean ?? 0) * odds.through).toBeCloseTo(found.turns, 9);
});

test('eight dragons, played 20 000 times with cards and dice, fall within four deviations', () => {
  const asked = road({ dragons: 8, amulets: 3, legs: [3, 4, 2, 6, 2, 2, 4, 2, 5], seen: [6, 5, 4, 0] });
  const odds = roadOdds(asked);
  const dice = diceFrom(seeded('eight dragons'));
  const games = 20_000;
  let [through, lost] = [0, 0];
  for (let game = 0; game < games; game++) {
    const pile = [...ALL];
    for (const force of asked.seen) pile.splice(pile.indexOf(force), 1);
    let left = asked.amulets;
    let at = 0;
    for (; at < 8 && left > 0; at++) {
      const [force = 0] = pile.splice(dice.roll(pile.length) - 1, 1);
      if (dice.roll(6) < force) left -= 1;
    }
    if (at === 8) through += 1;
    lost += asked.amulets - left;
  }
  const deviation = (p: number) => 4 * Math.sqrt((p * (1 - p)) / games);
  expect(Math.abs(through / games - odds.through)).toBeLessThan(deviation(odds.through));
  expect(Math.abs(lost / games - odds.amulets.mean)).toBeLessThan(4 * Math.sqrt(1.5 / games));
  expect(odds.amulets.distribution.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 14);
});

const roadRefusals: [input: unknown, sentence: RegExp][] = [
  [{}, /^dragons attend un nombre entier de 1 à 8, pas « rien »|^dragons attend un nombre entier de 1 à 8, pas rien\.$/],
  [{ dragons: 2, legs: [2, 2] }, /^legs attend 3 nombres de points : jusqu’au premier dragon/],
  [{ dragons: 1, legs: [2, 1] }, /^legs\[1\] attend un nombre entier de 2 à 40, pas « 1 »\.$/],
  [{ dragons: 1, amulets: 4 }, /^amulets attend un nombre entier de 0 à 3, pas « 4 »\.$/],
];
test.each(roadRefusals)('a way from outside is refused: %j', (input, because) => {
  expect(checkRoadOdds(input)).toMatchObject({ ok: false, because: expect.stringMatching(because) });
});
