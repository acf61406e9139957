/** The second referee on the booklet's own examples and on sentences of its rules, before it is set against the engine. */
import { describe, expect, test } from 'vitest';
import type { PlaceId } from '../../data/board-types.ts';
import { AT_REST } from '../../game/table.ts';
import type { Effect, State, Turn } from '../../game/types.ts';
import type { Options } from '../../options.ts';
import { PEOPLES, type People } from '../../types.ts';
import { attacks, isLegalAttack } from './attacks.ts';
import { affordable, cardHolder, pointsOf, rankedBy } from './count.ts';
import { FightBook } from './fight.ts';
import { geographyOf } from './geography.ts';
import { isLegalMarch, marches } from './marches.ts';
import { Table } from './table.ts';
import { havens, largestCall, redMoves } from './windows.ts';

const MAP = geographyOf({ board: null });
const NONE = Object.fromEntries(PEOPLES.map((people) => [people, 0])) as Readonly<Record<People, number>>;

type Standing = Readonly<Partial<Record<PlaceId, readonly [People, number]>>>;

interface Scene {
  readonly stand: Standing;
  readonly people: People;
  readonly phase?: State['phase'];
  readonly options?: Options;
  readonly effects?: readonly Effect[];
  readonly boats?: Partial<Record<People, number>>;
  readonly hand?: State['hands'][number];
  readonly turn?: Partial<Turn>;
}

/** A state where each people has its own seat, in the order of `PEOPLES`. */
function sceneOf({ stand, people, phase = 'attacks', options = {}, effects = [], boats = {}, hand = [], turn = {} }: Scene): State {
  const zeros = MAP.ids.map(() => 0);
  const seat = PEOPLES.indexOf(people);
  return {
    random: [1, 2, 3, 4],
    options: { seats: 6, each: 1, opening: 'rapide', offers: 0, options, board: null },
    phase,
    round: 1,
    choice: PEOPLES.map((_, at) => at),
    peoples: PEOPLES.map((one) => [one]),
    order: PEOPLES,
    owners: MAP.board.territories.map(({ id }) => stand[id]?.[0] ?? null),
    pawns: MAP.ids.map((id) => stand[id]?.[1] ?? 0),
    boats: { ...NONE, ...boats },
    hands: PEOPLES.map((_, at) => (at === seat ? hand : [])),
    pile: [],
    removed: [],
    kingdoms: MAP.board.kingdoms.map(() => null),
    master: null,
    effects,
    positioning: null,
    ...AT_REST,
    turn: {
      seat,
      peoples: [people],
      attacks: [],
      engaged: false,
      struck: [],
      came: zeros,
      moved: zeros,
      landed: zeros,
      called: zeros,
      steps: NONE,
      mist: false,
      combat: null,
      ...turn,
    },
  };
}

const numbers = (places: Partial<Record<PlaceId, number>>): readonly number[] => MAP.ids.map((id) => places[id] ?? 0);
const sent = (state: State): readonly string[] => attacks(state).map(({ from, to, largest }) => `${from}>${to}:${largest}`);
const marched = (state: State): readonly string[] =>
  marches(state)
    .map(({ from, to, largest }) => `${from}>${to}:${largest}`)
    .sort();
const red = (card: Effect['card'], target: Effect['target'] = {}): Effect => ({ card, by: 0, target, until: 'turn' });

