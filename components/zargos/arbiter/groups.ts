/** A position of Zargos as fields to be set by hand. */
import type { Field, FieldGroup, Option } from '#components/arbiter/spec.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { CARD_IDS, CARDS, type CardId, cardOf, type RedId } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import {
  isInTurn,
  less,
  MOMENTS,
  more,
  type SetMoment,
  withActor,
  withAsked,
  withBoats,
  withBuyer,
  withEffect,
  withHand,
  withHolder,
  withLeader,
  withMaster,
  withoutAttack,
  withoutEffect,
  withPawns,
  withPhase,
  withSeats,
  withTurn,
} from '#engine/zargos/edit.ts';
import { eachOf } from '#engine/zargos/game/options.ts';
import { nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import { type Effect, MAX_SEATS, MIN_SEATS, type Seat, type State, type Target } from '#engine/zargos/game/types.ts';
import { cardsName, phaseName, seatName } from '#engine/zargos/game/words.ts';
import { MAX_BOATS } from '#engine/zargos/rules/movement/question.ts';
import { MAX_PAWNS, PEOPLES, type People } from '#engine/zargos/types.ts';
import { pawnsText } from '../play/words.ts';
import { effectText, moment, whoIs } from './words.ts';

type Fields = readonly Field<State>[];

const MOMENT_NAMES = {
  red: 'avant un tour : les cartes rouges',
  attacks: 'un tour : les attaques',
  reorganisation: 'un tour : la réorganisation',
  reinforcements: 'les achats',
} as const satisfies Record<SetMoment, string>;

/** Points that nobody ever counts in one round: the whole board and its kingdoms. */
const MOST_POINTS = 200;
const NOBODY = '';

const peopleIn = (id: string): People | null => PEOPLES.find((people) => people === id) ?? null;
const peopleOptions = (peoples: readonly People[]): readonly Option[] =>
  peoples.map((people) => ({ value: people, label: PEOPLE_NAMES[people] }));
const seatOptions = (state: State): readonly Option[] =>
  state.peoples.map((_, seat) => ({ value: String(seat), label: whoIs(state, seat) }));

const choice = (id: string, label: string, value: string, options: readonly Option[], set: (value: string) => State): Field<State> => ({
  kind: 'choice',
  id,
  label,
  value,
  options,
  set,
});

/** Effects that last, by what they may strike. */
function effectsFor(state: State, seat: Seat): readonly Effect[] {
  const tables = tablesFor(state.options);
  const made = (card: RedId, target: Target): Effect => ({ card, by: seat, target, until: 'turn' });
  const { seas } = tables.board;
  const pairs = seas.flatMap(({ id, seas: near }, at) =>
    near.flatMap((other) => (seas.findIndex((cell) => cell.id === other) > at ? [made('vent-de-tempete', { seas: [id, other] })] : [])),
  );
  const plain: readonly RedId[] = ['tremblement-de-terre', 'raz-de-maree', 'eclipse', 'canicule', 'typhon', 'inondations'];
  return [...plain.map((card) => made(card, {})), ...tables.kingdoms.map((kingdom) => made('vent-de-glace', { kingdom })), ...pairs];
}

function turnFields(state: State): Fields {
  const { turn, phase } = state;
  const tables = tablesFor(state.options);
  if (!turn || !isInTurn(state)) return [];
  const marched = turn.peoples.map(
    (people): Field<State> => ({
      kind: 'count',
      id: `pas-${people}`,
      label: `Pas de réorganisation faits, ${PEOPLE_NAMES[people]}`,
      unit: 'Un pas',
      value: turn.steps[people],
      least: 0,
      most: 2,
      set: (steps) => withTurn(state, { steps: { ...turn.steps, [people]: steps } }),
    }),
  );
  return [
    ...(phase === 'red'
      ? [
          choice('demande', 'À qui de jouer une carte rouge', String(state.asked[0] ?? 0), seatOptions(state), (seat) =>
            withAsked(state, Number(seat)),
          ),
        ]
      : []),
    ...(phase === 'attacks'
      ? [
          {
            kind: 'flag',
            id: 'engage',
            label: 'Un combat a déjà eu lieu ce tour',
            on: turn.engaged,
            set: (engaged: boolean) => withTurn(state, { engaged }),
          } as const,
        ]
      : []),
    ...(phase === 'reorganisation' ? marched : []),
    {
      kind: 'bag',
      id: 'attaques',
      label: 'Attaques engagées',
      items: turn.attacks.map(({ at, people, groups }) => ({
        id: String(at),
        label: `${PEOPLE_NAMES[people]} devant ${nameAt(tables, at)}, ${pawnsText(groups.reduce((sum, { pawns }) => sum + pawns, 0))}`,
        count: 1,
      })),
      options: [],
      add: () => state,
      drop: (at) => withoutAttack(state, Number(at)),
    },
  ];
}

function momentFields(state: State): Fields {
  const { phase, options, purses, turn, master, effects } = state;
  const other: readonly Option[] = MOMENTS.some((one) => one === phase) ? [] : [{ value: phase, label: phaseName(state) }];
  // While peoples are chosen, no turn can be anybody's.
  const moments = state.peoples.flat().length > 0 ? MOMENTS.map((one) => ({ value: one, label: MOMENT_NAMES[one] })) : [];
  const actor = turn?.peoples[0] ?? purses[0]?.people ?? NOBODY;
  const sizes = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, at) => at + MIN_SEATS).flatMap((seats) =>
    eachOf(seats).map((each) => ({
      value: `${seats}-${each}`,
      label: `${seats} joueurs${each > 1 ? `, ${each} peuples chacun` : ''}`,
    })),
  );
  const all = effectsFor(state, turn?.seat ?? 0);
  return [
    choice('joueurs', 'Joueurs', `${options.seats}-${options.each}`, sizes, (size) => {
      const [seats = 2, each = 1] = size.split('-').map(Number);
      return withSeats(state, seats, each);
    }),
    choice('moment', 'Le moment', phase, [...other, ...moments], (value) =>
      withPhase(state, MOMENTS.find((one) => one === value) ?? phase),
    ),
    ...(actor === NOBODY
      ? []
      : [
          choice(
            'tour',
            phase === 'reinforcements' ? 'Qui achète' : 'Le tour de qui',
            actor,
            peopleOptions(state.order.includes(actor) ? state.order : [actor, ...state.order]),
            (id) => withActor(state, peopleIn(id) ?? actor),
          ),
        ]),
    ...(phase === 'reinforcements' && purses[0]
      ? [
          {
            kind: 'count',
            id: 'points',
            label: 'Points à dépenser',
            unit: 'Un point',
            value: purses[0].points,
            least: 0,
            most: Math.max(MOST_POINTS, purses[0].points),
            set: (points: number) => withBuyer(state, purses[0]?.people ?? 'ailes', points),
          } as const,
        ]
      : []),
    ...turnFields(state),
    choice(
      'maitre',
      'Maître des Vents',
      master === null ? NOBODY : String(master),
      [{ value: NOBODY, label: 'personne' }, ...seatOptions(state)],
      (seat) => withMaster(state, seat === NOBODY ? null : Number(seat)),
    ),
    {
      kind: 'bag',
      id: 'effets',
      label: 'Cartes rouges en vigueur',
      items: effects.map((effect, at) => ({ id: String(at), label: effectText(state, effect), count: 1 })),
      options: all.map((effect, at) => ({ value: String(at), label: upperFirst(effectText(state, effect)) })),
      add: (at) => {
        const effect = all[Number(at)];
        return effect ? withEffect(state, effect) : state;
      },
      drop: (at) => withoutEffect(state, Number(at)),
    },
  ];
}

