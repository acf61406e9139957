/** Lessons of Zargos on the real table: their positions can stand there, their places are on the map, and what cannot be done any more is said at once. */
import { expect, test } from 'vitest';
import { attempted, type Lesson, nowIn } from '#engine/practice/lesson.ts';
import type { KingdomId } from '#engine/zargos/data/board-types.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { contradictions } from '#engine/zargos/game/state/contradictions.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move } from '#engine/zargos/game/types.ts';
import { attack, DONE, fight, holderAt, PASS, play } from '#engine/zargos/lessons/moves.ts';

const LESSONS = import.meta.glob<Lesson<Zargos>>('/content/zargos/lecons/*.ts', { eager: true, import: 'LESSON' });
const TASKS = Object.entries(LESSONS).flatMap(([path, { tasks }]) =>
  tasks.map((task) => [`${path.split('/').at(-1)} ${task.id}`, task] as const),
);

/** Places that a move names. */
const namedBy = (move: Move): readonly string[] =>
  move.kind === 'attack' || move.kind === 'march' ? [move.from, move.to] : 'at' in move ? [move.at] : [];

test.each(TASKS)('%s: a position of a game, open where it is about', (_name, { state, places = [], ...task }) => {
  if (!state) return;
  expect(contradictions(state)).toEqual([]);
  const { ids } = tablesFor(state.options);
  for (const place of places) expect(ids).toContain(place);
  if (task.kind === 'play' && places.length > 0) for (const place of task.solution.flatMap(namedBy)) expect(places).toContain(place);
});

test('ZAR-COM-1: a fight opened before the second attack is declared leaves nothing to do', () => {
  const task = LESSONS['/content/zargos/lecons/attaquer.ts']?.tasks.find(({ id }) => id === 'd-abord-bouger');
  if (task?.kind !== 'play') throw new Error('no such task');
  const { standing, left } = attempted(ZARGOS, task, [attack('amazones', 'ohms-4', 'ohms-3', 4), fight('ohms-3')]);
  expect([standing, left]).toEqual(['missed', 0]);
});

test('ZAR-GLACE: only Taïro frozen keeps both armies out of it', () => {
  const task = LESSONS['/content/zargos/lecons/la-magie.ts']?.tasks.find(({ id }) => id === 'geler');
  if (task?.kind !== 'play') throw new Error('no such task');
  const threats = (kingdom: KingdomId) => {
    const { state } = ZARGOS.play(task.state, play('vent-de-glace', { kingdom }));
    const begun = state.phase === 'attacks' ? state : ZARGOS.play(state, PASS).state;
    return ZARGOS.moves(begun, 1).filter((move) => move.kind === 'attack' && move.to.startsWith('tairo')).length;
  };
  expect(threats('tairo')).toBe(0);
  for (const kingdom of ['palmyr', 'akilon', 'ohms'] as const) expect(threats(kingdom)).toBeGreaterThan(0);
});

test('ZAR-GUERRE: who holds without the wind is asked for it once more before his own fight, and has not lost before its dice', () => {
  const task = LESSONS['/content/zargos/lecons/un-tour-entier.ts']?.tasks.find(({ id }) => id === 'la-riposte');
  if (task?.kind !== 'play') throw new Error('no such task');
  const held = [PASS, PASS, attack('amazones', 'ludos-1', 'ludos', 4), fight('ludos')];
  const before = attempted(ZARGOS, task, held);
  expect([before.standing, nowIn(before.run).phase]).toEqual(['yours', 'winds']);
  for (const last of [PASS, play('vent-de-guerre')]) {
    const { standing, run } = attempted(ZARGOS, task, [...held, last]);
    expect(standing).toBe(holderAt(nowIn(run), 'ludos') === 'amazones' ? 'done' : 'missed');
  }
});

test('un-tour-entier: a turn ended without the attack is no fight lost, and no lesson is lost while a fight that it opened waits for its dice', () => {
  const task = LESSONS['/content/zargos/lecons/un-tour-entier.ts']?.tasks.find(({ id }) => id === 'la-riposte');
  if (task?.kind !== 'play') throw new Error('no such task');
  const { standing, run } = attempted(ZARGOS, task, [play('vent-de-guerre'), DONE]);
  expect([standing, holderAt(nowIn(run), 'ludos-1')]).toEqual(['missed', 'amazones']);
  expect(task.miss?.(run)).toBe('C’est permis, mais Ludos reste aux Chevaliers : plus aucun groupe ne peut l’attaquer ce tour-ci.');
  for (const [name, one] of TASKS) {
    if (one.kind !== 'play') continue;
    for (let moves = 1; moves <= one.solution.length; moves += 1) {
      const made = attempted(ZARGOS, one, one.solution.slice(0, moves));
      if (nowIn(made.run).turn?.combat) expect(made.standing, `${name}, ${moves}`).not.toBe('missed');
    }
  }
});
