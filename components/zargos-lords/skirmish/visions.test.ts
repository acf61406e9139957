/** A vision that would cost a counter: what advice says of it is what the rules then do, whatever the others march first. */
import { expect, test } from 'vitest';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { march } from '#engine/zargos-lords/game/march.ts';
import { falling, sceneOf } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { MoveOf, State } from '#engine/zargos-lords/game/types.ts';
import { visionOn } from './counsel.ts';
import { marchTold } from './told.ts';

/** A neck of land, and the sea around: whoever is driven far has nowhere to go. */
const NECK = ['~~~~~~~~~~', '~........~', '~~~~~~~~~~'];

const start = sceneOf('gouffres', NECK, [
  ['a1', 'ailes-fantassin', 2, 1],
  ['b1', 'illusionniste', 8, 1],
]);

const ended = (state: State): State => LORDS.play(state, { kind: 'end', seat: LORDS.toMove(state)[0] ?? 0 }).state;
const standing = ({ position }: State): boolean => position.counters.some(({ id }) => id === 'a1');
const isSaved = (state: State): boolean => {
  const lines = LORDS.moves(state, 0).filter(({ kind }) => kind === 'retreat');
  return standing(state) && (lines.length === 0 || lines.some((line) => standing(LORDS.play(state, line).state)));
};

/** Faces that cost him, of the worst vision that the others may come to on their turn. */
function costing(state: State): number {
  let theirs = state;
  while (theirs.turn === 0) theirs = ended(theirs);
  const marches = LORDS.moves(theirs, 1).filter(({ kind }) => kind === 'march');
  const shot = [theirs, ...marches.map((move) => LORDS.play(theirs, move).state)].flatMap((before) =>
    [before, ...(before.phase === 'march' ? [ended(before)] : [])].flatMap((at) =>
      LORDS.moves(at, 1).flatMap((move) =>
        move.kind === 'shoot' ? [[1, 2, 3, 4, 5, 6].filter((face) => !isSaved(LORDS.play(falling(at, face), move).state)).length] : [],
      ),
    ),
  );
  return Math.max(0, ...shot);
}

test('advice of a march says on how many faces a vision would cost who goes there, as it is then played', () => {
  const legal = LORDS.moves(start, 0);
  const marches = legal.filter((move): move is MoveOf<'march'> => move.kind === 'march');
  const view = LORDS.view(start, 0);
  const faces = marches.map((move) => {
    const after = LORDS.play(start, move).state;
    const told =
      visionOn(
        march(view, move, () => {}),
        'a1',
      )?.faces ?? 0;
    expect(told, JSON.stringify(move.to)).toBe(costing(after));
    const [risk] = marchTold(view, legal, move).risk.filter((one) => one.includes('vision'));
    expect(risk?.match(/(\d) fois sur 6/)?.[1]).toBe(told > 0 ? `${told}` : undefined);
    return told;
  });
  expect(Math.max(...faces)).toBeGreaterThan(0);
});
