/** When the service worker may fetch a version: its script is run with a browser's parts in its place. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { sizeSaid } from './service-worker.ts';

const SCRIPT = readFileSync('components/site/offline/worker.js', 'utf8');
const SCOPE = 'https://exemple.fr/jeux/';

interface Browser {
  readonly active: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly type?: string };
  /** The reader asked for a new version. */
  readonly asked?: boolean;
}

/** What an installation does: whether it succeeds, what it fetches, whether Workbox's part is done too, and whether the mark is left. */
async function installed({ active, connection, asked = false }: Browser) {
  const fetched: string[] = [];
  const marks = new Set(asked ? [`demande ${SCOPE}`] : []);
  const listeners: ((event: { waitUntil: (done: Promise<void>) => void }) => void)[] = [];
  let others = 0;
  const self = {
    registration: { scope: SCOPE, active: active ? {} : null },
    navigator: { connection },
    addEventListener: (kind: string, act: (typeof listeners)[number]) => kind === 'install' && listeners.push(act),
    workbox: () => {
      others += 1;
    },
  };
  const fetch = (url: URL) => {
    fetched.push(url.pathname);
    return Promise.resolve({ ok: false, status: 404 });
  };
  const caches = { delete: (name: string) => Promise.resolve(marks.delete(name)) };
  const pack = 'const PACK = { url: "pages.bin", integrity: "", files: [] };';
  runInNewContext(`${pack}${SCRIPT};self.addEventListener("install", self.workbox);`, { self, fetch, caches, URL });
  let waited: Promise<void> | undefined;
  for (const act of listeners) act({ waitUntil: (done) => (waited = done) });
  await waited?.catch(() => undefined);
  return { fetched: fetched.length, others, mark: marks.size };
}

const SPARED = { saveData: true };
const ALL = { fetched: 1, others: 1, mark: 0 };
const NOTHING = { fetched: 0, others: 0, mark: 0 };

test.each<[string, Browser, typeof ALL]>([
  ['a first version, which a page asked for', { active: false, connection: SPARED }, ALL],
  ['a new one, on a browser that says nothing of its connection', { active: true }, ALL],
  ['a new one, at home', { active: true, connection: { saveData: false, type: 'wifi' } }, ALL],
  ['a new one, with data spared', { active: true, connection: SPARED }, NOTHING],
  ['a new one, on a connection that is paid for', { active: true, connection: { type: 'cellular' } }, NOTHING],
  ['a new one, with data spared, that its reader asked for: once', { active: true, connection: SPARED, asked: true }, ALL],
])('%s', async (_name, browser, done) => {
  expect(await installed(browser)).toEqual(done);
});

test('sizes are said in megabytes, to a tenth', () => {
  expect([sizeSaid(2_300_000), sizeSaid(2_649_999), sizeSaid(3_000_000)]).toEqual(['2,3 Mo', '2,6 Mo', '3 Mo']);
});
