/**
 * Keeps the texts of one version (pages, scripts, styles) for reading without network. They come as one compressed file, a fifth of their weight on a host that
 * does not compress, and one request instead of hundreds, in which what pages share is held once (`scripts/build/page-pack.ts`); drawings and fonts are Workbox's.
 * The build puts `const PACK = { url, integrity, files }` before this file, and Workbox's worker after it.
 */
const scope = self.registration.scope;
const OURS = `pages ${scope} `;
const CACHE = `${OURS}${PACK.integrity}`;
const FILES = new Set(PACK.files);

const TYPES = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** Fetches and unpacks; a file that is not the one of this build fails, and with it the installation. */
async function keepPages() {
  const answer = await fetch(new URL(PACK.url, scope), { integrity: PACK.integrity, cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${PACK.url}: ${answer.status}`);
  const { pieces, files } = await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).json();
  const cache = await caches.open(CACHE);
  const textOf = (runs) => runs.flatMap(([first, count]) => pieces.slice(first, first + count)).join('');
  const keep = ([file, runs]) =>
    cache.put(new URL(file, scope), new Response(textOf(runs), { headers: { 'Content-Type': TYPES[file.split('.').pop()] } }));
  await Promise.all(Object.entries(files).map(keep));
}

async function dropOtherVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
}

const kept = async (file) => (await caches.open(CACHE)).match(new URL(file, scope), { ignoreVary: true });

/** Under way: a text that is missing is fetched with all the others, whose print says that they are of this version. */
let refilling;
function refill() {
  refilling ??= keepPages()
    .catch(() => undefined)
    .finally(() => {
      refilling = undefined;
    });
  return refilling;
}

/** A file of the pack. Browsers short of room drop what they kept: without network nothing can be done, with it the file comes from there, and the pack again. */
async function answered(event, file) {
  const page = await kept(file);
  if (page) return page;
  event.waitUntil(refill());
  return fetch(event.request);
}

/** The path asked for, after the scope's, without its escapes; malformed ones name nothing. */
function pathIn({ pathname }, root) {
  try {
    return decodeURI(pathname.slice(root.length));
  } catch {
    return '%';
  }
}

/** What the pack does not hold is asked of the network; without it, the page of lost addresses. */
const lost = (request) => fetch(request).catch(async () => (await kept('404.html')) ?? Response.error());

/** The reader spares his connection, or pays for what it carries. `keep.ts` asks the same. */
function isSpared() {
  const { connection } = self.navigator;
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Whether this version may be fetched: the first one was asked for, a later one waits for a better connection or for the mark that `keep.ts` leaves. */
const isWanted = async () => !self.registration.active || !isSpared() || (await caches.delete(`demande ${scope}`));

// What Workbox does to install comes further down in this file, and waits for the same word.
const installs = [keepPages];
const listen = self.addEventListener.bind(self);
self.addEventListener = (kind, act) => (kind === 'install' ? void installs.push(act) : listen(kind, act));

async function install(event) {
  if (!(await isWanted())) throw new Error('not now: the connection is spared');
  await Promise.all(installs.map((act) => act(event)));
}

listen('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(dropOtherVersions()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const root = new URL(scope);
  if (request.method !== 'GET' || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return;
  const path = pathIn(url, root.pathname);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  if (FILES.has(file)) event.respondWith(answered(event, file));
  else if (request.mode !== 'navigate') return;
  else if (FILES.has(`${path}/index.html`)) event.respondWith(Response.redirect(`${root.origin}${url.pathname}/${url.search}`));
  else event.respondWith(lost(request));
});
