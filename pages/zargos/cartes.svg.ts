/** The drawings of the magic cards, for the pages that show them. */
import { spriteText } from '#components/zargos/cards/sprite.ts';

export function GET(): Response {
  return new Response(spriteText(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
