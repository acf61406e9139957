import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_SCALE } from '#components/kit/board/framing.ts';
import { formatQuestion, parseQuestion, QUESTION_KEYS, QUESTION_VERSION } from '#engine/zargos/rules/movement/link.ts';
import { questionsOn } from '#engine/zargos/testing/arbitrary-question.ts';
import { OURS } from '../ground.ts';
import { formatExplorer, LINK_VERSION, MAP_UNITS, OWN_KEYS, parseExplorer } from './explorer-link.ts';
import { type ExplorerState, nextExplorer, startOn } from './explorer-state.ts';
import { LAYER_IDS } from './layers.ts';

const { tables: TABLES } = OURS;
const START = startOn(OURS);

const explorers: fc.Arbitrary<ExplorerState> = fc.record({
  ground: fc.constant(OURS),
  selected: fc.option(fc.constantFrom(...TABLES.ids), { nil: undefined }),
  tab: fc.constantFrom('lieu' as const, 'aller' as const),
  layers: fc.subarray([...LAYER_IDS]),
  asked: questionsOn(TABLES).map((question) => formatQuestion(TABLES, question)),
  view: fc.option(
    fc.record({
      scale: fc.integer({ min: 100, max: MOST_SCALE * 100 }).map((percent) => percent / 100),
      x: fc.integer({ min: 0, max: MAP_UNITS }),
      y: fc.integer({ min: 0, max: MAP_UNITS }),
    }),
    { nil: undefined },
  ),
  refused: fc.constant([]),
});

test('an explorer comes back from its link; a question is in it while it is asked', () => {
  fc.assert(
    fc.property(explorers, (explorer) => {
      const text = formatExplorer(explorer, explorer.view);
      const read = parseExplorer(text, OURS);
      expect(read).toMatchObject({ selected: explorer.selected, tab: explorer.tab, layers: explorer.layers, refused: [] });
      const asked = parseQuestion(TABLES, read.asked);
      expect(asked).toEqual(parseQuestion(TABLES, explorer.tab === 'aller' ? explorer.asked : ''));
      expect(asked.refused).toEqual([]);
    }),
  );
});

test('as the page opens, the link is empty', () => {
  expect(formatExplorer(START, START.view)).toBe('');
  expect(parseExplorer('', OURS)).toEqual(START);
});

test.each([
  ['v=1&lieu=atlantide', 'lieu attend un lieu du plateau'],
  ['v=1&calques=royaumes.neige', 'calques attend royaumes'],
  ['v=1&vue=99,0,0', 'vue attend un grossissement'],
  ['v=1&aller=oui', 'aller attend 1'],
  ['v=9', 'version inconnue'],
  [`v=1&lieu=${'x'.repeat(3000)}`, 'trop long'],
])('%s is refused in one sentence, the rest stays as it was', (query, sentence) => {
  const { refused, ...rest } = parseExplorer(query, OURS);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain(sentence);
  expect({ ...rest, refused: [] }).toEqual(START);
});

test('the question and the explorer share one version and no other key', () => {
  expect(LINK_VERSION).toBe(QUESTION_VERSION);
  expect(QUESTION_KEYS.filter((key) => OWN_KEYS.some((own) => own === key))).toEqual([]);
});

test('ZAR-DRA-1: asked from a sea cell, the question is the Dragons’', () => {
  const atSea = nextExplorer(START, { kind: 'depart', place: 'mer-3' });
  expect(parseQuestion(TABLES, atSea.asked)).toMatchObject({ question: { people: 'dragons', from: 'mer-3' }, refused: [] });
  const tapped = nextExplorer(START, { kind: 'select', place: 'mer-3' });
  expect(nextExplorer(tapped, { kind: 'tab', tab: 'aller' })).toEqual(atSea);
  expect(nextExplorer({ ...atSea, selected: 'oz' }, { kind: 'tab', tab: 'aller' })).toEqual({ ...atSea, selected: 'oz' });
  const ashore = nextExplorer(atSea, { kind: 'depart', place: 'oz' });
  expect(parseQuestion(TABLES, ashore.asked).question).toMatchObject({ people: 'dragons', from: 'oz' });
});
