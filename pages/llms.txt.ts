/** A plain-text table of contents for programs that read. */
import type { APIContext } from 'astro';
import { href } from '#components/base/url.ts';
import { GAMES } from '#components/games.ts';
import { chaptersOf } from '#components/site/chapters.ts';

export async function GET({ site }: APIContext): Promise<Response> {
  const address = (path: string) => (site ? new URL(href(path), site).href : href(path));
  const games = await Promise.all(
    GAMES.map(async (game) => {
      const chapters = await chaptersOf(game.id);
      const lines = chapters.map(({ id, data }) => `- [${data.titre}](${address(`${id}/`)}): ${data.description}`);
      return [`## ${game.name} (${game.author}, ${game.publisher}, ${game.year})`, '', ...lines, ''].join('\n');
    }),
  );
  const head = [
    '# Règles vivantes',
    '',
    '> Les règles de jeux de société épuisés, dites en français et calculées exactement. Chaque règle a un numéro permanent (ZAR-COM-3), son ancre et son texte.',
    '',
    `- [Toutes les règles en données](${address('regles.json')}): numéro, titre, texte, adresse, provenance et litiges de chaque règle`,
    '',
  ];
  return new Response([...head, ...games].join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
