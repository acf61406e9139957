/** « Toutes les lectures » of campaigns against every combination. */
import { expect, test } from 'vitest';
import { drawnCases, oddsLaws, POSITIONS } from '#components/our-table/turning/testing/laws.ts';
import { READINGS } from '#engine/zargos/options.ts';
import { campaignRulings } from '../links.ts';
import { campaignResult } from './campaign-result.ts';
import { type Chain, nextChain } from './campaign-store.ts';
import { campaignTold } from './campaign-told.ts';
import { CAMPAIGNS } from './campaigns.ts';

const OFFERED = campaignRulings().map(({ id }) => id);
const PEOPLES = ['amazones', 'araignees', 'moines', 'dragons', 'demons'] as const;

/** Short campaigns: what readings change is in the first dice. */
function campaign(roll: (most: number) => number): Chain {
  for (;;) {
    let chain: Chain = { provinces: [roll(7) + 1], steps: [], readings: {} };
    for (let at = 0, attacks = roll(2); at < attacks; at += 1) {
      chain = nextChain(chain, { kind: 'add-step' });
      const people = PEOPLES[roll(PEOPLES.length) - 1] ?? 'moines';
      const change = { people, count: roll(6), warWind: roll(2) === 1, against: roll(2) === 1 };
      chain = nextChain(chain, { kind: 'step', at, change });
    }
    if (campaignResult(chain).ok) return chain;
  }
}

oddsLaws('Campagnes', campaignTold, READINGS, OFFERED, drawnCases(Math.min(POSITIONS, 500), READINGS, OFFERED, campaign));

test('ZAR-L-8: a campaign with a Vent de Guerre changes with the ceiling of dice, and one that is refused says why', () => {
  const chain = CAMPAIGNS.get('chevaliers');
  if (!chain) throw new Error('no example');
  const windy = nextChain(chain, { kind: 'step', at: 0, change: { warWind: true } });
  const told = campaignTold(windy, {})?.text;
  expect(told).toMatch(/^réussie jusqu’au bout .* %, attaque après attaque (?:.* %, ){3}.* %/);
  expect(campaignTold(windy, { 'ZAR-L-8': 'plafond-3' })?.text).not.toBe(told);
  const impossible = nextChain(chain, { kind: 'province', at: 0, pawns: 100 });
  expect(campaignTold(impossible, {})?.text).toContain('ZAR-MAT-2');
});
