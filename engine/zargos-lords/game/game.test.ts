/** Turns of the skirmish by hand, from the booklet's sentences: every die is chosen, every loss and every place worked out on paper. */
import { expect, test } from 'vitest';
import { type Hex, isSame } from '../board/hex.ts';
import { cellOf, hexAt, terrainAt } from '../board/map.ts';
import { PEOPLE_OF } from '../data/counters.ts';
import { judgePlacing } from '../setup.ts';
import { LORDS } from './game.ts';
import { campOf, mapOf, peopleAt, seatsInTurn } from './scenarios.ts';
import { START_IDS, STARTS } from './starts.ts';
import { countersOf, falling, sceneOf } from './testing/scenes.ts';
import type { Move, State } from './types.ts';

const MEADOW = ['........', '........', '........', '........', '........', '........', '........'];

const play = (state: State, ...moves: readonly Move[]): State => moves.reduce((now, move) => LORDS.play(now, move).state, state);
const end = (seat: number): Move => ({ kind: 'end', seat });
const march = (seat: number, id: string, to: readonly [number, number], against?: string): Move => ({
  kind: 'march',
  seat,
  id,
  to: hexAt(...to),
  ...(against && { against }),
});
const refusal = (state: State, move: Move): string | undefined => {
  const verdict = LORDS.judge(state, move);
  return verdict.ok ? undefined : verdict.rule;
};
const places = ({ position }: State): Readonly<Record<string, string>> =>
  Object.fromEntries(position.counters.map(({ id, at }) => [id, `${cellOf(at).column}.${cellOf(at).row}`]));
const ids = (state: State): string => state.position.counters.map(({ id }) => id).join(' ');
const hex = (column: number, row: number): Hex => hexAt(column, row);

test('LOR-TOUR-2, LOR-COM-7: moves, then shots, then combats; a phase where nothing can be done goes by', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevaliers-fantarcher', 1, 3],
    ['a2', 'chevalier', 2, 5],
    ['b1', 'dragons-fantassin', 4, 1],
    ['b2', 'dragons-fantassin', 4, 5],
  ]);
  const attack: Move = { kind: 'attack', seat: 0, attackers: ['a2'], targets: ['b2'] };
  const shoot: Move = { kind: 'shoot', seat: 0, shooters: ['a1'], target: 'b2' };
  expect([refusal(start, attack), refusal(start, shoot)]).toEqual(['LOR-TOUR-2', 'LOR-ARC-1']);
  const moved = play(start, march(0, 'a1', [4, 3]), march(0, 'a2', [3, 5], 'b2'));
  expect(refusal(moved, march(0, 'a2', [2, 5]))).toBe('LOR-MOU-1');
  const shots = play(moved, end(0));
  expect([shots.phase, refusal(shots, attack), refusal(shots, march(0, 'a1', [1, 1]))]).toEqual(['shots', 'LOR-COM-7', 'LOR-COM-7']);
  // Two hexes straight south: dice of 1 make one arrow, two are needed.
  const missed = play(falling(shots, 1), shoot);
  expect([missed.phase, ids(missed)]).toEqual(['combats', 'a1 a2 b1 b2']);
  // 8 + 3 for a charge straight ahead, less 2: band 8, die 6, eliminated; nobody is left to fight, and the other plays.
  const fought = play(falling(missed, 6), attack);
  expect([fought.phase, fought.turn, ids(fought)]).toEqual(['march', 1, 'a1 a2 b1']);
  expect(fought.fallen).toEqual([{ id: 'b2', kind: 'dragons-fantassin', seat: 1 }]);
});

