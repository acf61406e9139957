/**
 * The box of whoever speaks to a learner at the table. Where there is room it stands whole above the board. On a phone it is one line, which stays in sight with what
 * it speaks of; touched, it opens over the board, which does not move, and goes when something else is touched.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Aloud } from '../keys/Aloud.tsx';
import { comeIntoSight } from '../sight.ts';

interface Props {
  /** Names it: « Premiers pas ». */
  label: string;
  /** Where one is: « Conseil 1 sur 6 », as short as may be on a phone. */
  head: ComponentChildren;
  /** What matters now: told by the table’s voice after what happened, and all that is seen while it is folded. */
  line: string;
  /** The line says only that one may look, or wait: it is for eyes. */
  isWatching?: boolean;
  /** A card or a question has the word: only the line stays. */
  isAside: boolean;
  leave: { readonly label: string; readonly act: () => void };
  /** What else it says, seen when it is open. */
  children: ComponentChildren;
  /** Beside the way out. */
  foot?: ComponentChildren;
}

/** A phone, upright or on its side; `coach.css` says the same. */
const NARROW = '(max-width: 47.99rem), (max-height: 30rem)';

/** Whether there is room for a line only; `changed`: when that changes. */
function useNarrow(changed: () => void): boolean {
  const [isNarrow, set] = useState(false);
  useEffect(() => {
    const narrow = matchMedia(NARROW);
    const look = () => {
      set(narrow.matches);
      changed();
    };
    look();
    narrow.addEventListener('change', look);
    return () => narrow.removeEventListener('change', look);
  }, []);
  return isNarrow;
}

export function CoachBox({ label, head, line, isWatching, isAside, leave, children, foot }: Props) {
  const [isWished, wish] = useState<boolean>();
  const folds = useNarrow(() => wish(undefined));
  const isOpen = !isAside && (isWished ?? !folds);
  const whole = useRef<HTMLElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  // What was told before one looked on is not told again after.
  const told = useRef('');
  if (!isWatching) told.current = line;
  // Under the line that stays at the top of the screen, whatever its height.
  useEffect(() => {
    const above = whole.current?.closest('.table-seated')?.querySelector<HTMLElement>('.table-line');
    if (!above) return;
    const watch = new ResizeObserver(() => {
      const isStuck = getComputedStyle(above).position === 'sticky';
      whole.current?.parentElement?.style.setProperty('--coach-top', `${isStuck ? above.offsetHeight : 0}px`);
    });
    watch.observe(above);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!folds) comeIntoSight(whole.current);
  }, [line, folds]);
  const isOver = folds && isOpen;
  useEffect(() => {
    if (!isOver) return;
    const left = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) wish(undefined);
    };
    const keyed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What is open goes first; the key means something to the table, too.
      event.stopPropagation();
      wish(undefined);
      if (whole.current?.contains(document.activeElement)) fold.current?.focus();
    };
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, left);
    document.addEventListener('keydown', keyed, true);
    return () => {
      for (const kind of ['pointerdown', 'focusin']) document.removeEventListener(kind, left);
      document.removeEventListener('keydown', keyed, true);
    };
  }, [isOver]);
  return (
    <aside ref={whole} class="coach" aria-label={label} data-open={isOpen}>
      <div class="coach-sheet">
        <div class="coach-line">
          <button
            ref={fold}
            type="button"
            class="coach-fold"
            aria-expanded={isOpen}
            aria-controls="coach-rest"
            onClick={() => wish(!isOpen)}
          >
            {head}
          </button>
          <p class="coach-now" aria-hidden={isWatching}>
            {/* Where it is cut, no number is: it is shown whole, with what it counts, or not at all. */}
            {french(line)
              .split(/([^ ]*\d[^ ]*)/)
              .map((text, at) => (at % 2 ? <span key={at}>{text}</span> : text))}
          </p>
          <Aloud text={told.current} />
        </div>
        <div id="coach-rest" class="coach-rest" hidden={!isOpen}>
          {children}
          <div class="row coach-foot">
            <button type="button" class="table-button" onClick={leave.act}>
              {leave.label}
            </button>
            {foot}
          </div>
        </div>
      </div>
    </aside>
  );
}
