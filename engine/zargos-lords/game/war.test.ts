/** Turns of the war by hand, from the booklet's sentences: cities, escorts, combats of their own, Moines, alliances, hostages, and what comes before. */
import { describe, expect, test } from 'vitest';
import { diceFrom } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { type Hex, isSame } from '../board/hex.ts';
import { hexAt } from '../board/map.ts';
import type { City, Counter } from '../board/position.ts';
import { type Options, type People, PEOPLES } from '../types.ts';
import { BOTS } from './bot/levels.ts';
import { warWorth } from './bot/war/worth.ts';
import { LORDS } from './game.ts';
import { shotOdds } from './odds.ts';
import { armyOf, landsOf } from './scenarios.ts';
import { cityOf, type Drawn, falling, warScene } from './testing/scenes.ts';
import type { GameOptions, Move, State } from './types.ts';

const MEADOW = new Array<string>(8).fill('..........');
const CITY = 'ville@4,2';

const play = (state: State, ...moves: readonly Move[]): State => moves.reduce((now, move) => LORDS.play(now, move).state, state);
const refusal = (state: State, move: Move): string | undefined => {
  const verdict = LORDS.judge(state, move);
  return verdict.ok ? undefined : verdict.rule;
};
const end = (seat: number): Move => ({ kind: 'end', seat });
const hex = (column: number, row: number): Hex => hexAt(column, row);
const march = (seat: number, id: string, to: readonly [number, number], more: Partial<Extract<Move, { kind: 'march' }>> = {}): Move => ({
  kind: 'march',
  seat,
  id,
  to: hex(...to),
  ...more,
});
const standing = ({ position }: State): string => position.counters.map(({ id }) => id).join(' ');
const find = (state: State, id: string): Counter | undefined => state.position.counters.find((one) => one.id === id);
const city = ({ position }: State, at = 0): City | undefined => position.cities[at];
const COMBATS = { phase: 'combats', within: 'combats' } as const;
const reading = (options: Options): Partial<State> => ({ options: { options } as GameOptions });

test('LOR-L-59: armies of a continent are half of every people, or even ones, a kind at a time', () => {
  const counted = (asked: object) => {
    const read = LORDS.checkOptions({ seats: 2, scenario: 'continent', ...asked });
    if (!read.ok) throw new Error(read.because);
    return PEOPLES.map((people) => armyOf(read.value, people).length);
  };
  expect(counted({})).toEqual([5 + 15 + 2 + 4, 3 + 20 + 5 + 3, 4 + 6 + 13 + 5, 4 + 15 + 8 + 3]);
  expect(counted({ armies: 'usual' })).toEqual(counted({}));
  expect(counted({ armies: 'even' })).toEqual([6 + 18 + 2 + 4, 2 + 14 + 3 + 2, 4 + 6 + 13 + 5, 5 + 21 + 10 + 3]);
  const wars = { scenario: 'guerre', armies: 'even' };
  expect(counted({ scenario: 'guerre' })).toEqual([10 + 30 + 3 + 7, 6 + 40 + 10 + 6, 8 + 12 + 25 + 10, 7 + 30 + 15 + 5]);
  expect(counted(wars)).toEqual([9 + 28 + 3 + 7, 3 + 23 + 6 + 3, 7 + 10 + 21 + 8, 7 + 30 + 15 + 5]);
  expect(counted({ seats: 3, ...wars })).toEqual([8 + 24 + 2 + 5, 4 + 30 + 7 + 4, 8 + 11 + 24 + 10, 6 + 26 + 13 + 4]);
  expect(counted({ seats: 4, ...wars })).toEqual([9 + 28 + 3 + 6, 4 + 29 + 7 + 4, 7 + 11 + 22 + 9, 6 + 25 + 13 + 4]);
  expect(LORDS.checkOptions({ seats: 2, scenario: 'continent', armies: 'moitié' })).toMatchObject({ ok: false });
});