test.each([
  ['LOR-L-18', 'chevaliers-fantarcher', 'dragons-fantassin', 'Fantarcher des Chevaliers a tiré ce coup'],
  ['LOR-DRA-1', 'dragon', 'chevaliers-fantassin', 'Dragon a lancé ses flammes ce coup'],
  ['LOR-LAN-1', 'lance-flammes', 'chevaliers-fantassin', 'Lance-flammes a lancé ses flammes ce coup'],
  ['LOR-SOR-2', 'sorcier', 'dragons-fantassin', 'Sorcier a lancé une vision ce coup'],
  ['LOR-ILL-1', 'illusionniste', 'chevaliers-fantassin', 'Moine illusionniste a lancé une vision ce coup'],
] as const)('%s: %s has shot and does not fight as well, and is told what it did', (rule, own, foe, told) => {
  const seat = foe === 'dragons-fantassin' ? 0 : 1;
  const [mine, theirs] = seat === 0 ? ['a1', 'b1'] : ['b1', 'a1'];
  const scene = sceneOf(
    own === 'illusionniste' ? 'col' : 'ponts',
    MEADOW,
    [
      [mine, own, 3, 3],
      [theirs, foe, 3, 2],
    ],
    { turn: seat, phase: 'combats', shot: [{ id: mine, target: theirs }] },
  );
  const verdict = LORDS.judge(scene, { kind: 'attack', seat, attackers: [mine], targets: [theirs] });
  expect(verdict).toMatchObject({ rule, because: expect.stringContaining(told) });
});

test('LOR-CHE-1, LOR-BOI-1: a Chevalier goes straight through two woods, and the points told are those of that way', () => {
  const { rows } = STARTS.ponts;
  const start = sceneOf('ponts', rows, [
    ['a1', 'chevalier', 9, 0],
    ['b1', 'dragons-fantassin', 0, 3],
  ]);
  const { events } = LORDS.play(start, march(0, 'a1', [9, 5]));
  const [told] = events;
  if (told?.kind !== 'marched') throw new Error('it has not marched');
  // Two woods of two points, three plains of one.
  expect(told.path.map((at) => cellOf(at).column)).toEqual([9, 9, 9, 9, 9, 9]);
  const entered = told.path.slice(1).map((at) => rows[cellOf(at).row]?.[9]);
  expect(entered).toEqual(['b', '.', 'b', '.', '.']);
  expect(told.cost).toBe(7);
});

test('LOR-TOUR-3: nobody touches the other’s counters, nor plays in his turn', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 1, 3],
    ['b1', 'dragon', 6, 3],
  ]);
  expect(refusal(start, march(0, 'b1', [6, 4]))).toBe('LOR-TOUR-3');
  expect(refusal(start, march(1, 'b1', [6, 4]))).toBe('LOR-TOUR-3');
  expect(refusal(start, end(1))).toBe('LOR-TOUR-3');
});

test('LOR-CHE-1, LOR-COM-4: whether an attack is allowed counts the charge; in vain a counter enters no zone', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 1, 1],
    ['b1', 'dragon', 4, 3],
  ]);
  // 8 + 3 = 11 against 10: allowed straight ahead (south-east), and told so before.
  expect(refusal(start, march(0, 'a1', [3, 2], 'b1'))).toBeUndefined();
  // A Fantassin alone is worth 3: nobody could help him.
  const weak = sceneOf('ponts', MEADOW, [
    ['a1', 'chevaliers-fantassin', 3, 1],
    ['b1', 'dragon', 4, 3],
  ]);
  expect(refusal(weak, march(0, 'a1', [4, 2], 'b1'))).toBe('LOR-COM-4');
});

test('LOR-ZDI-1: who has come to attack must, or goes back where it stood when no help came', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevaliers-fantassin', 3, 1],
    ['a2', 'chevalier', 0, 3],
    ['b1', 'dragon', 4, 3],
    ['b2', 'dragons-fantassin', 7, 6],
  ]);
  expect(refusal(start, march(0, 'a1', [4, 2]))).toBe('LOR-ZDI-1');
  const entered = play(start, march(0, 'a1', [4, 2], 'b1'));
  // Nobody came: 3 against 10.
  const back = play(entered, end(0));
  expect([back.turn, places(back).a1]).toEqual([1, '3.1']);
  // 3 + 8 = 11 against 10, whose zone is gone since somebody stands against it (LOR-ZDI-2): both attack, and may not leave without.
  const joined = play(entered, march(0, 'a2', [3, 3]), end(0));
  expect([joined.phase, joined.bound, refusal(joined, end(0))]).toEqual(['combats', ['a1', 'a2'], 'LOR-ZDI-1']);
  expect(refusal(joined, { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b1'] })).toBe('LOR-COM-4');
});

test('LOR-ZDI-3, LOR-L-39: still face to face, one attacks if one can, and stays if one cannot', () => {
  const strong = sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 3, 3],
    ['b1', 'dragons-fantassin', 4, 4],
  ]);
  const bound = play(strong, end(0));
  expect([bound.phase, refusal(bound, end(0))]).toEqual(['combats', 'LOR-ZDI-3']);
  const weak = sceneOf('ponts', MEADOW, [
    ['a1', 'sorcier', 3, 3, {}],
    ['b1', 'dragon', 4, 4],
  ]);
  const shots = play(weak, end(0));
  expect(shots.phase).toBe('shots');
  expect(play(shots, end(0)).turn).toBe(1);
});

