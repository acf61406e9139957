/** Why a game of Gran was won or lost, in facts of the game itself: how the ring came to its last city, the seals that were missing, the turns that dragons took. */
import type { History } from '#components/table/session/history.ts';
import { counted, together } from '#engine/core/french.ts';
import { nameOf } from '#engine/gran/board/tables.ts';
import type { Event } from '#engine/gran/events.ts';
import { seatName } from '#engine/gran/explain.ts';
import type { Gran } from '#engine/gran/game.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { GameOptions, Seat } from '#engine/gran/types.ts';
import { tallyOf } from './tally.ts';

type Told = Pick<History<Gran>, 'states' | 'events'>;

interface Taking {
  readonly round: number;
  readonly by: Extract<Event, { readonly kind: 'took-ring' | 'attacked' | 'deposited' }>;
}

const takes = (event: Event, seat: Seat): event is Taking['by'] =>
  (event.kind === 'took-ring' && event.seat === seat) ||
  (event.kind === 'attacked' && event.seat === seat && event.ring) ||
  (event.kind === 'deposited' && event.taker === seat);

/** How the ring that gave the last seal came to its bearer, and when he brought it home. */
function lastCourse(events: readonly Event[], seats: number, winner: Seat): { readonly taking: Taking; readonly home: number } | undefined {
  let turns = 1;
  let taking: Taking | undefined;
  for (const event of events) {
    const round = Math.ceil(turns / seats);
    if (event.kind === 'turn') turns += 1;
    else if (takes(event, winner)) taking = { round, by: event };
    else if (event.kind === 'over') return taking && { taking, home: round };
  }
  return undefined;
}

/** « Bleu vous attaque et vous prend l’anneau » */
function takingTold({ by }: Taking, winner: Seat, reader: Seat, options: GameOptions): string {
  const isYou = winner === reader;
  const who = isYou ? 'vous' : seatName(options, winner);
  if (by.kind === 'took-ring') return `${who} ${isYou ? 'prenez' : 'prend'} l’anneau sur « ${nameOf(tablesFor(options), by.at)} »`;
  if (by.kind === 'deposited') return `l’anneau est déposé là où ${isYou ? 'vous êtes' : `se trouve ${who}`}`;
  if (by.victim === reader) return `${who} vous attaque et vous prend l’anneau`;
  const victim = seatName(options, by.victim);
  return isYou ? `vous attaquez ${victim} et lui prenez l’anneau` : `${who} attaque ${victim} et lui prend l’anneau`;
}

function duelsTold(lost: readonly number[], reader: Seat, options: GameOptions): readonly string[] {
  const own = lost[reader] ?? 0;
  const others = lost.flatMap((count, seat) => (seat === reader ? [] : [`${count || 'aucun'} pour ${seatName(options, seat)}`]));
  return lost.some((count) => count > 0) ? [`Chaque duel perdu coûte un tour : ${own || 'aucun'} pour vous, ${together(others)}.`] : [];
}

/** For a winner and for anybody else, the moment that decided first. */
export function whyOf({ states, events }: Told, reader: Seat, winners: readonly Seat[]): readonly string[] {
  const { options } = states[0];
  const { goal, seats } = options;
  const tally = tallyOf(seats, events);
  const sealsOf = (seat: Seat): number => tally.seats[seat]?.seals.at(-1)?.count ?? 0;
  const [winner] = winners;
  const course = winner === undefined ? undefined : lastCourse(events.flat(), seats, winner);
  const told: string[] = [];
  if (course && winner !== undefined) {
    const { taking, home } = course;
    const isYou = winner === reader;
    const when = home === taking.round ? 'au même tour' : `au tour ${home}`;
    told.push(
      `Le moment décisif : au tour ${taking.round}, ${takingTold(taking, winner, reader, options)} ; ${when}, ${isYou ? 'vous en tirez votre' : 'il en tire son'} dernier sceau.`,
    );
    const missing = goal - sealsOf(reader);
    const others = tally.seats.flatMap((_, seat) =>
      seat === reader ? [] : [`${counted(goal - sealsOf(seat), 'sceau', 'sceaux')} à ${seatName(options, seat)}`],
    );
    told.push(
      isYou ? `Il manquait ${together(others)}.` : `Il vous en manquait ${counted(missing, 'sceau', 'sceaux').replace(/ sceaux?$/u, '')}.`,
    );
  }
  return [
    ...told,
    ...duelsTold(
      tally.seats.map(({ lost }) => lost),
      reader,
      options,
    ),
  ];
}
