/** The buttons of the theme: that of the head and, on a phone, that of the foot. */
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

export function themeButtons(): void {
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
