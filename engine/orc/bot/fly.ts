/** The flying machine joins once forces are known: every bot that thinks sends it off where it wins, with as few goblins as that takes. */
import { type Move, PEOPLES, type View } from '../types.ts';
import { countsOf, hasTwoChiefs, kindOf, type Worths } from './kinds.ts';
import { idle, movesOf } from './pick.ts';

export function takeOff({ players, seat, sorcier, engaged }: View, legal: readonly Move[], { value }: Worths): Move {
  if (PEOPLES.some((_, people) => hasTwoChiefs(countsOf(engaged), people))) return idle(legal);
  const own = players[seat]?.force ?? 0;
  const best = Math.max(...players.map(({ force }, other) => (other === seat || other === sorcier ? 0 : (force ?? 0))));
  if (own >= best && own > 0) return idle(legal);
  const flights = movesOf(legal, 'fly').filter(({ cards }) => {
    const aboard = cards.reduce((sum, card) => sum + (value[kindOf(card)] ?? 0), 0);
    return cards.length > 0 && own + (value[kindOf('machine-volante')] ?? 0) + aboard >= best;
  });
  return (
    flights.reduce<Move | undefined>(
      (least, move) => (least?.kind === 'fly' && least.cards.length <= move.cards.length ? least : move),
      undefined,
    ) ?? idle(legal)
  );
}
