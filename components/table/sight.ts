/** Brings what is asked into sight, unless somebody is reading elsewhere. */
import { hasActed } from '#components/kit/focus.ts';

/** Milliseconds after the page was last moved by hand, during which it is not moved under somebody's eyes. */
const PATIENCE = 4000;
const SCROLLING: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']);

let movedAt = Number.NEGATIVE_INFINITY;
/** Tables at which somebody has done something. */
const touched = new WeakSet<Element>();

/** Whether somebody has done something where this is: at its table, elsewhere on the page. What wakes after a click that was for something else does not move the page. */
export function isTouched(element: Element): boolean {
  const table = element.closest('.table');
  return table ? touched.has(table) : hasActed();
}

/** Listens for the page being moved by hand, and for the act at the table that ends it; answers how to stop. */
export function watchHands(): () => void {
  const moved = () => {
    movedAt = performance.now();
  };
  const touch = ({ target }: Event): Element | undefined => {
    const table = target instanceof Element && target.closest('.table');
    if (table) touched.add(table);
    return table ? target : undefined;
  };
  const keyed = (event: KeyboardEvent) => {
    if (SCROLLING.has(event.key)) moved();
    else if (event.key !== 'Tab') touch(event);
  };
  const acted = (event: Event) => {
    if (touch(event)?.closest('button')) movedAt = Number.NEGATIVE_INFINITY;
  };
  const hands = new AbortController();
  const { signal } = hands;
  addEventListener('wheel', moved, { passive: true, signal });
  addEventListener('touchmove', moved, { passive: true, signal });
  addEventListener('keydown', keyed, { capture: true, signal });
  addEventListener('click', acted, { capture: true, signal });
  return () => hands.abort();
}

export const tableToTop = () => document.querySelector('.table')?.scrollIntoView({ block: 'start', behavior: 'instant' });

/** From what is said above the line, where that leaves room for the board and what is asked. */
export function seatedToTop(seated: Element | null): void {
  const table = seated?.closest('.table');
  const [board, dock] = ['.table-board', '.table-dock'].map((part) => table?.querySelector(part)?.getBoundingClientRect());
  const isRoom = table && board && dock && board.bottom - table.getBoundingClientRect().top + dock.height <= innerHeight;
  (isRoom ? table : seated)?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Board and all that is asked and told are seen at once. */
export const isDesk = (): boolean => matchMedia('(min-width: 68rem)').matches;

/** One column, under the thumb. */
export const isPhone = (): boolean => matchMedia('(max-width: 46rem)').matches;

/** Somebody types, marks a text, has just moved the page, or has left the table for what is above or below it. */
function isBusy(element: Element): boolean {
  if (performance.now() - movedAt < PATIENCE) return true;
  if (document.activeElement?.matches('input:not([type="range"]), textarea')) return true;
  if (!(document.getSelection()?.isCollapsed ?? true)) return true;
  const table = element.closest('.table')?.getBoundingClientRect();
  return table !== undefined && (table.bottom < 0 || table.top > innerHeight);
}

/** Whether all these can be touched as the page lies: none is outside the screen, nor under what sticks to its edges. */
export const areInSight = (elements: Iterable<Element>): boolean =>
  [...elements].every((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
  });

/** Never for a page that is just being opened, nor under who steps through a game looked at again: he holds the steps. */
export function comeIntoSight(element: Element | null, block: ScrollLogicalPosition = 'nearest'): void {
  if (!element || !isTouched(element) || element.closest('[data-stepped="true"]') || isBusy(element)) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Its parts stand beside the rest of the table: the table is brought.
  const box = getComputedStyle(element).display === 'contents' ? element.parentElement : element;
  box?.scrollIntoView({ block, behavior: isStill ? 'auto' : 'smooth' });
}

/** What one has touched on a board does not lie under what is asked of it: the page is moved as little as shows it. */
export function keepInSight(stage: Element | null): void {
  const place = stage?.querySelector('.table-board :is([aria-pressed="true"], [data-in-question])');
  const dock = stage?.querySelector('.table-dock');
  if (!stage || !place || !dock || !isTouched(stage) || isBusy(stage)) return;
  const line = stage.closest('.table-seated')?.querySelector('.table-line')?.getBoundingClientRect().bottom ?? 0;
  const [at, over] = [place.getBoundingClientRect(), dock.getBoundingClientRect()];
  const board = place.closest('.table-board')?.getBoundingClientRect();
  // Out of the window of a map that scrolls by itself, the page would not show it either.
  if (board && (at.top < board.top || at.bottom > board.bottom)) return;
  if (over.left >= at.right || over.right <= at.left) return;
  const below = Math.min(at.bottom, innerHeight) - over.top;
  const by = below > 0 ? below : Math.min(0, at.top - line);
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
}