describe('attacks', () => {
  test('ZAR-ATT-1, ZAR-ATT-5, ZAR-ATT-6: to neighbours of another people or of nobody, a pawn stays', () => {
    const state = sceneOf({ people: 'moines', stand: { itak: ['moines', 4], 'itak-1': ['dragons', 2], 'itak-2': ['moines', 1] } });
    expect(sent(state)).toEqual(['itak>itak-1:3']);
    const empty = sceneOf({ people: 'moines', stand: { itak: ['moines', 4], 'itak-1': ['dragons', 2] } });
    expect(sent(empty)).toEqual(['itak>itak-1:3', 'itak>itak-2:3']);
  });

  test('ZAR-MER-1, ZAR-MER-3: a boat a sea cell; a Tempête closes the way', () => {
    const stand: Standing = { 'itak-1': ['moines', 3], palmyr: ['ailes', 1], itak: ['moines', 1], 'itak-2': ['moines', 1] };
    const toPalmyr = (boats: number, effects: readonly Effect[] = []) =>
      sent(sceneOf({ people: 'moines', stand, boats: { moines: boats }, effects })).filter((way) => way.includes('>palmyr:'));
    expect(toPalmyr(1)).toEqual([]);
    expect(toPalmyr(2)).toEqual(['itak-1>palmyr:2']);
    expect(toPalmyr(2, [red('vent-de-tempete', { seas: ['mer-8', 'mer-9'] })])).toEqual([]);
  });

  test('ZAR-TERRE: three cells without boats', () => {
    const stand: Standing = { 'itak-1': ['moines', 3], palmyr: ['ailes', 1], itak: ['moines', 1], 'itak-2': ['moines', 1] };
    const state = sceneOf({ people: 'moines', stand, hand: ['vent-de-terre'] });
    expect(
      isLegalAttack(state, { kind: 'attack', seat: 5, people: 'moines', from: 'itak-1', to: 'palmyr', pawns: 2, card: 'vent-de-terre' }),
    ).toBe(true);
    expect(
      isLegalAttack(state, { kind: 'attack', seat: 5, people: 'moines', from: 'itak-1', to: 'palmyr', pawns: 3, card: 'vent-de-terre' }),
    ).toBe(false);
  });

  test('ZAR-AIL-1, example 3: over the Chevaliers to the Araignées behind them; ZAR-TYPHON grounds them', () => {
    const stand: Standing = { 'banzol-1': ['ailes', 6], 'banzol-3': ['chevaliers', 3], 'banzol-4': ['araignees', 1] };
    const scene: Scene = { people: 'ailes', stand };
    expect(sent(sceneOf(scene))).toContain('banzol-1>banzol-4:5');
    expect(sent(sceneOf({ ...scene, effects: [red('typhon')] }))).not.toContain('banzol-1>banzol-4:5');
  });

  test('ZAR-ARA-1, example 5: from volcano to volcano as side by side; ZAR-TREMBLEMENT closes the vortices', () => {
    const stand: Standing = { 'itak-1': ['araignees', 5], 'oz-1': ['ailes', 4] };
    const scene: Scene = { people: 'araignees', stand };
    expect(sent(sceneOf(scene))).toContain('itak-1>oz-1:4');
    expect(sent(sceneOf({ ...scene, effects: [red('tremblement-de-terre')] }))).not.toContain('itak-1>oz-1:4');
  });

  test('ZAR-DRA-2, example 6: out of the sea with all pawns; ZAR-RAZ keeps them there', () => {
    const stand: Standing = { 'mer-7': ['dragons', 3], 'ohms-1': ['moines', 2] };
    const scene: Scene = { people: 'dragons', stand };
    expect(sent(sceneOf(scene))).toEqual(['mer-7>itak:3', 'mer-7>itak-2:3', 'mer-7>ohms-1:3', 'mer-7>ohms-2:3']);
    expect(sent(sceneOf({ ...scene, effects: [red('raz-de-maree')] }))).toEqual([]);
  });

  test('ZAR-CHE-1, ZAR-INONDATIONS, ZAR-L-36: Chevaliers that fought fight on, by land, unless their powers are drowned', () => {
    const stand: Standing = { itak: ['chevaliers', 4], 'itak-1': ['araignees', 3], 'itak-2': ['chevaliers', 1], akilon: ['ailes', 1] };
    const turn = { engaged: true, came: numbers({ itak: 4 }) };
    const scene: Scene = { people: 'chevaliers', stand, turn, boats: { chevaliers: 1 } };
    expect(sent(sceneOf(scene))).toEqual(['itak>itak-1:3']);
    expect(sent(sceneOf({ ...scene, options: { 'ZAR-L-36': 'oui' } }))).toContain('itak>akilon:3');
    expect(sent(sceneOf({ ...scene, effects: [red('inondations')] }))).toEqual([]);
  });

  test('ZAR-GLACE, ZAR-L-28: neither in nor out of a frozen kingdom, over it unless the table says no', () => {
    const stand: Standing = { 'kahil-5': ['ailes', 5], 'ludos-1': ['moines', 1], ludos: ['moines', 1] };
    const frozen = red('vent-de-glace', { kingdom: 'kahil' });
    expect(sent(sceneOf({ people: 'ailes', stand, effects: [frozen] }))).toEqual([]);
    const over: Standing = { 'ohms-6': ['ailes', 5], 'kahil-2': ['moines', 1], 'kahil-4': ['moines', 1], 'ludos-1': ['ailes', 4] };
    const state = sceneOf({ people: 'ailes', stand: over, effects: [frozen] });
    expect(sent(state).filter((way) => way.includes('>kahil'))).toEqual([]);
  });
});

