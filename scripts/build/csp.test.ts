import { expect, test } from 'vitest';
import { forbidden, policyOf, protect } from './csp.ts';

/** Of « x », by `printf x | openssl dgst -sha256 -binary | base64`. */
const HASH_OF_X = "'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE='";

const page = (head: string, body = '') => `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test('every inline script and style is allowed by its hash, files by their origin', () => {
  const policy = policyOf(page('<script>x</script><script>x</script><style>x</style><script src="a.js"></script>'));
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${HASH_OF_X};`);
  expect(policy).toContain(`style-src 'self' ${HASH_OF_X};`);
  expect(policy.startsWith("default-src 'none'; ")).toBe(true);
});

test('no text becomes a script or a page but through the two policies of ours', () => {
  expect(policyOf(page(''))).toContain("; require-trusted-types-for 'script'; trusted-types default page");
});

test('the policy comes first in head, before any script it must govern', () => {
  expect(protect(page('<script>x</script>'))).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="[^"]+"><meta charset/);
});

test('an encoding that browsers would not see is refused', () => {
  const scripts = Array.from({ length: 30 }, (_, at) => `<script>x${at}</script>`).join('');
  expect(() => protect(page(scripts))).toThrow('first 1024 bytes');
  expect(() => protect('<html><head></head></html>')).toThrow('charset');
});

test.each([
  ['a style attribute', '<p style="color:red">', 1],
  ['an inline handler', '<p onclick="x()">', 1],
  ['the word style in text or in a script', '<p>style="x"</p><script>"<p style=\\"x\\">"</script>', 0],
  ['an attribute that only ends in style', '<p data-style="x">', 0],
])('%s', (_name, body, faults) => {
  expect(forbidden({ path: 'x.html', html: page('', body) })).toHaveLength(faults);
});
