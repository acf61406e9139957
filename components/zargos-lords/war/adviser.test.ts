/** « Un conseil ? » with a counter in hand: about that counter, whichever the captain would take first, in every scenario. */
import { expect, test } from 'vitest';
import { counselOf } from '#components/table/advice/adviser.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import { roadOf } from '#engine/zargos-lords/game/bot/war/roads.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { whoIn } from '#engine/zargos-lords/game/explain.ts';
import { withMoment } from '#engine/zargos-lords/edit.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { marchesBy } from '#engine/zargos-lords/game/march.ts';
import { SCENARIO_IDS, type ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';
import { find } from '#engine/zargos-lords/game/table.ts';
import { cityOf, type Drawn, warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import type { People } from '#engine/zargos-lords/types.ts';
import { plain } from '#components/base/typography.ts';
import { takenBy } from '../skirmish/adviser.ts';
import { idleOf, standingFor } from './acts.ts';
import { LORDS_ADVISER } from './adviser.ts';

/** Where eight are not to be had. */
const MONTHS: Partial<Record<ScenarioId, number>> = { escorte: 10, guerre: 25 };

/** The first marches. */
function marching(scenario: ScenarioId): State {
  let state = LORDS.setup({ seats: 2, scenario, months: MONTHS[scenario] ?? 8, options: {} } as Parameters<typeof LORDS.setup>[0], 'main');
  while (state.phase !== 'march') {
    const moves = LORDS.moves(state, LORDS.toMove(state)[0] ?? 0);
    const move = moves.find(({ kind }) => kind === 'settle') ?? moves.find(({ kind }) => kind === 'end') ?? moves[0];
    if (!move) throw new Error('nothing to do');
    state = LORDS.play(state, move).state;
  }
  return state;
}

test('in a siege, of small armies too, nobody is told to stay before another has marched, and the marches end at one word', () => {
  let state = marching('siege');
  const kinds: string[] = [];
  while (state.phase === 'march' && state.month === 1 && kinds.length < 20) {
    const [view, legal] = [LORDS.view(state, state.turn), LORDS.moves(state, state.turn)];
    const counsel = counselOf(LORDS_ADVISER, view, legal, diceFrom(seeded('main')), 60);
    const [move] = counsel?.moves ?? legal;
    if (!move) throw new Error('nothing to do');
    kinds.push(move.kind);
    state = LORDS.play(state, move).state;
  }
  expect(kinds).toContain('march');
  expect(kinds.at(-1)).toBe('end');
  expect(kinds).not.toContain('stay');
});

test('a march said to be for a city shortens the road to it, or stays before it', { timeout: 120_000 }, () => {
  const dice = diceFrom(seeded('vers'));
  let state = marching('continent');
  let told = 0;
  for (let at = 0; state.month <= 4; at += 1) {
    const [seat = 0] = LORDS.toMove(state);
    const [view, legal] = [LORDS.view(state, seat), LORDS.moves(state, seat)];
    const [best] = state.phase === 'march' && at % 3 === 0 ? LORDS_ADVISER.weigh(view, legal, dice, 0) : [];
    const words = best ? `${LORDS_ADVISER.say(best.moves, view)} ${LORDS_ADVISER.grounds(best, view, legal).line}` : '';
    const named = /(?:assiéger|devant|dans|garder|dégager|vers|prendre) [^(.]*\((\w+)\)/u.exec(words)?.[1];
    const city = view.position.cities.find(({ at }) => nameOf(at) === named);
    for (const move of city ? (best?.moves ?? []) : []) {
      if (move.kind !== 'march' || !city) continue;
      const who = standingFor(view, move.id);
      const far = (hex: Hex) => (who ? roadOf(view.position.map, who, hex, city.at) : 0);
      // At five hexagons one waits.
      const near = /en attendant|vers/.test(words) ? 5 : 1;
      expect(who && (far(move.to) <= near || far(move.to) < far(who.at)), `${words} (${move.id} to ${nameOf(move.to)})`).toBe(true);
      told += 1;
    }
    state = LORDS.step(state, BOTS.greedy(view, legal, dice, 0)).state;
  }
  expect(told).toBeGreaterThan(10);
});

test.each(SCENARIO_IDS)('in %s, what is advised is of the counter that is held', (scenario) => {
  const state = marching(scenario);
  const seat = state.turn;
  const [view, legal] = [LORDS.view(state, seat), LORDS.moves(state, seat)];
  const asked = (held?: string) => counselOf(LORDS_ADVISER, view, legal, diceFrom(seeded('main')), 60, { held });
  const first = asked();
  if (!first) throw new Error('no advice');
  const others = idleOf(view, seat).filter((id) => !first.moves.some((move) => takenBy(move).includes(id)));
  expect(others.length).toBeGreaterThan(1);
  let own = 0;
  for (const id of others.slice(0, 4)) {
    const counter = find(view, id);
    const counsel = asked(id);
    if (!counter || !counsel) throw new Error('no advice');
    if (counsel.grounds.line.includes('rien de mieux à faire')) {
      expect(counsel.grounds.line).toContain(whoIn(counter).slice(2));
      continue;
    }
    own += 1;
    expect(counsel.moves.map(takenBy)).toEqual([[id]]);
    expect(counsel.text).toContain(whoIn(counter));
    expect(counsel.grounds.line).toContain(`À jouer avant : ${first.text}`);
    for (const move of counsel.moves) expect(LORDS.judge(state, move).ok).toBe(true);
  }
  expect(own).toBeGreaterThan(0);
  // The captain's own choice stands as it is.
  const [held] = first.moves.flatMap(takenBy);
  expect(asked(held)).toEqual(first);
});

test('before a city that waits, it is said how many may stand around it, what force it takes, and who can be there', () => {
  const plainRows = new Array<string>(14).fill('.'.repeat(18));
  const riders = [5, 6, 7, 8].map((row, at): Drawn => [`a${at + 1}`, 'chevalier', 0, row]);
  const wall = cityOf('dragons', 15, 6, [['b9', 'dragons-fantassin']]);
  const scene = warScene(plainRows, ['chevaliers', 'dragons'], [...riders, ['b1', 'dragon', 17, 13]], [wall], { turn: 0 });
  const [view, legal] = [LORDS.view(scene, 0), LORDS.moves(scene, 0)];
  const [best] = LORDS_ADVISER.weigh(view, legal, diceFrom(seeded('murs')), 0);
  // Who is nowhere else is inside: four Fantassins at 2 at the least, four Dragons at 10 at the most. Four at two and a half, an estimate, and twelve more open
  // it once in two; they are fourteen hexagons away, and ride eight.
  expect(best && LORDS_ADVISER.grounds(best, view, legal).line).toMatch(
    /^4 pions y vont, 32 en tout, contre 8 à 40 dans les murs\. 6 au plus l’entourent, et il y faut 22 : 10 pour la garnison, à peu près, et 12 pour l’ouvrir 3 fois sur 6\. Ce mois-ci, personne ne peut y être\./,
  );
});

test('at three, who are too few for a siege wait near their own cities; at two, before the enemy’s', () => {
  const plainRows = new Array<string>(14).fill('.'.repeat(18));
  const riders = [5, 6, 7, 8].map((row, at): Drawn => [`a${at + 1}`, 'chevalier', 6, row]);
  const cities = [cityOf('chevaliers', 1, 6, [['a9', 'chevaliers-fantassin']]), cityOf('dragons', 17, 6, [['b9', 'dragons-fantassin']])];
  const advised = (peoples: readonly People[]) => {
    const guards = [4, 5, 7].map((row, at): Drawn => [`b${at + 1}`, 'dragon', 17, row]);
    const others: readonly Drawn[] = [...guards, ...(peoples.length > 2 ? [['c1', 'aile', 17, 0] as const] : [])];
    const scene = warScene(plainRows, peoples, [...riders, ...others], cities, { turn: 0 });
    const [view, legal] = [LORDS.view(scene, 0), LORDS.moves(scene, 0)];
    const [best] = LORDS_ADVISER.weigh(view, legal, diceFrom(seeded('garde')), 0);
    return best ? plain(`${LORDS_ADVISER.say(best.moves, view)} ${LORDS_ADVISER.grounds(best, view, legal).line}`) : '';
  };
  expect(advised(['chevaliers', 'dragons'])).toMatch(/vers la ville des Dragons \(G18\)/);
  // Thirty-two of force are not a third more than three Dragons, and an Ailé is two months away.
  expect(advised(['chevaliers', 'dragons', 'ailes'])).toMatch(
    /en réserve près de la ville des Chevaliers \(G2\).*À 2 mois d'elle : l'Ailé \(A18\)\. Pour eux, la garder passe avant un siège\./,
  );
});

test('a city that may fall is not left without a word: nobody is near enough, or its garrison is full', () => {
  const plainRows = new Array<string>(14).fill('.'.repeat(18));
  const foes: readonly Drawn[] = [4, 5, 6, 7].map((row, at): Drawn => [`b${at + 1}`, 'serpent', 4, row]);
  const told = (inside: number) => {
    const garrison = Array.from({ length: inside }, (_, at) => [`a${at + 1}`, 'chevaliers-fantassin'] as const);
    const scene = warScene(
      plainRows,
      ['chevaliers', 'dragons'],
      [['a9', 'chevaliers-fantassin', 17, 13], ...foes],
      [cityOf('chevaliers', 1, 6, garrison)],
      {
        turn: 0,
      },
    );
    const view = LORDS.view(scene, 0);
    return plain(LORDS_ADVISER.grounds({ moves: [{ kind: 'end', seat: 0 }] }, view, LORDS.moves(scene, 0)).line);
  };
  // Four Serpents at 6 before one, or four, Fantassins at 3: 24 against 3, and against 12, which still opens three times in six.
  expect(told(1)).toContain("Pour votre ville en danger (G2), rien de plus ce mois-ci : personne qui puisse y entrer n'est assez près.");
  expect(told(4)).toContain('Pour votre ville en danger (G2), rien de plus ce mois-ci : la garnison y est au complet.');
  expect(told(0)).toContain('Pour votre ville en danger (G2)');
});

test('an alliance that nothing speaks against is not left as a second choice', () => {
  const peoples = ['chevaliers', 'dragons', 'ailes'] as const;
  const counters: readonly Drawn[] = [
    ['a1', 'chevalier', 0, 0],
    ['b1', 'dragon', 8, 4],
    ['c1', 'aile', 9, 7],
  ];
  const allied = { position: { allies: [['chevaliers', 'dragons']] } as unknown as State['position'] };
  const state = withMoment(warScene(new Array<string>(8).fill('...c~~c...'), peoples, counters, [], allied), 'alliances');
  const legal = LORDS.moves(state, 0);
  expect(legal.map(({ kind }) => kind)).toContain('break');
  const rated = LORDS_ADVISER.weigh(LORDS.view(state, 0), legal, diceFrom(seeded('allié')), 1);
  expect(rated.flatMap(({ moves }) => moves.map(({ kind }) => kind))).not.toContain('break');
});

test('LOR-L-60: who comes to shoot at one too strong to be attacked is sent to aim at him, which is said once', () => {
  // 3 against 8: five below, no band of the table; flames carry.
  const state = warScene(
    new Array<string>(8).fill('.'.repeat(12)),
    ['dragons', 'ailes'],
    [
      ['a1', 'lance-flammes', 2, 2],
      ['b1', 'aile', 6, 2],
    ],
    [cityOf('dragons', 0, 6, [['a9', 'dragons-fantassin']]), cityOf('ailes', 11, 6, [['b9', 'ailes-fantassin']])],
    { turn: 0 },
  );
  const [view, legal] = [LORDS.view(state, 0), LORDS.moves(state, 0)];
  const [move] = marchesBy(view, 0, 'a1').filter(({ against }) => against === 'b1');
  if (!move) throw new Error('no march against him');
  expect(LORDS_ADVISER.say([move], view)).toMatch(/, pour viser l’Ailé \(C7\)\.$/);
  expect(LORDS_ADVISER.grounds({ moves: [move] }, view, legal).line).toMatch(/^\d+(?:,\d)? % de chances de l’éliminer\./);
});
