/** What the table draws over the board: the last way gone, points open, the point asked about, ring, stones and knights. */
import type { Atlas } from '#components/gran/board/atlas.ts';
import { Knights } from '#components/gran/board/Knights.tsx';
import { RingSymbol, Stone } from '#components/gran/board/symbols.tsx';
import { SIZE } from '#components/gran/board/sheet-of.ts';
import { takenIn, useTaken } from '#components/gran/board/taken.ts';
import { alongOn } from '#components/gran/board/way.ts';
import { wholeFraming } from '#components/kit/board/framing.ts';
import { kindOf } from '#engine/gran/board/tables.ts';
import type { PointId, Position } from '#engine/gran/types.ts';
import { AMBIGUOUS, type Box, besidePoints, knightAt, LINE, meet, signAt, wayAt, thingAt } from './label.ts';
import { boxOf } from './region.ts';

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
  /** The knight whose turn it is. */
  turn: PointId | undefined;
  looked: PointId | undefined;
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

interface Word {
  readonly id: PointId;
  /** One or two. */
  readonly lines: readonly string[];
  readonly box: Box;
  readonly isName: boolean;
}

/** Units of a letter, where a part of the board is shown; the whole of it is seen from further. */
const [NAME, CHANCE] = [12.5, 14] as const;
const FAR = 1.25;

/** Names and chances, each beside its point and clear of those before it. */
function wordsOn(
  atlas: Atlas,
  position: Position,
  named: readonly PointId[],
  called: readonly PointId[],
  dragons: readonly PointId[],
  chance: string,
  seen: Box | undefined,
  ways: readonly (readonly PointId[])[],
): readonly Word[] {
  const { pieces, stones, ring } = position;
  const taken = [
    ...pieces.map(({ at }) => knightAt(atlas.spotAt(at))),
    ...[...stones, ...('at' in ring ? [ring.at] : [])].map((id) => thingAt(atlas.spotAt(id))),
  ];
  const { board } = atlas.tables;
  const signs = [
    ...board.points.map(({ id, kind }) => signAt(atlas.spotAt(id), kind === 'black' || kind === 'exile')),
    ...ways.flatMap(alongOn(board)).map(wayAt),
  ];
  const written = (names: readonly PointId[], first: readonly PointId[], isBroken = false) => {
    const linesOf = (id: PointId): readonly string[] => (isBroken ? broken(atlas.nameAt(id)) : [atlas.nameAt(id)]);
    const asked = [
      ...names.filter((id) => !first.includes(id)).map((id) => ({ id, lines: [atlas.nameAt(id)], unit: NAME, isName: true })),
      ...first.map((id) => ({ id, lines: linesOf(id), unit: NAME, isName: true })),
      ...dragons.map((id) => ({ id, lines: [chance], unit: CHANCE, isName: false })),
    ];
    const placed = besidePoints(
      asked.map(({ id, lines, unit }) => ({
        at: atlas.spotAt(id),
        width: Math.max(...lines.map(({ length }) => length)) * unit * (seen ? 1 : FAR),
        height: lines.length * LINE,
        isFree: true,
      })),
      taken,
      signs,
      seen ?? boxOf(wholeFraming(SIZE)),
    );
    return {
      cost: Math.max(0, ...placed.map(({ cost }, at) => (first.includes(asked[at]?.id ?? '') && asked[at]?.isName ? cost : 0))),
      words: placed.flatMap(({ box }, at): readonly Word[] => (asked[at] ? [{ ...asked[at], box }] : [])),
    };
  };
  // What is looked at, or advised, comes before what was spoken of; all are told beside the board too.
  for (let count = called.length; count > 0; count -= 1) {
    const first = called.slice(0, count);
    for (const names of [named, []]) {
      const [whole, half] = [written(names, first), written(names, first, true)];
      const { cost, words } = half.cost < whole.cost ? half : whole;
      if (cost < AMBIGUOUS) return words;
    }
  }
  return written(named, []).words;
}

/** A name in two lines, as even as may be. */
function broken(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

export function Marks({
  atlas,
  position,
  open,
  maybe,
  chance,
  named = [],
  called = [],
  seen,
  turn,
  looked,
  isShut,
  lifted,
  gone,
  thought,
}: Props) {
  const placed = (id: PointId): string => `translate(${atlas.spotAt(id).join(' ')})`;
  const isDragon = (id: PointId): boolean => kindOf(atlas.tables, id) === 'dragon';
  const first = [...new Set([...(looked ? [looked] : []), ...called])];
  const isRival = (id: PointId): boolean => position.pieces.some(({ at }) => at === id);
  const words = wordsOn(atlas, position, named, first, chance ? open.filter(isDragon) : [], chance, seen, [gone, thought]);
  const covered = atlas.tables.board.points.filter(({ id }) => words.some(({ box }) => meet(signAt(atlas.spotAt(id), true), box)));
  useTaken([...takenIn(position), ...covered.map(({ id }) => id)]);
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
      {words.flatMap(({ id, lines, box, isName }) =>
        lines.map((line, at) => (
          <text
            key={`${id} ${isName} ${at}`}
            class={isName ? 'gran-called' : 'gran-chance'}
            x={box.x}
            y={box.y + 10 + (at - (lines.length - 1) / 2) * LINE}
          >
            {line}
          </text>
        )),
      )}
      {looked && <circle class={isShut ? 'gran-chosen is-shut' : 'gran-chosen'} r="33" transform={placed(looked)} />}
      {looked && isShut && <path class="gran-no" d="M20 20l16 16M36 20l-16 16" transform={placed(looked)} />}
    </g>
  );
}
