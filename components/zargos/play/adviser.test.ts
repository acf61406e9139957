/** What is advised of cards: one that would go anyway is played, and those that must go are named together. */
import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { percent } from '#engine/core/french.ts';
import { seeded } from '#engine/core/random.ts';
import { SCENARIOS } from '#engine/zargos/data/scenarios.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import { referenceFor } from '#engine/zargos/testing/odds-oracle.ts';
import { attack, fight, made, quiet } from '#engine/zargos/testing/playing.ts';
import { type Setting, tableOf } from '#engine/zargos/testing/tables.ts';
import { ZARGOS_ADVISER } from './adviser.ts';

const begun = ZARGOS.checkOptions({ seats: 2, scenario: SCENARIOS.deuxieme });
if (!begun.ok) throw new Error(begun.because);
const start = quiet(ZARGOS.setup(begun.value, 'cartes'));
const advised = (state: typeof start) => {
  const view = ZARGOS.view(state, 0);
  const [best] = ZARGOS_ADVISER.weigh(view, ZARGOS.moves(state, 0), diceFrom(seeded('x')), 1);
  if (!best) throw new Error('no advice');
  return { moves: best.moves, said: ZARGOS_ADVISER.say(best.moves, view), line: ZARGOS_ADVISER.grounds(best, view, []).line };
};

test('a Vent de Guerre that the cards of the turn would push out of the hand is played, and kept where they would not', () => {
  const alone = made(start, attack(0, 'amazones', 'akilon-1', 'tairo-4', 4, 'vent-de-terre'), fight(0, 'tairo-4'));
  expect(alone.phase).toBe('winds');
  expect(advised(alone).said).toBe('ne jouez rien.');
  const others = [
    attack(0, 'amazones', 'palmyr-2', 'palmyr-3', 1),
    attack(0, 'amazones', 'palmyr', 'palmyr-4', 1),
    attack(0, 'amazones', 'itak-1', 'itak-2', 1),
    attack(0, 'amazones', 'akilon-1', 'tairo-4', 4, 'vent-de-terre'),
  ];
  const full = advised(made(start, ...others, fight(0, 'tairo-4')));
  expect(full.said).toBe('jouez le Vent de Guerre.');
  expect(full.line).toMatch(/^1 carte en main, 3 à venir, vous n’en garderez que 3 : l’attaque réussit à 97 % sans lui, 99,8 % avec\.$/);
});

test('a Vent de Guerre serves no more once no fight follows, which one’s own last turn does not say', () => {
  const fought = made(start, attack(0, 'amazones', 'akilon-1', 'tairo-4', 4, 'vent-de-terre'), fight(0, 'tairo-4'));
  const line = (waiting: typeof start.waiting) => {
    const view = ZARGOS.view({ ...fought, round: 6, waiting }, 0);
    return ZARGOS_ADVISER.grounds({ moves: [{ kind: 'card', seat: 0, card: 'vent-de-guerre', target: {} }] as never }, view, []).line;
  };
  expect(line([])).toMatch(/^C’est le dernier combat, gardé il ne servirait plus : /);
  expect(line(['dragons'])).toMatch(/^Le combat vaut la carte : /);
});

test('a march that goes on is said as one plan', () => {
  const march = { kind: 'march', seat: 0, people: 'amazones', card: null } as const;
  const row = [
    { ...march, from: 'palmyr', to: 'palmyr-2', pawns: 5 },
    { ...march, from: 'palmyr-2', to: 'akilon-3', pawns: 3 },
  ] as const;
  expect(ZARGOS_ADVISER.say(row, ZARGOS.view(start, 0))).toBe('menez 5 pions de Palmyr à Palmyr-est, puis 3 à Akilon nord.');
  // Two of the five stay, with the three that stood there, before the seven of Taïro, of whom six come; the Dragons hold a card.
  const camps = {
    attacker: { people: 'dragons', pawns: 6, warWind: false },
    site: 'province',
    eclipse: false,
    heatwave: false,
    options: {},
  } as const;
  const defender = { people: 'amazones', pawns: 3, warWind: false, called: 0 } as const;
  const lost = (pawns: number) => percent(1 - referenceFor({ ...camps, defender: { ...defender, pawns } })(6, pawns).win.defender, 0);
  expect(ZARGOS_ADVISER.grounds({ moves: row }, ZARGOS.view(start, 0), []).line).toContain(
    `Palmyr-est : face à 7 Dragons, ${lost(3)} de la perdre ; avec 5 pions, ${lost(5)}, sans carte.`,
  );
});

