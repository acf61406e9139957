/** What is being shown, in a line over what is asked, and how to go on: by its button, by a tap on the board, by Enter or Escape. */
import { useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import type { PaceChoice } from '../seated/pace.ts';
import { PaceField } from '../seated/PaceField.tsx';
import { useGoOn } from './use-go-on.ts';

interface Props {
  /** What is read meanwhile; empty while nothing is told yet. */
  text: string;
  skip: () => void;
  /** How fast others play. Absent: nobody else does. */
  allure?: PaceChoice;
  /** On to what is asked of those at this screen. Absent: it comes at once. */
  hurry: (() => void) | undefined;
}

export function ShowBar({ text, skip, allure, hurry }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useGoOn(bar, true, { tap: skip, Enter: skip, Escape: skip });
  return (
    <div ref={bar} class="row table-show" data-told={text !== ''}>
      {text && <p>{french(text)}</p>}
      {text && allure && <PaceField {...allure} label="Allure" isBare />}
      <div class="table-line-acts">
        <button type="button" class="table-button" title="Montrer la suite sans attendre" onClick={skip}>
          La suite
        </button>
        {hurry && (
          <button
            type="button"
            class="table-button"
            title="Tout montrer d’un coup, jusqu’à ce qu’on vous demande quelque chose"
            onClick={hurry}
          >
            Jusqu’à mon tour
          </button>
        )}
      </div>
    </div>
  );
}
