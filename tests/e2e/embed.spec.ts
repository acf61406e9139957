/** A page of the site in a page of another origin, where nothing may be stored. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import { snippetOf } from '#components/site/embed/snippet.ts';
import { BY_NIGHT, expect, test } from './fixtures.ts';

test.use({ expectedFaults: /^request to http:\/\/localhost:/ });

/** What `/integrer/` gives for `path`. */
function pasted(baseURL: string | undefined, path: string, dressed: Partial<Parameters<typeof snippetOf>[0]> = {}): string {
  return snippetOf({ url: new URL(path, baseURL).href, title: 'Une règle', height: 200, theme: '', shade: '', follows: true, ...dressed });
}

/** A club's page in which that was pasted, on a server of its own. */
async function club(page: Page, snippet: string): Promise<FrameLocator> {
  const body = `<!doctype html><html lang="fr"><title>Club</title><link rel="icon" href="data:,"><main>${snippet}</main></html>`;
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(body)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  page.on('close', () => server.close());
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    if (window !== parent) for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: denied });
  });
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return page.frameLocator('iframe');
}

test('a rule alone, as high as it is, in 40 kB, with the way to the whole', async ({ page, baseURL }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$|\/(\?.*)?$/.test(new URL(response.url()).pathname) && response.url().startsWith(baseURL ?? ''))
      bodies.push(response.body());
  });
  const path = 'zargos/regles/combats/#zar-com-3';
  const frame = await club(page, pasted(baseURL, path, { theme: 'sombre', shade: '0000ff' }));
  await expect(frame.locator('#zar-com-3')).toBeVisible();
  for (const gone of ['.top', '.chapters', 'h1', '#zar-com-4', '.foot', '.thumb-bar', '.tool'])
    await expect(frame.locator(gone).first()).toBeHidden();
  const whole = frame.getByRole('link', { name: /la page entière/ });
  await expect(whole).toBeVisible();
  const inside = await frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect(page.locator('iframe')).toHaveAttribute('height', `${inside}`);
  const look = await frame.locator('html').evaluate((root) => ({
    theme: root.dataset.theme,
    accent: getComputedStyle(root.querySelector('.bare-foot a') ?? root).color,
    address: location.search,
  }));
  // Pure blue can not be read on a dark sheet: it is made lighter.
  expect(look).toMatchObject({ theme: 'dark', address: '' });
  expect(look.accent).not.toBe('rgb(0, 0, 255)');
  await whole.focus();
  expect(await whole.getAttribute('href')).toBe(new URL(path, baseURL).href);
  expect(await whole.getAttribute('target')).toBe('_blank');
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
});

test('a calculator alone, as it was set, answers there', async ({ page, baseURL }) => {
  const frame = await club(page, pasted(baseURL, 'zargos/combat/'));
  await expect(frame.locator('.tool')).toHaveCount(1 + 2);
  await expect(frame.locator('.tool:visible')).toHaveCount(1);
  await expect(frame.locator('h1')).toBeHidden();
  const sentence = frame
    .locator('.tool:visible')
    .getByText(/l’attaque réussit dans/)
    .first();
  const before = await sentence.textContent();
  await frame
    .locator('.tool:visible')
    .getByRole('button', { name: /^Un pion de plus|plus/ })
    .first()
    .click();
  await expect(sentence).not.toHaveText(before ?? '');
});

test('the page that makes what is pasted refuses in one sentence what is no page of the site', BY_NIGHT, async ({ page }) => {
  await page.goto('integrer/?page=gran/litiges/%23gra-l-1');
  const field = page.getByRole('textbox', { name: 'À coller' });
  await expect(field).toHaveValue(/gran\/litiges\/\?integre#gra-l-1/);
  await expect(field).toHaveValue(/title="Gran : GRA-L-1, /);
  await page.getByLabel('La page, ou le numéro').fill('ZAR-COM-3');
  await expect(field).toHaveValue(/zargos\/regles\/combats\/\?integre#zar-com-3/);
  // A rule that opens in its frame leaves the keyboard to who writes in the page around it.
  await expect(page.frameLocator('iframe.embed-frame:not(.embed-shown)').locator('#zar-com-3')).toBeVisible();
  await expect(page.getByLabel('La page, ou le numéro')).toBeFocused();
  for (const [text, because] of [
    ['https://ailleurs.example/', /est d’un autre site\. Ce qui est pris/],
    ['ZAR-COM-99', /Aucun paragraphe n’a le numéro «\sZAR-COM-99\s»/],
    ['zargos/regles/combats/#zar-com-99', /n’a pas de paragraphe «\szar-com-99\s»/],
  ] as const) {
    await page.getByLabel('La page, ou le numéro').fill(text);
    await expect(page.locator('#embed-because')).toHaveText(because);
    await expect(field).toBeHidden();
  }
});

test('an exercise that begins in its frame leaves the keyboard where it is, in the page around it', async ({ page }) => {
  await page.goto('integrer/');
  const field = page.getByLabel('La page, ou le numéro');
  const shown = page.locator('iframe[src*="/exercices/"]');
  const frame = page.frameLocator('iframe[src*="/exercices/"]');
  const begun = frame.getByRole('region', { name: 'Est-ce légal ?' }).getByRole('button', { name: 'Légal', exact: true });
  await shown.scrollIntoViewIfNeeded();
  await expect(begun).toBeVisible();
  await field.focus();
  // What is typed here counts as done in a frame of the same site, too: it begins again after that.
  await shown.evaluate((one: HTMLIFrameElement) => {
    one.contentDocument?.body.setAttribute('data-gone', '');
    one.contentWindow?.location.reload();
  });
  await expect(frame.locator('body:not([data-gone])')).toBeAttached();
  await page.keyboard.press('End');
  await expect(begun).toBeVisible();
  await expect(field).toBeFocused();
});
