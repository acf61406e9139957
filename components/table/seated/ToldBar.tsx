/** How what happened is gone through: step by step in a game looked at again, sentence by sentence since one's own turn, or as it comes. */
import { useMemo } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { landmarksIn, roundsIn } from '../replay/jumps.ts';
import { ReadingBar } from '../replay/ReadingBar.tsx';
import { StepperBar } from '../replay/StepperBar.tsx';
import type { StepEvent, Stepper } from '../replay/stepper.ts';
import { ShowBar } from '../show/ShowBar.tsx';
import { readingTime } from '../show/use-show.ts';
import { isPhone } from '../sight.ts';
import type { Narration } from '../spec.ts';
import type { AtTable } from './moment.ts';
import type { PaceChoice } from './pace.ts';

interface Props<G extends GameTypes> extends AtTable<G> {
  /** What the last move did, in sentences. */
  text: string;
}

interface SteppedBarProps<G extends GameTypes> extends Props<G> {
  stepper: Stepper;
  landmarks: Narration<G>['landmarks'];
}

export function SteppedBar<G extends GameTypes>({ spec, table, shown, sat, text, stepper, landmarks = [] }: SteppedBarProps<G>) {
  const rounds = useMemo(() => roundsIn(spec.game, shown.states), [shown]);
  const marks = useMemo(() => landmarksIn(landmarks, shown.events, sat), [shown]);
  const step = (event: StepEvent) => table.send({ kind: 'step', step: event });
  return <StepperBar stepper={stepper} step={step} caption={text} rounds={rounds} landmarks={marks} />;
}

interface ToldBarProps<G extends GameTypes> extends Props<G> {
  pace: number;
  allure: PaceChoice;
  /** Nothing else can be done meanwhile. */
  isIdle: boolean;
}

export function ToldBar<G extends GameTypes>(props: ToldBarProps<G>) {
  const { table, text, pace, allure, isIdle, stepper, show, isShowing, humans, outcome } = props;
  if (stepper?.stops) {
    const step = (event: StepEvent) => table.send({ kind: 'step', step: event });
    const live = () => table.send({ kind: 'live' });
    return <ReadingBar stepper={stepper} step={step} caption={text} time={readingTime(text, pace || 1)} live={live} />;
  }
  // How the game ended has its page, which the bar would push off.
  if (!show || show.herald || pace === 0 || (outcome && !isShowing)) return null;
  const told = (!show.passed && show.text) || text;
  if (!isShowing && !isIdle) return show.isBeside && isPhone() ? <p class="table-told">{french(told)}</p> : null;
  return (
    <ShowBar
      key={show.from}
      text={isShowing ? '' : told}
      skip={() => table.send({ kind: 'pass' })}
      allure={allure}
      hurry={humans.length > 0 && show.stays ? table.hurry : undefined}
    />
  );
}
