/** Who moves and how: the knight, his amulets, the ring, the bonus; and how the table reads the rulings. */
import { Choice, Toggle } from '#components/shared/Choice.tsx';
import { Count } from '#components/shared/Stepper.tsx';
import { french } from '#components/site/typography.ts';
import { kindOf } from '#engine/gran/board/tables.ts';
import { COLOR_NAMES, MAX_AMULETS } from '#engine/gran/data/box.ts';
import { type OptionId, type Options, RULINGS } from '#engine/gran/options.ts';
import { nameAt, TABLES } from './atlas.ts';
import type { Desk, DeskEvent, Subject } from './desk.ts';

/** The readings that change what an answer says, by its subject. */
const ASKED: Readonly<Record<Subject, readonly OptionId[]>> = {
  aller: ['GRA-L-2', 'GRA-L-3', 'GRA-L-9', 'GRA-L-12', 'GRA-L-19', 'GRA-L-20', 'GRA-L-23', 'GRA-L-24'],
  pierre: ['GRA-L-22', 'GRA-L-26'],
  epee: ['GRA-L-16', 'GRA-L-22', 'GRA-L-26'],
  anneau: ['GRA-L-11', 'GRA-L-21', 'GRA-L-25'],
};

interface Props {
  desk: Desk;
  act: (event: DeskEvent) => void;
}

const Readings = ({ desk, act }: Props) => {
  const { options } = desk.question.position;
  return (
    <details class="gran-readings">
      <summary>Nos lectures des litiges</summary>
      {RULINGS.filter(({ id }) => ASKED[desk.subject].some((one) => one === id)).map(({ id, question, readings }) => (
        <label key={id}>
          <span>
            {id} · {french(question)}
          </span>
          <select
            value={options[id as OptionId] ?? readings[0].id}
            onChange={(event) => act({ kind: 'options', options: { ...options, [id]: event.currentTarget.value } as Options })}
          >
            {readings.map((reading) => (
              <option key={reading.id} value={reading.id}>
                {reading.text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
};

export const Settings = ({ desk, act }: Props) => {
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
        options={position.pieces.map(({ color, at }) => ({ value: color, label: COLOR_NAMES[color], note: ` ${nameAt(at)}` }))}
        set={(color) => act({ kind: 'mover', color })}
      />
      <Count
        label="Amulettes"
        unit="Amulette"
        value={piece.amulets}
        least={0}
        most={MAX_AMULETS}
        set={(count) => act({ kind: 'amulets', count })}
      />
      <div class="control-choice-row">
        <Toggle on={isBearer} set={(on) => act({ kind: 'bearer', on })}>
          porte l’anneau
        </Toggle>
        {kindOf(TABLES, piece.at) === 'dragon' && (
          <Toggle on={bonus !== undefined} set={(on) => act({ kind: 'bonus', on })}>
            vient de battre ce dragon
          </Toggle>
        )}
      </div>
      <Readings desk={desk} act={act} />
    </div>
  );
};