test.each([
  ['sa-cible', 'LOR-L-60', undefined],
  ['toute-cible', undefined, undefined],
  ['non', 'LOR-L-60', 'LOR-L-60'],
] as const)(
  'LOR-L-60: %s: an archer that entered the zone of an enemy that it could fight shoots at that one, at any, or at none',
  (reading, other, own) => {
    const start = sceneOf(
      'ponts',
      MEADOW,
      [
        ['a1', 'chevaliers-fantarcher', 4, 0],
        ['a2', 'chevaliers-fantarcher', 4, 1],
        ['b1', 'dragons-fantassin', 4, 4],
        ['b2', 'lance-flammes', 4, 6],
      ],
      { options: { seats: 2, scenario: 'ponts', months: 8, options: { 'LOR-L-60': reading } } },
    );
    const shots = play(start, march(0, 'a1', [4, 3], 'b1'), end(0));
    const shoot = (target: string): Move => ({ kind: 'shoot', seat: 0, shooters: ['a1'], target });
    expect([refusal(shots, shoot('b2')), refusal(shots, shoot('b1')), refusal(shots, end(0))]).toEqual([other, own, undefined]);
    // 2 against 2: it may fight, and has to as long as no shot has stood in for that.
    const fights = play(shots, end(0));
    expect([fights.phase, refusal(fights, end(0))]).toEqual(['combats', 'LOR-ZDI-1']);
  },
);

test('LOR-L-60: who may both shoot and fight aims where it wants, and owes a combat unless it has shot at whom it came for', () => {
  const at = (reading: 'sa-cible' | 'toute-cible' | 'non', target: string): string | undefined => {
    const options = { seats: 2, scenario: 'ponts', months: 8, options: { 'LOR-L-18': 'oui', 'LOR-L-60': reading } } as const;
    const start = sceneOf(
      'ponts',
      MEADOW,
      [
        ['a1', 'chevaliers-fantarcher', 4, 0],
        ['b1', 'dragon', 4, 6],
        ['b2', 'dragons-fantassin', 4, 4],
      ],
      { options },
    );
    const shots = play(start, march(0, 'a1', [4, 3], 'b2'), end(0));
    return refusal(play(falling(shots, 1), { kind: 'shoot', seat: 0, shooters: ['a1'], target }), end(0));
  };
  expect([at('sa-cible', 'b1'), at('sa-cible', 'b2'), at('toute-cible', 'b1'), at('non', 'b2')]).toEqual([
    'LOR-ZDI-1',
    undefined,
    undefined,
    'LOR-ZDI-1',
  ]);
});

test('LOR-L-60: too weak to fight whom it came for, an archer shoots before the shots end; where no shot counts, it does not come', () => {
  const scene = (reading: 'sa-cible' | 'non') =>
    sceneOf(
      'ponts',
      MEADOW,
      [
        ['a1', 'chevaliers-fantarcher', 4, 0],
        ['b1', 'dragon', 4, 4],
      ],
      { options: { seats: 2, scenario: 'ponts', months: 8, options: { 'LOR-L-60': reading } } },
    );
  const come = march(0, 'a1', [4, 3], 'b1');
  const shots = play(scene('sa-cible'), come, end(0));
  expect([shots.phase, refusal(shots, end(0)), refusal(scene('non'), come)]).toEqual(['shots', 'LOR-L-60', 'LOR-COM-4']);
  expect(play(falling(shots, 1), { kind: 'shoot', seat: 0, shooters: ['a1'], target: 'b1' }).turn).toBe(1);
});

