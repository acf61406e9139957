/** What a built page weighs, gzip, in kilobytes. Scripts are counted with all they import at once; what a gesture, a link or what is kept asks for is not. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltPage } from '../build/pages.ts';

export interface Weight {
  readonly path: string;
  readonly html: number;
  readonly css: number;
  /** Without any island, with what comes at rest. */
  readonly js: number;
  /** What comes once the page rests. */
  readonly rest: number;
  /** With each of its islands alone, by the island's name, before the page rests. */
  readonly withIsland: Readonly<Record<string, number>>;
  /** With all of them, and what comes at rest. */
  readonly withAll: number;
}

const gzip = (content: string | Buffer): number => gzipSync(content).length / 1000;

export const captured = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Modules that are imported dynamically and yet fetched with no gesture, once the page rests: a browser test holds the list. */
export const AT_REST: readonly string[] = ['at-rest', 'focus'];

/** The module that a built script was made of. */
export const moduleOf = (script: string): string => script.replace(/.*\//, '').replace(/\..*/, '');

const DYNAMIC_IMPORT = /\bimport\(["'`](\.[^"'`]+)["'`]\)/g;
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[^"'();]*?\bfrom\s*)?["'](\.[^"']+)["']/g;

/** `scripts`, paths inside the site, and all that they import at once. */
export function withImports(
  site: string,
  scripts: Iterable<string>,
  dynamic: readonly string[] = [],
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const script of scripts) {
    if (seen.has(script) || !existsSync(join(site, script))) continue;
    seen.add(script);
    const text = readFileSync(join(site, script), 'utf8');
    const imports = [
      ...captured(text, STATIC_IMPORT),
      ...captured(text, DYNAMIC_IMPORT).filter((path) => dynamic.includes(moduleOf(path))),
    ];
    withImports(
      site,
      imports.map((path) => posix.join(dirname(script), path)),
      dynamic,
      seen,
    );
  }
  return seen;
}

export function weigh(site: string, base: string, { path, html }: BuiltPage): Weight {
  const inside = (addresses: readonly string[]) =>
    addresses.filter((address) => address.startsWith(base)).map((address) => address.slice(base.length));
  const files = (paths: Iterable<string>) => [...paths].reduce((total, file) => total + gzip(readFileSync(join(site, file))), 0);
  // What is told to search engines is text of the page: no script.
  const inline = captured(html, /<script\b(?![^>]*(?:\ssrc=|"application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g);
  const shell = inside(captured(html, /<script[^>]*\ssrc="([^"]+)"/g));
  const renderers = inside(captured(html, /renderer-url="([^"]+)"/g));
  const islands = [...new Set(inside(captured(html, /component-url="([^"]+)"/g)))];
  const scripts = (extra: readonly string[], dynamic: readonly string[] = []) =>
    files(withImports(site, [...shell, ...extra], dynamic)) + gzip(inline.join(''));
  const js = scripts([], AT_REST);
  return {
    path: path.replace(/index\.html$/, '') || '/',
    html: gzip(html),
    css:
      files(new Set(inside(captured(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)))) +
      gzip(captured(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('')),
    js,
    rest: js - scripts([]),
    withIsland: Object.fromEntries(islands.map((island) => [moduleOf(island), scripts([...renderers, island])])),
    withAll: scripts([...renderers, ...islands], AT_REST),
  };
}
