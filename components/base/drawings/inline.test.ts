import { expect, test } from 'vitest';
import { inlineSvg } from './inline.ts';

const SOURCE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2">\n  <path d="M0 0h2"/>\n</svg>\n';

test.each([
  [
    'named',
    'Un « dé » & "six"',
    '<svg class="x" role="img" aria-label="Un « dé » &amp; &quot;six&quot;" viewBox="0 0 2 2"><path d="M0 0h2"/></svg>',
  ],
  ['decorative', undefined, '<svg class="x" aria-hidden="true" viewBox="0 0 2 2"><path d="M0 0h2"/></svg>'],
])('a drawing is inlined, %s', (_name, label, expected) => {
  expect(inlineSvg(SOURCE, 'x', label)).toBe(expected);
});
