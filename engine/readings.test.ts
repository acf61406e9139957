/**
 * Each reading of each open ruling changes a verdict, a count or a state. What is asked of a game (`ASKED`) goes on until it is told otherwise under another
 * reading, a seed after the other: random play, and for the map of Zargo's Lords drawn positions. What these meet too seldom has a case of its own.
 */
import { describe, expect, test } from 'vitest';
import { accepted } from './core/accepted.ts';
import { type Dice, diceFrom, oneOf } from './core/dice.ts';
import type { Game, GameTypes } from './core/game.ts';
import { seeded } from './core/random.ts';
import { openIdsOf, type ReadingIds } from './core/ruling.ts';
import { tablesOf } from './gran/board/tables.ts';
import { BOARD } from './gran/data/board.ts';
import { GRAN } from './gran/game.ts';
import * as gran from './gran/options.ts';
import { rewardOf } from './gran/rules/cities.ts';
import { movesOf } from './gran/rules/destinations.ts';
import { drawn } from './gran/rules/drawn.ts';
import { BOX as ORC_BOX } from './orc/data/cards.ts';
import { ORC } from './orc/game.ts';
import * as orc from './orc/options.ts';
import { forceOf } from './orc/rules/force.ts';
import { leadersOf } from './orc/rules/scoring.ts';
import { strip } from './orc/rules/stripping.ts';
import { atWar, dealing, play } from './orc/testing/position.ts';
import { LAST_TICK } from './orc/types.ts';
import { DRAWN } from './zargos/board/drawn.ts';
import { boardOf } from './zargos/board/tables.ts';
import type { PlaceId } from './zargos/data/board-types.ts';
import { ZARGOS } from './zargos/game/game.ts';
import * as zargos from './zargos/options.ts';
import { handsTaken, mayExchange, putBackByFormerMaster } from './zargos/rules/mastery.ts';
import { checkQuestion } from './zargos/rules/movement/reading.ts';
import { judgeMove } from './zargos/rules/movement.ts';
import { at, made, play as playCard } from './zargos/testing/playing.ts';
import { tableOf } from './zargos/testing/tables.ts';
import { randomOptions } from './zargos/testing/wander.ts';
import { hexAt } from './zargos-lords/board/map.ts';
import type { Position } from './zargos-lords/board/position.ts';
import { checkOdds } from './zargos-lords/cli.ts';
import { BOX } from './zargos-lords/data/tables.ts';
import { LORDS } from './zargos-lords/game/game.ts';
import { START_IDS } from './zargos-lords/game/starts.ts';
import { cityOf, falling, warScene } from './zargos-lords/game/testing/scenes.ts';
import * as lords from './zargos-lords/options.ts';
import { chargeOf, combatOf, judgeAttack, judgeSally, judgeSiege, leftAdjacent } from './zargos-lords/rules/attack.ts';
import { backOrder, mayEnterBurnt, staysTooWeak } from './zargos-lords/rules/entry.ts';
import { mayEscort, paralysisOf, pointsFor, reachOf } from './zargos-lords/rules/movement.ts';
import { fledFrom, retreatLines } from './zargos-lords/rules/retreat.ts';
import { garrisonShooter, judgeShot, shooterOf } from './zargos-lords/rules/shooting.ts';
import { conclusionOf, mayFightAfter } from './zargos-lords/rules/turn.ts';
import { mayStayAway, movesAfter, returnsOf } from './zargos-lords/rules/vanish.ts';
import { citiesOf, judgeCity, winnersOf } from './zargos-lords/setup.ts';
import { drawnPosition, gameOf } from './zargos-lords/testing/draw.ts';

/** A value without its sentences: two readings must differ in more than words. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (key, one) => (['because', 'sentence', 'reasons', 'text'].includes(key) ? undefined : one)) ?? '';

/** Answers in order, as text: two tables agree as long as their texts are the same. */
type Asked<Options> = (seed: string, options: Options) => Generator<string>;

/** A random game: how many moves each state lists, which one is made, what happens. */
const played = <G extends GameTypes>(game: Game<G>, table: (dice: Dice) => object): Asked<object> =>
  function* (seed, options) {
    const checked = accepted(game.checkOptions({ ...table(diceFrom(seeded(seed))), options }));
    const dice = diceFrom(seeded(seed));
    let state = game.setup(checked, seed);
    while (!game.outcome(state)) {
      const list = game.moves(state, oneOf(game.toMove(state), dice));
      const move = oneOf(list, dice);
      const { state: after, events } = game.step(state, move);
      yield plain([list.length, move, events]);
      state = after;
    }
    yield plain(game.outcome(state));
  };

