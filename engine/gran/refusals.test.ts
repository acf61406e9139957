/** Every refusal, provoked: the judge says that one and no other. A refusal that no row provokes fails the last test. */
import { expect, test } from 'vitest';
import { accepted } from '../core/accepted.ts';
import type { Refusal, Verdict } from '../core/verdict.ts';
import { neighboursOf, tablesOf } from './board/tables.ts';
import { BOARD } from './data/board.ts';
import { STONES } from './data/box.ts';
import { GRAN, TURN_REFUSALS } from './game.ts';
import { REFUSALS } from './refusals.ts';
import { drawn } from './rules/drawn.ts';
import { judgeExile } from './rules/exile.ts';
import { judgeDestination, judgeWalk, moverOf } from './rules/movement.ts';
import { judgeDeposit } from './rules/ring.ts';
import { judgeStone, judgeSword } from './rules/stones.ts';
import { TEN_POINTS } from './testing/positions.ts';
import type { Bonus, Move, Options, Piece, PointId, Position, State, Walk } from './types.ts';

const TABLES = tablesOf(BOARD);
const CITY = 'Cité de Tirad';
const HERSE = 'dragon-de-la-herse';

const table = (options: Options, rest: Partial<Position> = {}): Partial<Position> => ({ options, ...rest });
const ring = { ring: { bearer: 'jaune' } } as const;
/** Yellow, alone or beside blue. */
const yellow = (at: PointId, rest: Partial<Position> = {}, change: Partial<Piece> = {}) => drawn({ jaune: [at, change] }, rest);
const both = (at: PointId, blue: PointId, rest: Partial<Position> = {}, change: Partial<Piece> = {}) =>
  drawn({ jaune: [at, change], bleu: blue }, rest);
const walk = (position: Position, path: Walk, bonus?: Bonus) => judgeWalk(moverOf(TABLES, position, 'jaune', bonus), path);
const stone = (position: Position, at: PointId) => judgeStone(TABLES, position, at);
const deposit = (position: Position, at: PointId, from = 'cite-d-elgad') => judgeDeposit(TABLES, position, from, at);

const FAR = yellow('galad-1', { ring: { at: 'tirad-3' } });
const BLACK = BOARD.points.flatMap(({ id, kind }) => (kind === 'black' ? [id] : []));
const WHITE = BOARD.points.flatMap(({ id, kind }) => (kind === 'exile' ? [id] : []));
const GATE = neighboursOf(TABLES, 'boule-de-galad')[0] ?? '';
const WAITING = drawn({ jaune: GATE, bleu: ['boule-de-galad', { waiting: true }] });

type Row = readonly [said: Refusal, verdict: Verdict];