test.each([
  ['sa-cible', 'LOR-L-64'],
  ['au-choix', undefined],
] as const)(
  'LOR-L-64, LOR-COM-3: %s: on a hex of two zones one names an enemy, and attacks it, alone or with the other',
  (reading, turned) => {
    const start = sceneOf(
      'ponts',
      MEADOW,
      [
        ['a1', 'chevalier', 1, 3],
        ['b1', 'dragons-fantassin', 4, 3],
        ['b2', 'dragons-fantassin', 4, 4],
      ],
      { options: { seats: 2, scenario: 'ponts', months: 8, options: { 'LOR-L-64': reading } } },
    );
    // 3.3 touches 4.3 and 4.4: no other hex of the way touches either.
    const there = play(start, march(0, 'a1', [3, 3], 'b2'), end(0));
    const attack = (...targets: readonly string[]): Move => ({ kind: 'attack', seat: 0, attackers: ['a1'], targets });
    expect([refusal(there, attack('b1')), refusal(there, attack('b2')), refusal(there, attack('b1', 'b2'))]).toEqual([
      turned,
      undefined,
      undefined,
    ]);
    expect(LORDS.moves(there, 0).some((move) => move.kind === 'attack' && move.targets.join() === 'b1')).toBe(turned === undefined);
  },
);

test('LOR-L-64: too weak for whom it came for, one stays to attack another where that is free', () => {
  const at = (reading: 'sa-cible' | 'au-choix') => {
    const start = sceneOf(
      'ponts',
      MEADOW,
      [
        ['a1', 'chevaliers-fantassin', 1, 3],
        ['a2', 'chevalier', 0, 0],
        ['b1', 'dragon', 4, 3],
        ['b2', 'dragons-fantassin', 4, 4],
      ],
      { options: { seats: 2, scenario: 'ponts', months: 8, options: { 'LOR-L-64': reading } } },
    );
    const { state } = LORDS.play(play(start, march(0, 'a1', [3, 3], 'b1')), end(0));
    return [places(state).a1, state.phase, refusal(state, end(0))];
  };
  expect([at('sa-cible'), at('au-choix')]).toEqual([
    ['1.3', 'march', 'LOR-TOUR-3'],
    ['3.3', 'combats', 'LOR-ZDI-1'],
  ]);
});

test('LOR-ZDI-2: coming against an enemy whose zone is gone, or that has none, is refused for that, not for being too far', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 1, 3],
    ['a2', 'chevalier', 1, 5],
    ['b1', 'dragons-fantassin', 4, 3],
    ['b2', 'dragons-fantassin', 4, 6, { paralysed: 2 }],
  ]);
  const told = (state: State, move: Move) => {
    const verdict = LORDS.judge(state, move);
    return verdict.ok ? 'ok' : `${verdict.rule} ${verdict.because}`;
  };
  const fallen = play(start, march(0, 'a1', [4, 2], 'b1'));
  expect(told(fallen, march(0, 'a2', [4, 4], 'b1'))).toMatch(/^LOR-ZDI-2 .*déjà tombée/);
  expect(told(start, march(0, 'a2', [4, 5], 'b2'))).toMatch(/^LOR-ZDI-1 .*n’a pas de zone/);
  expect(told(start, march(0, 'a2', [2, 4], 'b1'))).toMatch(/^LOR-COM-1 .*attenant/);
});

test('LOR-ZDI-2: the zone of an enemy already attacked is gone, and another passes', () => {
  const wall = ['~~~~~~~~', '~~~~~~~~', '........', '~~~~~~~~', '~~~~~~~~', '~~~~~~~~', '~~~~~~~~'];
  const start = sceneOf('ponts', wall, [
    ['a1', 'chevalier', 2, 2],
    ['a2', 'chevaliers-fantassin', 0, 2],
    ['b1', 'dragons-fantassin', 7, 2],
  ]);
  const placed = play(start, march(0, 'a1', [6, 2], 'b1'));
  expect(refusal(placed, march(0, 'a2', [5, 2]))).toBeUndefined();
});

