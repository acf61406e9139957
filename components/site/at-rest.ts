/** What can wait until the page rests: what stands behind a number or a word, where one is in the page, and the copy kept for later. */
import { href } from '#components/base/url.ts';
import { previews } from './preview/preview.ts';

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

/**
 * Registers the service worker. A new version waits beside the old one until the reader asks for it, so that
 * nobody reads half of each and no page reloads by itself. Stored: the files of one version, in the browser's cache of this site.
 */
const READY = 'Une nouvelle version est prête.';
const IN_PLACE = 'Une nouvelle version est en place.';

const notice = document.querySelector<HTMLElement>('[data-offline]');

/** Shows `text`; `reload` is what the reader's tap does. */
function say(text: string, reload: () => void): void {
  const [words, now, later] = ['.offline-text', '.offline-reload', '.offline-later'].map((name) =>
    notice?.querySelector<HTMLElement>(name),
  );
  if (!notice || !words || !now || !later) return;
  notice.hidden = false;
  words.textContent = text;
  now.onclick = reload;
  later.onclick = () => {
    notice.hidden = true;
  };
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  let isFirst = !serviceWorker.controller;
  let isAsked = false;
  // Another tab may have asked for the new version: this one keeps its page until its own reader does.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    else if (!isFirst) say(IN_PLACE, () => location.reload());
    isFirst = false;
  });

  const registration = await serviceWorker.register(href('sw.js'), { scope: href('') });
  const offer = () => {
    if (!registration.waiting || !serviceWorker.controller) return;
    say(READY, () => {
      isAsked = true;
      registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    });
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
}

/** Private windows and plain http forbid it: the site then works as any other. */
function keepOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void register().catch(() => undefined);
}

previews();
markReading();
keepOffline();
