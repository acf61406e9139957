/** What a browser measures of a page as it stands. */
import type { Locator, Page } from '@playwright/test';

/** Pixels by which the page is wider than its screen, at each of `widths`. */
export async function widthsBeyond(page: Page, widths: readonly number[]): Promise<Readonly<Record<number, number>>> {
  const beyond: Record<number, number> = {};
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 });
    beyond[width] = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  }
  return beyond;
}

/** The highest stretch of the text column in which nothing is written or drawn (a tool is one drawing): its lines (of running text) and what stands above it. */
export const highestHole = (page: Page): Promise<{ readonly lines: number; readonly after: string }> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) throw new Error('no main');
    const line = Number.parseFloat(getComputedStyle(document.body).lineHeight);
    const rows: { top: number; bottom: number; text: string }[] = [];
    const add = ({ top, bottom, width, height }: DOMRect, text: string) => {
      // A skip link waits above the page.
      if (width > 0 && height > 0 && bottom + scrollY > 0) rows.push({ top, bottom, text });
    };
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.matches('svg, img, iframe, table, hr, input, button, select, astro-island > *') && node.checkVisibility())
          add(node.getBoundingClientRect(), node.tagName);
      } else if (node.textContent?.trim() && node.parentElement?.checkVisibility()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) add(box, node.textContent.trim());
      }
    }
    rows.sort((a, b) => a.top - b.top);
    let hole = { lines: 0, after: '' };
    let above = rows[0];
    for (const row of rows) {
      if (!above) break;
      const lines = (row.top - above.bottom) / line;
      if (lines > hole.lines) hole = { lines, after: above.text.slice(0, 60) };
      if (row.bottom > above.bottom) above = row;
    }
    return hole;
  });

/**
 * A finger on the middle of what is drawn, brought into sight unless it lies in `within` already. It lies still by then: after the last paint it is twice found in
 * the same place, whatever brings a board into sight, fetches a font or goes back to where a page was.
 */
export async function touch(spot: Locator, within?: string): Promise<void> {
  const { x, y } = await spot.evaluate(async (element, frame) => {
    // A busy page brings what is asked into sight some frames after it shows it.
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
    const middle = () => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    };
    const settled = async () => {
      for (let before = middle(); ; ) {
        await painted();
        await painted();
        const now = middle();
        if (now.x === before.x && now.y === before.y) return now;
        before = now;
      }
    };
    const { x, y } = await settled();
    if (frame && document.elementFromPoint(x, y)?.closest(frame)) return { x, y };
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return settled();
  }, within);
  await spot.page().touchscreen.tap(x, y);
}

/** What is too small for a finger among these: its name and its size. */
export const smallAmong = (controls: Locator): Promise<readonly string[]> =>
  controls.evaluateAll((all) =>
    all
      .filter((control) => control.getClientRects().length > 0)
      .map((control) => ({ name: control.getAttribute('aria-label') ?? control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );
