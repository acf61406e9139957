/** Where the chapters of a booklet begin, read in the PDF that a browser printed: its contents link to them, so the PDF says of each on which page it is. */
import type { Page } from '@playwright/test';

/** In the order of `folios.json`. */
export const FORMATS = ['A5', 'A4'] as const;

interface Folios {
  readonly pages: number;
  /** Of each anchor that is linked to, its page, from 1. */
  readonly at: ReadonlyMap<string, number>;
}

function foliosIn(pdf: Buffer): Folios {
  const text = pdf.toString('latin1');
  const objectAt = (id: string | undefined): string => {
    const start = text.search(new RegExp(`(?:^|\\n)${id} 0 obj`));
    return text.slice(start, text.indexOf('endobj', start));
  };
  const catalog = objectAt(/\/Root (\d+) 0 R/.exec(text)?.[1]);
  const leavesOf = (id: string): readonly string[] => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(objectAt(id))?.[1];
    return kids === undefined ? [id] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => leavesOf(kid));
  };
  const leaves = leavesOf(/\/Pages (\d+) 0 R/.exec(catalog)?.[1] ?? '');
  const named = objectAt(/\/Dests (\d+) 0 R/.exec(catalog)?.[1]).matchAll(/\/(\S+) \[(\d+) 0 R/g);
  return { pages: leaves.length, at: new Map([...named].map(([, anchor = '', page = '']) => [anchor, leaves.indexOf(page) + 1])) };
}

/** Of the booklet that `page` shows, printed on each of `formats`. */
export async function foliosOf(page: Page, formats: readonly (typeof FORMATS)[number][] = FORMATS): Promise<readonly Folios[]> {
  await page.evaluate(() => document.fonts.ready);
  const printed: Folios[] = [];
  for (const format of formats) printed.push(foliosIn(await page.pdf({ format, preferCSSPageSize: true })));
  return printed;
}

/** The anchors of the contents, in order. */
export const chaptersOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.livret-contents a').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
