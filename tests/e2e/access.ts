/** Faults of accessibility, as axe sees them. */
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { IS_NIGHT } from '#scripts/sites.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** What axe finds otherwise when only the theme changes. They take most of its time, a text after another. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const ADDRESS = '/axe.js';

/** What the server of the tests must have beside the site: a page takes a script from its own host three times faster than as a text. */
export const AXE = { [ADDRESS]: createRequire(import.meta.url).resolve('axe-core/axe.min.js') };

/** Once a document. */
async function withAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ url: ADDRESS });
}

/** What all but the rules of colours find; by night, those of turned screens, for which axe fetches all styles anew, and of targets, each measured against all others, too. */
const faultsOfForm = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate(
    async ({ within, rules, preload }) => {
      const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
      const { violations } = await window.axe.run(within, { resultTypes: ['violations'], rules: off, preload });
      return violations.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes.slice(0, 3).map(({ html }) => html)}`);
    },
    { within, rules: IS_NIGHT ? COLOUR_RULES : [...COLOUR_RULES, 'target-size'], preload: IS_NIGHT },
  );

/** By theme, the kinds of text that were found without fault: on no page are they looked at again. */
const SOUND = { dark: new Set<string>(), light: new Set<string>() } as const;

/**
 * What the rules of colours find in one text of each kind. They look at its colour, its shadow, whether it is large, the grounds under it down to the first that hides the others, and, of a
 * link, at the colour around and the line under it; of what lies over the page, at what else is there, which its name stands for. By night each size and name is a kind of its own.
 */
async function faultsOfColour(page: Page, within: string, theme: keyof typeof SOUND): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: theme });
  const texts = await page.evaluateHandle(
    ({ within, isExact }) => {
      const name = (element: Element | null): string => `${element?.tagName}.${element?.getAttribute('class')}`;
      /** Of what is under an opaque ground, only what fades the whole still counts. */
      const known = [new Map<Element, string>(), new Map<Element, string>()] as const;
      const grounds = (element: Element | null, isHidden: 0 | 1 = 0): string => {
        if (!element) return '';
        let found = known[isHidden].get(element);
        if (found === undefined) {
          const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
          const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
          const own = [
            isPlain || isHidden ? '' : `${backgroundColor} ${backgroundImage}`,
            opacity === '1' ? '' : opacity,
            position === 'static' || position === 'relative' ? '' : name(element),
          ].filter(Boolean);
          const under = grounds(element.parentElement, backgroundColor.startsWith('rgb(') ? 1 : isHidden);
          found = [...own, under].join(';');
          known[isHidden].set(element, found);
        }
        return found;
      };
      const kinds = new Map<string, Element>();
      const isWritten = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
      // Told to screen readers alone, a text is one pixel wide.
      const isSeen = (element: Element): boolean => element.checkVisibility() && element.getBoundingClientRect().width > 1;
      for (const root of document.querySelectorAll(within))
        for (const element of [root, ...root.querySelectorAll('*')]) {
          if (![...element.childNodes].some(isWritten) || !isSeen(element)) continue;
          const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
          const link = element.closest('a');
          const kind = [
            color,
            textShadow,
            // As the guidelines have it: 18 points, or 14 bold.
            Number.parseFloat(fontSize) * 0.75 >= (Number(fontWeight) >= 700 ? 14 : 18),
            link ? `${getComputedStyle(link).textDecorationLine} ${getComputedStyle(link.parentElement ?? link).color}` : '',
            grounds(element),
            ...(isExact ? [fontSize, fontWeight, name(element), name(element.parentElement)] : []),
          ].join('|');
          if (!kinds.has(kind)) kinds.set(kind, element);
        }
      return kinds;
    },
    { within, isExact: IS_NIGHT },
  );
  const kinds = await texts.evaluate((texts) => [...texts.keys()]);
  const unseen = kinds.filter((kind) => !SOUND[theme].has(kind));
  if (unseen.length === 0) return [];
  const { looked, faults } = await texts.evaluate(
    async (texts, { unseen, rules }) => {
      // A page that moves may have taken a text away since.
      const looked = unseen.filter((kind) => texts.get(kind)?.isConnected);
      const include = looked.map((kind) => texts.get(kind)).filter((element) => element !== undefined);
      if (include.length === 0) return { looked, faults: [] };
      const { violations } = await window.axe.run({ include }, { resultTypes: ['violations'], runOnly: rules });
      return { looked, faults: violations.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes.slice(0, 3).map(({ html }) => html)}`) };
    },
    { unseen, rules: COLOUR_RULES },
  );
  if (faults.length === 0) for (const kind of looked) SOUND[theme].add(kind);
  return faults.map((fault) => `${theme}: ${fault}`);
}

/** What is wrong in light, by all the rules, and in dark, by those that look at colours. `within`: a selector of what is looked at, the whole page where it is left out. */
export async function faultsOfAccess(page: Page, within = 'html'): Promise<readonly string[]> {
  await withAxe(page);
  const faults: string[] = [];
  for (const theme of ['dark', 'light'] as const) faults.push(...(await faultsOfColour(page, within, theme)));
  return [...faults, ...(await faultsOfForm(page, within))];
}

/** None of `faultsOfAccess`. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await faultsOfAccess(page, within)).toEqual([]);
}
