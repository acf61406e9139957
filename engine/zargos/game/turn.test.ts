/** The course of a round: turns, the count, the order of play, kingdom cards, magic, and the end of a table that nobody wins. */
import { describe, expect, test } from 'vitest';
import type { CardId } from '../data/cards.ts';
import { at, discard, done, endTurn, made, only, pass, play, quiet, ruled, told } from '../testing/playing.ts';
import { type Setting, tableOf, threw } from '../testing/tables.ts';
import { ZARGOS } from './game.ts';
import { tablesFor } from './table.ts';
import { MAX_ROUNDS } from './types.ts';
import type { Move, Seat, State } from './types.ts';

/** Oz whole: 5 points as printed. Kahil and a province of it: 2 + 1. The Forbidden City and a coast of Zargos: 7 + 3. */
const three = (rest: Partial<Setting> = {}): State =>
  tableOf({ stands: { moines: { oz: 3, 'oz-1': 2 }, amazones: { kahil: 3, 'kahil-1': 4 }, ailes: { zargos: 2, 'zargos-1': 5 } }, ...rest });

/** Every turn of the round, nobody doing anything. */
function round(before: State): State {
  let state = quiet(before);
  const { round: number } = state;
  while (state.turn && state.round === number) state = quiet(endTurn(state));
  return state;
}
const last = (state: State): State => {
  let now = quiet(state);
  while (now.waiting.length > 0) now = quiet(endTurn(now));
  return made(now, done(now.turn?.seat ?? -1));
};
const kingdom = (state: State, id: 'oz' | 'kahil') => state.kingdoms[tablesFor(state.options).kingdoms.indexOf(id)];
const withCard = (state: State, id: 'oz' | 'kahil', people: 'moines' | 'amazones' | 'ailes'): State => ({
  ...state,
  kingdoms: tablesFor(state.options).kingdoms.map((one, i) => (one === id ? people : (state.kingdoms[i] ?? null))),
});

describe('ZAR-TOUR-1: a round', () => {
  test('ZAR-TOUR-1: each player attacks then reorganises, in the order; then the count, cards, purchases, and a new round', () => {
    const first = three();
    expect([first.phase, first.turn?.seat, first.waiting]).toEqual(['attacks', 0, ['amazones', 'ailes']]);
    const second = endTurn(first);
    expect([second.turn?.seat, second.phase]).toEqual([1, 'attacks']);
    const events = told(last(three()), done(2));
    const kinds = events.map(({ kind }) => kind);
    const order = ['done', 'counted', 'order', 'kingdom', 'received'] as const;
    expect(order.map((kind) => kinds.indexOf(kind))).toEqual(order.map((kind) => kinds.indexOf(kind)).toSorted((a, b) => a - b));
    const buying = round(three());
    expect([buying.phase, buying.turn, buying.purses.map(({ people }) => people)]).toEqual([
      'reinforcements',
      null,
      ['ailes', 'moines', 'amazones'],
    ]);
    const next = made(buying, done(2), done(0), done(1));
    expect([next.round, next.turn?.seat, next.waiting]).toEqual([2, 2, ['moines', 'amazones']]);
  });

  test('ZAR-TOUR-2: the first round follows the order of placement', () => {
    for (const seed of ['a', 'b', 'c']) {
      const state = ZARGOS.setup({ seats: 4, each: 1, opening: 'rapide', offers: 0, options: {}, board: null }, seed);
      const all = state.order.map((people) =>
        state.owners.reduce((sum, owner, i) => sum + (owner === people ? (state.pawns[i] ?? 0) : 0), 0),
      );
      expect(all).toEqual([...all].sort((a, b) => b - a));
      expect(state.turn?.peoples).toEqual([state.order[0]]);
    }
  });
});

