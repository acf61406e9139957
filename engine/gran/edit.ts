/** A position of Gran changed by hand: each act gives a whole state, possible or not. What the arbiter does not know, the order of the pile, has one usual form. */
import { kindOf } from './board/tables.ts';
import { MAX_AMULETS, PILE } from './data/box.ts';
import { type Readings, readingsOf } from './options.ts';
import { victimOf } from './rules/arrival.ts';
import { legalWalks } from './rules/movement.ts';
import { moverNow, tablesFor } from './rules/table.ts';
import { boardFor, DRAGONS, openingOf } from './setup.ts';
import {
  type BoardFile,
  COLORS,
  type Color,
  type Force,
  type Goal,
  MAX_SEATS,
  MIN_SEATS,
  type Options,
  type Phase,
  type Piece,
  type PointId,
  type Position,
  type Ring,
  type Seat,
  type State,
  type Walk,
} from './types.ts';

export const NO_CHANCE: State['random'] = [1, 0, 0, 0];

/** The pile that is left once these cards were seen, strongest first: under one reading they go back under it (GRA-L-1). */
export function pileAfter(seen: readonly Force[], readings: Readings): readonly Force[] {
  const left = [...DRAGONS];
  for (const force of seen) {
    const at = left.indexOf(force);
    if (at >= 0) left.splice(at, 1);
  }
  return readings['GRA-L-1'] === 'sous-la-pile' ? [...left, ...seen].slice(0, PILE) : left;
}

const withPile = (state: State): State => ({ ...state, random: NO_CHANCE, pile: pileAfter(state.seen, readingsOf(state.options)) });

const on = (state: State, position: Partial<Position>): State => ({ ...state, position: { ...state.position, ...position } });

const pieceOf = ({ position }: State, color: Color): Piece | undefined => position.pieces.find((piece) => piece.color === color);

/** A knight with a few things changed; his waiting, his collar stay. */
export const withKnight = (state: State, color: Color, change: Partial<Piece>): State =>
  on(state, { pieces: state.position.pieces.map((piece) => (piece.color === color ? { ...piece, ...change } : piece)) });

/** `color` put on a point: off the start he has begun; off the dragons he has no collar; on the ring's point he takes it. */
export function placed(state: State, color: Color, at: PointId): State {
  const { ring } = state.position;
  const tables = tablesFor(state.options);
  const piece = pieceOf(state, color);
  const held = (piece?.held ?? false) && kindOf(tables, at) === 'dragon';
  const moved = withKnight(state, color, { at, held, waiting: (piece?.waiting ?? false) && at === tables.board.start });
  return 'at' in ring && ring.at === at ? on(moved, { ring: { bearer: color } }) : moved;
}

/** A knight more, waiting at the start, or one less, as long as the table has its players. */
export function withPlayer(state: State, color: Color, plays: boolean): State {
  const { options, position, turn } = state;
  const isIn = options.colors.includes(color);
  const seats = options.seats + (plays ? 1 : -1);
  if (isIn === plays || seats < MIN_SEATS || seats > MAX_SEATS) return state;
  const { board } = tablesFor(options);
  const gone = options.colors.indexOf(color);
  const colors = plays ? [...options.colors, color] : options.colors.filter((one) => one !== color);
  const fresh: Piece = { color, at: board.start, amulets: MAX_AMULETS, seals: [], held: false, waiting: true };
  const pieces = COLORS.flatMap((one) => (one === color ? (plays ? [fresh] : []) : (pieceOf(state, one) ?? [])));
  const isBearer = 'bearer' in position.ring && position.ring.bearer === color;
  const seat = !plays && turn > gone ? turn - 1 : turn;
  return {
    ...on(state, { pieces, ring: isBearer && !plays ? { at: board.ring } : position.ring }),
    options: { ...options, seats, colors },
    turn: Math.min(seat, seats - 1),
  };
}

export function attacksIn(state: State): readonly Walk[] {
  const mover = moverNow({ ...state, phase: 'walk', pending: [] });
  return legalWalks(mover).filter((walk) => victimOf(mover, walk));
}

/** Another moment of the turn; what it goes on from is the first that there is. */
export function withPhase(state: State, phase: Phase): State {
  const plain: State = { ...state, phase, pending: [], left: [], bonus: phase === 'bonus' };
  if (phase === 'exile') return { ...plain, pending: attacksIn(plain)[0] ?? [] };
  return phase === 'sword' ? { ...plain, pending: state.position.stones.slice(0, 1) } : plain;
}

/** Somebody else's turn: it begins. */
export const withTurn = (state: State, turn: Seat): State => withPhase({ ...state, turn }, 'walk');

export const withPending = (state: State, pending: readonly PointId[]): State => ({ ...state, pending });

export const withRing = (state: State, ring: Ring): State => on(state, { ring });

export const withStone = (state: State, at: PointId): State =>
  on(state, { stones: [...state.position.stones.filter((stone) => stone !== at), at] });

export const withoutStone = (state: State, at: PointId): State =>
  on(state, { stones: state.position.stones.filter((stone) => stone !== at) });

/** Whatever may be taken off a point: the stone, else the ring, which goes back to where it began. */
export function cleared(state: State, at: PointId): State {
  const { ring, stones } = state.position;
  if (stones.includes(at)) return withoutStone(state, at);
  return 'at' in ring && ring.at === at ? withRing(state, { at: tablesFor(state.options).board.ring }) : state;
}

export const withSeen = (state: State, seen: readonly Force[]): State => withPile({ ...state, seen });

export const withGoal = (state: State, goal: Goal): State => ({ ...on(state, { goal }), options: { ...state.options, goal } });

export const withReadings = (state: State, options: Options): State =>
  withPile({ ...on(state, { options }), options: { ...state.options, options } });

/** The same on another board as far as it has the points; otherwise as a game begins on it. */
export function withBoard(state: State, file: BoardFile | null): State {
  const options = { ...state.options, board: file };
  const { numbers } = tablesFor(options);
  const { pieces, ring, stones } = state.position;
  const points = [...pieces.map(({ at }) => at), ...stones, ...state.pending, ...state.left, ...('at' in ring ? [ring.at] : [])];
  if (points.every((at) => numbers.has(at))) return { ...state, options };
  const position = openingOf(boardFor(options), options.colors, options.goal, options.options);
  return { ...state, options, position, phase: 'walk', pending: [], left: [], bonus: false };
}

export const normal = (state: State): State => withPile(state);
