/** What a link that names its edition is compared with: the hash of each paragraph of that day. */
import { RULES_EDITIONS } from '#components/rules/editions.ts';
import { fnv1a } from '#engine/core/hash.ts';

export const getStaticPaths = () => RULES_EDITIONS.map((edition) => ({ params: { date: edition.date }, props: edition }));

export function GET({ props: { date, version, paragraphs } }: { props: (typeof RULES_EDITIONS)[number] }): Response {
  const hashes = Object.fromEntries(paragraphs.map(({ id, text }) => [id, fnv1a(text).slice(0, 8)]));
  return new Response(JSON.stringify({ date, version, paragraphs: hashes }), { headers: { 'Content-Type': 'application/json' } });
}
