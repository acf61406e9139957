/** The coach's aims last a month where he is followed; where he is not, a change is said with its reason. */
import { expect, test } from 'vitest';
import { counselOf } from '#components/table/advice/adviser.ts';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { distanceOn } from '#engine/zargos-lords/board/map.ts';
import { cityId } from '#engine/zargos-lords/board/position.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { planOf } from '#engine/zargos-lords/game/bot/war/plan.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { marchesBy } from '#engine/zargos-lords/game/march.ts';
import type { Move, MoveOf, State, View } from '#engine/zargos-lords/game/types.ts';
import { LORDS_ADVISER } from './adviser.ts';
import { goalsTold, keepMonth } from './month.ts';
import { intentOf, purposeIn, recall } from './purpose.ts';

const dice = diceFrom(seeded('mois'));

/** The first marches of a war. */
function marching(seed: string, seats = 4): State {
  let state = LORDS.setup({ seats, scenario: 'guerre', months: 25, options: {} } as Parameters<typeof LORDS.setup>[0], seed);
  while (state.phase !== 'march') {
    const seat = LORDS.toMove(state)[0] ?? 0;
    const moves = LORDS.moves(state, seat);
    const move: Move | undefined =
      moves.find(({ kind }) => kind === 'settle') ??
      moves.find(({ kind }) => kind === 'end') ??
      moves.find(({ kind }) => kind === 'answer') ??
      moves[0];
    if (!move) throw new Error('nothing to do');
    state = LORDS.play(state, move).state;
  }
  return state;
}

function aimsIn(state: State): ReadonlyMap<string, string> {
  const view = LORDS.view(state, state.turn);
  keepMonth(view);
  return new Map([...planOf(view)].map(([id, { city }]) => [id, cityId(city)]));
}

/** How many are given another aim because a besieger goes as far away as he may. */
function missing(state: State, view: View): number {
  keepMonth(view);
  const plan = planOf(view);
  const besiegers = [...plan].filter(([, { task }]) => task === 'besiege');
  return besiegers.reduce((sum, [id, { city }]) => {
    const far = (move: MoveOf<'march'>) => distanceOn(view.position.map, move.to, city.at);
    const [away] = marchesBy(view, state.turn, id)
      .filter((move) => move.against === undefined && far(move) > 1)
      .toSorted((a, b) => far(b) - far(a));
    if (!away || !LORDS.judge(state, away).ok) return sum;
    const after = LORDS.view(LORDS.step(state, away).state, state.turn);
    keepMonth(after);
    const changed = [...planOf(after)].filter(([other, aim]) => {
      const before = plan.get(other);
      return other !== id && before !== undefined && cityId(before.city) !== cityId(aim.city);
    });
    for (const [other] of changed)
      expect(goalsTold(after, { kind: 'march', seat: state.turn, id: other, to: { q: 0, r: 0 } }).join(' ')).toMatch(
        /^Le but n’est plus la ville des .+ : .+ manque devant la ville des .+\.$/,
      );
    return sum + changed.length;
  }, 0);
}

test('who follows the advice is sent to the cities that he was sent to when the month began', { timeout: 120_000 }, () => {
  let state = marching('guerre4');
  let [told, turn] = [0, -1];
  let begun: ReadonlyMap<string, string> = new Map();
  for (let at = 0; at < 200 && state.month === 1; at += 1) {
    const seat = LORDS.toMove(state)[0] ?? 0;
    const [view, legal] = [LORDS.view(state, seat), LORDS.moves(state, seat)];
    const [best] = state.phase === 'march' ? LORDS_ADVISER.weigh(view, legal, dice, 0) : [];
    if (state.phase === 'march' && state.turn !== turn) [turn, begun] = [state.turn, aimsIn(state)];
    if (best?.moves[0].kind !== 'march') {
      state = LORDS.step(state, best?.moves[0] ?? BOTS.greedy(view, legal, dice, 0)).state;
      // What strikes before the marches begins the month.
      begun = aimsIn(state);
      continue;
    }
    for (const move of best.moves) {
      if (move.kind !== 'march' || !LORDS.judge(state, move).ok) break;
      const [aim, before] = [planOf(view).get(move.id), begun.get(move.id)];
      if (aim && before && goalsTold(view, move).length === 0) {
        expect(cityId(aim.city), move.id).toBe(before);
        told += 1;
      }
      state = LORDS.step(state, move).state;
    }
  }
  expect(told).toBeGreaterThan(20);
});

