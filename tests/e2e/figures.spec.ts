/**
 * What `npm run look` measures: no label under a piece or on another, no letter under eleven pixels, nothing under 24 px to the finger, no edge off the grid. By day on
 * pages whose drawings say most; by night on all.
 */
import type { Page } from '@playwright/test';
import { beforeContent, labelFaults, offGrid, smallTargets, smallTexts } from '#scripts/look/measure.ts';
import { BY_NIGHT, expect, FOLDERS, test } from './fixtures.ts';

const SCREENS = [
  { width: 360, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Maps, scenes, hexes and cards, with and without what stands on them; those that a day looks at first. */
const SAYING = [
  'gran/arbitre/',
  'orc/regles/guerre/',
  'zargos-lords/carte/',
  'zargos/plateau/',
  'zargos/lecons/acheter/',
  'gran/plateau/',
  'gran/raconte/',
  'gran/lecons/les-pierres/',
  'gran/regles/amulettes-et-anneau/',
  'gran/regles/preparation/',
  'zargos-lords/regles/carte/',
  'zargos/jouer/#vite',
  'zargos/regles/attaques/',
] as const;
const BY_DAY = 5;

async function measured(page: Page, path: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.goto(path);
    for (const island of await page.locator('astro-island').all()) await island.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    // A lesson has begun, and a board tells the size of its letters once it rests.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.lesson-still')).toHaveCount(0);
    const board = page.locator('.atlas-overlay').first();
    if ((await board.count()) > 0) await expect(board).toHaveAttribute('style', /--atlas-unit/);
    for (const measure of [labelFaults, smallTexts, smallTargets, offGrid]) {
      for (const fault of await page.evaluate(measure)) faults.push(`/${path} ${screen.width}: ${fault}`);
    }
  }
  return faults;
}

for (const [at, path] of SAYING.entries()) {
  test(`/${path} is drawn so that it is read`, at < BY_DAY ? {} : BY_NIGHT, async ({ page }) => {
    expect(await measured(page, path)).toEqual([]);
  });
}

/** Between a phone, which has its own circle, and a desk, whose side panel takes from it. */
for (const width of [1280, 1440]) {
  test(`no two piles of De l’Orc’s circle meet in a lesson, at ${width} px`, BY_NIGHT, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const lesson of ['recruter', 'les-desertions', 'une-manche']) {
      await page.goto(`orc/lecons/${lesson}/`);
      await expect(page.locator('.lesson-still')).toHaveCount(0);
      await expect(page.locator('.orc-ring-place').first()).toBeVisible();
      expect(await page.evaluate(labelFaults), lesson).toEqual([]);
    }
  });
}

/** Of each kind whose introduction stood before what it introduces. */
const BEGINNING = [
  'arbitrage/',
  'aujourdhui/',
  'couverture/orc/',
  'gran/imprimer/',
  'gran/livret/',
  'gran/raconte/',
  'orc/cartes/',
  'orc/compagnon/',
  'orc/regles/guerre/',
  'zargos/cartes/',
  'zargos/peuples/dragons/',
  'zargos-lords/boite/',
] as const;

test('on a phone, what a page is for begins within 200 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const faults: string[] = [];
  for (const path of BEGINNING) {
    await page.goto(path);
    for (const fault of await page.evaluate(beforeContent)) faults.push(`/${path} ${fault}`);
  }
  expect(faults).toEqual([]);
});

for (const [folder, paths] of FOLDERS) {
  test(`${folder}: every page is drawn so that it is read`, BY_NIGHT, async ({ page }) => {
    test.setTimeout(paths.length * 60_000);
    for (const path of paths) expect.soft(await measured(page, path)).toEqual([]);
  });
}

test('a label under what is painted after it is found, and one on another or on a piece, and small letters', async ({ page }) => {
  const drawing = (inside: string) => `<svg width="200" height="100" viewBox="0 0 200 100" font-size="14">${inside}</svg>`;
  const square = '<rect x="10" y="30" width="60" height="40" fill="red"/>';
  const drawings = [
    `<text x="20" y="50">caché</text>${square}`,
    `${square}<text x="20" y="50">devant</text>`,
    '<text x="20" y="50">l’un</text><text x="24" y="52">l’autre</text>',
    '<g transform="scale(.5)"><text x="20" y="50">petit</text></g>',
    `<g class="zt-token">${square}<text x="20" y="50">sien</text></g>`,
    `<g class="zt-token">${square}</g><text x="20" y="50">voisin</text>`,
  ];
  const piles = ['pile', 'autre'].map((name) => `<p class="orc-ring-place" style="position:absolute;top:40rem">${name}</p>`);
  await page.setContent(`<main>${drawings.map(drawing).join('')}${piles.join('')}</main>`);
  expect(await page.evaluate(labelFaults)).toEqual([
    expect.stringMatching(/^« caché » sous rect/),
    '« l’un » sur « l’autre »',
    '« voisin » sur rect.zt-token',
    '« pile » sur « autre »',
  ]);
  expect(await page.evaluate(smallTexts)).toEqual([expect.stringMatching(/^7\.0 px .*« petit »/)]);
});
