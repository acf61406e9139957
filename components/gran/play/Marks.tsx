/** What the table draws over the board: the last way gone, points open, the point asked about, ring, stones and knights. */
import type { Atlas } from '#components/gran/board/atlas.ts';
import { Knights } from '#components/gran/board/Knights.tsx';
import { RingSymbol, Stone } from '#components/gran/board/symbols.tsx';
import { takenIn, useTaken } from '#components/gran/board/taken.ts';
import { kindOf } from '#engine/gran/board/tables.ts';
import type { PointId, Position } from '#engine/gran/types.ts';
import { type Box, leaderOf, numeralOf, wordsOn } from './label.ts';

interface Props {
  atlas: Atlas;
  position: Position;
  /** Where it may be played. */
  open: readonly PointId[];
  /** Where a knight that is only looked at might go. */
  maybe: readonly PointId[];
  /** Chance of the next duel, written beside the dragons that are open: « 58 % »; empty: none is written. */
  chance: string;
  /** Points that are spoken of beside the board: their names are written there. */
  named?: readonly PointId[];
  /** Those of the question and of the advice: named before the others, and not ringed. */
  called?: readonly PointId[];
  /** The part of the board that is shown; left out: the whole. */
  seen?: Box | undefined;
  /** Units that a pixel takes, where it is known. */
  unit?: number | undefined;
  /** The knight whose turn it is. */
  turn: PointId | undefined;
  looked: PointId | undefined;
  /** What one chooses it or. */
  beside?: PointId | undefined;
  /** The point looked at is refused. */
  isShut: boolean;
  /** The stone that the sword lifted. */
  lifted: PointId | undefined;
  /** The last way gone, its start included. */
  gone: readonly PointId[];
  /** The way that is thought of. */
  thought: readonly PointId[];
}

/** More open points than these are dots: rings would cover the board. */
const MANY = 24;

export function Marks({
  atlas,
  position,
  open,
  maybe,
  chance,
  named = [],
  called = [],
  seen,
  unit,
  turn,
  looked,
  beside,
  isShut,
  lifted,
  gone,
  thought,
}: Props) {
  const placed = (id: PointId): string => `translate(${atlas.spotAt(id).join(' ')})`;
  const isDragon = (id: PointId): boolean => kindOf(atlas.tables, id) === 'dragon';
  const first = [...new Set([...(looked ? [looked] : []), ...called])];
  const isRival = (id: PointId): boolean => position.pieces.some(({ at }) => at === id);
  const words = wordsOn(atlas, position, [...first, ...named], chance ? open.filter(isDragon) : [], chance, seen, [gone, thought], unit);
  const taken = takenIn(position);
  useTaken(taken);
  const numbered = [...new Set([...first, ...named, ...gone])].filter((id) => !taken.includes(id) && numeralOf(atlas, id));
  return (
    <g class="gran-overlay gran-marks">
      {gone.length > 1 && <path class="gran-gone" d={atlas.wayPath(gone)} />}
      {thought.length > 1 && (
        <>
          <path class="gran-path is-halo" d={atlas.wayPath(thought)} />
          <path class="gran-path" d={atlas.wayPath(thought)} />
        </>
      )}
      {maybe.map((id) => (
        <circle key={id} class="gran-maybe" r="25" transform={placed(id)} />
      ))}
      {turn && <circle class="gran-turn" r="30" transform={placed(turn)} />}
      {open.map((id) => (
        <circle
          key={id}
          class={`gran-yes${isDragon(id) ? ' is-dragon' : ''}${isRival(id) ? ' is-rival' : ''}${open.length > MANY ? ' is-many' : ''}`}
          r={open.length > MANY && !isRival(id) ? 11 : 27}
          transform={placed(id)}
          data-open={id}
        />
      ))}
      {numbered.map((id) => (
        <g key={id} class="gran-told" transform={placed(id)}>
          <circle />
          <text dy=".34em">{numeralOf(atlas, id)}</text>
        </g>
      ))}
      {lifted && <circle class="gran-pocket" r="29" transform={placed(lifted)} />}
      {position.stones.map((id) => (
        <g key={id} class={id === lifted ? 'is-lifted' : ''} transform={placed(id)}>
          <Stone />
        </g>
      ))}
      {'at' in position.ring && (
        <g class="gran-piece" transform={placed(position.ring.at)}>
          <RingSymbol />
        </g>
      )}
      <Knights position={position} place={placed} />
      {named.map((id) => (
        <circle key={id} class="gran-named" r="38" transform={placed(id)} />
      ))}
      {words.map(({ id, box, isLed }) => isLed && <path key={id} class="gran-lead" d={leaderOf(box, atlas.spotAt(id))} />)}
      {words.flatMap(({ id, lines, box, isName }) =>
        lines.map((line, at) => (
          <text
            key={`${id} ${isName} ${at}`}
            class={isName ? 'gran-called' : 'gran-chance'}
            x={box.x}
            y={box.y + (box.height / lines.length) * (at - lines.length / 2 + 0.8)}
          >
            {line}
          </text>
        )),
      )}
      {beside && <circle class="gran-chosen" r="33" transform={placed(beside)} />}
      {looked && <circle class={isShut ? 'gran-chosen is-shut' : 'gran-chosen'} r="33" transform={placed(looked)} />}
      {looked && isShut && <path class="gran-no" d="M20 20l16 16M36 20l-16 16" transform={placed(looked)} />}
    </g>
  );
}
