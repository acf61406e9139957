/**
 * What every browser test stands on: the built site on the plain server, and a guard that fails the test on a policy violation, an error of the
 * page, an error in the console or a request to anybody else.
 */
import { once } from 'node:events';
import { globSync } from 'node:fs';
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

/** Whether a page is another one with other words: lessons of a game are one page, with other pieces on one board. */
export const isLike = (path: string): boolean => {
  const [folder] = /^.*\/lecons\//.exec(path) ?? [];
  return folder !== undefined && PAGES.find((one) => one.startsWith(folder)) !== path;
};
