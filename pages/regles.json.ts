/** Every rule, ruling, card, term and tool as data: for search, for other programs, and to say which text a dispute has read. */
import { plain } from '#components/base/typography.ts';
import { GAMES, type GameId } from '#components/games.ts';
import { lessonPages } from '#components/lesson/lessons.ts';
import { citedBy, PARAGRAPHS, rulingsOf, TERMS } from '#components/rules/book.ts';
import { bookOf } from '#components/rules/books.ts';
import { matrix } from '#components/rules/coverage/matrix.ts';
import { chaptersOf } from '#components/site/chapters.ts';
import { EDITION } from '#components/site/edition.ts';

async function toolsOf(game: GameId) {
  const chapters = [...(await chaptersOf(game)), ...(await lessonPages(game))];
  return chapters
    .filter((chapter) => chapter.data.outil)
    .map(({ id, data }) => ({ id, game, title: data.titre, text: plain(data.description), url: `${id}/`, questions: data.questions }));
}

/** What `/regles.json` holds. Addresses are without base and without leading slash. */
async function siteData() {
  const tests = new Map(matrix().map((row) => [row.id, row.tests.length]));
  const tools = await Promise.all(GAMES.map((game) => toolsOf(game.id)));
  const chapters = new Map((await Promise.all(GAMES.map(({ id }) => chaptersOf(id)))).flat().map(({ id, data }) => [id, data.titre]));
  /** What holds under each reading that is not ours: a table may choose them. */
  const others = new Map(
    GAMES.flatMap(({ id }) => bookOf(id).rulings).flatMap(({ id, readings: [, ...rest] }) =>
      rest.length > 0 ? [[id, Object.fromEntries(rest.map((one) => [one.id, one.text]))] as const] : [],
    ),
  );
  return {
    ...EDITION,
    rules: PARAGRAPHS.map(({ id, game, kind, title, text, url, chapter, provenance, sentences, questions, hash }) => ({
      id,
      game,
      kind,
      title,
      chapter: chapters.get(chapter),
      text,
      url,
      provenance,
      sentences,
      rulings: rulingsOf(id).map((ruling) => ruling.id),
      ...(others.has(id) && { readings: others.get(id) }),
      citedBy: citedBy(id),
      questions,
      hash,
      tests: tests.get(id) ?? 0,
    })),
    cards: GAMES.flatMap(({ id: game }) => bookOf(game).cards.map((card) => ({ ...card, text: plain(card.text), game }))),
    terms: TERMS,
    tools: tools.flat(),
  };
}

export async function GET(): Promise<Response> {
  return new Response(JSON.stringify(await siteData()), { headers: { 'Content-Type': 'application/json' } });
}
