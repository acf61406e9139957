import { expect, test } from 'vitest';
import { spacedPage } from './spaces.ts';

test.each([
  ['<p>Exemple : « Oz » ; et après ?</p>', '<p>Exemple\u00a0: «\u00a0Oz\u00a0»\u202f; et après\u202f?</p>'],
  ['<a href="/x">Un numéro</a> : on le cite', '<a href="/x">Un numéro</a>\u00a0: on le cite'],
  ['<td>63 × 88 mm, Ø 19 mm, 160 g</td>', '<td>63\u00a0×\u00a088\u00a0mm, Ø\u00a019\u00a0mm, 160\u00a0g</td>'],
  ['<script>const a = b ? c : d;</script> : <code>x ? y : z</code>', '<script>const a = b ? c : d;</script>\u00a0: <code>x ? y : z</code>'],
  ['<p>Au 1er, <b>25e</b> mois, 1re fois</p>', '<p>Au 1<sup>er</sup>, <b>25<sup>e</sup></b> mois, 1<sup>re</sup> fois</p>'],
  ['<a href="/x">2e</a> 3 elles, 1e5, e-2e <title>2e</title>', '<a href="/x">2e</a> 3 elles, 1e5, e-2e <title>2e</title>'],
  ['<dd>voir ZAR-COM-2.</dd>', '<dd>voir <span class="nb">ZAR-COM-2</span>.</dd>'],
  ['<astro-island><p>ZAR-COM-2, 2e</p></astro-island> 2e', '<astro-island><p>ZAR-COM-2, 2e</p></astro-island> 2<sup>e</sup>'],
  [
    '<svg><g><text>2e</text></g></svg><script>"<a>2e"</script>1er',
    '<svg><g><text>2e</text></g></svg><script>"<a>2e"</script>1<sup>er</sup>',
  ],
  ['<svg><svg><a/></svg><text>ZAR-AIL-1</text></svg> 2e', '<svg><svg><a/></svg><text>ZAR-AIL-1</text></svg> 2<sup>e</sup>'],
  ['<p title="Où : là ?">2 grands</p>', '<p title="Où : là ?">2 grands</p>'],
])('%s', (html, page) => {
  expect(spacedPage(html)).toBe(page);
  expect(spacedPage(page)).toBe(page);
});
