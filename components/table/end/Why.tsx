/** « Pourquoi ? » of an end: what one person won or lost by, against others; nothing while it is fetched. */
import { useEffect, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { EndProps } from '../handle.ts';

interface Props<G extends GameTypes> extends Pick<EndProps<G>, 'history'> {
  handle: Pick<EndProps<G>['handle'], 'outcome' | 'humans'>;
  /** Fetches the game's own sentences, of a winner or of another. */
  load: () => Promise<(history: EndProps<G>['history'], seat: Seat, hasWon: boolean) => readonly string[]>;
}

export function Why<G extends GameTypes>({ handle: { outcome, humans }, history, load }: Props<G>) {
  const [told, tell] = useState<readonly string[]>([]);
  const [seat, ...others] = humans;
  const winners = seat !== undefined && others.length === 0 ? outcome?.winners : undefined;
  useEffect(() => {
    if (winners && seat !== undefined)
      load().then(
        (whyOf) => tell(whyOf(history, seat, winners.includes(seat))),
        () => {},
      );
  }, [winners, history]);
  return winners && told.length > 0 ? (
    <p class="table-end-why">
      <b>Pourquoi ?</b> {french(told.join(' '))}
    </p>
  ) : null;
}