/** Copies of a card that are neither in a hand nor in force. */
const leftOf = ({ hands, effects, laid }: State, { id, copies }: { readonly id: CardId; readonly copies: number }): number =>
  copies - hands.flat().filter((one) => one === id).length - effects.filter(({ card }) => card === id).length - (laid?.card === id ? 1 : 0);

function seatFields(state: State, seat: Seat): Fields {
  const led = state.peoples[seat] ?? [];
  const hand = state.hands[seat] ?? [];
  return [
    ...led.map((people, at) =>
      choice(`peuple-${at}`, led.length > 1 ? `Peuple ${at + 1}` : 'Peuple', people, peopleOptions(PEOPLES), (id) =>
        withLeader(state, seat, at, peopleIn(id) ?? people),
      ),
    ),
    ...led.map(
      (people): Field<State> => ({
        kind: 'count',
        id: `bateaux-${people}`,
        label: `Bateaux, ${PEOPLE_NAMES[people]}`,
        unit: 'Un bateau',
        value: state.boats[people],
        least: 0,
        most: Math.max(MAX_BOATS, state.boats[people]),
        set: (count) => withBoats(state, people, count),
      }),
    ),
    {
      kind: 'bag',
      id: 'main',
      label: 'En main',
      items: [...new Set(hand)].map((card) => ({ id: card, label: cardOf(card).name, count: hand.filter((one) => one === card).length })),
      options: CARDS.map((card) => ({ value: card.id, label: `${card.name} (${Math.max(0, leftOf(state, card))} dans la pile)` })),
      add: (id) => {
        const card = CARD_IDS.find((one) => one === id);
        return card ? withHand(state, seat, more(hand, card)) : state;
      },
      drop: (id) => withHand(state, seat, less(hand, id)),
    },
  ];
}

