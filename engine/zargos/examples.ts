/**
 * The examples that the booklet prints, as data: situations, dice as they fell, decisions as they were taken. Tests hold their numbers,
 * pages run them step by step. Provenance of the dice: `livret`, but where noted.
 */
import { scriptedDice } from './rules/scripted-dice.ts';
import { begunFight, decideIn, type Fight, throwDiceIn } from './fight/simulator.ts';
import type { CampaignInput, Situation } from './fight/types.ts';
import type { AtomId } from './ids.ts';

export interface FightExample {
  readonly id: string;
  readonly title: string;
  readonly situation: Situation;
  /** Faces in the order of the simulator: throws, and dice thrown again right after. */
  readonly dice: readonly number[];
  /** The Moine's decisions, in order: the index of a die, or null to keep the throw. */
  readonly decisions: readonly (number | null)[];
  /** The example is told up to this round, which is not played; undefined: to the end. */
  readonly until?: number;
  readonly rules: readonly AtomId[];
  /** What is not the booklet's, in one French sentence. */
  readonly note?: string;
}

const CALM = { eclipse: false, heatwave: false, options: {} } as const;

const dragons = { people: 'dragons', pawns: 7, warWind: false } as const;
const amazones = { people: 'amazones', pawns: 4, warWind: false, called: 0 } as const;

export const FIGHT_EXAMPLES = [
  {
    id: 'amazones-dragons',
    title: 'Sept Dragons attaquent quatre Amazones dans une province',
    situation: { attacker: dragons, defender: amazones, site: 'province', ...CALM },
    dice: [4, 3],
    decisions: [],
    until: 1,
    rules: ['ZAR-AMA-1', 'ZAR-COM-3'],
  },
  {
    id: 'amazones-dragons-capitale',
    title: 'Les mêmes Dragons, si les Amazones tiennent une capitale',
    situation: { attacker: dragons, defender: amazones, site: 'capital', ...CALM },
    dice: [4, 3],
    decisions: [],
    until: 1,
    rules: ['ZAR-AMA-1', 'ZAR-COM-3'],
  },
  {
    id: 'moines-araignees',
    title: 'Quatre Moines contre six Araignées',
    situation: {
      attacker: { people: 'moines', pawns: 4, warWind: false },
      defender: { people: 'araignees', pawns: 6, warWind: false, called: 0 },
      site: 'province',
      ...CALM,
    },
    dice: [5, 4, 3, 6, 2, 2, 1, 3, 3, 6, 1],
    decisions: [null, 1, 0, 0],
    rules: ['ZAR-MOI-1', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-COM-6'],
    note: 'La source ne dit pas qui attaque ; les dés des Araignées aux deux derniers rounds (3, puis 1) viennent d’une source extérieure.',
  },
] as const satisfies readonly FightExample[];

export type FightExampleId = (typeof FIGHT_EXAMPLES)[number]['id'];

const isDecision = ({ stage }: Fight): boolean => stage === 'shot-decision' || stage === 'first-decision' || stage === 'second-decision';

/** Every state of an example, from the opening on. Throws when its dice or its decisions do not fit. */
export function runExample(example: FightExample): Fight[] {
  const dice = scriptedDice(example.dice);
  const decisions = [...example.decisions];
  const states = [begunFight(example.situation)];
  for (;;) {
    const now = states.at(-1);
    if (!now || now.stage === 'over' || now.round === example.until) break;
    const decision = isDecision(now) ? decisions.shift() : undefined;
    if (isDecision(now) && decision === undefined) throw new Error(`example ${example.id} has no decision left`);
    states.push(isDecision(now) ? decideIn(now, decision ?? undefined, dice) : throwDiceIn(now, dice));
  }
  dice.done();
  if (decisions.length > 0) throw new Error(`example ${example.id} has ${decisions.length} decisions left over`);
  return states;
}

/**
 * The booklet's four attacks of the Chevaliers (example 4): two groups take two provinces, join on the third, and go on if they can.
 * It prints the defenders; the third attack's two sources come from its lost drawing (externe); the sizes of the groups are ours.
 */
export const CAMPAIGN_EXAMPLE = {
  provinces: [
    { id: 'premier-groupe', pawns: 9 },
    { id: 'second-groupe', pawns: 6 },
  ],
  steps: [
    { id: 'attaque-1', sources: [{ from: 'premier-groupe' }], defender: { people: 'araignees', pawns: 3 }, site: 'province' },
    { id: 'attaque-2', sources: [{ from: 'second-groupe' }], defender: { people: 'moines', pawns: 1 }, site: 'province' },
    {
      id: 'attaque-3',
      sources: [{ from: 'attaque-1' }, { from: 'attaque-2' }],
      defender: { people: 'araignees', pawns: 6 },
      site: 'province',
    },
    { id: 'attaque-4', sources: [{ from: 'attaque-3' }], defender: { people: 'amazones', pawns: 3 }, site: 'province' },
  ],
} as const satisfies CampaignInput;
