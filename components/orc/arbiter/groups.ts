/** A position of De l'Orc as fields to be set by hand. */
import type { Field, FieldGroup } from '#components/arbiter/spec.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { ARMY_CARD_KINDS, CARD_IDS, CARD_NAMES, COPIES, PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import {
  isDealing,
  isFighting,
  less,
  more,
  withAnswer,
  withArmy,
  withCalled,
  withChampion,
  withHand,
  withoutPlaced,
  withPeople,
  withPhase,
  withScore,
  withSeats,
  withSorcier,
  withSpy,
  withStart,
  withTick,
} from '#engine/orc/edit.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import { isStarted } from '#engine/orc/rules/piles.ts';
import { type CardId, LAST_TICK, PEOPLES, PHASES, type Phase, type Seat, SPIES, type State } from '#engine/orc/types.ts';
import { seatName } from '../play/words.ts';
import { moment, PHASE_NAMES } from './words.ts';

type Fields = readonly Field<State>[];

const SEATS = [4, 5, 6, 7] as const;
const MOMENTS: readonly Phase[] = PHASES.filter((phase) => phase !== 'over');
/** Points beyond which every game is over. */
const MOST_POINTS = 20;

const seatOptions = (state: State, seats: readonly Seat[] = state.scores.map((_, seat) => seat)) =>
  seats.map((seat) => ({ value: String(seat), label: seatName(seat) }));

/** Copies of each card that are neither in a hand nor on the table. */
const leftOf = ({ hands, engaged }: State, card: CardId): number =>
  COPIES[card] - [...hands.flat(), ...engaged.flat()].filter((one) => one === card).length;

function cardsField<Card extends CardId>(
  state: State,
  id: string,
  label: string,
  cards: readonly Card[],
  kinds: readonly Card[],
  make: (cards: readonly Card[]) => State,
): Field<State> {
  const kindOf = (one: string): Card | undefined => kinds.find((card) => card === one);
  return {
    kind: 'bag',
    id,
    label,
    items: CARD_IDS.flatMap((card) => {
      const count = cards.filter((one) => one === card).length;
      return count > 0 ? [{ id: card, label: count > 1 ? CARD_NAMES[card].many : CARD_NAMES[card].one, count }] : [];
    }),
    options: kinds.map((card) => ({
      value: card,
      label: `${upperFirst(CARD_NAMES[card].one)} (${Math.max(0, leftOf(state, card))} dans la boîte)`,
    })),
    add: (one) => {
      const card = kindOf(one);
      return make(card ? more(cards, card) : cards);
    },
    drop: (one) => make(less(cards, one)),
  };
}

function dealFields(state: State): Fields {
  if (state.phase !== 'recruit') return [];
  return [
    {
      kind: 'count',
      id: 'carte',
      label: 'Cartes tournées',
      unit: 'Une carte',
      value: Math.min(state.tick, LAST_TICK),
      least: 0,
      most: LAST_TICK,
      set: (tick) => withTick(state, tick),
    },
    {
      kind: 'flag',
      id: 'debut',
      label: '« début des recrutements » est sortie',
      on: isStarted(state),
      set: (on) => withStart(state, on),
    },
    {
      kind: 'bag',
      id: 'posees',
      label: 'Cartes posées sur les piles',
      items: state.placed.map(({ kind, seat, pile, tick }, at) => ({
        id: String(at),
        label: `${seatName(seat)}, ${kind === 'shield' ? 'bouclier' : 'désertion'}, pile ${pile + 1} (après ${tick})`,
        count: 1,
      })),
      options: [],
      add: () => state,
      drop: (at) => withoutPlaced(state, Number(at)),
    },
  ];
}

