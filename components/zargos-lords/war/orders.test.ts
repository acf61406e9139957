/** Groups and orders: plans of moves that the rules allow one after the other, that go where they were sent and stop for what they should. */
import { expect, test } from 'vitest';
import { type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, distanceOn, hexAt } from '#engine/zargos-lords/board/map.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { cityId, isManned } from '#engine/zargos-lords/board/position.ts';
import { citiesHeld, enemyCities, find } from '#engine/zargos-lords/game/table.ts';
import { warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { GameOptions, Move, State, View } from '#engine/zargos-lords/game/types.ts';
import { idleOf } from './acts.ts';
import {
  anew,
  citySought,
  type Followed,
  follow,
  groupAround,
  keptOrders,
  lastMarches,
  nextStep,
  type Order,
  ordersFor,
  readOrders,
  repeated,
} from './orders.ts';
import { haltsTold } from './words.ts';

/** A game at its first month, placed by captains. */
function begun(options: GameOptions, seed: string): State {
  let state = LORDS.setup(options, seed);
  while (state.phase !== 'march') {
    const [seat = 0] = LORDS.toMove(state);
    const moves = LORDS.moves(state, seat);
    const move = moves.find(({ kind }) => kind === 'settle' || kind === 'end') ?? moves[0];
    if (!move) throw new Error('nothing to do');
    state = LORDS.play(state, move).state;
  }
  return state;
}

const FIRST = begun({ seats: 2, scenario: 'continent', months: 12, options: {} }, 'ordres');
const SEAT = FIRST.turn;

const seen = (state: State): View => LORDS.view(state, SEAT);

/** All its moves are allowed, in their order. */
function done(state: State, { moves }: Followed): { readonly state: State; readonly events: readonly Event[] } {
  const events: Event[] = [];
  let now = state;
  for (const move of moves) {
    const verdict = LORDS.judge(now, move);
    if (!verdict.ok) throw new Error(`${JSON.stringify(move)}: ${verdict.because}`);
    const stepped = LORDS.step(now, move);
    events.push(...stepped.events);
    now = stepped.state;
  }
  return { state: now, events };
}

const placeOf = (state: State, id: string): Hex => find(state, id)?.at ?? { q: 0, r: 0 };
const idle = (state: State) => idleOf(seen(state), SEAT);

/** Its enemies are in their cities, on their own continent. */
const alone = (state: State): State => ({
  ...state,
  position: {
    ...state.position,
    counters: state.position.counters.filter(({ id }) => id.startsWith('abcd'.charAt(SEAT))),
  },
});

const PEACE = alone(FIRST);
const [LEADER = ''] = idle(PEACE);
const GROUP = groupAround(seen(PEACE), idle(PEACE), LEADER);
/** Land of its own that is some way off. */
const GOAL = (() => {
  const from = placeOf(PEACE, LEADER);
  const far = idle(PEACE)
    .map((id) => placeOf(PEACE, id))
    .toSorted((a, b) => distanceOn(PEACE.position.map, b, from) - distanceOn(PEACE.position.map, a, from));
  return far[0] ?? from;
})();

test('a group is who stands together, and nobody else', () => {
  const { map } = PEACE.position;
  expect(GROUP.length).toBeGreaterThan(1);
  const near = (a: string, b: string) => distanceOn(map, placeOf(PEACE, a), placeOf(PEACE, b)) <= 2;
  for (const id of GROUP) expect(GROUP.length === 1 || GROUP.some((one) => one !== id && near(one, id))).toBe(true);
  for (const id of idle(PEACE).filter((one) => !GROUP.includes(one))) expect(GROUP.some((one) => near(one, id))).toBe(false);
});

test('a group goes nearer by moves that are all allowed, and its orders end at their goals', () => {
  let state = PEACE;
  let orders = ordersFor(seen(state), SEAT, GROUP, GOAL);
  expect(orders.map(({ id }) => id).toSorted()).toEqual([...GROUP].toSorted());
  const given = orders;
  const ended = new Map<string, string>();
  for (let month = 0; month < 12 && orders.length > 0; month += 1) {
    const plan = follow(seen(state), SEAT, orders, idle(state));
    for (const { order, why } of plan.halts) ended.set(order.id, why);
    for (const move of plan.moves) {
      const order = orders.find(({ id }) => id === move.id);
      if (!plan.orders.some(({ id }) => id === move.id)) expect(isSame(move.to, order?.goal ?? GOAL)).toBe(true);
    }
    expect(plan.moves.length + plan.halts.length + plan.waits.length).toBe(orders.length);
    state = { ...done(state, plan).state, marched: [] };
    orders = plan.orders;
  }
  expect(orders).toEqual([]);
  expect([...ended.values()]).not.toContain('near');
  const arrived = given.filter(({ id, goal }) => isSame(placeOf(state, id), goal));
  expect(arrived.length).toBeGreaterThan(0);
});

test('who has already moved keeps his order for the month after', () => {
  const orders = ordersFor(seen(PEACE), SEAT, GROUP, GOAL);
  expect(follow(seen(PEACE), SEAT, orders, [])).toMatchObject({ moves: [], halts: [] });
  expect(follow(seen(PEACE), SEAT, orders, []).orders).toHaveLength(orders.length);
});

test('an enemy that comes near stops him, and says who; one that was there does not', () => {
  const orders = ordersFor(seen(PEACE), SEAT, [LEADER], GOAL);
  const foe = FIRST.position.counters.find(({ id }) => !id.startsWith('abcd'.charAt(SEAT)));
  if (!foe) throw new Error('no enemy');
  const { q, r } = placeOf(PEACE, LEADER);
  const near = { ...PEACE, position: { ...PEACE.position, counters: [...PEACE.position.counters, { ...foe, at: { q, r: r - 3 } }] } };
  expect(follow(seen(near), SEAT, orders, idle(near))).toMatchObject({
    moves: [],
    orders: [],
    halts: [{ order: { id: LEADER }, why: 'near', foe: foe.id }],
  });
  expect(follow(seen(near), SEAT, anew(seen(near), SEAT, orders), idle(near)).halts.map(({ why }) => why)).not.toContain('near');
});

test('a place that no road leads to is shut', () => {
  const sea = { q: 17, r: 0 };
  const plan = follow(seen(PEACE), SEAT, [{ id: LEADER, goal: sea, known: [] }], idle(PEACE));
  expect(plan.moves.length + plan.halts.length).toBe(1);
  expect(plan.halts.every(({ why }) => why === 'shut')).toBe(true);
});

test('an army of the war sent overseas leaves nobody without his order in its first month', () => {
  const state = begun({ seats: 4, scenario: 'guerre', months: 25, options: {} }, 'a');
  const view = LORDS.view(state, state.turn);
  const all = idleOf(view, state.turn);
  const from = placeOf(state, all[0] ?? '');
  const far = (at: Hex): number => distanceOn(view.position.map, at, from);
  const [city] = enemyCities(view, state.turn)
    .filter(isManned)
    .toSorted((a, b) => far(a.at) - far(b.at));
  const plan = follow(view, state.turn, ordersFor(view, state.turn, all, city?.at ?? from), all);
  expect([all.length, plan.orders.length, plan.halts]).toEqual([34, 34, []]);
  expect(plan.moves.length).toBeGreaterThanOrEqual(28);
  done(state, plan);
});

/** A causeway one hex wide, with the sea on both sides. */
const CAUSEWAY = ['~'.repeat(24), '.'.repeat(24), '~'.repeat(24)];
const FAR = hexAt(22, 1);

/** Infantry in a column on it, from the first column on, and a Chevalier behind them; an enemy where `foe` is, if anywhere. */
const column = (foe?: number): State =>
  warScene(
    CAUSEWAY,
    ['chevaliers', 'dragons'],
    [
      ['a1', 'chevalier', 0, 1],
      ['a2', 'chevaliers-fantassin', 1, 1],
      ['a3', 'chevaliers-fantassin', 2, 1],
      ['a4', 'chevaliers-fantassin', 3, 1],
      ['a5', 'chevaliers-fantassin', 4, 1],
      ...(foe === undefined ? [] : ([['b1', 'dragon', foe, 1]] as const)),
    ],
  );

const eyes = (state: State): View => LORDS.view(state, 0);
const waiting = (state: State) => idleOf(eyes(state), 0);
const monthOf = (state: State, orders: readonly Order[]) => {
  const plan = follow(eyes(state), 0, orders, waiting(state));
  return { plan, state: { ...done(state, plan).state, marched: [] } };
};
const columnsOn = (state: State) => Object.fromEntries(state.position.counters.map(({ id, at }) => [id, cellOf(at).column]));

test('a column goes through itself: those in front first, and nobody loses his order behind his own', () => {
  let state = column();
  let orders: readonly Order[] = ordersFor(eyes(state), 0, waiting(state), FAR).map((order) => ({ ...order, goal: FAR }));
  const first = monthOf(state, orders);
  expect(first.plan.moves.map(({ id }) => id)).toEqual(['a5', 'a4', 'a3', 'a2', 'a1']);
  expect([first.plan.orders.length, first.plan.halts]).toEqual([5, []]);
  const ended: string[] = [];
  for (let month = 0; month < 8 && orders.length > 0; month += 1) {
    const next = monthOf(state, orders);
    ended.push(...next.plan.halts.map(({ why }) => why));
    [state, orders] = [next.state, next.plan.orders];
  }
  expect(orders).toEqual([]);
  expect(new Set(ended)).toEqual(new Set(['there']));
  expect(Object.values(columnsOn(state)).toSorted((a, b) => a - b)).toEqual([19, 20, 21, 22, 23]);
});

test('behind his own who stay he waits, keeps his order, and goes once the way is open', () => {
  // An infantry counter has five points: five of his own before him leave him no place.
  const full = warScene(
    CAUSEWAY,
    ['chevaliers', 'dragons'],
    [3, 4, 5, 6, 7, 8].map((at) => [`a${at}`, 'chevaliers-fantassin', at, 1] as const),
  );
  const shut = follow(eyes(full), 0, ordersFor(eyes(full), 0, ['a3'], FAR), waiting(full));
  expect(shut).toMatchObject({ moves: [], halts: [], waits: ['a3'], orders: [{ id: 'a3' }] });
  const open = done(full, { ...shut, moves: [{ kind: 'march', seat: 0, id: 'a8', to: hexAt(12, 1) }] }).state;
  expect(follow(eyes(open), 0, shut.orders, waiting(open))).toMatchObject({ moves: [{ id: 'a3', to: hexAt(8, 1) }], halts: [], waits: [] });
});

test('an enemy that stood by the way when the order was given stops nobody until the way is barred; one that comes nearer does', () => {
  const state = column(14);
  const orders = ordersFor(eyes(state), 0, waiting(state), FAR);
  const first = monthOf(state, orders);
  expect([first.plan.moves.length, first.plan.halts]).toEqual([5, []]);
  const second = monthOf(first.state, first.plan.orders);
  expect(second.plan.halts.filter(({ why }) => why === 'near')).toEqual([]);
  const end = monthOf(second.state, second.plan.orders);
  const front = end.plan.halts.find(({ why }) => why === 'shut');
  expect([front?.foe, haltsTold(eyes(end.state), end.plan.halts).join(' ')]).toEqual([
    'b1',
    expect.stringMatching(/ le Dragon \(B15\) (?:lui|leur) barre le chemin\.$/),
  ]);
  const nearer = {
    ...first.state,
    position: {
      ...first.state.position,
      counters: first.state.position.counters.map((one) => (one.id === 'b1' ? { ...one, at: hexAt(12, 1) } : one)),
    },
  };
  const stopped = follow(eyes(nearer), 0, first.plan.orders, waiting(nearer));
  expect(stopped.halts.map(({ why, foe }) => `${why} ${foe}`)).toContain('near b1');
  const again = follow(eyes(nearer), 0, anew(eyes(nearer), 0, first.plan.orders), waiting(nearer));
  expect(again.halts.map(({ why }) => why)).not.toContain('near');
});

test('the month before once more: as far, the same way', () => {
  const first = done(PEACE, follow(seen(PEACE), SEAT, ordersFor(seen(PEACE), SEAT, GROUP, GOAL), idle(PEACE)));
  const turn = { kind: 'turn', seat: SEAT, month: 1 } as unknown as Event;
  const steps = lastMarches([turn, ...first.events, turn], SEAT);
  expect(steps.size).toBeGreaterThan(0);
  expect(lastMarches([turn, ...first.events], SEAT).size).toBe(0);
  const next = { ...first.state, marched: [] };
  const orders = repeated(seen(next), next.turn, steps, idle(next));
  expect(orders.length).toBeGreaterThan(0);
  for (const { id, goal } of orders) {
    const [from, to] = steps.get(id) ?? [GOAL, GOAL];
    const { q, r } = placeOf(next, id);
    expect([(goal.q - q - to.q + from.q) % 40, goal.q - q === to.q - from.q ? goal.r - r : to.r - from.r]).toEqual([0, to.r - from.r]);
  }
  done(next, follow(seen(next), SEAT, orders, idle(next)));
});

test('an order to a city of others is known as one: it leads there, and besieges nobody', () => {
  const view = seen(PEACE);
  const [theirs, own] = [enemyCities(view, SEAT).find(isManned), citiesHeld(view, SEAT)[0]];
  if (!theirs || !own) throw new Error('both have cities');
  expect(citySought(view, SEAT, ordersFor(view, SEAT, GROUP, theirs.at))).toBe(cityId(theirs));
  for (const goal of [GOAL, own.at]) expect(citySought(view, SEAT, ordersFor(view, SEAT, GROUP, goal))).toBeUndefined();
});

test('orders are kept as text with their game; others, and what is strange, are none', () => {
  const view = seen(PEACE);
  const orders = ordersFor(view, SEAT, GROUP, GOAL);
  expect(readOrders(view, keptOrders(view, orders))).toEqual(orders);
  const other = { ...view, position: { ...view.position, cities: view.position.cities.slice(1) } };
  expect(readOrders(other, keptOrders(view, orders))).toEqual([]);
  const others = [...orders, ...anew(view, SEAT, orders)];
  expect(readOrders(view, keptOrders(view, others))).toEqual(others);
  const spoilt = JSON.stringify({ ...JSON.parse(keptOrders(view, orders)), seen: [3, ['a', [4], [LEADER, 'x', 2]]] });
  expect(readOrders(view, spoilt)).toEqual(orders.map((order) => ({ ...order, known: [] })));
  for (const strange of [undefined, '', '{', 'null', '[]', keptOrders(view, [{ id: 'z9', goal: GOAL, known: [] }])])
    expect(readOrders(view, strange)).toEqual([]);
});

test('LOR-ESC-1: who marches in a group becomes nobody’s escort where he who should have made room has stayed', () => {
  const state = warScene(
    new Array<string>(8).fill('.'.repeat(12)),
    ['moines', 'dragons'],
    [
      ['a1', 'moines-chevalier', 5, 4],
      ['a2', 'moines-fantassin', 4, 4],
      ['a3', 'moines-fantassin', 2, 2],
      ['b1', 'dragon', 11, 7],
    ],
    [],
    { turn: 0 },
  );
  const view = LORDS.view(state, 0);
  const to = (id: string, column: number, row: number) => ({ kind: 'march', seat: 0, id, to: hexAt(column, row) }) as const;
  const [front, behind, last] = [to('a1', 7, 4), to('a2', 5, 4), to('a3', 3, 2)];
  const judge = (move: Move) => (move === front ? ({ ok: false, rule: 'LOR-MOU-1', because: '' } as const) : LORDS.judge(state, move));
  // It may: it would be a pair.
  expect(judge(behind).ok).toBe(true);
  expect(nextStep(view, [front, behind, last], judge)).toEqual([last]);
  expect(nextStep(view, [front, behind, last], (move) => LORDS.judge(state, move))).toEqual([front, behind, last]);
  expect(nextStep(view, [behind], judge)).toEqual([]);
});
