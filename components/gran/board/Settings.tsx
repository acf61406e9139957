/** Who moves and how: the knight, his amulets, the ring, the bonus; and how the table reads the rulings. */

import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { NumberField } from '#components/kit/NumberInput.tsx';
import { withChoice } from '#components/our-table/kept.ts';
import { Readings, type RulingText } from '#components/our-table/Readings.tsx';
import { kindOf, nameOf } from '#engine/gran/board/tables.ts';
import { COLOR_NAMES, MAX_AMULETS } from '#engine/gran/data/box.ts';
import type { OptionId } from '#engine/gran/options.ts';
import type { Desk, DeskEvent } from './desk.ts';

interface Props {
  desk: Desk;
  /** Those that this question obeys. */
  rulings: readonly RulingText<OptionId>[];
  act: (event: DeskEvent) => void;
}

export const Settings = ({ desk, rulings, act }: Props) => {
  const { tables } = desk.ground;
  const { position, mover, bonus } = desk.question;
  const piece = position.pieces.find(({ color }) => color === mover);
  if (!piece) return null;
  const isBearer = 'bearer' in position.ring && position.ring.bearer === mover;
  return (
    <div class="gran-settings">
      <Choice
        name="gran-joue"
        legend="Qui joue"
        value={mover}
        options={position.pieces.map(({ color, at }) => ({ value: color, label: COLOR_NAMES[color], note: ` ${nameOf(tables, at)}` }))}
        set={(color) => act({ kind: 'mover', color })}
      />
      <NumberField
        label="Amulettes"
        unit="Amulette"
        value={piece.amulets}
        least={0}
        most={MAX_AMULETS}
        set={(count) => act({ kind: 'amulets', count })}
      />
      <div class="wrap control-choice-row">
        <Toggle on={isBearer} set={(on) => act({ kind: 'bearer', on })}>
          porte l’anneau
        </Toggle>
        {kindOf(tables, piece.at) === 'dragon' && (
          <Toggle on={bonus !== undefined} set={(on) => act({ kind: 'bonus', on })}>
            vient de battre ce dragon
          </Toggle>
        )}
      </div>
      <Readings
        name="gran"
        rulings={rulings}
        options={position.options}
        choose={(id, reading) => act({ kind: 'options', options: withChoice(position.options, id, reading) })}
      />
    </div>
  );
};
