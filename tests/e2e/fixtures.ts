/**
 * What every browser test stands on: the built site on the plain server, and a guard that fails the test on a policy violation, an error of the
 * page, an error in the console or a request to anybody else.
 */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { formerKey } from '#components/table/session/store.ts';
import { IS_NIGHT } from '#scripts/sites.ts';
import { type Serving, type Site, serve } from '../../scripts/serve.ts';
import { SITES } from '../../scripts/sites.ts';
import { AXE } from './access.ts';

declare global {
  interface Window {
    /** Of the page that opens others: the last one. */
    opened: Window | null;
  }
}

export interface SiteOptions {
  readonly site: Pick<Site, 'folder' | 'base' | 'headers'>;
}

interface Fixtures {
  /** Faults that this test means to cause. */
  readonly expectedFaults: RegExp | undefined;
  readonly lodging: Lodging;
  readonly guard: null;
  /** From its call on, nothing is answered any more: a worker that is started again would go around what the browser only pretends. */
  readonly cut: () => Promise<void>;
}

/** Where a test's pages are. */
interface Lodging {
  readonly context: BrowserContext;
  readonly open: () => Promise<Page>;
}

/** A context kept from one test to the next, and the page that opens theirs. */
interface Kept {
  readonly context: BrowserContext;
  readonly opener: Page;
}

/** Gathers what goes wrong in `context` while `during` lasts. */
async function faultsOf(context: BrowserContext, origin: string, during: () => Promise<void>): Promise<readonly string[]> {
  const faults: string[] = [];
  const onError = (error: WebError) => faults.push(`page error: ${error.error().message}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`request to ${url.href}`);
  };
  context.on('weberror', onError).on('console', onConsole).on('request', onRequest);
  await during();
  context.off('weberror', onError).off('console', onConsole).off('request', onRequest);
  return faults;
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`);
    });
  });
  return context;
}

async function keep(browser: Browser, { url }: Serving): Promise<Kept> {
  const context = await newContext(browser);
  const opener = await context.newPage();
  await opener.goto(`${url}robots.txt`);
  return { context, opener };
}

/** A page in the process of the one that opens it, where the scripts and fonts of the site are ready: it costs half as much as one in a process of its own. */
async function openFrom({ context, opener }: Kept): Promise<Page> {
  const opened = context.waitForEvent('page');
  await opener.evaluate(() => {
    window.opened = window.open('about:blank');
  });
  return opened;
}

/** Whether a page in another process may store something later, or a test's clock would go on: of a context, neither can be taken back. */
async function isSpent({ context, opener }: Kept): Promise<boolean> {
  return context.pages().length > 2 || (await opener.evaluate(() => '__pwClock' in globalThis));
}

