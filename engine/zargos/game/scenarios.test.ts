/** Scenarios to learn by (ZAR-L-70): what of the planet is in play, how one begins and ends, what is refused from outside, and who wins. */
import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { diceFrom } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import { seeded } from '../../core/random.ts';
import { statesOf } from '../../core/replay.ts';
import { wilson } from '../../core/wilson.ts';
import { BOTS } from '../bot/levels.ts';
import { CLI } from '../cli.ts';
import { BOARD } from '../data/board.ts';
import type { Scenario } from '../data/scenario.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { naive } from '../testing/naive.ts';
import { boats, done, endTurn, made, only, ruled, told } from '../testing/playing.ts';
import { ZARGOS } from './game.ts';
import { checkGameOptions } from './options.ts';
import { tablesFor } from './table.ts';
import type { Move, State, View } from './types.ts';

const { premiere, deuxieme } = SCENARIOS;

const begun = (scenario: Scenario, seed = 'début'): State =>
  ZARGOS.setup(accepted(checkGameOptions({ seats: scenario.sides.length, scenario })), seed);

describe('what is in play', () => {
  test('a quarter of the planet and a half, of our own names; places outside do not exist', () => {
    const parts = [premiere, deuxieme].map((scenario) => tablesFor({ board: null, scenario }));
    expect(parts.map(({ territories }) => territories)).toEqual([14, 26]);
    expect(parts.map(({ territories }) => Math.round((4 * territories) / BOARD.territories.length))).toEqual([1, 2]);
    for (const { board, land, places } of parts) {
      const whole = tablesFor({ board: null });
      for (const territory of board.territories) {
        expect(BOARD.territories.find(({ id }) => id === territory.id)?.name).toBe(territory.name);
        const near = (whole.land[whole.places.get(territory.id) ?? -1] ?? []).map((place) => whole.ids[place] ?? '');
        expect((land[places.get(territory.id) ?? -1] ?? []).map((place) => board.territories[place]?.id)).toEqual(
          near.filter((id) => places.has(id)),
        );
      }
    }
    const [first] = parts;
    expect([first?.places.get('banzol'), first?.places.get('mer-9')]).toEqual([undefined, undefined]);
    expect(first?.board.territories.some(({ coastal, volcano }) => coastal || volcano)).toBe(false);
  });

  test('the learner begins, where the scenario says, and nothing has been dealt', () => {
    const state = begun(premiere);
    expect([state.phase, state.round, state.turn?.seat, state.order]).toEqual(['attacks', 1, 0, ['amazones', 'dragons']]);
    expect([state.pile, state.hands, Object.values(state.boats).some(Boolean)]).toEqual([[], [[], []], false]);
    const { ids } = tablesFor(state.options);
    const standing = Object.fromEntries(ids.flatMap((id, place) => (state.owners[place] === 'amazones' ? [[id, state.pawns[place]]] : [])));
    expect(standing).toEqual(premiere.sides[0]?.pawns);
    const second = begun(deuxieme);
    // Eleven, seven, two and five in the box (ZAR-MAT-3), three of them in hands.
    expect(second.hands).toEqual([['vent-de-guerre', 'vent-de-terre'], ['vent-de-guerre']]);
    expect([...new Set(second.pile)].sort()).toEqual(['vent-de-folie', 'vent-de-glace', 'vent-de-guerre', 'vent-de-terre']);
  });

  test('without a sea no boat is sold, and without magic a whole kingdom gives no card', () => {
    let state = endTurn(endTurn(begun(premiere)));
    while (state.phase === 'reinforcements' && state.purses[0]?.people !== 'amazones')
      state = made(state, done(ZARGOS.toMove(state)[0] ?? 0));
    expect(state.purses[0]?.points).toBeGreaterThan(5);
    expect(ruled(state, boats(0, 'amazones', 1))).toBe('ZAR-L-70');
    expect(ZARGOS.moves(state, 0).some(({ kind }) => kind === 'boats')).toBe(false);
    expect(state.kingdoms).toEqual([null, null, null]);
  });
});

/** The first scenario with its rounds over at the end of this one, and other pawns on it. */
function last(prize: Scenario['prize'], sides: readonly [Scenario['sides'][0]['pawns'], Scenario['sides'][0]['pawns']]) {
  const scenario: Scenario = {
    ...premiere,
    rounds: 1,
    prize,
    sides: sides.map((pawns, seat) => ({ people: seat === 0 ? 'amazones' : 'dragons', pawns, boats: 0, hand: [] })),
  };
  const turn = made(begun(scenario), done(0), done(0), done(1));
  const [over] = only(told(turn, done(1)), 'over');
  return { over, ending: made(turn, done(1)).ending };
}

