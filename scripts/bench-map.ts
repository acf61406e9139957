/**
 * The map of Zargos under a hand: the longest task of the page's thread while it is zoomed and panned. The bar
 * is the design's, no task over 50 ms, on a processor four times slower than this one.
 */
import type { Page } from '@playwright/test';
import { onSite, SLOWER } from './bench-site.ts';

const RUNS = 4;
const BAR = 50;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of processor that the longest task of the page's thread took: unlike the clock, they do not grow with what else runs. */
function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Zooms, pans and rests, traced; answers `longestTask`. */
async function longestMove(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const box = await page.locator('.atlas-frame').boundingBox();
  if (!box) throw new Error('no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -120);
  await page.mouse.down();
  for (let step = 0; step < 20; step += 1) await page.mouse.move(x - 8 * step, y - 4 * step);
  await page.mouse.up();
  await page.waitForTimeout(800);
  return longestTask((await browser.stopTracing()).toString());
}

/** Prints the shortest of a few: what else the machine does can only make a task longer. */
export const benchMap = (): Promise<void> =>
  onSite('The map of Zargos, zoomed and panned', async (browser, url) => {
    const page = await browser.newPage();
    await page.goto(`${url}zargos/plateau/`);
    await page.locator('.atlas-overlay[style*="--atlas-unit"]').waitFor();
    await page.waitForTimeout(1000);
    let longest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < RUNS; run += 1) longest = Math.min(longest, await longestMove(page));
    if (longest === 0) throw new Error('no task in the trace');
    console.log(`  longest task ${longest.toFixed(1)} ms, ${(longest * SLOWER).toFixed(1)} ms on a slow phone (bar: ${BAR})`);
  });
