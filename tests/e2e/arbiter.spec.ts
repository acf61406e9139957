/** The arbiter, as a table in dispute meets it: a legal move, a refused one, a position that cannot be, a link that opens again, without network too. */
import type { Page } from '@playwright/test';
import { BOARD } from '#engine/gran/data/board.ts';
import { BOARD as ZARGOS_BOARD } from '#engine/zargos/data/board.ts';
import { type Hex, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, test } from './fixtures.ts';
import { widthsBeyond } from './measures.ts';

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
const question = (page: Page) => page.getByRole('region', { name: 'La question' });
const move = (page: Page) => page.getByRole('region', { name: 'Le coup proposé' });
const spot = (page: Page, id: string) => page.locator(`#plateau-spot-${BOARD.points.findIndex((point) => point.id === id)}`);

const isClean = (page: Page): Promise<void> => expectAccessible(page);

test('Gran: legal with its exact chances, refused with its rule, mended by the nearest move; the link opens the same', async ({
  page,
  context,
}) => {
  await page.goto('gran/arbitre/');
  await expect(verdict(page)).toContainText('Légal');
  await expect(verdict(page)).toContainText('84 sur 144');
  // A point out of reach, by keys: the judge's own refusal, with the link to its rule.
  await spot(page, 'galad-1').focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused');
  await expect(verdict(page).getByRole('link', { name: 'GRA-DEP-1' })).toHaveAttribute('href', /gran\/regles\/.*#gra-dep-1$/);
  // The point asked about is ringed, whole within the frame.
  const [ring, frame] = [await page.locator('.gran-chosen').boundingBox(), await page.locator('.atlas-frame').boundingBox()];
  if (!ring || !frame) throw new Error('no ring, or no board');
  expect(ring.x).toBeGreaterThanOrEqual(frame.x);
  expect(ring.x + ring.width).toBeLessThanOrEqual(frame.x + frame.width);
  await isClean(page);
  await verdict(page).locator('.arbiter-nearest button').first().click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  // Two knights on a point.
  await page.getByRole('radio', { name: 'bleu' }).check({ force: true });
  await spot(page, 'epee-du-fosse').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'jaune' }).check({ force: true });
  await spot(page, 'epee-du-fosse').focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Les chevaliers jaune et bleu sont tous deux sur');
  await page.getByRole('button', { name: 'Défaire' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByRole('button', { name: '✓ Lien copié' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#entier=1\.[\da-f]{6}&position=1d\./);
  await expect.poll(() => page.url()).toBe(link);
  const said = await page.locator('.arbiter-said').textContent();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.arbiter-said')).toHaveText(said ?? '');
  await other.goto('gran/arbitre/#position=1d.abime');
  await other.reload();
  await expect(other.getByRole('alert').first()).toContainText('abîmé');
  expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
});

test('De l’Orc: out of turn, then a hand set by hand, then seen by one alone', async ({ page }) => {
  await page.goto('orc/arbitre/');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await question(page).getByRole('combobox', { name: 'Faire quoi' }).selectOption({ label: 'envoyer' });
  await question(page).getByRole('combobox', { name: 'Qui', exact: true }).selectOption({ label: 'un troll' });
  await question(page).getByRole('combobox', { name: 'Avec qui' }).selectOption({ label: 'avant mon tour de parole' });
  await expect(verdict(page)).toContainText('ORC-BAT-2');
  await move(page).getByRole('combobox', { name: 'Qui' }).selectOption({ label: 'Bleu' });
  await expect(verdict(page)).toContainText('Vous avez 0 troll en main');
  await page.locator('.arbiter-group > summary', { hasText: /^Bleu/ }).click();
  await page.getByRole('combobox', { name: 'Ajouter, En main' }).selectOption('troll');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await isClean(page);
  await page.getByRole('combobox', { name: 'Mains connues' }).selectOption({ label: 'celle de Bleu seulement' });
  await expect(page.locator('.arbiter-odds')).toContainText('bat toutes les autres');
  expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
});

test('Zargos: nobody is left behind, mended by the nearest move; a pawn too many; the fight by its exact chances', async ({ page }) => {
  await page.goto('zargos/arbitre/');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await question(page).getByRole('combobox', { name: 'Combien', exact: true }).selectOption({ label: 'tous' });
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused');
  await expect(verdict(page).getByRole('link', { name: 'ZAR-ATT-1' })).toHaveAttribute('href', /zargos\/regles\/.*#zar-att-1$/);
  await verdict(page).locator('.arbiter-nearest button').first().click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await expect(page.locator('.arbiter-odds')).toContainText('sans Vent de Guerre');
  await isClean(page);
  await verdict(page).getByRole('button', { name: 'Jouer ce coup et juger la suite' }).click();
  await expect(verdict(page)).toContainText('chances exactes du combat');
  // A people that does not play, put down by keys on the map.
  await page.getByRole('radio', { name: 'Dragons' }).check({ force: true });
  await page.locator(`#plateau-spot-${ZARGOS_BOARD.territories.findIndex(({ id }) => id === 'kori-1')}`).focus();
  await page.keyboard.press('Enter');
  await move(page).getByRole('combobox', { name: 'Fait quoi' }).selectOption({ label: 'achète des bateaux' });
  await expect(page.locator('.arbiter-set')).toContainText('10 points à dépenser');
  await page.getByRole('button', { name: 'Défaire' }).click();
  expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
});

const isAwake = (page: Page): Promise<void> => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

const PHONE = { width: 390, height: 844 };
const hexOf = ({ q, r }: Hex): string => `[id="carte-${keyOf({ q, r })}"]`;

/** Whether the answer is on the screen as it stands: its rule, what it stands on, and all of its reason. */
const isInSight = (page: Page): Promise<boolean> =>
  verdict(page).evaluate((region) => {
    const { top: first = 0, bottom: last = 0 } = region.parentElement?.getBoundingClientRect() ?? {};
    return [
      '.arbiter-head',
      '.arbiter-short > a',
      '.arbiter-short > span',
      ':is(.arbiter-short + p, .arbiter-short + .arbiter-lines > :first-child)',
    ].every((part) => {
      const { top = -1, bottom = Number.POSITIVE_INFINITY } = region.querySelector(part)?.getBoundingClientRect() ?? {};
      return bottom > top && top >= first && bottom <= Math.min(last, innerHeight);
    });
  });

/** From home, in so many taps: a link is one, a list two. */
async function asks(page: Page, game: string, choices: readonly (readonly [list: string, choice: string])[]): Promise<number> {
  await page.goto('./');
  await page.locator(`#${game}`).getByRole('link', { name: 'Trancher' }).tap();
  await isAwake(page);
  for (const [name, label] of choices) await question(page).getByRole('combobox', { name, exact: true }).selectOption({ label });
  return 1 + 2 * choices.length;
}

test.describe('a quick question from home, on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  /** A question of each game, its rule or « Légal », and a word of its answer. */
  const ASKED = [
    [
      'zargos',
      [
        ['Quel peuple', 'Moines'],
        ['Où', 'Kahil nord-est'],
        ['D’où', 'Banzol-est'],
        ['Combien', '6'],
        ['Comment', 'avec 2 bateaux'],
      ],
      'ZAR-MER-1',
      'il faut 5 bateaux, vous en avez 2',
    ],
    [
      'gran',
      [
        ['Quel chevalier', 'porteur de l’anneau'],
        ['Ce qui s’y trouve', 'où se tient un chevalier'],
      ],
      'Légal',
      'Dragon de la Herse',
    ],
    [
      'orc',
      [
        ['Faire quoi', 'jouer la machine volante'],
        ['Avec qui', 'sans personne'],
        ['Ce qui est engagé', 'quand un gobelin est déjà engagé'],
      ],
      'L-4',
      'selon nous la machine volante en veut un',
    ],
  ] as const;

  for (const [game, choices, rule, words] of ASKED)
    test(
      `${game}: in eleven taps at most, the verdict in sight without a scroll, the position filled`,
      game === 'zargos' ? {} : BY_NIGHT,
      async ({ page }) => {
        expect(await asks(page, game, choices)).toBeLessThanOrEqual(11);
        await expect(verdict(page)).toContainText(words);
        await expect(verdict(page)).toContainText(rule);
        await expect(verdict(page)).toContainText('Sur quoi');
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await expect.poll(() => isInSight(page)).toBe(true);
        // Every list of the question stands over the answer.
        const top = (await verdict(page).boundingBox())?.y ?? 0;
        const last = await question(page).getByRole('combobox').last().boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
        await page.getByRole('link', { name: 'Toute la position' }).tap();
        await expect(page.getByRole('heading', { name: 'La position' })).toBeInViewport();
        // Unfolded, it leads to all readings, and the address goes on saying the position.
        await page.getByRole('button', { name: 'Toute la réponse' }).tap();
        const position = page.url();
        await verdict(page).getByRole('link', { name: 'Toutes les lectures' }).tap();
        await expect(page.locator('details.turning')).toHaveAttribute('open');
        expect(page.url()).toBe(position);
        expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
      },
    );
});

test('a choice made while the one before is judged stays in its list', BY_NIGHT, async ({ page }) => {
  await page.goto('zargos/arbitre/');
  const from = question(page).getByRole('combobox', { name: 'D’où', exact: true });
  await question(page).getByRole('combobox', { name: 'Combien', exact: true }).selectOption({ label: '6' });
  // The bench is there: what follows is judged as fast as this processor can.
  await expect(page).toHaveURL(/#/);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const seen = await from.evaluate(async (list: HTMLSelectElement) => {
    const change = (name: string, text: string) => {
      const one = document.querySelector<HTMLSelectElement>(`select[aria-label="${name}"]`);
      const option = [...(one?.options ?? [])].find(({ label }) => label === text);
      if (!one || !option) throw new Error(`${name} has no ${text}`);
      one.value = option.value;
      one.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const frame = () => new Promise(requestAnimationFrame);
    change('Où', 'Kahil nord-est');
    await new Promise((go) => setTimeout(go));
    change('D’où', 'Banzol-est');
    const labels = new Set<string | undefined>();
    for (const end = performance.now() + 3000; performance.now() < end; await frame()) labels.add(list.selectedOptions[0]?.label);
    return [...labels];
  });
  expect(seen).toEqual(['Banzol-est']);
});

test('Zargos: a question in words fills the lists and says what it took; all its readings are tried, and those of another table', async ({
  page,
}) => {
  await page.goto(
    `zargos/arbitre/#question=${encodeURIComponent('Puis-je attaquer Kahil nord-est depuis Banzol est avec 6 Moines par la mer, 2 bateaux ?')}`,
  );
  await expect(verdict(page)).toContainText('il faut 5 bateaux, vous en avez 2');
  for (const [list, choice] of [
    ['Quel peuple', 'Moines'],
    ['D’où', 'Banzol-est'],
    ['Combien', '6'],
    ['Comment', 'avec 2 bateaux'],
  ] as const)
    await expect(question(page).getByRole('combobox', { name: list, exact: true }).locator('option:checked')).toHaveText(choice);
  await expect(question(page)).toContainText('Pas dit, et choisi pour l’exemple : qui tient le lieu et combien en face.');
  const all = page.locator('details.turning');
  await all.locator('summary').click();
  await expect(all).toContainText('Quelle que soit la lecture de chaque litige');
  await all.getByLabel('Comparer avec une autre table').fill('https://regles.example/notre-table/#v=1&jeux=zargos&ZAR-L-8=plafond-3');
  await page.keyboard.press('Enter');
  await expect(all.getByRole('list', { name: 'À chaque table' })).toContainText('À celle du lien : Refusé ZAR-MER-1');
  await isClean(page);
});

test('a question of which nothing was read has no verdict, and the lists give one', async ({ page }) => {
  await page.goto(`zargos/arbitre/#question=${encodeURIComponent('Peut-on fumer pendant la partie ?')}`);
  await expect(question(page)).toContainText('trop peu a pu être lu ici');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'pending');
  await expect(verdict(page)).toHaveText('Pas de verdict : la question n’a pas pu être lue en entier.');
  await question(page).getByRole('combobox', { name: 'Combien', exact: true }).selectOption('3');
  await expect(verdict(page)).toHaveAttribute('data-verdict', /legal|refused/);
});

test('a question read but in part has no verdict unasked; the lists ask what was read, and the search its words', async ({ page }) => {
  await page.goto(`zargos/arbitre/#question=${encodeURIComponent('Mes Chevaliers peuvent-ils attaquer deux fois la même province ?')}`);
  await expect(question(page)).toContainText('Pas compris : « deux », « fois », « même » et « province ».');
  await expect(verdict(page)).toHaveText('Pas de verdict : la question n’a pas pu être lue en entier.');
  await expect(question(page).getByRole('link', { name: 'Chercher sa règle' })).toHaveAttribute(
    'href',
    /recherche\/\?q=Mes\+Chevaliers\+.*&jeu=zargos$/,
  );
  await question(page).getByRole('button', { name: 'Juger la question telle qu’elle est lue' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', /legal|refused/);
  await isClean(page);
});

test('what an address asks is not answered by the example, in an arbiter as in a calculator, until it is read', async ({ page }) => {
  for (const [path, answer] of [
    [
      `zargos/arbitre/#question=${encodeURIComponent('Mes Moines peuvent-ils attaquer Kahil nord-est depuis Banzol est ?')}`,
      '.arbiter-head',
    ],
    ['gran/duel/?v=1&vues=6.6&dragons=1', '.reckoner-figure'],
  ] as const) {
    const script = /\/_astro\/.*\.js$/;
    let come = () => {};
    const held = new Promise<void>((done) => {
      come = done;
    });
    await page.route(script, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(answer).first()).toBeAttached();
    await expect(page.locator(answer).first()).toBeHidden();
    come();
    await expect(page.locator(answer).first()).toBeVisible();
    await page.unroute(script);
  }
});

test('Gran: under the number, the readings that change it and to what', async ({ page }) => {
  await page.goto('gran/duel/?v=1&vues=0.0.2.2.2.2.3.3.3.3.3.3.4.4.4.4.4.4.5.5.5.5.6.6');
  const all = page.locator('details.turning').first();
  await all.locator('summary').click();
  await expect(all.getByRole('list', { name: 'Ce qui la change' })).toContainText('100 % au prochain duel');
  await all.getByRole('button', { name: 'Compter ainsi' }).first().click();
  await expect(page.locator('.reckoner-figure')).toContainText('100 %');
  await isClean(page);
});

test('Zargo’s Lords: as long as its readings are tried elsewhere, how far they are is shown; stopped, they are taken up again', async ({
  page,
}) => {
  let come = () => {};
  const held = new Promise<void>((done) => {
    come = done;
  });
  await page.route(/lords-readings\.worker/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('zargos-lords/arbitre/');
  await page.getByRole('region', { name: 'La question' }).getByRole('combobox', { name: 'Quel pion' }).selectOption({ label: 'Faucon' });
  // The readings are sought of this question, no longer of the example.
  await expect(page.locator('.board-tool-verdict')).toContainText('Faucon');
  const all = page.locator('details.turning');
  await all.locator('summary').click();
  const progress = all.getByRole('progressbar', { name: 'Avancement des lectures' });
  await expect(progress).toBeVisible();
  await expect(all.locator('.turning-body')).toHaveAttribute('aria-busy', 'true');
  await all.getByRole('button', { name: 'Arrêter' }).click();
  await expect(all).toContainText('Arrêté : toutes n’ont pas été essayées.');
  await expect(progress).toBeHidden();
  await all.getByRole('button', { name: 'Reprendre' }).click();
  await expect(progress).toBeVisible();
  come();
  await expect(progress).toBeHidden();
  await expect(all).not.toContainText('Arrêté');
  await expect(all.locator('.turning-body')).toHaveAttribute('aria-busy', 'false');
});

test.describe('Zargo’s Lords, on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('LOR-ZDI-1: from the page of the game, a dispute in eleven taps at most, the verdict in sight without a scroll', async ({
    page,
  }) => {
    await page.goto('zargos-lords/');
    let taps = 0;
    const open = page.getByRole('link', { name: /Trancher/ }).first();
    await open.tap();
    taps += 1;
    await expect(page).toHaveURL(/zargos-lords\/arbitre\//);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // A list is a tap to open, and one to choose.
    const choose = async (name: string, label: string) => {
      await page.getByRole('region', { name: 'La question' }).getByRole('combobox', { name }).selectOption({ label });
      taps += 2;
    };
    await choose('Quel pion', 'Faucon');
    await choose('Fait quoi', 'passer devant');
    await choose('Quoi, ou qui', 'un Serpent');
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
    await expect(verdict(page)).toContainText('4 points');
    await choose('Quel pion', 'Moine-fantassin');
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused');
    await expect(verdict(page).getByRole('link', { name: 'LOR-ZDI-1' })).toHaveAttribute('href', /zargos-lords\/regles\/.*#lor-zdi-1$/);
    await expect(verdict(page)).toContainText('Sur quoi');
    expect(taps).toBeLessThanOrEqual(11);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isInSight(page)).toBe(true);
    await isClean(page);
    // The answer stays as one goes down to the position, and takes no more than a third of the screen.
    await page.getByRole('region', { name: 'La position' }).scrollIntoViewIfNeeded();
    expect(await isInSight(page)).toBe(true);
    expect((await page.locator('.board-tool-pinned').boundingBox())?.height).toBeLessThan(PHONE.height / 3);
    expect(await widthsBeyond(page, [320, 360, 390])).toEqual({ 320: 0, 360: 0, 390: 0 });
  });

  test('a finger says where from, then where to; a dispute that is ready opens at a tap', async ({ page }) => {
    await page.goto('zargos-lords/arbitre/');
    await isAwake(page);
    const dispute = page.getByRole('button', { name: /Deux Sorciers/ });
    await dispute.tap();
    await expect(dispute).toHaveAttribute('aria-pressed', 'true');
    await expect(question(page)).toContainText('Autre question : Deux Sorciers');
    await expect(page.locator('.arbiter-asked')).toBeVisible();
    await expect(verdict(page)).toContainText('10 contre 2');
    await expect(verdict(page)).toContainText('LOR-SOR-1');
    // The Chevalier, then a free hex to the south of the Sorcier.
    await page.locator(hexOf(hexAt(4, 4))).tap();
    await expect(verdict(page)).toContainText('Touchez maintenant où il va');
    await page.locator(hexOf(hexAt(6, 4))).tap();
    await expect(page.locator('.arbiter-said')).toContainText('va en');
    await expect(verdict(page)).toHaveAttribute('data-verdict', /legal|refused/);
    await expect(dispute).toHaveAttribute('aria-pressed', 'false');
    await expect(question(page)).toContainText('Autre question : Le ');
    await question(page).getByRole('combobox', { name: 'Quel pion' }).selectOption({ label: 'Faucon' });
    await expect(question(page)).not.toContainText('Autre question');
    await expect(page.locator('.arbiter-asked')).toBeHidden();
  });
});

test('Zargo’s Lords, by keys: from, to, then a counter put down where none may be; the link opens the same, axe finds nothing', async ({
  page,
  context,
}) => {
  await page.goto('zargos-lords/arbitre/');
  await isAwake(page);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused');
  await page.locator(hexOf(hexAt(2, 2))).focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Touchez maintenant où il va');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await expect(page.locator('.arbiter-said')).toContainText('va en C2');
  await page.keyboard.press('Escape');
  await expect(page.locator('#coup-quoi')).toBeFocused();
  await page.getByRole('radio', { name: 'Poser un pion' }).check({ force: true });
  await page.locator(hexOf(hexAt(4, 0))).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toHaveText(/^En mer, rien ne se tient/);
  await page.locator(hexOf(hexAt(6, 2))).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.arbiter-summary')).toContainText('Chevalier en C7');
  await isClean(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.arbiter-summary')).toHaveText((await page.locator('.arbiter-summary').textContent()) ?? '');
});
