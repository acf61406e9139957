/**
 * What the page of the armies holds: cards laid down, kept in the hand and seen, what the others show, the box and the readings of the table. Pure: the
 * box's limits are kept here, each refusal with its rule.
 */
import { boxOf, CARD_NAMES, COPIES } from '#engine/orc/data/cards.ts';
import { type OptionId, type Options, readingsOf } from '#engine/orc/options.ts';
import type { Army } from '#engine/orc/rules/force.ts';
import type { BattleAsked, Opponent } from '#engine/orc/situation.ts';
import { type ArmyCardKind, MERCENARIES, type Mercenary, PEOPLES, type People, RANKS, type Rank, type Values } from '#engine/orc/types.ts';

/** A kind of card whatever the people called: its three, and the mercenaries. */
export const SLOTS = [...RANKS, ...MERCENARIES] as const;
export type Slot = (typeof SLOTS)[number];
export type SlotCounts = Readonly<Record<Slot, number>>;

/** Where a card may be: laid down, in the hand, discarded or seen elsewhere. */
export const HEAPS = ['army', 'kept', 'seen'] as const;
export type Heap = (typeof HEAPS)[number];

export interface Muster {
  readonly people: People;
  readonly army: SlotCounts;
  /** Mercenaries held besides. */
  readonly kept: SlotCounts;
  readonly seen: SlotCounts;
  /** Goblins aboard the flying machine that joins after the reveal; undefined: it does not. */
  readonly aboard: number | undefined;
  readonly opponents: readonly Opponent[];
  /** What the cheapest army must reach. */
  readonly target: number;
  readonly values: Partial<Values>;
  readonly options: Options;
}

export const MAX_TARGET = 150;

export const NONE: SlotCounts = {
  troupe: 0,
  elite: 0,
  chef: 0,
  gobelin: 0,
  troll: 0,
  geant: 0,
  'machine-de-guerre': 0,
  'machine-volante': 0,
  commando: 0,
};

export const NOTHING: Muster = {
  people: 'orcs',
  army: NONE,
  kept: NONE,
  seen: NONE,
  aboard: undefined,
  opponents: [],
  target: 20,
  values: {},
  options: {},
};

/** The readings that the page offers: all that its numbers read. */
export const ARMY_RULINGS = [
  'ORC-L-4',
  'ORC-L-12',
  'ORC-L-13',
  'ORC-L-14',
  'ORC-L-20',
  'ORC-L-29',
  'ORC-L-30',
  'ORC-L-31',
] as const satisfies readonly OptionId[];

/** What the page shows first: every part of it has something to say. */
export const FIRST: Muster = {
  ...NOTHING,
  army: { ...NONE, troupe: 2, chef: 1, gobelin: 1, 'machine-de-guerre': 1 },
  kept: { ...NONE, gobelin: 1, troll: 1, 'machine-volante': 1 },
  opponents: [
    { people: 3, mercenaries: 1, held: 3 },
    { people: 2, mercenaries: 2, held: 2 },
  ],
  target: 30,
};

const isRank = (slot: Slot): slot is Rank => RANKS.some((rank) => rank === slot);
export const isMercenarySlot = (slot: Slot): slot is Mercenary => !isRank(slot);

export const cardOf = (people: People, slot: Slot): ArmyCardKind => (isRank(slot) ? `${people}-${slot}` : slot);

const spread = (people: People, counts: SlotCounts, slots: readonly Slot[] = SLOTS): readonly ArmyCardKind[] =>
  slots.flatMap((slot) => new Array<ArmyCardKind>(counts[slot]).fill(cardOf(people, slot)));

export const musterValues = ({ values }: Muster): Values => boxOf(values).values;

const flying = (aboard: number): readonly ArmyCardKind[] => new Array<ArmyCardKind>(aboard).fill('gobelin');

/** The army to value. */
export const armyOf = ({ people, army, aboard }: Muster): Army => ({
  people,
  cards: spread(people, army),
  ...(aboard === undefined ? {} : { flying: flying(aboard) }),
});

/** All of one's own cards that bear on this battle: what the best use chooses from. */
export const handOf = ({ people, army, kept, aboard }: Muster): readonly ArmyCardKind[] => [
  ...spread(people, army),
  ...spread(people, kept, MERCENARIES),
  ...(aboard === undefined ? [] : (['machine-volante', ...flying(aboard)] as const)),
];

/** Cards of `slot` that are accounted for. */
const usedOf = ({ army, kept, seen, aboard }: Muster, slot: Slot): number => {
  const flown = aboard === undefined ? 0 : slot === 'gobelin' ? aboard : slot === 'machine-volante' ? 1 : 0;
  return army[slot] + kept[slot] + seen[slot] + flown;
};

/** Unseen cards: of the people called, and mercenaries. */
const unseenOf = (muster: Muster, slots: readonly Slot[]): number =>
  slots.reduce((sum, slot) => sum + COPIES[cardOf(muster.people, slot)] - usedOf(muster, slot), 0);

/** A refusal: one sentence, and the rule it ends with. */
export interface MusterRefusal {
  readonly rule: string;
  readonly because: string;
}

const refusal = (rule: string, because: string): MusterRefusal => ({ rule, because });

const heldBy = (opponents: readonly Opponent[]): number => opponents.reduce((sum, one) => sum + one.held, 0);

