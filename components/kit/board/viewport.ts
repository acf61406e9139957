/**
 * A window on a square sheet that pans and zooms: wheel, drag, pinch, double tap. D3 computes; the sheet is moved by one CSS transform, so that
 * nothing inside is drawn again. While it moves it is a layer of its own, and it is drawn sharp again once it rests.
 *
 * At scale 1 a finger scrolls the page as everywhere else: the stylesheet gives `touch-action` by `data-zoomed`.
 */
import { type D3ZoomEvent, select, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3';
import { clamped, type Framing, MOST_SCALE, revealing, showing } from './framing.ts';

export interface Viewport {
  /** Twice as near is 2; round the middle of what is seen, or with this point in the middle. */
  readonly zoomBy: (factor: number, point?: readonly [number, number]) => void;
  readonly show: (view: Framing, isAtOnce?: boolean) => void;
  /** Pans as little as shows the point. */
  readonly reveal: (point: readonly [number, number]) => void;
  /** Goes to what happens at these points, so near that a pixel is `unit` units at most: not under a finger, nor soon after one has moved it. */
  readonly goTo: (points: readonly (readonly [number, number])[], unit: number) => void;
  /** A finger is on it. */
  readonly isHeld: () => boolean;
  /** Back to where it was before it went, unless somebody has moved it since. */
  readonly goBack: () => void;
  readonly close: () => void;
}

const DURATION = 260;
/** Milliseconds after somebody moved it during which it does not move by itself. */
const PATIENCE = 2500;
/** Two taps within this time, in milliseconds, and this distance, in pixels, are one double tap. */
const DOUBLE = { time: 320, distance: 28 } as const;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const viewOf = ({ k, x, y }: ZoomTransform, side: number, size: number): Framing =>
  clamped({ scale: k, x: ((side / 2 - x) / k / side) * size, y: ((side / 2 - y) / k / side) * size }, size);

const transformOf = ({ scale, x, y }: Framing, side: number, size: number): ZoomTransform =>
  zoomIdentity
    .translate(side / 2, side / 2)
    .scale(scale)
    .translate((-x * side) / size, (-y * side) / size);

/** What one tap does in a game, two quick ones on neighbours do twice: no double tap there. */
export interface Gestures {
  readonly doubleTap: boolean;
}

/**
 * Opens a viewport of `frame` on `sheet`, its child, `size` units a side. `rests` is told the view whenever a movement ends, and the size
 * of a screen pixel in units of the sheet; once at the start too.
 */
export function openViewport(
  frame: HTMLElement,
  sheet: HTMLElement,
  size: number,
  start: Framing,
  rests: (view: Framing, unitsPerPixel: number) => void,
  { doubleTap }: Gestures = { doubleTap: true },
): Viewport {
  const side = () => frame.clientWidth || 1;
  let measured = 0;
  /** Something moved since the pointer went down: a tap alone costs no layer, no style and no layout. */
  let hasMoved = false;
  const target = select(frame);
  let view = start;
  /** Where it was before it went to what happens. */
  let home: Framing | undefined;
  /** When it was last moved by hand. */
  let handled = Number.NEGATIVE_INFINITY;
  let lastTap: { readonly time: number; readonly x: number; readonly y: number } | undefined;

  const apply = ({ k, x, y }: ZoomTransform) => {
    sheet.style.setProperty('--atlas-move', `translate(${(x / measured) * 100}%,${(y / measured) * 100}%) scale(${k})`);
    frame.toggleAttribute('data-zoomed', k > 1.005);
  };
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([1, MOST_SCALE])
    .clickDistance(5)
    .filter((event: Event) => {
      if ('touches' in event) return (event as TouchEvent).touches.length > 1 || zoomTransform(frame).k > 1.005;
      return !('button' in event && event.button !== 0);
    })
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      hasMoved = true;
      if (sourceEvent) {
        home = undefined;
        handled = performance.now();
      }
      frame.dataset.moving = sourceEvent?.type === 'mousemove' ? 'drag' : '';
      apply(transform);
    })
    .on('end', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (!hasMoved) return;
      hasMoved = false;
      frame.removeAttribute('data-moving');
      view = viewOf(transform, measured, size);
      rests(view, size / measured / transform.k);
    });

  const zoomAt = (factor: number, at?: [number, number]) => {
    if (isStill()) target.call(behaviour.scaleBy, factor, at);
    else target.transition().duration(DURATION).call(behaviour.scaleBy, factor, at);
  };
  const show = (next: Framing, isAtOnce = false) => {
    const transform = transformOf(next, measured, size);
    if (isAtOnce || isStill()) target.call(behaviour.transform, transform);
    else target.transition().duration(DURATION).call(behaviour.transform, transform);
  };
  /* What watches it calls once for nothing, and would stop a movement already asked for. */
  const resized = () => {
    if (side() === measured) return;
    measured = side();
    behaviour.translateExtent([
      [0, 0],
      [side(), side()],
    ]);
    show(view, true);
  };
  /* Clicks, since the mouse events that follow a tap would stop a movement begun before them. */
  const tapped = ({ clientX: x, clientY: y, timeStamp: time }: MouseEvent) => {
    const isDouble = lastTap && time - lastTap.time < DOUBLE.time && Math.hypot(x - lastTap.x, y - lastTap.y) < DOUBLE.distance;
    lastTap = isDouble ? undefined : { time, x, y };
    if (!isDouble) return;
    const box = frame.getBoundingClientRect();
    zoomAt(2, [x - box.left, y - box.top]);
  };

  const fingers = new Set<number>();
  const laid = ({ pointerId }: PointerEvent) => fingers.add(pointerId);
  const lifted = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  const isHandled = () => fingers.size > 0 || performance.now() - handled < PATIENCE;
  frame.addEventListener('pointerdown', laid);
  for (const kind of ['pointerup', 'pointercancel'] as const) addEventListener(kind, lifted);

  target.call(behaviour).on('dblclick.zoom', null);
  if (doubleTap) frame.addEventListener('click', tapped);
  const watch = new ResizeObserver(resized);
  watch.observe(frame);
  resized();
  return {
    zoomBy: (factor, point) => {
      if (point) show(clamped({ scale: view.scale * factor, x: point[0], y: point[1] }, size));
      else zoomAt(factor);
    },
    show,
    reveal: (point) => {
      const next = revealing(view, point, size);
      if (next.x !== view.x || next.y !== view.y) show(next);
    },
    goTo: (points, unit) => {
      const next = showing(view, points, size, size / measured / unit);
      if (isHandled() || next === view) return;
      home ??= view;
      show(next);
    },
    isHeld: () => fingers.size > 0,
    goBack: () => {
      if (home && !isHandled()) show(home);
      home = undefined;
    },
    close: () => {
      for (const kind of ['pointerup', 'pointercancel'] as const) removeEventListener(kind, lifted);
      target.interrupt().on('.zoom', null);
      frame.removeEventListener('click', tapped);
      watch.disconnect();
    },
  };
}