describe('cities', () => {
  const FOOT = [
    ['b1', 'dragons-fantassin'],
    ['b2', 'dragons-fantassin'],
  ] as const;
  // Far from all, so that nobody is beaten altogether.
  const AWAY = ['b9', 'dragons-fantassin', 9, 7] as const;
  const besieged = (change: Partial<State> = {}) =>
    warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [['a1', 'chevalier', 4, 3], ['a2', 'chevalier', 4, 5], AWAY],
      [cityOf('dragons', 4, 4, FOOT)],
      { ...COMBATS, ...change },
    );
  const both: Move = { kind: 'attack', seat: 0, attackers: ['a1', 'a2'], targets: [CITY] };
  const alone: Move = { ...both, attackers: ['a1'] };

  test('LOR-VIL-2, LOR-L-23: 8 + 8 against 2 + 2, die 4: the garrison is eliminated, as one counter, and the city stays theirs until somebody enters', () => {
    const won = play(falling(besieged(), 4), both);
    expect([standing(won), won.fallen.map(({ id }) => id), city(won)]).toMatchObject([
      'a1 a2 b9',
      ['b1', 'b2'],
      { people: 'dragons', garrison: [] },
    ]);
  });

  test('LOR-L-22: die 1 would have it retreat by 2: it holds, or each comes out and takes a line', () => {
    const held = play(falling(besieged(), 1), both);
    expect(city(held)).toMatchObject({ garrison: ['dragons-fantassin', 'dragons-fantassin'], counted: true });
    const out = play(falling(besieged(reading({ 'LOR-L-22': 'sort' })), 1), both);
    expect([out.phase, LORDS.toMove(out), out.falling.map(({ id, hexes }) => `${id} ${hexes}`), city(out)?.garrison]).toEqual([
      'retreat',
      [1],
      ['b1 2', 'b2 2'],
      [],
    ]);
  });

  test('LOR-L-22, LOR-REC-2: who comes out against a mount is lost, and is not inside again', () => {
    const rows = MEADOW.map((row, at) => (at === 4 ? `...A${row.slice(4)}` : row));
    const scene = warScene(
      rows,
      ['chevaliers', 'dragons'],
      [['a1', 'chevalier', 4, 3], ['a2', 'chevalier', 4, 5], AWAY],
      [cityOf('dragons', 4, 4, FOOT)],
      {
        ...COMBATS,
        ...reading({ 'LOR-L-22': 'sort' }),
      },
    );
    // From an even column the north-west is a row higher, the south-west the same row: the mount.
    const lost = play(falling(scene, 1), both, { kind: 'retreat', seat: 1, id: 'b1', direction: 'so', alone: false });
    expect([lost.fallen.map(({ id }) => id), city(lost)?.garrison, lost.falling.map(({ id }) => id)]).toEqual([['b1'], [], ['b2']]);
  });

  test('LOR-REC-2, LOR-L-7: besiegers who retreat do not fear the zone of the city that they have just attacked, unless they leave it and come back, or the table fears it', () => {
    // 8 against 2: the band 4 to 7, whose die 1 is A2.
    const scene = (options: Options = {}): State => {
      const state = besieged(reading(options));
      return { ...state, position: { ...state.position, cities: [cityOf('dragons', 4, 4, FOOT.slice(0, 1))] } };
    };
    const beaten = (options: Options = {}): State => play(falling(scene(options), 1), alone);
    const along: Move = { kind: 'retreat', seat: 0, id: 'a1', direction: 'se', alone: false };
    expect(beaten().falling).toEqual([{ id: 'a1', hexes: 2, fought: [CITY] }]);
    // From the north of the city, the first hex to the south-east is beside it still.
    expect(find(play(beaten(), along), 'a1')?.at).toEqual(hex(6, 4));
    expect(find(play(beaten({ 'LOR-L-7': 'toujours' }), along), 'a1')).toBeUndefined();
  });

  test('LOR-L-22, LOR-L-52: who would come out behind a friend held in a chasm stays where it is, and is inside again', () => {
    const rows = MEADOW.map((row, at) => (at === 3 ? `.....o${row.slice(6)}` : row));
    const scene = warScene(
      rows,
      ['chevaliers', 'dragons'],
      [['a1', 'chevalier', 4, 3], ['a2', 'chevalier', 4, 5], ['b3', 'dragons-fantassin', 5, 3, { paralysed: 2 }], AWAY],
      [cityOf('dragons', 4, 4, FOOT)],
      { ...COMBATS, ...reading({ 'LOR-L-22': 'sort' }) },
    );
    const out = play(falling(scene, 1), both, { kind: 'retreat', seat: 1, id: 'b1', direction: 'ne', alone: false });
    expect([find(out, 'b1'), city(out)?.ids]).toEqual([undefined, ['b1']]);
  });

  test('LOR-L-81, LOR-ARC-3: out of a city that stands in a wood one shoots, or not where the wood is kept', () => {
    const rows = MEADOW.map((row, at) => (at === 4 ? `....b${row.slice(5)}` : row));
    const scene = (options: Options) =>
      warScene(rows, ['ailes', 'dragons'], [['b1', 'serpent', 4, 3]], [cityOf('ailes', 4, 4, [['a1', 'ailes-fantarcher']])], {
        phase: 'shots',
        ...reading(options),
      });
    const shoot: Move = { kind: 'shoot', seat: 0, shooters: ['a1'], target: 'b1' };
    expect([refusal(scene({}), shoot), refusal(scene({ 'LOR-L-81': 'non' }), shoot)]).toEqual([undefined, 'LOR-L-81']);
  });

  test('LOR-L-57: the city that was opened is entered at the next turn, or at once', () => {
    const opened = play(falling(besieged(), 4), both, end(1));
    const entered = play(opened, march(0, 'a1', [4, 4]));
    expect([city(entered), find(entered, 'a1')]).toMatchObject([{ people: 'chevaliers', garrison: ['chevalier'], ids: ['a1'] }, undefined]);
    const now = play(falling(besieged(reading({ 'LOR-L-57': 'aussitot' })), 4), both);
    expect([now.phase, LORDS.moves(now, 0).map(({ kind }) => kind)]).toEqual(['entry', ['enter', 'enter', 'end']]);
    expect(city(play(now, { kind: 'enter', seat: 0, id: 'a2' }))).toMatchObject({ people: 'chevaliers', ids: ['a2'] });
  });

  test('LOR-VIL-3, LOR-L-21: fewer besiegers than defenders attack in vain, and only the number is told; or they are lost', () => {
    const told = play(besieged(), alone);
    expect([standing(told), city(told)?.counted, city(told)?.shown ?? []]).toEqual(['a1 a2 b9', true, []]);
    expect(LORDS.view(told, 0).position.cities[0]).toMatchObject({ hidden: 2, garrison: [] });
    expect(standing(play(besieged(reading({ 'LOR-L-21': 'elimines' })), alone))).toBe('a2 b9');
  });

  test('LOR-VIL-3: as many as the defenders, and below the minimum of the table: the besiegers are eliminated without a die', () => {
    const state = warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [['a1', 'chevaliers-fantassin', 4, 3], ['a2', 'chevalier', 0, 0], AWAY],
      [cityOf('dragons', 4, 4, [['b1', 'dragon']])],
      COMBATS,
    );
    const lost = play(state, alone);
    expect([standing(lost), lost.random, city(lost)?.shown]).toEqual(['a2 b9', state.random, ['b1']]);
  });

  test('LOR-VIL-1, LOR-PREP-3: what hides in a city is seen by its people alone; that somebody does is seen by all', () => {
    const state = besieged();
    expect(LORDS.view(state, 1).position.cities[0]).toMatchObject({ garrison: ['dragons-fantassin', 'dragons-fantassin'] });
    for (const eyes of [0, 'public'] as const)
      expect(LORDS.view(state, eyes).position.cities[0]).toMatchObject({ garrison: [], hidden: null });
  });

  test('LOR-VIL-1: four at the most; who comes out is seen, and seen to go in', () => {
    const full = ['b1', 'b2', 'b3', 'b4'].map((id) => [id, 'dragons-fantassin'] as const);
    const state = warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [
        ['a1', 'chevalier', 0, 0],
        ['b5', 'dragon', 4, 6],
      ],
      [cityOf('dragons', 4, 4, full)],
      { turn: 1 },
    );
    expect(refusal(state, march(1, 'b5', [4, 4]))).toBe('LOR-VIL-1');
    const out = play(state, march(1, 'b2', [5, 3]), march(1, 'b5', [4, 4]));
    expect([find(out, 'b2')?.at, city(out)?.ids, city(out)?.shown]).toEqual([hex(5, 3), ['b1', 'b3', 'b4', 'b5'], ['b5']]);
    expect(LORDS.view(out, 0).position.cities[0]).toMatchObject({ garrison: ['dragon'], hidden: null });
  });

  test('LOR-VIL-5, LOR-L-56: a garrison attacks a part of its besiegers from its walls, 10 against 3; a retreat does not drive it out', () => {
    const state = warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [
        ['a1', 'chevaliers-fantassin', 4, 3],
        ['a2', 'chevaliers-fantassin', 4, 5],
      ],
      [cityOf('dragons', 4, 4, [['b1', 'dragon']])],
      { ...COMBATS, turn: 1 },
    );
    const sally: Move = { kind: 'sally', seat: 1, city: CITY, targets: ['a1'] };
    expect(standing(play(falling(state, 6), sally))).toBe('a2');
    expect([standing(play(falling(state, 1), sally)), city(play(falling(state, 1), sally))?.garrison]).toEqual(['a1 a2', ['dragon']]);
    expect(refusal({ ...state, ...reading({}), position: { ...state.position, options: { 'LOR-L-56': 'en-sortant' } } }, sally)).toBe(
      'LOR-L-56',
    );
    const weak = warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [['a1', 'chevalier', 4, 3]],
      [cityOf('dragons', 4, 4, [['b1', 'dragons-fantassin']])],
      { ...COMBATS, turn: 1 },
    );
    expect(refusal(weak, sally)).toBe('LOR-COM-4');
  });

  test('LOR-VIL-4, LOR-L-24, LOR-L-33: arrows fly from a city at its besiegers alone, and who shoots is seen; none fly into it', () => {
    const state = warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [
        ['b1', 'dragons-fantassin', 4, 3],
        ['b2', 'dragons-fantassin', 4, 1],
        ['b3', 'dragon', 2, 3],
      ],
      [
        cityOf('chevaliers', 4, 4, [
          ['a1', 'chevaliers-fantarcher'],
          ['a2', 'sorcier'],
        ]),
      ],
      { phase: 'shots', within: 'shots' },
    );
    const shoot = (target: string): Move => ({ kind: 'shoot', seat: 0, shooters: ['a1'], target });
    expect([refusal(state, shoot('b2')), refusal(state, shoot('b1'))]).toEqual(['LOR-L-33', undefined]);
    const shot = play(falling(state, 6), shoot('b1'));
    expect([standing(shot), city(shot)?.shown]).toEqual(['b2 b3', ['a1']]);
    const burns: Move = { kind: 'shoot', seat: 1, shooters: ['b3'], target: 'a1' };
    expect(refusal({ ...state, turn: 1 }, burns)).toBe('LOR-VIL-4');
  });

  test('LOR-L-69: an ally does not enter my city', () => {
    const state = warScene(
      MEADOW,
      ['chevaliers', 'dragons', 'ailes'],
      [
        ['a1', 'chevalier', 4, 2],
        ['c1', 'aile', 9, 0],
      ],
      [cityOf('dragons', 4, 4)],
      { position: { allies: [['chevaliers', 'dragons']] } as unknown as State['position'] },
    );
    expect(refusal(state, march(0, 'a1', [4, 4]))).toBe('LOR-L-69');
  });
});

