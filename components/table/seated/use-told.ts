/** What has happened up to the moment on the screen: in the log, in the sentences of the last move, in the pieces seen of the one that is shown. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#engine/core/game.ts';
import { type Log, logOf, saidAt } from '../log.ts';
import { lastTold, stateAt } from '../session/history.ts';
import { placesIn } from '../session/session.ts';
import { useShow } from '../show/use-show.ts';
import type { Narration } from '../spec.ts';
import type { AtTable } from './moment.ts';

interface Told<G extends GameTypes> {
  readonly log: Log<G['move'], G['rule']>;
  /** The last move told, in sentences. */
  readonly said: readonly string[];
  /** Pieces seen of the move that is shown. */
  readonly count: number;
  /** Where the step that is looked at again happened, or the move of the line of the log that is pointed at. */
  readonly places: readonly string[] | undefined;
  /** A line of the log is pointed at: the number of its move; left out, none is any more. */
  readonly point: (at?: number) => void;
}

export function useTold<G extends GameTypes>(here: AtTable<G>, narration: Narration<G>, pace: number): Told<G> {
  const { spec, table, shown, at, viewer, stepper, show, humans, isOpen } = here;
  const known = useRef<Log<G['move'], G['rule']> | undefined>(undefined);
  // Where several look at one screen and nothing is hidden, nobody's own secrets are told over again.
  const reader = isOpen && humans.length > 1 ? 'public' : viewer;
  const named = reader === 'public' || !humans.includes(reader);
  const log = useMemo(() => logOf(spec, shown, reader, known.current, named), [shown, reader, named]);
  known.current = log;
  const said = saidAt(log, at, show?.passed && show.from);
  // Where nobody waits for it, there is the question to read, too.
  const isAsked = show?.isBeside && spec.game.toMove(here.now).some((seat) => humans.includes(seat));
  const count = useShow(show, isAsked ? 4 * pace : pace, show?.text ?? said.join(' '), (kind) => table.send({ kind }));
  const [pointed, point] = useState<number>();
  const from = pointed ?? (stepper ? at : 0);
  const places = useMemo(
    () =>
      from > 0 && from <= shown.moves.length
        ? placesIn(narration, lastTold(shown, from, viewer), spec.game.view(stateAt(shown, from - 1), viewer))
        : undefined,
    [shown, from, viewer],
  );
  return { log, said, count, places, point };
}
