/** A window on a world: it scrolls as any page does, and comes nearer by steps. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type MapPoint, RADIUS } from '../drawings/geometry.ts';

/** Widths of the drawing, the window being 1; as in `carte.css`. */
const STEPS = 3;
/** Pixels of a hex under which a finger finds none, and under which what stands on it is not read. */
const SMALL = 14;
const LEGIBLE = 24;

const isFar = (step: number, pixels: number, least = SMALL): boolean => step < STEPS - 1 && pixels * 1.5 * RADIUS < least;

/** How near what is asked about is brought, from a step with so many pixels a unit: to be touched, or to be read where it was not brought before: who then sees all of it has chosen to. */
export function stepFor(step: number, pixels: number, isBrought = false): number {
  if (isFar(step, pixels)) return STEPS - 1;
  return step || Number(!isBrought && isFar(step, pixels, LEGIBLE));
}

/** Where what is seen of a window ends: at its foot, or where what is asked lies over it. */
function footOf(frame: Element): number {
  const box = frame.getBoundingClientRect();
  const dock = frame.closest('.table-stage')?.querySelector('.table-dock')?.getBoundingClientRect();
  return dock && dock.left < box.right && dock.right > box.left ? Math.min(box.bottom, dock.top) : box.bottom;
}

export interface Nearness {
  readonly window: { current: HTMLDivElement | null };
  readonly step: number;
  /** So many steps nearer, round what is in hand. */
  readonly by: (steps: number) => void;
  /** As near as may be, this point in the middle. */
  readonly to: (point: MapPoint) => void;
  /** With so many pixels a unit a tap is only a way to come nearer. */
  readonly isTooFar: (pixels: number) => boolean;
}

/** What is spoken of now, where it is drawn. */
export interface Watched extends MapPoint {
  /** Units around it that are to be seen as well. */
  readonly room: number;
  /** It is brought near enough to be touched. */
  readonly isNear: boolean;
}

/** Points are in the units of the drawing. `watched` is brought into sight, unless it is seen there again beyond an edge, `turn` units farther. */
export function useNearness(isWorld: boolean, hand: MapPoint, turn: number, watched?: Watched): Nearness {
  const window = useRef<HTMLDivElement>(null);
  const [view, look] = useState<{ readonly step: number; readonly at?: MapPoint }>({ step: 0 });
  useLayoutEffect(() => {
    const [frame, drawing] = [window.current, window.current?.querySelector('svg')];
    const matrix = drawing?.getScreenCTM();
    if (!isWorld || !view.at || !frame || !drawing || !matrix) return;
    const seen = new DOMPoint(view.at.x, view.at.y).matrixTransform(matrix);
    const box = frame.getBoundingClientRect();
    frame.scrollBy(seen.x - box.x - box.width / 2, seen.y - (box.y + footOf(frame)) / 2);
  }, [view]);
  useLayoutEffect(() => {
    const [frame, matrix] = [window.current, window.current?.querySelector('svg')?.getScreenCTM()];
    if (!isWorld || !watched || !frame || !matrix) return;
    const step = watched.isNear ? stepFor(view.step, matrix.a, !!view.at) : view.step;
    if (step !== view.step) return look({ step, at: watched });
    const box = frame.getBoundingClientRect();
    const [edge, height] = [watched.room * matrix.a, footOf(frame) - box.y];
    const seen = new DOMPoint(watched.x, watched.y).matrixTransform(matrix);
    const [x, y] = [seen.x - box.x, seen.y - box.y];
    const isSeen = (by: number): boolean => Math.abs(x + by * matrix.a - box.width / 2) < box.width / 2 - edge;
    if (y < edge || y > height - edge || ![0, turn, -turn].some(isSeen)) frame.scrollBy(x - box.width / 2, y - height / 2);
    return undefined;
  }, [watched && Object.values(watched).join()]);
  return {
    window,
    step: view.step,
    by: (steps) => look({ step: Math.min(STEPS - 1, Math.max(0, view.step + steps)), at: hand }),
    to: (at) => look({ step: STEPS - 1, at }),
    isTooFar: (pixels) => isFar(view.step, pixels),
  };
}

export const NearButtons = ({ nearness: { step, by } }: { nearness: Nearness }) => (
  <fieldset class="carte-near" aria-label="Zoom de la carte">
    <button type="button" aria-label="Agrandir la carte" disabled={step === STEPS - 1} onClick={() => by(1)}>
      +
    </button>
    <button type="button" aria-label="Réduire la carte" disabled={step === 0} onClick={() => by(-1)}>
      −
    </button>
    <button type="button" disabled={step === 0} onClick={() => by(-STEPS)}>
      Tout voir
    </button>
  </fieldset>
);