describe('escorts', () => {
  const pair = { escort: 'chevaliers-fantassin', escortId: 'a2' } as const;

  test('LOR-ESC-1, LOR-ESC-3: an escort is put on by going there; in the same turn it is not taken off', () => {
    const state = warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [
        ['a1', 'sorcier', 4, 3],
        ['a2', 'chevaliers-fantassin', 4, 6],
        ['a3', 'chevaliers-fantarcher', 6, 3],
        ['b1', 'dragon', 9, 7],
      ],
    );
    expect(refusal(state, march(0, 'a3', [4, 3]))).toBe('LOR-ESC-1');
    const put = play(state, march(0, 'a2', [4, 3]));
    expect(put.position.counters.map(({ id, escortId }) => `${id} ${escortId}`)).toEqual(['a1 a2', 'a3 undefined', 'b1 undefined']);
    expect(refusal(put, march(0, 'a1', [4, 2], { apart: 'escort' }))).toBe('LOR-MOU-1');
    expect(refusal(put, march(0, 'a1', [4, 2], { apart: 'escorted' }))).toBe('LOR-ESC-3');
  });

  test('LOR-ESC-3: one that leaves a pair makes no other in the same turn, the escort or the escorted', () => {
    const state = warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [
        ['a1', 'chevalier', 2, 2, { escort: 'chevaliers-fantassin', escortId: 'a3' }],
        ['a2', 'chevalier', 2, 4],
        ['a4', 'chevaliers-fantassin', 4, 2],
        ['b1', 'dragon', 9, 7],
      ],
    );
    const escorted = march(0, 'a1', [4, 2], { apart: 'escorted' });
    const escort = march(0, 'a1', [2, 4], { apart: 'escort' });
    expect([refusal(state, escorted), refusal(state, escort)]).toEqual(['LOR-ESC-3', 'LOR-ESC-3']);
    const listed = LORDS.moves(state, 0);
    expect(listed).not.toContainEqual(escorted);
    expect(listed).not.toContainEqual(escort);
    expect(listed).toContainEqual(march(0, 'a1', [3, 2], { apart: 'escorted' }));
  });

  test('LOR-L-20: a Fantassin escorts a Fantarcher, whoever goes to the other, and whether Fantarchers escort or not', () => {
    const scene = (options: Options) =>
      warScene(
        MEADOW,
        ['chevaliers', 'dragons'],
        [
          ['a1', 'chevaliers-fantarcher', 4, 3],
          ['a2', 'chevaliers-fantassin', 4, 5],
          ['b1', 'dragon', 9, 7],
        ],
        [],
        reading(options),
      );
    const pairs = (state: State) =>
      [march(0, 'a2', [4, 3]), march(0, 'a1', [4, 5])].map((move) => {
        const { id, escortId } = play(state, move).position.counters[0] ?? {};
        return `${id} ${escortId}`;
      });
    expect(pairs(scene({}))).toEqual(['a1 a2', 'a1 a2']);
    expect(pairs(scene({ 'LOR-L-20': 'fantarchers-aussi' }))).toEqual(['a1 a2', 'a1 a2']);
  });

  test('LOR-ESC-3: taken off without a cost, both act at once', () => {
    const state = warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [
        ['a1', 'sorcier', 4, 3, pair],
        ['b1', 'dragon', 9, 7],
      ],
    );
    // The Fantassin has its 5 points, the Sorcier its 6.
    const parted = play(state, march(0, 'a1', [4, 7], { apart: 'escort' }), march(0, 'a1', [9, 4]));
    expect([find(parted, 'a2')?.at, find(parted, 'a1')?.at]).toEqual([hex(4, 7), hex(9, 4)]);
    const shots = play(parted, end(0));
    expect(LORDS.moves(shots, 0)).toContainEqual({ kind: 'shoot', seat: 0, shooters: ['a1'], target: 'b1' });
  });

  test('LOR-ESC-2, LOR-ESC-4: the escort alone is attacked, 10 against 3; eliminated, the one it escorted retreats by all its movement', () => {
    const state = warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [
        ['a1', 'sorcier', 4, 3, pair],
        ['a3', 'chevalier', 0, 0],
        ['b1', 'dragon', 4, 2],
      ],
      [],
      { ...COMBATS, turn: 1 },
    );
    const attack: Move = { kind: 'attack', seat: 1, attackers: ['b1'], targets: ['a1'] };
    const fought = play(falling(state, 6), attack);
    expect([fought.phase, LORDS.toMove(fought), fought.falling, fought.fallen]).toEqual([
      'retreat',
      [0],
      [{ id: 'a1', hexes: 6, fought: ['b1'] }],
      [{ id: 'a2', kind: 'chevaliers-fantassin', seat: 0 }],
    ]);
    expect(find(fought, 'a1')).toEqual({ id: 'a1', kind: 'sorcier', at: hex(4, 3) });
    // Three hexes to the north edge are too few for six.
    expect(standing(play(fought, { kind: 'retreat', seat: 0, id: 'a1', direction: 'so', alone: false }))).toBe('a3 b1');
    // Die 4: driven back by 3, both go together.
    const back = play(falling(state, 4), attack, { kind: 'retreat', seat: 0, id: 'a1', direction: 's', alone: false });
    expect(find(back, 'a1')).toEqual({ id: 'a1', kind: 'sorcier', at: hex(4, 6), ...pair });
  });
});

describe('combats of their own', () => {
  test('LOR-IND-1, LOR-IND-2: a Faucon goes, fights at once, 5 against 2, and ends its movement when it has won; before any other move', () => {
    const state = warScene(
      MEADOW,
      ['dragons', 'ailes'],
      [
        ['a1', 'dragons-fantassin', 4, 4],
        ['b1', 'faucon', 0, 4],
        ['b2', 'ailes-fantassin', 9, 0],
      ],
      [],
      { turn: 1 },
    );
    const strike: Move = { kind: 'strike', seat: 1, id: 'b1', to: hex(3, 3), target: 'a1' };
    expect(refusal(play(state, march(1, 'b2', [9, 1])), strike)).toBe('LOR-IND-2');
    // Band 0, die 5: D1.
    const won = play(falling(state, 5), strike);
    expect([won.phase, LORDS.toMove(won)]).toEqual(['retreat', [0]]);
    const onward = play(won, { kind: 'retreat', seat: 0, id: 'a1', direction: 's', alone: false });
    expect([onward.phase, onward.onward]).toEqual(['onward', { id: 'b1', left: 6, beaten: ['a1'] }]);
    const done = play(onward, { kind: 'onward', seat: 1, to: hex(3, 0) });
    expect([done.phase, find(done, 'b1')?.at, refusal(done, march(1, 'b1', [3, 1]))]).toEqual(['march', hex(3, 0), 'LOR-MOU-1']);
    // Die 1: AE, it is lost itself.
    expect(standing(play(falling(state, 1), strike))).toBe('a1 b2');
  });

  test('LOR-ESC-3: an escort on which the movement ends after such a combat is not taken off in that turn either', () => {
    const state = warScene(
      MEADOW,
      ['dragons', 'ailes'],
      [
        ['a1', 'dragons-fantassin', 4, 4],
        ['b1', 'faucon', 0, 4],
        ['b2', 'ailes-fantassin', 3, 0],
      ],
      [],
      { turn: 1 },
    );
    const strike: Move = { kind: 'strike', seat: 1, id: 'b1', to: hex(3, 3), target: 'a1' };
    const won = play(falling(state, 5), strike, { kind: 'retreat', seat: 0, id: 'a1', direction: 's', alone: false });
    const paired = play(won, { kind: 'onward', seat: 1, to: hex(3, 0) });
    expect(find(paired, 'b1')?.escortId).toBe('b2');
    expect(refusal(paired, march(1, 'b1', [3, 1], { apart: 'escort' }))).toBe('LOR-ESC-3');
    expect(LORDS.moves(paired, 1).map(({ kind }) => kind)).toEqual(['end']);
  });

  test('LOR-MON-1: a Serpent that has walked to its combat climbs no mount with what is left of its movement; one that had not, does', () => {
    const hill = MEADOW.map((row, at) => (at === 2 ? '...A......' : row));
    const won = (from: number): State => {
      const state = warScene(
        hill,
        ['chevaliers', 'dragons'],
        [
          ['a1', 'chevaliers-fantassin', 2, 1],
          ['b1', 'serpent', from, 1],
        ],
        [],
        { turn: 1 },
      );
      // 6 against 3: the band 0 to 3, die 6 is D2.
      const fought = play(falling(state, 6), { kind: 'strike', seat: 1, id: 'b1', to: hex(3, 1), target: 'a1' });
      const [line] = LORDS.moves(fought, 0);
      return line ? play(fought, line) : fought;
    };
    const up: Move = { kind: 'onward', seat: 1, to: hex(3, 2) };
    expect(refusal(won(6), up)).toBe('LOR-MON-1');
    expect(refusal(won(3), up)).toBeUndefined();
  });

  test('LOR-L-71: an Ailé whose escort has gone does not strike in that turn', () => {
    const state = warScene(
      MEADOW,
      ['dragons', 'ailes'],
      [
        ['a1', 'dragons-fantassin', 4, 4],
        ['b1', 'aile', 3, 3, { escort: 'ailes-fantassin', escortId: 'b2' }],
      ],
      [],
      { turn: 1 },
    );
    const strike: Move = { kind: 'strike', seat: 1, id: 'b1', to: hex(3, 3), target: 'a1' };
    expect(refusal(state, strike)).toBe('LOR-IND-1');
    const parted = play(state, march(1, 'b1', [3, 0], { apart: 'escort' }));
    expect(refusal(parted, strike)).toBe('LOR-IND-2');
    expect(LORDS.moves(parted, 1).filter(({ kind }) => kind === 'strike')).toEqual([]);
    expect(refusal({ ...parted, marched: [], escorts: [] }, strike)).toBe(undefined);
  });

  test('LOR-SER-1: a Serpent that goes straight charges on along its line, to the end of its 9 points', () => {
    const state = warScene(
      MEADOW,
      ['dragons', 'ailes'],
      [
        ['a1', 'serpent', 4, 0],
        ['b1', 'ailes-fantassin', 4, 3],
        ['b2', 'ailes-fantassin', 4, 6],
        ['b3', 'ailes-fantassin', 6, 3],
      ],
    );
    const first = play(falling(state, 6), { kind: 'strike', seat: 0, id: 'a1', to: hex(4, 2), target: 'b1' });
    expect([standing(first), first.onward]).toEqual(['a1 b2 b3', { id: 'a1', left: 7, line: 's', beaten: ['b1'] }]);
    expect(refusal(first, { kind: 'strike', seat: 0, id: 'a1', to: hex(5, 2), target: 'b3' })).toBe('LOR-SER-1');
    const second = play(falling(first, 6), { kind: 'strike', seat: 0, id: 'a1', to: hex(4, 5), target: 'b2' });
    expect([standing(second), second.onward?.left]).toEqual(['a1 b3', 4]);
  });
});

