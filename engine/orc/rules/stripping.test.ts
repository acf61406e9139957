import { expect, test } from 'vitest';
import { CARD_IDS } from '../data/cards.ts';
import { readingsOf } from '../options.ts';
import type { Options, PileCard } from '../types.ts';
import { strip } from './stripping.ts';

/** « gobelin D1 S2 » from the bottom: cards by id, desertions and shields with their seat. */
const pile = (text: string): readonly PileCard[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word): PileCard => {
      const seat = Number(word.slice(1));
      if (/^D\d$/.test(word)) return { desertion: seat };
      if (/^S\d$/.test(word)) return { shield: seat };
      const card = CARD_IDS.find((id) => id === word);
      if (!card) throw new Error(`no card ${word}`);
      return { card };
    });

// biome-ignore format: a case a row
const rows: readonly [name: string, pile: string, owner: number | null, kept: string, deserted: string, options?: Options][] = [
  ['ORC-DEP-1: a desertion takes the army card right under it, both go', 'troll gobelin D1 geant S2', 2, 'troll geant', 'gobelin'],
  ['ORC-DEP-1: pile by pile from the bottom, each desertion its own card', 'troll D1 gobelin D3 S2', 2, '', 'troll gobelin'],
  ['ORC-DEP-2: laid on a shield, it takes the card under the shield', 'troll gobelin S2 D1 geant', 2, 'troll geant', 'gobelin'],
  ['ORC-DEP-2 ORC-L-7: a desertion on a desertion does nothing', 'troll gobelin D1 D3 S2', 2, 'troll', 'gobelin'],
  ['ORC-DEP-2 ORC-L-7: nor the one on a desertion that did nothing', 'troll gobelin D1 D3 D1 S2', 2, 'troll', 'gobelin'],
  ['ORC-DEP-3: the lowest shield takes the pile', 'troll S3 gobelin S2 geant', 3, 'troll gobelin geant', ''],
  ['ORC-DEP-3: without a shield nobody takes it', 'troll gobelin D1', null, 'troll', 'gobelin'],
  ['ORC-DEP-3: a shield under all takes what comes after', 'S1 troll', 1, 'troll', ''],
  ['ORC-L-18: desertion, shield, desertion: the second does nothing', 'troll gobelin D1 S2 D3', 2, 'troll', 'gobelin'],
  ['ORC-L-18: or it reaches the next army card', 'troll gobelin D1 S2 D3', 2, '', 'troll gobelin', { 'ORC-L-18': 'carte-suivante' }],
  ['ORC-L-18: past those that have deserted already, and past shields', 'geant troll D0 S3 gobelin D1 S2 D3', 3, '', 'geant troll gobelin', { 'ORC-L-18': 'carte-suivante' }],
  ['ORC-L-18: if one is left', 'gobelin D1 S2 D3 troll', 2, 'troll', 'gobelin', { 'ORC-L-18': 'carte-suivante' }],
  ['ORC-L-18: not for a desertion right on a desertion', 'troll gobelin D1 D3 S2', 2, 'troll', 'gobelin', { 'ORC-L-18': 'carte-suivante' }],
  ['ORC-L-25: above two shields, it takes the card under both', 'troll gobelin S3 S2 D1', 3, 'troll', 'gobelin'],
  ['ORC-L-25: or does nothing', 'troll gobelin S3 S2 D1', 3, 'troll gobelin', '', { 'ORC-L-25': 'sans-effet' }],
  ['ORC-L-25: one shield is crossed under either reading', 'troll gobelin S3 D1', 3, 'troll', 'gobelin', { 'ORC-L-25': 'sans-effet' }],
  ['ORC-L-25: nor are two crossed for the card after the one that is gone', 'troll gobelin S3 D1 S2 D0', 3, 'troll', 'gobelin', { 'ORC-L-18': 'carte-suivante', 'ORC-L-25': 'sans-effet' }],
  ['ORC-L-18: which is reached where both may be crossed', 'troll gobelin S3 D1 S2 D0', 3, '', 'troll gobelin', { 'ORC-L-18': 'carte-suivante' }],
  ['ORC-L-26: on an empty pile it finds nothing', 'D1 troll S2', 2, 'troll', '', { 'ORC-L-26': 'perdue' }],
  ['ORC-L-26: nor under a shield with nothing below', 'S2 D1 troll', 2, 'troll', '', { 'ORC-L-26': 'perdue' }],
];

test.each(rows)('%s', (_name, text, owner, kept, deserted, options = {}) => {
  const found = strip(pile(text), readingsOf({ options }));
  expect([found.owner, found.kept.join(' '), found.deserted.join(' ')]).toEqual([owner, kept, deserted]);
});

test('ORC-DEP-1 ORC-DEP-2 ORC-DEP-3: what became of each card, and by which rule', () => {
  expect(strip(pile('troll gobelin D1 S2 D3 S0'), readingsOf({ options: {} })).fates).toEqual([
    { kind: 'army', card: 'troll', gone: false, rule: 'ORC-DEP-3' },
    { kind: 'army', card: 'gobelin', gone: true, rule: 'ORC-DEP-1' },
    { kind: 'desertion', seat: 1, hits: 1, rule: 'ORC-DEP-1' },
    { kind: 'shield', seat: 2, takes: true, rule: 'ORC-DEP-3' },
    { kind: 'desertion', seat: 3, hits: null, rule: 'ORC-L-18' },
    { kind: 'shield', seat: 0, takes: false, rule: 'ORC-DEP-3' },
  ]);
  const rules = (text: string) =>
    strip(pile(text), readingsOf({ options: {} })).fates.flatMap((fate) => (fate.kind === 'desertion' ? [fate.rule] : []));
  expect(rules('troll S1 D2')).toEqual(['ORC-DEP-2']);
  expect(rules('troll D1 D2')).toEqual(['ORC-DEP-1', 'ORC-DEP-2']);
  expect(rules('troll S1 S2 D3')).toEqual(['ORC-L-25']);
  expect(rules('D3')).toEqual(['ORC-L-26']);
});

test('an empty pile is nobody’s', () => {
  expect(strip([], readingsOf({ options: {} }))).toEqual({ owner: null, kept: [], deserted: [], fates: [] });
});
