/** A club's own map, out of its file: how large it is, what surprises in it, and the way to the explorer. */
import { french } from '#components/base/typography.ts';
import { counted } from '#engine/core/french.ts';
import { peopledOn } from '#engine/zargos-lords/board/continents.ts';
import { mapDoubts } from '#engine/zargos-lords/board/own-map.ts';
import type { OwnMap } from '#engine/zargos-lords/types.ts';

/** Doubts that are told at once. */
const MOST = 5;

interface Props {
  map: OwnMap;
  /** Of the box, for a link to the explorer. */
  text: string;
}

export function BoxMap({ map, text }: Props) {
  const doubts = mapDoubts(map);
  const left = doubts.length - MOST;
  return (
    <>
      <p>
        {french(
          `La vôtre : ${map.rows[0]?.length ?? 0} colonnes, ${map.rows.length} lignes, ${counted(peopledOn(map).length, 'continent')}${map.wraps ? ', bords qui se rejoignent' : ''}.`,
        )}{' '}
        <a href={`../carte/?v=1&carte=boite&boite=${text}`}>La voir</a>
      </p>
      {doubts.length > 0 && (
        <ul class="boite-faults">
          {doubts.slice(0, MOST).map(({ because }) => (
            <li key={because}>{french(`À revoir sur la vôtre, mais gardé ainsi. ${because}`)}</li>
          ))}
          {left > 0 && <li>{french(`Et ${counted(left, 'autre')}.`)}</li>}
        </ul>
      )}
    </>
  );
}
