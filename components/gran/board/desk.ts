/** What the explorer shows, and what each act does to it. A position that no game can show is refused, and the one before stands. */
import type { Framing } from '#components/kit/board/framing.ts';
import { upperFirst } from '#engine/core/french.ts';
import type { Problem } from '#engine/core/input.ts';
import { type BoardTables, isPoint, kindOf } from '#engine/gran/board/tables.ts';
import { MAX_AMULETS } from '#engine/gran/data/box.ts';
import { questionOn } from '#engine/gran/notation.ts';
import { checkMoveQuestion, type MoveQuestion } from '#engine/gran/situation.ts';
import { COLORS, type Color, type Options, type Piece, type PointId, type Position } from '#engine/gran/types.ts';

/** « Où puis-je aller ? », « Cette pierre coupe-t-elle l’anneau ? », « Où l’épée porte-t-elle une pierre ? », « Où déposer l’anneau ? » */
export const SUBJECTS = ['aller', 'pierre', 'epee', 'anneau'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What the explorer stands on. */
export interface Ground {
  readonly tables: BoardTables;
  /** The board as the table keeps it; empty for ours. */
  readonly text: string;
}

export interface Desk {
  readonly ground: Ground;
  readonly question: MoveQuestion;
  readonly subject: Subject;
  readonly selected: PointId | undefined;
  /** The obstacle that the sword moves, once it is chosen. */
  readonly stone: PointId | undefined;
  /** The view that a link asks for. */
  readonly view: Framing | undefined;
  /** Why the last act was refused; empty when it was not. */
  readonly told: string;
  /** What a link said that was not taken, one sentence each. */
  readonly refused: readonly string[];
  /** The link speaks of the table's own board, which is still being read. */
  readonly isAwaited?: true;
}

/** What the page begins with on a board. */
export const startOn = (ground: Ground): Desk => ({
  ground,
  question: questionOn(ground.tables),
  subject: SUBJECTS[0],
  selected: undefined,
  stone: undefined,
  view: undefined,
  told: '',
  refused: [],
});

export type DeskEvent =
  | { readonly kind: 'select'; readonly at: PointId }
  | { readonly kind: 'subject'; readonly subject: Subject }
  | { readonly kind: 'mover'; readonly color: Color }
  | { readonly kind: 'place'; readonly at: PointId }
  | { readonly kind: 'rival'; readonly at: PointId }
  | { readonly kind: 'remove'; readonly at: PointId }
  | { readonly kind: 'stone'; readonly at: PointId }
  | { readonly kind: 'ring'; readonly at: PointId }
  | { readonly kind: 'bearer'; readonly on: boolean }
  | { readonly kind: 'amulets'; readonly count: number }
  | { readonly kind: 'bonus'; readonly on: boolean }
  | { readonly kind: 'options'; readonly options: Options }
  | { readonly kind: 'ground'; readonly ground: Ground }
  | { readonly kind: 'load'; readonly desk: Desk };

const pieceOf = ({ pieces }: Position, color: Color): Piece | undefined => pieces.find((piece) => piece.color === color);

/** `color` put on `at`, fresh from any collar; on the ring's point, he takes it. */
function withKnight(position: Position, color: Color, at: PointId): Position {
  const before = pieceOf(position, color) ?? { color, at, amulets: MAX_AMULETS, seals: [], held: false, waiting: false };
  const pieces = [...position.pieces.filter((piece) => piece.color !== color), { ...before, at, held: false, waiting: false }];
  const isOnRing = 'at' in position.ring && position.ring.at === at;
  return { ...position, pieces, ring: isOnRing ? { bearer: color } : position.ring };
}

function withoutPiece({ board }: BoardTables, position: Position, at: PointId): Position {
  const gone = position.pieces.find((piece) => piece.at === at)?.color;
  const isBearer = 'bearer' in position.ring && position.ring.bearer === gone;
  return {
    ...position,
    pieces: position.pieces.filter((piece) => piece.at !== at),
    ring: isBearer ? { at: board.ring } : position.ring,
  };
}

const withAmulets = (position: Position, color: Color, amulets: number): Position => ({
  ...position,
  pieces: position.pieces.map((piece) => (piece.color === color ? { ...piece, amulets } : piece)),
});

/** The ring given up by its bearer lies where it begins, or, where that is taken, on the first black point that takes it. */
function ringDown({ board }: BoardTables, position: Position): Position {
  const isFree = (at: PointId) => !position.stones.includes(at) && position.pieces.every((piece) => piece.at !== at);
  const { ring, points } = board;
  const at = isFree(ring) ? ring : points.find(({ id, kind }) => kind === 'black' && isFree(id))?.id;
  return { ...position, ring: { at: at ?? ring } };
}

/** The bonus ends when the knight is moved off his dragon. */
function settled(tables: BoardTables, { position, mover, bonus }: MoveQuestion): MoveQuestion {
  const at = pieceOf(position, mover)?.at;
  const keeps = bonus && at !== undefined && kindOf(tables, at) === 'dragon';
  return { position, mover, ...(keeps && { bonus }) };
}

function asked(tables: BoardTables, question: MoveQuestion, event: DeskEvent): MoveQuestion {
  const { position, mover } = question;
  const on = (next: Position): MoveQuestion => ({ ...question, position: next });
  switch (event.kind) {
    case 'mover':
      return { position, mover: event.color };
    case 'place':
      return { position: withKnight(position, mover, event.at), mover };
    case 'rival': {
      const free = COLORS.find((color) => !pieceOf(position, color));
      return free ? on(withKnight(position, free, event.at)) : question;
    }
    case 'remove':
      return on(withoutPiece(tables, position, event.at));
    case 'stone': {
      const { stones } = position;
      return on({ ...position, stones: stones.includes(event.at) ? stones.filter((at) => at !== event.at) : [...stones, event.at] });
    }
    case 'ring':
      return on({ ...position, ring: { at: event.at } });
    case 'bearer':
      return on(event.on ? { ...position, ring: { bearer: mover } } : ringDown(tables, position));
    case 'amulets':
      return on(withAmulets(position, mover, event.count));
    case 'bonus':
      return { position, mover, ...(event.on && { bonus: { left: [] } }) };
    case 'options':
      return on({ ...position, options: event.options });
    case 'select':
    case 'subject':
    case 'ground':
    case 'load':
      return question;
  }
}

/** The reader's sentences begin with the field at fault; a page that has no fields says the rest. */
const plainly = ({ field, because }: Problem): string => {
  const head = `${field} : `;
  return upperFirst(because.startsWith(head) ? because.slice(head.length) : because);
};

const hasStone = ({ question }: Desk, at: PointId | undefined): boolean => at !== undefined && question.position.stones.includes(at);

/** Under the sword, touching a stone takes it up. */
const stoneAfter = (desk: Desk, at: PointId): PointId | undefined => (desk.subject === 'epee' && hasStone(desk, at) ? at : desk.stone);

/** A stone taken off the board is no longer the sword's. */
const withStone = (desk: Desk): Desk => (hasStone(desk, desk.stone) ? desk : { ...desk, stone: undefined });

/** The same question on another board, as far as that board has its points; otherwise what that board begins with, under the same readings. */
function moved(desk: Desk, ground: Ground): Desk {
  const { question, subject, selected } = desk;
  const start = startOn(ground);
  const { position, ...rest } = question;
  const isAsBegun = JSON.stringify(position.pieces) === JSON.stringify(questionOn(desk.ground.tables).position.pieces);
  const kept = isAsBegun ? undefined : checkMoveQuestion(ground.tables, { ...position, ...rest });
  const options = { ...start.question, position: { ...start.question.position, options: position.options } };
  return withStone({
    ...start,
    question: kept?.ok ? kept.value : options,
    subject,
    selected: selected !== undefined && isPoint(ground.tables, selected) ? selected : undefined,
    stone: desk.stone,
  });
}

export function nextDesk(desk: Desk, event: DeskEvent): Desk {
  const { tables } = desk.ground;
  switch (event.kind) {
    case 'load':
      return event.desk;
    case 'ground':
      return moved(desk, event.ground);
    case 'select':
      return { ...desk, selected: event.at, stone: stoneAfter(desk, event.at), told: '' };
    case 'subject':
      return { ...desk, subject: event.subject, told: '' };
    default: {
      const { position, ...rest } = settled(tables, asked(tables, desk.question, event));
      const checked = checkMoveQuestion(tables, { ...position, ...rest });
      return checked.ok ? withStone({ ...desk, question: checked.value, told: '' }) : { ...desk, told: plainly(checked) };
    }
  }
}
