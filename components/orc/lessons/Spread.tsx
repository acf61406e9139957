/** Piles that something was laid on, spread out from the bottom to the top: where the table lets them be leafed through (ORC-L-27). */
import type { PileCard, View } from '#engine/orc/types.ts';
import { TopCard } from '../play/Cards.tsx';
import { laidText } from '../play/Ring.tsx';

interface Spread {
  /** From 1. */
  readonly number: number;
  readonly cards: readonly PileCard[];
}

export const laidOn = ({ piles }: View): readonly Spread[] =>
  piles.flatMap(({ cards = [] }, at) => (cards.some((one) => !('card' in one)) ? [{ number: at + 1, cards }] : []));

export const Spread = ({ view }: { view: View }) => (
  <>
    {laidOn(view).map(({ number, cards }) => (
      <figure key={number} class="orc-spread">
        <figcaption>
          La pile {number}, du dessous <span aria-hidden="true">→</span> au dessus
        </figcaption>
        <ol>
          {cards.map((card, at) => (
            <li key={at}>
              <span class="sr">{laidText(card)}</span>
              <TopCard view={view} top={card} />
            </li>
          ))}
        </ol>
      </figure>
    ))}
  </>
);
