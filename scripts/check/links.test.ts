import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkLinks } from './links.ts';

const site = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(site, { recursive: true }));

const FILES = {
  'index.html': '<p id="haut">',
  'a/index.html':
    '<a href="/jeux/">ok</a><a href="../#haut">ok</a><a href="https://exemple.example/x">not ours</a><a href="?q=1#b">ok</a><p id="b">',
  'b/index.html':
    '<a href="/jeux/a">slash</a><a href="/jeux/c/">file</a><a href="/jeux/a/#c">anchor</a><a href="/x">base</a><script src="/jeux/d.js"></script>',
  'e.css': '@font-face { src: url("f.woff2") }',
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

test('each address that leads nowhere is said once, with where it stands', () => {
  expect(checkLinks(site, '/jeux/').faults).toEqual([
    '/jeux/a is a folder asked without its slash: from b/',
    '/jeux/c/ is no file: from b/',
    '/jeux/a/#c names no anchor of that page: from b/',
    '/x is outside the base: from b/',
    '/jeux/d.js is no file: from b/',
    '/jeux/f.woff2 is no file: from e.css',
  ]);
});
