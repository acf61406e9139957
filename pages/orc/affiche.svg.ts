/** The drawings of the game that front pages show. */
import { frontText } from '#components/orc/drawings/sprite.ts';

export function GET(): Response {
  return new Response(frontText(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