/** A drawn position: every way, shot, attack, retreat and return of everybody. */
const onTheMap: Asked<lords.Options> = function* (seed, options) {
  const position: Position = { ...drawnPosition(gameOf(seed), true), options };
  const { counters, cities } = position;
  yield plain([mayStayAway(position), movesAfter(position)]);
  for (const counter of counters) {
    const { id } = counter;
    const others = counters.filter((one) => one.id !== id);
    for (const attacked of [[], others.slice(0, 3).map((one) => one.id)])
      yield plain(reachOf({ position, counter: id, attacked, individual: false }, BOX));
    if (counter.vanished) yield plain(returnsOf(position, id, BOX));
    else if (!counter.paralysed)
      yield plain(
        retreatLines({
          position,
          counter: id,
          hexes: 4,
          fought: others.slice(0, 2).map((one) => one.id),
          attacked: others.slice(2, 4).map((one) => one.id),
        }),
      );
    for (const target of others)
      yield plain([
        judgeAttack(position, [{ id }], [target.id], BOX),
        ...(['arrows', 'flames', 'visions'] as const).map((shot) => judgeShot(position, shooterOf(counter), target, shot)),
      ]);
  }
  for (const people of new Set(cities.map((city) => city.people))) yield plain(leftAdjacent(position, people, BOX));
  for (const city of cities) {
    const [kind] = city.garrison;
    for (const counter of counters) {
      yield plain([judgeSiege(position, [{ id: counter.id }], city), judgeSally(position, city, [counter.id])]);
      if (kind) yield plain(judgeShot(position, garrisonShooter(city, kind), counter, 'arrows'));
    }
  }
};

/** What only a game meets: a turn is played, and whoever has entered a zone owes something. */
const IN_PLAY: readonly string[] = ['LOR-L-60', 'LOR-L-64'];

/** What is asked of one option under some options. */
type Cases<Options> = { readonly [Id in keyof Options]?: (at: { readonly options: Options }) => unknown };

const GRAN_TABLES = tablesOf(BOARD);

/** What yellow gets who brings the ring to Elgad. */
function sealOf(options: gran.Options, own: readonly 'elgad'[], others: readonly 'elgad'[]) {
  const position = drawn(
    { jaune: ['cite-d-elgad', { seals: [...own] }], bleu: ['galad-1', { seals: [...others] }] },
    { ring: { bearer: 'jaune' }, options },
  );
  return rewardOf(GRAN_TABLES, position, 'jaune', 'cite-d-elgad').seal;
}

const GRAN_CASES: Cases<gran.Options> = {
  'GRA-L-7': ({ options }) => sealOf(options, ['elgad'], []),
  'GRA-L-23': ({ options }) => {
    const position = drawn({ jaune: ['elgad-13', { seals: ['elgad'] }] }, { ring: { bearer: 'jaune' }, options });
    return movesOf(GRAN_TABLES, position, 'jaune');
  },
  'GRA-L-28': ({ options }) => sealOf(options, [], new Array<'elgad'>(6).fill('elgad')),
};

/** The last battle was won by both, the one before by the first alone. */
const TIE = { scores: [9, 9, 5, 0], won: [[1], [0], [0, 1], [2]] };
const HANDS = ['', 'orcs-elite', '', 'orcs-troupe'];

const ORC_CASES: Cases<orc.Options> = {
  'ORC-L-11': ({ options }) => leadersOf({ ...TIE, options: { seats: 4, options, values: {} } }),
  // Two chiefs, and a goblin aboard.
  'ORC-L-13': (at) =>
    forceOf({ people: 'orcs', cards: ['orcs-chef', 'orcs-chef'], flying: ['gobelin'] }, ORC_BOX.values, orc.readingsOf(at)).value,
  'ORC-L-18': (at) =>
    strip([{ card: 'troll' }, { card: 'gobelin' }, { desertion: 1 }, { shield: 2 }, { desertion: 3 }], orc.readingsOf(at)).kept,
  'ORC-L-20': ({ options }) =>
    play(atWar({ options, hands: ['', 'orcs-chef x2', '', 'nains-troupe'] }), { kind: 'call', seat: 0, people: 'orcs' }).battles[0]?.scored,
  'ORC-L-23': ({ options }) => ORC.toMove(play(dealing({ start: 40, options }), { kind: 'deal', seat: 0, tick: LAST_TICK })),
  'ORC-L-25': (at) =>
    strip([{ card: 'troll' }, { card: 'gobelin' }, { shield: 3 }, { shield: 2 }, { desertion: 1 }], orc.readingsOf(at)).kept,
  'ORC-L-27': ({ options }) =>
    ORC.view(play(dealing({ start: 40, options }), { kind: 'desertion', seat: 2, tick: 10, pile: 0 }), 1).piles[0],
  'ORC-L-32': ({ options }) => play(atWar({ options, hands: HANDS, champion: 1 }), { kind: 'call', seat: 0, people: 'orcs' }).won,
};

