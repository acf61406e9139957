import { expect, test } from 'vitest';
import { parseRoad } from '#components/gran/duel/road-link.ts';
import { GUESSES as GRAN } from '#components/gran/guess/spec.ts';
import { parseMuster } from '#components/orc/army/link.ts';
import { musterBattle } from '#components/orc/army/muster.ts';
import { GUESSES as ORC } from '#components/orc/guess/spec.ts';
import type { GuessBench, PosedGuess } from '#components/quiz/guess/bench.ts';
import { loadOffs, MOST_OFFS, saveOffs, withOff } from '#components/quiz/guess/GuessIsland.tsx';
import { beatenText, biasText, offText, usualText } from '#components/quiz/guess/guess-words.ts';
import { GUESSES as ZARGOS } from '#components/zargos/guess/spec.ts';
import { GUESSES as LORDS } from '#components/zargos-lords/guess/spec.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { roadOdds } from '#engine/gran/odds/road.ts';
import { fieldOf } from '#engine/orc/odds/field.ts';
import { oddsOf as orcOdds } from '#engine/orc/odds.ts';
import { errorsOf } from '#engine/practice/guess.ts';
import { parseSituation as parseZargos } from '#engine/zargos/fight/notation.ts';
import { oddsOf as zargosOdds } from '#engine/zargos/odds.ts';
import { parseSituation as parseLords } from '#engine/zargos-lords/notation/situation.ts';
import { oddsOf as lordsOdds } from '#engine/zargos-lords/odds.ts';

function posed<Drawn>(bench: GuessBench<Drawn>, word: string, count = 20): readonly PosedGuess<Drawn>[] {
  const made = bench.from(word);
  return Array.from({ length: count }, () => made.next().value);
}

/** What the calculator answers to the link of a question. */
const CALCULATORS: readonly (readonly [
  name: string,
  bench: GuessBench<unknown>,
  chanceOf: (query: string, asked: string) => readonly [number, readonly string[]],
])[] = [
  [
    'Zargos',
    ZARGOS,
    (query) => {
      const { situation, refused } = parseZargos(query);
      return [zargosOdds(situation).win.attacker, refused];
    },
  ],
  [
    'Gran',
    GRAN,
    (query, asked) => {
      const { road, refused } = parseRoad(query);
      return [asked.includes('le dé') ? duelOdds({ seen: road.seen, options: road.options }).win : roadOdds(road).through, refused];
    },
  ],
  [
    'De l’Orc',
    ORC,
    (query) => {
      const { muster, refused } = parseMuster(query);
      const battle = musterBattle(muster);
      const field = battle && fieldOf(battle);
      return [battle && field ? orcOdds(battle, field).beatAll : Number.NaN, refused];
    },
  ],
  [
    'Zargo’s Lords',
    LORDS,
    (query) => {
      const { situation, refused } = parseLords(query);
      const odds = lordsOdds(situation);
      if ('kill' in odds) return [odds.kill, refused];
      return [
        'byDie' in odds && 'chances' in odds ? odds.byDie.filter((result) => result.startsWith('D')).length / 6 : Number.NaN,
        refused,
      ];
    },
  ],
];

test.each(CALCULATORS)('%s: the link of a question opens the calculator on that very situation', (_name, bench, chanceOf) => {
  for (const { query, chance, asked } of posed(bench, 'calculateur')) {
    const [counted, refused] = chanceOf(query, asked);
    expect(refused).toEqual([]);
    expect(counted).toBeCloseTo(chance, 12);
  }
});

test.each(CALCULATORS)('%s: what is known does not tell the answer, and the answer is told with its reasons', (_name, bench) => {
  for (const { facts, asked, sentence, reasons } of posed(bench, 'phrases')) {
    expect(asked).toMatch(/^Quelle chance .*\?$/);
    for (const fact of facts) {
      expect(fact).toMatch(/^[A-ZÀ-Ý0-9].*\.$/);
      expect(fact).not.toMatch(/%|undefined|NaN/);
    }
    expect(`${sentence} ${reasons.map(({ text }) => text).join(' ')}`).not.toMatch(/undefined|NaN/);
    expect(reasons.length).toBeGreaterThan(0);
  }
});

