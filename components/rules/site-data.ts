/** What `/regles.json` holds. Addresses are without base and without leading slash. */
import { GAMES } from '../games.ts';
import { chaptersOf } from '../site/chapters.ts';
import { EDITION } from '../site/edition.ts';
import { plain } from '../site/typography.ts';
import { citedBy, PARAGRAPHS, rulingsOf, TERMS } from './book.ts';
import { RULES } from './game-rules.ts';
import { matrix } from './matrix.ts';

async function toolsOf(game: (typeof GAMES)[number]['id']) {
  const chapters = await chaptersOf(game);
  return chapters
    .filter((chapter) => chapter.data.outil)
    .map(({ id, data }) => ({ id, game, title: data.titre, text: plain(data.description), url: `${id}/`, questions: data.questions }));
}

export async function siteData() {
  const tests = new Map(matrix().map((row) => [row.id, row.tests.length]));
  const tools = await Promise.all(GAMES.map((game) => toolsOf(game.id)));
  return {
    ...EDITION,
    rules: PARAGRAPHS.map(({ id, game, kind, title, text, url, provenance, questions, hash }) => ({
      id,
      game,
      kind,
      title,
      text,
      url,
      provenance,
      rulings: rulingsOf(id).map((ruling) => ruling.id),
      citedBy: citedBy(id),
      questions,
      hash,
      tests: tests.get(id) ?? 0,
    })),
    cards: GAMES.flatMap(({ id: game }) => (RULES[game]?.cards ?? []).map((card) => ({ ...card, text: plain(card.text), game }))),
    terms: TERMS,
    tools: tools.flat(),
  };
}
