/** What a visitor may do to the page of the armies. Pure: what the box refuses changes nothing. */
import type { Choices } from '#engine/core/ruling.ts';
import { BOX } from '#engine/orc/data/cards.ts';
import { type Options, readingsOf } from '#engine/orc/options.ts';
import type { Opponent } from '#engine/orc/situation.ts';
import { type ArmyCardKind, MERCENARIES, type Mercenary, type People, type Values } from '#engine/orc/types.ts';
import {
  cardOf,
  comesFromHand,
  type Heap,
  handOf,
  MAX_TARGET,
  type Muster,
  mostAboard,
  mostShown,
  NONE,
  refusalOf,
  type Slot,
  type SlotCounts,
} from './muster.ts';

const withCount = (counts: SlotCounts, slot: Slot, count: number): SlotCounts => ({ ...counts, [slot]: count });

export type Act =
  | { readonly kind: 'people'; readonly people: People }
  | { readonly kind: 'add' | 'drop'; readonly pile: Heap; readonly slot: Slot }
  | { readonly kind: 'aboard'; readonly goblins: number | undefined }
  | { readonly kind: 'opponent'; readonly at: number; readonly shows: Opponent }
  | { readonly kind: 'opponents'; readonly count: number }
  | { readonly kind: 'target'; readonly target: number }
  | { readonly kind: 'value'; readonly slot: Slot; readonly value: number }
  | { readonly kind: 'values'; readonly values: Partial<Values> }
  | { readonly kind: 'readings'; readonly choices: Choices }
  | { readonly kind: 'plan'; readonly send: readonly Mercenary[]; readonly crew: number | undefined }
  | { readonly kind: 'empty' };

/** One hand laid out anew: what is sent, what flies, the rest kept. */
function planned(muster: Muster, send: readonly Mercenary[], crew: number | undefined): Muster {
  const count = (list: readonly ArmyCardKind[], slot: Slot) => list.filter((card) => card === slot).length;
  const hand = handOf(muster);
  const army = { ...muster.army };
  const kept = { ...muster.kept };
  for (const slot of MERCENARIES) {
    const flown = crew === undefined ? 0 : slot === 'gobelin' ? crew : slot === 'machine-volante' ? 1 : 0;
    army[slot] = count(send, slot);
    kept[slot] = count(hand, slot) - army[slot] - flown;
  }
  return { ...muster, army, kept, aboard: crew };
}

/** The box of the table, by one value more; values like ours are left out. */
function valued(muster: Muster, slot: Slot, value: number): Muster {
  const card = cardOf(muster.people, slot);
  const { [card]: _before, ...others } = muster.values;
  return { ...muster, values: value === BOX.values[card] ? others : { ...others, [card]: value } };
}

/** The cards that may not lie among the mercenaries go back to the hand. */
function withdrawn(muster: Muster): Muster {
  const { army, kept } = muster;
  const back = (slot: Slot) => kept[slot] + army[slot];
  return {
    ...muster,
    army: { ...army, 'machine-volante': 0, commando: 0 },
    kept: { ...kept, 'machine-volante': back('machine-volante'), commando: back('commando') },
  };
}

function readAs(muster: Muster, options: Options): Muster {
  return readingsOf({ options })['ORC-L-29'] === 'interdit' ? withdrawn({ ...muster, options }) : { ...muster, options };
}

/** The flying machine and its goblins go back to the hand. */
function landed(muster: Muster): Muster {
  if (muster.aboard === undefined) return muster;
  const kept = { ...muster.kept, gobelin: muster.kept.gobelin + muster.aboard, 'machine-volante': 1 };
  return { ...muster, kept, aboard: undefined };
}

/** The flying machine comes from wherever it lies, its goblins from the hand as long as there are any. */
function boarded(muster: Muster, goblins: number): Muster {
  const { army, kept, seen, aboard = 0 } = muster;
  const now = Math.min(Math.max(0, goblins), mostAboard(muster));
  if (now < 0) return muster;
  const out = (counts: SlotCounts) => withCount(counts, 'machine-volante', 0);
  const left = { ...out(kept), gobelin: Math.max(0, kept.gobelin - (now - aboard)) };
  return { ...muster, army: out(army), kept: left, seen: out(seen), aboard: now };
}

const EMPTY_BACKS: Opponent = { people: 0, mercenaries: 0, held: 0 };

/** The page after one act; what the box refuses changes nothing. */
export function nextMuster(muster: Muster, act: Act): Muster {
  switch (act.kind) {
    case 'people':
      return { ...muster, people: act.people };
    case 'add': {
      if (refusalOf(muster, act.pile, act.slot)) return muster;
      const kept = comesFromHand(muster, act.pile, act.slot) ? withCount(muster.kept, act.slot, muster.kept[act.slot] - 1) : muster.kept;
      return { ...muster, kept, [act.pile]: withCount(muster[act.pile], act.slot, muster[act.pile][act.slot] + 1) };
    }
    case 'drop':
      return { ...muster, [act.pile]: withCount(muster[act.pile], act.slot, Math.max(0, muster[act.pile][act.slot] - 1)) };
    case 'aboard':
      return act.goblins === undefined ? landed(muster) : boarded(muster, act.goblins);
    case 'opponent': {
      const most = mostShown(muster, act.at);
      const held = Math.max(0, Math.min(act.shows.held, most.held));
      const shows = { people: Math.min(act.shows.people, most.people), held, mercenaries: Math.min(act.shows.mercenaries, held) };
      return { ...muster, opponents: muster.opponents.map((one, at) => (at === act.at ? shows : one)) };
    }
    case 'opponents':
      return {
        ...muster,
        opponents: Array.from({ length: act.count }, (_, at) => muster.opponents[at] ?? EMPTY_BACKS),
      };
    case 'target':
      return { ...muster, target: Math.min(MAX_TARGET, Math.max(0, Math.round(act.target))) };
    case 'value':
      return valued(muster, act.slot, act.value);
    case 'values':
      return { ...muster, values: act.values };
    case 'readings':
      return readAs(muster, act.choices);
    case 'plan':
      return planned(muster, act.send, act.crew);
    case 'empty':
      return { ...muster, army: NONE, aboard: undefined, kept: NONE, seen: NONE, opponents: muster.opponents.map(() => EMPTY_BACKS) };
  }
}
