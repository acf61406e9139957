/** What every page does once it runs: theme button, copied links, glossary tips, search and offline. */
import { currentTheme, toggleTheme } from './theme.ts';

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

async function copy(button: HTMLButtonElement): Promise<void> {
  const label = button.querySelector('.rule-copy-label');
  const link = new URL(`#${button.dataset.copy}`, location.href.split('?')[0]).href;
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

/** A tap shows a definition first and follows its link the second time; Escape hides it. */
function tips(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const terme of document.querySelectorAll('.terme:is(.is-open, :hover, :focus-within)')) terme.classList.add('is-shut');
  });
  for (const terme of document.querySelectorAll<HTMLElement>('.terme')) {
    const show = (open: boolean) => () => {
      terme.classList.toggle('is-open', open);
      terme.classList.remove('is-shut');
    };
    terme.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && show(true)());
    terme.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && show(false)());
    terme.addEventListener('focusin', show(true));
    terme.addEventListener('focusout', show(false));
    let tapped = false;
    terme.addEventListener('pointerdown', (event) => {
      tapped = event.pointerType !== 'mouse' && !terme.classList.contains('is-open');
    });
    terme.querySelector('a')?.addEventListener('click', (event) => {
      if (tapped) event.preventDefault();
    });
  }
}

themeButton();
copyButtons();
tips();
