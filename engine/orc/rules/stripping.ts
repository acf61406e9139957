/** What the Sorcier gives of each pile (chapter « Dépouillement »): desertions first, from the bottom, then the lowest shield takes the rest. */
import type { RuleId } from '../ids.ts';
import type { Readings } from '../options.ts';
import type { CardId, Fate, PileCard, Seat } from '../types.ts';

export interface Stripped {
  /** Whose the pile is; null when it bears no shield. */
  readonly owner: Seat | null;
  /** Army cards that have not deserted, from the bottom. */
  readonly kept: readonly CardId[];
  readonly deserted: readonly CardId[];
  /** One a card, from the bottom. */
  readonly fates: readonly Fate[];
}

interface Hit {
  readonly at: number | null;
  readonly rule: RuleId;
}

const NOTHING = (rule: RuleId): Hit => ({ at: null, rule });

/** The card that the desertion at `at` cancels; `gone` are those that lower desertions cancelled. */
function hitOf(pile: readonly PileCard[], at: number, gone: ReadonlySet<number>, readings: Readings): Hit {
  let below = at - 1;
  while (below >= 0 && 'shield' in (pile[below] ?? {})) below -= 1;
  const shields = at - 1 - below;
  const card = pile[below];
  if (shields >= 2 && readings['ORC-L-25'] === 'sans-effet') return NOTHING('ORC-L-25');
  if (!card) return NOTHING('ORC-L-26');
  if ('card' in card) return { at: below, rule: shields >= 2 ? 'ORC-L-25' : shields === 1 ? 'ORC-DEP-2' : 'ORC-DEP-1' };
  if (shields === 0) return NOTHING('ORC-DEP-2');
  if (readings['ORC-L-18'] !== 'carte-suivante') return NOTHING('ORC-L-18');
  while (below >= 0 && (gone.has(below) || !('card' in (pile[below] ?? {})))) below -= 1;
  const crossed = pile.slice(below + 1, at).filter((one) => 'shield' in one).length;
  if (crossed >= 2 && readings['ORC-L-25'] === 'sans-effet') return NOTHING('ORC-L-25');
  return { at: below >= 0 ? below : null, rule: 'ORC-L-18' };
}

/** Strips a pile, given from the bottom (ORC-DEP-1 to ORC-DEP-3). */
export function strip(pile: readonly PileCard[], readings: Readings): Stripped {
  const gone = new Set<number>();
  const hits = new Map<number, Hit>();
  for (const [at, one] of pile.entries()) {
    if (!('desertion' in one)) continue;
    const hit = hitOf(pile, at, gone, readings);
    hits.set(at, hit);
    if (hit.at !== null) gone.add(hit.at);
  }
  const lowest = pile.findIndex((one) => 'shield' in one);
  const bottom = pile[lowest];
  const owner = bottom && 'shield' in bottom ? bottom.shield : null;
  const fates = pile.map((one, at): Fate => {
    if ('card' in one) return { kind: 'army', card: one.card, gone: gone.has(at), rule: gone.has(at) ? 'ORC-DEP-1' : 'ORC-DEP-3' };
    if ('shield' in one) return { kind: 'shield', seat: one.shield, takes: at === lowest, rule: 'ORC-DEP-3' };
    const hit = hits.get(at) ?? NOTHING('ORC-DEP-2');
    return { kind: 'desertion', seat: one.desertion, hits: hit.at, rule: hit.rule };
  });
  const cards = (isGone: boolean) => fates.flatMap((fate) => (fate.kind === 'army' && fate.gone === isGone ? [fate.card] : []));
  return { owner, kept: cards(false), deserted: cards(true), fates };
}
