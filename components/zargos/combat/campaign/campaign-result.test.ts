import { expect, test } from 'vitest';
import { campaignResult } from './campaign-result.ts';
import { type Chain, nextChain } from './campaign-store.ts';
import { CAMPAIGNS } from './campaigns.ts';

const example = (): Chain => {
  const chain = CAMPAIGNS.get('chevaliers');
  if (!chain) throw new Error('no example');
  return chain;
};

test('ZAR-CHE-1: the printed campaign opens, its third attack from both conquests', () => {
  const { steps } = example();
  expect(steps.map(({ people, count }) => [people, count])).toEqual([
    ['araignees', 3],
    ['moines', 1],
    ['araignees', 6],
    ['amazones', 3],
  ]);
  expect(steps[2]?.sources.map(({ from }) => from)).toEqual(['s1', 's2']);
  const result = campaignResult(example());
  expect(result.ok && result.odds.steps.map((step) => step.chance)).toHaveLength(4);
});

test('ZAR-ZRG-4: what the rules forbid is told by the number of the attack', () => {
  const chain = nextChain(example(), { kind: 'step', at: 2, change: { people: 'demons', count: 2 } });
  const result = campaignResult(chain);
  expect(result.ok ? '' : result.because).toMatch(/^Attaque 3 : /);
});

test('ZAR-MAT-2: more pawns than a people has is one sentence', () => {
  const chain = nextChain(example(), { kind: 'province', at: 0, pawns: 100 });
  const result = campaignResult(chain);
  expect(result.ok ? '' : result.because).toMatch(/^Le départ attend 100 pions au plus en tout \(ZAR-MAT-2\)/);
});
