/** What of a move is shown before the game goes on: dice before what they do, where counters go. */
import type { Blow, Narration, SeenMove, Show } from '#components/table/spec.ts';
import type { Seat } from '#engine/core/events.ts';
import { together } from '#engine/core/french.ts';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, nameOf } from '#engine/zargos-lords/board/map.ts';
import type { Event, Where, Who } from '#engine/zargos-lords/game/events.ts';
import { allIn, eachIn, explain, whoIn } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { theKind } from '#engine/zargos-lords/data/counter-words.ts';
import { PEOPLE_NAMES, PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';
import { citiesHeld, ownOf, seatOf } from '#engine/zargos-lords/game/table.ts';
import { fallingOf } from '#engine/zargos-lords/game/retreats.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import type { People } from '#engine/zargos-lords/types.ts';
import { fatedOf } from './ways.ts';

/** Milliseconds a die, and that a march stays, at the usual pace. */
const DIE_MS = 800;
const WAY_MS = 700;

const THROWS = ['fought', 'shot', 'vision', 'besieged', 'sallied'] as const satisfies readonly Event['kind'][];
type Thrown = Extract<Event, { readonly kind: (typeof THROWS)[number] }>;
export const isThrown = (event: Event): event is Thrown => (THROWS as readonly string[]).includes(event.kind);

/** A siege that its garrison decides without a combat throws none. */
export function diceOf(thrown: Thrown): readonly number[] {
  if (thrown.kind === 'shot') return thrown.dice;
  return thrown.die === undefined ? [] : [thrown.die];
}

/** Who strikes, and who is struck, as they stood. */
function sidesOf(thrown: Thrown): readonly [from: readonly (Who | Where)[], to: readonly (Who | Where)[]] {
  switch (thrown.kind) {
    case 'fought':
      return [thrown.attackers, thrown.targets];
    case 'shot':
      return [thrown.shooters, [thrown.target]];
    case 'vision':
      return [[thrown.shooter], [thrown.target]];
    case 'besieged':
      return [thrown.attackers, [thrown.city]];
    case 'sallied':
      return [[thrown.city], thrown.targets];
  }
}

/** From whom to whom it went, as they stood: the arrows of a blow. */
export function struckIn(thrown: Thrown): readonly (readonly Hex[])[] {
  const [from, to] = sidesOf(thrown);
  return from.flatMap((one) => to.map((other) => [one.at, other.at]));
}

const READ: readonly Event['kind'][] = ['fell', 'gave-up', 'back', 'entered', 'over', 'picked', 'answered', 'broke', 'executed', 'freed'];
const GLANCED: readonly Event['kind'][] = ['marched', 'retreated', 'vanished', 'returned'];

/** Ids of the counters that an event is about. */
export function whereOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'shot':
      return [...event.shooters, event.target].map(({ id }) => id);
    case 'vision':
      return [event.shooter.id, event.target.id];
    case 'fought':
      return [...event.attackers, ...event.targets].map(({ id }) => id);
    case 'besieged':
      return event.attackers.map(({ id }) => id);
    case 'sallied':
      return event.targets.map(({ id }) => id);
    default:
      return 'who' in event ? [event.who.id] : [];
  }
}

/** Hexes from one's own within which a march of others is looked at; of more than one of them, within which it ends. */
const NEAR = 7;
const CLOSE = 3;

/** More than one other plays, and what they do among themselves is most of what happens. */
export const isCrowded = ({ seat, peoples }: Pick<View, 'seat' | 'peoples'>): boolean => peoples.length > 2 && peoples[seat] !== undefined;

/** Where an event ends, and where it began. */
function placesOf(event: Event): readonly Hex[] {
  if (isThrown(event)) return sidesOf(event)[1].map(({ at }) => at);
  if (!('who' in event)) return [];
  const end = 'path' in event ? (event.path.at(-1) ?? event.who.at) : 'end' in event ? event.end : event.who.at;
  return [end, event.who.at];
}

/** What nobody who watches is near to: it passes at once, and the log tells it. */
function isAway(event: Event, view: View): boolean {
  const { seat, peoples, position } = view;
  const places = placesOf(event);
  if (places.length === 0 || peoples[seat] === undefined) return false;
  const own = [...ownOf({ peoples, position }, seat), ...citiesHeld({ peoples, position }, seat)];
  const [seen, near] = isCrowded(view) ? [places.slice(0, 1), CLOSE] : [places, NEAR];
  return own.length > 0 && own.every(({ at }) => seen.every((place) => distanceOn(position.map, at, place) > near));
}

/** Done among others, to nobody whom these eyes lead. What changes who is whose ally, or holds a city, is everybody's. */
function isTheirs(event: Event, { seat, peoples }: View): boolean {
  const people = peoples[seat];
  const isOwn = ({ kind, escort = kind }: Who): boolean => PEOPLE_OF[kind] === people || PEOPLE_OF[escort] === people;
  if (event.kind === 'over' || event.kind === 'broke' || event.kind === 'answered' || event.kind === 'picked') return false;
  if (isThrown(event)) return sidesOf(event).every((side) => side.every((one) => ('people' in one ? one.people !== people : !isOwn(one))));
  return !(event.kind === 'entered' && event.taken) && (!('who' in event) || !isOwn(event.who));
}

export function showOf({ events, before }: SeenMove<Lords>): Show | undefined {
  const thrown = events.find(isThrown);
  const dice = thrown ? diceOf(thrown).length : 0;
  const isRead = thrown !== undefined || events.some(({ kind }) => READ.includes(kind));
  if (isRead && !(isCrowded(before) && events.every((event) => isTheirs(event, before))))
    return dice > 0 ? { pieces: dice, ms: DIE_MS } : {};
  const glanced = events.filter((event) => GLANCED.includes(event.kind) || isThrown(event));
  return glanced.some((event) => !isAway(event, before)) ? { stay: WAY_MS } : undefined;
}

