/** The companion of a real table: a round told by taps, the dealer's clock, what is kept, keyboard and phone. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, test } from './fixtures.ts';

const COMPANION = 'orc/compagnon/';

/** Once its script runs. */
async function open(page: Page): Promise<void> {
  await page.goto(COMPANION);
  await page.locator('astro-island:not([ssr])').first().waitFor();
}

const pick = (page: Page, name: string) => page.locator('.compagnon-choice').getByRole('button', { name }).click();
const points = (page: Page) => page.locator('.compagnon-points');

test('a round by taps: Sorcier, champion, four battles, scores, the next Sorcier', async ({ page }) => {
  await open(page);
  await page.getByLabel('Nom de la place 1').fill('Anna');
  await pick(page, 'Anna');
  await expect(page.getByRole('status').filter({ hasText: 'Anna est Sorcier.' })).toBeVisible();
  await pick(page, 'Joueur bleu');
  await expect(page.locator('.compagnon-war')).toContainText('Joueur bleu annonce ses mercenaires en premier');
  await pick(page, 'Joueur bleu');
  await expect(points(page)).toHaveText(['2 points', '2 points', '0 point', '0 point', '0 point']);
  await page.getByRole('button', { name: 'Ex æquo' }).click();
  await pick(page, 'Joueur vert');
  await pick(page, 'Joueur jaune');
  await page.getByRole('button', { name: 'Valider l’égalité' }).click();
  await page.getByRole('button', { name: 'Personne' }).click();
  await pick(page, 'Joueur violet');
  await expect(points(page)).toHaveText(['2 points', '2 points', '1 point', '1 point', '2 points']);
  await page.getByRole('button', { name: 'Annuler la dernière ligne' }).click();
  await expect(points(page).last()).toHaveText('0 point');
  await pick(page, 'Joueur violet');
  await page.getByRole('button', { name: 'Manche suivante' }).click();
  await expect(page.locator('.compagnon-roles')).toHaveText(/Sorcier\s: Joueur bleu\./);
});

test('the end is told with its rule, and a fresh sheet can be taken back', async ({ page }) => {
  await open(page);
  await pick(page, 'Joueur rouge');
  await pick(page, 'Joueur bleu');
  for (let battle = 0; battle < 4; battle++) await pick(page, 'Joueur vert');
  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: '+2 pour Joueur vert' }).click();
  await expect(page.locator('.compagnon-end')).toContainText('Joueur vert l’emporte avec 10 points.');
  await expect(page.locator('.compagnon-end').getByRole('link', { name: 'ORC-FIN-2' })).toHaveAttribute('href', /#orc-fin-2$/);
  await expect(page.locator('.orc-turned').nth(2)).toHaveText('+10');
  await page.getByRole('button', { name: 'Feuille neuve' }).click();
  await expect(points(page).nth(2)).toHaveText('0 point');
  await page.getByRole('button', { name: 'Rétablir l’ancienne' }).click();
  await expect(points(page).nth(2)).toHaveText('10 points');
});

test('in the middle of a battle and of a deal, no accessibility fault in light or dark', async ({ page }) => {
  await open(page);
  await pick(page, 'Joueur rouge');
  await pick(page, 'Joueur bleu');
  await page.getByRole('button', { name: 'Ex æquo' }).click();
  await pick(page, 'Joueur vert');
  await page.getByRole('button', { name: '+ 1 carte' }).click();
  await page.getByRole('button', { name: /Début des recrutements/ }).click();
  await expectAccessible(page);
});

/** A browser whose loudspeaker and motor write down what they are asked. */
async function listening(page: Page): Promise<() => Promise<{ readonly tones: readonly number[]; readonly shakes: readonly number[] }>> {
  await page.addInitScript(() => {
    const heard = { tones: [] as number[], shakes: [] as number[] };
    class Speaker {
      state = 'suspended';
      currentTime = 0;
      destination = {};
      async resume() {
        this.state = 'running';
      }
      createGain() {
        return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next: unknown) => next };
      }
      createOscillator() {
        const frequency = { value: 0 };
        return { type: '', frequency, connect: (next: unknown) => next, start: () => heard.tones.push(frequency.value), stop() {} };
      }
    }
    Object.assign(window, { AudioContext: Speaker, heard });
    Object.defineProperty(navigator, 'vibrate', { value: (ms: number) => heard.shakes.push(ms) > 0 });
  });
  return () => page.evaluate(() => structuredClone((window as unknown as { heard: { tones: number[]; shakes: number[] } }).heard));
}