/** Backs that the others show must stay among the unseen cards. */
function shownTooMuch(muster: Muster, slot: Slot): MusterRefusal | undefined {
  const people = muster.opponents.reduce((sum, one) => sum + one.people, 0);
  const held = heldBy(muster.opponents);
  if (isRank(slot) && people > unseenOf(muster, RANKS) - 1)
    return refusal(
      'ORC-MAT-1',
      `Vos adversaires montrent déjà ${people} dos de ce peuple : toutes les autres cartes sont placées (ORC-MAT-1).`,
    );
  if (!isRank(slot) && held > unseenOf(muster, MERCENARIES) - 1)
    return refusal('ORC-MAT-2', `Vos adversaires tiennent déjà ${held} mercenaires : toutes les autres cartes sont placées (ORC-MAT-2).`);
  return undefined;
}

/** A card laid down comes from the hand where the box has no other. */
export const comesFromHand = (muster: Muster, pile: Heap, slot: Slot): boolean =>
  pile === 'army' &&
  muster.kept[slot] > 0 &&
  (slot === 'geant' || usedOf(muster, slot) >= COPIES[cardOf(muster.people, slot)] || shownTooMuch(muster, slot) !== undefined);

const isBarredFrom = ({ options }: Muster, pile: Heap, slot: Slot): boolean =>
  pile === 'army' && readingsOf({ options })['ORC-L-29'] === 'interdit' && (slot === 'machine-volante' || slot === 'commando');

/** Why one card more may not go to a pile; undefined: it may. */
export function refusalOf(muster: Muster, pile: Heap, slot: Slot): MusterRefusal | undefined {
  const card = cardOf(muster.people, slot);
  const copies = COPIES[card];
  const { one, many } = CARD_NAMES[card];
  if (isBarredFrom(muster, pile, slot))
    return refusal('ORC-L-29', `Sous votre lecture, ${one} ne se pose pas parmi les mercenaires (ORC-L-29).`);
  if (comesFromHand(muster, pile, slot)) return undefined;
  if (slot === 'geant' && pile !== 'seen' && muster.army.geant + muster.kept.geant >= 1)
    return refusal('ORC-GEA-1', 'Qui a deux géants les défausse tous : une armée n’en compte qu’un (ORC-GEA-1).');
  if (usedOf(muster, slot) >= copies) {
    const rule = isRank(slot) ? 'ORC-MAT-1' : 'ORC-MAT-2';
    const elsewhere = usedOf(muster, slot) > muster[pile][slot] ? ', toutes déjà placées' : '';
    return refusal(rule, `La boîte ne contient que ${copies} ${copies > 1 ? many : one}${elsewhere} (${rule}).`);
  }
  return shownTooMuch(muster, slot);
}

/** The goblins that may be aboard: those of the hand, and those that nobody else may hold. Below 0: not even the machine. */
export const mostAboard = (muster: Muster): number => {
  const machine = usedOf(muster, 'machine-volante') === 0 ? 1 : 0;
  const free = unseenOf(muster, MERCENARIES) - heldBy(muster.opponents) - machine;
  if (free < 0) return -1;
  return (muster.aboard ?? 0) + muster.kept.gobelin + Math.min(COPIES.gobelin - usedOf(muster, 'gobelin'), free);
};

/** What opponent `at` may show at most, the others' backs left as they are. */
export function mostShown(muster: Muster, at: number): { readonly people: number; readonly held: number } {
  const others = muster.opponents.filter((_, other) => other !== at);
  const sum = (of: (one: Opponent) => number) => others.reduce((total, one) => total + of(one), 0);
  return {
    people: unseenOf(muster, RANKS) - sum((one) => one.people),
    held: unseenOf(muster, MERCENARIES) - sum((one) => one.held),
  };
}

/** Chances, exact, of chiefs among the backs that opponent `at` shows: one at least, and both. Undefined where he shows none, or all chiefs are seen. */
export function chiefsBehind(muster: Muster, at: number): { readonly some: number; readonly both: number } | undefined {
  const shown = muster.opponents[at]?.people ?? 0;
  const unseen = unseenOf(muster, RANKS);
  const chiefs = unseenOf(muster, ['chef']);
  if (shown === 0 || chiefs <= 0 || shown > unseen) return undefined;
  /** That each chief lies among so many of the unseen cards. */
  const allIn = (cards: number): number =>
    Array.from({ length: chiefs }, (_, one) => Math.max(0, cards - one) / (unseen - one)).reduce((product, one) => product * one, 1);
  return { some: 1 - allIn(unseen - shown), both: chiefs > 1 ? allIn(shown) : 0 };
}

/** The battle as the odds take it: everything of mine that is not laid down is seen. */
export const musterBattle = (muster: Muster): BattleAsked => ({
  people: muster.people,
  mine: spread(muster.people, muster.army),
  seen: [
    ...spread(muster.people, muster.kept, MERCENARIES),
    ...spread(muster.people, muster.seen),
    ...(muster.aboard === undefined ? [] : (['machine-volante', ...flying(muster.aboard)] as const)),
  ],
  opponents: muster.opponents,
  values: musterValues(muster),
  options: muster.options,
});

/** With whom the flying machine may join: as set, else with all goblins kept; undefined: it is not in the hand. */
export function crewOf({ kept, aboard }: Muster): readonly ArmyCardKind[] | undefined {
  if (aboard !== undefined) return flying(aboard);
  return kept['machine-volante'] > 0 && kept.gobelin > 0 ? flying(kept.gobelin) : undefined;
}

export const isPeople = (text: string | null): text is People => PEOPLES.some((people) => people === text);