test('LOR-REC-1, LOR-REC-3, LOR-L-26: the loser picks lines one by one, pushes his own, or gives himself up instead', () => {
  const ground = ['........', '...A....', '........', '........', '........', '........', '........'];
  const start = sceneOf('ponts', ground, [
    ['a1', 'chevalier', 3, 4],
    ['b1', 'dragons-fantassin', 3, 3],
    ['b2', 'lance-flammes', 3, 2],
    ['b3', 'serpent', 7, 6],
  ]);
  // Beside each other from the start, 8 against 2: band 4 to 7, die 3 is D2.
  const state = play(falling(play(start, end(0)), 3), { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b1'] });
  expect([state.phase, LORDS.toMove(state)]).toEqual(['retreat', [1]]);
  const back = (direction: 'n' | 'ne' | 's', alone = false): Move => ({ kind: 'retreat', seat: 1, id: 'b1', direction, alone });
  expect([refusal(state, { ...back('n'), seat: 0 }), refusal(state, back('ne', true)), refusal(state, end(0))]).toEqual([
    'LOR-TOUR-3',
    'LOR-REC-3',
    'LOR-REC-1',
  ]);
  // North, the Lance-flammes is pushed against the mount at once and falls; the first goes on to 3.2, then meets the mount too.
  expect(ids(play(state, back('n')))).toBe('a1 b3');
  expect(ids(play(state, back('n', true)))).toBe('a1 b2 b3');
  expect(places(play(state, back('ne'))).b1).toBe('5.2');
  // South stands the enemy.
  expect(ids(play(state, back('s')))).toBe('a1 b2 b3');
});

test('LOR-L-1, LOR-L-26: attackers that fail all retreat, in the order of their player', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevaliers-fantassin', 3, 3],
    ['a2', 'chevaliers-fantassin', 4, 3],
    ['b1', 'lance-flammes', 4, 4],
  ]);
  // 6 against 3: band 0 to 3, die 2 is A3.
  const state = play(falling(play(start, end(0)), 2), { kind: 'attack', seat: 0, attackers: ['a1', 'a2'], targets: ['b1'] });
  expect(state.falling.map(({ id, hexes }) => `${id} ${hexes}`)).toEqual(['a1 3', 'a2 3']);
  const second: Move = { kind: 'retreat', seat: 0, id: 'a2', direction: 'n', alone: false };
  const after = play(state, second);
  expect([places(after).a2, after.falling.length, after.phase]).toEqual(['4.0', 1, 'retreat']);
  const done = play(after, { kind: 'retreat', seat: 0, id: 'a1', direction: 'no', alone: false });
  expect([places(done).a1, done.turn]).toEqual(['0.2', 1]);
});

test('LOR-ARC-2, LOR-DRA-1: arrows of several add up; a Dragon’s flames may come before it moves, and it fights no more', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevaliers-fantarcher', 2, 1],
    ['a2', 'chevaliers-fantarcher', 2, 5],
    ['b1', 'dragon', 2, 3],
    ['b2', 'dragons-fantassin', 7, 3],
  ]);
  const shots = play(start, end(0));
  const both: Move = { kind: 'shoot', seat: 0, shooters: ['a1', 'a2'], target: 'b1' };
  // Two hexes: a 4 makes 3 arrows; 3 + 3 are the six of the booklet, 3 + 2 are not.
  expect(ids(play(falling(shots, 4, 4), both))).toBe('a1 a2 b2');
  expect(ids(play(falling(shots, 4, 3), both))).toBe('a1 a2 b1 b2');
  const turn = { ...start, turn: 1 };
  const burn: Move = { kind: 'shoot', seat: 1, shooters: ['b1'], target: 'a1' };
  // Two hexes: a 2 makes one flame, a Fantarcher needs one.
  const burnt = play(falling(turn, 2), burn);
  expect([ids(burnt), burnt.phase, refusal(burnt, burn)]).toEqual(['a2 b1 b2', 'march', 'LOR-ARC-2']);
  expect(refusal(burnt, march(1, 'b1', [2, 4], 'a2'))).toBe('LOR-L-67');
  expect(refusal(burnt, march(1, 'b1', [5, 3]))).toBeUndefined();
});

