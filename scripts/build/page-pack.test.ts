import { expect, test } from 'vitest';
import { packPages } from './page-pack.ts';

const MAP = '<svg><path d="M0 0"/><path d="M1 1"/></svg>';
const TEXTS = {
  'a/index.html': `<html><title>A</title>${MAP}<p>un &lt; deux</p></html>`,
  'b/index.html': `<html><title>B</title>${MAP}</html>`,
  'regles.json': '{"rules":[]}',
  'vide.txt': '',
};

test('every text comes back to the last letter', () => {
  const { pieces, files } = packPages(TEXTS);
  const back = Object.entries(files).map(([path, runs]) => [
    path,
    runs.flatMap(([first, count]) => pieces.slice(first, first + count)).join(''),
  ]);
  expect(Object.fromEntries(back)).toEqual(TEXTS);
});

test('what pages share is held once, and followed in one run', () => {
  const { pieces, files } = packPages(TEXTS);
  expect(pieces.join('').split(MAP)).toHaveLength(2);
  // `<html>`, its own title, then the map from `</title>` on, and the end of the page.
  expect(files['b/index.html']).toHaveLength(4);
});