type Struck = Extract<Event, { readonly kind: 'fell' | 'gave-up' | 'retreated' }>;
const isStruck = (event: Event): event is Struck => event.kind === 'fell' || event.kind === 'gave-up' || event.kind === 'retreated';

/** Of a pair it is the escort that falls (LOR-ESC-4): a hostage's is not of his people. */
const kindStruck = ({ who }: Struck): Who['kind'] => who.escort ?? who.kind;
const isHostage = ({ kind, escort }: Who): boolean => escort !== undefined && PEOPLE_OF[kind] !== PEOPLE_OF[escort];
const escortTold = (who: Who): string =>
  `l’escorte (${nameOf(who.at)})${isHostage(who) ? `, et ${theKind(who.kind)} n’est plus votre otage` : ''}`;
const lostTold = (lost: readonly Who[]): readonly string[] => [
  ...lost.filter(({ escort }) => escort).map(escortTold),
  ...eachIn(lost.filter(({ escort }) => !escort)),
];

/** What befell a city of this people: taken, or besieged. */
function cityTold(events: readonly Event[], people: People | undefined): string | undefined {
  for (const event of events) {
    if (event.kind === 'entered' && event.taken !== undefined && event.taken === people)
      return `Vous perdez votre ville (${nameOf(event.who.at)}).`;
    // A siege that came to nothing by itself has struck nobody in the walls.
    if (event.kind === 'besieged' && event.city.people === people && (event.outcome === 'open' || event.outcome === 'combat'))
      return `Votre ville (${nameOf(event.city.at)}) est assiégée.`;
  }
  return undefined;
}

/** What an ally, or who has hostages, does to a seat: an alliance broken, with what becomes of hostages, or one of its own executed. */
function pactTold(events: readonly Event[], { peoples, position: { cities } }: View, seat: Seat): string | undefined {
  const keeps = (holder: Seat, of: Seat): boolean =>
    cities.some(({ people, hostages = [] }) => people === peoples[holder] && hostages.some(({ kind }) => PEOPLE_OF[kind] === peoples[of]));
  for (const event of events) {
    if (event.kind === 'broke' && event.with === seat) {
      const name = PEOPLE_NAMES[peoples[event.seat] ?? 'chevaliers'];
      const theirs = keeps(event.seat, seat) ? ' Vos otages sont à leur merci.' : '';
      const own = keeps(seat, event.seat) ? ' Ceux que vous gardez sont à la vôtre.' : '';
      return `Les ${name} rompent leur alliance avec vous.${theirs}${own}`;
    }
    if (event.kind === 'executed' && PEOPLE_OF[event.who.kind] === peoples[seat]) return `Votre otage est exécuté : ${whoIn(event.who)}.`;
  }
  return undefined;
}

/** The last month is over, and as many cities are held on both sides (LOR-L-4). */
const PROLONGED = 'À égalité de villes, la partie continue de mois en mois, jusqu’à ce qu’un peuple mène seul.';
const isProlonged = ({ options: { months }, month }: View, events: readonly Event[]): boolean =>
  month === months && events.some((event) => event.kind === 'turn' && event.month > months);

/** « Vous perdez les chevaliers (K7). », « Les chevaliers (K7) reculent. »: what the turn of the others does to one's counters, and one's cities. */
export function blowOf({ move, before, after, events }: SeenMove<Lords>, seat: Seat): Blow | undefined {
  if (isProlonged(before, events)) return { text: PROLONGED, places: [], isGrave: true };
  // Whom no line saves is lost already: his retreat, his own doing too, is not asked.
  const fated = fatedOf(after, seat).filter(({ id }) => !fallingOf(before, id));
  if (move.seat === seat && fated.length === 0) return undefined;
  const struck = events.flatMap((event) => (isStruck(event) && seatOf(before, kindStruck(event)) === seat ? [event] : []));
  const isLost = (event: Struck) => event.kind !== 'retreated' || event.fate === 'eliminated';
  const lost = [...lostTold(struck.filter(isLost).map(({ who }) => who)), ...eachIn(fated)];
  const [one, many] = lost.length > fated.length ? ['sauve le dernier', 'sauve les derniers'] : ['le sauve', 'les sauve'];
  const why = fated.length > 0 ? ` : aucune ligne de recul ne ${fated.length > 1 ? many : one}` : '';
  const pact = pactTold(events, before, seat);
  const text =
    lost.length > 0
      ? `Vous perdez ${together(lost)}${why}.`
      : (cityTold(events, before.peoples[seat]) ??
        pact ??
        (struck.length > 0 ? `Recul : ${allIn(struck.map(({ who }) => who))}.` : undefined));
  if (text === undefined) return undefined;
  // The last of all is told by what it decides.
  const [decided = { text }] = explain(
    events.filter(({ kind }) => kind === 'over'),
    after,
    seat,
  );
  // A city that is lost, or an ally, is nothing to be gone past.
  const isTaken = events.some((event) => event.kind === 'entered' && event.taken === before.peoples[seat]);
  return { text: decided.text, places: [], isGrave: isTaken || pact !== undefined };
}

/** What a game is gone through by. */
export const LANDMARKS: NonNullable<Narration<Lords>['landmarks']> = [
  { name: 'Combat', is: isThrown },
  { name: 'Tour', is: (event, humans) => event.kind === 'turn' && (humans.length === 0 || humans.includes(event.seat)) },
];
