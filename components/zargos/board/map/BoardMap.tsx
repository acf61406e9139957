/**
 * The map of Zargos as a picture: what a page without script, a printer and the explorer draw. Props only, no state and no zoom; every place is a
 * path with its id, so that who shows it can mark it.
 */

import type { ComponentChildren } from 'preact';
import type { Point } from '#components/kit/drawing/ink.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import type { Board, PlaceId, Territory } from '#engine/zargos/data/board-types.ts';
import { BoardFrame, BoardHatchings, BoardOrnaments, PrintedHatchings } from './BoardDecor.tsx';
import { BoardLabel } from './BoardLabel.tsx';
import { type MapShapes, straitOf } from './geometry.ts';
import { type Label, labelOf, seaLabelOf } from './labels.ts';
import { mapLines, straitPath, vortexPath } from './lines.ts';
import { MAP } from './map.ts';

/** What may be shown or left out. */
export const LAYERS = ['kingdoms', 'names', 'values', 'seas', 'volcanoes', 'vortices', 'straits', 'doubts', 'ornaments'] as const;
export type Layer = (typeof LAYERS)[number];

/** What the printed board shows. */
export const PRINTED: readonly Layer[] = ['kingdoms', 'names', 'values', 'seas', 'volcanoes', 'straits', 'ornaments'];

interface Props {
  /** Accessible name of the picture; an empty string leaves it to who shows it. */
  readonly label: string;
  /** Prefix of the ids inside: differs between two maps of one page. */
  readonly id: string;
  readonly layers?: readonly Layer[];
  readonly board?: Board;
  readonly shapes?: MapShapes;
  /** Class `board-is-…` of places: `{ 'ohms-3': 'selected' }`. */
  readonly states?: Readonly<Partial<Record<PlaceId, string>>>;
  /** For paper: hatchings in lines. */
  readonly isPrinted?: boolean;
  /** Drawn over the map, in its units. */
  readonly children?: ComponentChildren;
}

const stateClass = (states: Props['states'], id: PlaceId): string => (states?.[id] ? ` board-is-${states[id]}` : '');

/** Marks of water, as in the rule drawings, thrown about a tile. */
const WAVES =
  'M24 40q7 8 14 0 7 8 14 0M168 26q7 8 14 0 7 8 14 0M96 104q7 8 14 0 7 8 14 0M206 132q7 8 14 0 7 8 14 0M36 168q7 8 14 0 7 8 14 0M150 196q7 8 14 0 7 8 14 0';

/** Lines along the coast, as engravers cut shallow water: widths of strokes, one over the other. */
const SHOALS = [58, 54, 35, 31.4, 17, 14] as const;

/** From the top of a volcano's label to its crater, in units of the map. */
const CRATER = 24;

export const BoardMap = ({ label, id, layers = PRINTED, board = BOARD, shapes = MAP, states, isPrinted = false, children }: Props) => {
  const has = (layer: Layer) => layers.includes(layer);
  const lines = mapLines(board, shapes);
  const values = new Map<string, number>(board.kingdoms.map(({ id: kingdom, value }) => [kingdom, value]));
  const volcanoes = board.territories.filter(({ volcano }) => volcano);
  const placed = ({ id: place }: { readonly id: PlaceId }): Point => shapes.shapeOf(place).place;
  const markOf = (territory: Territory): Label => {
    const own = labelOf(territory);
    return own.mark === 'volcano' && !has('volcanoes') ? labelOf({ ...territory, volcano: false }) : own;
  };
  /** Where the smoke comes out, over the words. */
  const craterOf = (territory: Territory): Point => {
    const [x, y] = placed(territory);
    return [x, Math.round(y + (labelOf(territory).parts[0]?.top ?? 0) + CRATER)];
  };
  return (
    <svg
      class="board-map"
      viewBox="0 0 2000 2000"
      id={`${id}-dessin`}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        {!isPrinted && <BoardHatchings id={id} />}
        <pattern id={`${id}-waves`} width="260" height="220" patternUnits="userSpaceOnUse">
          <path class="board-waves" d={WAVES} />
        </pattern>
        <path id={`${id}-coast`} d={lines.coast} />
      </defs>
      <rect class="board-water" width="2000" height="2000" />
      <rect width="2000" height="2000" fill={`url(#${id}-waves)`} />
      <g class="board-shoals">
        {SHOALS.map((width, at) => (
          <use key={width} class={at % 2 ? 'board-shoal-water' : 'board-shoal-line'} href={`#${id}-coast`} stroke-width={width} />
        ))}
      </g>
      {has('seas') && <path class="board-line board-line-sea" d={lines.sea} />}
      <g>
        {board.seas.map((cell) => (
          <path
            key={cell.id}
            data-id={cell.id}
            class={`${cell.kind === 'lake' ? 'board-sea board-lake' : 'board-sea'}${stateClass(states, cell.id)}`}
            d={shapes.shapeOf(cell.id).path}
          />
        ))}
      </g>
      <g>
        {board.territories.map(({ id: place, kingdom }) => (
          <path
            key={place}
            data-id={place}
            class={isPrinted ? `board-land board-tile-${kingdom}` : `board-land${stateClass(states, place)}`}
            fill={isPrinted ? undefined : has('kingdoms') ? `url(#${id}-${kingdom})` : 'var(--sheet)'}
            d={shapes.shapeOf(place).path}
          />
        ))}
      </g>
      {isPrinted && <PrintedHatchings id={id} board={board} shapes={shapes} />}
      <path class="board-line board-line-province" d={lines.firm} />
      <path class="board-line board-line-province board-line-doubtful" d={lines.doubtful} />
      <path class="board-line board-line-kingdom" d={lines.kingdom} />
      <path class="board-line board-line-kingdom-core" d={lines.kingdom} />
      <path class="board-line board-line-kingdom board-line-doubtful" d={lines.doubtfulKingdom} />
      <use class="board-line board-line-coast" href={`#${id}-coast`} />
      {has('doubts') && <path class="board-doubt" d={lines.doubts} />}
      {has('straits') && board.straits.map(([a, b]) => <path key={a} class="board-strait" d={straitPath(straitOf(shapes, a, b))} />)}
      {has('vortices') &&
        volcanoes.flatMap((one, at) =>
          volcanoes
            .slice(at + 1)
            .map((other) => <path key={`${one.id} ${other.id}`} class="board-vortex" d={vortexPath(craterOf(one), craterOf(other))} />),
        )}
      {has('ornaments') && <BoardOrnaments />}
      <g id={`${id}-labels`} class="atlas-sized">
        {has('seas') &&
          has('names') &&
          board.seas.map((cell) => <BoardLabel key={cell.id} label={seaLabelOf(cell)} at={placed(cell)} isNamed />)}
        {board.territories.map((territory) => (
          <BoardLabel
            key={territory.id}
            label={markOf(territory)}
            at={placed(territory)}
            id={territory.kind === 'capital' ? `${id}-mark-${territory.id}` : undefined}
            isNamed={has('names')}
            value={has('values') && territory.kind === 'capital' ? values.get(territory.kingdom) : undefined}
          />
        ))}
      </g>
      {has('ornaments') && <BoardFrame />}
      {children}
    </svg>
  );
};
