/**
 * Taps at the tables: what each costs the page's thread until what it changes is painted. Games are played by « Un conseil ? » and what else is asked, on
 * a phone's screen; at a siege counters and hexes are touched too. The bar is the design's, on a processor four times slower than this one.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { onSite, SLOWER } from './bench-site.ts';

const TAPS = 40;
const BAR = 200;

/** A table, and what is chosen before the game begins. */
const TABLES: readonly (readonly [page: string, choice?: string])[] = [
  ['zargos/jouer/'],
  ['orc/jouer/'],
  ['gran/jouer/'],
  ['zargos-lords/escarmouche/'],
  ['zargos-lords/jouer/', 'Un siège'],
];

interface Tap {
  readonly what: string;
  /** Milliseconds of processor: unlike the clock, they do not grow with what else runs. */
  readonly cost: number;
}

async function spentBy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function tapped(page: Page, session: CDPSession, one: Locator): Promise<Tap> {
  await one.scrollIntoViewIfNeeded();
  const what = (await one.getAttribute('aria-label')) ?? (await one.innerText());
  const box = await one.boundingBox();
  if (!box) throw new Error(`${what} is nowhere`);
  const before = await spentBy(session);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  return { what, cost: (await spentBy(session)) - before };
}

/** What a hand would touch now: what stops the game first, then a counter and where it may go, then advice, then an answer. */
async function nextTap(page: Page, count: number): Promise<Locator | undefined> {
  const asked = page.getByRole('region', { name: 'Ce qui est demandé' }).getByRole('button').and(page.locator(':enabled'));
  const hexes = page.locator('.war-table [id^="carte-"]');
  const candidates = [
    page.getByRole('button', { name: /^(?:Continuer|C’est moi)/ }),
    page.getByRole('button', { name: 'Jouer ce coup' }),
    ...(count % 3 === 0 ? [hexes.and(page.getByLabel(/n’a pas bougé/))] : []),
    ...(count % 3 === 1 ? [hexes.and(page.getByLabel(/permis/))] : []),
    page.getByRole('button', { name: 'Un conseil ?' }),
    asked,
  ];
  for (const one of candidates) if (await one.first().isVisible()) return one.first();
  return undefined;
}

/** Taps of one game from its beginning. */
async function tapsAt(page: Page, choice: string | undefined): Promise<readonly Tap[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.locator('.table[data-ready="true"]').waitFor();
  if (choice) await page.getByRole('radio', { name: choice }).check();
  const taps = [await tapped(page, session, page.getByRole('button', { name: 'Commencer la partie' }))];
  while (taps.length < TAPS) {
    await page
      .locator('[data-asked="true"]')
      .or(page.getByRole('button', { name: /^(?:Continuer|C’est moi)/ }))
      .first()
      .waitFor({ timeout: 60_000 });
    await page.waitForTimeout(500);
    const one = await nextTap(page, taps.length);
    if (!one) break;
    taps.push(await tapped(page, session, one));
  }
  return taps;
}

const onPhone = ({ cost }: Tap): number => Math.round(cost * SLOWER);

export const benchTaps = (): Promise<void> =>
  onSite(`Taps at the tables, on a phone ${SLOWER} times slower (bar: ${BAR})`, async (browser, url) => {
    const rows = [];
    for (const [address, choice] of TABLES) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${url}${address}`);
      const taps = [...(await tapsAt(page, choice))].sort((a, b) => a.cost - b.cost);
      const [longest, middle] = [taps.at(-1), taps[taps.length >> 1]];
      if (!longest || !middle) throw new Error(`no tap at ${address}`);
      rows.push({
        table: choice ?? address,
        taps: taps.length,
        'ms, median': onPhone(middle),
        'ms, longest': onPhone(longest),
        'over the bar': taps.filter((one) => onPhone(one) > BAR).length,
        which: longest.what.slice(0, 40),
      });
      await context.close();
    }
    console.table(rows);
  });
