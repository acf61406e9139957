/** French as it is set, in built pages: the spaces that a template wrote plain, ordinals raised, the numbers of rules whole at the end of a line. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { french } from '#components/base/typography.ts';

/** Of sizes, which no text of an island has. */
const measured = (text: string): string =>
  text
    .replace(/Ø (?=\d)/g, 'Ø\u00a0')
    .replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0')
    .replace(/(\d) (mm|g)(?!\p{L})/gu, '$1\u00a0$2');

/** What is no sentence, with all that is in it. */
const VERBATIM = /^<(script|style|pre|code|textarea|template)\b/;

/** What takes no tag in its words, or is made again by a script; a link is kept whole by its own style. */
const UNTAGGED = /^<(title|option|svg|a|astro-island|span(?= class="nb"))\b/;

const tagged = (text: string): string =>
  text
    .replace(/\b(?:ZAR|LOR|ORC|GRA)-[A-Z]+-\d+\b/g, '<span class="nb">$&</span>')
    .replace(/(?<![\p{L}\d-])(\d+)(ers?|res?|es?)(?![\p{L}\d-])/gu, '$1<sup>$2</sup>');

/** An element that the reader of a page is in, and how many of its own name, within it, are open with it. */
interface Within {
  readonly name: string;
  readonly depth: number;
}

function after(part: string, within: Within | undefined, opens: RegExp): Within | undefined {
  if (part.endsWith('/>')) return within;
  if (!within) {
    const name = opens.exec(part)?.[1];
    return name ? { name, depth: 1 } : undefined;
  }
  const { name, depth } = within;
  if (part.startsWith(`</${name}>`)) return depth > 1 ? { name, depth: depth - 1 } : undefined;
  return new RegExp(`^<${name}\\b`).test(part) ? { name, depth: depth + 1 } : within;
}

/** The same page, its sentences spaced; what stands in tags stays as it is. */
export function spacedPage(html: string): string {
  let verbatim: Within | undefined;
  let untagged: Within | undefined;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<')) {
        if (!verbatim) untagged = after(part, untagged, UNTAGGED);
        verbatim = after(part, verbatim, VERBATIM);
        return part;
      }
      if (verbatim) return part;
      const spaced = measured(french(part));
      return untagged ? spaced : tagged(spaced);
    })
    .join('');
}

/** Returns how many pages were written anew. */
export function writeSpaces(site: string): number {
  const pages = globSync('**/*.html', { cwd: site }).map((path) => join(site, path));
  return pages.filter((path) => {
    const html = readFileSync(path, 'utf8');
    const page = spacedPage(html);
    if (page !== html) writeFileSync(path, page);
    return page !== html;
  }).length;
}
