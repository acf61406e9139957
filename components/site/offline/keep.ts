/**
 * The copy kept for reading without network: fetched once the page is quiet, or when its reader asks for it where his connection is spared. Stored: the files of one
 * version, in the browser's cache of this site. A new version waits beside the old one until the reader asks for it, so that nobody reads half of each and no page
 * reloads by itself. The foot of the page says how much it is, and where it stands.
 */
import { announce } from '../announce.ts';
import { href } from '#components/base/url.ts';

const READY = 'Une nouvelle version est prête.';
const IN_PLACE = 'Une nouvelle version est en place.';
const KEPT = 'gardés pour lire sans réseau.';
const WANTED = 'à garder pour lire sans réseau.';
const SPARED = 'à garder pour lire sans réseau. Connexion économisée : rien n’est pris sans vous.';
const COMING = 'en route…';
const FAILED = 'n’ont pas pu être gardés : réessayez.';
const KEEP = 'Garder pour le hors-ligne';
const RENEW = 'Chercher une nouvelle version';
const SAME = 'gardés pour lire sans réseau ; c’est la dernière version.';

/** Milliseconds without anything fetched after which a page is quiet. */
const QUIET = 2000;

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

/** In the foot of the page, after how much it is; `ask`: what its button does. */
function tell(text: string, label = '', ask?: () => Promise<string>): void {
  const line = document.querySelector<HTMLElement>('[data-kept]');
  const [words, button] = [line?.querySelector('span'), line?.querySelector('button')];
  if (!words || !button) return;
  words.textContent = text;
  button.hidden = ask === undefined;
  button.textContent = label;
  button.onclick = async () => {
    tell(COMING);
    const said = await ask?.().catch(() => undefined);
    if (said === undefined) tell(FAILED, label, ask);
    else tell(said);
    announce(`${line?.querySelector('b')?.textContent ?? ''} ${said ?? FAILED}`);
  };
}

/** The reader spares his connection, or pays for what it carries. `worker.js` asks the same. */
function isSpared(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean; readonly type?: string } };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Once nothing was fetched for a while, and the page rests. */
function whenQuiet(act: () => void): void {
  const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined;
  const left = QUIET - (performance.now() - (last?.responseEnd ?? 0));
  if (left > 0) setTimeout(() => whenQuiet(act), left);
  else if ('requestIdleCallback' in window) requestIdleCallback(act);
  else act();
}

/** Offers what is ready to take the place of what is read. */
function watched(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let isFirst = !serviceWorker.controller;
  let isAsked = false;
  // Another tab may have asked for the new version: this one keeps its page until its own reader does.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    else if (!isFirst) say(IN_PLACE, () => location.reload());
    isFirst = false;
  });
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

/** Resolves once all of it is there; rejects where it cannot be. */
async function register(): Promise<string> {
  const registration = await navigator.serviceWorker.register(href('sw.js'), { scope: href('') });
  watched(registration);
  const worker = registration.installing;
  await new Promise<void>((done, fail) => {
    if (registration.active) return done();
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') done();
      else if (worker.state === 'redundant') fail(new Error('not installed'));
    });
  });
  return KEPT;
}

/** The mark by which the worker knows that this new version was asked for. */
async function renew(registration: ServiceWorkerRegistration): Promise<string> {
  await caches.open(`demande ${registration.scope}`);
  await registration.update();
  return registration.installing || registration.waiting ? KEPT : SAME;
}

/** Private windows and plain http forbid it: the site then works as any other. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const kept = await navigator.serviceWorker.getRegistration(href('')).catch(() => undefined);
  const begin = () =>
    register().then(
      (said) => tell(said),
      () => tell(WANTED),
    );
  if (!isSpared()) {
    if (kept?.active) tell(KEPT);
    return whenQuiet(() => void begin());
  }
  if (!kept?.active) return tell(SPARED, KEEP, register);
  watched(kept);
  tell(KEPT, RENEW, () => renew(kept));
}
