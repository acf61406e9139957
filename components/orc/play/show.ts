/** What of a move is shown before the game goes on: piles opened, armies turned over; what spies, the commando and the flying machine did. */
import type { Blow, Narration, SeenMove, Show } from '#components/table/spec.ts';
import { counted, together, upperFirst } from '#engine/core/french.ts';
import { CARD_NAMES, PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import type { Event } from '#engine/orc/events.ts';
import type { Orc } from '#engine/orc/game.ts';
import type { CardId, Fate, Seat } from '#engine/orc/types.ts';
import { cardsText, enoughText, seatName } from './words.ts';

/** Milliseconds a pile, and an army, at the usual pace. */
const PILE_MS = 1300;
const ARMY_MS = 900;

export type StrippedEvent = Extract<Event, { readonly kind: 'stripped' }>;
export type RevealedEvent = Extract<Event, { readonly kind: 'revealed' }>;

export const strippedIn = (events: readonly Event[]): readonly StrippedEvent[] => events.filter((event) => event.kind === 'stripped');
export const isRevealed = (event: Event): event is RevealedEvent => event.kind === 'revealed';
export const isOwned = (one: StrippedEvent): one is StrippedEvent & { readonly owner: Seat } => one.owner !== null;

const READ: readonly Event['kind'][] = ['spied', 'champion', 'called', 'struck', 'flown'];

function championText({ seat, champion }: Extract<Event, { readonly kind: 'champion' }>, humans: readonly Seat[]): string {
  const you = humans.length === 1 ? humans[0] : undefined;
  if (seat === you) return `Vous nommez ${seatName(champion)} votre champion : vous marquerez autant que lui.`;
  if (champion === you) return `${seatName(seat)}, Sorcier, vous nomme son champion : il marquera autant que vous.`;
  return `${seatName(seat)}, Sorcier, nomme ${seatName(champion)} son champion : il marquera autant que lui.`;
}

export function showOf({ before, events }: SeenMove<Orc>, humans: readonly Seat[] = []): Show | undefined {
  const piles = strippedIn(events).filter(isOwned).length;
  // What each pile gives lies on the board: of all those lines, the one that it does not tell.
  const named = events.find(({ kind }) => kind === 'champion');
  if (piles > 0) return { pieces: piles, ms: PILE_MS, ...(named?.kind === 'champion' && { text: championText(named, humans) }) };
  if (events.some(isRevealed)) return { pieces: before.players.length - 1, ms: ARMY_MS, isOwn: true };
  if (events.some(({ kind }) => kind === 'counted')) return { isOwn: true };
  return events.some(({ kind }) => READ.includes(kind)) ? {} : undefined;
}

const cardsOf = (fates: readonly Fate[], is: (fate: Fate, at: number) => boolean): readonly CardId[] =>
  fates.flatMap((fate, at) => (fate.kind === 'army' && is(fate, at) ? [fate.card] : []));

/** What others' désertions take out of a pile. */
const chasedBy = (fates: readonly Fate[], seat: Seat): readonly CardId[] => {
  const hits = fates.flatMap((fate) => (fate.kind === 'desertion' && fate.seat !== seat && fate.hits !== null ? [fate.hits] : []));
  return cardsOf(fates, (_, at) => hits.includes(at));
};

/** What one event costs `seat`, in a sentence. */
function costOf(event: Event, seat: Seat): readonly string[] {
  switch (event.kind) {
    case 'spied':
      return event.turn.asked?.target === seat && event.turn.asked.given
        ? [`Vous donnez une carte : ${CARD_NAMES[event.turn.asked.card].one}.`]
        : [];
    case 'lost-card':
      return [`Vous perdez une carte : ${CARD_NAMES[event.card].one}.`];
    case 'giants':
      return event.seat === seat
        ? [`Vos ${event.count} géants se chassent ${event.count > 2 ? 'les uns les autres' : 'l’un l’autre'} : vous les perdez.`]
        : [];
    case 'stripped': {
      const { pile, owner, fates } = event;
      const isLate = owner !== null && owner !== seat && fates.some((fate) => fate.kind === 'shield' && fate.seat === seat);
      return isLate ? [`Votre bouclier de la pile ${pile + 1} arrivait après celui de ${seatName(owner)} : il ne prend rien.`] : [];
    }
    default:
      return [];
  }
}

/** « vous 5 points, Jaune 3 et Vert 0 », the best first. */
function pointsText(points: readonly number[], seat: Seat): string {
  const sorted = points.map((count, one) => ({ count, one })).toSorted((a, b) => b.count - a.count);
  return together(
    sorted.map(({ count, one }, at) => `${one === seat ? 'vous' : seatName(one)} ${at === 0 ? counted(count, 'point') : count}`),
  );
}

/** The reckoning of a round that another one follows: who won which battle, what that scored, and why one plays on. */
function roundTold({ before, after, events }: SeenMove<Orc>, seat: Seat): readonly string[] {
  const counts = events.flatMap((event) => (event.kind === 'counted' ? [event.battle] : []));
  if (!events.some(({ kind }) => kind === 'round')) return [];
  const battles = [...before.seen.battles, ...counts];
  const points = after.scores.map((_, one) => battles.reduce((sum, { scored }) => sum + (scored[one] ?? 0), 0));
  const won = battles.map(({ people, winners }) => {
    const who = winners.length === 0 ? 'personne' : together(winners.map((one) => (one === seat ? 'vous' : seatName(one))));
    return `${upperFirst(PEOPLE_NAMES[people])} : ${who}`;
  });
  const total = before.round > 1 ? [`En tout : ${pointsText(after.scores, seat)}.`] : [];
  return [
    `Fin de la manche ${before.round} : ${pointsText(points, seat)}.`,
    `${won.join(' ; ')}.`,
    ...total,
    `Personne ne ${enoughText(after)} : une autre manche commence.`,
  ];
}

/** What spies and the commando take, what désertions chase from one's piles, giants that quarrel, a shield that came too late; and what a round came to. */
export function blowOf(seen: SeenMove<Orc>, seat: Seat): Blow | undefined {
  const { events } = seen;
  const chased = strippedIn(events).flatMap(({ owner, fates }) => (owner === seat ? chasedBy(fates, seat) : []));
  const costs = [
    ...(chased.length > 0 ? [`Des désertions chassent de vos piles : ${cardsText(chased)}.`] : []),
    ...events.flatMap((event) => costOf(event, seat)),
    ...roundTold(seen, seat),
  ];
  return costs.length > 0 ? { text: costs.join(' '), places: [] } : undefined;
}

/** What a game is gone through by. */
export const LANDMARKS: NonNullable<Narration<Orc>['landmarks']> = [{ name: 'Bataille', is: ({ kind }) => kind === 'counted' }];