describe('reorganisation', () => {
  test('ZAR-REO-1, ZAR-REO-2: two provinces through one’s own, a pawn stays; one step once one was taken', () => {
    const stand: Standing = { tairo: ['moines', 3], 'tairo-1': ['moines', 1], 'akilon-3': ['moines', 1] };
    const ways = ['tairo>akilon-3:2', 'tairo>tairo-1:2'];
    expect(marched(sceneOf({ people: 'moines', stand, phase: 'reorganisation' }))).toEqual(ways);
    const far: Standing = { 'tairo-2': ['moines', 3], 'tairo-3': ['moines', 1], 'tairo-1': ['moines', 1] };
    const scene: Scene = { people: 'moines', stand: far, phase: 'reorganisation' };
    expect(marched(sceneOf(scene))).toEqual(['tairo-2>tairo-1:2', 'tairo-2>tairo-3:2']);
    expect(marched(sceneOf({ ...scene, turn: { steps: { ...NONE, moines: 1 } } }))).toEqual(['tairo-2>tairo-3:2']);
  });

  test('ZAR-AIL-3, ZAR-L-47: after their marches Ailés still fly home; under a Typhon they have none left', () => {
    const stand: Standing = { 'tairo-2': ['ailes', 3], 'tairo-1': ['ailes', 1], 'tairo-3': ['moines', 4] };
    const scene: Scene = { people: 'ailes', stand, phase: 'reorganisation', turn: { steps: { ...NONE, ailes: 2 } } };
    expect(marched(sceneOf(scene))).toEqual(['tairo-2>tairo-1:2']);
    expect(marched(sceneOf({ ...scene, effects: [red('typhon')] }))).toEqual([]);
    expect(marched(sceneOf({ ...scene, turn: { moved: numbers({ 'tairo-2': 2 }) } }))).toEqual(['tairo-2>tairo-1:1']);
  });

  test('ZAR-DRA-1, ZAR-L-45: into the sea and on, nobody has to stay there', () => {
    const scene: Scene = { people: 'dragons', stand: { lac: ['dragons', 2] }, phase: 'reorganisation' };
    expect(marched(sceneOf(scene))).toEqual([]);
    const shore: Standing = { lac: ['dragons', 2], 'kori-2': ['dragons', 1] };
    expect(marched(sceneOf({ ...scene, stand: shore }))).toEqual(['lac>kori-2:2', 'lac>mer-15:2', 'lac>mer-2:2']);
    expect(marched(sceneOf({ ...scene, stand: shore, options: { 'ZAR-L-45': 'oui' } }))[0]).toBe('lac>kori-2:1');
  });

  test('ZAR-REO-4, ZAR-L-21: a crossing is one step and a boat a cell, or a step a cell', () => {
    const stand: Standing = { 'itak-1': ['moines', 3], palmyr: ['moines', 1] };
    const scene: Scene = {
      people: 'moines',
      stand,
      phase: 'reorganisation',
      boats: { moines: 2 },
      turn: { steps: { ...NONE, moines: 1 } },
    };
    expect(marched(sceneOf(scene))).toEqual(['itak-1>palmyr:2']);
    expect(marched(sceneOf({ ...scene, options: { 'ZAR-L-21': 'un-pas-par-case' } }))).toEqual([]);
  });

  test('ZAR-BRUME, ZAR-L-38: any distance through one’s own, without boats; nobody stays if the table says so', () => {
    const stand: Standing = { 'itak-1': ['moines', 3], palmyr: ['moines', 1], 'palmyr-1': ['moines', 1], 'akilon-3': ['moines', 1] };
    const scene: Scene = { people: 'moines', stand, phase: 'reorganisation', turn: { mist: true } };
    const all = ['itak-1>akilon-3:2', 'itak-1>palmyr-1:2', 'itak-1>palmyr:2'];
    expect(marched(sceneOf(scene))).toEqual(all);
    const free = sceneOf({ ...scene, options: { 'ZAR-L-38': 'abandon-permis' } });
    expect(isLegalMarch(free, { kind: 'march', seat: 5, people: 'moines', from: 'palmyr', to: 'akilon-3', pawns: 1, card: null })).toBe(
      true,
    );
  });
});

