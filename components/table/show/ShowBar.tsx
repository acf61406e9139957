/** What is being shown, in a line over what is asked, and how to go on: by its button, by a tap on the board, by Enter or Escape. */
import { useEffect, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';

/** What has its own use of a tap or a key. */
const OWN = 'button:not(.atlas-spot), a, input, select, textarea, summary, [role="alertdialog"]';

interface Props {
  /** What is read meanwhile; empty while nothing is told yet. */
  text: string;
  /** Nothing else can be done: a tap or a key anywhere goes on. */
  isHeld: boolean;
  skip: () => void;
  /** On to what is asked of those at this screen. Absent: it comes at once. */
  hurry: (() => void) | undefined;
}

export function ShowBar({ text, isHeld, skip, hurry }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    const within = bar.current?.closest('.table-seated');
    if (!isHeld || !within) return;
    const isOurs = ({ target }: Event) =>
      target instanceof Element && (within.contains(target) || target === document.body) && !target.closest(OWN);
    const goOn = (event: Event) => {
      if (!isOurs(event) || (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    addEventListener('keydown', goOn, true);
    within.addEventListener('click', goOn, true);
    return () => {
      removeEventListener('keydown', goOn, true);
      within.removeEventListener('click', goOn, true);
    };
  }, [isHeld]);
  return (
    <div ref={bar} class="row table-show" data-told={text !== ''}>
      {text && <p>{french(text)}</p>}
      <div class="table-line-acts">
        <button type="button" class="table-button" onClick={skip}>
          Passer
        </button>
        {hurry && (
          <button type="button" class="table-button" onClick={hurry}>
            Jusqu’à moi
          </button>
        )}
      </div>
    </div>
  );
}
