/** Every step of every figure, asked of the rules. */
import { expect, test } from 'vitest';
import { positionOf } from './board/drawn.ts';
import { DIRECTIONS, type Direction } from './board/hex.ts';
import { cellOf, crossing, hexAt, ray, terrainAt } from './board/map.ts';
import { counterOf, enemiesAt, type Position, zoneAround } from './board/position.ts';
import { FACTORS, PEOPLE_OF } from './data/counters.ts';
import { BOX } from './data/tables.ts';
import { type Cell, DIAGRAMS, type Diagram, diagramOf, PRINTED_COUNTER, type Shown } from './diagrams.ts';
import { readingsOf } from './options.ts';
import { chargeOf, combatOf, commonZone, judgeAttack } from './rules/attack.ts';
import { forcesOf } from './rules/combat.ts';
import { judgeMove } from './rules/movement.ts';
import { type Fate, retreatLines } from './rules/retreat.ts';
import { beamsFrom } from './rules/shooting.ts';

const cell = (hex: { q: number; r: number }): Cell => [cellOf(hex).column, cellOf(hex).row];
const hexes = (cells: readonly Cell[]) => cells.map(([column, row]) => hexAt(column, row));
const ruled = (verdict: { ok: boolean; rule?: string }) => (verdict.ok ? 'ok' : verdict.rule);

/** What the rules say of a step, in its own words. */
function asked(position: Position, shown: Shown): Shown {
  switch (shown.kind) {
    case 'crossing': {
      const [from] = hexes([shown.from]);
      const over = DIRECTIONS.flatMap((direction) => (from && crossing(position.map, from, direction)) || []);
      return { ...shown, out: over[0]?.out ?? '', into: over.map(({ into }) => into), cells: over.map(({ to }) => cell(to)) };
    }
    case 'zone':
      return { ...shown, cells: zoneAround(position, counterOf(position, shown.counter).at).map(cell) };
    case 'move': {
      const { counter, path, attacked } = shown;
      return {
        ...shown,
        ruled: ruled(judgeMove({ position, counter, attacked, individual: false }, hexes(path), BOX)) as typeof shown.ruled,
      };
    }
    case 'common':
      return { ...shown, cells: commonZone(position, shown.targets).map(cell) };
    case 'attack': {
      const assailants = shown.attackers.map((id) => ({ id }));
      const { attack, defence } = forcesOf(combatOf(position, assailants, shown.targets), BOX, readingsOf(position));
      return {
        ...shown,
        ruled: ruled(judgeAttack(position, assailants, shown.targets, BOX)) as typeof shown.ruled,
        attack: attack.value,
        defence: defence.value,
      };
    }
    case 'charge':
      return {
        ...shown,
        charge: chargeOf(position, counterOf(position, shown.counter), hexes(shown.path), counterOf(position, shown.target).at) ?? null,
      };
    case 'serpent': {
      const { at, kind } = counterOf(position, shown.counter);
      const line = ray(position.map, at, shown.direction, BOX.factors[kind].movement);
      return {
        ...shown,
        cells: line.map(cell),
        charged: line.flatMap((hex) => enemiesAt(position, hex, PEOPLE_OF[kind])).map(({ id }) => id),
      };
    }
    case 'retreat': {
      const { counter, hexes: count, fought } = shown;
      const lines = retreatLines({ position, counter, hexes: count, fought });
      const ends: Partial<Record<Direction, readonly [Fate, Cell]>> = {};
      const victims: Partial<Record<Direction, readonly string[]>> = {};
      for (const { direction, first, pushed } of lines) {
        ends[direction] = [first.fate, cell(first.at)];
        const dead = pushed.filter(({ fate }) => fate === 'eliminated').map(({ id }) => id);
        if (dead.length > 0) victims[direction] = dead;
      }
      return { ...shown, ends: { ...shown.ends, ...ends }, victims };
    }
    case 'arrows':
      return {
        ...shown,
        cells: beamsFrom(position, counterOf(position, shown.counter).at, 'arrows').flatMap((beam) => beam.hexes.map(cell)),
      };
  }
}

const figures = DIAGRAMS.map((diagram): [string, Diagram] => [diagram.id, diagram]);

test.each(figures)(
  'LOR-MAT-2, LOR-ZDI-1, LOR-ZDI-2, LOR-COM-2, LOR-COM-3, LOR-CHE-1, LOR-SER-1, LOR-REC-1, LOR-ARC-3: figure %s is as the rules say',
  (id, { drawing, steps }) => {
    const position = positionOf(drawing);
    expect(new Set(drawing.rows.map((row) => row.length)).size, 'rows of one length').toBe(1);
    for (const { at, id: counter } of position.counters)
      expect(terrainAt(position.map, at), `${id} ${counter} stands on land`).not.toBe('mer');
    for (const { text, shown } of steps) {
      expect(text).toMatch(/^[A-ZÀÉ].*\.$/);
      expect(asked(position, shown), text).toEqual(shown);
    }
  },
);

test('figures are found by id, and a counter printed « 2, 5 » is one of ours', () => {
  expect(diagramOf('charge').title).toBe('De front, de côté, ou pas du tout');
  expect(() => diagramOf('zone' as 'charge')).toThrow('no diagram zone');
  const { kind, ...factors } = PRINTED_COUNTER;
  expect(FACTORS[kind]).toEqual(factors);
});
