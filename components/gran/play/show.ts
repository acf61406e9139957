/** What of a move is shown before the game goes on: the dragon’s card, the die, what came of them; where others go. */
import type { Blow, Narration, SeenMove, Show } from '#components/table/spec.ts';
import type { Event } from '#engine/gran/events.ts';
import type { Gran } from '#engine/gran/game.ts';
import type { Seat } from '#engine/gran/types.ts';

/** Milliseconds a piece, and that a way gone stays, at the usual pace; half of it from the second duel of a chain on. */
const PIECE_MS = 900;
const WAY_MS = 700;

/** Of a duel: the card, the die, the sentence. */
export const [CARD, DIE, SAID] = [1, 2, 3] as const;

const READ: readonly Event['kind'][] = ['attacked', 'exiled', 'city', 'deposited', 'took-ring', 'over', 'stopped'];
const GLANCED: readonly Event['kind'][] = ['walked', 'laid', 'moved', 'released'];

/** Where an event is. */
export function whereOf(event: Event): readonly string[] {
  if (event.kind === 'walked') return event.path.slice(-1);
  if (event.kind === 'moved') return [event.from, event.at];
  return 'at' in event ? [event.at] : [];
}

/** A duel won and its bonus are one show, and so a whole chain of duels is. */
export function showOf({ before, after: { bonus: goesOn }, events }: SeenMove<Gran>): Show | undefined {
  const has = (kinds: readonly Event['kind'][]): boolean => events.some(({ kind }) => kinds.includes(kind));
  const quick = before.bonus ? 2 : 1;
  if (has(['die'])) return { pieces: SAID, ms: PIECE_MS / quick, stay: WAY_MS / quick, goesOn };
  if (has(READ)) return { goesOn };
  return has(GLANCED) ? { stay: WAY_MS, goesOn } : undefined;
}

/** « Vous perdez l’anneau. », « Vous partez en exil. »: an attack takes the ring first (GRA-ANN-1), then its victim is sent off (GRA-ATT-1). */
export function blowOf({ move, events }: SeenMove<Gran>, seat: Seat): Blow | undefined {
  if (move.seat === seat) return undefined;
  for (const event of events) {
    if (event.kind === 'attacked' && event.victim === seat && event.ring) return { text: 'Vous perdez l’anneau.', places: [event.at] };
    if (event.kind === 'exiled' && event.victim === seat) return { text: 'Vous partez en exil.', places: [event.at] };
  }
  return undefined;
}

/** What a game is gone through by. */
export const LANDMARKS: NonNullable<Narration<Gran>['landmarks']> = [
  { name: 'Duel', is: ({ kind }) => kind === 'die' },
  { name: 'Tour', is: (event, humans) => event.kind === 'turn' && (humans.length === 0 || humans.includes(event.seat)) },
];
