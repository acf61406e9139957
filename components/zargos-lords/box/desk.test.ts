/** The page of a club's box: what a visitor may do to it, and what is at fault counts for nothing. */
import { describe, expect, test } from 'vitest';
import { faultInWords } from '#engine/zargos-lords/data/differences.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import {
  type BoxAct,
  type Desk,
  deskOf,
  doubtsOf,
  factorMark,
  hitsMark,
  isFixed,
  needMark,
  nextDesk,
  problemsOf,
  resultMark,
} from './desk.ts';

const deskAfter = (...acts: readonly BoxAct[]): Desk => acts.reduce(nextDesk, deskOf(BOX));
const told = (desk: Desk): readonly string[] => desk.problems.map(faultInWords);

test('LOR-MAT-3: a factor is replaced, and its mark says whose it is', () => {
  const { box, problems } = deskAfter({ kind: 'factor', pawn: 'dragon', factor: 'combat', value: 12 });
  expect(problems).toEqual([]);
  expect(box.factors.dragon).toEqual({ combat: 12, movement: BOX.factors.dragon.movement });
  expect([factorMark(box, 'dragon', 'combat'), factorMark(box, 'dragon', 'movement'), factorMark(box, 'faucon', 'combat')]).toEqual([
    'own',
    'ours',
    'booklet',
  ]);
});

test('LOR-COM-5: the two factors of the example are fixed, and no other', () => {
  const fixed = Object.keys(BOX.factors).filter((kind) => isFixed(kind as keyof typeof BOX.factors, 'combat'));
  expect(fixed).toEqual(['faucon', 'moines-fantassin']);
  const { box, problems } = deskAfter({ kind: 'factor', pawn: 'faucon', factor: 'combat', value: 6 });
  expect(box).toBe(BOX);
  expect(problems[0]?.because).toContain('LOR-COM-5');
});

describe('nothing at fault is applied', () => {
  const raised: BoxAct = { kind: 'hits', shot: 'visions', row: 4, die: 5, hits: 5 };
  test('LOR-SOR-2: a far row better than a nearer one is told, the rest waits, and its repair brings all of it', () => {
    const desk = deskAfter({ kind: 'factor', pawn: 'aile', factor: 'combat', value: 9 }, raised);
    expect(told(desk)).toEqual(['Visions, 5 hexagones : on y atteint mieux qu’un hexagone plus près.']);
    expect(problemsOf(desk, 'visions')).toHaveLength(1);
    expect(problemsOf(desk, 'arrows')).toEqual([]);
    expect([desk.box.factors.aile.combat, desk.box.visions]).toEqual([9, BOX.visions]);
    const mended = [3, 2].reduce((one: Desk, row) => nextDesk(one, { kind: 'hits', shot: 'visions', row, die: 5, hits: 5 }), desk);
    expect([mended.problems, mended.box.visions[4]?.[5], hitsMark(mended.box, 'visions', 4, 5)]).toEqual([[], 5, 'own']);
  });
  test('LOR-DRA-1: flames better from afar surprise, and count all the same', () => {
    const desk = deskAfter({ kind: 'hits', shot: 'flames', row: 4, die: 5, hits: 3 });
    expect([desk.problems, desk.box.flames[4]?.[5]]).toEqual([[], 3]);
    expect(doubtsOf(desk, 'flames').map(faultInWords)).toEqual(['Flammes, 5 hexagones : on y atteint mieux qu’un hexagone plus près.']);
    expect(doubtsOf(desk, 'arrows')).toEqual([]);
  });
  test('ours again in one part leaves the others', () => {
    const desk = nextDesk(deskAfter({ kind: 'factor', pawn: 'aile', factor: 'combat', value: 9 }, raised), {
      kind: 'ours',
      part: 'visions',
    });
    expect([desk.problems, desk.box.visions, desk.box.factors.aile.combat]).toEqual([[], BOX.visions, 9]);
  });
});

describe('bands', () => {
  test('LOR-COM-4: one more at either end, with the results of its neighbour, is no fault', () => {
    const desk = deskAfter({ kind: 'below' }, { kind: 'above' });
    expect(desk.problems).toEqual([]);
    expect(desk.box.combat.map(({ from }) => from)).toEqual([-4, 0, 4, 8, 12, 16]);
    expect(desk.box.combat[0]?.results).toEqual(BOX.combat[0]?.results);
  });
  test('no more than twelve, and none below the least difference', () => {
    const many = deskAfter(...Array.from({ length: 20 }, (): BoxAct => ({ kind: 'above' })));
    expect(many.box.combat).toHaveLength(12);
    const low = deskAfter(...Array.from({ length: 20 }, (): BoxAct => ({ kind: 'below' })));
    expect(low.box.combat[0]?.from).toBe(-20);
  });
  test('LOR-COM-5: the band of the example cannot go', () => {
    const desk = deskAfter({ kind: 'remove', band: 1 });
    expect(told(desk)).toEqual([
      'Tableau des combats attend une bande de 4 à 7 où le dé 4 donne D3 : c’est l’exemple du livret (LOR-COM-5).',
    ]);
    expect(desk.box).toBe(BOX);
  });
  test('a result and a first difference are replaced, and marked by what stood there', () => {
    const { box, problems } = deskAfter({ kind: 'result', band: 0, die: 5, result: 'D3' }, { kind: 'from', band: 3, from: 13 });
    const [low, known, , high] = box.combat;
    expect([problems, low?.results[5], high?.from]).toEqual([[], 'D3', 13]);
    expect([low && resultMark(low, 5), low && resultMark(low, 0), known && resultMark(known, 3), high && resultMark(high, 0)]).toEqual([
      'own',
      'ours',
      'booklet',
      'own',
    ]);
  });
});

test('LOR-ARC-2: what a kind needs is replaced; the six arrows of the Dragon are the booklet’s', () => {
  const { box } = deskAfter({ kind: 'need', shot: 'arrows', pawn: 'moine', need: 4 });
  expect([box.needs.arrows.moine, needMark(box, 'arrows', 'moine'), needMark(box, 'arrows', 'dragon')]).toEqual([4, 'own', 'booklet']);
  expect(told(deskAfter({ kind: 'need', shot: 'arrows', pawn: 'dragon', need: 5 }))).toEqual([
    'Dragon, flèches qu’il faut attend 6 : c’est l’exemple du livret (LOR-ARC-2).',
  ]);
});

test('a box loaded takes the place of everything, faults too', () => {
  expect(nextDesk(deskAfter({ kind: 'remove', band: 1 }), { kind: 'load', box: BOX })).toEqual(deskOf(BOX));
});
