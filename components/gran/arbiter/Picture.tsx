/** The board before the arbiter: a touch proposes a move, or puts down what is in hand. */
import { useMemo, useState } from 'preact/hooks';
import type { PictureProps } from '#components/arbiter/look.ts';
import { french } from '#components/base/typography.ts';
import { atlasOf } from '#components/gran/board/atlas.ts';
import { SIZE } from '#components/gran/board/sheet-of.ts';
import { Marks } from '#components/gran/play/Marks.tsx';
import { boxOf, regionOf } from '#components/gran/play/region.ts';
import { TouchBoard } from '#components/gran/play/TouchBoard.tsx';
import { wholeFraming } from '#components/kit/board/framing.ts';
import { Choice } from '#components/kit/Choice.tsx';
import { isPoint, kindOf } from '#engine/gran/board/tables.ts';
import { COLOR_NAMES } from '#engine/gran/data/box.ts';
import type { Gran } from '#engine/gran/game.ts';
import { COLORS, type PointId } from '#engine/gran/types.ts';
import type { Pictured } from './seen.ts';
import { tablesOn } from './tables.ts';

/** What a touch of the board does: a move, a knight of this colour, a stone, the ring, or taking away. */
const LABELS = {
  coup: 'propose le coup',
  ...COLOR_NAMES,
  pierre: 'pose une pierre',
  anneau: 'pose l’anneau',
  oter: 'ôte ce qui y est',
} as const;
type Hand = keyof typeof LABELS;

export function Picture({ state, move, sheet, touch, fixed }: PictureProps<Gran, Pictured>) {
  const [hand, take] = useState<Hand>('coup');
  const { options, phase, turn } = state;
  const { open, position, chance } = sheet.seen;
  const tables = tablesOn(options.board);
  const atlas = atlasOf(tables);
  const target = 'path' in move ? move.path.at(-1) : 'at' in move ? move.at : undefined;
  const looked = target !== undefined && isPoint(tables, target) ? target : undefined;
  const own = position.pieces.find(({ color }) => color === options.colors[turn])?.at;
  const mover = position.pieces.find(({ color }) => color === options.colors[move.seat])?.at;
  const way = move.kind === 'walk' && mover !== undefined && move.path.every((at) => isPoint(tables, at)) ? [mover, ...move.path] : [];
  // Only looked at: it opens where the move is.
  const region = useMemo(
    () =>
      touch
        ? undefined
        : regionOf(
            atlas,
            [mover, ...way, looked].filter((at) => at !== undefined),
          ),
    [state],
  );
  const isTold = chance !== '' && open.some((at) => kindOf(tables, at) === 'dragon');
  const hands: readonly Hand[] = ['coup', ...COLORS.filter((color) => options.colors.includes(color)), 'pierre', 'anneau', 'oter'];
  const inHand = hands.includes(hand) ? hand : 'coup';
  return (
    <div class="stack gran-arbiter" data-hand={inHand}>
      <TouchBoard
        atlas={atlas}
        board={options.board}
        position={position}
        open={open}
        selected={looked}
        view={region ?? (touch ? undefined : wholeFraming(SIZE))}
        touch={(id) => touch?.(inHand, id)}
        exit="coup-qui"
        marks={
          <Marks
            atlas={atlas}
            position={position}
            open={open}
            maybe={[]}
            chance={chance}
            seen={region && boxOf(region)}
            turn={phase === 'over' ? undefined : own}
            looked={looked}
            isShut={sheet.answer.kind === 'refused'}
            lifted={phase === 'sword' ? state.pending.find((at: PointId) => position.stones.includes(at)) : undefined}
            gone={[]}
            thought={way}
          />
        }
      />
      {touch && !fixed && (
        <Choice
          name="gran-main"
          legend="Toucher un point"
          value={inHand}
          options={hands.map((one) => ({ value: one, label: LABELS[one] }))}
          set={take}
        />
      )}
      {isTold && <p class="gran-arbiter-legend">{french(`${chance} : chances de vaincre le dragon, pour qui s’y arrête.`)}</p>}
    </div>
  );
}
