/**
 * Where the keyboard is at a table, from the chooser to the end: what had it may go at any moment, by an answer, a bot's turn, an undo, and it is never left to
 * nobody. Here is all of it: neither games nor parts of the shell take it by themselves.
 */
import { hasActed } from '#components/kit/focus.ts';

/** The id of what is asked, at every table. */
export const ASKED_ID = 'table-asked';

/** They stop the table until they are answered: they take the focus as they come. */
const STOPS = '.table-blow, .table-curtain, .table-together';
/** They come in between: what had the focus before them has it again. */
const ASIDES = '.table-blow, .table-refused';
/** Who has it otherwise, the first that is there: what is looked at again, what is asked, the end. */
const HEIRS = ['.table-stepper input', `#${ASKED_ID}`, '.table-end[tabindex]'];
/** What takes the keys of places, and its one stop. */
const BOARD = '[role="application"], [data-board]';
const STOP = '[role="application"] [tabindex="0"], [data-board]';

const isSeen = (element: Element | null | undefined): element is HTMLElement => element?.checkVisibility() ?? false;

/** Watches over a table whose `root` may take the focus; answers how to stop. Escape leads from the board to what is asked, and back to it from anywhere else. */
export function keepFocus(root: HTMLElement): () => void {
  const find = (selector: string) => [...root.querySelectorAll(selector)].find(isSeen) as HTMLElement | undefined;
  /** What had the focus last, and what had it before something came in between. */
  let held: Element | null = null;
  let before: Element | null = null;
  /** What stops the table. */
  let stop: HTMLElement | undefined;
  /** Nobody could take it: it stays with the whole table until somebody can. */
  let isWaiting = false;

  const heir = (): HTMLElement | undefined => {
    if (stop) return stop.querySelector('button') ?? undefined;
    const [first, ...others] = HEIRS.map(find);
    return first ?? (held?.closest(ASIDES) && isSeen(before) ? before : others.find(isSeen));
  };
  const mend = () => {
    const last = stop;
    stop = find(STOPS);
    const { activeElement } = document;
    const isStopped = stop !== undefined && stop !== last && hasActed();
    const isLost = activeElement === document.body && held !== null && !isSeen(held);
    if (!isStopped && !isLost && !(isWaiting && activeElement === root)) return;
    const next = heir();
    if (next ?? isLost) (next ?? root).focus({ preventScroll: true });
    isWaiting = next === undefined;
  };
  const taken = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    held = target;
    if (target !== root) isWaiting = false;
    if (target !== root && !target.closest(ASIDES)) before = target;
  };
  // Let go by somebody who tapped beside, it is lost to nobody; a link that is followed lets it go, and goes a little later, as what is hidden does.
  const left = () =>
    setTimeout(() => {
      if (document.activeElement === document.body && isSeen(held) && !held.closest('a')) held = null;
      else mend();
    });
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':popover-open')) return;
    const isIn = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null;
    const to = isIn(BOARD) ? heir() : (find(STOP) ?? (isIn(`#${ASKED_ID}`) ? undefined : heir()));
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const watch = new MutationObserver(mend);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['hidden', 'open'] });
  root.addEventListener('focusin', taken);
  root.addEventListener('keydown', keyed);
  document.addEventListener('focusout', left);
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', taken);
    root.removeEventListener('keydown', keyed);
    document.removeEventListener('focusout', left);
  };
}
