/**
 * Moves held to a second reading of the booklet that shares no code with the engine: all walks are enumerated from the lines, and each is asked
 * the booklet's questions one by one.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tablesOf } from '../board/tables.ts';
import { BOARD } from '../data/board.ts';
import type { Options } from '../options.ts';
import type { Bonus, Position } from '../types.ts';
import { arbitraryPosition } from './arbitrary.ts';
import { accessFrom, isBlocked, moverOf } from './movement.ts';

const TABLES = tablesOf(BOARD);
const KIND = new Map(BOARD.points.map(({ id, kind }) => [id, kind as string]));
const CITY = new Map(BOARD.points.map(({ id, kingdom }) => [id, kingdom]));
const joined = (a: string, b: string): boolean =>
  BOARD.lines.some((line) => (line.a === a && line.b === b) || (line.a === b && line.b === a));
const around = (a: string): string[] => BOARD.points.map(({ id }) => id).filter((b) => joined(a, b));

interface Case {
  readonly who: Position['pieces'][number];
  readonly position: Position;
  readonly o: Options;
  readonly bonus: Bonus | undefined;
}

/** May the walk stop at `q`? */
function mayStop({ who, position, o, bonus }: Case, q: string): boolean {
  if (position.stones.includes(q)) return false;
  const there = position.pieces.filter((p) => p !== who && p.at === q);
  const dragon = KIND.get(q) === 'dragon';
  if (there.length === 0) return !dragon || who.amulets > 0;
  if (KIND.get(q) === 'city') return o['GRA-L-24'] === 'partage';
  const needed = dragon ? 2 : 1;
  const white = BOARD.points.filter(
    ({ id, kind }) =>
      kind === 'exile' && id !== q && !position.stones.includes(id) && position.pieces.every((p) => p === who || p.at !== id),
  );
  return !there.some((p) => p.waiting) && !(bonus && o['GRA-L-9'] === 'non') && who.amulets >= needed && white.length > 0;
}

/** May the walk go on from `p`? */
function mayGoOn({ who, position, o, bonus }: Case, p: string): boolean {
  const bearer = 'bearer' in position.ring && position.ring.bearer === who.color;
  const there = position.pieces.some((one) => one !== who && one.at === p);
  const isCity = KIND.get(p) === 'city';
  if (isCity && (!there || o['GRA-L-24'] === 'partage')) {
    const kingdom = CITY.get(p);
    if (bearer && (o['GRA-L-23'] !== 'si-le-sceau-manque' || (kingdom && !who.seals.includes(kingdom)))) return false;
    if (!bearer && o['GRA-L-19'] === 'non') return false;
  }
  if (bonus) return true;
  if (there && !(bearer && o['GRA-L-12'] !== 'non')) return false;
  return bearer || (KIND.get(p) !== 'dragon' && !position.stones.includes(p));
}

const turns = ({ who, o, bonus }: Case, walk: readonly string[]): boolean =>
  walk[1] === who.at || (bonus !== undefined && o['GRA-L-20'] === 'oui' && walk.some((p) => bonus.left.includes(p)));

function legalWalks(asked: Case): string[] {
  const { who, position, o, bonus } = asked;
  if (who.held) return [];
  const two = around(who.at).flatMap((p) => around(p).map((q) => [p, q]));
  const goodTwo = two.filter(([p = '', q = '']) => !turns(asked, [p, q]) && mayGoOn(asked, p) && mayStop(asked, q));
  const goodOne = around(who.at).filter((q) => {
    if (turns(asked, [q]) || !mayStop(asked, q)) return false;
    if (!bonus || o['GRA-L-2'] === 'un-ou-deux' || goodTwo.length === 0) return true;
    const taken = position.pieces.some((p) => p !== who && p.at === q) && KIND.get(q) !== 'city';
    return taken || (KIND.get(q) === 'city' && !mayGoOn(asked, q));
  });
  return [...goodOne, ...goodTwo.map((walk) => walk.join(' '))].sort();
}

test('GRA-DEP-1, GRA-DEP-2, GRA-DEP-3, GRA-DEP-5, GRA-ANN-3, GRA-DRA-3: every walk is legal or refused as the booklet reads, whatever the table', () => {
  const samePieces = fc.record({
    position: arbitraryPosition,
    isBonus: fc.boolean(),
    steps: fc.array(fc.nat(5), { minLength: 1, maxLength: 2 }),
  });
  fc.assert(
    fc.property(samePieces, ({ position, isBonus, steps }) => {
      for (const who of position.pieces) {
        const left: string[] = [];
        for (const step of steps) left.push(around(left.at(-1) ?? who.at)[step] ?? who.at);
        const bonus = isBonus ? { left: left.filter((id) => id !== who.at) } : undefined;
        const mover = moverOf(TABLES, position, who.color, bonus);
        const access = [...accessFrom(mover).values()];
        const found = access.flatMap((one) => (one.ok ? one.walks.map((walk) => walk.join(' ')) : [])).sort();
        expect(found).toEqual(legalWalks({ who, position, o: position.options, bonus }));
        expect(isBlocked(mover)).toBe(found.length === 0);
        for (const one of access) if (!one.ok) expect(one.because).toMatch(/^[\p{Lu}«].*\.$/u);
      }
    }),
    { numRuns: 300, seed: 19900101 },
  );
});
