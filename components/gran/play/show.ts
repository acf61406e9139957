/** What of a move is shown before the game goes on: the dragon’s card, the die, what came of them; where others go. */
import type { Blow, Narration, SeenMove, Show } from '#components/table/spec.ts';
import { counted } from '#engine/core/french.ts';
import type { Event } from '#engine/gran/events.ts';
import { seatName } from '#engine/gran/explain.ts';
import type { Gran } from '#engine/gran/game.ts';
import { pieceOf } from '#engine/gran/rules/pieces.ts';
import { colorOf } from '#engine/gran/rules/table.ts';
import type { Seat, View } from '#engine/gran/types.ts';

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
function lossIn(events: readonly Event[], seat: Seat): Blow | undefined {
  for (const event of events) {
    if (event.kind === 'attacked' && event.victim === seat && event.ring)
      return { text: 'Vous perdez l’anneau.', places: [event.at], isGrave: true };
    if (event.kind === 'exiled' && event.victim === seat) return { text: 'Vous partez en exil.', places: [event.at] };
  }
  return undefined;
}

/** « Bleu prend l’anneau. », « Bleu a 2 sceaux sur 3. »: what brings another nearer to the end. */
function gainIn(events: readonly Event[], seat: Seat, { options, position }: View): Blow | undefined {
  const name = (one: Seat) => seatName(options, one);
  for (const event of events) {
    if (event.kind === 'city' && (event.seal === 'first' || event.seal === 'returned')) {
      const count = new Set(pieceOf(position, colorOf(options, event.seat)).seals).size;
      return { text: `${name(event.seat)} a ${counted(count, 'sceau', 'sceaux')} sur ${options.goal}.`, places: [event.at] };
    }
    if (event.kind === 'took-ring') return { text: `${name(event.seat)} prend l’anneau.`, places: [event.at] };
    if (event.kind === 'attacked' && event.ring)
      return { text: `${name(event.seat)} prend l’anneau à ${name(event.victim)}.`, places: [event.at] };
    if (event.kind === 'deposited' && event.taker !== null && event.taker !== seat)
      return { text: `${name(event.taker)} prend l’anneau.`, places: [event.at] };
  }
  return undefined;
}

/** What others take from `seat`, or gain on it; the end has its own page. */
export function blowOf({ move, events, after }: SeenMove<Gran>, seat: Seat): Blow | undefined {
  if (move.seat === seat || after.phase === 'over') return undefined;
  return lossIn(events, seat) ?? gainIn(events, seat, after);
}

/** What a game is gone through by. */
export const LANDMARKS: NonNullable<Narration<Gran>['landmarks']> = [
  { name: 'Duel', is: ({ kind }) => kind === 'die' },
  { name: 'Tour', is: (event, humans) => event.kind === 'turn' && (humans.length === 0 || humans.includes(event.seat)) },
];
