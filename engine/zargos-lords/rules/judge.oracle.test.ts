/** The rules of the map against a second judge, written from the booklet alone (`testing/judge.ts`), on small positions and clubs' boxes drawn at random. */
import { expect, test } from 'vitest';
import { DIRECTIONS, distance, type Hex } from '../board/hex.ts';
import { type HexMap, hexAt, neighboursOf, ray } from '../board/map.ts';
import { type Counter, counterOf, type Position } from '../board/position.ts';
import { BOX } from '../data/tables.ts';
import { type OptionId, type Options, READINGS, readingsOf } from '../options.ts';
import { type Draw, drawnBox, drawnPosition, gameOf } from '../testing/draw.ts';
import { cellOfHex, chargeIn, fights, movesOf, retreatOf, shootsAt } from '../testing/judge.ts';
import type { Box } from '../types.ts';
import { combatOf, judgeAttack } from './attack.ts';
import { attackForce } from './force.ts';
import { judgeMove, reachOf } from './movement.ts';
import { retreatLines } from './retreat.ts';
import { judgeShot, shooterOf } from './shooting.ts';

/** `npm run nightly` asks for more. */
const POSITIONS = Number(process.env.POSITIONS ?? 250);
const TIME = { timeout: 30_000 + 100 * POSITIONS };
/** Ours half of the time. */
const boxOf = (draw: Draw): Box => (draw.below(2) === 0 ? BOX : drawnBox(draw));
const cell = (hex: Hex): string => `${cellOfHex(hex).column}.${cellOfHex(hex).row}`;

test(
  'LOR-MOU-1, LOR-MOU-2, LOR-MER-1, LOR-MON-1, LOR-BOI-1, LOR-GOU-1, LOR-VOL-1, LOR-ZDI-1: every end of a move and its cost are the second judge’s',
  TIME,
  () => {
    for (let seed = 0; seed < POSITIONS; seed += 1) {
      const game = gameOf(`moves ${seed}`);
      const position = drawnPosition(game);
      const mover = game.oneOf(position.counters);
      const attacked = position.counters.filter(({ id }) => id !== mover.id && game.below(5) === 0).map(({ id }) => id);
      const individual = game.below(4) === 0;
      const asked = { position, counter: mover.id, attacked, individual };
      const box = boxOf(game);
      const { arrivals } = reachOf(asked, box);
      const ours = arrivals.map(({ at, cost }) => `${cell(at)} ${cost}`).sort();
      const theirs = [...movesOf(position, mover.id, attacked, individual, box)].map(([at, cost]) => `${at} ${cost}`).sort();
      expect(ours, `seed ${seed}: ${mover.id} ${JSON.stringify({ attacked, individual, position })}`).toEqual(theirs);
      for (const { path, cost } of arrivals) expect(judgeMove(asked, path, box)).toEqual({ ok: true, cost });
    }
  },
);

/** Every table that reads these one way or the other. */
const anyOf = (...ids: readonly OptionId[]): readonly Options[] =>
  ids.reduce<readonly Options[]>((tables, id) => tables.flatMap((one) => READINGS[id].map((reading) => ({ ...one, [id]: reading }))), [{}]);

/** A straight way of no hex, one or two that ends where a counter stands, whatever lies on it. */
function wayTo(position: Position, id: string, game: Draw): readonly Hex[] {
  const { at } = counterOf(position, id);
  const away = ray(position.map, at, game.oneOf(DIRECTIONS), game.below(3));
  return [...away.toReversed(), at];
}

test(
  'LOR-CHE-1, LOR-COM-1, LOR-COM-2, LOR-COM-3, LOR-COM-4, LOR-COM-6, LOR-SOR-1: who may attack whom, whatever a box prints, as the second judge says',
  TIME,
  () => {
    let allowed = 0;
    for (let seed = 0; seed < POSITIONS; seed += 1) {
      const game = gameOf(`attacks ${seed}`);
      const position = drawnPosition(game, true);
      const box = boxOf(game);
      for (const { id, at } of position.counters) {
        const around = position.counters.filter((one) => distance(one.at, at) === 1).map((one) => one.id);
        const some = around.filter(() => game.below(2) === 0);
        for (const [ours, theirs] of [[some, [id]] as const, [[id], some] as const, [[id], around.slice(0, 1)] as const]) {
          if (ours.length === 0 || theirs.length === 0) continue;
          // Each has come straight from somewhere, by one hex or two.
          const paths = Object.fromEntries(ours.map((one) => [one, wayTo(position, one, game)]));
          const verdict = judgeAttack(
            position,
            ours.map((one) => ({ id: one, path: paths[one] ?? [] })),
            theirs,
            box,
          );
          const ways = Object.fromEntries(Object.entries(paths).map(([one, path]) => [one, path.map(cellOfHex)]));
          expect(verdict.ok, `seed ${seed}: ${ours} ${theirs} ${JSON.stringify({ position, box, ways })}`).toBe(
            fights(position, ours, theirs, box, ways),
          );
          allowed += verdict.ok ? 1 : 0;
        }
      }
    }
    expect(allowed).toBeGreaterThan(POSITIONS);
  },
);

