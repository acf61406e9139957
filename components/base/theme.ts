/**
 * Light or dark, as the reader chose (the head's inline line applies it before the first paint). What is stored: `localStorage['theme']` = `light` or `dark`; nothing while the system's choice is followed.
 */
const KEY = 'theme';

export type Theme = 'light' | 'dark';

function stored(): Theme | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    return undefined;
  }
}

export const currentTheme = (): Theme => stored() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Applies and remembers the other theme; a full storage only forgets it at the next page. */
export function toggleTheme(): Theme {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Private browsing or full storage: the choice holds for this page.
  }
  return next;
}
