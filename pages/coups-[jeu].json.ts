/** The puzzles of each game, fetched when one is opened. In the root, where the pack that is kept for offline takes them. */
import { PUZZLE_FILES } from '#components/site/puzzle-files.ts';

export const getStaticPaths = () => Object.keys(PUZZLE_FILES).map((jeu) => ({ params: { jeu } }));

export function GET({ params: { jeu = '' } }: { params: { jeu?: string } }): Response {
  return new Response(JSON.stringify(PUZZLE_FILES[jeu]), { headers: { 'Content-Type': 'application/json' } });
}