describe('how it ends', () => {
  // Counted by hand: points are 1 a province, 2 a capital, 11 Akilon held whole.
  test.each<[string, Scenario['prize'], Parameters<typeof last>[1], winners: readonly number[], scores: readonly number[]]>([
    [
      'most provinces, whatever they are worth',
      'provinces',
      [
        { tairo: 9, palmyr: 9 },
        { 'akilon-1': 1, 'akilon-2': 1, 'akilon-3': 1 },
      ],
      [1],
      [2, 3],
    ],
    [
      'most points',
      'points',
      [
        { tairo: 1, palmyr: 1 },
        { 'akilon-1': 1, 'akilon-2': 1, 'akilon-3': 1 },
      ],
      [0],
      [4, 3],
    ],
    [
      'a kingdom held whole is worth its value',
      'points',
      [
        { akilon: 1, 'akilon-1': 1, 'akilon-2': 1, 'akilon-3': 1 },
        { tairo: 9, palmyr: 9, 'palmyr-1': 9 },
      ],
      [0],
      [11, 5],
    ],
    ['as many provinces: most pawns', 'provinces', [{ tairo: 2 }, { palmyr: 3 }], [1], [1, 1]],
    ['as many of both: shared', 'provinces', [{ tairo: 2 }, { palmyr: 2 }], [0, 1], [1, 1]],
  ])('ZAR-L-70: %s', (_name, prize, sides, winners, scores) => {
    const { over, ending } = last(prize, sides);
    expect(over).toMatchObject({ by: 'time', winners, people: null });
    expect(ending).toEqual({ by: 'time', people: null, winners, scores });
  });

  test('it says so, with its rule, and nobody buys after the last count', () => {
    const { over } = last('provinces', [{ tairo: 2 }, { palmyr: 3 }]);
    const state = begun({ ...premiere, rounds: 1 });
    if (!over) throw new Error('not over');
    expect(ZARGOS.explain([over], { ...state, round: 1 }, 1)).toEqual([
      { text: 'Le tour de la partie est joué : aux provinces, vous l’emportez.', rules: ['ZAR-L-70'] },
    ]);
    expect(ZARGOS.explain([{ ...over, winners: [0, 1] }], { ...state, round: 6 }, 'public')[0]?.text).toBe(
      'Les 6 tours de la partie sont joués : aux provinces, les Amazones et les Dragons partagent la victoire.',
    );
  });
});

