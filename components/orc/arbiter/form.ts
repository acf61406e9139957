/** A move of De l'Orc as fields: who, what, and what that wants. */
import type { Field, Option } from '#components/arbiter/spec.ts';
import { upperFirst } from '#engine/core/french.ts';
import { CARD_IDS, CARD_NAMES, PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import { less, more } from '#engine/orc/edit.ts';
import { BACK_NAMES } from '#engine/orc/refusals.ts';
import { pilesOf } from '#engine/orc/rules/piles.ts';
import { tickNow } from '#engine/orc/rules/recruitment.ts';
import {
  BACKS,
  type CardId,
  LAST_TICK,
  MERCENARIES,
  type Mercenary,
  type Move,
  type MoveKind,
  type Passenger,
  PEOPLES,
  type State,
} from '#engine/orc/types.ts';
import { seatName } from '../play/words.ts';

type Kind = Exclude<MoveKind, 'wait'>;

const KIND_NAMES = {
  deal: 'tourne les cartes',
  desertion: 'pose une désertion',
  shield: 'pose un bouclier',
  champion: 'nomme un champion',
  spy: 'réclame une carte',
  call: 'appelle un peuple',
  send: 'envoie des mercenaires',
  commando: 'joue le commando',
  fly: 'joue la machine volante',
  pass: 'passe',
} as const satisfies Record<Kind, string>;
const KINDS = Object.keys(KIND_NAMES) as readonly Kind[];

const PASSENGERS = ['gobelin', 'commando'] as const satisfies readonly Passenger[];

/** The same move of another kind, with what it wants. */
function ofKind(state: State, { seat }: Move, kind: Kind): Move {
  const other = seat === 0 ? 1 : 0;
  switch (kind) {
    case 'deal':
      return { kind, seat, tick: Math.min(LAST_TICK, state.tick + 1) };
    case 'desertion':
    case 'shield':
      return { kind, seat, tick: tickNow(state), pile: 0 };
    case 'champion':
      return { kind, seat, champion: other };
    case 'spy':
      return { kind, seat, target: other, card: 'troll' };
    case 'call':
      return { kind, seat, people: PEOPLES.find((people) => !state.called.includes(people)) ?? 'orcs' };
    case 'send':
    case 'fly':
      return { kind, seat, cards: [] };
    case 'commando':
      return { kind, seat, target: other, back: 'mercenaires' };
    case 'pass':
      return { kind, seat };
  }
}

const seatOptions = ({ options }: State): readonly Option[] =>
  Array.from({ length: options.seats }, (_, seat) => ({ value: String(seat), label: seatName(seat) }));

const cardOption = (card: CardId): Option => ({ value: card, label: upperFirst(CARD_NAMES[card].one) });

/** Cards by number, out of `kinds`. */
function cardsField<Card extends Mercenary>(
  label: string,
  cards: readonly Card[],
  kinds: readonly Card[],
  make: (cards: readonly Card[]) => Move,
): Field<Move> {
  const kindOf = (id: string): Card | undefined => kinds.find((card) => card === id);
  return {
    kind: 'bag',
    id: 'cartes',
    label,
    items: kinds.flatMap((card) => {
      const count = cards.filter((one) => one === card).length;
      return count > 0 ? [{ id: card, label: count > 1 ? CARD_NAMES[card].many : CARD_NAMES[card].one, count }] : [];
    }),
    options: kinds.map(cardOption),
    add: (id) => {
      const card = kindOf(id);
      return make(card ? more(cards, card) : cards);
    },
    drop: (id) => make(less(cards, id)),
  };
}

const choice = (id: string, label: string, value: string, options: readonly Option[], set: (value: string) => Move): Field<Move> => ({
  kind: 'choice',
  id,
  label,
  value,
  options,
  set,
});

function fieldsOf(state: State, move: Move): readonly Field<Move>[] {
  const seats = seatOptions(state);
  switch (move.kind) {
    case 'deal':
      return [
        {
          kind: 'count',
          id: 'carte',
          label: 'Jusqu’à la carte',
          unit: 'Une carte',
          value: move.tick,
          least: 1,
          most: LAST_TICK,
          set: (tick) => ({ ...move, tick }),
        },
      ];
    case 'desertion':
    case 'shield': {
      const piles = Array.from({ length: pilesOf(state) }, (_, pile) => ({ value: String(pile), label: `pile ${pile + 1}` }));
      return [
        choice('pile', 'Sur quelle pile', String(move.pile), piles, (pile) => ({ ...move, tick: tickNow(state), pile: Number(pile) })),
      ];
    }
    case 'champion':
      return [choice('champion', 'Quel champion', String(move.champion), seats, (seat) => ({ ...move, champion: Number(seat) }))];
    case 'spy':
      return [
        choice('cible', 'À qui', String(move.target), seats, (seat) => ({ ...move, target: Number(seat) })),
        choice('carte', 'Quelle carte', move.card, CARD_IDS.map(cardOption), (id) => ({
          ...move,
          card: CARD_IDS.find((card) => card === id) ?? move.card,
        })),
      ];
    case 'call': {
      const peoples = PEOPLES.map((people) => ({ value: people, label: PEOPLE_NAMES[people] }));
      return [
        choice('peuple', 'Quel peuple', move.people, peoples, (id) => ({
          ...move,
          people: PEOPLES.find((one) => one === id) ?? move.people,
        })),
      ];
    }
    case 'send':
      return [cardsField('Lesquels', move.cards, MERCENARIES, (cards) => ({ ...move, cards }))];
    case 'fly':
      return [cardsField<Passenger>('Avec qui à bord', move.cards, PASSENGERS, (cards) => ({ ...move, cards }))];
    case 'commando': {
      const backs = BACKS.map((back) => ({ value: back, label: `dos ${BACK_NAMES[back]}` }));
      return [
        choice('cible', 'Sur qui', String(move.target), seats, (seat) => ({ ...move, target: Number(seat) })),
        choice('dos', 'Sur quel dos', move.back, backs, (id) => ({ ...move, back: BACKS.find((back) => back === id) ?? move.back })),
      ];
    }
    case 'wait':
    case 'pass':
      return [];
  }
}

export const form = (state: State, move: Move): readonly Field<Move>[] => [
  choice('qui', 'Qui', String(move.seat), seatOptions(state), (seat) => ({ ...move, seat: Number(seat) })),
  choice(
    'quoi',
    'Fait quoi',
    move.kind,
    KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] })),
    (kind) => ofKind(state, move, KINDS.find((one) => one === kind) ?? 'pass'),
  ),
  ...fieldsOf(state, move),
];
