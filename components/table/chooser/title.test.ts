import { expect, test } from 'vitest';
import { openHistory } from '../session/history.ts';
import { HUMAN } from '../spec.ts';
import { TOY_SPEC } from '../testing/toy-game.ts';
import { botOf } from './seats.ts';
import { savedTold, sittingTold } from './title.ts';

const sitting = { history: openHistory(TOY_SPEC, { seats: 3, heap: 9 }, 'x'), players: [HUMAN, botOf('random'), botOf('random')] };
const ROUNDS = { name: 'Mois', of: () => 13 };

test('a game that waits is told by who plays it, and how far it has come', () => {
  const names = [0, 1, 2].map((seat) => TOY_SPEC.nameOf(seat));
  const title = `${names[0]} contre ${names[1]} et ${names[2]}`;
  expect(sittingTold(TOY_SPEC, sitting)).toBe(`${title}, 0 coup`);
  expect(sittingTold({ ...TOY_SPEC, game: { ...TOY_SPEC.game, rounds: ROUNDS } }, sitting)).toBe(`${title}, mois 13`);
});

test('when, where that is known', () => {
  expect(savedTold({ saved: 0 })).toBe('');
  expect(savedTold({ saved: new Date(2026, 10, 30, 11, 28).getTime() })).toMatch(/30 nov\. 2026.*11:28/);
});