// biome-ignore format: a case a row
const ROWS: Readonly<Record<keyof typeof REFUSALS, Row>> = {
  held: [REFUSALS.held('jaune'), walk(yellow(HERSE, {}, { held: true }), ['tirad-13'])],
  tooFar: [REFUSALS.tooFar('Tirad 3', 'Galad 1'), judgeDestination(moverOf(TABLES, yellow('tirad-3'), 'jaune'), 'galad-1') as Verdict],
  noLine: [REFUSALS.noLine('Tirad 3', 'Tirad 13'), walk(yellow('tirad-3'), ['tirad-13'])],
  back: [REFUSALS.back('Tirad 3'), walk(yellow('tirad-3'), ['tirad-8', 'tirad-3'])],
  backInBonus: [REFUSALS.backInBonus('Tirad 13'), walk(yellow(HERSE, table({ 'GRA-L-20': 'oui' })), ['tirad-13'], { left: ['tirad-13'] })],
  overDragon: [REFUSALS.overDragon('Dragon de la Herse'), walk(yellow('tirad-13'), [HERSE, 'tirad-14'])],
  overPiece: [REFUSALS.overPiece('Tirad 8', 'bleu'), walk(both('tirad-3', 'tirad-8'), ['tirad-8', 'tirad-9'])],
  overPieceWithRing: [REFUSALS.overPieceWithRing('Tirad 8', 'bleu'), walk(both('tirad-3', 'tirad-8', table({ 'GRA-L-12': 'non' }, ring)), ['tirad-8', 'tirad-9'])],
  overStone: [REFUSALS.overStone('Tirad 8'), walk(yellow('tirad-3', { stones: ['tirad-8'] }), ['tirad-8', 'tirad-9'])],
  overTaken: [REFUSALS.overTaken(CITY), walk(both('tirad-4', 'cite-de-tirad'), ['cite-de-tirad', 'tirad-5'])],
  throughWithRing: [REFUSALS.throughWithRing(CITY), walk(yellow('tirad-4', ring), ['cite-de-tirad', 'tirad-5'])],
  throughMissing: [REFUSALS.throughMissing(CITY), walk(yellow('tirad-4', table({ 'GRA-L-23': 'si-le-sceau-manque' }, ring)), ['cite-de-tirad', 'tirad-5'])],
  through: [REFUSALS.through(CITY), walk(yellow('tirad-4', table({ 'GRA-L-19': 'non' })), ['cite-de-tirad', 'tirad-5'])],
  onStone: [REFUSALS.onStone('Tirad 8'), walk(yellow('tirad-3', { stones: ['tirad-8'] }), ['tirad-8'])],
  leaperOnStone: [REFUSALS.leaperOnStone('Tirad 8', 'bearer'), walk(yellow('tirad-3', { stones: ['tirad-8'], ring: { bearer: 'jaune' } }), ['tirad-8'])],
  onWaiting: [REFUSALS.onWaiting('Boule bleue de Galad'), walk(WAITING, ['boule-de-galad'])],
  onCity: [REFUSALS.onCity(CITY, 'bleu'), walk(both('tirad-4', 'cite-de-tirad'), ['cite-de-tirad'])],
  attackInBonus: [REFUSALS.attackInBonus('bleu'), walk(both(HERSE, 'tirad-13', table({ 'GRA-L-9': 'non' })), ['tirad-13'], { left: ['tirad-14'] })],
  attackWithout: [REFUSALS.attackWithout('bleu'), walk(both('tirad-3', 'tirad-8', {}, { amulets: 0 }), ['tirad-8'])],
  attackOnDragon: [REFUSALS.attackOnDragon('bleu', 'Dragon de la Herse'), walk(both('tirad-13', HERSE, {}, { amulets: 1 }), [HERSE])],
  noExile: [REFUSALS.noExile('bleu', WHITE.length), walk(both('tirad-3', 'tirad-8', { stones: WHITE }), ['tirad-8'])],
  dragonWithout: [REFUSALS.dragonWithout('Dragon de la Herse'), walk(yellow('tirad-13', {}, { amulets: 0 }), [HERSE])],
  bonusShort: [REFUSALS.bonusShort('Tirad 14'), walk(yellow(HERSE), ['tirad-14'], { left: ['tirad-13'] })],
  noStoneLeft: [REFUSALS.noStoneLeft(), stone(yellow('galad-1', { stones: BLACK.slice(0, STONES) }), 'elgad-1')],
  stoneOnSymbol: [REFUSALS.stoneOnSymbol('Pierre des Douves'), stone(FAR, 'pierre-des-douves')],
  stoneOnBall: [REFUSALS.stoneOnBall('Boule de Tirad'), stone(FAR, 'boule-de-tirad')],
  stoneOnExile: [REFUSALS.stoneOnExile('Exil 1'), stone(yellow('galad-1', table({ 'GRA-L-22': 'non' })), 'exil-1')],
  stoneOnStone: [REFUSALS.stoneOnStone('Tirad 8'), stone(yellow('galad-1', { stones: ['tirad-8'] }), 'tirad-8')],
  stoneOnPiece: [REFUSALS.stoneOnPiece('Galad 1', 'jaune'), stone(FAR, 'galad-1')],
  stoneOnRing: [REFUSALS.stoneOnRing('Tirad 3'), stone(FAR, 'tirad-3')],
  cuts: [REFUSALS.cuts('Tirad 8', ['jaune'], ['Tirad 2']), stone({ ...FAR, stones: ['tirad-2'] }, 'tirad-8')],
  walls: [REFUSALS.walls('Tirad 5', CITY, ['jaune']), stone(yellow('galad-1', table({ 'GRA-L-26': 'non' }, { stones: ['tirad-4'] })), 'tirad-5')],
  noStoneThere: [REFUSALS.noStoneThere('Tirad 2'), judgeSword(TABLES, { ...FAR, stones: ['tirad-1'] }, 'tirad-2', 'tirad-8')],
  noStoneAtAll: [REFUSALS.noStoneAtAll(), judgeSword(TABLES, FAR, 'tirad-2', 'tirad-8')],
  ringOnSymbol: [REFUSALS.ringOnSymbol('GRA-CIT-1', 'Pierre des Douves'), deposit(FAR, 'pierre-des-douves')],
  ringOnBall: [REFUSALS.ringOnBall('Boule de Tirad'), deposit(yellow('galad-1', table({ 'GRA-L-21': 'non' })), 'boule-de-tirad')],
  ringOnStone: [REFUSALS.ringOnStone('GRA-CIT-1', 'Tirad 8'), deposit({ ...FAR, stones: ['tirad-8'] }, 'tirad-8')],
  ringAtHome: [REFUSALS.ringAtHome('GRA-ANN-4', 'Tirad 1', 'tirad'), deposit(FAR, 'tirad-1', HERSE)],
  ringOnExile: [REFUSALS.ringOnExile('Exil 1'), deposit(FAR, 'exil-1')],
  ringOnPiece: [REFUSALS.ringOnPiece('Galad 1', 'jaune'), deposit(FAR, 'galad-1')],
  ringOnWaiting: [REFUSALS.ringOnWaiting('Boule bleue de Galad'), deposit(WAITING, 'boule-de-galad')],
  ringWalled: [REFUSALS.ringWalled('Tirad 3', ['Tirad 2', 'Tirad 8']), deposit({ ...FAR, stones: ['tirad-2', 'tirad-8'] }, 'tirad-3')],
  notExile: [REFUSALS.notExile('Galad 1'), judgeExile(TABLES, FAR, 'jaune', 'tirad-8', 'galad-1')],
  exileTaken: [REFUSALS.exileTaken('Exil 1'), judgeExile(TABLES, both('tirad-8', 'exil-1'), 'jaune', 'tirad-8', 'exil-1')],
};

