/** The first groups of the two games that teach, said place by place: where to touch, what waits there, what stays behind. */

import { foreseenAt } from '#components/zargos/play/turn/foresee.ts';
import { counted, percent } from '#engine/core/french.ts';
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';
import { nameAt, numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos/game/types.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';

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

/** « Touchez Akilon nord, puis Taïro sud-est : 3 pions y tiendront la frontière. » */
export function marchText(view: View, { from, to, pawns }: MoveOf<'march'>): string {
  const tables = tablesFor(view.options);
  const [start, end] = [numberOf(tables, from), numberOf(tables, to)];
  return `Touchez ${nameAt(tables, start)}, puis ${nameAt(tables, end)} : ${counted(pawns, 'pion y tiendra', 'pions y tiendront')} la frontière.`;
}

/** The chance of a group alone, from 0 to 1; undefined where nobody waits. */
function groupChance(view: View, { people, to, pawns }: Pick<Attack, 'people' | 'to' | 'pawns'>): number | undefined {
  const situation = foreseenAt(view, numberOf(tablesFor(view.options), to), people, pawns);
  return situation && oddsOf(situation).win.attacker;
}

/** « Touchez Palmyr sud, puis Palmyr-est : personne n’y est, 2 pions la prennent. » On a phone two lines hold it: what stays behind is said with the group. */
export function stepText(view: View, group: Attack, touch = 'Touchez'): string {
  const tables = tablesFor(view.options);
  const [from, to] = [numberOf(tables, group.from), numberOf(tables, group.to)];
  const owner = view.owners[to];
  const chance = groupChance(view, group);
  const isSea = !(tables.land[from] ?? []).includes(to);
  const what =
    owner && chance !== undefined
      ? `${group.pawns} contre ${view.pawns[to] ?? 0}, ${percent(chance, 0)} de la prendre`
      : `personne n’y est, ${counted(group.pawns, 'pion la prend', 'pions la prennent')}${isSea ? ' par la mer, pour un bateau' : ''}`;
  return `${touch} ${nameAt(tables, from)}, puis ${nameAt(tables, to)} : ${what}.`;
}

/** From this chance on an attack is called sure enough: no more pawns go than it takes. */
export const SURE = 0.85;

export interface Suggested {
  readonly group: Attack;
  /** From 0 to 1; 1 where nobody waits. */
  readonly chance: number;
  /** Pawns that stay where it comes from. */
  readonly left: number;
}

/** Others' pawns that may come to a place by land at once, but from `except`. */
export function comingTo(view: View, place: number, except?: number): number {
  const own = view.peoples[view.seat] ?? [];
  const foes = (tablesFor(view.options).land[place] ?? []).flatMap((near) => {
    const owner = view.owners[near];
    return near !== except && owner && !own.includes(owner) ? [(view.pawns[near] ?? 0) - 1] : [];
  });
  return Math.max(0, ...foes);
}

/** As few pawns of a listed group as are sure enough, or all of them: more pawns never do worse. */
function fewest(view: View, group: Attack): Suggested {
  const tables = tablesFor(view.options);
  const stands = view.pawns[numberOf(tables, group.from)] ?? 0;
  const isEmpty = view.owners[numberOf(tables, group.to)] === null;
  const chanceWith = (pawns: number): number => groupChance(view, { ...group, pawns }) ?? 1;
  let [least, most] = [isEmpty ? Math.min(2, group.pawns) : 1, group.pawns];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (chanceWith(middle) >= SURE) most = middle;
    else least = middle + 1;
  }
  return { group: { ...group, pawns: most }, chance: chanceWith(most), left: stands - most };
}

/** Of the groups listed, the one to send: sure enough, and leaving the fewest pawns too few behind. */
export function surest(view: View, legal: readonly Move[]): Suggested | undefined {
  const tables = tablesFor(view.options);
  const bareness = ({ group, left }: Suggested): number =>
    Math.max(0, comingTo(view, numberOf(tables, group.from), numberOf(tables, group.to)) - left);
  return legal
    .filter((move): move is Attack => move.kind === 'attack' && move.card === null)
    .map((group) => fewest(view, group))
    .sort(
      (a, b) => Number(b.chance >= SURE) - Number(a.chance >= SURE) || bareness(a) - bareness(b) || b.chance - a.chance || b.left - a.left,
    )[0];
}
