/** The buttons of the theme: that of the head and, on a phone, that of the foot. */
import { announce } from './announce.ts';

/**
 * Light or dark, as the reader chose (the head's inline line applies it before the first paint). What is stored: `localStorage['theme']` = `light` or `dark`; nothing while the system's choice is followed.
 */
const KEY = 'theme';

const root = document.documentElement.dataset;

const isDark = (): boolean => (root.theme ? root.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);

/** Applies and remembers the other theme; a full storage only forgets it at the next page. */
function toggleTheme(): void {
  root.theme = isDark() ? 'light' : 'dark';
  try {
    localStorage.setItem(KEY, root.theme);
  } catch {
    // Private browsing or full storage: the choice holds for this page.
  }
}

export function themeButtons(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]')];
  const label = () => {
    const said = `Passer au thème ${isDark() ? 'clair' : 'sombre'}`;
    for (const button of buttons) {
      if (button.textContent?.trim() === '') button.ariaLabel = said;
      else button.textContent = said;
    }
  };
  label();
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', () => {
      toggleTheme();
      announce(`Thème ${isDark() ? 'sombre' : 'clair'}.`);
      label();
    });
  }
}
