/** The first groups of the two games that teach, said place by place: where to touch, what waits there, what stays behind. */

import { foreseenAt } from '#components/zargos/play/turn/foresee.ts';
import { counted, percent } from '#engine/core/french.ts';
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';
import { nameAt, numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos/game/types.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { troop } from '#engine/zargos/odds/fight-words.ts';

export interface Step {
  readonly from: TerritoryId;
  readonly to: TerritoryId;
  /** How many to send. */
  readonly pawns: number;
}

/** By game that teaches. Each is winning by a wide margin, and leaves a garrison where somebody may come. */
export const FIRST_STEPS: readonly (readonly Step[])[] = [
  [
    { from: 'palmyr-1', to: 'palmyr-2', pawns: 2 },
    { from: 'tairo-1', to: 'tairo-3', pawns: 5 },
  ],
  [
    { from: 'tairo-1', to: 'tairo', pawns: 2 },
    { from: 'itak-1', to: 'itak', pawns: 1 },
    { from: 'akilon-1', to: 'ohms-3', pawns: 4 },
  ],
];

/** The same, once the fights are over: two groups of one step, to the border. */
export const FIRST_MARCHES: readonly (readonly Step[])[] = [
  [
    { from: 'akilon-3', to: 'tairo-1', pawns: 3 },
    { from: 'akilon', to: 'palmyr-1', pawns: 3 },
  ],
  [{ from: 'palmyr-2', to: 'palmyr-1', pawns: 1 }],
];

type Attack = MoveOf<'attack'>;

/** The listed group of a step that is still to be taken; undefined once it is, or cannot be. */
export function groupFor({ from, to, pawns }: Step, legal: readonly Move[], { turn, options, owners }: View): Attack | undefined {
  const at = numberOf(tablesFor(options), to);
  const isSent = turn?.attacks.some((one) => one.at === at) ?? false;
  const isOwn = owners[at] !== null && (turn?.peoples.some((people) => people === owners[at]) ?? false);
  if (isSent || isOwn) return undefined;
  const listed = legal.find(
    (move): move is Attack => move.kind === 'attack' && move.from === from && move.to === to && move.card === null && move.pawns >= pawns,
  );
  return listed && { ...listed, pawns };
}

/** The march of a step that may be made and has not been: as long as more stand where it comes from than where it goes. */
export function marchFor({ from, to, pawns }: Step, legal: readonly Move[], view: View): MoveOf<'march'> | undefined {
  const tables = tablesFor(view.options);
  const stands = (id: TerritoryId): number => view.pawns[numberOf(tables, id)] ?? 0;
  const listed = legal.find(
    (move): move is MoveOf<'march'> =>
      move.kind === 'march' && move.from === from && move.to === to && move.card === null && move.pawns >= pawns,
  );
  return listed && stands(from) > stands(to) ? { ...listed, pawns } : undefined;
}

/** « Touchez Akilon nord, puis Taïro sud-est : 3 pions y tiendront la frontière. Il en reste 3 derrière. » */
export function marchText(view: View, { from, to, pawns }: MoveOf<'march'>): string {
  const tables = tablesFor(view.options);
  const [start, end] = [numberOf(tables, from), numberOf(tables, to)];
  const left = (view.pawns[start] ?? 0) - pawns;
  return `Touchez ${nameAt(tables, start)}, puis ${nameAt(tables, end)} : ${counted(pawns, 'pion y tiendra', 'pions y tiendront')} la frontière. Il en reste ${left} derrière.`;
}

/** The chance of a group alone, from 0 to 1; undefined where nobody waits. */
function groupChance(view: View, { people, to, pawns }: Pick<Attack, 'people' | 'to' | 'pawns'>): number | undefined {
  const situation = foreseenAt(view, numberOf(tablesFor(view.options), to), people, pawns);
  return situation && oddsOf(situation).win.attacker;
}

/** « Touchez Palmyr sud, puis Palmyr-est : personne n’y est, et 2 pions la prennent. Il en reste 2 chez vous. » */
export function stepText(view: View, group: Attack): string {
  const tables = tablesFor(view.options);
  const [from, to] = [numberOf(tables, group.from), numberOf(tables, group.to)];
  const left = (view.pawns[from] ?? 0) - group.pawns;
  const { people } = group;
  const owner = view.owners[to];
  const chance = groupChance(view, group);
  const isSea = !(tables.land[from] ?? []).includes(to);
  const what =
    owner && chance !== undefined
      ? `${troop(group.pawns, people)} contre ${troop(view.pawns[to] ?? 0, owner)}, ${percent(chance, 0)} de la prendre`
      : `personne n’y est, ${counted(group.pawns, 'pion la prend', 'pions la prennent')}${isSea ? ' par la mer, pour un bateau' : ''}`;
  return `Touchez ${nameAt(tables, from)}, puis ${nameAt(tables, to)} : ${what}. Il en reste ${left} derrière.`;
}

/** Of the groups listed, the one that takes a place most surely: an empty one first, then the best chance. */
export function surest(view: View, legal: readonly Move[]): { readonly group: Attack; readonly chance: number } | undefined {
  const groups = legal.filter((move): move is Attack => move.kind === 'attack' && move.card === null);
  return groups
    .map((group) => ({ group, chance: groupChance(view, group) ?? 1 }))
    .sort((a, b) => b.chance - a.chance || b.group.pawns - a.group.pawns)[0];
}
