/** The drawings of the game, for the pages that show them. */
import { spriteText } from '#components/orc/drawings/sprite.ts';

export function GET(): Response {
  return new Response(spriteText(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
