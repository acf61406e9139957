/** Loads what a search needs, once: Pagefind's wasm and index, the records, and the addresses that join them. About 150 kB before compression. */
import { href } from '../url.ts';
import type { Library, Pagefind } from './answer.ts';
import { findings, type RulesFile } from './records.ts';

interface PagefindModule extends Pagefind {
  options(options: { readonly noWorker: boolean }): Promise<void>;
  init(language: string): Promise<void>;
}

async function json<T>(path: string): Promise<T> {
  const response = await fetch(href(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** A browser may remember that a module did not come: every further try asks for it under another name. */
let tries = 0;

async function loadPagefind(): Promise<Pagefind> {
  tries += 1;
  const address = href(`pagefind/pagefind.js${tries > 1 ? `?essai=${tries}` : ''}`);
  const module = (await import(/* @vite-ignore */ address)) as PagefindModule;
  // The index is small enough for the page's own thread: a worker would be 40 kB more to fetch for nothing.
  await module.options({ noWorker: true });
  await module.init('fr');
  return module;
}

async function load(): Promise<Library> {
  const [pagefind, file, urls] = await Promise.all([
    loadPagefind(),
    json<RulesFile>('regles.json'),
    json<Record<string, string>>('pagefind/adresses.json'),
  ]);
  return { pagefind, findings: findings(file), urls };
}

let loading: Promise<Library> | undefined;

/** The library; a failed load is tried again at the next call. */
export function library(): Promise<Library> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
