/** The map of a box: ours to start from, or the club's own, out of a file and looked at in the explorer. */
import { french } from '#components/base/typography.ts';
import { download } from '#components/kit/files.ts';
import { counted } from '#engine/core/french.ts';
import { peopledOn } from '#engine/zargos-lords/board/own-map.ts';
import { boxFileOf } from '#engine/zargos-lords/notation/box-file.ts';
import type { Box } from '#engine/zargos-lords/types.ts';

interface Props {
  box: Box;
  /** Ours, as a file holds it. */
  ours: NonNullable<Box['map']>;
  /** Of the box, for a link to the explorer. */
  text: string;
}

export const OwnMap = ({ box, ours, text }: Props) => (
  <>
    <p>
      {french(
        box.map
          ? `La vôtre : ${box.map.rows[0]?.length ?? 0} colonnes, ${box.map.rows.length} lignes, ${counted(peopledOn(box.map).length, 'continent')}${box.map.wraps ? ', bords qui se rejoignent' : ''}.`
          : 'La nôtre, reconstituée.',
      )}{' '}
      <a href={box.map ? `../carte/?v=1&carte=boite&boite=${text}` : '../carte/?v=1&carte=monde'}>La voir</a>
    </p>
    {!box.map && (
      <div class="control-actions">
        <button type="button" class="control-button" onClick={() => download('boite-zargos-lords.json', boxFileOf({ ...box, map: ours }))}>
          Enregistrer la nôtre, pour partir de là
        </button>
      </div>
    )}
  </>
);
