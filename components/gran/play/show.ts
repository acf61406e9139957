/** What of a move is shown before the game goes on: the dragon’s card, the die, what came of them; where others go. */
import type { Blow, Narration, SeenMove, Show } from '#components/table/spec.ts';
import { counted } from '#engine/core/french.ts';
import { nameOf } from '#engine/gran/board/tables.ts';
import type { Event } from '#engine/gran/events.ts';
import { seatName } from '#engine/gran/explain.ts';
import type { Gran } from '#engine/gran/game.ts';
import { pieceOf } from '#engine/gran/rules/pieces.ts';
import { colorOf, tablesFor } from '#engine/gran/rules/table.ts';
import type { Seat, View } from '#engine/gran/types.ts';

/** Milliseconds a piece at the usual pace; half of it from the second duel of a chain on. */
const PIECE_MS = 900;

/** Of a duel: the card, the die, the sentence. */
export const [CARD, DIE, SAID] = [1, 2, 3] as const;

/** What is read, as long as its sentences are. */
const READ: readonly Event['kind'][] = [
  'walked',
  'attacked',
  'exiled',
  'city',
  'laid',
  'moved',
  'deposited',
  'took-ring',
  'released',
  'passed',
  'over',
  'stopped',
];
/** Of a duel without more, which is told in one sentence. */
const DUEL: readonly Event['kind'][] = ['turn', 'walked', 'shuffled', 'card', 'die', 'beaten'];

/** Where an event is. */
export function whereOf(event: Event): readonly string[] {
  if (event.kind === 'walked') return event.path.slice(-1);
  if (event.kind === 'moved') return [event.from, event.at];
  return 'at' in event ? [event.at] : [];
}

/** « Bleu va à « Dragon du Lac », par « Galad 6 », et y perd contre le dragon, 2 contre 3 : une amulette et son prochain tour. »: its throw was seen. */
function duelTold({ options }: View, events: readonly Event[]): string | undefined {
  const walked = events.find((event) => event.kind === 'walked');
  const die = events.find((event) => event.kind === 'die');
  if (walked?.kind !== 'walked' || die?.kind !== 'die' || events.some(({ kind }) => !DUEL.includes(kind))) return undefined;
  const [first, second] = walked.path.map((id) => `« ${nameOf(tablesFor(options), id)} »`);
  const way = `${seatName(options, die.seat)} va à ${second === undefined ? first : `${second}, par ${first},`}`;
  const score = `${die.face} contre ${die.force}`;
  if (die.won) return `${way} et bat le dragon, ${score}.`;
  const isRing = events.some((event) => event.kind === 'beaten' && event.ring);
  return `${way} et y perd, ${score}, une amulette et son prochain tour${isRing ? ' ; l’anneau lui échappe' : ''}.`;
}

const ALONE = {
  released: 'Ce tour passe à retirer votre carcan noir.',
  passed: 'Aucun point ne vous est ouvert : vous passez.',
} as const;

/** What is done for whoever can do nothing else is read as what others do. */
function aloneTold(events: readonly Event[]): string | undefined {
  const only = events.find((event) => event.kind === 'released' || (event.kind === 'passed' && !event.bonus));
  return only?.kind === 'released' || only?.kind === 'passed' ? ALONE[only.kind] : undefined;
}

/** A duel won and its bonus are one show, and so a whole chain of duels is. */
export function showOf({ move, before, after, events }: SeenMove<Gran>, humans: readonly Seat[]): Show | undefined {
  const has = (kinds: readonly Event['kind'][]): boolean => events.some(({ kind }) => kinds.includes(kind));
  const goesOn = after.bonus;
  const isOwn = humans.length === 1 && humans[0] === move.seat;
  if (has(['die'])) {
    const lost = isOwn && after.phase !== 'over' ? defeatIn(events, [])?.text : undefined;
    if (lost) return { pieces: SAID, ms: PIECE_MS / (before.bonus ? 2 : 1), text: lost, isOwn };
    const text = duelTold(after, events);
    return { pieces: SAID, ms: PIECE_MS / (before.bonus ? 2 : 1), goesOn, isBeside: true, ...(text !== undefined && { text }) };
  }
  const text = isOwn ? aloneTold(events) : undefined;
  if (text !== undefined) return { text, isOwn: true };
  return has(READ) ? { goesOn, isBeside: true } : undefined;
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

/** What a dragon takes from who has just braved it, whatever the pace: nothing else tells why the next turn is gone. */
function defeatIn(events: readonly Event[], places: readonly string[]): Blow | undefined {
  const beaten = events.find((event) => event.kind === 'beaten');
  if (beaten?.kind !== 'beaten') return undefined;
  const text = `Duel perdu : une amulette${beaten.ring ? ', l’anneau' : ''} et votre prochain tour.`;
  return { text, places, isGrave: true, isShown: true };
}

/** What others take from `seat`, or gain on it, and what its own duel costs it; the end has its own page. */
export function blowOf({ move, events, after }: SeenMove<Gran>, seat: Seat): Blow | undefined {
  if (after.phase === 'over') return undefined;
  if (move.seat === seat) return defeatIn(events, [pieceOf(after.position, colorOf(after.options, seat)).at]);
  return lossIn(events, seat) ?? gainIn(events, seat, after);
}

/** What a game is gone through by. */
export const LANDMARKS: NonNullable<Narration<Gran>['landmarks']> = [
  { name: 'Duel', is: ({ kind }) => kind === 'die' },
  { name: 'Tour', is: (event, humans) => event.kind === 'turn' && (humans.length === 0 || humans.includes(event.seat)) },
];