describe('the count', () => {
  test('ZAR-PTS-1, ZAR-PTS-2: provinces, capitals, Zargos, and a whole kingdom instead of its provinces', () => {
    expect(round(three()).points).toMatchObject({ moines: 5, amazones: 3, ailes: 10 });
    const broken = three({ stands: { moines: { oz: 3 }, amazones: { kahil: 3 }, ailes: { 'oz-1': 2 } } });
    expect(round(broken).points).toMatchObject({ moines: 2, amazones: 2, ailes: 1 });
  });

  test('ZAR-ORD-1: the most points first; equals throw a die', () => {
    expect(round(three()).order).toEqual(['ailes', 'moines', 'amazones']);
    const tie = three({ stands: { moines: { oz: 3 }, amazones: { kahil: 3 }, ailes: { 'tairo-1': 2 } }, dice: [2, 5] });
    const before = last(tie);
    const counted = made(before, done(2));
    expect([counted.order, threw(before, counted, 2)]).toEqual([['amazones', 'moines', 'ailes'], true]);
    expect(only(told(before, done(2)), 'order')[0]?.rolls).toEqual([
      { seat: 0, face: 2 },
      { seat: 1, face: 5 },
    ]);
  });

  test('ZAR-L-9: three equals throw, and those still equal throw again', () => {
    const tie = three({ stands: { moines: { oz: 3 }, amazones: { kahil: 3 }, ailes: { tairo: 2 } }, dice: [4, 6, 4, 3, 1] });
    expect(made(last(tie), done(2)).order).toEqual(['amazones', 'moines', 'ailes']);
  });

  const two = (options: Setting['options'] = {}): State =>
    tableOf({
      each: 2, // 5 and 1 against 3 and 2.
      stands: { moines: { oz: 3, 'oz-1': 2 }, amazones: { 'kahil-1': 4 }, ailes: { 'zargos-1': 3 }, dragons: { tairo: 3 } },
      hands: [[], []],
      options,
    });

  test('ZAR-L-17: points and purchases are each people’s, the rank is the player’s by their sum', () => {
    const state = round(two());
    expect(state.points).toMatchObject({ moines: 5, amazones: 1, ailes: 3, dragons: 2 });
    expect(state.order).toEqual(['moines', 'amazones', 'ailes', 'dragons']);
    expect(ZARGOS.toMove(state)).toEqual([0]);
    expect(state.purses.map(({ people, points }) => [people, points])).toEqual([
      ['moines', 5],
      ['amazones', 1],
      ['ailes', 3],
      ['dragons', 2],
    ]);
  });

  test('ZAR-L-17 « rang par peuple »: each people has its own rank', () => {
    const state = round(two({ 'ZAR-L-17': 'rang-par-peuple' }));
    expect(state.order).toEqual(['moines', 'ailes', 'dragons', 'amazones']);
  });

  test('ZAR-L-17, ZAR-PREP-4: two peoples of a player do not hold a kingdom together', () => {
    const shared = tableOf({
      each: 2,
      stands: { moines: { oz: 3 }, amazones: { 'oz-1': 4 }, ailes: { 'zargos-1': 3 }, dragons: { tairo: 3 } },
    });
    const state = round(shared);
    expect([state.points.moines, state.points.amazones, kingdom(state, 'oz')]).toEqual([2, 1, null]);
  });

  test('ZAR-L-13: Dragons that only hold a sea cell score nothing, and stay in the game', () => {
    const state = round(tableOf({ stands: { moines: { oz: 3 }, dragons: { 'mer-1': 4 } } }));
    expect([state.points.dragons, state.order]).toEqual([0, ['moines', 'dragons']]);
  });
});

describe('kingdom cards', () => {
  test('ZAR-ROY-1, ZAR-L-20: who holds a whole kingdom at the count has its card; nobody has one before', () => {
    expect(kingdom(three(), 'oz')).toBeNull();
    const state = round(three());
    expect([kingdom(state, 'oz'), kingdom(state, 'kahil')]).toEqual(['moines', null]);
  });

  test('ZAR-ROY-2: he keeps it with the capital alone, and loses it without', () => {
    expect(kingdom(round(withCard(three(), 'kahil', 'amazones')), 'kahil')).toBe('amazones');
    const lost = withCard(three({ stands: { moines: { oz: 3 }, amazones: { 'kahil-1': 3 }, ailes: { kahil: 2 } } }), 'kahil', 'amazones');
    expect(kingdom(lost, 'kahil')).toBe('amazones');
    // ZAR-ROY-4: its taker does not hold the whole kingdom.
    expect(kingdom(round(lost), 'kahil')).toBeNull();
  });

  test('ZAR-ROY-3: only the count looks: a capital lost keeps its card until then', () => {
    const state = withCard(three({ stands: { moines: { oz: 3 }, amazones: { 'kahil-1': 3 }, ailes: { kahil: 2 } } }), 'kahil', 'amazones');
    expect(kingdom(endTurn(state), 'kahil')).toBe('amazones');
  });
});

