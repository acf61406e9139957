/** Nobody is advised to go where he will rather be killed than not, unless it is worth more than he is, or he is no safer where he stands. */
import { expect, test } from 'vitest';
import { plain } from '#components/base/typography.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { cityOf, type Drawn, warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import { march } from '#engine/zargos-lords/game/march.ts';
import type { Move, MoveOf, State, View } from '#engine/zargos-lords/game/types.ts';
import { planOf } from '#engine/zargos-lords/game/bot/war/plan.ts';
import { LORDS_ADVISER } from './adviser.ts';
import { keepMonth } from './month.ts';
import { joinedBy, owingThen, prudentOf } from './prudence.ts';

const PLAIN = new Array<string>(14).fill('.'.repeat(18));

/** Six Serpents, 36 together, who come nine hexagons far. */
const SERPENTS: readonly Drawn[] = [
  ['b1', 'serpent', 10, 4],
  ['b2', 'serpent', 10, 5],
  ['b3', 'serpent', 10, 6],
  ['b4', 'serpent', 10, 7],
  ['b5', 'serpent', 10, 8],
  ['b6', 'serpent', 10, 9],
];

/** What is advised to a Chevalier (8) of a march to column 6, and of staying, worth so much. */
function advised(from: number, value: number, enemies: readonly Drawn[], against?: string): Move['kind'] | undefined {
  const scene = warScene(PLAIN, ['chevaliers', 'dragons'], [['a1', 'chevalier', from, 6], ...enemies], [], { turn: 0 });
  const march: Move = { kind: 'march', seat: 0, id: 'a1', to: hexAt(6, 6), ...(against && { against }) };
  const stay: Move = { kind: 'stay', seat: 0, id: 'a1' };
  const view = LORDS.view(scene, 0);
  return prudentOf<Move>(view, [
    { move: march, value },
    { move: stay, value: 0 },
  ])?.move.kind;
}

test('into the reach of six, he does not go; of one, he does', () => {
  expect(advised(0, 2, SERPENTS)).toBe('stay');
  expect(advised(0, 2, SERPENTS.slice(0, 1))).toBe('march');
});

/** A Fantassin (2), next to where he would go: 8 against 2 wins it once in six. */
const FOOT: Drawn = ['b7', 'dragons-fantassin', 7, 6];

test('he goes for a combat where nobody answers, not where six would; and where he is no worse than he was', () => {
  expect(advised(0, 20, SERPENTS)).toBe('stay');
  expect(advised(0, 2, [FOOT], 'b7')).toBe('march');
  expect(advised(0, 2, [FOOT, ...SERPENTS], 'b7')).toBe('stay');
  expect(advised(7, 2, SERPENTS)).toBe('march');
});

/** Chevaliers (8), and a Dragon (10) whom one of them may not attack, and two may: 16 against 10. */
const knights = (columns: readonly number[], more: Partial<State> = {}): View =>
  LORDS.view(
    warScene(
      PLAIN,
      ['chevaliers', 'dragons'],
      [...columns.map((column, at): Drawn => [`a${at + 1}`, 'chevalier', column, 6]), ['b1', 'dragon', 10, 6]],
      [],
      { turn: 0, ...more },
    ),
    0,
  );
const COMES: MoveOf<'march'> = { kind: 'march', seat: 0, id: 'a1', to: hexAt(9, 5), against: 'b1' };

test('against one too strong, he is sent with who can be there; where nobody can, he is not', () => {
  expect(joinedBy(knights([4, 3]), COMES)?.map(({ id }) => id)).toEqual(['a1', 'a2']);
  // Eight hexagons are a Chevalier's month: the second stands ten from the Dragon.
  expect(joinedBy(knights([4, 0]), COMES)).toBeUndefined();
  const told = LORDS_ADVISER.say(joinedBy(knights([4, 3]), COMES) ?? [COMES], knights([4, 3]));
  expect(told).toBe('menez 2 pions attaquer le Dragon (G11), le premier en F10 : le Chevalier (G5) et le Chevalier (G4).');
});

test('who is counted on in an attack that is begun is sent nowhere else', () => {
  const away = (view: View): Move['kind'] | undefined =>
    prudentOf<Move>(view, [
      { move: { kind: 'march', seat: 0, id: 'a2', to: hexAt(3, 6) }, value: 5 },
      { move: { kind: 'stay', seat: 0, id: 'a2' }, value: 0 },
    ])?.move.kind;
  // The first has come next to the Dragon for it, where the second already stands: without him it is 8 against 10.
  const begun = march(knights([4, 9]), COMES, () => {});
  expect(away(begun)).toBe('stay');
  expect(away(knights([4, 9]))).toBe('march');
});

