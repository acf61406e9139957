/**
 * Where one plays: the board, what is asked under the thumb, and what there is to read. On a phone the board is at the top of the screen and what is asked at
 * its foot, what there is to read between them as far as there is room; on a desk they stand side by side.
 */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { comeIntoSight, isDesk, keepInSight } from '../sight.ts';

/** What stands above what is asked, or under it, whatever there is to say. */
const ABOVE_AND_BELOW = ':scope > :is(.coach, .table-line, .table-blow, .table-bar, .table-keys)';

/** What is being shown, and how to go on: the table hands it on. */
export const OverDock = createContext<ComponentChildren>(undefined);

/** What the game knows beside, at any moment. */
export const UnderBoard = createContext<ComponentChildren>(undefined);

interface Props {
  /** The game's own class. */
  game: string;
  /** `data-` attributes for its styles and its tests. */
  data: Readonly<Record<`data-${string}`, unknown>>;
  /** Something is asked of somebody at this screen. */
  isAsked: boolean;
  /** Another one is another question. */
  moment: unknown;
  /** Something is being shown on the board. */
  isShowing?: boolean;
  board: ComponentChildren;
  /** What is asked, with all its answers. */
  dock: ComponentChildren;
  beside?: ComponentChildren;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export function Stage({ game, data, isAsked, moment, isShowing = false, board, dock, beside, onKeyDown }: Props) {
  const [over, under] = [useContext(OverDock), useContext(UnderBoard)];
  const stage = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (isAsked || isShowing || wasAsked.current) comeIntoSight(stage.current, 'start');
    wasAsked.current = isAsked;
  }, [isAsked, moment, isShowing]);
  const read = useRef<HTMLDivElement>(null);
  const asking = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is above and below it stays on the screen, however much is asked.
    const parts = [...(stage.current?.closest('.table-seated')?.querySelectorAll<HTMLElement>(ABOVE_AND_BELOW) ?? [])];
    const watch = new ResizeObserver(() => {
      const rest = parts.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      const above = parts.reduce((sum, part) => sum + (part.matches('.coach, .table-line') ? part.offsetHeight : 0), 0);
      asking.current?.style.setProperty('--table-rest', `${rest}px`);
      asking.current?.style.setProperty('--table-above', `${above}px`);
    });
    for (const part of parts) watch.observe(part);
    return () => watch.disconnect();
  });
  useEffect(() => {
    // Where it scrolls by itself, keys scroll it too.
    const own = read.current;
    if (!own) return;
    own.tabIndex = isDesk() && own.scrollHeight > own.clientHeight + 1 ? 0 : -1;
    own.toggleAttribute('data-sliver', own.tabIndex === 0 && own.clientHeight < 64);
  });
  // Whatever does not fit is known to be there.
  const shade = () => {
    const own = asking.current;
    own?.toggleAttribute('data-more', own.scrollHeight - own.scrollTop - own.clientHeight > 4);
  };
  useEffect(() => {
    shade();
    const own = asking.current;
    own?.addEventListener('toggle', shade, true);
    return () => own?.removeEventListener('toggle', shade, true);
  });
  // What is asked may have grown over the place that it is about.
  useEffect(() => keepInSight(stage.current));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the board that hold beside it too
    <div ref={stage} class={`table-stage ${game}`} {...data} data-asked={isAsked} onKeyDown={onKeyDown}>
      <div class="table-board">{board}</div>
      <div ref={asking} class="table-dock" onScroll={shade}>
        {over}
        {dock}
      </div>
      <div ref={read} class="stack table-beside">
        {beside}
        {under}
      </div>
    </div>
  );
}
