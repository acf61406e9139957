/** What is set in a tool before its script runs counts once it does, and is there again on the way back: on every island of the site, as on a slow phone. */
import type { Page } from '@playwright/test';
import { BY_NIGHT, expect, test } from './fixtures.ts';

/** Keeps files back until the answer is called. */
async function held(page: Page, files: RegExp): Promise<() => void> {
  let free = () => {};
  const freed = new Promise<void>((done) => {
    free = done;
  });
  await page.route(files, async (route) => {
    await freed;
    await route.continue();
  });
  return free;
}

/** The page as its HTML alone makes it; the answer lets its scripts come. */
async function asleep(page: Page, address: string): Promise<() => void> {
  const wake = await held(page, /\/_astro\/[^/]*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  return wake;
}

interface Row {
  readonly name: string;
  /** What it holds is not kept: a table not yet begun, an example to step through. */
  readonly isPassing?: true;
  readonly address: string;
  readonly set: (page: Page) => Promise<void>;
  readonly answer: (page: Page) => Promise<void>;
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const calculator = (page: Page) => region(page, 'Calculateur de combat');
const card = (page: Page) => page.locator('.plateau-card');

const rows: readonly Row[] = [
  {
    name: 'the calculator, on top of what its link says',
    address: 'zargos/combat/?v=1&attaquant=moines&pions=4&defenseur=araignees&contre=6&site=province',
    set: async (page) => {
      const tool = calculator(page);
      await tool.getByLabel('Pions, attaquant, de 1 à 100').fill('15');
      await tool.getByRole('group', { name: 'Peuple qui attaque' }).getByRole('radio', { name: 'Dragons' }).check();
      await tool.getByRole('radio', { name: /^Capitale/ }).check();
      await tool
        .getByRole('checkbox', { name: /Vent de Guerre/ })
        .first()
        .check();
      await tool
        .getByRole('button', { name: 'Un Amazone de moins' })
        .or(tool.getByRole('button', { name: 'Une Amazone de moins' }))
        .click();
      await tool.locator('summary', { hasText: 'Comparer' }).click();
    },
    answer: async (page) => {
      const tool = calculator(page);
      await expect(tool.locator('.combat-sentence').first()).toContainText('15 Dragons');
      await expect(tool.locator('.combat-sentence').first()).toContainText('5 Araignées');
      await expect(tool.getByRole('checkbox', { name: /Vent de Guerre/ }).first()).toBeChecked();
      await expect(page).toHaveURL(/attaquant=dragons&pions=15&.*defenseur=araignees&contre=5&site=capital&.*comparer=1/);
    },
  },
  {
    name: 'the campaign and the Vent de Folie of the same page',
    address: 'zargos/combat/',
    set: async (page) => {
      const march = region(page, 'Campagne de Chevaliers');
      await march.getByLabel('Chevaliers, province A, de 1 à 100').fill('20');
      await march.getByRole('button', { name: 'Retirer la dernière attaque' }).click();
      await region(page, 'Vent de Folie sur un royaume').getByLabel('Pions de la province 1, de 1 à 100').fill('9');
    },
    answer: async (page) => {
      await expect(region(page, 'Campagne de Chevaliers').locator('.combat-sentence')).toContainText('en 3 attaques');
      await expect(page).toHaveURL(/campagne=1_20\.6_/);
      await expect(page).toHaveURL(/folie=.*9/);
    },
  },
  {
    name: 'the calculator inside a chapter',
    address: 'zargos/regles/combats/',
    set: (page) => calculator(page).getByLabel('Pions, attaquant, de 1 à 100').fill('15'),
    answer: async (page) => {
      await expect(calculator(page).locator('.combat-sentence')).toContainText('15 ');
      await expect(page).toHaveURL(/pions=15/);
    },
  },
  {
    name: 'the learner’s first throw, tapped three times, is thrown once',
    address: 'zargos/raconte/',
    set: (page) => region(page, 'Votre premier combat').getByRole('button', { name: 'Lancer les dés' }).click({ clickCount: 3, delay: 20 }),
    answer: async (page) => {
      const fight = region(page, 'Votre premier combat');
      await expect(fight.getByText(/tirage n°/)).toBeVisible();
      await expect(fight.locator('.battle-list > li')).toHaveCount(1);
      await expect(page).toHaveURL(/tirage=1\./);
    },
  },
  {
    name: 'a printed example',
    isPassing: true,
    address: 'zargos/peuples/moines/',
    set: (page) => page.getByRole('button', { name: 'Dérouler pas à pas' }).press('Enter'),
    answer: (page) => expect(page.getByRole('button', { name: 'Suivant →' })).toBeVisible(),
  },
  {
    name: 'the cards: filter, question and draws',
    address: 'zargos/cartes/',
    set: async (page) => {
      await page
        .getByRole('group', { name: /Je joue/ })
        .getByRole('radio', { name: 'Dragons' })
        .check();
      await page.getByRole('radio', { name: 'Pendant la réorganisation' }).check();
      await page.locator('summary', { hasText: 'Cartes déjà jouées' }).click();
      await page.getByRole('button', { name: 'Ajouter' }).click();
      await page.getByRole('searchbox', { name: 'Chercher dans les cartes' }).pressSequentially('eclipse');
      await page.getByLabel('Couleur').selectOption('rouges');
      await page.getByRole('spinbutton', { name: 'Cartes tirées' }).fill('7');
    },
    answer: async (page) => {
      await expect(page.locator('.cards-summary')).toContainText('Vous jouez les Dragons. Pendant');
      await expect(page.locator('.cards-played li')).toHaveCount(1);
      await expect(page.locator('.cards-entry:visible')).toHaveCount(1);
      await expect(page.getByRole('searchbox', { name: 'Chercher dans les cartes' })).toHaveValue('eclipse');
      await expect(page.locator('.cards-chances [role=status]')).toContainText('En 7 tirages');
      await expect(page).toHaveURL(/couleur=.*cherche=eclipse.*n=7/);
    },
  },
  {
    name: 'the board of Zargos: a place, a layer',
    address: 'zargos/plateau/',
    set: async (page) => {
      await page.locator('.board-land[data-id="itak-1"]').click();
      await page.getByRole('checkbox', { name: 'Vortex' }).check();
    },
    answer: async (page) => {
      await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Itak nord-ouest');
      await expect(page.getByRole('checkbox', { name: 'Vortex' })).toBeChecked();
      await expect(page).toHaveURL(/lieu=itak-1/);
    },
  },
  {
    name: 'the board of Zargos by keyboard, and its table of kingdoms',
    isPassing: true,
    address: 'zargos/plateau/?v=1&lieu=oz',
    set: async (page) => {
      await page.locator('.atlas-spot[tabindex="0"]').focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('tab', { name: 'Liste' }).click();
      await page
        .locator('.royaumes')
        .getByRole('button', { name: /^Territoires exposés/ })
        .click();
    },
    answer: async (page) => {
      await expect(page.getByRole('tab', { name: 'Liste' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('.atlas-spot[tabindex="0"]')).toHaveAttribute('aria-label', /^Oz sud/);
      await expect(page.locator('.royaumes th[aria-sort]')).toContainText('Territoires exposés');
    },
  },
  {
    name: 'the board of Gran',
    address: 'gran/plateau/',
    set: async (page) => {
      await page.getByRole('radio', { name: 'Cette pierre coupe-t-elle l’anneau ?' }).check();
      await page.locator('[data-id="col-du-nord"]').first().click();
    },
    answer: async (page) => {
      await expect(page.locator('.gran-card h2')).toHaveText(/Col du Nord/i);
      await expect(page).toHaveURL(/vers=col-du-nord.*sujet=pierre/);
    },
  },
  {
    name: 'the duel',
    address: 'gran/duel/?v=1&vues=6',
    set: async (page) => {
      await page.getByRole('button', { name: /^Un dragon de force 6/ }).click();
      await page.getByLabel('Dragons sur la route, de 1 à').fill('5');
    },
    answer: async (page) => {
      await expect(region(page, 'Duel de dragon')).toContainText('82 chances sur 132');
      await expect(page).toHaveURL(/vues=6\.6&dragons=5/);
    },
  },
  {
    name: 'the army of De l’Orc, on top of what its link says',
    address: 'orc/armee/',
    set: async (page) => {
      await page.getByRole('radio', { name: 'Barbares' }).check();
      await page.getByRole('button', { name: /^Engager : Chef/ }).click();
    },
    answer: async (page) => {
      await expect(page.getByRole('radio', { name: 'Barbares' })).toBeChecked();
      await expect(page).toHaveURL(/barbares/);
    },
  },
  {
    name: 'the companion',
    address: 'orc/compagnon/',
    set: async (page) => {
      await page.getByRole('textbox', { name: 'Nom de la place 2' }).fill('Bella');
      await page.locator('.compagnon-choice').getByRole('button', { name: 'Joueur rouge' }).click();
    },
    answer: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Nom de la place 2' })).toHaveValue('Bella');
      await expect(page.locator('.compagnon-roles')).toContainText('Sorcier');
      await expect(page.locator('.compagnon-wheels')).toContainText('Bella');
    },
  },
  {
    name: 'the table of De l’Orc: seats and the word of the draw',
    isPassing: true,
    address: 'orc/jouer/',
    set: async (page) => {
      await page.locator('.table-counts').getByRole('radio', { name: '6' }).check({ force: true });
      await page.locator('.table-seed > summary').click();
      await page.getByLabel('Le même mot redonne les mêmes cartes').fill('abc');
    },
    answer: async (page) => {
      await expect(page.locator('.table-seats li')).toHaveCount(6);
      await expect(page.locator('.table-seed small')).toHaveText('abc');
    },
  },
  {
    name: 'the table of Gran: seats, then the seals that win',
    isPassing: true,
    address: 'gran/jouer/',
    set: async (page) => {
      await page.locator('.table-counts').getByRole('radio', { name: '4' }).check({ force: true });
      await page.getByRole('radio', { name: /^2 sceaux/ }).check({ force: true });
    },
    answer: async (page) => {
      await expect(page.locator('.table-seats li')).toHaveCount(4);
      await page.getByRole('button', { name: 'Commencer la partie' }).click();
      await expect(page.locator('.gran-line')).toContainText('2 sceaux');
    },
  },
  {
    name: 'the study of Gran: how many knights',
    isPassing: true,
    address: 'gran/etude/',
    set: async (page) => {
      await page.getByRole('group', { name: 'Combien de chevaliers ?' }).getByRole('radio', { name: '2' }).check({ force: true });
    },
    answer: async (page) => {
      const knights = page.getByRole('group', { name: 'Combien de chevaliers ?' });
      await expect(knights.getByRole('radio', { name: '2' })).toBeChecked();
      await expect(knights.getByRole('radio', { name: '4' })).not.toBeChecked();
      await expect(page.locator('.study-try')).toBeVisible();
    },
  },
  {
    name: 'the calculator of Zargo’s Lords, in the box that its link carries',
    address: 'zargos-lords/combat/?v=1&action=combat&attaquants=dragon.3&defenseurs=faucon&boite=1~fec-',
    set: async (page) => {
      await page.getByRole('button', { name: 'Un pion de moins' }).first().click();
      await page.getByRole('radio', { name: 'Mont, +3' }).first().check();
    },
    answer: async (page) => {
      await expect(page.locator('.reckoner-figure')).toContainText('24 contre 8');
      await expect(page).toHaveURL(/attaquants=dragon\.2.*boite=1~fec-$/);
    },
  },
  {
    name: 'the small map',
    address: 'zargos-lords/carte/?v=1&carte=.b..._.....&pions=chevaliers-fantassin.0.0_dragon.4.1',
    set: async (page) => {
      await page.getByRole('radio', { name: 'Où recule-t-il ?' }).check();
      await page.getByRole('radio', { name: 'Enlever' }).check();
      await page.getByRole('button', { name: /^B5,/ }).click();
    },
    answer: async (page) => {
      await expect(page).toHaveURL(/pions=chevaliers-fantassin\.0\.0&question=recul/);
    },
  },
  {
    name: 'the discs, by keyboard',
    address: 'zargos-lords/tableaux/',
    set: async (page) => {
      await page.getByRole('radio', { name: 'Flammes' }).check();
      await page.getByRole('slider').press('ArrowRight');
    },
    answer: async (page) => {
      await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'dé 5');
      await expect(page).toHaveURL(/disque=flammes&de=5/);
    },
  },
  {
    name: 'the box',
    isPassing: true,
    address: 'zargos-lords/boite/',
    set: (page) => page.getByRole('button', { name: 'Recopier mes pions' }).click(),
    answer: (page) => expect(page.getByRole('spinbutton', { name: /^Dragon, combat/ })).toBeVisible(),
  },
];

/** All islands wake alike: the first tool by day. */
const [byDay] = rows;

for (const row of rows)
  test(row.name, row === byDay ? {} : BY_NIGHT, async ({ page }) => {
    const { isPassing, address, set, answer } = row;
    const wake = await asleep(page, address);
    await set(page);
    wake();
    await expect(page.locator('astro-island[aria-busy]')).toHaveCount(0);
    await answer(page);
    if (isPassing) return;
    await page.goto('about:blank');
    await page.goBack();
    await answer(page);
  });

test('keys go on from what was set, between the first render of a tool and the end of its waking', async ({ page }) => {
  const wake = await asleep(page, 'zargos/cartes/');
  const tool = page.locator('astro-island').filter({ has: page.locator('.cards-moment') });
  const search = page.getByRole('searchbox', { name: 'Chercher dans les cartes' });
  const playable = page.getByRole('checkbox', { name: /se jouent maintenant/ });
  const dragons = page.getByRole('group', { name: /Je joue/ }).getByRole('radio', { name: 'Dragons' });
  // What a tool reads at its start, for as long as we like.
  const settle = await page.evaluateHandle(() => {
    const read = Promise.withResolvers<void>();
    window.waking = [read.promise];
    return read;
  });
  await search.pressSequentially('ecl');
  await playable.check();
  await page
    .getByRole('group', { name: /Je joue/ })
    .getByRole('radio', { name: 'Moines' })
    .focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dragons).toBeChecked();
  wake();
  await expect(tool).toHaveAttribute('data-waking');
  await expect(dragons).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await search.press('End');
  await search.pressSequentially('ipse');
  await playable.click();
  await settle.evaluate((read) => read.resolve());
  await expect(page.locator('astro-island[aria-busy]')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Juste après une carte' })).toBeChecked();
  await expect(page.locator('.cards-summary')).toContainText('Vous jouez les Dragons. Juste après');
  await expect(search).toHaveValue('eclipse');
  await expect(playable).not.toBeChecked();
  await expect(page.locator('.cards-entry:visible')).toHaveCount(2);
});

test('what the browser puts back in fields by itself says nothing that the tool does not count', async ({ page }) => {
  const paint = page.getByRole('radio', { name: 'Peindre' });
  await page.goto('zargos-lords/carte/');
  await paint.check();
  await expect(page.getByRole('group', { name: 'Terrain' })).toBeVisible();
  await page.goto('zargos-lords/');
  // Browsers put fields back once all is loaded, when tools are awake.
  const load = await held(page, /\.woff2$/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('astro-island[ssr], astro-island[data-waking]')).toHaveCount(0);
  load();
  await page.waitForLoadState('load');
  await expect(page.getByRole('group', { name: 'Terrain' })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Interroger' })).toBeChecked();
});
