/** The point chosen: what it is, and what may be put there or taken away. */
import { french } from '#components/base/typography.ts';
import { kindOf } from '#engine/gran/board/tables.ts';
import { COLOR_NAMES } from '#engine/gran/data/box.ts';
import { COLORS, type PointId } from '#engine/gran/types.ts';
import { atlasOf } from './atlas.ts';
import type { Desk, DeskEvent } from './desk.ts';

export const PointCard = ({ desk, at, act }: { desk: Desk; at: PointId; act: (event: DeskEvent) => void }) => {
  const { position, mover } = desk.question;
  const { tables, nameAt, describedAt } = atlasOf(desk.ground.tables);
  const piece = position.pieces.find((one) => one.at === at);
  const kind = kindOf(tables, at);
  const hasStone = position.stones.includes(at);
  const isRing = 'at' in position.ring && position.ring.at === at;
  const button = (label: string, event: DeskEvent) => (
    <button type="button" class="control-button" onClick={() => act(event)}>
      {french(label)}
    </button>
  );
  return (
    <div class="gran-card">
      <h2>{nameAt(at)}</h2>
      <p class="gran-kind">
        {french(
          [
            describedAt(at),
            ...(piece ? [`le chevalier ${COLOR_NAMES[piece.color]} s’y trouve`] : []),
            ...(hasStone ? ['sous une pierre-obstacle'] : []),
            ...(isRing ? ['l’anneau y est posé'] : []),
          ].join(' ; '),
        )}
        .
      </p>
      <div class="control-actions">
        {piece?.color !== mover && !piece && button(`Le chevalier ${COLOR_NAMES[mover]} ici`, { kind: 'place', at })}
        {!piece && position.pieces.length < COLORS.length && button('Un rival ici', { kind: 'rival', at })}
        {piece && piece.color !== mover && button('Ôter ce rival', { kind: 'remove', at })}
        {(kind === 'black' || kind === 'exile') &&
          !piece &&
          button(hasStone ? 'Ôter la pierre' : 'Pierre-obstacle ici', { kind: 'stone', at })}
        {!piece && !isRing && (kind === 'black' || kind === 'crystal') && button('L’anneau ici', { kind: 'ring', at })}
      </div>
      {desk.told && (
        <p class="control-refused" role="alert">
          {french(desk.told)}
        </p>
      )}
    </div>
  );
};
