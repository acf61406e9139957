/**
 * What the page of the armies holds: cards laid down, kept in the hand and seen, what the others show, the box and the readings of the table. Pure: the
 * box's limits are kept here, each refusal with its rule.
 */
import { BOX, boxOf, CARD_NAMES, COPIES } from '#engine/orc/data/cards.ts';
import type { Options } from '#engine/orc/options.ts';
import type { Army } from '#engine/orc/rules/force.ts';
import type { Battle, Opponent } from '#engine/orc/situation.ts';
import { type ArmyCardKind, MERCENARIES, type Mercenary, PEOPLES, type People, RANKS, type Rank, type Values } from '#engine/orc/types.ts';

/** A kind of card whatever the people called: its three, and the mercenaries. */
export const SLOTS = [...RANKS, ...MERCENARIES] as const;
export type Slot = (typeof SLOTS)[number];
export type Counts = Readonly<Record<Slot, number>>;

/** Where a card may be: laid down, in the hand, discarded or seen elsewhere. */
export const PILES = ['army', 'kept', 'seen'] as const;
export type Pile = (typeof PILES)[number];

export interface Muster {
  readonly people: People;
  readonly army: Counts;
  /** Mercenaries held besides. */
  readonly kept: Counts;
  readonly seen: Counts;
  /** Goblins aboard the flying machine that joins after the reveal; undefined: it does not. */
  readonly aboard: number | undefined;
  readonly opponents: readonly Opponent[];
  /** What the cheapest army must reach. */
  readonly target: number;
  readonly values: Partial<Values>;
  readonly options: Options;
}

export const MAX_TARGET = 150;

const NONE: Counts = {
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

const spread = (people: People, counts: Counts, slots: readonly Slot[] = SLOTS): readonly ArmyCardKind[] =>
  slots.flatMap((slot) => new Array<ArmyCardKind>(counts[slot]).fill(cardOf(people, slot)));

export const valuesOf = ({ values }: Muster): Values => boxOf(values).values;

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
export const unseenOf = (muster: Muster, slots: readonly Slot[]): number =>
  slots.reduce((sum, slot) => sum + COPIES[cardOf(muster.people, slot)] - usedOf(muster, slot), 0);

/** A refusal: one sentence, and the rule it ends with. */
export interface Refusal {
  readonly rule: string;
  readonly because: string;
}

const refusal = (rule: string, because: string): Refusal => ({ rule, because });

const heldBy = (opponents: readonly Opponent[]): number => opponents.reduce((sum, one) => sum + one.held, 0);

/** Backs that the others show must stay among the unseen cards. */
function shownTooMuch(muster: Muster, slot: Slot): Refusal | undefined {
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
const comesFromHand = (muster: Muster, pile: Pile, slot: Slot): boolean =>
  pile === 'army' &&
  muster.kept[slot] > 0 &&
  (slot === 'geant' || usedOf(muster, slot) >= COPIES[cardOf(muster.people, slot)] || shownTooMuch(muster, slot) !== undefined);

const isBarredFrom = ({ options }: Muster, pile: Pile, slot: Slot): boolean =>
  pile === 'army' && options['ORC-L-29'] === 'interdit' && (slot === 'machine-volante' || slot === 'commando');

/** Why one card more may not go to a pile; undefined: it may. */
export function refusalOf(muster: Muster, pile: Pile, slot: Slot): Refusal | undefined {
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

const withCount = (counts: Counts, slot: Slot, count: number): Counts => ({ ...counts, [slot]: count });

export type Act =
  | { readonly kind: 'people'; readonly people: People }
  | { readonly kind: 'add' | 'drop'; readonly pile: Pile; readonly slot: Slot }
  | { readonly kind: 'aboard'; readonly goblins: number | undefined }
  | { readonly kind: 'opponent'; readonly at: number; readonly shows: Opponent }
  | { readonly kind: 'opponents'; readonly count: number }
  | { readonly kind: 'target'; readonly target: number }
  | { readonly kind: 'value'; readonly slot: Slot; readonly value: number }
  | { readonly kind: 'our-values' }
  | { readonly kind: 'reading'; readonly id: keyof Options; readonly reading: string | undefined }
  | { readonly kind: 'plan'; readonly send: readonly Mercenary[]; readonly crew: number | undefined }
  | { readonly kind: 'empty' };

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

function read(muster: Muster, id: keyof Options, reading: string | undefined): Muster {
  const { [id]: _before, ...others } = muster.options;
  const options: Options = reading === undefined ? others : { ...others, [id]: reading };
  return options['ORC-L-29'] === 'interdit' ? withdrawn({ ...muster, options }) : { ...muster, options };
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
  const out = (counts: Counts) => withCount(counts, 'machine-volante', 0);
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
    case 'our-values':
      return { ...muster, values: {} };
    case 'reading':
      return read(muster, act.id, act.reading);
    case 'plan':
      return planned(muster, act.send, act.crew);
    case 'empty':
      return { ...muster, army: NONE, aboard: undefined };
  }
}

/** The battle as the odds take it: everything of mine that is not laid down is seen. */
export const battleOf = (muster: Muster): Battle => ({
  people: muster.people,
  mine: spread(muster.people, muster.army),
  seen: [
    ...spread(muster.people, muster.kept, MERCENARIES),
    ...spread(muster.people, muster.seen),
    ...(muster.aboard === undefined ? [] : (['machine-volante', ...flying(muster.aboard)] as const)),
  ],
  opponents: muster.opponents,
  values: valuesOf(muster),
  options: muster.options,
});

/** With whom the flying machine may join: as set, else with all goblins kept; undefined: it is not in the hand. */
export function crewOf({ kept, aboard }: Muster): readonly ArmyCardKind[] | undefined {
  if (aboard !== undefined) return flying(aboard);
  return kept['machine-volante'] > 0 && kept.gobelin > 0 ? flying(kept.gobelin) : undefined;
}

export const isPeople = (text: string | null): text is People => PEOPLES.some((people) => people === text);