test('LOR-MOI-1, LOR-L-36: a Moine vanishes instead of its move, and comes back at its next turn, from where it may move', () => {
  const state = warScene(
    MEADOW,
    ['chevaliers', 'moines'],
    [
      ['a1', 'chevalier', 0, 0],
      ['b1', 'moine', 4, 4],
    ],
    [],
    { turn: 1 },
  );
  const gone = play(state, { kind: 'vanish', seat: 1, id: 'b1' });
  expect([refusal(gone, march(1, 'b1', [4, 5])), refusal(gone, { kind: 'return', seat: 1, id: 'b1', to: hex(4, 5) })]).toEqual([
    'LOR-MOU-1',
    'LOR-MOI-1',
  ]);
  const next = play(gone, end(1), end(0));
  expect([next.turn, refusal(next, end(1)), refusal(next, { kind: 'stay', seat: 1, id: 'b1' })]).toEqual([1, 'LOR-L-36', 'LOR-L-36']);
  const back = play(next, { kind: 'return', seat: 1, id: 'b1', to: hex(9, 4) }, march(1, 'b1', [9, 7]));
  expect(find(back, 'b1')).toEqual({ id: 'b1', kind: 'moine', at: hex(9, 7) });
});

test('LOR-MOI-1: a Moine that has just come back does not vanish again in that turn, whatever it may still do', () => {
  const state = warScene(
    MEADOW,
    ['moines', 'dragons'],
    [
      ['a1', 'moine', 4, 4, { vanished: true }],
      ['b1', 'dragon', 0, 0],
    ],
  );
  const back = play(state, { kind: 'return', seat: 0, id: 'a1', to: hex(4, 3) });
  const again: Move = { kind: 'vanish', seat: 0, id: 'a1' };
  expect([refusal(back, again), refusal(back, march(0, 'a1', [4, 2])), LORDS.moves(back, 0).some(({ kind }) => kind === 'vanish')]).toEqual(
    ['LOR-MOI-1', undefined, false],
  );
  const later = play(back, end(0), end(1));
  expect([later.turn, refusal(later, again)]).toEqual([0, undefined]);
});

test('a captain plays what alone is permitted, however bad: Moines that are due may have nowhere good to come back to', () => {
  const state = warScene(
    MEADOW,
    ['moines', 'dragons'],
    [
      ['a1', 'moine', 0, 0],
      ['a2', 'moine', 1, 1],
      ['b1', 'dragon', 9, 7],
    ],
  );
  const view = LORDS.view(state, 0);
  const bad = LORDS.moves(state, 0).filter(({ kind }) => kind === 'vanish');
  expect(bad.map((move) => warWorth(view, move) > 0)).toEqual([false, false]);
  expect(bad).toContainEqual(BOTS.greedy(view, bad, diceFrom(seeded('due')), 0));
});

describe('flames before the move', () => {
  const scene = (options: Options, change: Partial<State> = {}) =>
    warScene(
      MEADOW,
      ['dragons', 'ailes'],
      [
        ['a1', 'dragon', 4, 7],
        ['a2', 'dragon', 6, 5],
        ['b1', 'aile', 4, 4],
        ['b9', 'aile', 9, 0],
      ],
      [],
      { ...change, ...reading(options) },
    );
  const throws = (...shooters: readonly string[]): Move => ({ kind: 'shoot', seat: 0, shooters, target: 'b1' });

  test('LOR-L-75: Dragons that have not moved throw one by one, or together and at once', () => {
    expect([refusal(scene({}), throws('a1')), refusal(scene({}), throws('a1', 'a2'))]).toEqual([undefined, 'LOR-L-75']);
    const together = scene({ 'LOR-L-75': 'oui' });
    expect(LORDS.moves(together, 0)).toContainEqual(throws('a1', 'a2'));
    const thrown = LORDS.play(falling(together, 6, 6), throws('a1', 'a2'));
    expect(thrown.events).toContainEqual(expect.objectContaining({ kind: 'shot', dice: [6, 6] }));
    // One that has moved is no longer among them.
    expect(refusal(play(together, march(0, 'a2', [7, 5])), throws('a1', 'a2'))).toBe('LOR-COM-7');
    // Nor where they throw one by one: that one cannot, whichever way the table reads.
    expect(refusal(play(scene({}), march(0, 'a2', [7, 5])), throws('a1', 'a2'))).toBe('LOR-COM-7');
  });

  test('LOR-L-46: concluded with the other shots, they are still thrown from where the Dragon set out, if that is nearer', () => {
    const late = scene({ 'LOR-L-46': 'phase-trois' });
    expect(refusal(late, throws('a1'))).toBe('LOR-COM-7');
    // From column 4 southwards, 3 hexes away; two columns on, no line leads to the target.
    const moved = play(late, march(0, 'a1', [9, 7]), end(0));
    expect([moved.phase, refusal(moved, throws('a1')), shotOdds(moved, { shooters: ['a1'], target: 'b1' })]).toEqual([
      'shots',
      undefined,
      shotOdds(scene({}), { shooters: ['a1'], target: 'b1' }),
    ]);
    const nearer = play(late, march(0, 'a1', [4, 6]), end(0));
    expect(shotOdds(nearer, { shooters: ['a1'], target: 'b1' })).not.toEqual(shotOdds(scene({}), { shooters: ['a1'], target: 'b1' }));
    expect(refusal(play(scene({}), march(0, 'a1', [9, 7]), end(0)), throws('a2'))).toBeUndefined();
    expect(refusal(play(scene({}), march(0, 'a1', [9, 7]), end(0)), throws('a1'))).not.toBeUndefined();
  });
});

