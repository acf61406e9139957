/** On the chooser: the games that this browser keeps, and how one's own games ended. Fetched where there are any. */
import { useState } from 'preact/hooks';
import { download } from '#components/kit/files.ts';
import { counted } from '#engine/core/french.ts';
import type { Statistics, WinRecord } from '../session/statistics.ts';
import type { KeptGame } from '../session/store.ts';
import type { Level } from '../spec.ts';
import { savedTold, titleOf } from './title.ts';

interface Props {
  game: string;
  games: readonly KeptGame[];
  levels: readonly Level[];
  isPlayable: (game: KeptGame) => boolean;
  resume: (id: string) => void;
  fileOf: (id: string) => unknown;
  forget: (id: string) => void;
}

function Row({ game, kept, ...props }: Omit<Props, 'games'> & { kept: KeptGame }) {
  const [sure, ask] = useState(false);
  const { id, saved, moves, over } = kept;
  const title = titleOf(kept, props.levels);
  const of = <span class="sr"> : {title}</span>;
  return (
    <li class="row">
      <span>
        <b>{title}</b>{' '}
        <small>
          {saved > 0 && `${savedTold(kept)} · `}
          {over ? 'finie' : counted(moves, 'coup')}
          {!props.isPlayable(kept) && ' · jouée avec une version d’avant des règles du site'}
        </small>
      </span>
      <span class="row table-actions">
        {props.isPlayable(kept) ? (
          <button type="button" class="table-button" onClick={() => props.resume(id)}>
            {over ? 'Revoir' : 'Reprendre'}
            {of}
          </button>
        ) : (
          <button type="button" class="table-button" onClick={() => download(`${game}-ancienne-partie.json`, props.fileOf(id))}>
            Enregistrer en fichier{of}
          </button>
        )}
        <button type="button" class="table-button" onBlur={() => ask(false)} onClick={() => (sure ? props.forget(id) : ask(true))}>
          {sure ? 'Effacer pour de bon' : 'Effacer'}
          {of}
        </button>
      </span>
    </li>
  );
}

function Games({ games, ...props }: Props) {
  if (games.length === 0) return null;
  return (
    <details class="table-games" open>
      <summary>
        Mes parties <small>{games.length}</small>
      </summary>
      <ul class="bare">
        {games.map((kept) => (
          <Row key={kept.id} kept={kept} {...props} />
        ))}
      </ul>
    </details>
  );
}

interface ResultsProps {
  statistics: Statistics;
  levels: readonly Level[];
  clear: () => void;
}

function Results({ statistics, levels, clear }: ResultsProps) {
  const total = (what: keyof WinRecord): number => Object.values(statistics.levels).reduce((sum, tally) => sum + tally[what], 0);
  const [played, shared] = [total('played'), total('shared')];
  if (played === 0) return null;
  return (
    <details class="table-results">
      <summary>
        Mes résultats{' '}
        <small>{`${counted(total('won'), 'gagnée')}${shared > 0 ? ` et ${counted(shared, 'partagée')}` : ''} sur ${played}`}</small>
      </summary>
      <table>
        <caption>
          Seul contre des adversaires automatiques, par la force du meilleur d’entre eux. Compté dans ce navigateur, et nulle part ailleurs.
        </caption>
        <thead>
          <tr>
            <th scope="col">Adversaires</th>
            <th scope="col">Jouées</th>
            <th scope="col">Gagnées</th>
          </tr>
        </thead>
        <tbody>
          {levels.flatMap(({ id, label }) => {
            const tally = statistics.levels[id];
            if (!tally) return [];
            return [
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{tally.played}</td>
                <td>{tally.won}</td>
              </tr>,
            ];
          })}
        </tbody>
      </table>
      <button type="button" class="table-button" onClick={clear}>
        Effacer ces comptes
      </button>
    </details>
  );
}

export const KeptGames = ({ statistics, clear, ...props }: Props & ResultsProps) => (
  <>
    <Games {...props} />
    <Results statistics={statistics} levels={props.levels} clear={clear} />
  </>
);
