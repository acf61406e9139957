/** The island of `/zargos-lords/combien-de-chances/`: « Combien de chances ? » of any game, with this one before it. */
import { GuessIsland, type GuessLook, type GuessProps } from '#components/quiz/guess/GuessIsland.tsx';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { CounterPicture } from '../drawings/CounterPicture.tsx';
import type { DrawnGuess } from './spec.ts';

/** The counters with the factors that are counted with. */
const Picture = ({ attackers, defenders }: DrawnGuess) => (
  <div class="row guess-picture">
    {attackers.length > 0 && (
      <>
        <span class="row guess-side">
          {attackers.map((kind, at) => (
            <CounterPicture key={at} kind={kind} factors={BOX.factors[kind]} />
          ))}
        </span>
        <span class="guess-against">contre</span>
      </>
    )}
    <span class="row guess-side">
      {defenders.map((kind, at) => (
        <CounterPicture key={at} kind={kind} factors={BOX.factors[kind]} />
      ))}
    </span>
  </div>
);

const LOOK: GuessLook<DrawnGuess> = {
  game: 'zargos-lords',
  name: 'Zargo’s Lords',
  Picture,
  open: () => new Worker(new URL('./guess.worker.ts', import.meta.url), { type: 'module' }),
};

export const LordsGuess = (props: Omit<GuessProps<DrawnGuess>, 'look'>) => <GuessIsland {...props} look={LOOK} />;
