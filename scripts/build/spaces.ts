/** The spaces of French in built pages: what a template wrote with plain ones, as texts have them. */
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

/** The same page, its sentences spaced; what stands in tags stays as it is. */
export function spacedPage(html: string): string {
  let within: string | undefined;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (!part.startsWith('<')) return within ? part : measured(french(part));
      if (within) within = part.startsWith(`</${within}`) ? undefined : within;
      else if (!part.endsWith('/>')) within = VERBATIM.exec(part)?.[1];
      return part;
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
