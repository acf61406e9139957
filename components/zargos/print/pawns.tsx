/** Pawns and boats in millimetres: the emblem tells the people, the colour helps. Ours (CC BY-SA 4.0). */
import type { People } from '#engine/zargos/types.ts';
import { BOAT_OUTLINE, EMBLEMS } from '../drawings/outlines.ts';

export const SMALL_PAWN = 14;
export const LARGE_PAWN = 19;

/** Drawn round the origin in a disc of radius 16. */
const Disc = ({ people, size }: { readonly people: People; readonly size: number }) => (
  <g class="zargos-still">
    <g class={`is-${people}`}>
      <circle class="zp-disc" cx={size / 2} cy={size / 2} r={size / 2} />
    </g>
  </g>
);

export const SmallPawn = ({ people }: { readonly people: People }) => (
  <>
    <Disc people={people} size={SMALL_PAWN} />
    <path class="print-white" d={EMBLEMS[people]} transform={`translate(${SMALL_PAWN / 2} ${SMALL_PAWN / 2}) scale(.41)`} />
  </>
);

/** Five pips round its rim. */
export const LargePawn = ({ people }: { readonly people: People }) => (
  <>
    <Disc people={people} size={LARGE_PAWN} />
    <circle class="zp-rim" cx={LARGE_PAWN / 2} cy={LARGE_PAWN / 2} r="7.2" />
    <path class="print-white" d={EMBLEMS[people]} transform={`translate(${LARGE_PAWN / 2} ${LARGE_PAWN / 2}) scale(.4)`} />
    {[0, 72, 144, 216, 288].map((turn) => (
      <circle
        key={turn}
        class="print-white"
        cx={LARGE_PAWN / 2}
        cy="1.2"
        r=".75"
        transform={`rotate(${turn} ${LARGE_PAWN / 2} ${LARGE_PAWN / 2})`}
      />
    ))}
  </>
);

export const Boat = () => (
  <>
    <circle class="zp-sea" cx={LARGE_PAWN / 2} cy={LARGE_PAWN / 2} r={LARGE_PAWN / 2} />
    <path class="zp-wave" d="M2 15.4q2-1.9 4 0t4 0 4 0 4 0" />
    <path class="print-ink" d={BOAT_OUTLINE} transform={`translate(${LARGE_PAWN / 2} 9.6) scale(.5)`} />
  </>
);
