/** One situation: what is known, a chance to be said with a slider or in figures; then the exact one, and why. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { percent } from '#engine/core/french.ts';
import { offBy } from '#engine/practice/guess.ts';
import type { PosedGuess } from './bench.ts';
import { offText } from './guess-words.ts';

/** Where the slider stands first. */
const HALF = 50;

const within = (value: number): number => Math.max(0, Math.min(100, Math.round(value)));

function Saying({ say }: { say: (percent: number) => void }) {
  /** Undefined while the figures are wiped out: they are not to come back under the fingers. */
  const [value, set] = useState<number | undefined>(HALF);
  return (
    <form
      class="stack guess-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== undefined) say(value);
      }}
    >
      <label class="guess-slider">
        <span class="control-label">Votre estimation</span>
        <input type="range" min="0" max="100" value={value ?? HALF} onInput={(event) => set(within(event.currentTarget.valueAsNumber))} />
      </label>
      <label class="centred guess-number">
        <span class="sr">La même, en chiffres</span>
        <input
          type="number"
          min="0"
          max="100"
          inputMode="numeric"
          required
          value={value ?? ''}
          onInput={({ currentTarget: { valueAsNumber } }) => set(Number.isFinite(valueAsNumber) ? within(valueAsNumber) : undefined)}
        />
        <span aria-hidden="true">{french(' %')}</span>
      </label>
      <button type="submit" class="control-button control-button-main">
        {french(value === undefined ? 'Dire … %' : `Dire ${value} %`)}
      </button>
    </form>
  );
}

/** Both on one line from 0 to 100: a mark below for what was said, one above for what it is. */
const Scale = ({ said, chance }: { said: number; chance: number }) => (
  <svg class="guess-scale" viewBox="-3 0 106 17" aria-hidden="true">
    <path class="guess-axis" d="M0 8.5H100M0 7v3M50 7v3M100 7v3" />
    <path class="guess-gap" d={`M${said} 8.5H${100 * chance}`} />
    <path class="guess-exact" d={`M${100 * chance} 7.5l-2.6-6h5.2z`} />
    <path class="guess-said" d={`M${said} 9.5l-2.6 6h5.2z`} />
  </svg>
);

interface Props<Drawn extends object> {
  Picture: ComponentType<Drawn>;
  posed: PosedGuess<Drawn>;
  /** « Question 3 sur 10 » */
  label: string;
  said: number | undefined;
  calculator: string;
  next: string;
  say: (percent: number) => void;
  goOn: () => void;
  stop: (() => void) | undefined;
}

function Answer<Drawn extends object>({ posed, said, calculator, next, goOn, stop }: Props<Drawn> & { said: number }) {
  const { chance, query, sentence, reasons } = posed;
  return (
    <>
      <p class="guess-verdict" role="status">
        <b>{french(percent(chance))}</b> {french(`exactement ; vous disiez ${said} % : ${offText(offBy(said, chance))}.`)}
      </p>
      <Scale said={said} chance={chance} />
      <p>{french(sentence)}</p>
      <ul class="guess-reasons">
        {reasons.map(({ rule, text }) => (
          <li key={`${rule} ${text}`}>
            {french(text)} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
      <div class="control-actions">
        <button type="button" class="control-button control-button-main" onClick={goOn}>
          {next}
        </button>
        <a class="control-button" href={query === '' ? calculator : `${calculator}?${query}`} target="_blank" rel="noopener">
          Ouvrir au calculateur
        </a>
        {stop && (
          <button type="button" class="control-button" onClick={stop}>
            Arrêter
          </button>
        )}
      </div>
    </>
  );
}

export function GuessQuestion<Drawn extends object>(props: Props<Drawn>) {
  const { Picture, posed, label, said, say } = props;
  return (
    <div class="stack guess-question">
      <p class="control-label">{french(label)}</p>
      <Picture {...posed.drawn} />
      <ul class="guess-facts">
        {posed.facts.map((fact) => (
          <li key={fact}>{french(fact)}</li>
        ))}
      </ul>
      <p class="guess-asked">{french(posed.asked)}</p>
      {said === undefined ? <Saying say={say} /> : <Answer {...props} said={said} />}
    </div>
  );
}
