import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { checkSituation } from '../fight/situation.ts';
import type { Odds, SituationInput } from '../fight/types.ts';
import { oddsOf } from '../odds.ts';
import { troop } from './fight-words.ts';

const answer = (input: SituationInput): Odds => {
  return oddsOf(accepted(checkSituation(input)));
};

const rulesOf = (input: SituationInput) => answer(input).reasons.map(({ rule }) => rule);
const textOf = (input: SituationInput, rule: string) => answer(input).reasons.find((reason) => reason.rule === rule)?.text;

const base: SituationInput = { attacker: { people: 'chevaliers', pawns: 7 }, defender: { people: 'dragons', pawns: 4 }, site: 'province' };
const amazones = { people: 'amazones', pawns: 4 } as const;

// biome-ignore format: a case a row
const rows: [name: string, input: SituationInput, rules: string[]][] = [
  ['a plain fight', base, ['ZAR-COM-3', 'ZAR-COM-4', 'ZAR-COM-5']],
  ['walls', { ...base, site: 'capital' }, ['ZAR-COM-3', 'ZAR-COM-4', 'ZAR-CAP-1', 'ZAR-COM-5']],
  ['Zargos', { ...base, site: 'zargos' }, ['ZAR-ZRG-3', 'ZAR-ZRG-4', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-COM-5']],
  ['the City', { ...base, site: 'forbidden-city' }, ['ZAR-ZRG-3', 'ZAR-ZRG-4', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-CAP-1', 'ZAR-COM-5']],
  ['a shot', { ...base, defender: amazones }, ['ZAR-AMA-1', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-COM-5']],
  ['a shot from walls', { ...base, defender: amazones, site: 'capital' }, ['ZAR-AMA-1', 'ZAR-L-7', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-CAP-1', 'ZAR-COM-5']],
  ['no shot under an Éclipse', { ...base, defender: amazones, eclipse: true }, ['ZAR-ECLIPSE', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-COM-5']],
  ['an Éclipse that nobody feels', { ...base, eclipse: true, heatwave: true }, ['ZAR-COM-3', 'ZAR-COM-4', 'ZAR-COM-5']],
  ['an Éclipse in Zargos', { ...base, defender: amazones, eclipse: true, site: 'zargos' }, ['ZAR-ZRG-3', 'ZAR-ZRG-4', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-COM-5']],
  [
    'a shot and a Vent de Guerre',
    { ...base, attacker: { people: 'ailes', pawns: 6, warWind: true }, defender: amazones },
    ['ZAR-AMA-1', 'ZAR-L-43', 'ZAR-COM-3', 'ZAR-GUERRE', 'ZAR-COM-4', 'ZAR-COM-5'],
  ],
  [
    'two Vents de Guerre, one with full dice',
    { ...base, attacker: { people: 'ailes', pawns: 7, warWind: true }, defender: { ...amazones, warWind: true } },
    ['ZAR-AMA-1', 'ZAR-L-43', 'ZAR-COM-3', 'ZAR-GUERRE', 'ZAR-L-8', 'ZAR-GUERRE', 'ZAR-COM-4', 'ZAR-COM-5'],
  ],
  ['a call', { ...base, defender: { people: 'araignees', pawns: 2, called: 3 } }, ['ZAR-ARA-2', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-COM-5']],
  ['a Moine', { ...base, attacker: { people: 'moines', pawns: 2 } }, ['ZAR-COM-3', 'ZAR-COM-4', 'ZAR-MOI-1', 'ZAR-L-3', 'ZAR-COM-5']],
  ['a Moine under a Canicule', { ...base, attacker: { people: 'moines', pawns: 2 }, heatwave: true }, ['ZAR-COM-3', 'ZAR-COM-4', 'ZAR-CANICULE', 'ZAR-COM-5']],
  ['a Moine attacked under a Canicule', { ...base, defender: { people: 'moines', pawns: 2 }, heatwave: true }, ['ZAR-COM-3', 'ZAR-COM-4', 'ZAR-CANICULE', 'ZAR-COM-5']],
  [
    'a Moine in Zargos under a Canicule',
    { ...base, attacker: { people: 'moines', pawns: 2 }, site: 'zargos', heatwave: true },
    ['ZAR-ZRG-3', 'ZAR-ZRG-4', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-COM-5'],
  ],
  [
    'a Moine who touches the shot',
    { ...base, attacker: { people: 'moines', pawns: 2 }, defender: amazones, options: { 'ZAR-L-2': 'oui' } },
    ['ZAR-AMA-1', 'ZAR-L-2', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-MOI-1', 'ZAR-L-3', 'ZAR-COM-5'],
  ],
  ['demons', { ...base, defender: { people: 'demons', dice: 3 } }, ['ZAR-ZRG-1', 'ZAR-ZRG-2', 'ZAR-ZRG-4']],
  [
    'demons and a card',
    { ...base, attacker: { people: 'ailes', pawns: 2, warWind: true }, defender: { people: 'demons', dice: 3 } },
    ['ZAR-ZRG-1', 'ZAR-ZRG-2', 'ZAR-ZRG-4', 'ZAR-GUERRE'],
  ],
];

test.each(rows)('reasons of %s', (_name, input, rules) => {
  expect(rulesOf(input)).toEqual(rules);
});

test.each(rows)('every reason of %s is said in words', (_name, input) => {
  for (const { text } of answer(input).reasons) expect(text).toMatch(/^\p{Lu}[\s\S]{20,}\.$/u);
});

test('ZAR-L-43: the card is said to be played before or after the shot, as the table reads', () => {
  const shot: SituationInput = { ...base, attacker: { people: 'ailes', pawns: 6, warWind: true }, defender: amazones };
  expect(textOf(shot, 'ZAR-L-43')).toBe('Le Vent de Guerre se joue après le tir, et ne lui ajoute pas de dé.');
  expect(textOf({ ...shot, options: { 'ZAR-L-43': 'avant-le-tir' } }, 'ZAR-L-43')).toBe(
    'Lecture choisie : le Vent de Guerre se joue avant le tir, et ne lui ajoute pas de dé.',
  );
});

test('ZAR-MOI-1, ZAR-ZRG-1: where the Moine stands, and where the demons are met', () => {
  expect(textOf({ ...base, attacker: { people: 'moines', pawns: 2 } }, 'ZAR-MOI-1')).toContain('Main de Dieu à l’attaque :');
  expect(textOf({ ...base, defender: { people: 'moines', pawns: 2 } }, 'ZAR-MOI-1')).toContain('Main de Dieu en défense :');
  for (const [dice, where] of [
    [2, 'province côtière'],
    [3, 'province intérieure'],
    [4, 'Cité Interdite'],
  ] as const)
    expect(textOf({ ...base, defender: { people: 'demons', dice } }, 'ZAR-ZRG-1')).toContain(`${dice} dés (${where})`);
});

describe('reasons carry the values of the case', () => {
  test.each<[rule: string, input: SituationInput, text: string]>(
    // biome-ignore format: a case a row
    [
      ['ZAR-COM-3', base, 'Les pions font les dés, recomptés à chaque round : l’attaque lance 3 dés (7 pions), la défense 2 dés (4 pions).'],
      ['ZAR-COM-3', { ...base, attacker: { people: 'ailes', pawns: 1 } }, 'Les pions font les dés, recomptés à chaque round : l’attaque lance 1 dé (1 pion), la défense 2 dés (4 pions).'],
      ['ZAR-AMA-1', { ...base, defender: amazones }, 'Tir des Amazones avant le combat : 2 dés (4 pions), total ÷ 3, sans riposte.'],
      ['ZAR-ARA-2', { ...base, defender: { people: 'araignees', pawns: 2, called: 3 } }, 'Un groupe de 3 pions vient par le vortex juste avant le combat : 5 pions en défense.'],
      ['ZAR-GUERRE', { ...base, defender: { people: 'dragons', pawns: 4, warWind: true } }, 'Vent de Guerre pour le défenseur : un dé de plus à chaque round, 3 dés au départ.'],
      ['ZAR-L-8', { ...base, attacker: { people: 'ailes', pawns: 7, warWind: true }, options: { 'ZAR-L-8': 'plafond-3' } }, 'Jamais plus de 3 dés, Vent de Guerre compris.'],
      [
        'ZAR-L-43',
        { ...base, defender: { ...amazones, warWind: true }, options: { 'ZAR-L-43': 'avant-le-tir' } },
        'Lecture choisie : le Vent de Guerre se joue avant le tir, et ne lui ajoute pas de dé.',
      ],
      [
        'ZAR-MOI-1',
        { ...base, defender: { people: 'moines', pawns: 4 } },
        'Main de Dieu en défense : un dé relancé par round, au mieux des chances de tenir la province ; à chances égales, le jet est gardé.',
      ],
      ['ZAR-L-3', { ...base, attacker: { people: 'moines', pawns: 4 } }, 'Le Moine lance et décide avant son adversaire.'],
      ['ZAR-L-3', { ...base, attacker: { people: 'moines', pawns: 4 }, options: { 'ZAR-L-3': 'adversaire-d-abord' } }, 'Lecture choisie : l’adversaire lance d’abord.'],
      ['ZAR-ZRG-1', { ...base, defender: { people: 'demons', dice: 2 } }, 'Un seul round contre les démons : 2 dés (province côtière), pertes = total ÷ 2, arrondi à l’inférieur.'],
    ],
  )('%s (%#)', (rule, input, text) => {
    expect(textOf(input, rule)).toBe(text);
  });
});

describe('the sentence says the whole result', () => {
  test.each<[input: SituationInput, start: string]>([
    [base, '7 Chevaliers attaquent 4 Dragons dans une province : l’attaque réussit dans '],
    [
      { ...base, attacker: { people: 'ailes', pawns: 1, warWind: true }, site: 'capital', eclipse: true, heatwave: true },
      '1 Ailé (Vent de Guerre) attaque 4 Dragons dans une capitale, Éclipse, Canicule : l’attaque réussit dans ',
    ],
    [
      { ...base, defender: { people: 'araignees', pawns: 2, called: 3, warWind: true } },
      '7 Chevaliers attaquent 2 Araignées et 3 en renfort (Vent de Guerre) dans une province : ',
    ],
    [{ ...base, site: 'zargos' }, '7 Chevaliers attaquent 4 Dragons dans une province du royaume de Zargos : '],
    [{ ...base, site: 'forbidden-city' }, '7 Chevaliers attaquent 4 Dragons dans la Cité Interdite : '],
    [
      { ...base, defender: { people: 'demons', dice: 2 } },
      '7 Chevaliers entrent dans une province côtière de Zargos, contre 2 dés des démons : la province est prise dans ',
    ],
    [
      { ...base, attacker: { people: 'ailes', pawns: 1 }, defender: { people: 'demons', dice: 3 } },
      '1 Ailé entre dans une province intérieure de Zargos, contre 3 dés des démons : ',
    ],
    [{ ...base, defender: { people: 'demons', dice: 4 } }, '7 Chevaliers entrent dans la Cité Interdite, contre 4 dés des démons : '],
  ])('%#', (input, start) => {
    expect(answer(input).sentence.slice(0, start.length)).toBe(start);
    expect(answer(input).sentence).toMatch(/\.$/);
  });

  test('with its numbers', () => {
    // One against one: 1/7, 1/7 and 5/7 (odds.test.ts); each side loses 6/7, in 36/35 rounds.
    expect(answer({ attacker: { people: 'ailes', pawns: 1 }, defender: { people: 'dragons', pawns: 1 }, site: 'province' }).sentence).toBe(
      '1 Ailé attaque 1 Dragon dans une province : l’attaque réussit dans 14,3 % des cas, la défense tient dans 14,3 %, il ne reste personne dans 71,4 % ; pertes moyennes : 0,9 Ailé et 0,9 Dragon, en 1 round.',
    );
    // Five pawns against two dice: 30/36; mean losses 116/36.
    expect(answer({ attacker: { people: 'ailes', pawns: 5 }, defender: { people: 'demons', dice: 2 } }).sentence).toBe(
      '5 Ailés entrent dans une province côtière de Zargos, contre 2 dés des démons : la province est prise dans 83,3 % des cas, les démons la gardent dans 16,7 % ; pertes moyennes : 3,2 Ailés.',
    );
  });

  test('readings other than ours are named, ours are not', () => {
    const input: SituationInput = { ...base, attacker: { people: 'moines', pawns: 4 } };
    expect(answer({ ...input, options: { 'ZAR-L-3': 'adversaire-d-abord', 'ZAR-L-8': 'quatre-des' } }).sentence).toMatch(
      / Litiges : ZAR-L-3 adversaire-d-abord\.$/,
    );
    expect(answer({ ...input, options: { 'ZAR-L-3': 'adversaire-d-abord', 'ZAR-L-2': 'oui' } }).sentence).toMatch(
      / Litiges : ZAR-L-2 oui, ZAR-L-3 adversaire-d-abord\.$/,
    );
    expect(answer({ ...input, options: { 'ZAR-L-3': 'moine-d-abord' } }).sentence).not.toContain('Litiges');
  });

  test('nobody is not spoken of where nobody cannot be', () => {
    expect(answer({ attacker: { people: 'ailes', pawns: 1 }, defender: { people: 'amazones', pawns: 7 }, site: 'capital' }).sentence).toBe(
      '1 Ailé attaque 7 Amazones dans une capitale : l’attaque réussit dans 0 % des cas, la défense tient dans 100 % ; pertes moyennes : 1 Ailé et 0 Amazone, en 0 round.',
    );
  });
});

test('pawns by their people, singular below two', () => {
  expect([troop(1, 'ailes'), troop(1.5, 'amazones'), troop(7, 'dragons')]).toEqual(['1 Ailé', '1,5 Amazone', '7 Dragons']);
});
