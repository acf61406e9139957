/** Who looks at the screen. With several people at one device, a curtain falls whenever it has to change hands. */
import type { Eyes, Seat } from '#engine/core/events.ts';
import type { Player } from './spec.ts';

/**
 * `shown`: this seat's view is on the screen. `waiting`: only what everybody sees, until this seat says that it holds the device. `public`: only what
 * everybody sees, for whoever looks on. `asked`: the same, while several are asked together; `holder`: who had the device, and has it still if nobody
 * reacts.
 */
export type ScreenState =
  | { readonly kind: 'shown'; readonly seat: Seat }
  | { readonly kind: 'waiting'; readonly seat: Seat }
  | { readonly kind: 'asked'; readonly seats: readonly Seat[]; readonly holder: Seat | undefined }
  | { readonly kind: 'public' };

/** With which eyes the game is viewed. */
export const eyesOn = (screen: ScreenState): Eyes => (screen.kind === 'shown' ? screen.seat : 'public');

export const humansOf = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));

const shown = (seat: Seat): ScreenState => ({ kind: 'shown', seat });

function hadBy(screen: ScreenState | undefined): Seat | undefined {
  if (!screen || screen.kind === 'public') return undefined;
  return screen.kind === 'asked' ? screen.holder : screen.seat;
}

/**
 * The screen after a move. `now`: those before it; `toMove`: the seats that may move; `open`: nothing is hidden between those at the screen;
 * `asked`: people who are asked together.
 * Somebody alone keeps the screen, a game without anybody shows what was watched, and bots' moves do not pass the device on.
 */
export function screenAfter(
  players: readonly Player[],
  toMove: readonly Seat[],
  now: ScreenState | undefined,
  open: boolean,
  asked: readonly Seat[] = [],
): ScreenState {
  const humans = humansOf(players);
  const [first] = humans;
  const before = hadBy(now);
  if (first === undefined) return now?.kind === 'public' ? now : shown(before ?? 0);
  if (humans.length === 1) return shown(first);
  const called = toMove.filter((seat) => humans.includes(seat));
  const holder = before !== undefined && humans.includes(before) ? before : undefined;
  const goesOn = holder !== undefined && (called.length === 0 || called.includes(holder));
  if (asked.length > 0) return { kind: 'asked', seats: asked, holder };
  if (open) return shown(goesOn ? holder : (called[0] ?? first));
  if (now && goesOn) return now.kind === 'asked' ? shown(holder) : now;
  // Nobody holds the device yet: it is given to whoever must move, or to the first.
  return { kind: 'waiting', seat: called[0] ?? first };
}

export const curtainLifted = (screen: ScreenState): ScreenState => (screen.kind === 'waiting' ? shown(screen.seat) : screen);
