/**
 * The 80 army cards (ORC-MAT-1, ORC-MAT-2): copies, names, backs, and what each is worth. The source lost its pictures: every value says where it
 * comes from, and a club replaces those that are ours by what its own box prints (« ma boîte »).
 */
import { type Checked, firstProblem, type Report, readFields, readInteger } from '../../core/input.ts';
import type { Origin } from '../../core/origin.ts';
import {
  type ArmyCardKind,
  type Back,
  type CardId,
  MERCENARIES,
  type Mercenary,
  PEOPLES,
  type People,
  type PeopleCard,
  RANKS,
  SPIES,
  type Spy,
  type Values,
} from '../types.ts';

/** What a club's box may print otherwise than ours. Functions take it as a value; `BOX` is the default. */
export interface Box {
  readonly values: Values;
}

export const PEOPLE_CARDS: readonly PeopleCard[] = PEOPLES.flatMap((people) => RANKS.map((rank): PeopleCard => `${people}-${rank}`));

/** The kinds that have a value: three a people, then the mercenaries. */
export const ARMY_CARD_KINDS: readonly ArmyCardKind[] = [...PEOPLE_CARDS, ...MERCENARIES];

/** Every kind of army card, in the order in which hands are written. */
export const CARD_IDS: readonly CardId[] = [...ARMY_CARD_KINDS, ...SPIES];

/** Copies in the box; four war machines are worked out of the total of 24 mercenaries (ORC-L-3). */
export const COPIES = {
  'orcs-troupe': 7,
  'orcs-elite': 4,
  'orcs-chef': 2,
  'barbares-troupe': 7,
  'barbares-elite': 4,
  'barbares-chef': 2,
  'squelettes-troupe': 7,
  'squelettes-elite': 4,
  'squelettes-chef': 2,
  'nains-troupe': 7,
  'nains-elite': 4,
  'nains-chef': 2,
  gobelin: 8,
  troll: 4,
  geant: 6,
  'machine-de-guerre': 4,
  'machine-volante': 1,
  commando: 1,
  'espion-1': 1,
  'espion-2': 1,
  'espion-3': 1,
  'espion-4': 1,
} as const satisfies Record<CardId, number>;

/** What a card is called: alone, and by several. The names of troops and elite are ours. */
export const CARD_NAMES = {
  'orcs-troupe': { one: 'Orc de troupe', many: 'Orcs de troupe' },
  'orcs-elite': { one: 'Orc d’élite', many: 'Orcs d’élite' },
  'orcs-chef': { one: 'chef des Orcs', many: 'chefs des Orcs' },
  'barbares-troupe': { one: 'Barbare de troupe', many: 'Barbares de troupe' },
  'barbares-elite': { one: 'Barbare d’élite', many: 'Barbares d’élite' },
  'barbares-chef': { one: 'chef des Barbares', many: 'chefs des Barbares' },
  'squelettes-troupe': { one: 'Squelette de troupe', many: 'Squelettes de troupe' },
  'squelettes-elite': { one: 'Squelette d’élite', many: 'Squelettes d’élite' },
  'squelettes-chef': { one: 'chef des Squelettes', many: 'chefs des Squelettes' },
  'nains-troupe': { one: 'Nain de troupe', many: 'Nains de troupe' },
  'nains-elite': { one: 'Nain d’élite', many: 'Nains d’élite' },
  'nains-chef': { one: 'chef des Nains', many: 'chefs des Nains' },
  gobelin: { one: 'gobelin', many: 'gobelins' },
  troll: { one: 'troll', many: 'trolls' },
  geant: { one: 'géant', many: 'géants' },
  'machine-de-guerre': { one: 'machine de guerre', many: 'machines de guerre' },
  'machine-volante': { one: 'machine volante', many: 'machines volantes' },
  commando: { one: 'commando gobelin', many: 'commandos gobelins' },
  'espion-1': { one: 'espion n° 1', many: 'espions n° 1' },
  'espion-2': { one: 'espion n° 2', many: 'espions n° 2' },
  'espion-3': { one: 'espion n° 3', many: 'espions n° 3' },
  'espion-4': { one: 'espion n° 4', many: 'espions n° 4' },
} as const satisfies Record<CardId, { one: string; many: string }>;

/** « les Orcs » is « les » and this. */
export const PEOPLE_NAMES = {
  orcs: 'Orcs',
  barbares: 'Barbares',
  squelettes: 'Squelettes',
  nains: 'Nains',
} as const satisfies Record<People, string>;

/** What seats are called: the colours of the seven wheels (ORC-MAT-3), ours since the source lost its pictures. */
export const SEAT_NAMES = ['Rouge', 'Bleu', 'Vert', 'Jaune', 'Violet', 'Noir', 'Blanc'] as const;

