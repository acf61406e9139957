/**
 * What did not load says so. Stands first in every page, as text (it uses nothing from outside of itself), so that it is there whatever else is not: half an upload, a page left open while the site
 * changed, a network that goes. One place for all tools.
 */
export function tellUnloaded(): void {
  const failed = new WeakSet<object>();
  const reload = () => location.reload();

  function button(): HTMLButtonElement {
    const one = document.createElement('button');
    one.type = 'button';
    one.textContent = 'Recharger la page';
    one.onclick = reload;
    return one;
  }

  /** In the bar of new versions: what is missing has no place of its own in the page. */
  function sayBelow() {
    const bar = document.querySelector<HTMLElement>('[data-offline]');
    const [words, now, later] = ['p', '.offline-reload', '.offline-later'].map((name) => bar?.querySelector<HTMLElement>(name));
    if (!bar || !words || !now || !later) return;
    bar.hidden = false;
    words.textContent = 'Une partie de cette page n’a pas pu être chargée.';
    now.onclick = reload;
    later.onclick = () => {
      bar.hidden = true;
    };
  }

  addEventListener('astro:hydration-error', ({ target }) => {
    const island = target as Element;
    const words = document.createElement('p');
    words.className = 'unloaded';
    words.setAttribute('role', 'alert');
    words.append('Cet outil n’a pas pu être chargé : le réseau manque, ou le site vient de changer. ', button());
    island.before(words);
    // It wakes no more: what is done in it is not kept for later.
    island.removeAttribute('ssr');
    island.removeAttribute('aria-busy');
  });
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && sayBelow(), true);
  // A part fetched on demand; who asked for it may have said so himself.
  addEventListener('vite:preloadError', (event) => failed.add((event as Event & { payload: object }).payload));
  addEventListener('unhandledrejection', ({ reason }) => failed.has(reason) && sayBelow());
}
