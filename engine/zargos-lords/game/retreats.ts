/** Who falls, and which of six lines the others take (LOR-REC-1 to LOR-REC-3, LOR-L-26). */

import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { DIRECTIONS } from '../board/hex.ts';
import { counterOf, type Position } from '../board/position.ts';
import { theKind } from '../data/counter-words.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { paralysisOf } from '../rules/movement.ts';
import { fledFrom, type Moved, type RetreatLine, retreatLines } from '../rules/retreat.ts';
import type { Tell } from './events.ts';
import { find, seatOf, stillAttacked, whoIs } from './table.ts';
import type { Falling, MoveOf, Table } from './types.ts';

export function felled<T extends Table>(table: T, ids: readonly string[], rule: RuleId, tell: Tell): T {
  const lost = ids.map((id) => counterOf(table.position, id));
  for (const one of lost) tell({ kind: 'fell', seat: seatOf(table, one.kind), who: whoIs(one), rule });
  return without(table, ids);
}

function without<T extends Table>(table: T, ids: readonly string[]): T {
  const lost = table.position.counters.filter(({ id }) => ids.includes(id));
  return {
    ...table,
    position: { ...table.position, counters: table.position.counters.filter(({ id }) => !ids.includes(id)) },
    fallen: [...table.fallen, ...lost.map(({ id, kind }) => ({ id, kind, seat: seatOf(table, kind) }))],
  };
}

export const linesOf = (table: Table, { id, hexes, fought }: Falling): readonly RetreatLine[] =>
  retreatLines({ position: table.position, counter: id, hexes, fought, attacked: stillAttacked(table) });

/** What a vision makes of whom it drives so far (LOR-SOR-2). */
export const flightOf = ({ options }: Pick<Table, 'options'>, caster: string, id: string, hexes: number): Falling => ({
  id,
  hexes,
  fought: fledFrom(caster, readingsOf(options)),
});

/** The table once these have fought, whoever has to retreat for it. */
export const afterFight = <T extends Table>(table: T, attackers: readonly string[]): T => ({
  ...table,
  fought: [...table.fought, ...attackers],
});

export const fallingOf = ({ falling }: Pick<Table, 'falling'>, id: string): Falling | undefined => falling.find((one) => one.id === id);

/** Whose counters have to retreat: all of them are of one side. */
export const seatFalling = (table: Table): Seat | undefined => {
  const [first] = table.falling;
  return first && seatOf(table, counterOf(table.position, first.id).kind);
};

export function judgeRetreat(table: Table, { seat, id, direction, alone }: MoveOf<'retreat'>): Verdict<RuleId> {
  const falling = fallingOf(table, id);
  const counter = find(table, id);
  if (!falling || !counter) return refuse('LOR-REC-1', 'Ce pion n’a pas à reculer.');
  if (seatOf(table, counter.kind) !== seat) return refuse('LOR-REC-1', 'Sa ligne est choisie par celui qui recule.');
  const line = linesOf(table, falling).find((one) => one.direction === direction);
  if (alone && !line?.instead)
    return refuse('LOR-REC-3', `${upperFirst(theKind(counter.kind))} n’y pousse personne à sa perte : il n’y a rien à choisir.`);
  return ALLOWED;
}

export function retreatsOf(table: Table, seat: Seat): readonly MoveOf<'retreat'>[] {
  return table.falling.flatMap((falling) => {
    const lines = linesOf(table, falling);
    return DIRECTIONS.flatMap((direction): readonly MoveOf<'retreat'>[] => {
      const move = { kind: 'retreat', seat, id: falling.id, direction } as const;
      const isChoice = lines.find((line) => line.direction === direction)?.instead !== undefined;
      return [{ ...move, alone: false }, ...(isChoice ? [{ ...move, alone: true }] : [])];
    });
  });
}

function placed(position: Position, { id, at, fate }: Moved, turns: number): Position {
  const to = { q: at.q, r: at.r };
  return {
    ...position,
    counters: position.counters.map((one) => {
      if (one.id !== id) return one;
      return fate === 'paralysed' ? { ...one, at: to, paralysed: turns } : { ...one, at: to };
    }),
  };
}

/** Those that still have to retreat: out of the game or held in a chasm, nobody does. */
const stillFalling = ({ position, falling }: Table): readonly Falling[] =>
  falling.filter(({ id }) => position.counters.some((one) => one.id === id && one.paralysed === undefined));

export function retreat<T extends Table>(table: T, { id, direction, alone }: MoveOf<'retreat'>, tell: Tell): T {
  const falling = fallingOf(table, id);
  const line = falling && linesOf(table, falling).find((one) => one.direction === direction);
  if (!falling || !line) throw new Error(`no retreat of ${id}`);
  const left = table.falling.filter((one) => one.id !== id);
  const counter = counterOf(table.position, id);
  const seat = seatOf(table, counter.kind);
  if (alone) {
    tell({ kind: 'gave-up', seat, who: whoIs(counter) });
    const after = without({ ...table, falling: left }, [id]);
    return { ...after, falling: stillFalling(after) };
  }
  let position = table.position;
  const turns = paralysisOf(readingsOf(table.options));
  for (const moved of [...line.pushed, line.first]) {
    const who = counterOf(table.position, moved.id);
    tell({
      kind: 'retreated',
      seat: seatOf(table, who.kind),
      who: whoIs(who),
      end: { q: moved.at.q, r: moved.at.r },
      fate: moved.fate,
      pushed: moved.id !== id,
      ...(moved.rule && { rule: moved.rule }),
      ...(moved.because && { because: moved.because }),
    });
    position = placed(position, moved, turns);
  }
  const dead = [line.first, ...line.pushed].filter(({ fate }) => fate === 'eliminated').map((one) => one.id);
  const after = without({ ...table, position, falling: left }, dead);
  return { ...after, falling: stillFalling(after) };
}