const ZARGOS_TABLES = boardOf(DRAWN);

/** A group and a place asked for, on the board of `board/drawn.ts`. */
const going =
  (to: PlaceId, question: object) =>
  ({ options }: { readonly options: zargos.Options }) => {
    const verdict = judgeMove(ZARGOS_TABLES, accepted(checkQuestion(ZARGOS_TABLES, { phase: 'attacks', ...question, options })), to);
    return verdict.ok ? [verdict.path, verdict.steps] : verdict.rule;
  };

/** Who stands in a place after a Raz-de-marée. */
const washed =
  (dragons: Readonly<Partial<Record<PlaceId, number>>>, place: PlaceId) =>
  ({ options }: { readonly options: zargos.Options }) => {
    const stands = { dragons, moines: { ohms: 5, 'banzol-1': 2 } };
    const table = tableOf({ peoples: [['dragons'], ['moines']], stands, hands: [[], ['raz-de-maree']], options });
    return at(made(table, playCard(1, 'raz-de-maree')), place);
  };

const SEATS = ['a', 'b', 'c'];
const AT_HOME = { phase: 'reorganisation' } as const;

const ZARGOS_CASES: Cases<zargos.Options> = {
  'ZAR-L-19': going('zargos-2', { people: 'ailes', from: 'tairo' }),
  'ZAR-L-24': washed({ 'mer-14': 4 }, 'mer-14'),
  'ZAR-L-28': going('akilon', { people: 'ailes', from: 'kori', frozen: ['palmyr'] }),
  'ZAR-L-30': (at) => handsTaken('b', SEATS, 'c', zargos.readingsOf(at)),
  'ZAR-L-40': (at) => putBackByFormerMaster(5, zargos.readingsOf(at)),
  'ZAR-L-41': (at) => mayExchange([{ hand: 5, master: true }], zargos.readingsOf(at)),
  'ZAR-L-46': going('kori', { ...AT_HOME, people: 'moines', from: 'tairo-2', cards: ['vent-d-ailleurs'] }),
  'ZAR-L-52': going('banzol-1', { people: 'dragons', from: 'oz', boats: 1, effects: ['raz-de-maree'] }),
  'ZAR-L-54': going('tairo-2', {
    ...AT_HOME,
    people: 'ailes',
    from: 'banzol',
    cards: ['vent-de-brume'],
    owners: { banzol: 'ailes', 'tairo-2': 'ailes' },
  }),
  // Banzol 3 lies behind the coast of that cell; by sea alone, Kori is nearer.
  'ZAR-L-63': washed({ 'banzol-3': 3, kori: 2, 'mer-14': 4 }, 'kori'),
};

/** The odds of a situation, as the command line gives them. */
const odds =
  (situation: object) =>
  ({ options }: { readonly options: lords.Options }) =>
    checkOdds({ ...situation, options });

const founded = (site: Parameters<typeof judgeCity>[0]) => (at: { readonly options: lords.Options }) =>
  judgeCity(site, lords.readingsOf(at));

const KNIGHT = { kind: 'chevalier' };
const FALCON = { kind: 'faucon' };
const ONE = { action: 'combat', attackers: [KNIGHT], defenders: [FALCON] };
const WALLS = { action: 'siege', attackers: [KNIGHT], garrison: ['serpent'] };

/** A war of three, its cards drawn. */
function dealt(options: lords.Options) {
  let state = LORDS.setup({ seats: 3, scenario: 'guerre', months: 25, options }, 'lectures');
  while (state.phase === 'cards') {
    const [move] = LORDS.moves(state, LORDS.toMove(state)[0] ?? 0);
    if (!move) throw new Error('no card to draw');
    state = LORDS.play(state, move).state;
  }
  return state;
}

const FIELD = new Array<string>(8).fill('........');

/** A Fantassin below two of the Dragons', and a captured city's besieger, in a war of three. */
const atWarWith = (options: lords.Options, change: Partial<ReturnType<typeof warScene>> = {}) =>
  warScene(
    FIELD,
    ['chevaliers', 'dragons', 'ailes'],
    [
      ['a1', 'chevaliers-fantassin', 4, 6],
      ['b1', 'dragons-fantassin', 4, 3],
      ['b2', 'dragons-fantassin', 5, 3],
      ['c1', 'aile', 0, 0],
    ],
    [],
    { ...change, options: { options } as never },
  );

