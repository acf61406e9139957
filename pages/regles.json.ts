/** Every rule, ruling, card, term and tool as data: for search, for other programs, and to say which text a dispute has read. */
import { siteData } from '#components/site/site-data.ts';

export async function GET(): Promise<Response> {
  return new Response(JSON.stringify(await siteData()), { headers: { 'Content-Type': 'application/json' } });
}