function placeFields(state: State, place: number): Fields {
  const tables = tablesFor(state.options);
  const pawns = state.pawns[place] ?? 0;
  const isSea = place >= tables.territories;
  const holder = isSea ? (pawns > 0 ? 'dragons' : NOBODY) : (state.owners[place] ?? NOBODY);
  const peoples = state.peoples.flat().filter((people) => !isSea || people === 'dragons');
  const name = upperFirst(nameAt(tables, place));
  const listed = peopleOptions(holder === NOBODY || peoples.includes(holder) ? peoples : [...peoples, holder]);
  return [
    choice(`qui-${place}`, name, holder, [{ value: NOBODY, label: 'personne' }, ...listed], (id) => withHolder(state, place, peopleIn(id))),
    ...(holder === NOBODY && pawns === 0
      ? []
      : [
          {
            kind: 'count',
            id: `pions-${place}`,
            label: `Pions, ${nameAt(tables, place)}`,
            unit: 'Un pion',
            value: pawns,
            least: 0,
            most: Math.max(MAX_PAWNS, pawns),
            set: (count: number) => withPawns(state, place, count),
          } as const,
        ]),
  ];
}

/** « 12 pions, 2 peuples » */
function landNote(state: State, places: readonly number[]): string {
  const pawns = places.reduce((sum, place) => sum + (state.pawns[place] ?? 0), 0);
  return pawns === 0 ? 'personne' : pawnsText(pawns);
}

export function groups(state: State): readonly FieldGroup<State>[] {
  const tables = tablesFor(state.options);
  const seas = tables.ids.flatMap((_, place) => (place >= tables.territories ? [place] : []));
  const lands = [
    ...tables.board.kingdoms.map(({ id, name }, kingdom) => ({ id: `royaume-${id}`, title: name, places: tables.members[kingdom] ?? [] })),
    { id: 'mers', title: 'Les mers', places: seas },
  ];
  return [
    { id: 'table', title: 'La table et le moment', note: moment(state), fields: momentFields(state) },
    ...state.peoples.map((led, seat) => ({
      id: `joueur-${seat}`,
      title: whoIs(state, seat),
      note: [
        cardsName(tables, state.hands[seat] ?? []),
        counted(
          led.reduce((sum, people) => sum + state.boats[people], 0),
          'bateau',
          'bateaux',
        ),
      ].join(', '),
      fields: seatFields(state, seat),
    })),
    ...lands.map(({ id, title, places }) => ({
      id,
      title,
      note: landNote(state, places),
      fields: places.flatMap((place) => placeFields(state, place)),
    })),
  ];
}

export const seatsOf = (state: State): readonly string[] => state.peoples.map((_, seat) => seatName(state, seat));
