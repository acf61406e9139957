/** What each may know: all but the dice to come, people cards face down, others' garrisons, and what is placed behind a screen (LOR-PREP-1, LOR-PREP-3, LOR-L-29). */
import { type Dice, diceFrom, shuffled } from '../../core/dice.ts';
import { type Eyes, NO_SEAT, type Seat } from '../../core/events.ts';
import { seeded } from '../../core/random.ts';
import type { City } from '../board/position.ts';
import { readingsOf } from '../options.ts';
import { type Kind, MAX_GARRISON, PEOPLES } from '../types.ts';
import { isPreparing, preparersOf } from './prepare.ts';
import { seatFalling } from './retreats.ts';
import { continentsIn, seatsInTurn } from './scenarios.ts';
import { idsOf, kindOf } from './table.ts';
import type { State, Table, View } from './types.ts';

export function toMove(table: Table): readonly Seat[] {
  switch (table.phase) {
    case 'over':
      return [];
    case 'answer':
      return [table.offer?.to ?? table.turn];
    case 'retreat':
      return [seatFalling(table) ?? table.turn];
    case 'spare':
      return [table.sparing?.seat ?? table.turn];
    default:
      return isPreparing(table) ? preparersOf(table) : [table.turn];
  }
}

/** A city as those see it who do not hold it: who was shown inside, and how many more where that is known. */
function fromOutside(city: City): City {
  const { garrison, ids = [], shown = [], counted } = city;
  if (city.ids === undefined) return { ...city, garrison: [], shown: undefined, counted: undefined };
  const seen = ids.flatMap((id, at): { readonly id: string; readonly kind: Kind }[] => {
    const kind = garrison[at];
    return kind !== undefined && shown.includes(id) ? [{ id, kind }] : [];
  });
  const unseen = ids.length - seen.length;
  const hidden = counted ? unseen : ids.length === 0 ? 0 : null;
  return {
    ...city,
    garrison: seen.map(({ kind }) => kind),
    ids: seen.map(({ id }) => id),
    shown: seen.map(({ id }) => id),
    hidden: hidden === 0 ? city.hidden : hidden,
  };
}

export function view(state: State, eyes: Eyes): View {
  const { random: _, ...table } = state;
  const seat = eyes === 'public' ? NO_SEAT : eyes;
  const isOver = state.phase === 'over';
  const own = state.peoples[seat];
  const isScreened = isPreparing(state) && readingsOf(state.options)['LOR-L-29'] === 'ensemble';
  const { cities, counters } = state.position;
  const shownCities = isScreened && state.phase === 'cities' ? cities.filter(({ people }) => people === own) : cities;
  const shownCounters = isScreened ? counters.filter(({ kind }) => seatOfKind(state, kind) === seat) : counters;
  return {
    ...table,
    cards: [],
    position: {
      ...state.position,
      cities: isOver ? cities : shownCities.map((city) => (city.people === own ? city : fromOutside(city))),
      counters: shownCounters,
    },
    seat,
  };
}

const seatOfKind = (state: Pick<State, 'peoples' | 'options'>, kind: Kind): Seat =>
  state.peoples.findIndex((_, seat) => idsOf(state, seat).some((id) => kindOf(state, id) === kind));

const WORDS = 2 ** 32;

/** Who of a people is neither in the open, nor out, nor seen in a city, nor a hostage: hidden in its cities. */
export function unseenOf(shown: View, seat: Seat): readonly string[] {
  const { counters, cities } = shown.position;
  const known = new Set([
    ...counters.flatMap(({ id, escortId }) => [id, ...(escortId === undefined ? [] : [escortId])]),
    ...cities.flatMap(({ ids = [], hostages = [] }) => [...ids, ...hostages.map(({ id }) => id)]),
    ...shown.fallen.map(({ id }) => id),
  ]);
  return idsOf(shown, seat).filter((id) => !known.has(id));
}

/** How many are hidden in each of a people's cities: as was told, at least one where a garrison is seen and nobody is, four in all at most. */
function hiddenIn(cities: readonly City[], unseen: number, dice: Dice): readonly number[] {
  const counts = cities.map(({ hidden, garrison }) => (hidden === null ? (garrison.length === 0 ? 1 : 0) : (hidden ?? 0)));
  let left = unseen - counts.reduce((sum, one) => sum + one, 0);
  while (left > 0) {
    const open = cities.flatMap(({ hidden, garrison }, at) =>
      hidden === null && garrison.length + (counts[at] ?? 0) < MAX_GARRISON ? [at] : [],
    );
    const at = open[dice.roll(Math.max(1, open.length)) - 1];
    if (at === undefined) break;
    counts[at] = (counts[at] ?? 0) + 1;
    left -= 1;
  }
  return counts;
}

export function guess(shown: View, dice: Dice): State {
  const { seat: eyes, ...table } = shown;
  const random = seeded(`${dice.roll(WORDS)}`).state();
  const drawn = diceFrom(seededDice(dice));
  let { cities } = shown.position;
  for (const [seat, people] of shown.peoples.entries()) {
    const theirs = cities.filter((city) => city.people === people && city.hidden !== undefined);
    if (seat === eyes || theirs.length === 0) continue;
    const unseen = shuffled(unseenOf(shown, seat), drawn);
    const counts = hiddenIn(theirs, mostHidden(shown, seat, unseen.length), drawn);
    let from = 0;
    const filled = new Map(
      theirs.map((city, at) => {
        const count = counts[at] ?? 0;
        const more = unseen.slice(from, from + count);
        from += count;
        return [city, withHidden(shown, city, more)] as const;
      }),
    );
    cities = cities.map((city) => filled.get(city) ?? city);
  }
  const cards = shown.phase === 'cards' ? guessedCards(shown, drawn) : [];
  return { ...table, cards, position: { ...shown.position, cities }, random };
}

/** How many of those unseen may be in cities: all once a people has placed its own, a few while others of them wait to be placed. */
function mostHidden(shown: View, seat: Seat, unseen: number): number {
  if (!isPreparing(shown)) return unseen;
  const order = seatsInTurn(shown.peoples);
  const isPast = shown.phase === 'deployment' && order.indexOf(seat) < order.indexOf(shown.turn);
  return isPast ? unseen : Math.min(unseen - 1, 2 * shown.position.cities.length);
}

const seededDice = (dice: Dice) => {
  const random = seeded(`${dice.roll(WORDS)}`);
  return random;
};

function withHidden(shown: View, city: City, more: readonly string[]): City {
  return {
    ...city,
    hidden: undefined,
    garrison: [...city.garrison, ...more.flatMap((id) => kindOf(shown, id) ?? [])],
    ids: [...(city.ids ?? []), ...more],
  };
}

/** Cards that may lie there, those taken among them: theirs where they were. */
function guessedCards(shown: View, dice: Dice) {
  const left = shuffled(
    PEOPLES.filter((people) => !shown.peoples.includes(people)),
    dice,
  );
  let next = 0;
  const lands = continentsIn(shown.position.map);
  return PEOPLES.map((_, at) => {
    const continent = lands[at] ?? at;
    const owner = shown.lands.findIndex((own) => own[0] === continent);
    return (owner >= 0 ? shown.peoples[owner] : left[next++]) ?? PEOPLES[0];
  });
}
