/** A move of Gran as fields: who, what, and on which points. */
import type { Field } from '#components/arbiter/spec.ts';
import { idsOfKind, neighboursOf } from '#engine/gran/board/tables.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import { COLORS, type Move, type MoveKind, type PointId, type State } from '#engine/gran/types.ts';
import { pointOptions } from './groups.ts';
import { pieceAt } from './move-on.ts';
import { whoIs } from './words.ts';

const KIND_NAMES = {
  walk: 'se déplace',
  exile: 'exile la pièce attaquée',
  stone: 'pose une pierre-obstacle',
  lift: 'lève une pierre-obstacle',
  deposit: 'dépose l’anneau',
  release: 'retire son carcan noir',
  pass: 'passe',
  stop: 'arrête la partie, la table en étant d’accord',
} as const satisfies Record<MoveKind, string>;
const KINDS = Object.keys(KIND_NAMES) as readonly MoveKind[];

/** The same move of another kind, on the points that it has, or on the first that may do. */
function ofKind(state: State, { seat, ...before }: Move, kind: MoveKind): Move {
  const tables = tablesFor(state.options);
  const [point] = 'at' in before ? [before.at] : 'path' in before ? before.path.slice(-1) : [];
  const at = point ?? neighboursOf(tables, pieceAt(state, seat))[0] ?? tables.board.start;
  switch (kind) {
    case 'walk':
      return { kind, seat, path: 'path' in before ? before.path : [at] };
    case 'exile':
      return { kind, seat, at: idsOfKind(tables, 'exile').includes(at) ? at : (idsOfKind(tables, 'exile')[0] ?? at) };
    case 'lift':
      return { kind, seat, at: state.position.stones[0] ?? at };
    case 'stone':
    case 'deposit':
      return { kind, seat, at };
    case 'release':
    case 'pass':
    case 'stop':
      return { kind, seat };
  }
}

/** Points of a select: those asked for, and the one that is chosen. */
const among = (state: State, ids: readonly PointId[], chosen: PointId) =>
  pointOptions(state, ids.includes(chosen) ? ids : [chosen, ...ids]);

const NOWHERE = '';

function walkFields(state: State, move: Extract<Move, { kind: 'walk' }>): readonly Field<Move>[] {
  const tables = tablesFor(state.options);
  const [first, second] = move.path;
  const near = neighboursOf(tables, pieceAt(state, move.seat));
  const beyond = neighboursOf(tables, first);
  return [
    {
      kind: 'choice',
      id: 'premier',
      label: 'Premier point',
      value: first,
      options: among(state, near, first),
      set: (at) => ({ ...move, path: [at] }),
    },
    {
      kind: 'choice',
      id: 'second',
      label: 'Second point',
      value: second ?? NOWHERE,
      options: [{ value: NOWHERE, label: 'aucun : il s’arrête là' }, ...among(state, beyond, second ?? first)],
      set: (at) => ({ ...move, path: at === NOWHERE ? [first] : [first, at] }),
    },
  ];
}

export function form(state: State, move: Move): readonly Field<Move>[] {
  const { seats } = state.options;
  const stranger = move.seat >= seats ? [move.seat] : [];
  const fields: readonly Field<Move>[] = [
    {
      kind: 'choice',
      id: 'qui',
      label: 'Qui',
      value: String(move.seat),
      options: [...COLORS.slice(0, seats).keys(), ...stranger].map((seat) => ({ value: String(seat), label: whoIs(state, seat) })),
      set: (seat) => ({ ...move, seat: Number(seat) }),
    },
    {
      kind: 'choice',
      id: 'quoi',
      label: 'Fait quoi',
      value: move.kind,
      options: KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] })),
      set: (kind) => ofKind(state, move, KINDS.find((one) => one === kind) ?? 'pass'),
    },
  ];
  if (move.kind === 'walk') return [...fields, ...walkFields(state, move)];
  if (!('at' in move)) return fields;
  return [
    ...fields,
    { kind: 'choice', id: 'point', label: 'Sur quel point', value: move.at, options: pointOptions(state), set: (at) => ({ ...move, at }) },
  ];
}
