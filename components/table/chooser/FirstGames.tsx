/** On the chooser: the games made to learn by, the first thing there for whoever has played none. */
import { french } from '#components/base/typography.ts';
import { learnAddress } from '../coach/first-game.ts';
import type { FirstGame } from '../spec.ts';

interface Props {
  firsts: readonly Pick<FirstGame<never>, 'offer'>[];
  /** Which one to begin with; undefined for whoever plays already. */
  next: number | undefined;
}

export function FirstGames({ firsts, next }: Props) {
  return (
    <ul class="bare table-firsts" aria-label="Pour apprendre en jouant">
      {firsts.map(({ offer: { title, idea, minutes } }, at) => (
        <li key={at}>
          <a class={at === next ? 'table-button table-button-main' : 'table-button'} href={learnAddress(at)}>
            {french(`${title}, ${minutes} minutes`)}
          </a>{' '}
          <span>{french(idea)}</span>
        </li>
      ))}
    </ul>
  );
}
