/** The island of `/zargos/combien-de-chances/`: « Combien de chances ? » of any game, with this one before it. */
import { GuessIsland, type GuessLook, type GuessProps } from '#components/quiz/guess/GuessIsland.tsx';
import { Army } from '../combat/Army.tsx';
import type { DrawnGuess } from './spec.ts';

/** The two camps as they would lie on the board. */
const Picture = ({ attacker, pawns, defender, against }: DrawnGuess) => (
  <div class="row guess-picture" aria-hidden="true">
    <span class="row guess-side combat-side-attacker">
      <Army people={attacker} pawns={pawns} />
    </span>
    <span class="guess-against">contre</span>
    <span class="row guess-side combat-side-defender">
      <Army people={defender} pawns={against} />
    </span>
  </div>
);

const LOOK: GuessLook<DrawnGuess> = {
  game: 'zargos',
  name: 'Zargos',
  Picture,
  open: () => new Worker(new URL('./guess.worker.ts', import.meta.url), { type: 'module' }),
};

export const ZargosGuess = (props: Omit<GuessProps<DrawnGuess>, 'look'>) => <GuessIsland {...props} look={LOOK} />;