/** As it was: no page but the opener, nothing stored, nothing granted. */
async function empty({ context, opener }: Kept): Promise<void> {
  for (const page of context.pages()) if (page !== opener) await page.close();
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
  await opener.evaluate(async () => {
    // It may still store something until its process has let it go.
    while (window.opened && !window.opened.closed) await new Promise((done) => setTimeout(done, 5));
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

export const test = base.extend<Fixtures, SiteOptions & { readonly serving: Serving; readonly kept: Map<string, Kept> }>({
  site: [SITES.jeux, { option: true, scope: 'worker' }],
  serving: [
    async ({ site }, use) => {
      const serving = await serve({ ...site, keeps: true, beside: AXE });
      await use(serving);
      serving.server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ serving }, use) => use(serving.url),
  expectedFaults: [undefined, { option: true }],
  /** By the options of their tests. */
  kept: [
    async ({ browser: _ }, use) => {
      const kept = new Map<string, Kept>();
      await use(kept);
      for (const { context } of kept.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  lodging: async (
    { browser, serving, kept, serviceWorkers, javaScriptEnabled, viewport, hasTouch, isMobile, reducedMotion, contextOptions },
    use,
    { errors },
  ) => {
    if (process.env.TRACE || serviceWorkers === 'allow' || !javaScriptEnabled) {
      const context = await newContext(browser);
      await use({ context, open: () => context.newPage() });
      return context.close();
    }
    const key = JSON.stringify([viewport, hasTouch, isMobile, reducedMotion, contextOptions]);
    const one = kept.get(key) ?? (await keep(browser, serving));
    kept.set(key, one);
    await use({ context: one.context, open: () => openFrom(one) });
    if (errors.length === 0 && !(await isSpent(one))) return empty(one);
    kept.delete(key);
    await one.context.close();
  },
  context: ({ lodging: { context } }, use) => use(context),
  page: async ({ lodging: { open } }, use) => use(await open()),
  guard: [
    async ({ context, serving, expectedFaults }, use) => {
      const faults = await faultsOf(context, new URL(serving.url).origin, () => use(null));
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

/** A page, and its tool of this name once its script runs: an island loses its `ssr` mark then. */
export async function opened(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(address);
  const tool = page.getByRole('region', { name });
  await expect(page.locator('astro-island').filter({ has: tool })).not.toHaveAttribute('ssr');
  return tool;
}

/** A table about to begin with this seed. */
export async function tableSeeded(page: Page, address: string, seed: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.table')).toHaveAttribute('data-ready', 'true');
  await page.locator('.table-seed > summary').click();
  await page.locator('.table-seed input').fill(seed);
}

/** A browser that keeps this game, as versions before this one wrote it. */
export async function keeping(page: Page, game: string, replay: unknown, players: unknown): Promise<void> {
  const text = JSON.stringify({ format: 1, writer: 'essai', count: 1, replay, players });
  await page.addInitScript(
    ([key, kept]) => {
      if (!sessionStorage.getItem('essai')) localStorage.setItem(key, kept);
      sessionStorage.setItem('essai', '1');
    },
    [formerKey(game), text] as const,
  );
}

/** The addresses of all pages of the site under test, relative to its base. */
export const PAGES: readonly string[] = globSync('**/*.html', { cwd: SITES.jeux.folder })
  .map((path) => path.replace(/(^|\/)index\.html$/, '$1'))
  .sort();

/** The pages by their folder: those of one are looked at one after another, in one tab. */
export const FOLDERS: readonly (readonly [folder: string, paths: readonly string[]])[] = [
  ...Map.groupBy(PAGES, (path) => `/${path.replace(/[^/]+\/?$/, '')}`),
];

/** The options of a test that a day passes over: a whole game, where a shorter one holds the same. */
export const BY_NIGHT = { tag: '@night' } as const;

/** The options of tests for which what moves matters by day too. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

/** What is built of a page. */
export const htmlOf = (path: string): string =>
  readFileSync(`${SITES.jeux.folder}/${path}${path.endsWith('.html') ? '' : 'index.html'}`, 'utf8');

/** The tools of a page, each once: by the names of their modules, without the game's before a tool that every game has. */
const toolsOf = (path: string): string =>
  [...new Set([...htmlOf(path).matchAll(/component-url="[^"]*\/(?:Gran|Lords|Orc|Zargos)?([A-Z]\w*)\.[^"]*"/g)].map(([, name]) => name))]
    .sort()
    .join();

/**
 * Whether a page is an earlier one of its kind with other words and, where it has tools, other positions in the same: chapters, peoples, lessons of a game; pages that another game has
 * under the same name with the same tools, or that are called by games. What is at the top of a folder of its own is like nothing else.
 */
const isLike: (path: string) => boolean = (() => {
  const first = new Map<string, string>();
  const games = new Set(PAGES.flatMap((path) => /^([^/]+\/)regles\//.exec(path)?.[1] ?? []));
  for (const path of PAGES) {
    const [folder] = /^[^/]+\/[^/]+\/(?=.)/.exec(path) ?? [path];
    const names = folder.split(/(?<=\/)/);
    const kind = `${names.length > 1 ? names.filter((name) => !games.has(name)).join('') : folder}${path === folder ? '' : '*'} ${toolsOf(path)}`;
    if (!first.has(kind)) first.set(kind, path);
  }
  const firsts = new Set(first.values());
  return (path) => !firsts.has(path);
})();

/** Whether a page is looked at in this run: by day, of pages that are alike, the first alone. */
export const isLookedAt = (path: string): boolean => IS_NIGHT || !isLike(path);
