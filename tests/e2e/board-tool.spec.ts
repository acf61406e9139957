/** Of every tool that has a board, it and what is answered are on the screen together: side by side on a desk, the answer at the foot of a phone's. */
import { expect, test } from './fixtures.ts';

const TOOLS = [
  'gran/arbitre/',
  'gran/plateau/',
  'orc/arbitre/',
  'zargos/arbitre/',
  'zargos/plateau/?v=1&depart=banzol-4&lieu=oz&aller=1',
  'zargos-lords/arbitre/',
  'zargos-lords/carte/',
] as const;

for (const path of TOOLS)
  test(`/${path}: the board whole beside its answer, which a phone holds at its foot`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const verdict = page.locator('.board-tool-pinned');
    await verdict.waitFor();
    await page.locator('.board-tool-bench').evaluate((bench) => bench.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('.board-tool-board :is(.atlas-frame, .carte-window, .orc-arbiter-piles)')).toBeInViewport({ ratio: 1 });
    await expect(verdict.locator('p').first()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const at of ['.board-tool-board', '.board-tool-side > :last-child']) {
      await page.locator(at).evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(verdict.locator('p').first()).toBeInViewport({ ratio: 1 });
    }
  });