test('LOR-L-40: the zone of a paralysed one that keeps it is entered by nobody, but by who may shoot at him', () => {
  const scene = (kind: 'chevalier' | 'chevaliers-fantarcher', options: Options) =>
    warScene(
      ['........', '........', '........', '....o...', '........', '........', '........', '........'],
      ['chevaliers', 'dragons'],
      [
        ['a1', kind, 4, 6],
        ['b1', 'dragons-fantassin', 4, 3, { paralysed: 2 }],
        ['b9', 'dragon', 0, 0],
      ],
      [],
      reading(options),
    );
  const beside = march(0, 'a1', [4, 4]);
  const against = march(0, 'a1', [4, 4], { against: 'b1' });
  expect(refusal(scene('chevalier', {}), beside)).toBeUndefined();
  const kept = { 'LOR-L-40': 'oui' } as const;
  expect([refusal(scene('chevalier', kept), beside), refusal(scene('chevalier', kept), against)]).toEqual(['LOR-ZDI-1', 'LOR-L-40']);
  const aimed = { ...kept, 'LOR-L-14': 'vise-par-les-tirs' } as const;
  expect([
    refusal(scene('chevalier', aimed), against),
    refusal(scene('chevaliers-fantarcher', kept), against),
    refusal(scene('chevaliers-fantarcher', aimed), against),
  ]).toEqual(['LOR-L-40', 'LOR-L-40', undefined]);
});

test('LOR-L-74: who goes into a city beside an enemy enters nobody’s zone, or names him and shoots at no other', () => {
  const scene = (options: Options) =>
    warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [
        ['a1', 'chevaliers-fantarcher', 4, 6],
        ['b1', 'dragons-fantassin', 4, 3],
        ['b2', 'dragons-fantassin', 5, 4],
        ['b9', 'dragon', 0, 0],
      ],
      [cityOf('chevaliers', 4, 4, [['a2', 'chevaliers-fantassin']])],
      reading(options),
    );
  const into = march(0, 'a1', [4, 4]);
  const named = march(0, 'a1', [4, 4], { against: 'b1' });
  const aim = (target: string): Move => ({ kind: 'shoot', seat: 0, shooters: ['a1'], target });
  // Next to the city from where it comes, only the second of the two.
  expect([refusal(scene({}), into), refusal(scene({}), named)]).toEqual([undefined, 'LOR-ZDI-1']);
  const inside = play(scene({}), into, end(0));
  expect([refusal(inside, aim('b1')), refusal(inside, aim('b2'))]).toEqual([undefined, undefined]);
  const strict = scene({ 'LOR-L-74': 'entree' });
  expect([refusal(strict, into), refusal(strict, named)]).toEqual(['LOR-ZDI-1', undefined]);
  const bound = play(strict, named, end(0));
  expect([refusal(bound, aim('b1')), refusal(bound, aim('b2'))]).toEqual([undefined, 'LOR-L-60']);
});

test('LOR-L-58: in two zones at once, one of the two is attacked, or both have to be', () => {
  const scene = (kind: 'chevalier' | 'chevaliers-fantassin', options: Options = {}) =>
    warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [
        ['a1', kind, 4, 6],
        ['b1', 'dragons-fantassin', 4, 3],
        ['b2', 'dragons-fantassin', 5, 3],
      ],
      [],
      reading(options),
    );
  const enter = march(0, 'a1', [4, 4], { against: 'b1' });
  const attack = (...targets: readonly string[]): Move => ({ kind: 'attack', seat: 0, attackers: ['a1'], targets });
  // 3 against 2 may be, 3 against 4 may not.
  expect([refusal(scene('chevaliers-fantassin'), enter), refusal(scene('chevaliers-fantassin', { 'LOR-L-58': 'tous' }), enter)]).toEqual([
    undefined,
    'LOR-L-58',
  ]);
  const one = play(scene('chevalier'), enter, end(0));
  expect([refusal(one, attack('b1')), refusal(one, attack('b1', 'b2'))]).toEqual([undefined, undefined]);
  const all = play(scene('chevalier', { 'LOR-L-58': 'tous' }), enter, end(0));
  expect([refusal(all, attack('b1')), refusal(all, attack('b1', 'b2'))]).toEqual(['LOR-L-58', undefined]);
});

test('LOR-L-58, LOR-ZDI-2: where both have to be, one whom a friend had come for before has no zone that was entered', () => {
  const scene = (options: Options) =>
    warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [
        ['a1', 'chevalier', 4, 6],
        ['a2', 'chevalier', 7, 3],
        ['b1', 'dragons-fantassin', 4, 3],
        ['b2', 'dragons-fantassin', 5, 3],
      ],
      [],
      reading({ 'LOR-L-58': 'tous', ...options }),
    );
  // 6,3 touches the second alone, 4,4 both.
  const [friend, own] = [march(0, 'a2', [6, 3], { against: 'b2' }), march(0, 'a1', [4, 4], { against: 'b1' })];
  const first: Move = { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b1'] };
  expect(refusal(play(scene({}), friend, own, end(0)), first)).toBeUndefined();
  expect(refusal(play(scene({}), own, friend, end(0)), first)).toBe('LOR-L-58');
});

test('LOR-L-58: whom one has to attack together are those whose zones it entered, also once he is dead for whom it came, and not those to whom it is driven', () => {
  const came = { id: 'a1', path: [hex(4, 6), hex(4, 5), hex(4, 4)], against: 'b1' };
  const scene = (column: number, row: number) =>
    warScene(
      MEADOW,
      ['chevaliers', 'dragons'],
      [
        ['a1', 'chevalier', column, row],
        ['b2', 'dragons-fantassin', 5, 3],
        ['b3', 'dragons-fantassin', 3, 3],
      ],
      [],
      { ...COMBATS, ...reading({ 'LOR-L-58': 'tous' }), marched: [came], bound: ['a1'] },
    );
  const attack = (...targets: readonly string[]): Move => ({ kind: 'attack', seat: 0, attackers: ['a1'], targets });
  expect([refusal(scene(4, 4), attack('b2')), refusal(scene(4, 4), attack('b2', 'b3'))]).toEqual(['LOR-L-58', undefined]);
  // 4,3 lies between the two as well.
  expect([refusal(scene(4, 3), attack('b2')), refusal(scene(4, 3), attack('b2', 'b3'))]).toEqual([undefined, undefined]);
});

