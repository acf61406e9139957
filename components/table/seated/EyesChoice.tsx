/** Whose hand is seen, where one may choose. */
import type { GameTypes } from '#engine/core/game.ts';
import { mayWatch } from '../session/session.ts';
import type { AtTable } from './moment.ts';

/** Whether eyes may be taken: no secret is at stake, and something is secret. */
export const mayChooseEyes = <G extends GameTypes>(at: Pick<AtTable<G>, 'spec' | 'history' | 'players' | 'screen'>): boolean =>
  mayWatch(at.spec, at) && !at.spec.hidesNothing;

export function EyesChoice<G extends GameTypes>(at: AtTable<G>) {
  if (!mayChooseEyes(at)) return null;
  const { spec, table, players, viewer, now } = at;
  return (
    <label class="table-pace">
      Avec les yeux de{' '}
      <select
        value={viewer}
        onChange={({ currentTarget: { value } }) => table.send({ kind: 'watch', eyes: value === 'public' ? value : Number(value) })}
      >
        <option value="public" selected={viewer === 'public'}>
          tous : ce que la table voit
        </option>
        {players.map((_, seat) => (
          <option key={seat} value={seat} selected={viewer === seat}>
            {spec.nameOf(seat, now)}
          </option>
        ))}
      </select>
    </label>
  );
}
