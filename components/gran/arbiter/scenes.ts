/** The small positions of the question on top, and of the disputes that are ready: each with the move that it is about. */
import { idsOfKind, kindOf, neighboursOf } from '#engine/gran/board/tables.ts';
import { MAX_AMULETS } from '#engine/gran/data/box.ts';
import { normal, placed, withKnight, withPhase, withRing, withStone } from '#engine/gran/edit.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import { setup } from '#engine/gran/setup.ts';
import type { Move, PointId, State, Walk } from '#engine/gran/types.ts';
import { type DisputeId, FIRST_QUICK, fitting, type GranQuick, type KnightAsked, startOf, type Thing, waysIn } from './quick.ts';

export interface GranAsked {
  readonly state: State;
  readonly move: Move;
}

type Board = State['options']['board'];

const AMULETS: Readonly<Record<KnightAsked, number>> = {
  simple: MAX_AMULETS,
  une: 1,
  sans: 0,
  porteur: MAX_AMULETS,
  vainqueur: MAX_AMULETS,
};

/** Yellow there, the other still at the start. */
function begun(board: Board, from: PointId, who: KnightAsked): State {
  const opened = setup({ seats: 2, colors: ['jaune', 'bleu'], goal: 3, options: {}, board }, 'arbitre');
  const { board: drawn } = tablesFor(opened.options);
  const stood = withKnight(placed({ ...opened, turn: 0 }, 'jaune', from), 'jaune', { amulets: AMULETS[who] });
  return withRing(stood, who === 'porteur' ? { bearer: 'jaune' } : { at: drawn.ring });
}

function put(state: State, at: PointId, thing: Thing): State {
  switch (thing) {
    case 'chevalier':
      return placed(state, 'bleu', at);
    case 'carcan':
      return withKnight(placed(state, 'bleu', at), 'bleu', { held: true });
    case 'pierre':
      return withStone(state, at);
    case 'anneau':
      return withRing(state, { at });
    case 'rien':
      return state;
  }
}

/** Who waits where all start is not in a question that says that nobody is there. */
function cleared(state: State, at: PointId): State {
  const other = state.position.pieces.find(({ color }) => color === 'bleu');
  return other?.at === at ? placed(state, 'bleu', idsOfKind(tablesFor(state.options), 'exile')[0] ?? at) : state;
}

function walkAsked(board: Board, asked: GranQuick): GranAsked {
  const { to, via, who, there, over } = asked;
  const tables = tablesFor({ board });
  const from = startOf(tables, asked);
  const state = cleared(begun(board, from, who), to);
  const [first] = via === '' && neighboursOf(tables, from).includes(to) ? [] : via === '' ? waysIn(tables, asked) : [via];
  const path: Walk = first === undefined ? [to] : [first, to];
  const laid = put(first === undefined ? state : put(state, first, over), to, there);
  return { state: normal(who === 'vainqueur' ? withPhase(laid, 'bonus') : laid), move: { kind: 'walk', seat: 0, path } };
}

/** A city that has just taken the ring. */
function depositAsked(board: Board, asked: GranQuick): GranAsked {
  const { to, there } = asked;
  const laid = put(cleared(begun(board, startOf(tablesFor({ board }), asked), 'porteur'), to), to, there);
  return { state: normal(withPhase(laid, 'deposit')), move: { kind: 'deposit', seat: 0, at: to } };
}

function stoneAsked(board: Board, { to, there, who }: GranQuick): GranAsked {
  const tables = tablesFor({ board });
  const magic = idsOfKind(tables, 'magic').find((at) => at !== to) ?? to;
  return { state: normal(withPhase(put(begun(board, magic, who), to, there), 'stone')), move: { kind: 'stone', seat: 0, at: to } };
}

const ASKS = { aller: walkAsked, anneau: depositAsked, pierre: stoneAsked } as const;

export function quickScene(question: GranQuick, board: Board): GranAsked {
  const asked = fitting(tablesFor({ board }), question);
  return ASKS[asked.verb](board, asked);
}

const quick = (change: Partial<GranQuick>) => (): GranAsked => quickScene({ ...FIRST_QUICK, ...change }, null);

/** A black point between two others, on our board: from, over, to. */
export function between(): { readonly from: PointId; readonly via: PointId; readonly to: PointId } {
  const tables = tablesFor({ board: null });
  const isPlain = (at: PointId): boolean => kindOf(tables, at) === 'black';
  const plain = (at: PointId) => neighboursOf(tables, at).filter(isPlain);
  for (const { id: from } of tables.board.points) {
    if (!isPlain(from)) continue;
    for (const via of plain(from))
      for (const to of plain(via)) if (to !== from && !neighboursOf(tables, from).includes(to)) return { from, via, to };
  }
  throw new Error('no two lines in a row');
}

const besides = (kind: 'dragon' | 'city'): { readonly from: PointId; readonly to: PointId } => {
  const tables = tablesFor({ board: null });
  const to = idsOfKind(tables, kind)[0] ?? tables.board.ring;
  return { from: neighboursOf(tables, to).find((at) => kindOf(tables, at) === 'black') ?? to, to };
};

const OF_DISPUTE: Readonly<Record<DisputeId, () => GranAsked>> = {
  dessus: () => quick({ ...between(), over: 'chevalier' })(),
  porteur: () => quick({ ...between(), over: 'chevalier', who: 'porteur' })(),
  pierre: () => quick({ ...between(), there: 'pierre', who: 'porteur' })(),
  acces: () => {
    const tables = tablesFor({ board: null });
    const isBlack = (at: PointId): boolean => kindOf(tables, at) === 'black';
    const ring = idsOfKind(tables, 'black').find((at) => neighboursOf(tables, at).every(isBlack)) ?? tables.board.ring;
    const [last = ring, ...others] = neighboursOf(tables, ring);
    const { state, move } = quick({ verb: 'pierre', to: last })();
    return { state: normal(withRing(others.reduce(withStone, state), { at: ring })), move };
  },
  dragon: () => quick({ ...besides('dragon'), who: 'sans' })(),
  retour: () => {
    const { from, via } = between();
    const { state } = quick({ from, to: via })();
    return { state, move: { kind: 'walk', seat: 0, path: [via, from] } };
  },
  cite: () => quick({ ...besides('city'), there: 'chevalier' })(),
  bonus: () => {
    const tables = tablesFor({ board: null });
    const from = idsOfKind(tables, 'dragon')[0] ?? '';
    return quick({ who: 'vainqueur', from, to: neighboursOf(tables, from)[0] ?? from })();
  },
  depart: () => {
    const tables = tablesFor({ board: null });
    const to = tables.board.start;
    return { state: normal(begun(null, neighboursOf(tables, to)[0] ?? to, 'simple')), move: { kind: 'walk', seat: 0, path: [to] } };
  },
};

export const disputeScene = (id: DisputeId): GranAsked => OF_DISPUTE[id]();