test('LOR-SOR-2, LOR-GOU-1, LOR-L-6: a vision drives into a chasm, and three turns are missed', () => {
  const ground = ['........', '........', '........', '...o....', '........', '........', '........'];
  const start = sceneOf('ponts', ground, [
    ['a1', 'sorcier', 3, 6],
    ['b1', 'dragons-fantassin', 3, 4],
    ['b2', 'dragons-fantassin', 7, 0],
  ]);
  const shots = play(start, end(0));
  // Two hexes away, a 1 makes it flee one hex.
  const fled = play(falling(shots, 1), { kind: 'shoot', seat: 0, shooters: ['a1'], target: 'b1' });
  const held = play(fled, { kind: 'retreat', seat: 1, id: 'b1', direction: 'n', alone: false });
  const left = (state: State) => state.position.counters.find(({ id }) => id === 'b1')?.paralysed;
  const turns = [held];
  for (let at = 0; at < 7; at += 1) turns.push(play(turns.at(-1) as State, end((turns.at(-1) as State).turn)));
  const own = turns.filter(({ turn }) => turn === 1);
  expect(own.map(left)).toEqual([3, 2, 1, undefined]);
  expect(refusal(own[2] as State, march(1, 'b1', [3, 2]))).toBe('LOR-GOU-1');
  expect(refusal(own[3] as State, march(1, 'b1', [3, 2]))).toBeUndefined();
});

test.each([
  ['comme-un-recul', 'safe'],
  ['tue', 'eliminated'],
] as const)(
  'LOR-L-61: %s: who flees a vision that was cast beside it leaves the zone of who has cast it, and no other',
  (reading, fate) => {
    const start = sceneOf(
      'ponts',
      MEADOW,
      [
        ['a1', 'sorcier', 3, 2],
        ['a2', 'chevaliers-fantassin', 6, 3],
        ['b1', 'dragon', 4, 3],
        ['b2', 'dragons-fantassin', 0, 6],
      ],
      { phase: 'shots', options: { seats: 2, scenario: 'ponts', months: 8, options: { 'LOR-L-61': reading } } },
    );
    // Beside it a 2 makes it flee three hexes.
    const fled = play(falling(start, 2), { kind: 'shoot', seat: 0, shooters: ['a1'], target: 'b1' });
    const told = (direction: 'so' | 's' | 'se') => {
      const { events } = LORDS.play(fled, { kind: 'retreat', seat: 1, id: 'b1', direction, alone: false });
      return events.flatMap((event) =>
        event.kind === 'retreated' ? [[event.fate, `${cellOf(event.end).column}.${cellOf(event.end).row}`]] : [],
      );
    };
    // 3.3, to the south-west, touches the Sorcier; 4.4 and on, to the south, touch nobody; to the south-east stands the zone of the other.
    expect([told('so')[0]?.[0], told('s'), told('se')[0]?.[0]]).toEqual([fate, [['safe', '4.6']], 'eliminated']);
  },
);

test.each([
  ['tombee', ['safe', '2.5']],
  ['compte', ['eliminated', '2.3']],
] as const)('LOR-L-62: %s: who is driven back past an enemy that another has come to attack, and has not attacked yet', (reading, told) => {
  const start = sceneOf(
    'ponts',
    MEADOW,
    [
      ['a1', 'chevaliers-fantassin', 0, 2],
      ['a2', 'chevaliers-fantassin', 1, 6],
      ['b1', 'dragons-fantassin', 2, 1],
      ['b2', 'dragons-fantassin', 3, 4],
    ],
    { options: { seats: 2, scenario: 'ponts', months: 8, options: { 'LOR-L-62': reading } } },
  );
  const attack = (id: string, target: string): Move => ({ kind: 'attack', seat: 0, attackers: [id], targets: [target] });
  const back = (state: State) => {
    const { events } = LORDS.play(state, { kind: 'retreat', seat: 0, id: 'a1', direction: 's', alone: false });
    const [event] = events;
    return event?.kind === 'retreated' ? [event.fate, `${cellOf(event.end).column}.${cellOf(event.end).row}`] : undefined;
  };
  // Both touch their enemies, 3 against 2: a 2 drives the first back by three hexes, south, through 2.4 and 2.5 that the second enemy holds.
  const joined = play(start, march(0, 'a2', [3, 5], 'b2'), march(0, 'a1', [2, 2], 'b1'), end(0));
  expect(back(play(falling(joined, 2), attack('a1', 'b1')))).toEqual(told);
  // Its combat once fought without effect, the zone of the second is back.
  const fought = play(falling(joined, 4), attack('a2', 'b2'));
  expect(back(play(falling(fought, 2), attack('a1', 'b1')))).toEqual(['eliminated', '2.3']);
});

