/** « Ici, le moteur aurait… »: the moves of a game that cost most to who played here, as the adviser weighs them. Fetched when it is asked for. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import type { Seat } from '#engine/core/events.ts';
import type { GameMove, GameTypes } from '#engine/core/game.ts';
import type { Replay } from '#engine/core/replay.ts';
import type { ReviewReply, ReviewRequest } from '../bots/bot-server.ts';
import type { Regret } from './adviser.ts';

interface Props {
  replay: Replay<unknown, GameMove>;
  /** Who played here. */
  seats: readonly Seat[];
  /** What was advised to them. */
  given: readonly string[];
  nameOf: (seat: Seat) => string;
  startWorker: () => Worker;
  /** Shows the game as it stood before a move of the record. */
  show: (at: number) => void;
}

type Found =
  | { readonly kind: 'going'; readonly done: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'told'; readonly regrets: readonly Regret[] };

/** What was found of a game that is still looked at, by its moves: to leave its end for its replay asks for nothing again. */
const KNOWN = new WeakMap<object, readonly Regret[]>();

const Told = ({ regret, name, show }: { regret: Regret; name: string | undefined; show: () => void }) => (
  <li>
    <p>
      <b>{french(`${regret.moment}${name ? `, ${name}` : ''}`)}</b>{' '}
      {french(`: joué, ${regret.played}. Le moteur aurait préféré ${regret.advised} : environ ${regret.price} de mieux. ${regret.line}`)}
    </p>
    <button type="button" class="table-button" onClick={show}>
      Revoir<span class="sr"> {french(`ce moment, ${regret.moment}`)}</span>
    </button>
  </li>
);

export function Regrets({ replay, seats, given, nameOf, startWorker, show }: Props) {
  const known = KNOWN.get(replay.moves);
  const [found, find] = useState<Found>(known ? { kind: 'told', regrets: known } : { kind: 'going', done: 0 });
  const worker = useRef<Worker | undefined>(undefined);
  const [isOff, callOff] = useState(false);
  useEffect(() => {
    if (known || isOff) return;
    const own = startWorker();
    worker.current = own;
    own.onmessage = ({ data }: MessageEvent<ReviewReply>) => {
      if ('done' in data) return find({ kind: 'going', done: data.done });
      KNOWN.set(replay.moves, data.regrets);
      find({ kind: 'told', regrets: data.regrets });
      own.terminate();
    };
    own.onerror = () => find({ kind: 'failed' });
    own.postMessage({ review: { replay, seats, given } } satisfies ReviewRequest<GameTypes>);
    return () => own.terminate();
  }, [isOff]);
  if (isOff)
    return (
      <button type="button" class="table-button" onClick={() => callOff(false)}>
        Reprendre du début
      </button>
    );
  switch (found.kind) {
    case 'going':
      return (
        <div class="row" role="status">
          <label>
            Réflexion…{' '}
            <progress max={replay.moves.length} value={found.done}>
              {found.done} / {replay.moves.length}
            </progress>
          </label>
          <button type="button" class="table-button" onClick={() => callOff(true)}>
            Annuler
          </button>
        </div>
      );
    case 'failed':
      return <p role="status">Le moteur n’a pas pu relire cette partie.</p>;
    case 'told':
      return found.regrets.length === 0 ? (
        <p role="status">
          {french(
            `Aucun de vos coups ne valait nettement moins que le sien, d’après ce que vous voyiez alors${seats.length === 1 ? ' : ce qui a pesé est dit sous « Pourquoi ? »' : ''}.`,
          )}
        </p>
      ) : (
        <>
          <p>{french('Vos coups qui ont le plus coûté, à l’estime, d’après ce que vous voyiez alors.')}</p>
          <ol class="table-regrets">
            {found.regrets.map((regret) => (
              <Told
                key={regret.at}
                regret={regret}
                name={seats.length > 1 ? nameOf(regret.seat) : undefined}
                show={() => show(regret.at)}
              />
            ))}
          </ol>
        </>
      );
  }
}