test('where a siege lacks who was sent elsewhere, whoever has another aim is told so, and why', { timeout: 120_000 }, () => {
  let said = 0;
  for (let game = 0; said === 0 && game < 6; game += 1) {
    let state = marching(`sièges/${game}`, 3);
    while (said === 0 && state.month < 8) {
      const seat = LORDS.toMove(state)[0] ?? 0;
      const view = LORDS.view(state, seat);
      if (state.phase === 'march' && state.marched.length === 0) said += missing(state, view);
      state = LORDS.step(state, BOTS.greedy(view, LORDS.moves(state, seat), dice, 0)).state;
    }
  }
  expect(said).toBeGreaterThan(0);
});

/** By counter, the city that it is sent to besiege. */
function siegesIn(view: View): ReadonlyMap<string, string> {
  keepMonth(view);
  const sieges = [...planOf(view)].filter(([, { task }]) => task === 'besiege' || task === 'gather');
  return new Map(sieges.map(([id, { city }]) => [id, cityId(city)]));
}

/** Of those who are sent to a siege two months running, how many are sent to another though the first city is still an enemy’s; the advice followed, what was meant recalled or not. */
function changesIn(seed: string, isRecalled: boolean): { readonly changed: number; readonly all: number; readonly told: number } {
  let state = LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, scenario: 'continent', armies: 'even', options: {} })), seed);
  let purpose: string | undefined;
  let last: ReadonlyMap<string, string> = new Map();
  let [month, changed, all, told] = [0, 0, 0, 0];
  while (!LORDS.outcome(state)) {
    const seat = LORDS.toMove(state)[0] ?? 0;
    const [view, legal] = [LORDS.view(state, seat), LORDS.moves(state, seat)];
    if (seat !== 0 || legal.length === 1) {
      state = LORDS.step(state, seat === 0 ? (legal[0] as Move) : BOTS.greedy(view, legal, dice, 0)).state;
      continue;
    }
    const about = isRecalled && purpose !== undefined ? { purpose } : {};
    const counsel = counselOf(LORDS_ADVISER, view, legal, dice, 0, about);
    if (state.phase === 'march' && state.month !== month) {
      month = state.month;
      const now = siegesIn(view);
      for (const [id, city] of now) {
        const before = last.get(id);
        const there = view.position.cities.find((one) => cityId(one) === before);
        if (!there || there.people === view.peoples[0]) continue;
        all += 1;
        changed += Number(before !== city);
      }
      last = now;
    }
    purpose = counsel?.purpose ?? purpose;
    const goals = (counsel?.grounds.line ?? '').match(/Le but n’est plus [^:]+/gu) ?? [];
    expect(new Set(goals).size, counsel?.grounds.line).toBe(goals.length);
    told += goals.length;
    for (const move of counsel?.moves ?? [BOTS.greedy(view, legal, dice, 0)]) {
      if (!LORDS.judge(state, move).ok) break;
      state = LORDS.step(state, move).state;
    }
  }
  return { changed, all, told };
}

test('a goal is held to from one month to the next: fewer change it, and are told why', { timeout: 120_000 }, () => {
  // Games in which many besiege: the others say nothing.
  const games = ['goals/4', 'goals/14', 'goals/30'];
  const sum = (isRecalled: boolean) =>
    games
      .map((seed) => changesIn(seed, isRecalled))
      .reduce((one, other) => ({ changed: one.changed + other.changed, all: one.all + other.all, told: one.told + other.told }));
  const [held, anew] = [sum(true), sum(false)];
  expect(anew.all).toBeGreaterThan(100);
  expect(held.changed / held.all).toBeLessThan(anew.changed / anew.all / 1.5);
  expect(held.told).toBeGreaterThan(0);
});

test('asked again in the same month he means the same; of a line that is not his, or of a month taken back, he means nothing', () => {
  const state = marching('dessein', 2);
  const view = () => LORDS.view(state, state.turn);
  const first = view();
  keepMonth(first);
  const line = purposeIn(first) ?? '';
  const again = view();
  recall(again, line);
  keepMonth(again);
  expect(purposeIn(again)).toBe(line);
  const { aims } = JSON.parse(line);
  const next = { ...view(), month: state.month + 1 };
  recall(next, line);
  expect(Object.fromEntries(intentOf(next))).toEqual(aims);
  expect(Object.keys(aims).length).toBeGreaterThan(5);
  for (const wrong of [
    '',
    'but',
    '[]',
    '{"month":"1"}',
    '{"month":0,"aims":3,"before":{"a":7}}',
    JSON.stringify({ month: 9, aims, before: aims }),
  ]) {
    const one = view();
    recall(one, wrong);
    expect(intentOf(one).size, wrong).toBe(0);
  }
});
