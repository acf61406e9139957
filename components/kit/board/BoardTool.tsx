/**
 * The template of the tools that have a board, of all games: what is asked across the top; then the board, and beside it, or below it on a phone, the answer and
 * what is done with it; what sets the rest under both. Its styles are in `board-tool.css`, for the page to link.
 */
import type { ComponentChildren, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { Refusals, Spoken } from '#components/kit/Signs.tsx';

interface BenchProps {
  board: ComponentChildren;
  /** Beside it. */
  children: ComponentChildren;
  whole?: RefObject<HTMLDivElement | null>;
}

export const BoardBench = ({ board, children, whole }: BenchProps) => (
  <div ref={whole} class="stack board-tool-bench">
    <div class="stack board-tool-board">{board}</div>
    <div class="stack board-tool-side">{children}</div>
  </div>
);

/** Held at the foot of a small screen it is three lines, so that the board is in sight, until it is unfolded. */
function Pinned({ children }: { children: ComponentChildren }) {
  const [isWhole, unfold] = useState(false);
  /** Whoever goes through it by keys has all of it; told here, since a `:has()` of the focus restyles the whole page at each answer. */
  const [isRead, read] = useState(false);
  const look = ({ currentTarget }: { readonly currentTarget: Element }) =>
    read(currentTarget.querySelector('.board-tool-verdict :focus-visible') !== null);
  return (
    <div class="board-tool-pinned" data-whole={isWhole || isRead} onFocusIn={look} onFocusOut={look}>
      {children}
      <button type="button" class="board-tool-unfold" aria-expanded={isWhole} onClick={() => unfold(!isWhole)}>
        <span class="sr">Toute la réponse</span>
      </button>
    </div>
  );
}

interface Props extends Omit<BenchProps, 'whole'> {
  label: string;
  /** Its classes. */
  kind: string;
  /** What its link said that is not taken, a sentence each. */
  refused?: readonly string[];
  ask?: ComponentChildren;
  /** First beside the board; where the board stands over it, held at the foot of the screen, three lines of it. */
  verdict?: ComponentChildren;
  more?: ComponentChildren;
  /** The answer, for ears. */
  spoken: string;
}

export const BoardTool = ({ label, kind, refused = [], ask, board, verdict, children, more, spoken }: Props) => (
  <section class={`stack tool board-tool ${kind}`} aria-label={label}>
    <Refusals refused={refused} />
    {ask && <div class="wrap board-tool-ask">{ask}</div>}
    <BoardBench board={board}>
      {verdict && <Pinned>{verdict}</Pinned>}
      {children}
    </BoardBench>
    {more && <div class="stack board-tool-more">{more}</div>}
    <Spoken text={spoken} />
  </section>
);
