/** At build: addresses and titles of the rules that an island may cite, as plain data. */
import { paragraph } from '#components/rules/book.ts';
import { french } from '#components/site/typography.ts';
import { href } from '#components/site/url.ts';
import type { RuleLinks } from './RuleLink.tsx';

/** Those of `ids` that have a paragraph. */
export function ruleLinks(ids: Iterable<string>): RuleLinks {
  const pages: Record<string, string[]> = {};
  for (const id of new Set(ids)) {
    const entry = paragraph(id);
    if (!entry) continue;
    const [page = '', anchor] = entry.url.split('#');
    if (anchor !== id.toLowerCase()) throw new Error(`The anchor of ${id} is not its id: ${entry.url}`);
    pages[href(page)] = [...(pages[href(page)] ?? []), `${id} ${french(entry.title)}`];
  }
  return pages;
}