test('a card clicks, shakes where one wants it, and the last one sounds otherwise', BY_NIGHT, async ({ page }) => {
  await page.clock.install();
  const heard = await listening(page);
  await open(page);
  const sound = page.getByRole('checkbox', { name: 'son' });
  const shake = page.getByRole('checkbox', { name: 'vibration' });
  await sound.uncheck();
  await page.getByRole('button', { name: 'Lancer la donne' }).click();
  // The page sets its clock going at its next frame.
  await page.clock.runFor(100);
  for (let beat = 0; beat < 3; beat++) await page.clock.runFor(1500);
  await expect(page.locator('.compagnon-count')).toHaveText('3');
  expect(await heard()).toEqual({ tones: [], shakes: [] });
  // Asked for while the cards fall, it is heard from the next one on.
  await sound.check();
  await shake.check();
  for (let beat = 0; beat < 2; beat++) await page.clock.runFor(1500);
  expect(await heard()).toEqual({ tones: [1100, 1100], shakes: [25, 25] });
  await sound.uncheck();
  for (let beat = 0; beat < 75; beat++) await page.clock.runFor(1500);
  await expect(page.locator('.compagnon-count')).toHaveText('80');
  const { tones, shakes } = await heard();
  expect([tones.length, shakes.length, shakes.at(-1)]).toEqual([2, 77, 200]);
  await sound.check();
  await page.getByRole('button', { name: '− 1 carte' }).click();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await page.clock.runFor(1600);
  expect((await heard()).tones).toEqual([1100, 1100, 330]);
});

test('the clock deals pile after pile, pauses, and knows when shields may come', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await expect(page.locator('.compagnon-pile')).toHaveCount(11);
  await page.getByRole('button', { name: 'Lancer la donne' }).focus();
  await page.keyboard.press('Space');
  await page.clock.runFor(100);
  for (let beat = 0; beat < 12; beat++) await page.clock.runFor(1500);
  await expect(page.locator('.compagnon-count')).toHaveText('12');
  await expect(page.locator('.compagnon-deal-text')).toHaveText(/pile 2\. Désertions seulement\./);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(6000);
  await expect(page.locator('.compagnon-count')).toHaveText('12');
  await page.getByRole('button', { name: /Début des recrutements/ }).click();
  await expect(page.locator('.compagnon-deal-text')).toHaveText(/Désertions et boucliers\./);
  await page.getByRole('button', { name: '− 1 carte' }).click();
  await expect(page.locator('.compagnon-count')).toHaveText('11');
});

test('the sheet survives a reload; a spoilt one says so', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: '7', exact: true }).check();
  await expect(page.locator('.compagnon-pile')).toHaveCount(14);
  await pick(page, 'Joueur noir');
  await page.reload();
  await expect(page.locator('.compagnon-roles')).toHaveText(/Sorcier\s: Joueur noir\./);
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeDisabled();
  await page.evaluate(() => localStorage.setItem('orc.compagnon', '{"format":1}'));
  await page.reload();
  await expect(page.locator('.compagnon-warning')).toContainText('n’a pas pu être relue');
  await expect(page.getByRole('button', { name: 'Tirer au hasard' })).toBeVisible();
});

test('a full memory is said once, and the table goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await open(page);
  await page.getByRole('button', { name: 'Tirer au hasard' }).click();
  await expect(page.locator('.compagnon-warning')).toContainText('La mémoire du navigateur est pleine');
  await expect(page.locator('.compagnon-roles')).toContainText('Sorcier');
});

test('on a phone nothing sticks out and targets are large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const heights = await page
    .locator('.compagnon button:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('every card has its anchor and its drawing', async ({ page }) => {
  await page.goto('orc/cartes/#troll');
  const troll = page.locator('#troll');
  await expect(troll).toBeInViewport();
  await expect(troll.getByRole('heading', { name: 'Troll' })).toBeVisible();
  const width = () =>
    troll
      .locator('.orc-card use')
      .nth(1)
      .evaluate((use: SVGGraphicsElement) => use.getBBox().width);
  await expect.poll(width).toBeGreaterThan(100);
});
