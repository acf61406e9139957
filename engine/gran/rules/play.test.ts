/** Whole games played at random through the rules: no position they reach breaks what every position keeps. */
import { expect, test } from 'vitest';
import { type Dice, diceFrom } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { tablesOf } from '../board/tables.ts';
import { BOARD } from '../data/board.ts';
import { openingOf } from '../setup.ts';
import { checkMoveQuestion } from '../situation.ts';
import { type Bonus, COLORS, type Color, FORCES, type Options, type Position, type Walk } from '../types.ts';
import { arrive } from './arrival.ts';
import { hasWon } from './cities.ts';
import { movesOf } from './destinations.ts';
import { judgeWalk, moverOf } from './movement.ts';
import { pieceOf } from './pieces.ts';
import { deposited, depositPoints } from './ring.ts';
import { judgeStone, ringCut, stonePoints, swordPoints } from './stones.ts';
import { duel, released } from './turn.ts';

const TABLES = tablesOf(BOARD);

const one = <Item>(dice: Dice, items: readonly Item[]): Item => {
  const item = items[dice.roll(items.length) - 1];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** What every position keeps, read as a stranger's position would be. */
function assertSound(position: Position, color: Color): void {
  const { pieces, ring, stones, goal, options } = position;
  const read = checkMoveQuestion(TABLES, JSON.parse(JSON.stringify({ pieces, ring, stones, goal, options, mover: color })));
  expect(read).toEqual({ ok: true, value: { position, mover: color } });
}

function afterSymbol(position: Position, color: Color, dice: Dice): Position {
  const piece = pieceOf(position, color);
  const kind = BOARD.points.find(({ id }) => id === piece.at)?.kind;
  if (kind === 'magic') {
    const points = stonePoints(TABLES, position);
    if (points.length === 0) return position;
    // A random point seldom cuts: half of the stones go beside the ring, where they might.
    const near = points.filter((id) => ringCut(TABLES, position, id).pocket.length < 60);
    return { ...position, stones: [...position.stones, one(dice, near.length > 0 ? near : points)] };
  }
  if (kind !== 'sword' || position.stones.length === 0) return position;
  const from = one(dice, position.stones);
  const points = swordPoints(TABLES, position, from);
  return points.length === 0 ? position : { ...position, stones: [...position.stones.filter((id) => id !== from), one(dice, points)] };
}

/** One move of a turn, or the bonus after a duel won. */
function move(position: Position, color: Color, dice: Dice, bonus?: Bonus): Position {
  const { destinations, stay } = movesOf(TABLES, position, color, bonus);
  if (destinations.length === 0) {
    expect(stay).toBe(true);
    return position;
  }
  const walk: Walk = one(dice, one(dice, destinations).routes).path;
  const mover = moverOf(TABLES, position, color, bonus);
  expect(judgeWalk(mover, walk)).toEqual({ ok: true });
  const arrival = arrive(mover, walk);
  if (arrival.deposit) return deposit(arrival.position, color, dice);
  if (!arrival.duel) return afterSymbol(arrival.position, color, dice);
  const end = duel(arrival.position, color, one(dice, FORCES), dice.roll(6));
  if (end.bonus) return move(end.position, color, dice, { left: [mover.piece.at, ...walk.slice(0, -1)] });
  return end.deposit ? deposit(end.position, color, dice) : end.position;
}

function deposit(position: Position, color: Color, dice: Dice): Position {
  const points = depositPoints(TABLES, position, pieceOf(position, color).at);
  expect(points.length).toBeGreaterThan(0);
  return deposited(position, one(dice, points));
}

const tables: [name: string, options: Options][] = [
  ['our readings', {}],
  [
    'the other readings',
    {
      'GRA-L-2': 'obligatoire',
      'GRA-L-3': 'non',
      'GRA-L-7': 'un-seul',
      'GRA-L-9': 'non',
      'GRA-L-11': 'sur-une-piece',
      'GRA-L-12': 'non',
      'GRA-L-13': 'reste-du',
      'GRA-L-16': 'non',
      'GRA-L-19': 'non',
      'GRA-L-20': 'oui',
      'GRA-L-21': 'non',
      'GRA-L-22': 'non',
      'GRA-L-23': 'si-le-sceau-manque',
      'GRA-L-24': 'partage',
      'GRA-L-25': 'oui',
      'GRA-L-26': 'non',
      'GRA-L-28': 'rien',
    },
  ],
];
test.each(tables)('GRA-DEP-4, GRA-DEP-3: games of six knights at random stay sound: %s', (name, options) => {
  let borne = 0;
  let walled = 0;
  for (let game = 0; game < (process.env.NIGHT ? 4 : 3); game++) {
    const dice = diceFrom(seeded(`${name} ${game}`));
    let position = openingOf(BOARD, COLORS, 2, options);
    for (let turn = 0; turn < 180; turn++) {
      const color = COLORS[turn % COLORS.length] ?? 'jaune';
      position = pieceOf(position, color).held ? released(position, color) : move(position, color, dice);
      assertSound(position, color);
      walled = Math.max(walled, position.stones.length);
      if ('bearer' in position.ring) borne += 1;
      if (position.pieces.some((piece) => hasWon(position, piece))) break;
    }
  }
  expect(walled).toBeGreaterThan(8);
  expect(borne).toBeGreaterThan(0);
});

test('GRA-PIE-3: asking changes nothing', () => {
  const frozen = Object.freeze({ ...openingOf(BOARD, COLORS), stones: Object.freeze(['tirad-2']) as readonly string[] });
  const before = JSON.stringify(frozen);
  judgeStone(TABLES, frozen, 'col-du-nord');
  movesOf(TABLES, frozen, 'jaune');
  expect(JSON.stringify(frozen)).toBe(before);
});