/** Our values: the same for the four peoples. An Orc of value 6 exists, that is all the source tells of them. */
const OF_RANK = { troupe: 3, elite: 6, chef: 4 } as const satisfies Record<(typeof RANKS)[number], number>;

const peopleValues = Object.fromEntries(PEOPLES.flatMap((people) => RANKS.map((rank) => [`${people}-${rank}`, OF_RANK[rank]]))) as Record<
  PeopleCard,
  number
>;

/** The default box: `ORIGINS` says where each value comes from. */
export const BOX: Box = {
  values: { ...peopleValues, gobelin: 1, troll: 5, geant: 8, 'machine-de-guerre': 9, 'machine-volante': 4, commando: 0 },
};

const OURS: Origin = { provenance: 'reconstruction', because: 'La source a perdu cette valeur ; la nôtre est jouable, pas vérifiée.' };
const ELITE: Origin = {
  provenance: 'reconstruction',
  because: 'La source cite un Orc de valeur 6 sans dire lequel : nous donnons 6 à l’élite de chaque peuple.',
};

const peopleOrigins = Object.fromEntries(PEOPLE_CARDS.map((card) => [card, card.endsWith('-elite') ? ELITE : OURS])) as Record<
  PeopleCard,
  Origin
>;

/** Where each value of `BOX` comes from. */
export const ORIGINS: Readonly<Record<ArmyCardKind, Origin>> = {
  ...peopleOrigins,
  gobelin: { provenance: 'livret', because: 'L’aide de jeu ajoute 1 par gobelin embarqué dans la machine volante.' },
  troll: OURS,
  geant: OURS,
  'machine-de-guerre': { provenance: 'livret', because: 'Le livret imprime 9, si un gobelin la sert ; sinon 0.' },
  'machine-volante': { provenance: 'livret', because: 'Le livret imprime 4, si un gobelin l’accompagne ; sinon 0.' },
  commando: OURS,
};

/** The kinds whose value a club may replace by that of its own box: those that the source lost. */
export const REPLACEABLE: readonly ArmyCardKind[] = ARMY_CARD_KINDS.filter((card) => ORIGINS[card].provenance === 'reconstruction');

/** Card values from outside are integers from 0 to this. */
export const MAX_VALUE = 20;

/** Values of a club's box from outside: an object of card ids to integers; nothing at all is our box. Keeps only what differs from `BOX`. */
export function readValues(value: unknown, path: string, report: Report): Partial<Values> {
  if (value === undefined) return {};
  const fields = readFields(value, path, REPLACEABLE, report);
  const found: Partial<Record<ArmyCardKind, number>> = {};
  for (const card of REPLACEABLE) {
    if (fields[card] === undefined) continue;
    const worth = readInteger(fields[card], `${path}.${card}`, 0, MAX_VALUE, BOX.values[card], report);
    if (worth !== BOX.values[card]) found[card] = worth;
  }
  return found;
}

/** The same, refused whole at the first fault. */
export const checkValues = (input: unknown): Checked<Partial<Values>> => firstProblem((report) => readValues(input, 'values', report));

/** `BOX` with the values of a table's own box. */
export const boxOf = (values: Partial<Values>): Box => ({ values: { ...BOX.values, ...values } });

const PEOPLE_OF = new Map<CardId, People>(
  PEOPLES.flatMap((people) => RANKS.map((rank): [CardId, People] => [`${people}-${rank}`, people])),
);

/** The people of a card; undefined for mercenaries and spies. */
export const peopleOf = (card: CardId): People | undefined => PEOPLE_OF.get(card);

const MERCENARY_SET: ReadonlySet<string> = new Set(MERCENARIES);
const SPY_SET: ReadonlySet<string> = new Set(SPIES);
export const isMercenary = (card: CardId): card is Mercenary => MERCENARY_SET.has(card);
export const isSpy = (card: CardId): card is Spy => SPY_SET.has(card);

const BACK_OF = new Map<CardId, Back>(
  CARD_IDS.map((card): [CardId, Back] => [card, PEOPLE_OF.get(card) ?? (isMercenary(card) ? 'mercenaires' : 'espions')]),
);

/** What others see of a card in a hand (ORC-MAT-5). */
export function backOf(card: CardId): Back {
  const back = BACK_OF.get(card);
  if (!back) throw new Error(`no card ${card}`);
  return back;
}

const RANK_OF_CARD = new Map<CardId, number>(CARD_IDS.map((card, at) => [card, at]));

/** Place of a card in `CARD_IDS`: hands are sorted by it. */
export const orderOf = (card: CardId): number => RANK_OF_CARD.get(card) ?? -1;

/** A hand in the order in which hands are written. */
export const sortCards = <Card extends CardId>(cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => orderOf(a) - orderOf(b));