describe('alliances and hostages', () => {
  const PEOPLES = ['chevaliers', 'dragons', 'ailes'] as const;
  const allied = { position: { allies: [['chevaliers', 'dragons']] } as unknown as State['position'] };
  const THREE = [
    ['a1', 'chevalier', 0, 0],
    ['b1', 'dragon', 4, 4],
    ['c1', 'aile', 9, 7],
  ] as const;
  const offer = (to: number): Move => ({ kind: 'offer', seat: 0, to, pledges: [{ from: 0, to, kind: 'chevalier' }] });

  test('LOR-ALL-1: an alliance is offered before one’s turn, and answered; allies are no enemies; nobody is bound', () => {
    const state = warScene(MEADOW, PEOPLES, THREE, [], { phase: 'alliances' });
    const asked = play(state, offer(1));
    expect([asked.phase, LORDS.toMove(asked), refusal(asked, { kind: 'answer', seat: 2, accepts: true })]).toEqual([
      'answer',
      [1],
      'LOR-TOUR-3',
    ]);
    const made = play(asked, { kind: 'answer', seat: 1, accepts: true });
    expect([made.position.allies, made.pledges, refusal(made, offer(1))]).toEqual([
      [['chevaliers', 'dragons']],
      [{ from: 0, to: 1, kind: 'chevalier' }],
      'LOR-ALL-1',
    ]);
    const refused = play(asked, { kind: 'answer', seat: 1, accepts: false });
    expect([refused.position.allies, refusal(refused, offer(1)), refusal(refused, offer(2))]).toEqual([[], 'LOR-ALL-1', undefined]);
    expect(refusal(play(made, end(0)), offer(2))).toBe('LOR-ALL-1');
    expect(refusal(warScene(MEADOW, ['chevaliers', 'dragons'], THREE.slice(0, 2), [], { phase: 'alliances' }), offer(1))).toBe('LOR-ALL-1');
  });

  test('LOR-L-31: an alliance is broken when one wants, or only before one’s turn and with another offered', () => {
    const leave: Move = { kind: 'break', seat: 0, with: 1 };
    const state = warScene(MEADOW, PEOPLES, THREE, [], allied);
    expect(play(state, leave).position.allies).toEqual([]);
    const strict = reading({ 'LOR-L-31': 'avant-son-coup' });
    expect(refusal(warScene(MEADOW, PEOPLES, THREE, [], { ...allied, ...strict }), leave)).toBe('LOR-L-31');
    const before = warScene(MEADOW, PEOPLES, THREE, [], { ...allied, ...strict, phase: 'alliances' });
    expect(refusal(before, leave)).toBe('LOR-L-31');
    const offered = (accepts: boolean) => play(before, offer(2), { kind: 'answer', seat: 2, accepts });
    expect([refusal(offered(true), leave), refusal(offered(false), leave)]).toEqual([undefined, undefined]);
    // Made and broken at once, with nobody else asked.
    expect(refusal(offered(true), { ...leave, with: 2 })).toBe('LOR-L-31');
    const late = { ...state, ...COMBATS };
    expect([refusal(late, leave), LORDS.moves(late, 0).some(({ kind }) => kind === 'break')]).toEqual([undefined, true]);
  });

  // Two continents, a sea between them: the first is the Chevaliers', the second the Dragons'.
  const SHORES = new Array<string>(8).fill('...c~~c...');
  const pledges = [{ from: 0, to: 1, kind: 'chevalier' }] as const;

  test('LOR-ALL-2: who was agreed upon is handed over on his ally’s continent, to an escort of his', () => {
    const scene = (column: number, agreed: State['pledges']) =>
      warScene(
        SHORES,
        PEOPLES,
        [
          ['a1', 'chevalier', column, 3],
          ['b1', 'dragons-fantassin', column, 5],
          ['c1', 'aile', 9, 7],
        ],
        [],
        { ...allied, turn: 1, pledges: agreed },
      );
    const take = (column: number) => march(1, 'b1', [column, 3]);
    expect([refusal(scene(8, []), take(8)), refusal(scene(1, pledges), take(1))]).toEqual(['LOR-ALL-2', 'LOR-ALL-2']);
    const taken = play(scene(8, pledges), take(8));
    expect([find(taken, 'a1'), taken.pledges]).toEqual([
      { id: 'a1', kind: 'chevalier', at: hex(8, 3), escort: 'dragons-fantassin', escortId: 'b1' },
      [],
    ]);
    // It has no power any more: its people does not lead it.
    expect(refusal({ ...taken, turn: 0, marched: [] }, march(0, 'a1', [8, 1]))).toBe('LOR-TOUR-3');
  });

  const held = (people: 'chevaliers' | 'dragons') =>
    warScene(
      SHORES,
      PEOPLES,
      [
        ['a9', 'chevalier', 0, 0],
        ['b9', 'dragon', 9, 0],
        ['c1', 'aile', 9, 7],
      ],
      [
        cityOf(people, 8, 4, [], {
          hostages: [
            { id: 'a1', kind: 'chevalier' },
            { id: 'a2', kind: 'sorcier' },
          ],
        }),
      ],
      { turn: people === 'dragons' ? 1 : 0 },
    );
  const name = 'ville@8,0';

  test('LOR-ALL-2: nobody promises as a hostage more than is left', () => {
    const state = warScene(MEADOW, PEOPLES, THREE, [], { phase: 'alliances' });
    const promised = (count: number): Move => ({
      kind: 'offer',
      seat: 0,
      to: 1,
      pledges: Array.from({ length: count }, () => ({ from: 1, to: 0, kind: 'dragon' as const })),
    });
    const dragons = state.position.counters.filter(({ kind }) => kind === 'dragon').length;
    expect(dragons).toBe(1);
    expect([refusal(state, promised(1)), refusal(state, promised(2))]).toEqual([undefined, 'LOR-ALL-2']);
    const none = {
      ...state,
      position: {
        ...state.position,
        counters: state.position.counters.map((one) => (one.id === 'b1' ? { ...one, kind: 'serpent' as const } : one)),
      },
    };
    expect([refusal(none, promised(1)), refusal(none, promised(0))]).toEqual(['LOR-ALL-2', undefined]);
    expect(
      LORDS.moves(none, 0)
        .filter(({ kind }) => kind === 'offer')
        .every((move) => LORDS.judge(none, move).ok),
    ).toBe(true);
  });

  test('LOR-ALL-2: the escort takes him into a city, where he stays, two at the most', () => {
    const state = warScene(
      SHORES,
      PEOPLES,
      [
        ['a1', 'chevalier', 8, 2, { escort: 'dragons-fantassin', escortId: 'b1' }],
        ['a9', 'chevalier', 0, 0],
        ['c1', 'aile', 9, 7],
      ],
      [cityOf('dragons', 8, 4)],
      { turn: 1 },
    );
    const { state: inside, events } = LORDS.play(state, march(1, 'a1', [8, 4]));
    expect(LORDS.explain(events, inside, 'public').map(({ text }) => text)).toContain(
      'Le Chevalier, otage, est enfermé dans la ville des Dragons (E9).',
    );
    expect(city(inside)).toMatchObject({ hostages: [{ id: 'a1', kind: 'chevalier' }], garrison: ['dragons-fantassin'], ids: ['b1'] });
    const third = { ...state, position: { ...state.position, cities: held('dragons').position.cities } };
    expect(
      refusal(
        {
          ...third,
          position: { ...third.position, counters: third.position.counters.map((one) => (one.id === 'a1' ? { ...one, id: 'a3' } : one)) },
        },
        march(1, 'a3', [8, 4]),
      ),
    ).toBe('LOR-ALL-2');
  });

  test('LOR-L-82: before four in garrison both wait outside; one of the four gone, both go in', () => {
    const waiting = (...garrison: readonly (readonly [string, Counter['kind']])[]) =>
      warScene(
        SHORES,
        PEOPLES,
        [
          ['a1', 'chevalier', 8, 2, { escort: 'dragons-fantassin', escortId: 'b1' }],
          ['a9', 'chevalier', 0, 0],
          ['c1', 'aile', 9, 7],
        ],
        [cityOf('dragons', 8, 4, garrison)],
        { turn: 1 },
      );
    const three = [
      ['b2', 'dragon'],
      ['b3', 'dragon'],
      ['b4', 'lance-flammes'],
    ] as const;
    const full = waiting(...three, ['b5', 'dragons-fantassin']);
    const enter = march(1, 'a1', [8, 4]);
    expect([refusal(full, enter), refusal(waiting(...three), enter)]).toEqual(['LOR-VIL-1', undefined]);
    expect(refusal(full, march(1, 'a1', [8, 3], { apart: 'escort' }))).toBe('LOR-ALL-2');
    expect(refusal(play(full, march(1, 'b5', [8, 5])), enter)).toBeUndefined();
  });

  test('LOR-L-83: in an enemy’s zone his escort comes for him and attacks; he does not come there to be handed over', () => {
    const scene = (turn: 0 | 1) =>
      warScene(
        SHORES,
        PEOPLES,
        [
          ['a1', 'chevalier', 8, turn === 1 ? 3 : 5],
          ['b1', 'dragons-fantassin', 8, turn === 1 ? 5 : 3],
          ['c1', 'ailes-fantassin', 8, 2],
        ],
        [],
        { ...allied, turn, pledges },
      );
    const against = { against: 'c1' } as const;
    const take = march(1, 'b1', [8, 3], against);
    expect([refusal(scene(1), march(1, 'b1', [8, 3])), refusal(scene(1), take)]).toEqual(['LOR-ZDI-1', undefined]);
    expect(LORDS.moves(play(scene(1), take, end(1)), 1)).toContainEqual({ kind: 'attack', seat: 1, attackers: ['a1'], targets: ['c1'] });
    expect(refusal(scene(0), march(0, 'a1', [8, 3], against))).toBe('LOR-L-83');
    // Out of that zone he does.
    const far = { ...scene(0), position: { ...scene(0).position, counters: scene(0).position.counters.filter(({ id }) => id !== 'c1') } };
    expect(refusal(far, march(0, 'a1', [8, 3]))).toBeUndefined();
  });

  test('LOR-ALL-3: his keeper may eliminate one a city and turn, even without a garrison', () => {
    const execute = (id: string): Move => ({ kind: 'execute', seat: 1, city: name, id });
    const done = play(held('dragons'), execute('a1'));
    expect([city(done)?.hostages, done.fallen.map(({ id }) => id), refusal(done, execute('a2'))]).toEqual([
      [{ id: 'a2', kind: 'sorcier' }],
      ['a1'],
      'LOR-ALL-3',
    ]);
  });

  test('LOR-TOUR-4, LOR-ALL-3: whoever has nobody left but hostages in a city of his still has his turn, and may eliminate one', () => {
    const hostages = [{ id: 'c2', kind: 'aile' }] as const;
    const scene = (more: Partial<City>) =>
      warScene(
        MEADOW,
        PEOPLES,
        [
          ['a1', 'chevalier', 0, 0],
          ['c1', 'aile', 9, 7],
        ],
        [cityOf('dragons', 4, 4, [], more)],
        COMBATS,
      );
    expect([play(scene({}), end(0)).turn, play(scene({ hostages }), end(0)).turn]).toEqual([2, 1]);
    const played = play(scene({ hostages }), end(0), end(1), { kind: 'execute', seat: 1, city: CITY, id: 'c2' });
    expect(played.fallen).toEqual([{ id: 'c2', kind: 'aile', seat: 2 }]);
  });

  test('LOR-ALL-4: whoever has taken the city may let them go: into its garrison, where it is their own people, or beside it', () => {
    const free = (to: Hex): Move => ({ kind: 'free', seat: 0, city: name, id: 'a1', to });
    const state = held('chevaliers');
    expect(refusal(state, { kind: 'execute', seat: 0, city: name, id: 'a1' })).toBe('LOR-ALL-3');
    expect(refusal(state, free(hex(0, 1)))).toBe('LOR-ALL-4');
    expect(city(play(state, free(hex(8, 4))))).toMatchObject({ garrison: ['chevalier'], ids: ['a1'], hostages: [{ id: 'a2' }] });
    const out = play(state, free(hex(8, 3)));
    expect([find(out, 'a1')?.at, city(out)?.hostages]).toEqual([hex(8, 3), [{ id: 'a2', kind: 'sorcier' }]]);
  });

  test('LOR-L-32: a retreat pushes an ally against a mount: who retreats says which of the two is lost, or the ally does', () => {
    const rows = MEADOW.map((row, at) => (at === 6 ? '....A.....' : row));
    const scene = (options: Options) =>
      warScene(
        rows,
        PEOPLES,
        [
          ['a1', 'chevaliers-fantassin', 4, 4],
          ['a9', 'chevalier', 0, 0],
          ['b1', 'dragon', 4, 3],
          ['c1', 'ailes-fantassin', 4, 5],
        ],
        [],
        {
          ...reading(options),
          phase: 'retreat',
          within: 'combats',
          turn: 1,
          falling: [{ id: 'a1', hexes: 1, fought: ['b1'] }],
          position: { allies: [['chevaliers', 'ailes']] } as unknown as State['position'],
        },
      );
    const south = (alone: boolean): Move => ({ kind: 'retreat', seat: 0, id: 'a1', direction: 's', alone });
    expect(standing(play(scene({}), south(false)))).toBe('a1 a9 b1');
    expect(standing(play(scene({}), south(true)))).toBe('a9 b1 c1');
    const asked = play(scene({ 'LOR-L-32': 'l-allie' }), south(false));
    expect([asked.phase, LORDS.toMove(asked), standing(asked)]).toEqual(['spare', [2], 'a1 a9 b1 c1']);
    expect(standing(play(asked, { kind: 'spare', seat: 2, alone: true }))).toBe('a9 b1 c1');
    expect(standing(play(asked, { kind: 'spare', seat: 2, alone: false }))).toBe('a1 a9 b1');
    // His own behind the ally's is lost as well: the ally's still is, and the ally is asked.
    const two = scene({ 'LOR-L-32': 'l-allie' });
    const { counters } = two.position;
    const behind = counters.map((one) => (one.id === 'a9' ? { ...one, at: hex(4, 5) } : one.id === 'c1' ? { ...one, at: hex(4, 4) } : one));
    const long: State = {
      ...two,
      falling: [{ id: 'a1', hexes: 2, fought: ['b1'] }],
      position: {
        ...two.position,
        counters: behind.map((one) => (one.id === 'a1' ? { ...one, at: hex(4, 3) } : one.id === 'b1' ? { ...one, at: hex(4, 2) } : one)),
      },
    };
    expect(LORDS.toMove(play(long, south(false)))).toEqual([2]);
  });
});

