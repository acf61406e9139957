/**
 * Nothing done in a tool before its script runs is lost: it is written down, and done again once the tool is awake, that is after its first
 * effects and after what they read (`wakesAfter`). Astro marks a sleeping island `ssr`; ours is `data-waking` from there to the end.
 */

declare global {
  interface Window {
    /** What the islands of the page are reading: a link, a kept game. */
    waking?: unknown[];
  }
}

/** What is read at the start comes before what the visitor did meanwhile, and does not undo it. */
export function wakesAfter(reading: unknown): void {
  window.waking ??= [];
  window.waking.push(reading);
}

/** Once all that has been read so far. */
export const allAwake = (): Promise<unknown> => Promise.allSettled(window.waking ?? []);

/**
 * Stands first in every page, as text: it uses nothing from outside of itself. What the browser puts back in fields after `load`, without a
 * word, is taken out again: an island's state is in its address, or kept by itself, and its fields say nothing else.
 */
export function keepActs(): void {
  type Target = HTMLInputElement & HTMLDetailsElement;
  interface Act {
    readonly event: Event;
    readonly key: string | undefined;
    readonly target: Target;
    /** To find it again where the first render replaced it: the `nth` of the same name. */
    readonly name: string;
    readonly nth: number;
    readonly value: string;
    /** Ticked, or unfolded. */
    readonly on: boolean;
  }
  // A question that an address brings is not answered by the example that stands there until it is read, and who asks for a game at once is not shown
  // how one is chosen (`shell.css`).
  if (/=|^#(vite|lecon)/.test(location.search + location.hash)) document.documentElement.dataset.brought = '';
  const acts = new Map<Element, Act[]>();
  const nameOf = (one: Element) => one.id + one.getAttribute('name') + one.getAttribute('aria-label') + one.textContent;
  const likeOf = (island: Element, { localName }: Element, name: string) =>
    [...island.querySelectorAll<Target>(localName)].filter((one) => nameOf(one) === name);
  const turn = () => new Promise((done) => setTimeout(done));
  /** Effects run after it. */
  const frame = () => new Promise(requestAnimationFrame).then(turn);
  let isAgain = false;

  function put(field: Target, value: string, checked: boolean) {
    if (field.type !== 'file' && (field.value !== value || field.checked !== checked)) Object.assign(field, { value, checked });
  }

  /** Where it was done, or what the first render put there instead. */
  function placeOf(island: Element, { target, name, nth }: Act): Target {
    const isThere = target.isConnected && nameOf(target) === name;
    return isThere ? target : (likeOf(island, target, name)[nth] ?? target);
  }

  /**
   * The fields as the visitor left them. A render that does not know of it yet puts them back, and the next key would start from there: Tab would
   * go to the old choice of a group of radios, a letter would follow the old text.
   */
  function show(island: Element) {
    const sets = (acts.get(island) ?? []).filter(({ event: { type } }) => type === 'input' || type === 'change');
    const last = new Map(sets.map((act) => [act.target, act]));
    for (const act of sets) if (last.get(act.target) === act) put(placeOf(island, act), act.value, act.on);
  }

  function note(event: Event) {
    const touched = event.target as Element;
    const island = !isAgain && touched.closest?.('astro-island[ssr], astro-island[data-waking]');
    if (!island) return;
    const { type, key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    if (type === 'keydown' || type === 'pointerdown') show(island);
    if (type === 'pointerdown') return;
    const control = touched.closest<Target>('a[href], button, input, label, select, summary, textarea');
    const isOfButton = !control || control.matches('button, summary');
    if (type === 'submit') event.preventDefault();
    if (type === 'submit' || (type === 'click' && !isOfButton)) return;
    if (type === 'keydown') {
      if (key === 'Tab' || ctrlKey || metaKey || altKey || (!isOfButton && !key[1])) return;
      if (!control && /^Arrow|^Enter| /.test(key)) event.preventDefault();
    }
    const isFold = type === 'click' && control?.localName === 'summary';
    const target = ((isFold ? control?.parentElement : control) ?? touched) as Target;
    const name = nameOf(target);
    const list = acts.get(island) ?? [];
    const last = list.at(-1);
    // Typed letter by letter, or struck again because nothing came: once.
    if (last?.target === target && last.event.type === type && last.key === key) list.pop();
    const nth = likeOf(island, target, name).indexOf(target);
    list.push({ event, key, target, name, nth, value: target.value, on: isFold ? !target.open : target.checked });
    acts.set(island, list);
    island.setAttribute('aria-busy', 'true');
    if (!island.hasAttribute('ssr')) event.stopImmediatePropagation();
  }

  function again(island: Element, act: Act) {
    const { event, value, on } = act;
    const one = placeOf(island, act);
    const { type } = event;
    const isFold = type === 'click' && one.localName === 'details';
    if (isFold) one.open = on;
    if (type === 'input' || type === 'change') put(one, value, on);
    const inside = (copy: Event) => copy.stopPropagation();
    island.addEventListener(type, inside);
    isAgain = true;
    one.dispatchEvent(isFold ? new Event('toggle') : new (event.constructor as typeof Event)(type, event));
    isAgain = false;
    island.removeEventListener(type, inside);
  }

  async function wake({ target }: Event) {
    const island = target as Element;
    const list: Act[] = acts.get(island) ?? [];
    acts.set(island, list);
    island.setAttribute('data-waking', '');
    show(island);
    await frame();
    show(island);
    await Promise.allSettled(window.waking ?? []);
    await frame();
    for (let act = list.shift(); act; act = list.shift()) {
      await turn();
      again(island, act);
    }
    island.removeAttribute('data-waking');
    island.removeAttribute('aria-busy');
  }

  function unrestored() {
    const fields = [...document.querySelectorAll<Target>('astro-island :is(input, select, textarea)')];
    const back = fields.map((field) => put.bind(null, field, field.value, field.checked));
    const undo = () => {
      for (const one of back) one();
    };
    addEventListener('pageshow', undo, { once: true });
  }

  for (const type of ['input', 'change', 'click', 'keydown', 'pointerdown', 'submit']) addEventListener(type, note, true);
  addEventListener('astro:hydrate', wake, true);
  addEventListener('load', unrestored);
}
