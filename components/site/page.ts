/** What every page does once it runs: theme buttons, that of the head and, on a phone, that of the foot, and what comes when it rests. */
import { announce } from './announce.ts';

/**
 * Light or dark, as the reader chose (the head's inline line applies it before the first paint). What is stored: `localStorage['theme']` = `light` or `dark`; nothing while the system's choice is followed.
 */
const KEY = 'theme';

type Theme = 'light' | 'dark';

function stored(): Theme | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    return undefined;
  }
}

const currentTheme = (): Theme => stored() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Applies and remembers the other theme; a full storage only forgets it at the next page. */
function toggleTheme(): Theme {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Private browsing or full storage: the choice holds for this page.
  }
  return next;
}

function themeButtons(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]')];
  const label = () => {
    const said = currentTheme() === 'dark' ? 'Passer au thème clair' : 'Passer au thème sombre';
    for (const button of buttons) {
      if (button.textContent?.trim() === '') button.ariaLabel = said;
      else button.textContent = said;
    }
  };
  label();
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', () => {
      announce(toggleTheme() === 'dark' ? 'Thème sombre.' : 'Thème clair.');
      label();
    });
  }
}

/** Beside the text the chapters are shown whole: open, so that what scrolls is known to hold links. */
function chapterList(): void {
  if (matchMedia('(min-width: 64.01rem)').matches) document.querySelector('.chapters')?.setAttribute('open', '');
}

/** Once the page has loaded; old Safari cannot tell when it rests. */
function whenAtRest(): void {
  const come = () => void import('./at-rest.ts').catch(() => undefined);
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(come, { timeout: 10_000 }) : setTimeout(come, 2000));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

themeButtons();
chapterList();
if (document.documentElement.dataset.bare === undefined) whenAtRest();
else void import('./embed/bare.ts').catch(() => undefined);