describe('windows', () => {
  test('ZAR-MAG-4, ZAR-MAG-6, ZAR-MAG-9, ZAR-TYPHON: every target but the one played already, what waits for a people’s turn, its own card thrown away', () => {
    const hand = ['vent-de-folie', 'typhon', 'vent-de-guerre'] as const;
    const state = sceneOf({ people: 'moines', stand: {}, phase: 'red', hand });
    expect(redMoves(state, 5)).toHaveLength(12);
    const played = { ...state, played: [{ card: 'vent-de-folie' as const, by: 5, target: { kingdom: 'oz' as const } }] };
    expect(redMoves(played, 5)).toHaveLength(11);
    expect(redMoves({ ...sceneOf({ people: 'ailes', stand: {}, phase: 'red', hand }) }, 0)).toHaveLength(14);
  });

  test('ZAR-ARA-2, ZAR-L-16, ZAR-L-25: from another volcano, a pawn stays, none that came already, none out of the ice', () => {
    const stand: Standing = { 'itak-1': ['araignees', 2], 'oz-1': ['araignees', 5] };
    const combat = { at: MAP.numbers.get('itak-1') ?? -1, people: 'chevaliers', defender: 'araignees' } as unknown as NonNullable<
      Turn['combat']
    >;
    const callOf = (turn: Partial<Turn>, effects: readonly Effect[] = []) =>
      largestCall(new Table(sceneOf({ people: 'chevaliers', stand, phase: 'call', turn: { combat, ...turn }, effects })), 'oz-1');
    expect(callOf({})).toBe(4);
    expect(callOf({ called: numbers({ 'oz-1': 3 }) })).toBe(2);
    expect(callOf({}, [red('vent-de-glace', { kingdom: 'oz' })])).toBe(0);
  });

  test('ZAR-RAZ, ZAR-L-24: the nearest provinces of theirs, by sea', () => {
    const stand: Standing = { 'mer-7': ['dragons', 2], 'akilon-1': ['dragons', 1], akilon: ['dragons', 1], 'oz-1': ['dragons', 3] };
    const state = { ...sceneOf({ people: 'dragons', stand }), driven: { by: 'raz-de-maree' as const, from: [] } };
    expect(havens(state, 'mer-7')).toEqual(['akilon', 'akilon-1']);
  });
});

describe('the count', () => {
  const owner = (whole: People) => (id: PlaceId) =>
    MAP.kingdomOf(id) === 'itak' ? whole : id === 'oz' ? whole : id === 'zargos' ? whole : null;

  test('ZAR-PTS-1, ZAR-PTS-2: the value of Itak held whole, 2 for a capital alone, 7 for the City', () => {
    const itak = MAP.board.kingdoms.find(({ id }) => id === 'itak')?.value ?? 0;
    expect(pointsOf(MAP, owner('moines'), 'moines')).toBe(itak + 2 + 7);
  });

  test('ZAR-ROY-1, ZAR-ROY-2, ZAR-ROY-4: given for a whole kingdom, kept with its capital, never to who only takes it', () => {
    const lost = (id: PlaceId) => (id === 'itak-1' ? 'ailes' : owner('moines')(id));
    expect(cardHolder(MAP, owner('moines'), 'itak', null)).toBe('moines');
    expect(cardHolder(MAP, lost, 'itak', 'moines')).toBe('moines');
    expect(cardHolder(MAP, lost, 'itak', null)).toBe(null);
    expect(cardHolder(MAP, lost, 'itak', 'ailes')).toBe(null);
  });

  test('ZAR-ORD-1, ZAR-L-9: equals throw, and those still equal throw again', () => {
    const points = (seat: number) => [5, 9, 5, 5][seat] ?? 0;
    const rolls = [
      { seat: 0, face: 4 },
      { seat: 2, face: 6 },
      { seat: 3, face: 4 },
      { seat: 0, face: 1 },
      { seat: 3, face: 2 },
    ];
    expect(rankedBy([0, 1, 2, 3], points, rolls)).toEqual([1, 2, 3, 0]);
    expect(() => rankedBy([0, 1, 2, 3], points, rolls.slice(0, 3))).toThrow('ZAR-L-9');
  });

  test('ZAR-REN-1, ZAR-L-5: two points a pawn, five a boat, and what is left in the box', () => {
    const state = sceneOf({ people: 'moines', stand: { itak: ['moines', 97] }, phase: 'reinforcements', boats: { ailes: 13 } });
    const rich = { ...state, turn: null, purses: [{ people: 'moines' as const, points: 21 }] };
    expect(affordable(rich, 'moines')).toEqual({ pawns: 2, boats: 2 });
    const boundless = { ...rich, options: { ...rich.options, options: { 'ZAR-L-5': 'non' as const } } };
    expect(affordable(boundless, 'moines')).toEqual({ pawns: 10, boats: 4 });
  });
});

