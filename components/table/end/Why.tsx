/** « Pourquoi ? » of an end: what one person won or lost by, against others. */
import { french } from '#components/base/typography.ts';
import type { Seat } from '#engine/core/events.ts';
import type { EndProps } from '../handle.ts';
import type { GameTypes } from '#engine/core/game.ts';

interface Props extends Pick<EndProps<GameTypes>['handle'], 'outcome' | 'humans'> {
  /** The game's own sentences, for a winner or for another. */
  why: (seat: Seat, hasWon: boolean) => readonly string[];
}

export function Why({ outcome, humans, why }: Props) {
  const [seat, ...others] = humans;
  const told = outcome && seat !== undefined && others.length === 0 ? why(seat, outcome.winners.includes(seat)) : [];
  if (told.length === 0) return null;
  return (
    <p>
      <b>Pourquoi ?</b> {french(told.join(' '))}
    </p>
  );
}
