import { expect, test } from 'vitest';
import { spacedPage } from './spaces.ts';

test.each([
  ['<p>Exemple : « Oz » ; et après ?</p>', '<p>Exemple\u00a0: «\u00a0Oz\u00a0»\u202f; et après\u202f?</p>'],
  ['<a href="/x">Un numéro</a> : on le cite', '<a href="/x">Un numéro</a>\u00a0: on le cite'],
  ['<td>63 × 88 mm, Ø 19 mm, 160 g</td>', '<td>63\u00a0×\u00a088\u00a0mm, Ø\u00a019\u00a0mm, 160\u00a0g</td>'],
  ['<script>const a = b ? c : d;</script> : <code>x ? y : z</code>', '<script>const a = b ? c : d;</script>\u00a0: <code>x ? y : z</code>'],
  ['<p title="Où : là ?">2 grands</p>', '<p title="Où : là ?">2 grands</p>'],
])('%s', (html, page) => {
  expect(spacedPage(html)).toBe(page);
  expect(spacedPage(page)).toBe(page);
});
