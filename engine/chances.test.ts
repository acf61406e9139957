/** Every chance that any game answers stays within 0 and 1, to the last bit. The numbers themselves are held beside each game. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Verb } from './core/command.ts';
import { VERBS as GRAN } from './gran/cli.ts';
import { checkOdds } from './orc/odds.ts';
import { type CardId, PEOPLES as HORDES, RANKS } from './orc/types.ts';
import { VERBS as ZARGOS } from './zargos/cli.ts';
import { checkCampaign } from './zargos/fight/campaign.ts';
import { campaignOddsOf } from './zargos/odds/campaign.ts';
import { folie, MAX_PROVINCES } from './zargos/odds/folie.ts';
import { PEOPLES, SITES } from './zargos/types.ts';
import { VERBS as LORDS } from './zargos-lords/cli.ts';
import { KINDS } from './zargos-lords/types.ts';

/** Names under which an answer holds chances: alone, in lists, in records. */
const CHANCES: ReadonlySet<string> = new Set([
  ...['win', 'survivors', 'roundsDistribution', 'chance', 'chances', 'given', 'emptied', 'provinces', 'total'],
  ...['distribution', 'through', 'stuck', 'kill', 'beatEach', 'beatAll'],
]);

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function chancesIn(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (CHANCES.has(key) ? numbersIn(one) : chancesIn(one)));
}

function holds(chances: readonly number[]): void {
  expect(chances.length).toBeGreaterThan(0);
  expect(chances.filter((chance) => !(chance >= 0 && chance <= 1))).toEqual([]);
}

/** What the command line answers; an input that the rules refuse has no chances. */
function answered(verb: Verb, input: unknown): object | undefined {
  const found = verb(input);
  if (!found.ok) return undefined;
  const { allowed, ...value } = found.value as { allowed?: boolean };
  return allowed === false ? undefined : value;
}

const people = fc.constantFrom(...PEOPLES);
const few = fc.integer({ min: 1, max: 30 });

test('ZAR-COM-4: a fight', () => {
  const fighter = fc.record({ people, pawns: few, warWind: fc.boolean() });
  const defender = fc.oneof(fighter, fc.record({ people: fc.constant('demons'), dice: fc.constantFrom(2, 3, 4) }));
  const fight = fc.record({ attacker: fighter, defender, site: fc.constantFrom(...SITES) });
  fc.assert(
    fc.property(fight, (input) => {
      const odds = answered(ZARGOS.odds, input);
      if (odds) holds(chancesIn(odds));
    }),
  );
});

test('ZAR-CHE-1: a campaign, whose attackers are chances too', () => {
  const step = fc.record({ pawns: few, people: people.filter((one) => one !== 'chevaliers'), warWind: fc.boolean() });
  fc.assert(
    fc.property(few, fc.array(step, { minLength: 1, maxLength: 4 }), (pawns, steps) => {
      const checked = checkCampaign({
        provinces: [{ id: 'p0', pawns }],
        steps: steps.map(({ warWind, ...defender }, at) => ({
          id: `p${at + 1}`,
          sources: [{ from: `p${at}`, stay: 1 }],
          defender,
          site: 'province',
          warWind,
        })),
      });
      if (!checked.ok) throw new Error(checked.because);
      const odds = campaignOddsOf(checked.value);
      holds([...chancesIn(odds), ...odds.steps.flatMap(({ attackers }) => attackers)]);
    }),
  );
});

test('ZAR-FOLIE: a Vent de Folie', () => {
  fc.assert(fc.property(fc.array(few, { minLength: 1, maxLength: MAX_PROVINCES }), (provinces) => holds(chancesIn(folie(provinces)))));
});

test('LOR-COM-5, LOR-ARC-2, LOR-SOR-2: a combat, arrows, flames, a vision', () => {
  const kind = fc.constantFrom(...KINDS);
  const count = fc.integer({ min: 1, max: 4 });
  const side = fc.array(fc.record({ kind, count }), { minLength: 1, maxLength: 1 });
  const shots = fc.array(fc.record({ distance: fc.integer({ min: 1, max: 5 }), count }), { minLength: 1, maxLength: 3 });
  const asked = fc.oneof(
    fc.record({ action: fc.constant('combat'), attackers: side, defenders: side }),
    fc.record({ action: fc.constantFrom('arrows', 'flames'), target: kind, shots }),
    fc.record({ action: fc.constant('vision'), distance: fc.integer({ min: 1, max: 5 }) }),
  );
  fc.assert(
    fc.property(asked, (input) => {
      const { total: _ways, ...odds } = { total: 0, ...answered(LORDS.odds, input) };
      if ('sentence' in odds) holds(chancesIn(odds));
    }),
  );
});

test('ORC-BAT-4: the other side, whose values come with their chances', () => {
  const cards = fc.subarray<CardId>([...RANKS.map((rank) => `orcs-${rank}` as const), 'troll', 'gobelin', 'geant', 'machine-de-guerre']);
  const backs = fc.record({ people: fc.nat(4), mercenaries: fc.nat(3) });
  const opponents = fc.array(backs, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.record({ people: fc.constantFrom(...HORDES), mine: cards, seen: cards, opponents }), (input) => {
      const found = checkOdds(input);
      if (found.ok) holds([...chancesIn(found.value), ...found.value.value.flat().map(([, chance]) => chance)]);
    }),
  );
});

test('ORC-BAT-4: an army above anything that four backs may hide beats them surely, not by a hair more', () => {
  const mine: readonly CardId[] = ['orcs-troupe', 'orcs-elite', 'orcs-elite', 'orcs-chef', 'troll', 'troll', 'geant'];
  const found = checkOdds({ people: 'orcs', mine, seen: [], opponents: [{ people: 4, mercenaries: 0 }] });
  expect(found).toMatchObject({ ok: true, value: { beatEach: [1], beatAll: 1 } });
});

test('GRA-DRA-1: a duel and a way through dragons', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(3), (dragons, amulets) => {
      holds(chancesIn(answered(GRAN.road, { dragons, amulets })));
      holds(chancesIn(answered(GRAN.odds, { seen: [6, 5, 0].slice(0, amulets) })));
    }),
    { numRuns: 20 },
  );
});
