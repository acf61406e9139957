/** A position of Gran as fields to be set by hand. */
import type { Field, FieldGroup, Option } from '#components/arbiter/spec.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { idsOfKind } from '#engine/gran/board/tables.ts';
import { contradictions } from '#engine/gran/contradictions.ts';
import { COLOR_NAMES, COPIES, KINGDOM_NAMES, MAX_AMULETS, STONES } from '#engine/gran/data/box.ts';
import {
  attacksIn,
  placed,
  withGoal,
  withKnight,
  withoutStone,
  withPending,
  withPhase,
  withPlayer,
  withRing,
  withSeen,
  withStone,
  withTurn,
} from '#engine/gran/edit.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import { COLORS, type Color, FORCES, GOALS, KINGDOMS, MIN_SEATS, PHASES, type PointId, type State, type Walk } from '#engine/gran/types.ts';
import { attackName, moment, PHASE_NAMES, pointName, whoIs } from './words.ts';

type Fields = readonly Field<State>[];

/** Every point of the board, those near first where it says so. */
export const pointOptions = (
  state: State,
  ids: readonly PointId[] = tablesFor(state.options).board.points.map(({ id }) => id),
): readonly Option[] => ids.map((id) => ({ value: id, label: pointName(state, id) }));

const removed = <Value>(list: readonly Value[], value: Value): readonly Value[] => {
  const at = list.lastIndexOf(value);
  return list.filter((_, index) => index !== at);
};

/** What some moments go on from: the attack, the stone lifted. */
function pendingFields(state: State): Fields {
  if (state.phase === 'sword') {
    return [
      {
        kind: 'choice',
        id: 'levee',
        label: 'La pierre levée',
        value: state.pending[0] ?? '',
        options: pointOptions(state, state.position.stones),
        set: (at) => withPending(state, [at]),
      },
    ];
  }
  if (state.phase !== 'exile' || contradictions(withPhase(state, 'walk')).length > 0) return [];
  const attacks = attacksIn(state);
  return [
    {
      kind: 'choice',
      id: 'attaque',
      label: 'Qui vient d’être attaqué',
      value: state.pending.join(),
      options: attacks.map((walk) => ({ value: walk.join(), label: attackName(state, walk) })),
      set: (path) => withPending(state, attacks.find((walk: Walk) => walk.join() === path) ?? []),
    },
  ];
}

function turnFields(state: State): Fields {
  const { options, phase, turn, position } = state;
  return [
    {
      kind: 'choice',
      id: 'tour',
      label: 'À qui de jouer',
      value: String(turn),
      options: options.colors.map((_, seat) => ({ value: String(seat), label: whoIs(state, seat) })),
      set: (seat) => withTurn(state, Number(seat)),
    },
    {
      kind: 'choice',
      id: 'moment',
      label: 'De faire quoi',
      value: phase,
      options: PHASES.map((one) => ({ value: one, label: PHASE_NAMES[one] })),
      set: (one) => withPhase(state, PHASES.find((known) => known === one) ?? 'walk'),
    },
    ...pendingFields(state),
    {
      kind: 'choice',
      id: 'but',
      label: 'But',
      value: String(position.goal),
      options: GOALS.map((goal) => ({ value: String(goal), label: `${goal} sceaux` })),
      set: (goal) => withGoal(state, GOALS.find((one) => String(one) === goal) ?? GOALS[0]),
    },
  ];
}

