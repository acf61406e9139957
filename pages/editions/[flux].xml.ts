/** The editions as a feed, where the site knows its own address. */
import rss from '@astrojs/rss';
import { longDate } from '#components/base/dates.ts';
import { href } from '#components/base/url.ts';
import { toldStep } from '#components/site/editions/told.ts';
import { RULES_EDITIONS } from '#components/rules/editions.ts';
import { steps } from '#components/site/editions/today.ts';

export const getStaticPaths = () => (import.meta.env.SITE ? [{ params: { flux: 'flux' } }] : []);

export async function GET({ site }: { site: URL | undefined }): Promise<Response> {
  const made = await steps();
  return rss({
    title: 'Éditions de Règles vivantes',
    description: 'Ce que les règles disent de nouveau, et les verdicts qui ont changé.',
    site: new URL(href('editions/'), site),
    trailingSlash: true,
    items: [...RULES_EDITIONS].reverse().map(({ date, paragraphs }) => {
      const step = made.find(({ to }) => to?.date === date);
      return {
        title: `Édition du ${longDate(date)}`,
        link: `${new URL(`${href('editions/')}#${date}`, site)}`,
        pubDate: new Date(date),
        description: step ? toldStep(step) : `La première : ${paragraphs.length} paragraphes.`,
      };
    }),
  });
}
