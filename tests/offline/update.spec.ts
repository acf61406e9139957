/** A new version waits for its reader, and an upload that is not finished is not kept. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACK, writeServiceWorker } from '../../scripts/build/service-worker.ts';
import { SITES } from '../../scripts/sites.ts';
import { BY_NIGHT, expect, test } from '../e2e/fixtures.ts';
import { kept } from './kept.ts';

const COPY = '.cache/mise-a-jour';
const PAGE = join(COPY, 'index.html');
const setTitle = (title: string) =>
  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(/<title>.*?<\/title>/, `<title>${title}</title>`));

test.use({ site: { folder: COPY, base: SITES.jeux.base } });
test.describe.configure({ mode: 'serial' });
test.beforeEach(() => cpSync(SITES.jeux.folder, COPY, { recursive: true }));
test.afterEach(() => rmSync(COPY, { recursive: true, force: true }));

test('a new version waits, is announced, and comes whole when asked', BY_NIGHT, async ({ page, context }) => {
  await page.goto('');
  await kept(page);
  const before = await page.title();

  // Half of an upload: the page is new, the worker is old.
  setTitle('Version nouvelle');
  await page.reload();
  await expect(page).toHaveTitle(before);

  await writeServiceWorker(COPY);
  await page.reload();
  const notice = page.getByText('Une nouvelle version est prête.');
  await expect(notice).toBeVisible();
  await expect(page).toHaveTitle(before);

  const other = await context.newPage();
  await other.goto('');
  await expect(other).toHaveTitle(before);
  await expect(other.getByText('Une nouvelle version est prête.')).toBeVisible();
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(page).toHaveTitle('Version nouvelle');
  await expect(notice).toBeHidden();
  // The other tab keeps its page until its own reader asks.
  await expect(other.getByText('Une nouvelle version est en place.')).toBeVisible();
  await expect(other).toHaveTitle(before);
});

test('a first visit during a half-finished upload keeps nothing rather than a mixture', async ({ page }) => {
  // The worker is still the old version's.
  writeFileSync(join(COPY, PACK), 'à moitié');
  await page.goto('');
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('sw.js').catch(() => undefined);
    const worker = registration?.installing;
    await new Promise((done) => worker?.addEventListener('statechange', done));
    return worker?.state;
  });
  expect(state).toBe('redundant');
});
