/** What a built page weighs, gzip, in kilobytes. Scripts are counted with all they import at once; what is loaded only when asked is not. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltPage } from '../build/pages.ts';

export interface Weight {
  readonly path: string;
  readonly html: number;
  readonly css: number;
  /** Without any island. */
  readonly js: number;
  /** With each of its islands alone, by the island's name. */
  readonly withIsland: Readonly<Record<string, number>>;
  /** With all of them. */
  readonly withAll: number;
}

const gzip = (content: string | Buffer): number => gzipSync(content).length / 1000;

export const captured = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[^"'();]*?\bfrom\s*)?["'](\.[^"']+)["']/g;

/** `scripts`, paths inside the site, and all that they import at once. */
function withImports(site: string, scripts: Iterable<string>, seen = new Set<string>()): ReadonlySet<string> {
  for (const script of scripts) {
    if (seen.has(script) || !existsSync(join(site, script))) continue;
    seen.add(script);
    const imports = captured(readFileSync(join(site, script), 'utf8'), STATIC_IMPORT);
    withImports(
      site,
      imports.map((path) => posix.join(dirname(script), path)),
      seen,
    );
  }
  return seen;
}

export function weigh(site: string, base: string, { path, html }: BuiltPage): Weight {
  const inside = (addresses: readonly string[]) =>
    addresses.filter((address) => address.startsWith(base)).map((address) => address.slice(base.length));
  const files = (paths: Iterable<string>) => [...paths].reduce((total, file) => total + gzip(readFileSync(join(site, file))), 0);
  const inline = captured(html, /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const shell = inside(captured(html, /<script[^>]*\ssrc="([^"]+)"/g));
  const renderers = inside(captured(html, /renderer-url="([^"]+)"/g));
  const islands = [...new Set(inside(captured(html, /component-url="([^"]+)"/g)))];
  const scripts = (extra: readonly string[]) => files(withImports(site, [...shell, ...extra])) + gzip(inline.join(''));
  const nameOf = (island: string) => island.replace(/.*\//, '').replace(/\..*/, '');
  return {
    path: path.replace(/index\.html$/, '') || '/',
    html: gzip(html),
    css:
      files(new Set(inside(captured(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)))) +
      gzip(captured(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('')),
    js: scripts([]),
    withIsland: Object.fromEntries(islands.map((island) => [nameOf(island), scripts([...renderers, island])])),
    withAll: scripts([...renderers, ...islands]),
  };
}