describe('fights', () => {
  const bookOf = (attacker: People, defender: People, at: PlaceId, pawns: readonly [number, number], effects: readonly Effect[] = []) =>
    new FightBook(new Table(sceneOf({ people: attacker, stand: {}, effects })), {
      at,
      seat: 0,
      attacker,
      defender,
      groups: [pawns[0]],
      pawns: { attacker: pawns[0], defender: pawns[1] },
    });
  const loss = (total: number, divisor: number, left: number) => ({ total, divisor, losses: Math.floor(total / divisor), left });
  const thrown = (round: number, side: 'attacker' | 'defender', ...faces: number[]) =>
    ({ kind: 'throw', round, side, faces, warWind: false }) as const;

  test('ZAR-AMA-1, ZAR-L-7, example 1: 4 and 3 take two Dragons of seven, three from a capital', () => {
    for (const [at, divisor, left] of [
      ['oz-1', 3, 5],
      ['oz', 2, 4],
    ] as const) {
      const book = bookOf('dragons', 'amazones', at, [7, 4]);
      book.take({ kind: 'shot', faces: [4, 3] });
      book.take({ kind: 'hit', attacker: loss(7, divisor, left) });
      expect(book.pawns.attacker).toBe(left);
    }
  });

  test('ZAR-MOI-1, ZAR-L-3, example 2: four Moines and six Araignées, the hand of God three times', () => {
    const book = bookOf('moines', 'araignees', 'oz-1', [4, 6]);
    book.take(thrown(1, 'attacker', 5, 4));
    book.take({ kind: 'kept', own: true });
    book.take(thrown(1, 'defender', 3, 6));
    book.take({ kind: 'reroll', own: false, die: 1, old: 6, face: 2 });
    book.take({ kind: 'losses', attacker: loss(5, 2, 2), defender: loss(9, 2, 2) });
    book.take(thrown(2, 'attacker', 2));
    book.take({ kind: 'reroll', own: true, die: 0, old: 2, face: 1 });
    book.take(thrown(2, 'defender', 3));
    book.take({ kind: 'losses', attacker: loss(3, 2, 1), defender: loss(1, 2, 2) });
    book.take(thrown(3, 'attacker', 3));
    book.take({ kind: 'reroll', own: true, die: 0, old: 3, face: 6 });
    book.take(thrown(3, 'defender', 1));
    book.take({ kind: 'losses', attacker: loss(1, 2, 1), defender: loss(6, 2, 0) });
    book.take({ kind: 'end', holder: 'attacker', left: 1 });
    expect(book.pawns).toEqual({ attacker: 1, defender: 0 });
  });

  test('ZAR-COM-5, ZAR-CAP-1: both may fall, walls divide by three', () => {
    const book = bookOf('ailes', 'dragons', 'oz', [1, 2]);
    book.take(thrown(1, 'attacker', 6));
    book.take(thrown(1, 'defender', 2));
    expect(() => book.take({ kind: 'losses', attacker: loss(2, 2, 0), defender: loss(6, 2, 0) })).toThrow('ZAR-COM-4');
    const walls = bookOf('ailes', 'dragons', 'oz', [1, 2]);
    walls.take(thrown(1, 'attacker', 6));
    walls.take(thrown(1, 'defender', 2));
    walls.take({ kind: 'losses', attacker: loss(2, 2, 0), defender: loss(6, 3, 0) });
    walls.take({ kind: 'end', holder: 'nobody', left: 0 });
    expect(walls.ended).toBe('nobody');
  });

  test('ZAR-COM-3, ZAR-CANICULE: a throw of the wrong number of dice, or a hand of God in the heat, is against the rules', () => {
    expect(() => bookOf('ailes', 'dragons', 'oz', [4, 2]).take(thrown(1, 'attacker', 6))).toThrow('ZAR-COM-3');
    const hot = bookOf('moines', 'dragons', 'oz', [3, 2], [red('canicule')]);
    hot.take(thrown(1, 'attacker', 6));
    expect(() => hot.take({ kind: 'kept', own: true })).toThrow('ZAR-MOI-1');
  });
});