test.each([
  ['en-remontant', ['a2', 'a1'], { a1: '3.1', a2: '2.1' }],
  ['dans-l-ordre', ['a2'], { a1: '4.2', a2: '2.1' }],
] as const)('LOR-L-63: %s: two came in vain, and the second stands where the first was', (reading, order, stand) => {
  const start = sceneOf(
    'ponts',
    MEADOW,
    [
      ['a1', 'chevaliers-fantassin', 3, 1],
      ['a2', 'chevaliers-fantassin', 2, 1],
      ['a3', 'chevalier', 0, 6],
      ['b1', 'dragon', 4, 3],
      ['b2', 'dragon', 3, 0],
    ],
    { options: { seats: 2, scenario: 'ponts', months: 8, options: { 'LOR-L-63': reading } } },
  );
  // A Chevalier might have come to either; 3 is too little against 10.
  const { state, events } = LORDS.play(play(start, march(0, 'a1', [4, 2], 'b1'), march(0, 'a2', [3, 1], 'b2')), end(0));
  expect(events.flatMap((event) => (event.kind === 'back' ? [event.who.id] : []))).toEqual(order);
  expect(places(state)).toMatchObject(stand);
});

test('LOR-L-63: who finds a friend in its place stays, and attacks nobody', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevaliers-fantassin', 3, 1],
    ['a2', 'sorcier', 0, 1],
    ['a3', 'chevalier', 0, 6],
    ['b1', 'dragon', 4, 3],
  ]);
  const { state, events } = LORDS.play(play(start, march(0, 'a1', [4, 2], 'b1'), march(0, 'a2', [3, 1])), end(0));
  expect([places(state).a1, events.some(({ kind }) => kind === 'back')]).toEqual(['4.2', false]);
  expect(play(state, end(0)).turn).toBe(1);
});

test('LOR-L-63: who was strong enough only beside one that has gone back goes back too', () => {
  const start = sceneOf(
    'ponts',
    MEADOW,
    [
      ['a1', 'sorcier', 2, 1],
      ['a2', 'chevalier', 6, 1],
      ['a3', 'chevaliers-fantassin', 0, 5],
      ['b1', 'dragon', 2, 4],
      ['b2', 'dragon', 5, 3],
    ],
    // Where no shot counts, a Sorcier too comes to fight.
    { options: { seats: 2, scenario: 'ponts', months: 8, options: { 'LOR-L-60': 'non' } } },
  );
  // 3.3 touches 2.4, and 4.3, where the Chevalier has not come straight: 8 + 2 against 10 for him, 2 against 10 for the Sorcier.
  const { state, events } = LORDS.play(play(start, march(0, 'a1', [3, 3], 'b1'), march(0, 'a2', [4, 3], 'b2')), end(0));
  expect(events.flatMap((event) => (event.kind === 'back' ? [event.who.id] : []))).toEqual(['a1', 'a2']);
  expect(places(state)).toMatchObject({ a1: '2.1', a2: '6.1' });
});

test.each([
  ['rentre', '3.1'],
  ['reste', '4.2'],
] as const)(
  'LOR-L-65: %s: one came against an enemy and was joined, and they are too weak together: nobody owes an attack',
  (reading, stand) => {
    const start = sceneOf(
      'ponts',
      MEADOW,
      [
        ['a1', 'chevaliers-fantassin', 3, 1],
        ['a2', 'chevaliers-fantassin', 6, 1],
        ['a3', 'chevalier', 0, 6],
        ['b1', 'dragon', 4, 3],
      ],
      { options: { seats: 2, scenario: 'ponts', months: 8, options: { 'LOR-L-65': reading } } },
    );
    // 3 alone, 3 + 3 together, against 10.
    const one = play(start, march(0, 'a1', [4, 2], 'b1'));
    expect(places(play(one, end(0))).a1).toBe('3.1');
    const joined = play(one, march(0, 'a2', [5, 2]), end(0));
    expect([places(joined), joined.turn]).toEqual([{ a1: stand, a2: '5.2', a3: '0.6', b1: '4.3' }, 1]);
  },
);