const LORDS_CASES: Cases<lords.Options> = {
  'LOR-L-8': ({ options }) => dealt(options).position.map.rows,
  'LOR-L-28': ({ options }) => LORDS.moves(LORDS.setup({ seats: 3, scenario: 'guerre', months: 25, options }, 'lectures'), 0).length,
  'LOR-L-29': ({ options }) => LORDS.toMove(dealt(options)),
  'LOR-L-31': ({ options }) => {
    const state = atWarWith(options);
    const allied = { ...state, position: { ...state.position, allies: [['chevaliers', 'dragons'] as const] } };
    return LORDS.judge(allied, { kind: 'break', seat: 0, with: 1 }).ok;
  },
  'LOR-L-57': ({ options }) => {
    const state = warScene(
      FIELD,
      ['chevaliers', 'dragons'],
      [
        ['a1', 'chevalier', 4, 3],
        ['b9', 'dragon', 0, 7],
      ],
      [cityOf('dragons', 4, 4, [['b1', 'dragons-fantassin']])],
      {
        phase: 'combats',
        within: 'combats',
        options: { options } as never,
      },
    );
    return LORDS.play(falling(state, 6), { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['ville@4,2'] }).state.phase;
  },
  'LOR-L-58': ({ options }) => LORDS.judge(atWarWith(options), { kind: 'march', seat: 0, id: 'a1', to: hexAt(4, 4), against: 'b1' }).ok,
  'LOR-L-2': odds({ ...ONE, attackers: [{ ...KNIGHT, charge: 'side' }] }),
  'LOR-L-3': odds({ ...ONE, attackers: [{ ...KNIGHT, wizards: 2 }] }),
  'LOR-L-4': (at) =>
    winnersOf(
      25,
      (['dragons', 'moines'] as const).map((people) => ({ people, cities: 6, counters: 8 })),
      lords.readingsOf(at),
    ),
  'LOR-L-6': (at) => paralysisOf(lords.readingsOf(at)),
  'LOR-L-11': founded({ terrain: 'plaine', around: [], nearest: 4 }),
  'LOR-L-13': odds({ action: 'combat', attackers: [{ kind: 'aile' }], defenders: [{ kind: 'moine' }], individual: true }),
  'LOR-L-16': odds({ ...WALLS, attackers: [{ kind: 'dragon' }], garrison: ['chevalier'], wizards: 2 }),
  'LOR-L-18': (at) => mayFightAfter('arrows', lords.readingsOf(at)),
  'LOR-L-20': (at) => mayEscort('chevaliers-fantarcher', lords.readingsOf(at)),
  'LOR-L-21': odds({ ...WALLS, garrison: ['serpent', 'serpent'] }),
  'LOR-L-22': odds({ ...WALLS, attackers: [{ ...KNIGHT, count: 3 }] }),
  'LOR-L-30': founded({ terrain: 'gouffre', around: [], nearest: 9 }),
  'LOR-L-34': odds(WALLS),
  'LOR-L-37': ({ options }) => {
    const position: Position = {
      map: { rows: new Array<string>(8).fill('........'), wraps: false },
      counters: [],
      cities: [],
      allies: [],
      options,
    };
    const path = [hexAt(3, 5), hexAt(3, 4)];
    return chargeOf(position, { id: 'a', kind: 'chevalier', at: hexAt(3, 4) }, path, hexAt(3, 3)) ?? 'none';
  },
  'LOR-L-44': odds({ ...ONE, attackers: [{ ...KNIGHT, count: 2 }], defenders: [FALCON, FALCON] }),
  'LOR-L-45': odds({ ...ONE, attackers: [KNIGHT, { kind: 'dragon' }] }),
  'LOR-L-46': (at) => conclusionOf('flames-before', lords.readingsOf(at)),
  'LOR-L-47': (at) => {
    const box = { ...BOX, factors: { ...BOX.factors, 'chevaliers-fantarcher': { combat: 2, movement: 3 } } };
    const pair = { kind: 'chevaliers-fantarcher', escort: 'chevaliers-fantassin', at: hexAt(0, 0), id: 'a' } as const;
    return pointsFor(pair, box, lords.readingsOf(at));
  },
  'LOR-L-61': (at) => fledFrom('a', lords.readingsOf(at)),
  'LOR-L-63': (at) => backOrder(['a', 'b'], lords.readingsOf(at)),
  'LOR-L-65': (at) => staysTooWeak(1, lords.readingsOf(at)),
  'LOR-L-66': ({ options }) => {
    const counters = [
      { id: 'a', kind: 'chevalier', at: hexAt(3, 4) },
      { id: 'b', kind: 'dragon', at: hexAt(3, 3) },
      { id: 'c', kind: 'dragon', at: hexAt(4, 4) },
    ] as const;
    const position: Position = {
      map: { rows: new Array<string>(8).fill('........'), wraps: false },
      counters,
      cities: [],
      allies: [],
      options,
    };
    return combatOf(position, [{ id: 'a', path: [hexAt(3, 5), hexAt(3, 4)] }], ['b', 'c']).attackers;
  },
  'LOR-L-75': ({ options }) => {
    const state = warScene(
      FIELD,
      ['dragons', 'ailes'],
      [
        ['a1', 'dragon', 4, 6],
        ['a2', 'dragon', 4, 2],
        ['b1', 'aile', 4, 4],
      ],
      [],
      { options: { options } as never },
    );
    return LORDS.judge(state, { kind: 'shoot', seat: 0, shooters: ['a1', 'a2'], target: 'b1' }).ok;
  },
  'LOR-L-81': ({ options }) => {
    const wood = FIELD.map((row, at) => (at === 6 ? `....b${row.slice(5)}` : row));
    const inside = [cityOf('ailes', 4, 6, [['a1', 'ailes-fantarcher']])];
    const state = warScene(wood, ['ailes', 'dragons'], [['b1', 'serpent', 4, 5]], inside, {
      phase: 'shots',
      options: { options } as never,
    });
    return LORDS.judge(state, { kind: 'shoot', seat: 0, shooters: ['a1'], target: 'b1' }).ok;
  },
  'LOR-L-67': (at) => mayEnterBurnt('b', 'b', lords.readingsOf(at)),
  'LOR-REV-1': (at) => citiesOf(lords.readingsOf(at)),
  'LOR-REV-2': founded({ terrain: 'mont', around: [], nearest: 9 }),
};