function warFields(state: State): Fields {
  if (isDealing(state)) return [];
  const fighters = fightersOf(state);
  const before = isFighting(state) ? state.called.slice(0, -1) : state.called;
  const now = state.called.at(-1);
  return [
    {
      kind: 'choice',
      id: 'champion',
      label: 'Son champion',
      value: state.champion === null ? '' : String(state.champion),
      options: [...(state.champion === null ? [{ value: '', label: 'pas encore nommé' }] : []), ...seatOptions(state, fighters)],
      set: (seat) => withChampion(state, seat === '' ? null : Number(seat)),
    },
    ...(state.phase === 'spies'
      ? [
          {
            kind: 'choice',
            id: 'espion',
            label: 'Le tour de quel espion',
            value: String(state.spy),
            options: SPIES.map((_, at) => ({ value: String(at + 1), label: `n° ${at + 1}` })),
            set: (spy: string) => withSpy(state, Number(spy)),
          } as const,
        ]
      : []),
    ...(isFighting(state) && now
      ? [
          {
            kind: 'choice',
            id: 'peuple',
            label: 'Le peuple appelé',
            value: now,
            options: PEOPLES.map((people) => ({ value: people, label: PEOPLE_NAMES[people] })),
            set: (people: string) => withPeople(state, PEOPLES.find((one) => one === people) ?? now),
          } as const,
        ]
      : []),
    ...(state.phase === 'spies'
      ? []
      : PEOPLES.filter((people) => !isFighting(state) || people !== now).map(
          (people): Field<State> => ({
            kind: 'flag',
            id: `appele-${people}`,
            label: `${PEOPLE_NAMES[people]} déjà appelés`,
            on: before.includes(people),
            set: (on) => withCalled(state, people, on),
          }),
        )),
  ];
}

const tableFields = (state: State): Fields => [
  {
    kind: 'choice',
    id: 'joueurs',
    label: 'Joueurs',
    value: String(state.options.seats),
    options: SEATS.map((seats) => ({ value: String(seats), label: `${seats} joueurs` })),
    set: (seats) => withSeats(state, SEATS.find((one) => String(one) === seats) ?? 4),
  },
  {
    kind: 'choice',
    id: 'sorcier',
    label: 'Le Sorcier',
    value: String(state.sorcier),
    options: seatOptions(state),
    set: (seat) => withSorcier(state, Number(seat)),
  },
  {
    kind: 'choice',
    id: 'moment',
    label: 'Le moment',
    value: state.phase,
    options: MOMENTS.map((phase) => ({ value: phase, label: PHASE_NAMES[phase] })),
    set: (phase) => withPhase(state, MOMENTS.find((one) => one === phase) ?? 'call'),
  },
  ...dealFields(state),
  ...warFields(state),
];

function seatFields(state: State, seat: Seat): Fields {
  const score: Field<State> = {
    kind: 'count',
    id: 'points',
    label: 'Points',
    unit: 'Un point',
    value: Math.min(state.scores[seat] ?? 0, MOST_POINTS),
    least: 0,
    most: MOST_POINTS,
    set: (points) => withScore(state, seat, points),
  };
  if (isDealing(state) || seat === state.sorcier) return [score];
  const hand = state.hands[seat] ?? [];
  const army = state.engaged[seat] ?? [];
  return [
    cardsField(state, 'main', 'En main', hand, CARD_IDS, (cards) => withHand(state, seat, cards)),
    ...(isFighting(state)
      ? [
          cardsField(state, 'table', 'Sur la table', army, ARMY_CARD_KINDS, (cards) => withArmy(state, seat, cards)),
          {
            kind: 'flag',
            id: 'repondu',
            label: 'a déjà répondu',
            on: state.answered.includes(seat),
            set: (on: boolean) => withAnswer(state, seat, on),
          } as const,
        ]
      : []),
    score,
  ];
}

function seatNote(state: State, seat: Seat): string {
  const points = counted(state.scores[seat] ?? 0, 'point');
  if (seat === state.sorcier) return `Sorcier, ${points}`;
  if (isDealing(state)) return points;
  return `${counted((state.hands[seat] ?? []).length, 'carte')} en main, ${points}`;
}

export const groups = (state: State): readonly FieldGroup<State>[] => [
  { id: 'table', title: 'La table et le moment', note: moment(state), fields: tableFields(state) },
  ...state.scores.map((_, seat) => ({
    id: `joueur-${seat}`,
    title: seatName(seat),
    note: seatNote(state, seat),
    fields: seatFields(state, seat),
  })),
];
