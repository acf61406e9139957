/** So many points of pawns as they would lie on the board: large pawns of five, then small ones (ZAR-MAT-5). */
import { Pawn } from '#components/zargos/drawings/Pawn.tsx';
import type { Fighter } from './fight-words.ts';

export const Army = ({ people, pawns }: { people: Fighter; pawns: number }) => (
  <span class="row combat-army" aria-hidden="true">
    {Array.from({ length: Math.floor(pawns / 5) }, (_, i) => (
      <Pawn key={`large${i}`} people={people} value={5} label="" />
    ))}
    {Array.from({ length: pawns % 5 }, (_, i) => (
      <Pawn key={`small${i}`} people={people} label="" />
    ))}
  </span>
);
