/** What can wait until the page rests: the theme's buttons, what stands behind a number or a word, where one is in the page, its links to copy, how to correct it, which text it is, and the copy kept for later. */
import { copyButtons } from './copy.ts';
import { correctionDoors } from './correction/doors.ts';
import { readEditions } from './editions/reader.ts';
import { keepOffline } from './offline/keep.ts';
import { previews } from './preview/preview.ts';
import { themeButtons } from './theme.ts';

interface Entry {
  readonly link: HTMLAnchorElement;
  readonly target: HTMLElement;
}

/** Share of the screen's height above which a title has been reached. */
const REACHED = 0.3;

function entriesOf(nav: Element): readonly Entry[] {
  return [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const target = document.getElementById(link.hash.slice(1));
    return target ? [{ link, target }] : [];
  });
}

/** Keeps the marked line of a column that scrolls by itself in sight; the page stays where it is. */
function follow(link: HTMLElement): void {
  const box = link.closest<HTMLElement>('[data-reading]');
  if (!box || box.scrollHeight <= box.clientHeight) return;
  const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - box.clientHeight / 3;
}

function mark(entries: readonly Entry[]): void {
  const reached =
    entries.filter(({ target }) => target.getBoundingClientRect().top <= innerHeight * REACHED).at(-1)?.link ?? entries[0]?.link;
  if (reached?.ariaCurrent === 'location') return;
  for (const { link } of entries) link.removeAttribute('aria-current');
  reached?.setAttribute('aria-current', 'location');
  if (reached) follow(reached);
}

function markReading(): void {
  const navs = [...document.querySelectorAll<HTMLElement>('[data-reading]')].map((nav) => ({ nav, entries: entriesOf(nav) }));
  if (navs.length === 0) return;
  let isDue = false;
  const markAll = () => {
    isDue = false;
    for (const { entries } of navs) mark(entries);
  };
  const soon = () => {
    if (!isDue) requestAnimationFrame(markAll);
    isDue = true;
  };
  addEventListener('scroll', soon, { passive: true });
  addEventListener('resize', soon);
  soon();
  for (const { nav } of navs) {
    if (!nav.popover) continue;
    nav.addEventListener('toggle', () => {
      const here = nav.querySelector<HTMLElement>('[aria-current]');
      if (here) follow(here);
    });
    nav.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a') && nav.matches(':popover-open')) nav.hidePopover();
    });
  }
}

document.documentElement.dataset.rests = '';
themeButtons();
previews();
markReading();
readEditions();
copyButtons();
correctionDoors();
void keepOffline();
