/**
 * What every browser test stands on: the built site on the plain server, and a guard that fails the test on a policy violation, an error of the
 * page, an error in the console or a request to anybody else.
 */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Serving, type Site, serve } from '../../scripts/serve.ts';
import { SITES } from '../../scripts/sites.ts';
import { AXE } from './access.ts';

export interface SiteOptions {
  readonly site: Pick<Site, 'folder' | 'base' | 'headers'>;
}

interface Fixtures {
  /** Faults that this test means to cause. */
  readonly expectedFaults: RegExp | undefined;
  readonly guard: null;
  /** From its call on, nothing is answered any more: a worker that is started again would go around what the browser only pretends. */
  readonly cut: () => Promise<void>;
}

/** Gathers what went wrong in `context` from now on. */
async function watch(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`request to ${url.href}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`);
    });
  });
  return faults;
}

export const test = base.extend<Fixtures, SiteOptions & { readonly serving: Serving }>({
  site: [SITES.jeux, { option: true, scope: 'worker' }],
  serving: [
    async ({ site }, use) => {
      const serving = await serve({ ...site, beside: AXE });
      await use(serving);
      serving.server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ serving }, use) => use(serving.url),
  expectedFaults: [undefined, { option: true }],
  guard: [
    async ({ context, serving, expectedFaults }, use) => {
      const faults = await watch(context, new URL(serving.url).origin);
      await use(null);
      expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
  cut: async ({ context, serving: { server } }, use) => {
    const { port } = server.address() as AddressInfo;
    await use(async () => {
      await context.setOffline(true);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    });
    if (server.listening) return;
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  },
});

export { expect };

/** The addresses of all pages of the site under test, relative to its base. */
export const PAGES: readonly string[] = globSync('**/*.html', { cwd: SITES.jeux.folder })
  .map((path) => path.replace(/(^|\/)index\.html$/, '$1'))
  .sort();

/** The pages by their folder: those of one are looked at one after another, in one tab. */
export const FOLDERS: readonly (readonly [folder: string, paths: readonly string[]])[] = [
  ...Map.groupBy(PAGES, (path) => `/${path.replace(/[^/]+\/?$/, '')}`),
];

/** By night, what is slow and thorough is looked at too (`npm run nightly`). */
export const IS_NIGHT = Boolean(process.env.NIGHT);

/** The options of a test that a day passes over: a whole game, where a shorter one holds the same. */
export const BY_NIGHT = { tag: '@night' } as const;

/** What is built of a page. */
export const htmlOf = (path: string): string =>
  readFileSync(`${SITES.jeux.folder}/${path}${path.endsWith('.html') ? '' : 'index.html'}`, 'utf8');

/** The modules that tools of a page come from, each once. */
const toolsOf = (path: string): string => [...new Set(htmlOf(path).match(/component-url="[^"]*"/g))].sort().join();

/**
 * Whether a page is an earlier one of its kind with other words and, where it has tools, other positions in the same: chapters, peoples, lessons of a game. What
 * is at the top of a folder of its own is like nothing.
 */
export const isLike: (path: string) => boolean = (() => {
  const first = new Map<string, string>();
  for (const path of PAGES) {
    const [folder] = /^[^/]+\/[^/]+\/(?=.)/.exec(path) ?? [path];
    const kind = `${folder} ${toolsOf(path)}`;
    if (!first.has(kind)) first.set(kind, path);
  }
  const firsts = new Set(first.values());
  return (path) => !firsts.has(path);
})();