function begun(options: object = {}): State {
  return { ...GRAN.setup(accepted(GRAN.checkOptions({ seats: 2, ...options })), 'refus'), turn: 0 };
}

const START = begun();
const ask = (state: State, move: Move) => GRAN.judge(state, move);
const PASS: Move = { kind: 'pass', seat: 0 };
/** Every point that takes a stone has the one that is lifted. */
const FULL = begun({ board: TEN_POINTS });
const LIFTING: State = { ...FULL, phase: 'lift', position: { ...FULL.position, stones: ['exil-1'] } };
const WON: State = {
  ...begun({ options: { 'GRA-L-2': 'obligatoire' } }),
  phase: 'bonus',
  bonus: true,
  position: drawn({ jaune: HERSE, bleu: 'galad-1' }, { options: { 'GRA-L-2': 'obligatoire' } }),
};

const TURN_ROWS: Readonly<Record<keyof typeof TURN_REFUSALS, Row>> = {
  over: [TURN_REFUSALS.over(), ask({ ...START, phase: 'over' }, PASS)],
  noSeat: [TURN_REFUSALS.noSeat(5, 2), ask(START, { kind: 'pass', seat: 5 })],
  notYourTurn: [TURN_REFUSALS.notYourTurn('jaune'), ask(START, { kind: 'pass', seat: 1 })],
  noPoint: [TURN_REFUSALS.noPoint('nulle-part'), ask(START, { kind: 'walk', seat: 0, path: ['nulle-part'] })],
  notHeld: [TURN_REFUSALS.notHeld('jaune'), ask(START, { kind: 'release', seat: 0 })],
  mustMove: [TURN_REFUSALS.mustMove('jaune'), ask(START, PASS)],
  mustUseBonus: [TURN_REFUSALS.mustUseBonus(), ask(WON, PASS)],
  noPlaceForStone: [TURN_REFUSALS.noPlaceForStone('Exil 1'), ask(LIFTING, { kind: 'lift', seat: 0, at: 'exil-1' })],
};

test.each(Object.entries({ ...ROWS, ...TURN_ROWS }))('says why: %s', (_name, [said, verdict]) => {
  expect(verdict).toMatchObject(said);
});

test('each phase asks for its own move, and refuses the others by its rule', () => {
  const asked = (['walk', 'exile', 'stone', 'lift', 'sword', 'deposit', 'bonus'] as const).map((phase) => {
    const verdict = ask({ ...START, phase }, phase === 'deposit' ? PASS : { kind: 'deposit', seat: 0, at: 'tirad-1' });
    return verdict.ok ? phase : verdict.rule;
  });
  expect(asked).toEqual(['GRA-DEP-4', 'GRA-ATT-1', 'GRA-PIE-1', 'GRA-PIE-4', 'GRA-PIE-4', 'GRA-ANN-4', 'GRA-DRA-3']);
});

test('no refusal is left unprovoked, and none is said twice in the same words', () => {
  expect(Object.keys({ ...ROWS, ...TURN_ROWS })).toEqual(Object.keys({ ...REFUSALS, ...TURN_REFUSALS }));
  const sentences = Object.values({ ...ROWS, ...TURN_ROWS }).map(([{ because }]) => because);
  expect(new Set(sentences).size).toBe(sentences.length);
});
