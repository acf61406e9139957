/**
 * The golden queries, typed into the search page of the built site: wasm, policy, normalisation, ranking and filters are those of a visitor.
 * One page for all of them, since loading the index takes longer than a hundred answers.
 */
import { GAMES } from '../../components/games.ts';
import { KIND_NAMES, type Kind } from '../../components/site/search/records.ts';
import { expect, test } from '../e2e/fixtures.ts';
import goldens from './goldens.json' with { type: 'json' };

interface Golden {
  readonly query: string;
  /** Ids that all stand in the first three answers. */
  readonly expect: readonly string[];
  readonly kind?: Kind;
  readonly game?: string;
}

test('golden queries find their rule in the first three answers', async ({ page }) => {
  test.setTimeout(120_000);
  const missed: string[] = [];
  await page.goto('recherche/');
  let shown = 'Tout';
  let game: string | undefined;
  const kinds = page.locator('fieldset:not(.search-games) .search-kind');
  const games = page.locator('.search-games .search-kind');
  const field = page.getByRole('combobox', { name: 'Chercher' });
  for (const golden of goldens as readonly Golden[]) {
    const kind = golden.kind ? KIND_NAMES[golden.kind].all : 'Tout';
    if (kind !== shown) await kinds.filter({ hasText: kind }).click();
    shown = kind;
    if (golden.game !== game) await games.filter({ hasText: GAMES.find(({ id }) => id === golden.game)?.name ?? 'Tous les jeux' }).click();
    game = golden.game;
    await field.fill(golden.query);
    await page.locator(`[data-answered=${JSON.stringify(golden.query)}]`).waitFor();
    const ids = await page
      .locator('[role=option]')
      .evaluateAll((options) => options.slice(0, 3).map((option) => option.getAttribute('data-id')));
    if (!golden.expect.every((id) => ids.includes(id)))
      missed.push(`« ${golden.query} »: ${golden.expect.join(' and ')}, but ${ids.join(', ')}`);
  }
  console.log(`${goldens.length} queries`);
  expect(missed).toEqual([]);
});

test('at least 60 golden queries', () => {
  expect(goldens.length).toBeGreaterThanOrEqual(60);
});
