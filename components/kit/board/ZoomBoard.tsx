/**
 * A board to look at and to walk: a drawing made at build (`children`) under what the island draws, in one window that pans and zooms. One tab
 * stop; arrows walk to the neighbour in that direction, letters as `walked` says, Enter selects, + − 0 zoom, Escape leaves. It knows places by number and nothing of any game.
 * Its styles are in `board.css`, for the page to link.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../drawing/ink.ts';
import { allAwake as readingsDone } from '../waking.ts';
import { clamped, FAR_UNIT, type Framing, panned, revealing, showsWhole, wholeFraming } from './framing.ts';
import type { Viewport } from './viewport.ts';
import { KEY_DIRECTIONS, type Led, neighbourIn, type Paths, walked } from './walk.ts';

/** Nearer, farther, all of it. */
const ZOOM_STEP = 1.6;

/** For fingers: the board has their keys, and who goes by with Tab is not held up. */
const ZoomButtons = ({ by, fit }: { by: (factor: number) => void; fit: () => void }) => (
  <fieldset class="atlas-zoom" aria-label="Zoom de la carte">
    <button type="button" tabIndex={-1} aria-keyshortcuts="+" aria-label="Agrandir la carte" onClick={() => by(ZOOM_STEP)}>
      +
    </button>
    <button type="button" tabIndex={-1} aria-keyshortcuts="-" aria-label="Réduire la carte" onClick={() => by(1 / ZOOM_STEP)}>
      −
    </button>
    <button type="button" tabIndex={-1} aria-keyshortcuts="0" aria-label="Voir toute la carte" onClick={fit}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
      </svg>
    </button>
  </fieldset>
);

export interface ZoomSpot {
  readonly at: Point;
  /** Said when it takes the focus. */
  readonly label: string;
  /** Where the arrows lead. */
  readonly near: readonly number[];
}

interface Props extends Omit<Paths, 'near' | 'at'> {
  /** Unique on the page. */
  id: string;
  label: string;
  /** Units a side. */
  size: number;
  spots: readonly ZoomSpot[];
  selected: number | undefined;
  /** Where the keyboard comes in while nothing is selected; the first place where it is left out. */
  home?: number | undefined;
  /** The view to start from, and again whenever another one is given. */
  view: Framing | undefined;
  /** Places where something is shown to happen: where the board is small it goes there, and comes back. */
  look?: readonly number[] | undefined;
  /** Layers that are on, for the stylesheet: `data-layers`. */
  layers: readonly string[];
  /** The place drawn at this element of the drawing, if any. */
  placeOf: (element: Element) => number | undefined;
  select: (place: number) => void;
  hover?: (place: number | undefined) => void;
  leave: () => void;
  /** One tap plays: two quick ones are no zoom. */
  isPlayed?: boolean;
  /** What is shown, and how many units of it a pixel takes. */
  rests: (view: Framing, unit: number) => void;
  /** Drawn over the map in its units. */
  overlay: ComponentChildren;
  /** The drawing. */
  children?: ComponentChildren;
}

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, _: 1 / ZOOM_STEP };