test('whoever has won a combat of its own goes on to where the others cannot answer', () => {
  const far = SERPENTS.map(([id, kind, column, row]): Drawn => [id, kind, column + 2, row]);
  const scene = warScene(PLAIN, ['ailes', 'dragons'], [['a1', 'aile', 6, 6], ...far], [], {
    turn: 0,
    phase: 'onward',
    onward: { id: 'a1', left: 6, beaten: [] },
  });
  const onward = (column: number, value: number) => ({ move: { kind: 'onward', seat: 0, to: hexAt(column, 6) } as const, value });
  // Six Serpents, 36 against 8, come nine hexagons far: in half the faces he is lost, four of his eight factors.
  expect(prudentOf(LORDS.view(scene, 0), [onward(7, 3), onward(0, 0)])?.move.to).toEqual(hexAt(0, 6));
  expect(prudentOf(LORDS.view(scene, 0), [onward(7, 9), onward(0, 0)])?.move.to).toEqual(hexAt(7, 6));
});

/** What is advised to the third Fantassin in a city of the Chevaliers, whose march is worth 3, with an enemy Fantassin so far away. */
function guarding(column: number, garrison = 3): Move['kind'] | undefined {
  const inside = Array.from({ length: garrison }, (_, at) => [`a${61 + at}`, 'chevaliers-fantassin'] as const);
  const home = cityOf('chevaliers', 0, 6, inside);
  const scene = warScene(PLAIN, ['chevaliers', 'dragons'], [['b9', 'dragons-fantassin', column, 6]], [home], { turn: 0 });
  const id = inside.at(-1)?.[0] ?? '';
  return prudentOf<Move>(LORDS.view(scene, 0), [
    { move: { kind: 'march', seat: 0, id, to: hexAt(1, 6) }, value: 3 },
    { move: { kind: 'stay', seat: 0, id }, value: 0 },
  ])?.move.kind;
}

test('nobody leaves walls to which an enemy may come in three months: he would be called back', () => {
  // A Fantassin walks five hexagons a month: in three, next to walls sixteen away, not seventeen.
  expect([16, 17].map((column) => guarding(column))).toEqual(['stay', 'march']);
  expect([16, 17].map((column) => guarding(column, 1))).toEqual(['stay', 'march']);
});

/** What is said of a march. */
function said(counters: readonly Drawn[], id: string, column: number): string {
  const scene = warScene(PLAIN, ['chevaliers', 'dragons'], counters, [], { turn: 0 });
  const view = LORDS.view(scene, 0);
  return plain(LORDS_ADVISER.grounds({ moves: [{ kind: 'march', seat: 0, id, to: hexAt(column, 6) }] }, view, LORDS.moves(scene, 0)).line);
}

test('of who is lost wherever he goes, it is said that he is no safer where he is', () => {
  expect(said([['a1', 'chevalier', 7, 6], ...SERPENTS], 'a1', 6)).toMatch(
    /36 contre 8\. Là où il est, il n'est pas plus sûr : 36 contre 8\.$/,
  );
  expect(said([['a1', 'chevalier', 0, 6], ...SERPENTS], 'a1', 6)).not.toContain('Là où il est');
});