describe('before the first month', () => {
  const begun = (seats: number, options: Options = {}) => LORDS.setup({ seats, scenario: 'guerre', months: 25, options }, 'avant');
  const pick = (seat: number, continent: number): Move => ({ kind: 'pick', seat, continent });
  const picks = (state: State): State => {
    let now = state;
    while (now.phase === 'cards') now = play(now, LORDS.moves(now, LORDS.toMove(now)[0] ?? 0)[0] as Move);
    return now;
  };
  const continents = ({ position }: State) => [...new Set(landsOf(position.map).values())];

  test('LOR-PREP-1, LOR-L-28: a card a continent, face down; at two, a second continent by turns; or the peoples are chosen', () => {
    const two = begun(2);
    expect([two.cards.length, LORDS.view(two, 0).cards, LORDS.view(two, 'public').cards]).toEqual([4, [], []]);
    const first = play(two, pick(0, 2));
    expect([first.peoples, refusal(first, pick(1, 2))]).toEqual([[two.cards[2]], 'LOR-PREP-1']);
    const all = play(first, pick(1, 0), pick(0, 3), pick(1, 1));
    expect([all.lands, all.peoples, all.phase]).toEqual([
      [
        [2, 3],
        [0, 1],
      ],
      [two.cards[2], two.cards[0]],
      'cities',
    ]);
    expect(picks(begun(4)).lands.map((own) => own.length)).toEqual([1, 1, 1, 1]);
    const chosen = begun(3, { 'LOR-L-28': 'peuples-choisis' });
    expect([refusal(chosen, pick(0, 1)), refusal(two, { kind: 'pick', seat: 0, continent: 1, people: 'moines' })]).toEqual([
      'LOR-L-28',
      'LOR-L-28',
    ]);
    expect(play(chosen, { kind: 'pick', seat: 0, continent: 1, people: 'moines' }).peoples).toEqual(['moines']);
  });

  test('LOR-L-8: at three, the fourth continent is open to all, or out of the game', () => {
    expect(continents(picks(begun(3)))).toHaveLength(4);
    const closed = picks(begun(3, { 'LOR-L-8': 'exclu' }));
    expect([continents(closed), closed.lands.flat().sort()]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  test('LOR-L-29: cities, garrisons, then the rest, each in the order of the turn, or all together behind a screen', () => {
    const placed = picks(begun(4));
    const order = (['chevaliers', 'dragons', 'ailes', 'moines'] as const).map((people) => placed.peoples.indexOf(people));
    let now = placed;
    for (const phase of ['cities', 'garrisons', 'deployment'] as const)
      for (const seat of order) {
        expect([now.phase, LORDS.toMove(now)]).toEqual([phase, [seat]]);
        now = play(now, { kind: 'settle', seat });
      }
    expect([now.phase, now.turn, now.position.cities.length]).toEqual(['alliances', order[0], 16]);
    const screened = picks(begun(4, { 'LOR-L-29': 'ensemble' }));
    expect(LORDS.toMove(screened)).toEqual([0, 1, 2, 3]);
    const one = play(screened, { kind: 'settle', seat: 2 });
    expect([LORDS.toMove(one), LORDS.view(one, 0).position.cities, LORDS.view(one, 2).position.cities.length]).toEqual([[0, 1, 3], [], 4]);
  });

  test('LOR-PREP-2, LOR-PREP-5: a city is founded at home, four steps from another, off the coasts; alliances are spoken of only when all is placed', () => {
    const placed = picks(begun(4));
    const [seat = 0] = LORDS.toMove(placed);
    const [home] = LORDS.moves(placed, seat);
    if (home?.kind !== 'found') throw new Error('nothing to found');
    const founded = play(placed, home);
    const near = LORDS.moves(placed, seat).find(
      (move) => move.kind === 'found' && !isSame(move.at, home.at) && refusal(founded, move) !== undefined,
    );
    expect(near && refusal(founded, near)).toBe('LOR-PREP-2');
    const others = LORDS.moves(play(placed, { kind: 'settle', seat }), LORDS.toMove(play(placed, { kind: 'settle', seat }))[0] ?? 0)[0];
    if (others?.kind !== 'found') throw new Error('nothing to found');
    expect(refusal(placed, { ...others, seat })).toBe('LOR-PREP-2');
    expect(refusal(placed, { kind: 'offer', seat, to: (seat + 1) % 4, pledges: [] })).toBe('LOR-PREP-2');
  });

  test('LOR-L-70: where no room is left for a city, its people begins with fewer', () => {
    // Two strips of seven hexes, a city in the middle of one: the ends are three steps away.
    const strips = new Array<string>(7).fill('.~~~~~~~~.');
    const state = warScene(strips, ['chevaliers', 'dragons'], [], [], { phase: 'cities' });
    const found = (seat: number, row: number): Move => ({ kind: 'found', seat, at: hex(9 * seat, row) });
    const badly = play(state, found(0, 3));
    expect([badly.phase, LORDS.toMove(badly)]).toEqual(['cities', [1]]);
    const well = play(badly, found(1, 0), found(1, 6));
    expect([well.phase, well.position.cities.map(({ people }) => people)]).toEqual(['garrisons', ['chevaliers', 'dragons', 'dragons']]);
    // On the continents of the world, where cities stay off rough ground and five steps apart.
    let now = picks(begun(4, { 'LOR-REV-2': 'terrain-degage', 'LOR-L-11': 'quatre-libres' }));
    while (now.phase !== 'alliances') now = play(now, { kind: 'settle', seat: LORDS.toMove(now)[0] ?? 0 });
    expect(now.position.cities.length).toBeGreaterThan(8);
  });

  test('LOR-PREP-3, LOR-PREP-4: four at the most hide in a city, each once; the rest stands alone, at home, not at sea', () => {
    const placed = picks(begun(4));
    let now = placed;
    while (now.phase === 'cities') now = play(now, { kind: 'settle', seat: LORDS.toMove(now)[0] ?? 0 });
    const [seat = 0] = LORDS.toMove(now);
    const letter = 'abcd'[seat];
    const own = now.position.cities.find(({ people }) => people === now.peoples[seat]);
    if (!own) throw new Error('no city');
    const hide = (...numbers: readonly number[]): Move => ({
      kind: 'garrison',
      seat,
      city: `ville@${own.at.q},${own.at.r}`,
      ids: numbers.map((one) => `${letter}${one}`),
    });
    expect([refusal(now, hide(1, 2, 3, 4, 5)), refusal(now, hide(1, 1)), refusal(now, hide(1, 2, 3, 4))]).toEqual([
      'LOR-PREP-3',
      'LOR-PREP-3',
      undefined,
    ]);
    const hidden = play(now, hide(1, 2));
    expect(refusal(hidden, hide(3))).toBe('LOR-PREP-3');
    while (now.phase === 'garrisons') now = play(now, { kind: 'settle', seat: LORDS.toMove(now)[0] ?? 0 });
    const [first] = LORDS.moves(now, seat);
    if (first?.kind !== 'place') throw new Error('nothing to place');
    const next = LORDS.moves(play(now, first), seat)[0];
    if (next?.kind !== 'place') throw new Error('nothing to place');
    expect([
      refusal(play(now, first), { ...next, at: first.at }),
      refusal(now, { ...first, at: hex(0, 0) }),
      refusal(now, { ...first, at: own.at }),
    ]).toEqual(['LOR-ESC-1', 'LOR-PREP-4', 'LOR-PREP-3']);
  });
});

test('LOR-TOUR-4, LOR-L-12: the first people there strikes the month off, as is told', () => {
  const told = (peoples: readonly People[], turn: number, ...gone: readonly number[]) => {
    const counters = peoples.flatMap((people, seat): readonly Drawn[] =>
      gone.includes(seat) ? [] : [[`${'abcd'[seat]}1`, `${people}-fantassin`, seat, 0]],
    );
    const scene = warScene(['......'], peoples, counters);
    return LORDS.explain([{ kind: 'turn', seat: turn, month: 3 }], scene, 'public').map(({ text, rules }) => [text, ...rules].join(' '));
  };
  expect(told(['moines', 'chevaliers'], 1)).toEqual(['Les Chevaliers biffent le mois 3. LOR-TOUR-4']);
  expect(told(['moines', 'chevaliers'], 0)).toEqual([]);
  expect(told(['moines', 'ailes', 'dragons'], 2)).toEqual(['Les Dragons biffent le mois 3. LOR-TOUR-4 LOR-L-12']);
  expect(told(['chevaliers', 'ailes', 'dragons'], 2, 0)).toEqual(['Les Dragons biffent le mois 3. LOR-TOUR-4 LOR-L-12']);
});

test('LOR-TOUR-2: a people whose last counter falls is said to be out; not while somebody is in a city of his', () => {
  const told = (cities: readonly City[]) => {
    const counters = [
      ['a1', 'chevalier', 2, 2],
      ['b1', 'dragons-fantassin', 2, 1],
      ['c1', 'moine', 9, 7],
    ] as const;
    const scene = warScene(MEADOW, ['chevaliers', 'dragons', 'moines'], counters, cities, COMBATS);
    // 8 against 2: the sixth face of our table eliminates.
    const played = LORDS.play(falling(scene, 6), { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b1'] });
    return LORDS.explain(played.events, played.state, 'public').flatMap(({ text }) => (text.includes('plus un pion') ? [text] : []));
  };
  expect(told([])).toEqual(['Les Dragons n’ont plus un pion : leur tour ne vient plus.']);
  expect(told([cityOf('dragons', 6, 6)])).toHaveLength(1);
  expect(told([cityOf('dragons', 6, 6, [['b2', 'dragons-fantassin']])])).toEqual([]);
});

test('LOR-TOUR-4, LOR-L-4, LOR-L-12: at the end of the 25th month most cities win; a tie is played on, or shared', () => {
  const scene = (cities: readonly City[], options: Options = {}) =>
    warScene(
      MEADOW,
      ['dragons', 'moines'],
      [
        ['a1', 'dragon', 0, 0],
        ['b1', 'moine', 9, 7],
        ['b2', 'moine', 9, 5],
      ],
      cities,
      { ...reading(options), month: 25, turn: 1 },
    );
  const one = cityOf('dragons', 2, 2);
  const two = cityOf('moines', 6, 6);
  const after = (state: State) => play(state, end(1));
  expect(LORDS.outcome(after(scene([one, two, cityOf('dragons', 2, 6)])))).toEqual({ winners: [0], scores: [2, 1] });
  expect([after(scene([one, two])).month, LORDS.outcome(after(scene([one, two])))]).toEqual([26, undefined]);
  expect(LORDS.outcome(after(scene([one, two], { 'LOR-L-4': 'partagee' })))).toEqual({ winners: [0, 1], scores: [1, 1] });
});
