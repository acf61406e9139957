/** The piles in a circle, the next one marked; « début des recrutements » lies in the middle once it has come (ORC-REC-3, ORC-REC-5). */
import { drawing } from '../drawings/address.ts';
import { CARDS, type Deal, heights, nextPile } from './deal.ts';

interface Props {
  deal: Deal;
  piles: number;
  label: string;
}

const placeOf = (pile: number, piles: number): readonly [x: number, y: number] => {
  const turn = (2 * Math.PI * pile) / piles;
  return [Math.round(118 * Math.sin(turn)), Math.round(-118 * Math.cos(turn))];
};

export function PileCircle({ deal, piles, label }: Props) {
  const next = nextPile(deal, piles);
  return (
    <svg class="compagnon-circle orc-joueur" viewBox="-150 -150 300 300" role="img" aria-label={label}>
      {heights(deal, piles).map((height, pile) => {
        const [x, y] = placeOf(pile, piles);
        return (
          <g key={pile} class={pile === next ? 'compagnon-pile compagnon-next' : 'compagnon-pile'} transform={`translate(${x} ${y})`}>
            {pile === next && <path class="compagnon-arrow" transform={`rotate(${(360 * pile) / piles})`} d="M0 27l9 13h-18z" />}
            {height > 1 && <rect x="-13" y="-19" width="32" height="42" rx="3" />}
            <rect x="-16" y="-22" width="32" height="42" rx="3" />
            <text y="3">{pile + 1}</text>
            <text class="compagnon-height" y="16">
              {height > 0 ? `×${height}` : ''}
            </text>
          </g>
        );
      })}
      {deal.begun !== null && <use href={drawing('debut')} x="-24" y="-76" width="48" height="61" />}
      <text class="compagnon-count" y="27">
        {deal.dealt}
      </text>
      <text class="compagnon-of" y="45">
        sur {CARDS}
      </text>
    </svg>
  );
}
