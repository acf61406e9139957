/** The search over the page, made at its first opening and kept, with its query, for the next. */
import { render } from 'preact';
import { gameOf } from '../../games.ts';
import { formatSearch, parseSearch, type SearchAsked } from './asked.ts';
import { dressed } from './dressed.ts';
import { Panel } from './Panel.tsx';

/** What the dialog closes with when an answer was chosen. */
const LEFT = 'left';

const withoutSearch = (): object => {
  const { recherche: _, ...rest } = (history.state ?? {}) as Record<string, unknown>;
  return rest;
};

function make(first: SearchAsked): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.setAttribute('aria-label', 'Chercher');
  const near = gameOf(document.documentElement.dataset.game ?? '')?.id;
  const close = () => dialog.close('');
  let asked = first;
  // What was asked stays with this page in the history: Back finds it again.
  const leave = () => {
    dialog.close(LEFT);
    history.replaceState({ ...withoutSearch(), recherche: formatSearch(asked) }, '');
  };
  render(
    <>
      <Panel asked={first} {...(near && { near })} onAsk={(now) => (asked = now)} onLeave={leave} />
      <button type="button" class="search-close" onClick={close}>
        Fermer
      </button>
    </>,
    dialog,
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  // On a phone the keyboard lies over the page: answers end above it.
  const seen = window.visualViewport;
  seen?.addEventListener('resize', () => dialog.style.setProperty('--seen', `${Math.round(seen.height)}px`));
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== LEFT) history.replaceState(withoutSearch(), '');
  });
  document.body.append(dialog);
  return dialog;
}

let dialog: HTMLDialogElement | undefined;

/** Opens the search once it is dressed, with `search` asked, as its page's address would say it, when it is made. */
export async function openDialog(search: string): Promise<void> {
  await dressed;
  dialog ??= make(parseSearch(search).asked);
  dialog.returnValue = '';
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}
