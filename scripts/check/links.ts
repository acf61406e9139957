/**
 * Every address inside the built site leads somewhere: the file is there, a folder is asked with its slash (plain servers redirect, offline does
 * not), and the anchor stands on the page, whichever page names it first. Addresses of other sites are not fetched.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pagesIn } from '../build/pages.ts';

const ADDRESS = /\s(?:href|src|action|poster|component-url|renderer-url)="([^"]*)"/g;
/** A bare fragment in a style sheet is the page that wears it, not the sheet. */
const CSS_ADDRESS = /url\(["']?([^#"')][^"')]*)["']?\)/g;
/** The page's picture, said with its host because other sites read it. */
const PICTURE = /<meta property="og:image" content="https?:\/\/[^/"]+([^"]*)"/g;
const ANCHOR = /\s(?:id|name)="([^"]*)"/g;
const TEXT = /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g;

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, value]) => (value ?? '').replaceAll('&amp;', '&'));

interface Link {
  readonly from: string;
  readonly to: URL;
}

/** `https://site.invalid` stands for the host: anything else is another site. */
const HOST = 'https://site.invalid';

function linksIn(site: string, base: string): readonly Link[] {
  const from = (path: string, addresses: readonly string[]) =>
    addresses.map((address) => ({ from: path, to: new URL(address, `${HOST}${base}${path}`) }));
  const inPages = pagesIn(site).flatMap(({ path, html }) =>
    from(path.replace(/index\.html$/, ''), [...all(html.replace(TEXT, '<$1$2>'), ADDRESS), ...all(html, PICTURE)]),
  );
  const inStyles = globSync('**/*.css', { cwd: site }).flatMap((path) =>
    from(path, all(readFileSync(join(site, path), 'utf8'), CSS_ADDRESS)),
  );
  return [...inPages, ...inStyles].filter(({ to }) => to.origin === HOST);
}

/** How many links were followed, and one sentence for each address that leads nowhere. */
export function checkLinks(site: string, base: string): { readonly count: number; readonly faults: readonly string[] } {
  const drawings = globSync('**/*.svg', { cwd: site }).map((path) => ({ path, html: readFileSync(join(site, path), 'utf8') }));
  const anchors = new Map([...pagesIn(site), ...drawings].map(({ path, html }) => [path, new Set(all(html.replace(TEXT, ''), ANCHOR))]));
  const faultOf = ({ to }: Link): string | undefined => {
    if (!to.pathname.startsWith(base)) return 'is outside the base';
    const asked = decodeURIComponent(to.pathname.slice(base.length));
    const path = asked === '' || asked.endsWith('/') ? `${asked}index.html` : asked;
    if (!existsSync(join(site, path))) return 'is no file';
    if (statSync(join(site, path)).isDirectory()) return 'is a folder asked without its slash';
    const anchor = decodeURIComponent(to.hash.slice(1));
    // What a link hands to a tool (`position=…`) is no anchor: the tool's tests read it.
    return anchor && !anchor.includes('=') && !anchors.get(path)?.has(anchor) ? 'names no anchor of that page' : undefined;
  };
  const links = linksIn(site, base);
  const broken = new Map<string, string[]>();
  for (const link of links) {
    const fault = faultOf(link);
    const key = `${link.to.pathname}${link.to.hash} ${fault}`;
    if (fault) broken.set(key, [...(broken.get(key) ?? []), link.from || 'the home page']);
  }
  const faults = [...broken].map(([fault, from]) => `${fault}: from ${from[0]}${from.length > 1 ? ` and ${from.length - 1} more` : ''}`);
  return { count: links.length, faults };
}