test('LOR-CHE-1, LOR-L-2, LOR-L-37, LOR-L-66: what a Chevalier’s way adds against any one, two or three around him, as the second judge says', () => {
  const map: HexMap = { rows: new Array<string>(9).fill('.........'), wraps: false };
  const at = hexAt(4, 4);
  const enemies = neighboursOf(map, at).map((hex, side): Counter => ({ id: `b${side}`, kind: 'serpent', at: hex }));
  const groups = enemies.flatMap((one, side) => [
    [one],
    ...enemies.slice(side + 1).flatMap((two, more) => [[one, two], ...enemies.slice(side + more + 2).map((three) => [one, two, three])]),
  ]);
  const seen = new Set<number>();
  for (const options of anyOf('LOR-L-2', 'LOR-L-37', 'LOR-L-66')) {
    const position: Position = { map, counters: [{ id: 'a', kind: 'chevalier', at }, ...enemies], cities: [], allies: [], options };
    for (const direction of DIRECTIONS)
      for (const length of [0, 1, 2])
        for (const targets of groups) {
          const path = [...ray(map, at, direction, length).toReversed(), at];
          const ids = targets.map(({ id }) => id);
          const force = (way: readonly Hex[]): number =>
            attackForce(combatOf(position, [{ id: 'a', path: way }], ids).attackers, BOX, readingsOf(position)).value;
          const theirs = chargeIn(
            position,
            'a',
            path.map(cellOfHex),
            targets.map((one) => cellOfHex(one.at)),
          );
          expect(force(path) - force([]), JSON.stringify({ options, direction, length, ids })).toBe(theirs);
          seen.add(theirs);
        }
  }
  expect([...seen].sort()).toEqual([0, 1, 3]);
});

test('LOR-ARC-1, LOR-ARC-3, LOR-DRA-1, LOR-SOR-2: every shot is allowed or refused as the second judge says', TIME, () => {
  for (let seed = 0; seed < POSITIONS; seed += 1) {
    const position = drawnPosition(gameOf(`shots ${seed}`), true);
    for (const shooter of position.counters)
      for (const target of position.counters) {
        if (shooter.id === target.id) continue;
        for (const shot of ['arrows', 'flames', 'visions'] as const) {
          const ours = judgeShot(position, shooterOf(shooter), target, shot).ok;
          expect(ours, `seed ${seed}: ${shooter.id} ${target.id} ${shot} ${JSON.stringify(position)}`).toBe(
            shootsAt(position, shooter.id, target.id, shot),
          );
        }
      }
  }
});

test('LOR-REC-1, LOR-REC-2, LOR-REC-3: who falls, who is pushed, who chooses, on all six lines, as the second judge says', TIME, () => {
  for (let seed = 0; seed < POSITIONS; seed += 1) {
    const game = gameOf(`retreats ${seed}`);
    const position = drawnPosition(game, true);
    const first = game.oneOf(position.counters);
    if (first.vanished || first.paralysed) continue;
    const hexes = 1 + game.below(6);
    const fought = position.counters.filter(({ at }) => distance(at, first.at) === 1 && game.below(2) === 0).map(({ id }) => id);
    const attacked = position.counters.filter(() => game.below(4) === 0).map(({ id }) => id);
    const lines = retreatLines({ position, counter: first.id, hexes, fought, attacked });
    for (const [way, line] of lines.entries()) {
      const theirs = retreatOf(position, first.id, hexes, fought, way, attacked);
      const told = [line.first, ...line.pushed].map(({ id, fate, at }) => `${id} ${fate} ${cell(at)}`).sort();
      expect(
        { told, chooser: line.instead?.chooser },
        `seed ${seed}, way ${way}: ${JSON.stringify({ id: first.id, hexes, fought, attacked, position })}`,
      ).toEqual({
        told: [theirs.first, ...theirs.pushed].map(({ id, fate, at }) => `${id} ${fate} ${at}`).sort(),
        chooser: theirs.chooser,
      });
    }
  }
});
