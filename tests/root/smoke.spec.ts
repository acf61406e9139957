/** Five pages of the site built for the root of its host. */
import { expect, test } from '../e2e/fixtures.ts';

for (const path of ['', 'orc/', 'orc/regles/guerre/', 'orc/litiges/', 'recherche/?q=espion']) {
  test(`/${path}`, async ({ page, baseURL }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header.top')).toHaveCSS('display', 'flex');
    const outside = await page.locator('a[href^="/jeux/"]').count();
    expect(outside, `links of another base than ${baseURL}`).toBe(0);
    if (path.startsWith('recherche')) await expect(page.getByRole('option').first()).toBeVisible();
  });
}