describe('from outside', () => {
  const [amazones, dragons] = premiere.sides;
  test.each<[string, object, because: string]>([
    [
      'a name of ours that is none',
      { scenario: 'troisieme' },
      'scenario attend un objet (champs name, kingdoms, seas, sides, cards, rounds, prize), pas « troisieme ».',
    ],
    ['three players', { seats: 3, scenario: premiere }, 'scenario.sides attend 3 camps, un par joueur ; en voici 2.'],
    ['two peoples each', { each: 2, scenario: premiere }, 'each attend 1, pas « 2 ».'],
    ['the whole opening', { opening: 'complete', scenario: premiere }, 'opening attend rapide, pas « complete ».'],
    ['offers', { offers: 1, scenario: premiere }, 'offers attend 0, pas « 1 ».'],
    ['no rounds', { scenario: { ...premiere, rounds: 0 } }, 'scenario.rounds attend un nombre entier de 1 à 60, pas « 0 ».'],
    ['another prize', { scenario: { ...premiere, prize: 'or' } }, 'scenario.prize attend provinces ou points, pas « or ».'],
    [
      'a kingdom that is none',
      { scenario: { ...premiere, kingdoms: ['akilon', 'paris'] } },
      'scenario.kingdoms.1 attend un nom parmi les royaumes de cette partie, pas « paris ».',
    ],
    [
      'a kingdom twice',
      { scenario: { ...premiere, kingdoms: ['akilon', 'palmyr', 'tairo', 'tairo'] } },
      'scenario.kingdoms nomme deux fois « tairo ».',
    ],
    [
      'pawns out of play',
      { scenario: { ...premiere, sides: [amazones, { ...dragons, pawns: { ohms: 3 } }] } },
      'scenario.sides.1.pawns.0 attend un nom parmi les territoires de cette partie, pas « ohms ».',
    ],
    [
      'no pawns',
      { scenario: { ...premiere, sides: [amazones, { ...dragons, pawns: {} }] } },
      'scenario.sides.1.pawns attend un territoire au moins.',
    ],
    [
      'more pawns than the box has',
      { scenario: { ...premiere, sides: [amazones, { ...dragons, pawns: { tairo: 60, 'tairo-2': 40 } }] } },
      'scenario.sides.1.pawns compte 100 pions : 99 au plus tiennent sur le plateau.',
    ],
    [
      'the same people twice',
      { scenario: { ...premiere, sides: [amazones, { ...dragons, people: 'amazones' }] } },
      'scenario.sides nomme deux fois « amazones ».',
    ],
    [
      'two on one territory',
      { scenario: { ...premiere, sides: [amazones, { ...dragons, pawns: { akilon: 1 } }] } },
      'scenario.sides nomme deux fois « akilon ».',
    ],
    [
      'boats without a sea',
      { scenario: { ...premiere, sides: [{ ...amazones, boats: 1 }, dragons] } },
      'scenario.sides.0.boats attend 0, pas « 1 ».',
    ],
    [
      'a card that is not in play',
      { scenario: { ...premiere, sides: [{ ...amazones, hand: ['canicule'] }, dragons] } },
      'scenario.sides.0.hand.0 attend un nom parmi les cartes de cette partie, pas « canicule ».',
    ],
    [
      'a card against a people of nobody',
      { scenario: { ...premiere, cards: ['canicule'] } },
      'scenario.cards ne prend pas « canicule » : elle vise un peuple que personne ne mène.',
    ],
    [
      'more copies than the box has',
      { scenario: { ...premiere, cards: ['eclipse'], sides: [{ ...amazones, hand: ['eclipse', 'eclipse'] }, dragons] } },
      'scenario.sides distribue 2 fois « eclipse » : la boîte en a 1.',
    ],
  ])('refused, in one sentence: %s', (_name, input, because) => {
    expect(checkGameOptions({ seats: 2, ...input })).toMatchObject({ ok: false, because });
  });

  test('the command line takes ours by their names, and a replay carries the whole of it', () => {
    const named = CLI.verbs.replay({
      version: 1,
      game: 'zargos',
      options: { seats: 2, scenario: 'premiere' },
      seed: 'x',
      moves: [done(0)],
    });
    const whole = CLI.verbs.replay({ version: 1, game: 'zargos', options: { seats: 2, scenario: premiere }, seed: 'x', moves: [done(0)] });
    expect(named).toMatchObject({ ok: true });
    expect(named).toEqual(whole);
    const options = JSON.parse(JSON.stringify(begun(premiere).options));
    expect(
      statesOf(ZARGOS, { version: 1, game: 'zargos', options: accepted(checkGameOptions(options)), seed: 'x', moves: [done(0)] }),
    ).toMatchObject({ ok: true });
  });
});

/** Games of one who learns against the level that sits before him; `npm run nightly` asks for more. */
const GAMES = Number(process.env.GAMES ?? 40);

function won(scenario: Scenario, learner: Bot<View, Move>, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game += 1) {
    const dice = diceFrom(seeded(`novice/${game}`));
    let state = begun(scenario, `novice/${game}`);
    while (state.phase !== 'over') {
      const [seat = 0] = ZARGOS.toMove(state);
      const bot = seat === 0 ? learner : BOTS.etourdi;
      state = ZARGOS.step(state, bot(ZARGOS.view(state, seat), ZARGOS.moves(state, seat), dice, 1000)).state;
    }
    if (state.ending?.winners.join() === '0') wins += 1;
  }
  return wins;
}

describe(`${GAMES} games of a beginner against the scatterbrained captain`, { timeout: 60_000 + 1000 * GAMES }, () => {
  test('who only knows the moves wins the first more often than not, and who plays as well as he does nearly always', () => {
    expect(wilson(won(premiere, naive, GAMES), GAMES).low).toBeGreaterThan(0.5);
    expect(wilson(won(premiere, BOTS.etourdi, GAMES / 2), GAMES / 2).low).toBeGreaterThan(0.75);
  });

  // 152 of 300; who follows the coach wins four of five (`components/zargos/lessons/follow.test.ts`).
  test('who plays as well as he does wins the second as often as not', () => {
    const wins = wilson(won(deuxieme, BOTS.etourdi, GAMES), GAMES);
    expect(wins.low).toBeGreaterThan(1 / 3);
    expect(wins.high).toBeLessThan(0.85);
  });
});
