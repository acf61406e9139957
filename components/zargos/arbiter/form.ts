/** A move of Zargos as fields: who, what, and what that wants. */
import type { Field, Option } from '#components/arbiter/spec.ts';
import { upperFirst } from '#engine/core/french.ts';
import { idOf } from '#engine/zargos/board/tables.ts';
import type { KingdomId, PlaceId, SeaId, TerritoryId } from '#engine/zargos/data/board-types.ts';
import { CARD_IDS, CARDS, type CardId, cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { nameAt, seatOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveKind, MoveOf, State, Target } from '#engine/zargos/game/types.ts';
import { kingdomName } from '#engine/zargos/game/words.ts';
import { MAX_PAWNS, type People } from '#engine/zargos/types.ts';
import { mostFrom } from './touch.ts';
import { whoIs } from './words.ts';

/** What may be proposed by hand: what a turn is made of. Moves of the setting up and of exchanges are taken from games. */
const KIND_NAMES = {
  attack: 'attaque',
  march: 'marche (réorganisation)',
  fight: 'livre un combat',
  card: 'joue une carte',
  reinforce: 'achète ou pose des pions',
  boats: 'achète des bateaux',
  call: 'appelle un groupe (Araignées)',
  reroll: 'fait relancer un dé (Moines)',
  flee: 'mène des Dragons chassés',
  discard: 'remet une carte sous la pile',
  pass: 'passe',
  done: 'a fini',
} as const satisfies Partial<Record<MoveKind, string>>;
type Kind = keyof typeof KIND_NAMES;
const KINDS = Object.keys(KIND_NAMES) as readonly Kind[];

const CARRIERS = ['vent-de-terre', 'vent-d-ailleurs'] as const;
/** Dice of one throw, four at most (ZAR-COM-3). */
const MOST_DICE = 4;

const peopleNow = (state: State, seat: number): People =>
  state.turn?.peoples.find((one) => state.peoples[seat]?.includes(one)) ?? state.purses[0]?.people ?? state.peoples[seat]?.[0] ?? 'ailes';

/** Places by id, named, territories first. */
const placeOptions = (state: State, isFit: (place: number) => boolean = () => true): readonly Option[] => {
  const tables = tablesFor(state.options);
  return tables.ids.flatMap((id, place) => (isFit(place) ? [{ value: id, label: upperFirst(nameAt(tables, place)) }] : []));
};

const isLand = (state: State) => (place: number) => place < state.owners.length;
const isSea = (state: State) => (place: number) => place >= state.owners.length;

const firstHeld = (state: State, people: People): PlaceId => {
  const held = state.owners.indexOf(people);
  return idOf(tablesFor(state.options), Math.max(0, held));
};

/** A target that the card may take. */
export function targetFor(state: State, card: CardId): Target {
  const tables = tablesFor(state.options);
  const [one, other] = tables.board.seas;
  const asked = card === 'vent-d-illusion' && state.laid ? state.laid.card : card;
  switch (cardOf(asked).target) {
    case 'kingdom':
      return { kingdom: tables.kingdoms[0] ?? 'ohms' };
    case 'sea-pair':
      return { seas: [one?.id ?? 'mer-1', other?.id ?? 'mer-2'] };
    case 'place':
      return { place: idOf(tables, Math.max(0, state.owners.findIndex(Boolean))) };
    default:
      return {};
  }
}

/** The same move of another kind, with what it wants. */
function ofKind(state: State, move: Move, kind: Kind): Move {
  const { seat } = move;
  const people = peopleNow(state, seat);
  const at = firstHeld(state, people);
  switch (kind) {
    case 'attack':
    case 'march': {
      const same = move.kind === 'attack' || move.kind === 'march' ? move : { people, from: at, to: at, pawns: 1, card: null };
      return { ...same, kind, seat };
    }
    case 'fight':
      return { kind, seat, at: idOf(tablesFor(state.options), state.turn?.attacks[0]?.at ?? 0) as TerritoryId };
    case 'card': {
      const card = state.hands[seat]?.[0] ?? 'vent-de-glace';
      return { kind, seat, card, target: targetFor(state, card) };
    }
    case 'reinforce':
      return { kind, seat, people, at, pawns: 1 };
    case 'boats':
      return { kind, seat, people, count: 1 };
    case 'call':
      return { kind, seat, from: at as TerritoryId, pawns: 1 };
    case 'reroll':
      return { kind, seat, die: 0 };
    case 'flee':
      return { kind, seat, to: at };
    case 'discard':
      return { kind, seat, card: state.hands[seat]?.[0] ?? 'vent-de-glace' };
    case 'pass':
    case 'done':
      return { kind, seat };
  }
}

const choice = (id: string, label: string, value: string, options: readonly Option[], set: (value: string) => Move): Field<Move> => ({
  kind: 'choice',
  id,
  label,
  value,
  // What stands there by a link, and the lists do not offer, is said as it is.
  options: options.some((one) => one.value === value) ? options : [...options, { value, label: value }],
  set,
});

const count = (id: string, label: string, unit: string, value: number, most: number, set: (value: number) => Move): Field<Move> => ({
  kind: 'count',
  id,
  label,
  unit,
  value,
  least: 1,
  most: Math.max(most, value),
  set,
});

const peopleField = (state: State, value: People, set: (people: People) => Move): Field<Move> => {
  const all = state.peoples.flat();
  return choice(
    'peuple',
    'Quel peuple',
    value,
    all.map((people) => ({ value: people, label: PEOPLE_NAMES[people] })),
    (id) => set(all.find((people) => people === id) ?? value),
  );
};

const cardOptions = (ids: readonly CardId[]): readonly Option[] => ids.map((id) => ({ value: id, label: cardOf(id).name }));
const cardIn = (id: string, otherwise: CardId): CardId => CARD_IDS.find((one) => one === id) ?? otherwise;

function groupFields(state: State, move: MoveOf<'attack'> | MoveOf<'march'>): readonly Field<Move>[] {
  const places = placeOptions(state);
  const carriers = [{ value: '', label: 'sans carte' }, ...cardOptions(CARRIERS)];
  return [
    peopleField(state, move.people, (people) => ({ ...move, seat: seatOf(state, people), people })),
    choice('depart', 'Depuis', move.from, places, (from) =>
      from === move.from ? move : { ...move, from: from as PlaceId, pawns: mostFrom(state, move, from as PlaceId) },
    ),
    choice('arrivee', move.kind === 'attack' ? 'Attaque' : 'Vers', move.to, places, (to) => ({ ...move, to: to as PlaceId })),
    count('pions', 'Pions', 'Un pion', move.pawns, MAX_PAWNS, (pawns) => ({ ...move, pawns })),
    choice('carte', 'Par quel Vent', move.card ?? '', carriers, (id) => ({ ...move, card: CARRIERS.find((one) => one === id) ?? null })),
  ];
}

function targetFields(state: State, move: MoveOf<'card'>): readonly Field<Move>[] {
  const tables = tablesFor(state.options);
  const { target } = move;
  const aimed = (next: Target): Move => ({ ...move, target: next });
  if ('kingdom' in target) {
    const kingdoms = tables.kingdoms.map((id) => ({ value: id, label: kingdomName(tables, id) }));
    return [choice('royaume', 'Sur quel royaume', target.kingdom, kingdoms, (id) => aimed({ kingdom: id as KingdomId }))];
  }
  if ('place' in target) {
    return [choice('lieu', 'Sur quel lieu', target.place, placeOptions(state), (id) => aimed({ place: id as PlaceId }))];
  }
  if (!('seas' in target)) return [];
  const seas = placeOptions(state, isSea(state));
  const [one, other] = target.seas;
  const pair = (first: string, second: string): Move => aimed({ seas: (second === '' ? [first] : [first, second]) as readonly SeaId[] });
  return [
    choice('mer-une', 'Une case mer', one ?? '', seas, (id) => pair(id, other ?? '')),
    choice('mer-autre', 'et une autre', other ?? '', [{ value: '', label: 'aucune' }, ...seas], (id) => pair(one ?? id, id)),
  ];
}

function fieldsOf(state: State, move: Move): readonly Field<Move>[] {
  switch (move.kind) {
    case 'attack':
    case 'march':
      return groupFields(state, move);
    case 'fight':
      return [choice('lieu', 'Où', move.at, placeOptions(state, isLand(state)), (at) => ({ ...move, at: at as TerritoryId }))];
    case 'card': {
      const set = (id: string): Move => {
        const card = cardIn(id, move.card);
        return { ...move, card, target: targetFor(state, card) };
      };
      return [choice('carte', 'Quelle carte', move.card, cardOptions(CARDS.map(({ id }) => id)), set), ...targetFields(state, move)];
    }
    case 'reinforce':
      return [
        peopleField(state, move.people, (people) => ({ ...move, people })),
        choice('lieu', 'Où', move.at, placeOptions(state), (at) => ({ ...move, at: at as PlaceId })),
        count('pions', 'Pions', 'Un pion', move.pawns, MAX_PAWNS, (pawns) => ({ ...move, pawns })),
      ];
    case 'boats':
      return [
        peopleField(state, move.people, (people) => ({ ...move, people })),
        count('bateaux', 'Bateaux', 'Un bateau', move.count, 15, (boats) => ({ ...move, count: boats })),
      ];
    case 'call':
      return [
        choice('depart', 'Depuis', move.from, placeOptions(state, isLand(state)), (from) => ({ ...move, from: from as TerritoryId })),
        count('pions', 'Pions', 'Un pion', move.pawns, MAX_PAWNS, (pawns) => ({ ...move, pawns })),
      ];
    case 'reroll':
      return [count('de', 'Quel dé', 'Un rang', move.die + 1, MOST_DICE, (die) => ({ ...move, die: die - 1 }))];
    case 'flee':
      return [choice('arrivee', 'Vers', move.to, placeOptions(state), (to) => ({ ...move, to: to as PlaceId }))];
    case 'discard':
      return [choice('carte', 'Quelle carte', move.card, cardOptions(CARD_IDS), (id) => ({ ...move, card: cardIn(id, move.card) }))];
    default:
      return [];
  }
}

export const form = (state: State, move: Move): readonly Field<Move>[] => {
  const kinds: readonly Option[] = KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }));
  const isOther = !KINDS.some((kind) => kind === move.kind);
  return [
    choice(
      'qui',
      'Qui',
      String(move.seat),
      state.peoples.map((_, seat) => ({ value: String(seat), label: whoIs(state, seat) })),
      (seat) => ({ ...move, seat: Number(seat) }),
    ),
    choice('quoi', 'Fait quoi', move.kind, isOther ? [{ value: move.kind, label: 'le coup de la partie' }, ...kinds] : kinds, (kind) =>
      ofKind(state, move, KINDS.find((one) => one === kind) ?? 'pass'),
    ),
    ...fieldsOf(state, move),
  ];
};
