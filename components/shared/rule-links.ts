/** At build: addresses and titles of the rules that an island may cite, as plain data. */
import { paragraph } from '#components/rules/book.ts';
import { french } from '#components/site/typography.ts';
import { href } from '#components/site/url.ts';
import type { RuleLinks } from './RuleLink.tsx';

/** Addresses of those of `ids` that have a paragraph. */
export const ruleLinks = (ids: readonly string[]): RuleLinks =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const entry = paragraph(id);
      return entry ? [[id, { href: href(entry.url), title: french(entry.title) }]] : [];
    }),
  );