export function ZoomBoard(props: Props) {
  const { id, label, size, spots, selected, view, layers, overlay, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const viewport = useRef<Viewport | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const [cursor, move] = useState<number>();
  const here = cursor ?? selected ?? props.home ?? 0;
  const walk = useRef<Led | undefined>(undefined);

  /** The part that moves the window is a third of the board's scripts: it comes when it is first needed, and the board does without where it does not come. */
  const opening = useRef<Promise<Viewport | undefined> | undefined>(undefined);
  const isGone = useRef(false);
  const rests = (now: Framing, unit: number) => {
    for (const sized of frame.current?.querySelectorAll<SVGElement>('.atlas-overlay, .atlas-sized') ?? [])
      sized.style.setProperty('--atlas-unit', unit.toFixed(3));
    frame.current?.toggleAttribute('data-far', unit > FAR_UNIT);
    latest.current.rests(now, unit);
  };
  const open = (): Promise<Viewport | undefined> => {
    opening.current ??= import('./viewport.ts').then(
      ({ openViewport }) => {
        if (isGone.current || !frame.current || !sheet.current) return undefined;
        const { view = wholeFraming(size), spots, selected, isPlayed = false } = latest.current;
        const opened = openViewport(frame.current, sheet.current, size, view, rests, { doubleTap: !isPlayed });
        viewport.current = opened;
        const spot = selected === undefined ? undefined : spots[selected];
        if (spot) opened.reveal(spot.at);
        return opened;
      },
      () => {
        opening.current = undefined;
        return undefined;
      },
    );
    return opening.current;
  };
  const isElsewhere = (now: Framing | undefined): now is Framing => now !== undefined && !showsWhole(now, size);
  const looked = props.look?.join();
  useEffect(() => {
    const points = (latest.current.look ?? []).flatMap((place) => (spots[place] ? [spots[place].at] : []));
    if (points.length > 0) {
      const isZoomed = viewport.current || isElsewhere(latest.current.view);
      if (isZoomed || frame.current?.hasAttribute('data-far')) void open().then((opened) => opened?.goTo(points, FAR_UNIT));
      return;
    }
    // Others may do more at once.
    const timer = setTimeout(() => viewport.current?.goBack(), LINGER);
    return () => clearTimeout(timer);
  }, [looked]);
  /** What it is opened at, until something moves it. */
  const stand = () => {
    const { view: wished } = latest.current;
    const [board, drawn] = [frame.current, sheet.current];
    if (viewport.current || !board || !drawn) return;
    const now = isElsewhere(wished) ? wished : wholeFraming(size);
    const side = board.clientWidth || 1;
    drawn.style.setProperty('--atlas-move', panned(now, size));
    board.toggleAttribute('data-zoomed', now.scale > 1);
    rests(now, size / side / now.scale);
  };
  const reveal = (at: Point) => {
    const { view: wished } = latest.current;
    if (viewport.current) return viewport.current.reveal(at);
    if (!isElsewhere(wished)) return;
    const [from, to] = [clamped(wished, size), revealing(wished, at, size)];
    // It opens with what is selected in sight.
    if (from.x !== to.x || from.y !== to.y) void open().then((opened) => opened?.reveal(at));
  };
  const wholly = () => void open().then((opened) => opened?.show(wholeFraming(size)));

  useEffect(() => {
    const board = frame.current;
    if (!board) return;
    const watch = new ResizeObserver(stand);
    const start = () => {
      if (!isGone.current) watch.observe(board);
    };
    // The link is read first: what it says of the view stands until then.
    const soon = setTimeout(() => void readingsDone().then(start));
    return () => {
      isGone.current = true;
      clearTimeout(soon);
      watch.disconnect();
      viewport.current?.close();
    };
  }, []);
  useEffect(() => {
    if (viewport.current?.isHeld()) return;
    if (viewport.current && view) viewport.current.show(view, true);
    else stand();
  }, [view]);
  useEffect(() => {
    const spot = selected === undefined ? undefined : spots[selected];
    if (spot) reveal(spot.at);
    // Who walks the board stays where he is.
    if (!frame.current?.contains(document.activeElement)) move(undefined);
  }, [selected]);

  const walkTo = (place: number) => {
    move(place);
    const spot = spots[place];
    if (spot) reveal(spot.at);
    document.getElementById(`${id}-spot-${place}`)?.focus({ preventScroll: true });
  };
  /** Nearer goes to the place in hand, if there is one. */
  const zoomBy = (factor: number) => {
    const place = cursor ?? selected;
    const at = factor > 1 && place !== undefined ? spots[place]?.at : undefined;
    void open().then((opened) => opened?.zoomBy(factor, at));
  };
  /**
   * The place of a key: the one that has the focus, which it may have had before this ran. But the first one, untouched, is only where Tab enters a
   * board that does not run yet: the key is for what the link chose.
   */
  const spotAt = (target: EventTarget | null): number => {
    const found = target instanceof Element ? target.id.split(`${id}-spot-`)[1] : undefined;
    return found && (found !== '0' || cursor === 0) ? Number(found) : here;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = KEY_DIRECTIONS[event.key];
    const factor = ZOOM_KEYS[event.key];
    const at = spotAt(event.target);
    const spot = spots[at];
    if (direction && spot) {
      const near = spot.near.flatMap((place) => (spots[place] ? [{ id: place, at: spots[place].at }] : []));
      const next = neighbourIn(spot.at, near, direction);
      if (next !== undefined) walkTo(next);
    } else if (/^[vcpd]$/i.test(event.key)) {
      walk.current = walked(
        event.key,
        at,
        { ...props, near: (place) => spots[place]?.near ?? [], at: (place) => spots[place]?.at ?? [0, 0] },
        walk.current,
      );
      // To whoever is around the board, who may say so.
      if (!walk.current) return;
      walkTo(walk.current.at);
    } else if (factor) zoomBy(factor);
    else if (event.key === '0') wholly();
    else if (event.key === 'Enter' || event.key === ' ') props.select(at);
    else if (event.key === 'Escape') props.leave();
    else return;
    event.preventDefault();
  };
  const placeUnder = (target: EventTarget | null) => (target instanceof Element ? props.placeOf(target) : undefined);

  return (
    <div class="atlas-board">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: places are buttons inside; this is their pointer's way */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the overlay */}
      <div
        ref={frame}
        class="atlas-frame"
        data-layers={layers.join(' ')}
        onClick={(event) => {
          const place = placeUnder(event.target);
          if (place !== undefined) props.select(place);
        }}
        onPointerEnter={open}
        onPointerDown={open}
        onPointerOver={(event) => event.pointerType === 'mouse' && props.hover?.(placeUnder(event.target))}
        onPointerLeave={() => props.hover?.(undefined)}
      >
        <div ref={sheet} class="atlas-sheet">
          {children}
          <svg class="atlas-overlay" viewBox={`0 0 ${size} ${size}`} role="application" aria-label={label} onKeyDown={onKeyDown}>
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
            <g aria-hidden="true">{overlay}</g>
            {spots.map((spot, place) => (
              // biome-ignore lint/a11y/useSemanticElements: no button in a drawing
              <g
                key={place}
                id={`${id}-spot-${place}`}
                class="atlas-spot"
                role="button"
                aria-pressed={place === selected}
                aria-label={spot.label}
                tabindex={place === here ? 0 : -1}
                transform={`translate(${spot.at[0]} ${spot.at[1]})`}
                onFocus={() => move(place)}
              >
                <circle r="46" />
              </g>
            ))}
          </svg>
        </div>
      </div>
      <ZoomButtons by={zoomBy} fit={wholly} />
    </div>
  );
}

/** Milliseconds that a board stays where something has happened. */
const LINGER = 900;
