/** What was told since one's own last move, a sentence at a time, at the foot of the screen: the board above it shows where. */
import { useEffect, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { useGoOn } from '../show/use-go-on.ts';
import { StepButton } from './StepperBar.tsx';
import type { StepEvent, Stepper } from './stepper.ts';

interface Props {
  stepper: Stepper;
  step: (event: StepEvent) => void;
  /** What happens at the step shown. */
  caption: string;
  /** Milliseconds that it is read in. */
  time: number;
  /** Back to the game under way. */
  live: () => void;
}

export function ReadingBar({ stepper, step, caption, time, live }: Props) {
  const { at, running, stops = [] } = stepper;
  const bar = useRef<HTMLDivElement>(null);
  const next = () => (at < (stops.at(-1) ?? 0) ? step({ kind: 'next' }) : live());
  const back = () => step({ kind: 'previous' });
  useGoOn(bar, true, { tap: next, Enter: next, ArrowRight: next, ArrowLeft: back, ' ': () => step({ kind: 'toggle' }), Escape: live });
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => step({ kind: 'next' }), time);
    return () => clearTimeout(timer);
  }, [running, at, time]);
  const number = stops.indexOf(at) + 1;
  return (
    <div ref={bar} class="row table-show table-reading">
      <p role="status">{french(caption || 'Rien ne s’est passé depuis votre coup.')}</p>
      <div class="row table-stepper-buttons">
        <StepButton label="Étape précédente" sign="previous" off={number <= 1} act={back} />
        <StepButton label={running ? 'Arrêter' : 'Dérouler'} sign={running ? 'rest' : 'run'} act={() => step({ kind: 'toggle' })} />
        <StepButton label="Étape suivante" sign="next" off={number >= stops.length} act={next} />
        {stops.length > 0 && (
          <span>
            {number} / {stops.length}
          </span>
        )}
        <button type="button" class="table-button table-button-main" onClick={live}>
          Revenir au présent
        </button>
      </div>
    </div>
  );
}
