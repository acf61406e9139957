/**
 * What did not load says so. Stands first in every page, as text (it uses nothing from outside of itself), so that it is there whatever else is not: half an upload, a page left open while the site
 * changed, a network that goes. One place for all tools.
 */
export function tellUnloaded(): void {
  const failed = new WeakSet<object>();

  /** In the bar of new versions, or in one like it before the tool. */
  function say(text: string, island?: Element) {
    let bar = document.querySelector<HTMLElement>('[data-offline]');
    if (!bar) return;
    if (island) {
      bar = bar.cloneNode(true) as HTMLElement;
      bar.className = 'unloaded';
      delete bar.dataset.offline;
      island.before(bar);
      // It wakes no more: what is done in it is not kept for later.
      island.removeAttribute('ssr');
      island.removeAttribute('aria-busy');
    }
    const [words, now, later] = bar.children as unknown as HTMLElement[];
    if (!words || !now || !later) return;
    bar.hidden = false;
    words.textContent = text;
    now.onclick = () => location.reload();
    later.onclick = () => bar.toggleAttribute('hidden');
  }
  const some = () => say('Une partie de cette page n’a pas pu être chargée.');

  addEventListener('astro:hydration-error', ({ target }) => say('Cet outil n’a pas pu être chargé.', target as Element));
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && some(), true);
  // A part fetched on demand; who asked for it may have said so himself.
  addEventListener('vite:preloadError', (event) => failed.add((event as Event & { payload: object }).payload));
  addEventListener('unhandledrejection', ({ reason }) => failed.has(reason) && some());
}