test('how far off, and which way, in words', () => {
  expect([8, -12.25, 0.3, 1].map(offText)).toEqual([
    '8 points trop haut',
    '12,3 points trop bas',
    'en plein dans le mille',
    '1 point trop haut',
  ]);
  expect(biasText(errorsOf([8, 4]))).toBe('Vous êtes en moyenne 6 points trop optimiste.');
  expect(biasText(errorsOf([-8, -4]))).toBe('Vous êtes en moyenne 6 points trop pessimiste.');
  expect(biasText(errorsOf([5, -5]))).toBe('Ni trop optimiste ni trop pessimiste, en moyenne.');
  expect(usualText(errorsOf([8, 4]))).toBe(
    'Sur 2 estimations ici, votre écart moyen est de 6 points. Vous êtes en moyenne 6 points trop optimiste.',
  );
});

test('the last guesses are kept, to a tenth of a point, and found again; what cannot be read is none', () => {
  const kept = new Map<string, string>();
  saveOffs({ setItem: (key, value) => kept.set(key, value) }, 'gran', withOff([3, -2.5], 7.123));
  expect(loadOffs({ getItem: (key) => kept.get(key) ?? null }, 'gran')).toEqual([3, -2.5, 7.1]);
  expect(withOff(new Array<number>(MOST_OFFS).fill(1), 2)).toHaveLength(MOST_OFFS);
  for (const bad of [null, '', '{', '[]', '{"format":2,"offs":[1]}', '{"format":1,"offs":3}'])
    expect(loadOffs({ getItem: () => bad }, 'gran')).toEqual([]);
  expect(loadOffs({ getItem: () => '{"format":1,"offs":[1,"x",300,null,-4]}' }, 'gran')).toEqual([1, -4]);
  expect(loadOffs(undefined, 'gran')).toEqual([]);
  const full = () => {
    throw new Error('full');
  };
  expect(() => saveOffs({ setItem: full }, 'gran', [1])).not.toThrow();
});

test('a mean error beside the one to beat, as both are shown', () => {
  expect(beatenText(7.96, 8.1)).toBe('Il fallait un écart de moins de 8,1 points : c’est fait.');
  expect(beatenText(8.08, 8.1)).toBe('Il fallait un écart de moins de 8,1 points : vous faites jeu égal.');
  expect(beatenText(8.2, 8.1)).toBe('Il fallait un écart de moins de 8,1 points : pas cette fois.');
});

test('De l’Orc: the cards that the backs may be are those of the box less the known ones', () => {
  // 13 of a people and 24 mercenaries in the box (ORC-MAT-1, ORC-MAT-2), the spies apart.
  for (const { facts, reasons } of posed(ORC, 'dos')) {
    const count = (text: string): number => [...text.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0);
    const known = count(facts.filter((fact) => /posé|gardez/.test(fact)).join(' '));
    const called = reasons.find(({ rule }) => rule === 'ORC-MAT-1')?.text.split(' parmi : ')[1];
    const hired = reasons.find(({ rule }) => rule === 'ORC-MAT-2')?.text.split(' parmi : ')[1];
    if (called !== undefined && hired !== undefined) expect(count(called) + count(hired)).toBe(13 + 24 - known);
  }
});

test('Zargo’s Lords: a volley says how many hits it takes, a charge who charges', () => {
  const asked = posed(LORDS, 'faits', 60).map(({ facts }) => facts.join(' '));
  for (const text of asked.filter((one) => /hexagone/.test(one))) expect(text).toMatch(/il faut \d (flèche|flamme)s? au but/);
  const charges = asked.filter((one) => /charge/.test(one));
  expect(charges.length).toBeGreaterThan(5);
  for (const text of charges) expect(text).toMatch(/^\d Chevaliers? en charge de (front|côté) (et|attaque)/);
});
