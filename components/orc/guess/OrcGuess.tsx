/** The island of `/orc/combien-de-chances/`: « Combien de chances ? » of any game, with this one before it. */
import { GuessIsland, type GuessLook, type GuessProps } from '#components/quiz/guess/GuessIsland.tsx';
import { CardBack } from '../drawings/CardBack.tsx';
import { CardFace } from '../drawings/CardFace.tsx';
import type { DrawnGuess } from './spec.ts';

const backs = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** The own cards, then each opponent's backs. */
const Picture = ({ people, mine, opponents, values }: DrawnGuess) => (
  <div class="row guess-picture" aria-hidden="true">
    <span class="row guess-side">
      {mine.map((card, at) => (
        <CardFace key={at} card={card} value={values[card]} size="small" label="" />
      ))}
    </span>
    <span class="guess-against">contre</span>
    <span class="row guess-facing">
      {opponents.map((shown, seat) => (
        <span key={seat} class="row guess-side guess-backs">
          {backs(shown.people).map((at) => (
            <CardBack key={`people${at}`} back={people} label="" />
          ))}
          {backs(shown.mercenaries).map((at) => (
            <CardBack key={`hired${at}`} back="mercenaires" label="" />
          ))}
        </span>
      ))}
    </span>
  </div>
);

const LOOK: GuessLook<DrawnGuess> = {
  game: 'orc',
  name: 'De l’Orc pour les braves',
  Picture,
  open: () => new Worker(new URL('./guess.worker.ts', import.meta.url), { type: 'module' }),
};

export const OrcGuess = (props: Omit<GuessProps<DrawnGuess>, 'look'>) => <GuessIsland {...props} look={LOOK} />;
