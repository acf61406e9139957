/** The island of `/gran/combien-de-chances/`: « Combien de chances ? » of any game, with this one before it. */
import { GuessIsland, type GuessLook, type GuessProps } from '#components/quiz/guess/GuessIsland.tsx';
import { COPIES } from '#engine/gran/data/box.ts';
import { Pips } from '../duel/Pips.tsx';
import type { DrawnGuess } from './spec.ts';

/** The cards left in the pile, told for who does not see them. */
const Picture = ({ left }: DrawnGuess) => (
  <ul class="row guess-picture" aria-label="Ce qui reste dans la pile">
    <li class="guess-against" aria-hidden="true">
      restent
    </li>
    {left.map(({ force, count }) => (
      <li key={force} class="guess-dragon">
        <Pips force={force} />
        <span>
          <span class="sr">force {force} : il en reste </span>
          <b>{count}</b> <span class="sr">sur </span>
          <span aria-hidden="true">/ </span>
          {COPIES[force]}
        </span>
      </li>
    ))}
  </ul>
);

const LOOK: GuessLook<DrawnGuess> = {
  game: 'gran',
  name: 'Gran',
  Picture,
  open: () => new Worker(new URL('./guess.worker.ts', import.meta.url), { type: 'module' }),
};

export const GranGuess = (props: Omit<GuessProps<DrawnGuess>, 'look'>) => <GuessIsland {...props} look={LOOK} />;
