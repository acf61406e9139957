/**
 * Registers the service worker. A new version waits beside the old one until the reader asks for it, so that
 * nobody reads half of each and no page reloads by itself. Stored: the files of one version, in the browser's cache of this site.
 */
import { href } from '#components/base/url.ts';

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
export function keepOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void register().catch(() => undefined);
}
