/** First, back, on, last, a slider, rounds, a speed; the same by keys while the bar has the focus. */
import { useEffect } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { decimal } from '#engine/core/french.ts';
import { besideNow, jumpOf, type Landmark, type RoundStart, stepOf } from './jumps.ts';
import { SPEEDS, type Speed, type StepEvent, type Stepper } from './stepper.ts';

/** Drawn, since few fonts hold these signs. 20 × 20. */
const SIGNS = {
  first: 'M4 4v12M16 4 8 10l8 6z',
  previous: 'M14 4 6 10l8 6z',
  run: 'M5 3v14l11-7z',
  rest: 'M6 4v12M14 4v12',
  next: 'M6 4l8 6-8 6z',
  last: 'M16 4v12M4 4l8 6-8 6z',
} as const;

interface Props {
  stepper: Stepper;
  step: (event: StepEvent) => void;
  /** What happens at the step shown. */
  caption: string;
  /** Those to jump to. */
  rounds: readonly RoundStart[];
  landmarks?: readonly Landmark[];
}

const said = (speed: Speed): string => `${decimal(speed)} par seconde`;

const Sign = ({ sign }: { sign: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={SIGNS[sign]} />
  </svg>
);

interface StepProps {
  label: string;
  sign: keyof typeof SIGNS;
  off?: boolean;
  act: () => void;
}

export const StepButton = ({ label, sign, off = false, act }: StepProps) => (
  <button type="button" aria-label={label} aria-disabled={off} onClick={() => !off && act()}>
    <Sign sign={sign} />
  </button>
);

export function StepperBar({ stepper, step, caption, rounds, landmarks = [] }: Props) {
  const { at, count, running, speed } = stepper;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => step({ kind: 'next' }), 1000 / speed);
    return () => clearTimeout(timer);
  }, [running, at, speed]);
  const button = (kind: 'first' | 'previous' | 'next' | 'last' | 'toggle', label: string, sign: keyof typeof SIGNS, off = false) => (
    <StepButton label={label} sign={sign} off={off} act={() => step({ kind })} />
  );
  const jump = (label: string, sign: keyof typeof SIGNS, to: number | undefined) => (
    <StepButton label={label} sign={sign} off={to === undefined} act={() => to !== undefined && step({ kind: 'seek', at: to })} />
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const found =
      event.ctrlKey || event.metaKey || event.altKey || target.tagName === 'SELECT'
        ? undefined
        : (jumpOf(event.key, at, rounds, landmarks) ?? stepOf(event.key));
    // A button's own Space presses it; the slider's own arrows move it by one move, as ours do.
    if (!found || (event.key === ' ' && target.tagName === 'BUTTON')) return;
    event.preventDefault();
    step(found);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside, gathered in one place
    <div class="row boxed table-stepper" onKeyDown={onKeyDown}>
      <div class="table-stepper-buttons">
        {button('first', 'Début', 'first', at === 0)}
        {button('previous', 'Étape précédente', 'previous', at === 0)}
        {button('toggle', running ? 'Arrêter' : 'Dérouler', running ? 'rest' : 'run')}
        {button('next', 'Étape suivante', 'next', at === count)}
        {button('last', 'Fin', 'last', at === count)}
      </div>
      <label class="centred table-stepper-slider">
        <span class="sr">Étape montrée</span>
        <input
          type="range"
          min={0}
          max={count}
          value={at}
          aria-valuetext={`étape ${at} sur ${count}`}
          onInput={(event) => step({ kind: 'seek', at: Number(event.currentTarget.value) })}
        />
        <span aria-hidden="true">
          {at} / {count}
        </span>
      </label>
      {rounds.length > 1 && (
        <label>
          Aller à{' '}
          <select
            value={rounds.findLast((round) => round.at <= at)?.at ?? ''}
            onChange={(event) => step({ kind: 'seek', at: Number(event.currentTarget.value) })}
          >
            {(rounds[0]?.at ?? 0) > at && <option value="">…</option>}
            {rounds.map((round) => (
              <option key={round.at} value={round.at}>
                {round.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {landmarks
        .filter(({ steps }) => steps.length > 0)
        .map(({ name, key, steps }) => (
          <fieldset key={key} class="centred table-stepper-buttons" aria-label={name}>
            {jump(`${name} : précédent`, 'previous', besideNow(steps, at, -1))}
            <span>
              {name} <kbd>{key.toUpperCase()}</kbd>
            </span>
            {jump(`${name} : suivant`, 'next', besideNow(steps, at, 1))}
          </fieldset>
        ))}
      <label>
        Vitesse{' '}
        <select
          value={speed}
          onChange={(event) => step({ kind: 'speed', speed: SPEEDS.find((one) => String(one) === event.currentTarget.value) ?? 2 })}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {said(one)}
            </option>
          ))}
        </select>
      </label>
      {(caption || at > 0) && <p class="table-stepper-caption">{french(caption || 'Rien ne se voit à cette étape.')}</p>}
    </div>
  );
}
