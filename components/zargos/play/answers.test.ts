/** What answers beside the map: what a coach advises is one tap, and not being asked again is folded away. */
import { expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import { SCENARIOS } from '#engine/zargos/data/scenarios.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import type { Move } from '#engine/zargos/game/types.ts';
import { attack, quiet } from '#engine/zargos/testing/playing.ts';
import { answersOf } from './answers.ts';
import type { ZargosHandle } from './handle.ts';

const begun = (name: 'premiere' | 'deuxieme') =>
  quiet(ZARGOS.setup(accepted(ZARGOS.checkOptions({ seats: 2, scenario: SCENARIOS[name] })), 'x'));
const start = begun('deuxieme');

/** What is played by touching an answer, each with whether it belongs to the one before. */
function touched(state: typeof start, advised: readonly Move[], isTaught = true) {
  const played: [Move, boolean][] = [];
  const handle = {
    view: ZARGOS.view(state, 0),
    legal: ZARGOS.moves(state, 0),
    act: (move: Move, joins = false) => played.push([move, joins]),
    letGo: () => {},
    humans: [0],
    advised,
    isTaught,
  } as unknown as ZargosHandle;
  const found = answersOf(handle, { picked: undefined, isThought: false, play: () => {}, inARow: undefined });
  const [first] = found.answers;
  first?.act();
  return { labels: found.answers.map(({ label }) => label), main: first?.isMain, others: found.others.length, played };
}

const PLAN = [
  attack(0, 'amazones', 'palmyr-2', 'palmyr-3', 1),
  attack(0, 'amazones', 'palmyr-1', 'palmyr-3', 1),
  attack(0, 'amazones', 'itak-1', 'itak-2', 1),
] as const;

test('the attacks that a coach advises together are declared by one tap, and taken back together', () => {
  const all = touched(start, PLAN);
  expect(all.labels).toEqual(['Faire ces 2 attaques', 'Ne plus attaquer']);
  expect(all.main).toBe(true);
  expect(all.played).toEqual([
    [PLAN[0], false],
    [PLAN[1], true],
    [PLAN[2], true],
  ]);
  expect(touched(start, PLAN.slice(0, 2)).labels[0]).toBe('Faire cette attaque');
});

test('without a coach nothing is played so, nor in the first turn of the game that teaches attacks', () => {
  expect(touched(start, PLAN, false).labels).toEqual(['Ne plus attaquer']);
  const first = begun('premiere');
  expect(touched(first, PLAN).labels).toEqual(['Ne plus attaquer']);
  expect(touched({ ...first, round: 2 }, PLAN).labels[0]).toBe('Faire ces 2 attaques');
});

test('a card that a coach advises says on what it is played; not to be asked again is no answer of the first row', () => {
  const hands = [['vent-de-folie', 'vent-de-glace'], []] as const;
  const red = { ...start, hands, phase: 'red', asked: [0] } as const;
  const card = { kind: 'card', seat: 0, card: 'vent-de-folie', target: { kingdom: 'ohms' } } as const;
  const { labels, played, others } = touched(red, [card]);
  expect(labels).toEqual(['Jouer le Vent de Folie sur le royaume d’Ohms', 'Jouer le Vent de Glace', 'Ne rien jouer']);
  expect(played).toEqual([[card, false]]);
  expect(others).toBe(2);
  const none = touched(red, [{ kind: 'pass', seat: 0 }]);
  expect(none.labels).toEqual(['Jouer le Vent de Folie', 'Jouer le Vent de Glace', 'Ne rien jouer']);
});
