/** What of a move is shown before the game goes on: dice one after another, where a group goes, what a card does, a people’s marches in one look, its purchases in another. */
import type { Narration, SeenMove, Show } from '#components/table/spec.ts';
import { isHeavy } from '#components/zargos/combat/heavy.ts';
import { counted, percent, together, upperFirst } from '#engine/core/french.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Event, EventOf } from '#engine/zargos/game/events.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { heartOf } from '#engine/zargos/board/kingdoms.ts';
import { nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import type { Seat, View } from '#engine/zargos/game/types.ts';
import { fromPlace, placeIn, seatName } from '#engine/zargos/game/words.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { placesOf } from './cards/aim.ts';
import { isOpened, isSeen } from './fight/told.ts';
import { fightEnd, fightTitle } from './fight/words.ts';
import { windsOf } from './turn/foresee.ts';

/** Milliseconds a step of a fight at the usual pace; those of others go faster, and none takes longer than so many. */
const STEP_MS = 700;
const OTHERS_MS = 1800;
/** Milliseconds that stay a group on its way, what came of a fight among others, and a throw in the midst of it. */
const WAY_MS = 700;
const ENDED_MS = 1600;
const THROWN_MS = 300;

/** Ids of the places that an event is about. */
export function whereOf(event: Event, view: Pick<View, 'options'>): readonly string[] {
  const tables = tablesFor(view.options);
  switch (event.kind) {
    case 'attacked':
    case 'marched':
    case 'fled':
    case 'called':
      return [event.from, event.into];
    case 'planted':
    case 'traded':
    case 'reinforced':
    case 'folly':
    case 'removed':
    case 'stranded':
    case 'opened':
    case 'held':
      return [event.at];
    case 'card':
    case 'effect':
      return placesOf(view, event.target).flatMap((place) => tables.ids[place] ?? []);
    case 'kingdom':
      return placesOf(view, { kingdom: event.kingdom }).flatMap((place) => tables.ids[place] ?? []);
    case 'master':
    case 'no-master':
      return [tables.ids[heartOf(tables).city] ?? ''];
    default:
      return [];
  }
}

/** What is read before the next thing happens, and what is only seen. */
const READ: readonly Event['kind'][] = ['card', 'effect', 'fled', 'stranded', 'removed', 'called', 'master', 'no-master', 'out', 'over'];
const GLANCED: readonly Event['kind'][] = ['attacked', 'planted', 'traded', 'held'];

export const isWay = (event: Event): event is EventOf<'attacked' | 'marched'> => event.kind === 'attacked' || event.kind === 'marched';

/** A people's marches, once its attacks are over. */
export const marchesOf = (since: (is: (event: Event) => boolean) => readonly Event[]) =>
  since((event) => event.kind === 'done' && event.what === 'attacks').filter(isWay);

/** Whether somebody at this screen leads a camp of a fight. */
export const leadsIn = ({ peoples }: Pick<View, 'peoples'>, seats: readonly Seat[], { people, defender }: EventOf<'opened'>): boolean =>
  seats.some((seat) => (peoples[seat] ?? []).some((own) => own === people || own === defender));

/** « Les Ailés achètent 5 pions : 3 à Oz, 2 à Kahil est ; et un bateau. » */
function purchases({ before, after }: SeenMove<Zargos>, since: (is: (event: Event) => boolean) => readonly Event[]): Show | undefined {
  const people = before.purses[0]?.people;
  if (before.phase !== 'reinforcements' || !people || after.purses[0]?.people === people) return undefined;
  const tables = tablesFor(before.options);
  const landed = new Map<string, number>();
  let boats = 0;
  for (const event of since(({ kind }) => kind === 'counted')) {
    if (event.kind === 'reinforced' && event.people === people) landed.set(event.at, (landed.get(event.at) ?? 0) + event.pawns);
    if (event.kind === 'bought-boats' && event.people === people) boats += event.count;
  }
  const pawns = [...landed.values()].reduce((sum, count) => sum + count, 0);
  const what = [...(pawns > 0 ? [counted(pawns, 'pion')] : []), ...(boats > 0 ? [counted(boats, 'bateau', 'bateaux')] : [])];
  if (what.length === 0) return undefined;
  const where = [...landed].map(
    ([at, count]) => `${landed.size > 1 ? `${count} ` : ''}à ${placeIn(tables, at as EventOf<'reinforced'>['at'])}`,
  );
  return {
    holds: true,
    places: [...landed.keys()],
    text: `Les ${PEOPLE_NAMES[people]} achètent ${together(what)}${where.length > 1 ? ` : ${together(where)}` : where.length > 0 ? `, ${where[0]}` : ''}.`,
  };
}

/** « Vent de Folie : les Dragons perdent 5 pions. »: each die is seen beside. */
function follyText(events: readonly Event[]): string {
  const lost = new Map<EventOf<'folly'>['people'], number>();
  for (const event of events) if (event.kind === 'folly') lost.set(event.people, (lost.get(event.people) ?? 0) + event.losses);
  const fallen = [...lost].filter(([, pawns]) => pawns > 0);
  const told = fallen.map(([people, pawns]) => `les ${PEOPLE_NAMES[people]} perdent ${counted(pawns, 'pion')}`);
  return `${cardOf('vent-de-folie').name} : ${told.length > 0 ? together(told) : 'personne ne tombe'}.`;
}

/** « Les Dragons mènent 2 pions de Taïro à Palmyr. Décompte : Amazones, 15 points ; Dragons, 8 points. »: for a learner, what ends a turn of others and a round. */
function turnText({ move, before, events }: SeenMove<Zargos>, humans: readonly Seat[], marches: ReturnType<typeof marchesOf>): string {
  const tables = tablesFor(before.options);
  const ways = humans.includes(move.seat)
    ? []
    : marches.map(
        ({ people, pawns, from, into }) =>
          `Les ${PEOPLE_NAMES[people]} mènent ${counted(pawns, 'pion')} ${fromPlace(tables, from)} à ${placeIn(tables, into)}.`,
      );
  const counts = events.flatMap((event) =>
    event.kind === 'counted' ? [`${PEOPLE_NAMES[event.people]}, ${counted(event.points, 'point')}`] : [],
  );
  const isOver = events.some(({ kind }) => kind === 'over');
  return [...ways, ...(counts.length > 0 && !isOver ? [`Décompte : ${counts.join(' ; ')}.`] : [])].join(' ');
}

/** « Les Dragons jouent le Vent de Guerre, un dé de plus à chaque round. 45 % de prendre Oz, et non plus 87 %. »: before the dice of one’s own fight. */
function heraldOf({ before, events }: SeenMove<Zargos>, humans: readonly Seat[]): Show['herald'] {
  const card = events.find((event) => event.kind === 'card');
  const [winds, combat] = [windsOf(before), before.turn?.combat];
  if (card?.kind !== 'card' || humans.includes(card.seat) || !winds || !combat) return undefined;
  const { the, rule } = cardOf(card.card);
  const isMine = humans.some((seat) => before.peoples[seat]?.includes(combat.people));
  const [was, is] = [winds.without, winds.played].map((situation) => {
    if (isHeavy(situation)) return undefined;
    const { win } = oddsOf(situation);
    return percent(isMine ? win.attacker : win.defender, 0);
  });
  // Where it changes nothing, the panel of the fight says it.
  if (is !== undefined && is === was) return undefined;
  const chance = is
    ? ` ${is} de chances de ${isMine ? 'prendre' : 'garder'} ${nameAt(tablesFor(before.options), combat.at)}, au lieu de ${was}.`
    : '';
  return {
    text: `${upperFirst(seatName(before, card.seat))} jouent ${the} : un dé de plus pour eux à chaque round de ce combat.${chance}`,
    rules: [rule],
  };
}

export function showOf(
  told: SeenMove<Zargos>,
  humans: readonly Seat[],
  since: (is: (event: Event) => boolean) => readonly Event[],
): Show | undefined {
  const { before, events } = told;
  const pieces = events.filter(isSeen).length;
  if (pieces > 0) {
    const [opened] = events.some(({ kind }) => kind === 'fight') ? since(isOpened).filter(isOpened) : [];
    // The dice of a Vent de Folie are nobody's fight: what fell is read by whoever blew it, too, before anything else is asked of him.
    if (!opened) return { pieces, ms: STEP_MS, isOwn: true, holds: true, text: follyText(events) };
    const isOwn = leadsIn(before, humans, opened);
    const ms = isOwn ? STEP_MS : Math.min(STEP_MS, OTHERS_MS / (pieces + 1));
    const shown = { pieces, ms, herald: isOwn ? heraldOf(told, humans) : undefined };
    // Whoever comes to the City, or leaves the game, is read.
    if (events.some(({ kind }) => READ.includes(kind))) return shown;
    const held = events.find((event) => event.kind === 'held');
    const place = nameAt(tablesFor(before.options), tablesFor(before.options).places.get(opened.at) ?? -1);
    // The panel shows the rest.
    return held
      ? { ...shown, stay: ENDED_MS, text: fightEnd(place, opened, held) }
      : { ...shown, stay: THROWN_MS, text: `${fightTitle(place, opened)}.` };
  }
  const bought = purchases(told, since);
  if (bought) return bought;
  if (events.some((event) => event.kind === 'done' && event.what === 'turn')) {
    const marches = marchesOf(since);
    const places = marches.flatMap(({ from, into }) => [from, into]);
    const text = before.options.scenario ? turnText(told, humans, marches) : '';
    if (text) return { places, text, holds: true, isOwn: true };
    if (marches.length > 0) return { places, stay: WAY_MS };
  }
  if (events.some(({ kind }) => kind === 'removed')) return { isOwn: true };
  if (events.some(({ kind }) => READ.includes(kind))) return {};
  return events.some(({ kind }) => GLANCED.includes(kind)) ? { stay: WAY_MS } : undefined;
}

/** What a game is gone through by. */
export const LANDMARKS: NonNullable<Narration<Zargos>['landmarks']> = [
  { name: 'Combat', is: (event) => event.kind === 'held' && event.how !== 'walked-in' },
  { name: 'Tour', is: (event, humans) => event.kind === 'turn' && (humans.length === 0 || humans.includes(event.seat)) },
];