test('pawns that hold nothing more are told what they may attack, or that the place holds already', () => {
  const set = (amazones: Setting['stands']['amazones'], at: 'akilon-3' | 'oz', pawns: number) => {
    const state = tableOf({ stands: { amazones, dragons: { tairo: 2 } } });
    return ZARGOS_ADVISER.grounds({ moves: [{ kind: 'reinforce', seat: 0, people: 'amazones', at, pawns }] }, ZARGOS.view(state, 0), [])
      .line;
  };
  // One of two Dragons comes against nine Amazones, and has no chance: Taïro, a capital, is what lies beside.
  expect(set({ 'akilon-3': 9 }, 'akilon-3', 5)).toBe('De là, Taïro est à portée : c’est une capitale, 2 points.');
  expect(set({ oz: 1, 'oz-1': 1 }, 'oz', 5)).toBe('Oz n’a pas d’adversaire contre elle : c’est une réserve.');
});

test('all cards that must go are advised at once', () => {
  const hands = [['vent-de-guerre', 'vent-de-terre', 'vent-de-glace', 'vent-de-guerre', 'vent-de-folie'], []] as const;
  const { moves, said } = advised({ ...start, hands, phase: 'sorting', asked: [0] });
  expect(moves).toHaveLength(2);
  expect(said).toBe('remettez un Vent de Terre et un Vent de Guerre sous la pile.');
});

test('what the count will push out of the hand is told while it can still be played', () => {
  // One card comes for Akilon, which the Amazones have whole, and one with that of Itak (ZAR-MAG-1); three are kept.
  const none = start.kingdoms.map(() => null);
  const kingdoms = tablesFor(start.options).kingdoms.map((id) => (id === 'itak' ? ('amazones' as const) : null));
  const line = (hand: number, held: typeof start.kingdoms, round = 2) => {
    const hands = [(['vent-de-guerre', 'vent-de-guerre', 'vent-de-terre', 'vent-de-glace'] as const).slice(4 - hand), []] as const;
    const view = ZARGOS.view({ ...start, hands, kingdoms: held, round, phase: 'red', asked: [0] }, 0);
    return ZARGOS_ADVISER.grounds({ moves: [{ kind: 'pass', seat: 0 }] }, view, []).line;
  };
  const kept = 'Vos cartes serviront mieux plus tard.';
  // What is known of the hand would speak for playing.
  expect(line(3, kingdoms)).toBe('Rien à y gagner maintenant.');
  expect(line(1, kingdoms)).toBe(kept);
  expect(line(2, none)).toBe(kept);
  expect(line(3, none)).toBe('Rien à y gagner maintenant.');
  expect(line(3, kingdoms, 6)).toBe('Aucune n’y changerait plus rien.');
});

test('the attacks of a turn are advised as one plan: legal one after another, no gamble among them, each with its own reason', () => {
  const view = ZARGOS.view(start, 0);
  const [best] = ZARGOS_ADVISER.weigh(view, ZARGOS.moves(start, 0), diceFrom(seeded('x')), 1);
  if (!best) throw new Error('no advice');
  const attacks = best.moves.flatMap((move) => (move.kind === 'attack' ? [move] : []));
  expect(attacks).toHaveLength(best.moves.length);
  const targets = [...new Set(attacks.map(({ to }) => to))];
  expect(targets.length).toBeGreaterThan(2);
  let state = start;
  for (const move of attacks) {
    expect(ZARGOS.judge(state, move)).toEqual({ ok: true });
    state = ZARGOS.step(state, move).state;
  }
  const tables = tablesFor(start.options);
  for (const to of targets) {
    const defenders = start.pawns[tables.places.get(to) ?? -1] ?? 0;
    const pawns = attacks.reduce((sum, move) => sum + (move.to === to ? move.pawns : 0), 0);
    if (defenders > 0) expect(pawns).toBeGreaterThan(defenders);
  }
  const { line, more } = ZARGOS_ADVISER.grounds(best, view, []);
  const names = targets.map((to) => nameAt(tables, tables.places.get(to) ?? -1));
  for (const name of names) expect([line, ...more].join(' ')).toContain(name);
});

test('a red card that the count would push out is played where it takes something, and the reason counts the hand', () => {
  // Before the Dragons' turn, those of Taïro beside three Amazones; one card comes for Akilon, which is whole, and three are kept.
  const glace = (count: number, round = start.round) => {
    const hands = [Array.from({ length: count }, () => 'vent-de-glace' as const), []] as const;
    const turn = start.turn && { ...start.turn, seat: 1, peoples: ['dragons' as const] };
    return advised({ ...start, round, hands, turn, phase: 'red', asked: [0] });
  };
  expect(glace(1).said).toBe('ne jouez rien.');
  expect(glace(3).said).toBe('jouez le Vent de Glace sur le royaume de Taïro.');
  expect(glace(3).line).toBe('21 Dragons n’en partiront pas ce tour. 3 cartes en main, 1 à venir, vous n’en garderez que 3.');
  // After the last count no card serves any more.
  expect(glace(3, 6).line).toBe('21 Dragons n’en partiront pas ce tour.');
});