test.each([
  ['non', ['LOR-L-67', 'LOR-L-67']],
  ['sa-cible', [undefined, 'LOR-L-67']],
] as const)('LOR-L-67: %s: a Dragon throws its flames, then comes to whom they have missed, or to another', (reading, told) => {
  const start = sceneOf(
    'ponts',
    MEADOW,
    [
      ['a1', 'chevalier', 4, 2],
      ['a2', 'chevaliers-fantassin', 7, 5],
      ['b1', 'dragon', 4, 5],
    ],
    { turn: 1, options: { seats: 2, scenario: 'ponts', months: 8, options: { 'LOR-L-67': reading } } },
  );
  // Three hexes away a 1 makes no flame.
  const burnt = play(falling(start, 1), { kind: 'shoot', seat: 1, shooters: ['b1'], target: 'a1' });
  const come = march(1, 'b1', [4, 3], 'a1');
  expect([refusal(burnt, come), refusal(burnt, march(1, 'b1', [6, 5], 'a2'))]).toEqual(told);
  if (refusal(burnt, come)) return;
  // It has attacked already: it is not sent back, and owes nothing more.
  const done = play(burnt, come, end(1));
  expect([places(done).b1, done.turn]).toEqual(['4.3', 0]);
});

test('LOR-L-59: no escorts; who has nobody left has lost; after the last month what was struck counts, and the other’s camp', () => {
  const friends = sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 1, 3],
    ['a2', 'chevaliers-fantassin', 2, 3],
    ['b1', 'dragon', 7, 6],
  ]);
  expect(refusal(friends, march(0, 'a1', [2, 3]))).toBe('LOR-L-59');
  const last = sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 3, 3],
    ['b1', 'dragons-fantassin', 4, 4],
  ]);
  const won = play(falling(play(last, end(0)), 6), { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b1'] });
  expect([won.ended, LORDS.outcome(won), LORDS.moves(won, 1)]).toEqual([
    { how: 'rout', winners: [0] },
    { winners: [0], scores: [2, 0] },
    [],
  ]);
  const months = sceneOf(
    'ponts',
    MEADOW,
    [
      ['a1', 'chevaliers-fantassin', 1, 0],
      ['b1', 'dragons-fantassin', 5, 5],
    ],
    { month: 8, fallen: [{ id: 'b2', kind: 'serpent', seat: 1 }] },
  );
  expect(LORDS.outcome(play(months, end(0), end(1)))).toEqual({ winners: [0], scores: [6, 0] });
  // The first people's camp, at the western edge of the fifth row: worth 8.
  const camp = play(
    {
      ...months,
      position: {
        ...months.position,
        counters: months.position.counters.map((one) => (one.id === 'b1' ? { ...one, at: hex(3, 4) } : one)),
      },
    },
    end(0),
    march(1, 'b1', [0, 4]),
    end(1),
  );
  expect(LORDS.outcome(camp)).toEqual({ winners: [1], scores: [6, 8] });
  const even = play({ ...months, fallen: [] }, end(0), end(1));
  expect(LORDS.outcome(even)).toEqual({ winners: [0, 1], scores: [0, 0] });
});

test.each(START_IDS)('%s: the map turned by half is itself, camps stand on plains, six counters a side stand free', (start) => {
  const { rows, peoples } = STARTS[start];
  const bridges = (row: string): string => row.replace(/\d/g, '1');
  expect(rows.map(bridges)).toEqual([...rows].reverse().map((row) => bridges([...row].reverse().join(''))));
  expect(rows.every((row) => row.length === rows[0]?.length && row.length % 2 === 0)).toBe(true);
  expect(seatsInTurn(peoples)).toEqual([0, 1]);
  const counters = countersOf(start);
  expect(counters).toHaveLength(12);
  for (const [at, one] of counters.entries()) {
    const terrain = terrainAt(mapOf({ scenario: start }), one.at) ?? 'mer';
    expect([judgePlacing(terrain), terrain]).toEqual([{ ok: true }, 'plaine']);
    expect(counters.filter((other) => isSame(other.at, one.at))).toHaveLength(1);
    expect(PEOPLE_OF[one.kind]).toBe(peopleAt(start, at < 6 ? 0 : 1));
  }
  for (const seat of [0, 1]) expect(terrainAt(mapOf({ scenario: start }), campOf(start, seat))).toBe('plaine');
});
