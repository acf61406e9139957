import { expect, test } from 'vitest';
import { counselOf } from '#components/table/advice/adviser.ts';
import { learnersChoice, optionsFor } from '#components/table/chooser/starting.ts';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { upperFirst } from '#engine/core/french.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { LORDS_ADVISER } from '../war/adviser.ts';
import { WAR_SPEC } from '../war/spec.ts';
import { COACH } from './siege-coach.ts';

const OPTIONS = accepted(optionsFor(WAR_SPEC, await learnersChoice(WAR_SPEC)));

/** A game of a learner who does as he is told; what the coach says of each of his moments, beside the advice. */
function played(seed: string) {
  const dice = diceFrom(seeded(seed));
  const said: { readonly now: string; readonly advice: string; readonly rule: string; readonly phase: string }[] = [];
  let state = LORDS.setup(OPTIONS, seed);
  for (let count = 0; count < 600 && !LORDS.outcome(state); count += 1) {
    const [seat = 0] = LORDS.toMove(state);
    const [view, legal] = [LORDS.view(state, seat), LORDS.moves(state, seat)];
    const counsel = seat === 0 && legal.length > 1 ? counselOf(LORDS_ADVISER, view, legal, dice, 60) : undefined;
    if (counsel) {
      const { now, rule } = COACH.tip({ view, seat, legal, turn: view.month, counsel, since: () => [] });
      said.push({ now, rule, phase: view.phase, advice: `${upperFirst(counsel.text)} ${counsel.grounds.line}` });
    }
    state = LORDS.step(state, counsel?.moves[0] ?? (seat === 0 ? legal[0] : undefined) ?? BOTS.etourdi(view, legal, dice, 0)).state;
  }
  return { said, winners: LORDS.outcome(state)?.winners };
}

const GAMES = ['a', 'b'].map(played);

test('the learner leads those who keep the city, for eight months, and begins', () => {
  const state = LORDS.setup(OPTIONS, 'x');
  expect([state.options.scenario, state.options.months, state.peoples[0], state.turn, state.phase]).toEqual([
    'siege',
    8,
    'chevaliers',
    0,
    'march',
  ]);
});

test('the move that « Un conseil ? » would play, with its reason, word for word; and at first whom he leads, and what he keeps', () => {
  for (const { said } of GAMES) {
    expect(said[0]?.now).toMatch(/^Envoyez .+ Vous menez les Chevaliers : la ville des Chevaliers \(F8\) est à vous, gardez-la\.$/s);
    for (const { now, advice } of said) expect(now.startsWith(advice.trim())).toBe(true);
    expect(said.length).toBeGreaterThan(30);
  }
});

test('each phase has its own idea: cities in the marches, shots, combats, retreats', () => {
  const rules = new Map<string, Set<string>>();
  for (const { said } of GAMES) for (const { phase, rule } of said) rules.set(phase, (rules.get(phase) ?? new Set()).add(rule));
  expect([...(rules.get('march') ?? [])].sort()).toEqual(['LOR-TOUR-4', 'LOR-VIL-3', 'LOR-ZDI-1']);
  expect([...(rules.get('shots') ?? [])].sort()).toEqual(['LOR-COM-7', 'LOR-L-17', 'LOR-VIL-4']);
  expect([...(rules.get('retreat') ?? [])]).toEqual(['LOR-REC-2']);
});

/** Of twelve games against this beginner, twelve. */
test('who does as he is told keeps his city', () => {
  expect(GAMES.map(({ winners }) => winners)).toEqual([[0], [0]]);
});
