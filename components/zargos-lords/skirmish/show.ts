/** What of a move is shown before the game goes on: dice before what they do, where counters go. */
import type { Blow, Narration, SeenMove, Show } from '#components/table/spec.ts';
import type { Seat } from '#engine/core/events.ts';
import { together } from '#engine/core/french.ts';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { whoIn } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { seatOf } from '#engine/zargos-lords/game/table.ts';

/** Milliseconds a die, and that a march stays, at the usual pace. */
const DIE_MS = 800;
const WAY_MS = 700;

type Thrown = Extract<Event, { readonly kind: 'fought' | 'shot' | 'vision' }>;
export const isThrown = (event: Event): event is Thrown => event.kind === 'fought' || event.kind === 'shot' || event.kind === 'vision';
export const diceOf = (thrown: Thrown): readonly number[] => (thrown.kind === 'shot' ? thrown.dice : [thrown.die]);

/** From whom to whom it went, as they stood: the arrows of a blow. */
export function struckIn(thrown: Thrown): readonly (readonly Hex[])[] {
  const [from, to] =
    thrown.kind === 'fought'
      ? [thrown.attackers, thrown.targets]
      : [thrown.kind === 'shot' ? thrown.shooters : [thrown.shooter], [thrown.target]];
  return from.flatMap((one) => to.map((other) => [one.at, other.at]));
}

const READ: readonly Event['kind'][] = ['fell', 'gave-up', 'back', 'over'];
const GLANCED: readonly Event['kind'][] = ['marched', 'retreated'];

/** Ids of the counters that an event is about. */
export function whereOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'shot':
      return [...event.shooters, event.target].map(({ id }) => id);
    case 'vision':
      return [event.shooter.id, event.target.id];
    case 'fought':
      return [...event.attackers, ...event.targets].map(({ id }) => id);
    default:
      return 'who' in event ? [event.who.id] : [];
  }
}

export function showOf({ events }: SeenMove<Lords>): Show | undefined {
  const thrown = events.find(isThrown);
  if (thrown) return { pieces: diceOf(thrown).length, ms: DIE_MS };
  if (events.some(({ kind }) => READ.includes(kind))) return {};
  return events.some(({ kind }) => GLANCED.includes(kind)) ? { stay: WAY_MS } : undefined;
}

/** « Vous perdez les chevaliers (K7). », « Les chevaliers (K7) reculent. »: what the turn of the others does to one's counters. */
export function blowOf({ move, before, events }: SeenMove<Lords>, seat: Seat): Blow | undefined {
  if (move.seat === seat) return undefined;
  const struck = events.flatMap((event) =>
    (event.kind === 'fell' || event.kind === 'gave-up' || event.kind === 'retreated') && seatOf(before, event.who.kind) === seat
      ? [event]
      : [],
  );
  const isLost = (event: (typeof struck)[number]) => event.kind !== 'retreated' || event.fate === 'eliminated';
  const [lost, back] = [struck.filter(isLost), struck.filter((event) => !isLost(event))].map((all) => all.map(({ who }) => whoIn(who)));
  if (lost && lost.length > 0) return { text: `Vous perdez ${together(lost)}.`, places: [] };
  return back && back.length > 0 ? { text: `Recul : ${together(back)}.`, places: [] } : undefined;
}

/** What a game is gone through by. */
export const LANDMARKS: NonNullable<Narration<Lords>['landmarks']> = [
  { name: 'Combat', is: isThrown },
  { name: 'Tour', is: (event, humans) => event.kind === 'turn' && (humans.length === 0 || humans.includes(event.seat)) },
];
