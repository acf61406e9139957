/** What every page does once it runs: theme button, copied links, and what comes when it rests. */

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

const live = document.querySelector<HTMLElement>('#annonce');

/** Says `text` to screen readers, politely. */
function announce(text: string): void {
  if (live) live.textContent = text;
}

function themeButton(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-toggle]');
  if (!button) return;
  const label = () => button.setAttribute('aria-label', currentTheme() === 'dark' ? 'Passer au thème clair' : 'Passer au thème sombre');
  button.hidden = false;
  label();
  button.addEventListener('click', () => {
    announce(toggleTheme() === 'dark' ? 'Thème sombre.' : 'Thème clair.');
    label();
  });
}

/** Beside the text the chapters are shown whole: open, so that what scrolls is known to hold links. */
function chapterList(): void {
  if (matchMedia('(min-width: 64.01rem)').matches) document.querySelector('.chapters')?.setAttribute('open', '');
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const label = button.querySelector('.rule-act-label');
  const { copy: anchor, edition } = button.dataset;
  const link = new URL(`${edition ? `?edition=${edition}` : ''}#${anchor}`, location.href.split(/[?#]/)[0]).href;
  const text = `${button.dataset.cite}, ${live?.dataset.edition} : ${link}`;
  const before = [...(label?.childNodes ?? [])];
  const say = (words: string) => {
    if (label) label.textContent = words;
    announce(words);
  };
  try {
    await navigator.clipboard.writeText(text);
    say('Lien copié');
  } catch {
    history.replaceState(null, '', link);
    say('Copie refusée : l’adresse est dans la barre du navigateur');
  }
  button.classList.add('is-done');
  setTimeout(() => {
    button.classList.remove('is-done');
    label?.replaceChildren(...before);
  }, 2500);
}

function copyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}

/** Once the page has loaded; old Safari cannot tell when it rests. */
function whenAtRest(): void {
  const come = () => void import('./at-rest.ts').catch(() => undefined);
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(come, { timeout: 10_000 }) : setTimeout(come, 2000));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

themeButton();
chapterList();
copyButtons();
if (document.documentElement.dataset.bare === undefined) whenAtRest();
else void import('./embed/bare.ts').catch(() => undefined);