describe('magic', () => {
  const pile = (state: State, cards: State['pile']): State => ({
    ...state,
    pile: [...cards, ...state.pile.filter((card) => !cards.includes(card))],
  });

  test('ZAR-MAG-1: one card for each kingdom card, from the top of the pile; ZAR-MAG-8: none without', () => {
    const state = round(pile(three(), ['eclipse', 'canicule']));
    expect(state.hands).toEqual([['eclipse'], [], []]);
  });

  test('ZAR-MAG-1: a fourth card: three are kept at once, the other goes under the pile', () => {
    const full = pile(three({ hands: [['vent-de-terre', 'vent-de-guerre', 'vent-de-glace'], [], []] }), ['canicule']);
    const state = round(full);
    expect([state.phase, state.asked, state.hands[0]?.length]).toEqual(['sorting', [0], 4]);
    const sorted = made(state, discard(0, 'vent-de-glace'));
    expect([sorted.phase, sorted.hands[0], sorted.pile.at(-1)]).toEqual([
      'reinforcements',
      ['vent-de-terre', 'vent-de-guerre', 'canicule'],
      'vent-de-glace',
    ]);
  });

  test('ZAR-MAG-10: a card against a people that does not play leaves the game, and another is drawn', () => {
    const state = round(pile(three(), ['inondations', 'raz-de-maree', 'eclipse']));
    expect([state.hands[0], state.removed]).toEqual([['eclipse'], ['inondations', 'raz-de-maree']]);
  });

  test('ZAR-L-10: an empty pile: what is left is dealt in the order of play, the last ones have none', () => {
    const stands = { moines: { oz: 3, 'oz-1': 2 }, amazones: { itak: 3, 'itak-1': 4, 'itak-2': 1 }, ailes: { tairo: 2 } } as const;
    const short: State = { ...three({ stands }), pile: ['eclipse'] };
    const before = last(short);
    const events = told(before, done(2));
    // Itak whole is worth 6, Oz 5: the Amazones are served first.
    expect(made(before, done(2)).hands).toEqual([[], ['eclipse'], []]);
    expect(only(events, 'pile-empty')).toEqual([{ kind: 'pile-empty', seat: 0, missing: 1 }]);
  });

  test('ZAR-ZRG-6: the Master receives five cards and keeps five; kingdom cards give no magic', () => {
    const state = round({ ...three(), master: 2 });
    expect([state.hands.map((hand) => hand.length), state.phase, kingdom(state, 'oz')]).toEqual([[0, 0, 5], 'reinforcements', 'moines']);
  });

  const holding = (options: Setting['options'] = {}) =>
    round({ ...three({ hands: [[], [], ['vent-de-terre', 'vent-de-guerre', 'vent-de-glace']], options }), master: 2 });

  test('ZAR-L-39: he draws five, then keeps five of all; at another table he fills his hand', () => {
    expect([holding().phase, holding().hands[2]?.length]).toEqual(['sorting', 8]);
    const filled = holding({ 'ZAR-L-39': 'completer' });
    expect([filled.phase, filled.hands[2]?.length]).toEqual(['reinforcements', 5]);
  });

  test('ZAR-MAG-7, ZAR-L-56: a time of exchanges after the deal, where the table has offers', () => {
    const hands = [['vent-de-terre'], ['eclipse'], []] as const;
    expect(round(three({ hands, offers: 0 })).phase).toBe('reinforcements');
    const trading = round(three({ hands, offers: 2 }));
    expect([trading.phase, trading.trade?.of, ZARGOS.toMove(trading)]).toEqual(['trade', 'magic', [0, 1]]);
  });

  test('ZAR-MAG-7: what becomes of an offer is told, by whom, and with its cards to those who saw them', () => {
    let now = round(three({ hands: [['vent-de-terre'], ['eclipse'], ['typhon']], offers: 2 }));
    const answers = (move: Move) => {
      const { state, events } = ZARGOS.step(now, move);
      now = state;
      return events.flatMap((event): readonly (readonly (string | number)[])[] => {
        if (event.kind === 'answered') return [[event.seat, event.answer, event.by]];
        return event.kind === 'offer-shown' ? [[...event.give, ...event.want, ...event.to]] : [];
      });
    };
    const offer = (seat: Seat, to: Seat | null, give: CardId, want: CardId): Move => ({
      kind: 'offer',
      seat,
      to,
      give: [give],
      want: [want],
    });
    answers(offer(0, 1, 'vent-de-terre', 'eclipse'));
    expect(answers(done(1))).toEqual([
      [0, 'refuse', 1],
      ['vent-de-terre', 'eclipse', 0, 1],
    ]);
    answers(offer(0, null, 'vent-de-terre', 'typhon'));
    answers(offer(2, 0, 'typhon', 'vent-de-terre'));
    expect(answers({ kind: 'accept', seat: 2, offer: 2 })).toEqual([
      [0, 'accept', 2],
      ['vent-de-terre', 'typhon', 0, 1, 2],
      [2, 'impossible', 2],
      ['typhon', 'vent-de-terre', 2, 0],
    ]);
    answers(offer(2, null, 'vent-de-terre', 'eclipse'));
    expect(answers(done(0))).toEqual([]);
    expect(answers(done(2))).toEqual([
      [2, 'unanswered', 2],
      ['vent-de-terre', 'eclipse', 0, 1, 2],
    ]);
    expect(now.phase).toBe('reinforcements');
  });
});

