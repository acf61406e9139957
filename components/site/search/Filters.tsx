/** Which kinds of answers, of which game. */

import { french } from '#components/base/typography.ts';
import { type GameId, gameOf } from '../../games.ts';
import type { Asked } from './asked.ts';
import { KIND_NAMES, KINDS, type Kind } from './records.ts';

interface Props {
  readonly asked: Asked;
  readonly games: readonly GameId[];
  /** Answers of each kind in the chosen game. */
  readonly count: (kind: Kind | undefined) => number;
  readonly ask: (change: Partial<Asked>) => void;
}

export const Filters = ({ asked, games, count, ask }: Props) => (
  <div class="row search-filters">
    <fieldset>
      <legend class="sr">Montrer</legend>
      {[undefined, ...KINDS].map((kind) => (
        <label key={kind ?? 'tout'} class="search-kind">
          <input type="radio" name="recherche-type" class="sr" checked={asked.kind === kind} onChange={() => ask({ kind })} />
          <span>
            {kind ? KIND_NAMES[kind].all : 'Tout'} {asked.query && <small>{count(kind)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
    {games.length > 1 && (
      <fieldset class="search-games">
        <legend class="sr">Jeu</legend>
        {[undefined, ...games].map((game) => (
          <label key={game ?? 'tous'} class="search-kind">
            <input type="radio" name="recherche-jeu" class="sr" checked={asked.game === game} onChange={() => ask({ game })} />
            <span>{game ? french(gameOf(game)?.name ?? '') : 'Tous les jeux'}</span>
          </label>
        ))}
      </fieldset>
    )}
  </div>
);
