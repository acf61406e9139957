/** « une erreur ? » under a rule: from the page to the file that `npm run correction` reads. */
import { readFileSync } from 'node:fs';
import { french, plain } from '#components/base/typography.ts';
import { parseCorrection } from '#components/site/correction/letter.ts';
import { SITES } from '#scripts/sites.ts';
import { expectAccessible } from './access.ts';
import { expect, test } from './fixtures.ts';

interface RulesFile {
  readonly rules: readonly { readonly id: string; readonly hash: string; readonly text: string }[];
}

test('a rule is corrected where it is read, by the keyboard, with storage blocked, into a file that says all', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    }),
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('zargos/regles/combats/#zar-com-3');
  const { rules } = JSON.parse(readFileSync(`${SITES.jeux.folder}/regles.json`, 'utf8')) as RulesFile;
  const { hash = '', text = '' } = rules.find(({ id }) => id === 'ZAR-COM-3') ?? {};
  const rule = page.locator('[data-rule="ZAR-COM-3"]');
  const door = rule.getByRole('button', { name: 'Une erreur dans ZAR-COM-3' });
  await door.press('Enter');
  const field = rule.getByRole('textbox', { name: 'Le texte de ZAR-COM-3' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(french(text));
  await expect(door).toBeHidden();

  const save = rule.getByRole('button', { name: 'Enregistrer le fichier' });
  await save.press('Enter');
  await expect(rule.getByRole('status')).toHaveText(french('Rien n’a changé : corrigez d’abord le texte.'));
  await expect(rule.getByRole('status')).toBeInViewport();
  await expectAccessible(page, '[data-rule="ZAR-COM-3"]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const proposed = french(text).replace('aussitôt', 'd’un coup');
  await field.fill(proposed);
  await rule.getByRole('textbox', { name: 'Pourquoi' }).fill('livret, page 4');
  const [file] = await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
  expect(file.suggestedFilename()).toBe('correction-zar-com-3.txt');
  await expect(rule.getByRole('status')).toContainText('correction-zar-com-3.txt');
  expect(parseCorrection(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    ok: true,
    proposal: { id: 'ZAR-COM-3', hash, text, proposed: plain(text).replace('aussitôt', "d'un coup"), why: 'livret, page 4' },
  });

  await field.press('Escape');
  await expect(door).toBeFocused();
  await door.press('Enter');
  await expect(field).toHaveValue(proposed);
  await page.emulateMedia({ media: 'print' });
  await expect(field).toBeHidden();
});