function knightFields(state: State, color: Color): Fields {
  const piece = state.position.pieces.find((one) => one.color === color);
  const plays: Field<State> = {
    kind: 'flag',
    id: 'joue',
    label: 'joue',
    on: piece !== undefined,
    set: (on) => withPlayer(state, color, on),
  };
  if (!piece) return [plays];
  const isBearer = 'bearer' in state.position.ring && state.position.ring.bearer === color;
  const { board } = tablesFor(state.options);
  return [
    ...(state.options.seats > MIN_SEATS ? [plays] : []),
    {
      kind: 'choice',
      id: 'point',
      label: 'Où',
      value: piece.at,
      options: pointOptions(state),
      set: (at) => placed(state, color, at),
    },
    {
      kind: 'count',
      id: 'amulettes',
      label: 'Amulettes',
      unit: 'Une amulette',
      value: piece.amulets,
      least: 0,
      most: MAX_AMULETS,
      set: (amulets) => withKnight(state, color, { amulets }),
    },
    {
      kind: 'bag',
      id: 'sceaux',
      label: 'Sceaux',
      items: KINGDOMS.flatMap((kingdom) => {
        const count = piece.seals.filter((one) => one === kingdom).length;
        return count > 0 ? [{ id: kingdom, label: KINGDOM_NAMES[kingdom], count }] : [];
      }),
      options: KINGDOMS.map((kingdom) => ({ value: kingdom, label: KINGDOM_NAMES[kingdom] })),
      add: (kingdom) => withKnight(state, color, { seals: [...piece.seals, ...KINGDOMS.filter((one) => one === kingdom)] }),
      drop: (kingdom) => withKnight(state, color, { seals: removed(piece.seals, KINGDOMS.find((one) => one === kingdom) ?? 'tirad') }),
    },
    {
      kind: 'flag',
      id: 'anneau',
      label: 'porte l’anneau',
      on: isBearer,
      set: (on) => withRing(state, on ? { bearer: color } : { at: board.ring }),
    },
    { kind: 'flag', id: 'carcan', label: 'sous le carcan noir', on: piece.held, set: (held) => withKnight(state, color, { held }) },
    { kind: 'flag', id: 'attend', label: 'pas encore parti', on: piece.waiting, set: (waiting) => withKnight(state, color, { waiting }) },
  ];
}

function knightNote(state: State, color: Color): string {
  const piece = state.position.pieces.find((one) => one.color === color);
  return piece ? `${pointName(state, piece.at)}, ${counted(piece.amulets, 'amulette')}` : 'ne joue pas';
}

function ringFields(state: State): Fields {
  const { ring, pieces } = state.position;
  const bearers = pieces.map(({ color }) => ({ value: `=${color}`, label: `porté par le chevalier ${COLOR_NAMES[color]}` }));
  const color = (value: string): Color | undefined => COLORS.find((one) => `=${one}` === value);
  return [
    {
      kind: 'choice',
      id: 'anneau',
      label: 'L’anneau',
      value: 'at' in ring ? ring.at : `=${ring.bearer}`,
      options: [...bearers, ...pointOptions(state)],
      set: (value) => {
        const bearer = color(value);
        return withRing(state, bearer ? { bearer } : { at: value });
      },
    },
    {
      kind: 'bag',
      id: 'pierres',
      label: 'Pierres-obstacle',
      items: state.position.stones.map((at) => ({ id: at, label: pointName(state, at), count: 1 })),
      options: pointOptions(state, [...idsOfKind(tablesFor(state.options), 'black'), ...idsOfKind(tablesFor(state.options), 'exile')]),
      add: (at) => withStone(state, at),
      drop: (at) => withoutStone(state, at),
    },
  ];
}

function dragonFields(state: State): Fields {
  const out = (force: number) => state.seen.filter((one) => one === force).length;
  const force = (text: string) => FORCES.find((one) => String(one) === text) ?? 0;
  return [
    {
      kind: 'bag',
      id: 'dragons',
      label: 'Dragons déjà sortis',
      items: FORCES.flatMap((one) => (out(one) > 0 ? [{ id: String(one), label: `de force ${one}`, count: out(one) }] : [])),
      options: FORCES.filter((one) => out(one) < COPIES[one]).map((one) => ({
        value: String(one),
        label: `force ${one} (${COPIES[one] - out(one)} dans la pile)`,
      })),
      add: (text) => withSeen(state, [...state.seen, force(text)]),
      drop: (text) => withSeen(state, removed(state.seen, force(text))),
    },
  ];
}

export const groups = (state: State): readonly FieldGroup<State>[] => [
  { id: 'tour', title: 'Le tour', note: moment(state), fields: turnFields(state) },
  ...COLORS.map((color) => ({
    id: color,
    title: `Chevalier ${COLOR_NAMES[color]}`,
    note: knightNote(state, color),
    fields: knightFields(state, color),
  })),
  {
    id: 'plateau',
    title: 'L’anneau et les pierres',
    note: `${upperFirst(counted(state.position.stones.length, 'pierre'))} sur ${STONES}`,
    fields: ringFields(state),
  },
  {
    id: 'dragons',
    title: 'Les dragons',
    note: state.seen.length === 0 ? 'pile entière' : `${counted(state.seen.length, 'carte')} hors de la pile`,
    fields: dragonFields(state),
  },
];
