/** What is measured in the browser is measured in the site as `npm test` last built it, for a phone slower than this machine. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './browser.ts';
import { serve } from './serve.ts';
import { SITES } from './sites.ts';

/** How many times slower the phone is that the bars are for. */
export const SLOWER = 4;

/** Runs with a browser and the address of the site; says so where there is none. */
export async function onSite(title: string, run: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  console.log(`\n${title}`);
  if (!existsSync(SITES.jeux.folder)) {
    console.log('  not measured: the site is not built (npm test -- unit build)');
    return;
  }
  const { path, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath: path, env, args: BROWSER_ARGS });
  const { url, server } = await serve(SITES.jeux);
  try {
    await run(browser, url);
  } finally {
    server.close();
    await browser.close();
  }
}
