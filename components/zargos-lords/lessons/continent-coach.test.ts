import { expect, test } from 'vitest';
import { counselOf } from '#components/table/advice/adviser.ts';
import { optionsFor, suitedChoice } from '#components/table/chooser/starting.ts';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { upperFirst } from '#engine/core/french.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import { LORDS_ADVISER } from '../war/adviser.ts';
import { WAR_SPEC } from '../war/spec.ts';
import { COACH } from './continent-coach.ts';

/** The second of the games that teach at this table. */
const AT = 1;

interface Said {
  readonly now: string;
  readonly advice: string;
  readonly rule: string;
  readonly phase: string;
  readonly month: number;
  /** How many moves the advice is. */
  readonly acts: number;
}

/** A game of a learner who does as he is told; what the coach says of each of his moments, beside the advice. */
async function played(first: string) {
  let drawn = 0;
  const chosen = await suitedChoice(WAR_SPEC, () => `${first}${drawn++}`, AT);
  const { seed = '' } = chosen;
  const dice = diceFrom(seeded(seed));
  const said: Said[] = [];
  const begun = LORDS.setup(accepted(optionsFor(WAR_SPEC, chosen)), seed);
  let state: State = begun;
  for (let count = 0; count < 3000 && !LORDS.outcome(state); count += 1) {
    const [seat = 0] = LORDS.toMove(state);
    const [view, legal] = [LORDS.view(state, seat), LORDS.moves(state, seat)];
    const counsel = seat === 0 && legal.length > 1 ? counselOf(LORDS_ADVISER, view, legal, dice, 60) : undefined;
    if (counsel) {
      const { phase, month } = view;
      const { now, rule } = COACH.tip({ view, seat, legal, turn: month, counsel, since: () => [] });
      said.push({ now, rule, phase, month, advice: `${upperFirst(counsel.text)} ${counsel.grounds.line}`, acts: counsel.moves.length });
    }
    const moves = counsel?.moves ?? [seat === 0 ? legal[0] : BOTS.etourdi(view, legal, dice, 0)];
    // Each of a group may be played after the one before.
    for (const move of moves) if (move) state = LORDS.play(state, move).state;
  }
  return { begun, said, winners: LORDS.outcome(state)?.winners };
}

const GAMES = await Promise.all(['a', 'b'].map(played));

test('two continents for eight months, Ailés and Chevaliers; then a card, and one touch for all that is prepared', () => {
  for (const { begun, said } of GAMES) {
    expect([begun.options.scenario, begun.options.months, begun.turn, begun.phase]).toEqual(['continent', 8, 0, 'cards']);
    expect(begun.cards.toSorted()).toEqual(['ailes', 'chevaliers']);
    const before = said.filter(({ phase }) => ['cities', 'garrisons', 'deployment'].includes(phase));
    expect(before.length).toBe(3);
    for (const { now } of before) expect(now).toMatch(/^Laissez un capitaine tout mettre en place, par « Mise en place rapide »\./);
  }
});

test('what « Un conseil ? » would play, with its reason, word for word; and at first whom he leads, and what wins', () => {
  for (const { said } of GAMES) {
    expect(said.find(({ phase }) => phase === 'march')?.now).toMatch(
      /^\p{Lu}.+ Vous menez les (?:Chevaliers|Dragons|Ailés) : en 8 mois, tenez plus de villes qu’en face\.$/su,
    );
    for (const { now, advice } of said) expect(now.startsWith(advice.trim())).toBe(true);
  }
});

test('an army is led by groups: a month asks for half as many decisions as it has counters', () => {
  for (const { said } of GAMES) {
    const marches = said.filter(({ phase, month }) => phase === 'march' && month === 1);
    expect(marches.length).toBeLessThanOrEqual(12);
    expect(marches.some(({ acts, now }) => acts >= 3 && /(?:^|\. )Menez \d+ pions .*, le premier en \p{Lu}\d+ : /u.test(now))).toBe(true);
    expect(said.some(({ now }) => /\d+ en tout, contre \d+(?: à \d+)? dans les murs/.test(now))).toBe(true);
    // Who had better stay is not gone through one by one.
    expect(said.filter(({ now }) => /^Laissez l/.test(now))).toEqual([]);
  }
});

test('a month, an idea: groups, orders, when to besiege, what to keep, allies, the end', () => {
  const ideas = [1, 2, 3, 4, 5, 6].map((turn) => {
    const { begun } = GAMES[0] ?? {};
    if (!begun) throw new Error('no game');
    const view = { ...LORDS.view(begun, 0), phase: 'march' as const };
    return COACH.tip({ view, seat: 0, legal: [], turn, since: () => [] }).rule;
  });
  expect(ideas).toEqual(['LOR-MOU-1', 'LOR-MOU-1', 'LOR-VIL-3', 'LOR-VIL-6', 'LOR-ALL-1', 'LOR-TOUR-4']);
});

/** Of sixty games of a captain who begins against this beginner 46 were won, 13 shared and one lost. */
test('who does as he is told holds more cities', () => {
  expect(GAMES.map(({ winners }) => winners)).toEqual([[0], [0]]);
});
