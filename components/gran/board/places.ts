/** Where the sword may carry a stone and where the ring may be put down: the points that take it, and why the one chosen does or does not. */
import { several } from '#engine/core/french.ts';
import type { Verdict } from '#engine/core/verdict.ts';
import { kindOf, nameOf } from '#engine/gran/board/tables.ts';
import { COLOR_NAMES } from '#engine/gran/data/box.ts';
import type { RuleId } from '#engine/gran/ids.ts';
import { depositPoints, judgeDeposit } from '#engine/gran/rules/ring.ts';
import { judgeSword, swordPoints } from '#engine/gran/rules/stones.ts';
import type { PointId } from '#engine/gran/types.ts';
import type { Desk } from './desk.ts';

export interface Places {
  /** What is asked and its answer, or what must be chosen first. */
  readonly sentence: string;
  readonly open: readonly PointId[];
  /** Of the point chosen. */
  readonly verdict: { readonly at: PointId; readonly verdict: Verdict<RuleId> } | undefined;
}

const openPoints = (open: readonly PointId[]): string =>
  open.length === 0 ? 'aucun point' : several(open.length, 'un seul point', 'points');

const asking = (sentence: string): Places => ({ sentence, open: [], verdict: undefined });

function swordPlaces({ ground: { tables }, question: { position }, stone, selected }: Desk): Places {
  if (position.stones.length === 0)
    return asking('Aucune pierre-obstacle n’est sur le plateau : posez-en une pour demander où l’épée peut la porter.');
  if (stone === undefined) return asking('Touchez la pierre-obstacle que l’épée déplace, puis le point où vous voudriez la porter.');
  const open = swordPoints(tables, position, stone);
  return {
    sentence: `L’épée peut porter la pierre de « ${nameOf(tables, stone)} » sur ${openPoints(open)}.`,
    open,
    verdict:
      selected === undefined || selected === stone ? undefined : { at: selected, verdict: judgeSword(tables, position, stone, selected) },
  };
}

function ringPlaces({ ground: { tables }, question: { position, mover }, selected }: Desk): Places {
  const from = position.pieces.find(({ color }) => color === mover)?.at;
  const kind = from && kindOf(tables, from);
  if (from === undefined || (kind !== 'city' && kind !== 'dragon'))
    return asking(`L’anneau se rend dans une cité, ou quand un dragon bat son porteur : mettez-y le chevalier ${COLOR_NAMES[mover]}.`);
  const open = depositPoints(tables, position, from);
  return {
    sentence: `Rendu à « ${nameOf(tables, from)} », l’anneau peut se déposer sur ${openPoints(open)}.`,
    open,
    verdict:
      selected === undefined || selected === from ? undefined : { at: selected, verdict: judgeDeposit(tables, position, from, selected) },
  };
}

/** The answer of the two subjects that ask for a point; nothing for the others. */
export function placesOf(desk: Desk): Places | undefined {
  if (desk.subject === 'epee') return swordPlaces(desk);
  return desk.subject === 'anneau' ? ringPlaces(desk) : undefined;
}
