/** Opens the search from its button and from Ctrl/Cmd+K: never from a bare key, which screen readers and typists need. */

const form = document.querySelector<HTMLFormElement>('.search-form');

async function open(): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('main .search-field');
  if (field) {
    field.select();
    return;
  }
  try {
    const { openDialog } = await import('./dialog.tsx');
    openDialog();
  } catch {
    // The script did not come (no network and nothing kept): the page of all rules may.
    form?.submit();
  }
}

const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void open();
});
document.addEventListener('keydown', (event) => {
  if (!isShortcut(event)) return;
  event.preventDefault();
  void open();
});
