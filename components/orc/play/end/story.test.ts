import { describe, expect, test } from 'vitest';
import type { Event } from '#engine/orc/events.ts';
import type { Battle, State } from '#engine/orc/types.ts';
import { battlesOf, gains, losses, pointsByRound, strokesOf, unseenIn } from './story.ts';

const battle = (forces: readonly number[], winners: readonly number[], scored: readonly number[], part: Partial<Battle> = {}): Event => ({
  kind: 'counted',
  sorcier: 0,
  battle: {
    people: 'orcs',
    points: 1,
    armies: forces.map((force) => (force > 0 ? ['gobelin'] : [])),
    sent: [0, 0, 0, 0],
    forces,
    winners,
    scored,
    ...part,
  },
});

/** Two rounds of four battles; the Sorcier's forces are 0. */
const GAME: readonly (readonly Event[])[] = [
  [battle([0, 5, 3, 0], [1], [1, 1, 0, 0])],
  [battle([0, 2, 9, 4], [2], [0, 0, 1, 0])],
  [battle([0, 0, 0, 0], [], [0, 0, 0, 0])],
  [battle([0, 6, 6, 0], [1, 2], [0, 3, 3, 0]), { kind: 'round', round: 2, sorcier: 1 }],
  [battle([0, 0, 8, 7], [2], [0, 0, 1, 0])],
];

test('battles are numbered by round, and points add up', () => {
  const fought = battlesOf(GAME);
  expect(fought.map(({ round, number }) => [round, number])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 1],
  ]);
  expect(fought.at(-1)?.scores).toEqual([1, 4, 5, 0]);
  expect(pointsByRound(fought)).toEqual([
    [1, 4, 4, 0],
    [0, 0, 1, 0],
  ]);
});

describe('the finest strokes', () => {
  test('the strongest army and the closest victory, never a tie nor over nobody', () => {
    const [strongest, closest, ...others] = strokesOf(GAME);
    expect(strongest).toMatchObject({ kind: 'strongest', seat: 2, force: 9, at: { round: 1, number: 2 } });
    expect(closest).toMatchObject({ kind: 'closest', seat: 2, over: 3, by: 1, at: { round: 2, number: 1 } });
    expect(others).toEqual([]);
  });

  test('a flying machine that turns a battle, not one that only adds to a victory', () => {
    const flight = (before: number, forces: readonly number[]): readonly Event[] => [
      { kind: 'revealed', people: 'orcs', sorcier: 0, armies: [], forces },
      { kind: 'flown', seat: 1, cards: [], before, force: before + 6 },
      battle([0, before + 6, 3, 0], [1], [0, 1, 0, 0]),
    ];
    expect(strokesOf([flight(2, [0, 2, 3, 0])]).find(({ kind }) => kind === 'flight')).toMatchObject({ seat: 1, before: 2, force: 8 });
    expect(strokesOf([flight(5, [0, 5, 3, 0])]).find(({ kind }) => kind === 'flight')).toBeUndefined();
    // Level with another, it was not won yet.
    expect(strokesOf([flight(3, [0, 3, 3, 0])]).find(({ kind }) => kind === 'flight')).toBeDefined();
  });

  test('piles, desertions against others and spies that came back with something', () => {
    const army = (gone: boolean) => ({ kind: 'army', card: 'troll', gone, rule: 'ORC-DEP-3' }) as const;
    const desertion = (seat: number, hits: number | null) => ({ kind: 'desertion', seat, hits, rule: 'ORC-DEP-1' }) as const;
    const told: readonly Event[] = [
      { kind: 'stripped', pile: 0, owner: 1, fates: [army(false), army(true), desertion(2, 1), army(false), army(false)] },
      { kind: 'stripped', pile: 1, owner: 2, fates: [army(true), desertion(2, 0), army(true), desertion(3, 2), desertion(3, null)] },
      { kind: 'stripped', pile: 2, owner: 3, fates: [army(true), desertion(2, 0)] },
      { kind: 'stripped', pile: 3, owner: null, fates: [army(true), army(true), army(true), army(true)] },
      { kind: 'spied', turn: { spy: 'espion-1', seat: 3, asked: { target: 1, card: 'troll', given: true } } },
      { kind: 'spied', turn: { spy: 'espion-2', seat: 3, asked: { target: 2, card: 'troll', given: true } } },
      { kind: 'spied', turn: { spy: 'espion-3', seat: 1, asked: { target: 2, card: 'troll', given: false } } },
    ];
    expect(strokesOf([told])).toEqual([
      { kind: 'pile', seat: 1, cards: 3, round: 1 },
      { kind: 'desertions', seat: 2, cards: 2 },
      { kind: 'spies', seat: 3, cards: 2 },
    ]);
  });
});

test('what nobody saw is what stood before each round was over', () => {
  const state = (round: number, hands: State['hands']) => ({ round, hands, buried: [] }) as unknown as State;
  const states = [state(1, [['troll']]), state(1, [['geant']]), state(2, [[]]), state(2, [['gobelin']])];
  expect(unseenIn(states).map(({ round, hands }) => [round, hands])).toEqual([
    [1, [['geant']]],
    [2, [['gobelin']]],
  ]);
});

test('what cost a seat is told of that seat alone', () => {
  const round = (at: number, ...hand: readonly string[]) => ({ round: at, hands: [[], hand, [], []], buried: [] }) as unknown as State;
  const game: readonly (readonly Event[])[] = [
    ...GAME,
    [
      { kind: 'giants', seat: 1, count: 2 },
      {
        kind: 'stripped',
        pile: 0,
        owner: 2,
        fates: [
          { kind: 'shield', seat: 2 },
          { kind: 'shield', seat: 1 },
        ],
      } as unknown as Event,
    ],
  ];
  expect(losses(game, [round(1, 'gobelin', 'troll', 'nains-chef')], 1)).toEqual([
    'Vous marquez à 2 batailles sur 5.',
    '1 bouclier posé sur une pile déjà prise.',
    '2 géants perdus : à deux, ils se chassent.',
    '2 mercenaires restés en main à la fin des manches.',
  ]);
  expect(losses(GAME, [round(1)], 0)[0]).toBe('Sorcier, vous marquez à 1 bataille sur 5, par votre champion.');
  expect(losses(GAME, [round(1)], 3)).toEqual([
    'Vous marquez à 0 bataille sur 5.',
    '2 batailles perdues de peu, à 5 de force près : la deuxième bataille de la manche 1, de 5 et la première bataille de la manche 2, de 1.',
  ]);
});

test('what won the game is told of that seat alone', () => {
  // Level after the fourth battle, Vert leads from the fifth.
  expect(gains(GAME, 2)).toEqual([
    'Vous marquez à 3 batailles sur 5.',
    'Vous menez seul depuis la première bataille de la manche 2, et jusqu’au bout.',
    '2 batailles gagnées de justesse, à 5 de force près : la deuxième bataille de la manche 1 et la première bataille de la manche 2.',
  ]);
  // He is the Sorcier of the last two, and scores in both; of the three that he fights, in one.
  const mixed = GAME.map((told, at) => told.map((event) => (event.kind === 'counted' && at > 2 ? { ...event, sorcier: 2 } : event)));
  expect(gains(mixed, 2)[0]).toBe('Vous marquez à 1 bataille sur les 3 où vous vous battez ; Sorcier, à 2 sur 2, par votre champion.');
  expect(gains(GAME, 0)[0]).toBe('Sorcier, vous marquez à 1 bataille sur 5, par votre champion.');
});
