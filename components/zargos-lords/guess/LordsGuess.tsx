/** The island of `/zargos-lords/combien-de-chances/`: « Combien de chances ? » of any game, with this one before it. */
import { Guess, type GuessLook, type GuessProps } from '#components/quiz/guess/Guess.tsx';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { Counter } from '../drawings/Counter.tsx';
import type { Drawn } from './spec.ts';

/** The counters with the factors that are counted with. */
const Picture = ({ attackers, defenders }: Drawn) => (
  <div class="row guess-picture">
    {attackers.length > 0 && (
      <>
        <span class="row guess-side">
          {attackers.map((kind, at) => (
            <Counter key={at} kind={kind} factors={BOX.factors[kind]} />
          ))}
        </span>
        <span class="guess-against">contre</span>
      </>
    )}
    <span class="row guess-side">
      {defenders.map((kind, at) => (
        <Counter key={at} kind={kind} factors={BOX.factors[kind]} />
      ))}
    </span>
  </div>
);

const LOOK: GuessLook<Drawn> = {
  game: 'zargos-lords',
  name: 'Zargo’s Lords',
  Picture,
  open: () => new Worker(new URL('./guess.worker.ts', import.meta.url), { type: 'module' }),
};

export const LordsGuess = (props: Omit<GuessProps<Drawn>, 'look'>) => <Guess {...props} look={LOOK} />;