interface Of<Options> {
  readonly game: string;
  readonly READINGS: ReadingIds;
  readonly asked: Asked<Options>;
  /** Options of which another thing is asked. */
  readonly inPlay?: { readonly ids: readonly string[]; readonly asked: Asked<Options> };
  readonly cases: Cases<Options>;
}

/** Seeds after which what is asked is said to be deaf to a reading. */
const SEEDS = 60;

function toldApart(asked: Asked<object>, one: object, other: object): string | undefined {
  for (let at = 0; at < SEEDS; at += 1) {
    const seed = `readings/${at}`;
    const [ours, theirs] = [asked(seed, one), asked(seed, other)];
    for (;;) {
      const [a, b] = [ours.next(), theirs.next()];
      if (a.value !== b.value) return seed;
      if (a.done) break;
    }
  }
  return undefined;
}

function lawOf<Options extends object>({ game, READINGS, asked, inPlay, cases }: Of<Options>) {
  const told: Readonly<Record<string, ((at: { readonly options: Options }) => unknown) | undefined>> = cases as never;
  describe(`${game}: each reading changes a verdict, a count or a state`, () => {
    for (const id of openIdsOf(READINGS)) {
      test(id, () => {
        const options = (READINGS[id] ?? []).map((reading) => ({ [id]: reading }) as unknown as Options);
        const ask = told[id];
        if (ask) expect(new Set(options.map((chosen) => plain(ask({ options: chosen })))).size).toBe(options.length);
        else
          for (const [at, one] of options.entries())
            for (const other of options.slice(at + 1))
              expect(
                toldApart((inPlay?.ids.includes(id) ? inPlay.asked : asked) as Asked<object>, one, other),
                `${id}: no seed tells ${JSON.stringify([one, other])} apart: give it a case here`,
              ).toBeDefined();
      });
    }
  });
}

lawOf({ game: 'gran', READINGS: gran.READINGS, asked: played(GRAN, (dice) => ({ seats: oneOf([2, 4, 6], dice) })), cases: GRAN_CASES });
lawOf({ game: 'orc', READINGS: orc.READINGS, asked: played(ORC, (dice) => ({ seats: oneOf([4, 5, 6, 7], dice) })), cases: ORC_CASES });
lawOf({
  game: 'zargos',
  READINGS: zargos.READINGS,
  asked: played(ZARGOS, (dice) => ({ ...randomOptions(dice), options: {} })),
  cases: ZARGOS_CASES,
});
lawOf({
  game: 'zargos-lords',
  READINGS: lords.READINGS,
  asked: onTheMap,
  inPlay: { ids: IN_PLAY, asked: played(LORDS, (dice) => ({ seats: 2, scenario: oneOf(START_IDS, dice), months: 8 })) },
  cases: LORDS_CASES,
});
