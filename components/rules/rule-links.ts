/** At build: addresses and titles of the rules that an island may cite, as plain data. */

import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import type { RuleLinks } from '#components/kit/RuleLink.tsx';
import { paragraph } from './book.ts';

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
