/** How groups of a game go: the moment as the rules on movement take it, and the ways of a single hop. */
import { type Refusal, refuse } from '../../core/verdict.ts';
import type { BoardTables } from '../board/tables.ts';
import type { CardId } from '../data/cards.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { boatsFor, crossing, type Hop, hopTo } from '../rules/movement/hops.ts';
import { type Journey, journeyOf, type World, worldOf } from '../rules/movement/world.ts';
import type { People } from '../types.ts';
import { frozenIn, stormsOf } from './moment.ts';
import { nameAt, tablesFor } from './table.ts';
import type { MoveOf, State } from './types.ts';

/** A hop: by what, over how many sea cells, for how many boats, with which card. */
export interface Way {
  readonly to: number;
  readonly by: Hop | 'elsewhere';
  /** Sea cells crossed. */
  readonly cells: number;
  readonly boats: number;
  readonly card: MoveOf<'attack'>['card'];
}

/** All that a way depends on: nothing of it is hidden. */
export type Seen = Pick<State, 'options' | 'effects' | 'owners' | 'pawns'>;

interface Made {
  readonly effects: State['effects'];
  readonly world: World;
}

/** The last world of each people, attacking and reorganising: it lasts as long as nobody's places and no effect change. */
const LAST: Readonly<Record<'attacks' | 'reorganisation', Partial<Record<People, Made>>>> = { attacks: {}, reorganisation: {} };

/** What restricts a people's movements now. */
export function worldFor(state: Seen, people: People, attacks: boolean): World {
  const { owners, effects } = state;
  const tables = tablesFor(state.options);
  const all = attacks ? LAST.attacks : LAST.reorganisation;
  const last = all[people];
  if (
    last?.effects === effects &&
    last.world.owners === owners &&
    last.world.readings === readingsOf(state.options) &&
    last.world.tables === tables
  )
    return last.world;
  const cards = effects.map(({ card }): CardId => card);
  const world = worldOf(tables, {
    people,
    attacks,
    owners,
    options: state.options.options,
    effects: cards,
    frozen: frozenIn(state),
    storms: stormsOf(state),
  });
  all[people] = { effects, world };
  return world;
}

/** A group of `pawns` about to go. */
export function journeyFrom(
  state: State,
  world: World,
  { from, pawns, ...means }: Pick<Journey, 'from' | 'boats' | 'cards' | 'stride'> & { readonly pawns: number },
): Journey {
  const stands = state.pawns[from] ?? 0;
  return journeyOf(world, {
    ...means,
    from,
    fought: pawns > stands - (state.turn?.came[from] ?? 0),
    group: { stands: Math.max(stands, pawns), moves: pawns },
    master: state.master !== null && state.master === state.turn?.seat,
  });
}

/** How the group of a legal move goes: without boat or card if it can. */
export function wayTo(world: World, from: number, to: number, card: Way['card'], boats: number): Way | undefined {
  if (card === 'vent-d-ailleurs') return { to, by: 'elsewhere', cells: 0, boats: 0, card };
  const hop = card === null ? hopTo(world, from, to) : undefined;
  if (hop) return { to, by: hop, cells: 0, boats: 0, card };
  const cells = crossing(world, from, to);
  const cost = boatsFor(world, cells, boats, card === 'vent-de-terre');
  return cost === undefined ? undefined : { to, by: 'boats', cells, boats: cost, card };
}

export const noPlace = (id: string, rule: RuleId): Refusal<RuleId> => refuse(rule, `« ${id} » n’est pas un lieu de ce plateau.`);

/** Why a Vent de Terre is not played where no sea is crossed. */
export const landless = (tables: BoardTables, to: number): Refusal<RuleId> =>
  refuse('ZAR-TERRE', `Ce groupe va à ${nameAt(tables, to)} sans traverser la mer : le Vent de Terre n’y servirait à rien.`);
