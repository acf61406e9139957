/** Citations of paragraphs, copied with their links. */
import { announce } from './announce.ts';

async function copy(button: HTMLButtonElement): Promise<void> {
  const label = button.querySelector('.rule-act-label');
  const { copy: anchor, edition } = button.dataset;
  const link = new URL(`${edition ? `?edition=${edition}` : ''}#${anchor}`, location.href.split(/[?#]/)[0]).href;
  const hash = button.closest<HTMLElement>('[data-hash]')?.dataset.hash;
  const text = `${button.dataset.cite} (texte ${hash}), ${document.querySelector<HTMLElement>('#annonce')?.dataset.edition} : ${link}`;
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
    say('Copie refusée : l’adresse est dans la barre');
  }
  button.classList.add('is-done');
  setTimeout(() => {
    button.classList.remove('is-done');
    label?.replaceChildren(...before);
  }, 2500);
}

export function copyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}
