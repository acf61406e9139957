/** The booklet's three examples, and sieges and charges of ours, as the page runs them: each is asked of the engine, which answers with its sentence and reasons. */
import type { AtomId } from './ids.ts';
import { type Odds, oddsOf } from './odds.ts';
import { readingsOf } from './options.ts';
import { type Score, winnersOf } from './setup.ts';
import { checkSituation } from './situation.ts';
import type { People, Result } from './types.ts';

export interface Example {
  readonly id: string;
  readonly title: string;
  /** What `zargos-lords odds` is asked. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** The booklet's throw, one face a die, and what it gave; left out where the example is ours. */
  readonly thrown?: readonly number[];
  readonly rules: readonly AtomId[];
  readonly note: string;
}

export const EXAMPLES = [
  {
    id: 'moines-faucon',
    title: 'Trois Moines-fantassins contre un Faucon',
    asked: { action: 'combat', attackers: [{ kind: 'moines-fantassin', count: 3 }], defenders: [{ kind: 'faucon' }] },
    thrown: [4],
    rules: ['LOR-COM-2', 'LOR-COM-5'],
    note: 'L’exemple est celui du livret : 12 contre 5, un 4 donne D3. Les autres faces du dé sont celles de notre tableau.',
  },
  {
    id: 'fleches-dragon',
    title: 'Trois archers contre un Dragon',
    asked: { action: 'arrows', target: 'dragon', shots: [{ distance: 5, count: 3 }] },
    thrown: [2, 6, 4],
    rules: ['LOR-ARC-2'],
    note: 'Le livret compte 1, 3 et 2 flèches, et le Dragon meurt de 6. La distance et les dés qui les donnent sont ceux de notre tableau.',
  },
  {
    id: 'charge-du-chevalier',
    title: 'Un Chevalier charge de front un Serpent dans un bois',
    asked: { action: 'combat', attackers: [{ kind: 'chevalier', charge: 'front' }], defenders: [{ kind: 'serpent', terrain: 'bois' }] },
    rules: ['LOR-CHE-1', 'LOR-COM-6'],
    note: 'L’exemple est le nôtre.',
  },
  {
    id: 'ville-cachee',
    title: 'Quatre assiégeants devant une ville qui se tait',
    asked: {
      action: 'siege',
      attackers: [
        { kind: 'chevalier', count: 2 },
        { kind: 'chevaliers-fantassin', count: 2 },
      ],
      garrison: { people: 'dragons', pawns: [1, 4] },
    },
    rules: ['LOR-VIL-2', 'LOR-VIL-3'],
    note: 'L’exemple est le nôtre.',
  },
] as const satisfies readonly Example[];

/** What the engine answers to an example. Throws on one that it would refuse: a test asks them all. */
export function runExample(example: Example): Odds {
  const checked = checkSituation(example.asked);
  if (!checked.ok) throw new Error(`${example.id}: ${checked.because}`);
  return oddsOf(checked.value);
}

/** The booklet's throw of a combat: what the face gave. */
export function resultThrown(odds: Odds, face: number): Result | undefined {
  return 'difference' in odds && odds.allowed ? odds.byDie[face - 1] : undefined;
}

/** The booklet's count at the end of the 25th month: cities alone decide. */
export const FINAL_COUNT: { readonly scores: readonly Score[]; readonly winner: People } = {
  scores: [
    { people: 'chevaliers', cities: 8, counters: 8 },
    { people: 'dragons', cities: 5, counters: 30 },
  ],
  winner: 'chevaliers',
};

/** Who wins the booklet's count. */
export const finalWinner = (): People | undefined => winnersOf(25, FINAL_COUNT.scores, readingsOf({ options: {} }))[0];