describe('ZAR-L-58: a table that nobody ends', () => {
  const lastRound = (stands: Setting['stands'], dice?: readonly number[]): State => ({
    ...three({ stands, ...(dice ? { dice } : {}) }),
    round: MAX_ROUNDS,
  });
  const close = (state: State): State => {
    let now = round(state);
    while (now.phase === 'reinforcements') now = made(now, done(ZARGOS.toMove(now)[0] ?? -1));
    return now;
  };

  test('ZAR-L-58: stops after sixty rounds; the most points at the last count win', () => {
    expect(MAX_ROUNDS).toBe(60);
    const state = close(lastRound({ moines: { oz: 3, 'oz-1': 2 }, amazones: { kahil: 3 }, ailes: { tairo: 2 } }));
    expect([state.phase, state.ending]).toMatchObject(['over', { by: 'stopped', winners: [0], people: null, scores: [5, 2, 2] }]);
  });

  test('ZAR-L-58: several may share the victory', () => {
    const state = close(lastRound({ moines: { itak: 2 }, amazones: { kahil: 3 }, ailes: { 'tairo-1': 2 } }));
    expect(state.ending).toMatchObject({ by: 'stopped', winners: [0, 1] });
  });
});

test('ZAR-PREP-4: one hand of magic a player, for any of his peoples', () => {
  const state = quiet(
    tableOf({
      each: 2,
      stands: { moines: { oz: 3 }, amazones: { 'kahil-1': 4, itak: 1 }, ailes: { 'zargos-1': 3 }, dragons: { tairo: 3 } },
      hands: [['vent-d-ailleurs'], []],
    }),
  );
  const carry = { kind: 'attack', seat: 0, to: 'kori', pawns: 2, card: 'vent-d-ailleurs' } as const;
  expect(ruled(state, { ...carry, people: 'moines', from: 'oz' })).toBe(true);
  expect(ruled(state, { ...carry, people: 'amazones', from: 'kahil-1' })).toBe(true);
  expect([at(state, 'oz'), ruled(state, pass(0)), ruled(state, play(0, 'vent-d-ailleurs'))]).toEqual([
    'moines 3',
    'ZAR-TOUR-1',
    'ZAR-AILLEURS',
  ]);
});
