import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
let serving: Serving;

beforeAll(async () => {
  mkdirSync(join(folder, 'a'));
  for (const name of ['index.html', 'a/index.html', '404.html', 'x.webmanifest', 'y.js']) writeFileSync(join(folder, name), name);
  serving = await serve({ folder, base: '/jeux/' });
});
afterAll(() => {
  serving.server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/jeux/', 200, 'text/html', 'index.html'],
  ['/jeux/a/', 200, 'text/html', 'a/index.html'],
  ['/jeux/y.js?v=1', 200, 'text/javascript', 'y.js'],
  ['/jeux/x.webmanifest', 200, 'text/plain', 'x.webmanifest'],
  ['/jeux/nulle/part', 404, 'text/html', '404.html'],
  ['/', 404, 'text/html', '404.html'],
  ['/jeux/%E0%A4%A', 404, 'text/html', '404.html'],
  ['/jeux/..%2f..%2fetc/passwd', 404, 'text/html', '404.html'],
])('%s answers %i', async (path, status, type, text) => {
  const response = await fetch(new URL(path, serving.url));
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([status, type, text]);
});

test('a folder without its slash is sent to it, and nothing is compressed', async () => {
  const response = await fetch(new URL('a', serving.url), { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/jeux/a/']);
  expect((await fetch(serving.url, { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding')).toBeNull();
});

test('a server that compresses does so for those who take it, and the text is the same', async () => {
  const { url, server } = await serve({ folder, base: '/', compresses: true });
  const asked = async (encoding: string) => {
    const response = await fetch(new URL('y.js', url), { headers: { 'accept-encoding': encoding } });
    return [response.headers.get('content-encoding'), await response.text()];
  };
  expect(await asked('br, gzip')).toEqual(['gzip', 'y.js']);
  expect(await asked('identity')).toEqual([null, 'y.js']);
  server.close();
});
