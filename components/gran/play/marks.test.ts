import { expect, test } from 'vitest';
import { atlasOf } from '#components/gran/board/atlas.ts';
import { positionOf } from '#engine/gran/lessons/position.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import { wordsOn } from './Marks.tsx';

const atlas = atlasOf(tablesFor({ board: null }));

test('where an advice goes is named on the board, and by where, however crowded it is there', () => {
  // Both knights in the circle of exile, where names are long and points close.
  const { position } = positionOf({ jaune: 'exil-3', bleu: 'exil-5', stones: ['galad-6'] });
  const idsIn = (named: readonly string[], called: readonly string[]) =>
    wordsOn(atlas, position, named, called, ['dragon-des-brumes'], '58,3 %', undefined, [['exil-3', ...called]]).map(({ id }) => id);
  expect(idsIn(['exil-5'], ['epee-du-fosse', 'chemin-des-exiles'])).toEqual(expect.arrayContaining(['epee-du-fosse', 'chemin-des-exiles']));
  for (const { id } of atlas.tables.board.points) expect(idsIn(['exil-5'], [id])).toContain(id);
  expect(idsIn(['exil-5'], [])).toContain('exil-5');
});
