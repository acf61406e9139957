/** The search over the page, made at its first opening and kept, with its query, for the next. */
import { render } from 'preact';
import { gameOf } from '../../games.ts';
import { NOTHING } from './asked.ts';
import { Panel } from './Panel.tsx';

function make(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.setAttribute('aria-label', 'Chercher');
  const near = gameOf(document.documentElement.dataset.game ?? '')?.id;
  const close = () => dialog.close();
  render(
    <>
      <Panel asked={NOTHING} {...(near && { near })} onLeave={close} />
      <button type="button" class="search-close" onClick={close}>
        Fermer
      </button>
    </>,
    dialog,
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  document.body.append(dialog);
  return dialog;
}

let dialog: HTMLDialogElement | undefined;

export function openDialog(): void {
  dialog ??= make();
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}
