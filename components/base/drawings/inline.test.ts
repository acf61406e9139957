import { expect, test } from 'vitest';
import { inlineSvg } from './inline.ts';

const SOURCE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 312">\n  <path d="M0 0h2"/>\n  <text>Et toi ?</text>\n</svg>\n';

test.each([
  [
    'named',
    'Un « dé » & "six"',
    '<svg class="x" role="img" aria-label="Un «\u00a0dé\u00a0» &amp; &quot;six&quot;" viewBox="0 0 480 312"><path d="M0 0h2"/><text>Et toi\u202f?</text></svg>',
  ],
  ['decorative', undefined, '<svg class="x" aria-hidden="true" viewBox="0 0 480 312"><path d="M0 0h2"/><text>Et toi\u202f?</text></svg>'],
])('a drawing is inlined, its texts French, its numbers as they are, %s', (_name, label, expected) => {
  expect(inlineSvg(SOURCE, 'x', label)).toBe(expected);
});
