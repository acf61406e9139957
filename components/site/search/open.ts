/**
 * Opens the search from its button and from Ctrl/Cmd+K: never from a bare key, which screen readers and typists need. Back to a page that was
 * left by an answer opens it again.
 */

const form = document.querySelector<HTMLFormElement>('.search-form');

async function open(search = ''): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('main .search-field');
  if (field) {
    field.select();
    return;
  }
  try {
    const { openDialog } = await import('./dialog.tsx');
    await openDialog(search);
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

/** Only an entry of the history that was left by an answer says what was asked. */
function openAgain(): void {
  const search = (history.state as { readonly recherche?: string } | null)?.recherche;
  if (search !== undefined) void open(search);
}

addEventListener('popstate', openAgain);
addEventListener('pageshow', openAgain);
