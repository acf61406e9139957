/** The booklet's printed examples, with its dice: the expected numbers are its own. */
import { describe, expect, test } from 'vitest';
import { accepted } from '../core/accepted.ts';
import { CAMPAIGN_EXAMPLE, FIGHT_EXAMPLES, type FightExample, runExample } from './examples.ts';
import { campaign, checkCampaign } from './fight/campaign.ts';
import { checkSituation } from './fight/situation.ts';

const example = (id: string): FightExample => {
  const found = FIGHT_EXAMPLES.find((one) => one.id === id);
  if (!found) throw new Error(`no example ${id}`);
  return found;
};

test('examples have situations that the checker takes, and different ids', () => {
  for (const { situation } of FIGHT_EXAMPLES) expect(checkSituation(situation)).toEqual({ ok: true, value: situation });
  expect(new Set(FIGHT_EXAMPLES.map(({ id }) => id)).size).toBe(FIGHT_EXAMPLES.length);
});

describe('example 1, ZAR-AMA-1: seven Dragons against four Amazones', () => {
  test.each([
    ['amazones-dragons', 5],
    ['amazones-dragons-capitale', 4],
  ])('%s: the fight begins at %i against 4', (id, dragons) => {
    const states = runExample(example(id));
    expect(states).toHaveLength(2);
    expect(states[0]).toMatchObject({ stage: 'shot', pawns: { attacker: 7, defender: 4 } });
    expect(states[1]).toMatchObject({ stage: 'first', round: 1, pawns: { attacker: dragons, defender: 4 }, faces: { defender: [4, 3] } });
  });
});

test('example 2, ZAR-MOI-1, ZAR-COM-3, ZAR-COM-4: four Moines and six Araignées, round by round', () => {
  const states = runExample(example('moines-araignees'));
  const rounds = states.filter(({ stage }, i) => stage === 'over' || (stage === 'first' && i > 0));
  expect(rounds.map(({ pawns }) => [pawns.attacker, pawns.defender])).toEqual([
    [2, 2],
    [1, 2],
    [1, 0],
  ]);
  expect(states.at(-1)).toMatchObject({ stage: 'over', round: 3, holder: 'attacker' });
  expect(states.map(({ faces }) => faces).filter(({ defender }) => defender.length === 2)[1]).toEqual({
    attacker: [5, 4],
    defender: [3, 2],
  });
});

test('an example whose dice or decisions do not fit is refused', () => {
  const monks = example('moines-araignees');
  expect(() => runExample({ ...monks, dice: [...monks.dice, 1] })).toThrow('1 scripted dice left over: 1');
  expect(() => runExample({ ...monks, dice: monks.dice.slice(0, -1) })).toThrow('used up');
  expect(() => runExample({ ...monks, decisions: monks.decisions.slice(0, -1) })).toThrow('no decision left');
  expect(() => runExample({ ...monks, decisions: [...monks.decisions, null] })).toThrow('1 decisions left over');
});

test('example 4, ZAR-CHE-1: four attacks from two provinces, the third from both conquests', () => {
  const { steps } = accepted(checkCampaign(CAMPAIGN_EXAMPLE));
  expect(steps.map(({ defender }) => ('pawns' in defender ? `${defender.pawns} ${defender.people}` : ''))).toEqual([
    '3 araignees',
    '1 moines',
    '6 araignees',
    '3 amazones',
  ]);
  expect(steps[2]?.sources.map(({ from }) => from)).toEqual(['attaque-1', 'attaque-2']);
  const { chance, steps: odds } = campaign(CAMPAIGN_EXAMPLE);
  expect(odds.at(-1)?.chance).toBe(chance);
  expect(chance).toBeGreaterThan(0.2);
  expect(chance).toBeLessThan(0.4);
});