test('a march from which one may shoot says at whom, and with what chance', () => {
  // From two hexagons an arrow finds 1, 1, 2, 3, 3 or 4; a Fantassin falls to two.
  const line = said(
    [
      ['a1', 'chevaliers-fantarcher', 0, 6],
      ['b1', 'dragons-fantassin', 3, 8],
    ],
    'a1',
    3,
  );
  expect(line).toMatch(/^Pour viser le Fantassin des Dragons \(I4\) : 66,7 % de chances de l'éliminer\./);
});

/** What is advised to a Chevalier of three peoples who waits, so many rows from his city, of a place that is worth so much more. */
function waiting(row: number, value: number): Move['kind'] | undefined {
  const cities = [
    cityOf('chevaliers', 3, 2, [['a8', 'chevaliers-fantassin']]),
    cityOf('dragons', 17, 12, [['b8', 'dragons-fantassin']]),
    cityOf('ailes', 16, 1, [['c8', 'ailes-fantassin']]),
  ];
  const scene = warScene(
    PLAIN,
    ['chevaliers', 'dragons', 'ailes'],
    [
      ['a1', 'chevalier', 3, row],
      ['b1', 'dragons-fantassin', 17, 13],
      ['c1', 'ailes-fantassin', 17, 0],
    ],
    cities,
    { turn: 0 },
  );
  const view = LORDS.view(scene, 0);
  keepMonth(view);
  expect(planOf(view).get('a1')).toMatchObject({ task: 'reserve' });
  return prudentOf<Move>(view, [
    { move: { kind: 'march', seat: 0, id: 'a1', to: hexAt(4, row) }, value },
    { move: { kind: 'stay', seat: 0, id: 'a1' }, value: 0 },
  ])?.move.kind;
}

test('who waits in reserve near his city does not change his place for little; who has not come there yet goes on', () => {
  expect(waiting(4, 0.4)).toBe('stay');
  expect(waiting(4, 0.6)).toBe('march');
  expect(waiting(12, 0.4)).toBe('march');
});

test('of a line that pushes a pair to its loss, who is escorted counts too', () => {
  const rows = PLAIN.map((row, at) => (at === 6 ? '....A.............' : row));
  const scene = warScene(
    rows,
    ['chevaliers', 'dragons'],
    [
      ['a1', 'chevaliers-fantassin', 4, 4],
      ['a2', 'chevalier', 4, 5, { escort: 'chevaliers-fantassin', escortId: 'a3' }],
      ['b1', 'dragon', 4, 3],
    ],
    [],
    { phase: 'retreat', within: 'combats', turn: 1, falling: [{ id: 'a1', hexes: 1, fought: ['b1'] }] },
  );
  const line = (direction: 's' | 'se', value: number) => ({
    move: { kind: 'retreat', seat: 0, id: 'a1', direction, alone: false } as const,
    value,
  });
  // Two for the escort, as the captain counts, and eight more for the Chevalier.
  expect(prudentOf<Move>(LORDS.view(scene, 0), [line('s', -2), line('se', -9.9)])).toMatchObject({
    move: { direction: 'se' },
    value: -9.9,
  });
  expect(prudentOf<Move>(LORDS.view(scene, 0), [line('s', -2), line('se', -10.1)])).toMatchObject({ move: { direction: 's' }, value: -10 });
});

test('who is counted on in a combat does not shoot at somebody else for less than the combat loses by it', () => {
  const view = LORDS.view(
    warScene(
      PLAIN,
      ['chevaliers', 'dragons'],
      [
        ['a1', 'chevalier', 6, 6],
        ['a2', 'chevaliers-fantarcher', 7, 7],
        ['b1', 'serpent', 7, 6],
        ['b2', 'dragons-fantassin', 11, 7],
      ],
      [],
      { turn: 0, phase: 'shots', within: 'shots', marched: [{ id: 'a1', path: [hexAt(5, 6), hexAt(6, 6)], against: 'b1' }] },
    ),
    0,
  );
  const shot = (value: number) =>
    prudentOf<Move>(view, [
      { move: { kind: 'shoot', seat: 0, shooters: ['a2'], target: 'b2' }, value },
      { move: { kind: 'end', seat: 0 }, value: 0 },
    ])?.move.kind;
  // 10 against 6 is a band above 8 against 6.
  expect(shot(0.1)).toBe('end');
  expect(shot(6)).toBe('shoot');
});

/** What is advised to a Serpent (6), worth a little less elsewhere, beside an enemy. */
const beside = (enemy: Drawn): { readonly owes: readonly string[]; readonly does: Move['kind'] | undefined } => {
  const view = LORDS.view(warScene(PLAIN, ['dragons', 'chevaliers'], [['a1', 'serpent', 6, 6], enemy], [], { turn: 0 }), 0);
  const does = prudentOf<Move>(view, [
    { move: { kind: 'march', seat: 0, id: 'a1', to: hexAt(3, 6) }, value: -0.1 },
    { move: { kind: 'stay', seat: 0, id: 'a1' }, value: 0 },
  ])?.move.kind;
  return { owes: owingThen(view), does };
};

test('LOR-ZDI-1: who stands in a zone owes a combat, and goes away where it is a bad one', () => {
  // 6 against 3 is of the band 0 to 3, 6 against 2 of the next.
  expect(beside(['b1', 'chevaliers-fantassin', 7, 6])).toEqual({ owes: ['a1'], does: 'march' });
  expect(beside(['b1', 'chevaliers-fantarcher', 7, 6])).toEqual({ owes: ['a1'], does: 'stay' });
  expect(beside(['b1', 'sorcier', 9, 6])).toEqual({ owes: [], does: 'stay' });
});

test('LOR-MOI-1: a Moine does not come back into the reach of six for a little more', () => {
  const scene = warScene(PLAIN, ['moines', 'dragons'], [['a1', 'moine', 3, 6, { vanished: true }], ...SERPENTS], [], { turn: 0 });
  const to = (column: number, value: number) => ({ move: { kind: 'return', seat: 0, id: 'a1', to: hexAt(column, 6) } as const, value });
  expect(prudentOf<Move>(LORDS.view(scene, 0), [to(6, 11), to(0, 10)])?.move).toMatchObject({ to: hexAt(0, 6) });
  expect(prudentOf<Move>(LORDS.view(scene, 0), [to(6, 19), to(0, 10)])?.move).toMatchObject({ to: hexAt(6, 6) });
});
