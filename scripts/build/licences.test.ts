import { expect, test } from 'vitest';
import { packageOf } from './licences.ts';

test.each([
  ['/home/a/node_modules/preact/dist/preact.mjs', 'preact'],
  ['/home/a/node_modules/@fontsource/alegreya-sans/files/x.woff2', '@fontsource/alegreya-sans'],
  ['/home/a/node_modules/a/node_modules/b/index.js', 'b'],
  ['C:\\a\\node_modules\\preact\\x.js', 'preact'],
  ['/home/a/components/site/page.ts', undefined],
])('%s comes from %s', (id, name) => {
  expect(packageOf(id)).toBe(name);
});
