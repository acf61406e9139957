/** The template of the calculators of all games: the question, the answer in a bar that stays in sight, what it says in full, its grounds, what is done with it; then how the table reads, and what more is asked. */
import type { ComponentChildren } from 'preact';
import { french } from '#components/base/typography.ts';
import { CopyButton } from '#components/kit/CopyButton.tsx';
import { LinkButtons } from '#components/kit/LinkButtons.tsx';
import { Refusals, Spoken } from '#components/kit/Signs.tsx';
import type { Choices } from '#engine/core/ruling.ts';
import { withChoice } from './kept.ts';
import { OursLine, underReadings } from './OursLine.tsx';
import { Readings, type ReadingsProps, type RulingText } from './Readings.tsx';
import type { TurnedProps } from './turning/AllReadings.tsx';
import { TurningFold } from './turning/TurningFold.tsx';

interface Props<Question> extends Pick<ReadingsProps, 'note' | 'weighs'> {
  /** Unique on the page: of its readings. */
  name: string;
  label: string;
  /** Its class. */
  kind: string;
  refused: readonly string[];
  ask: ComponentChildren;
  /** In a line or two. */
  sum: ComponentChildren;
  answer: ComponentChildren;
  grounds: ComponentChildren;
  more?: ComponentChildren;
  rulings: readonly RulingText[];
  options: Choices;
  /** The table's own. */
  ours: Choices;
  read: (choices: Choices) => void;
  /** What « Toutes les lectures » asks; left out where nothing is answered. */
  turning?: Pick<TurnedProps<Question>, 'game' | 'question' | 'job'> | undefined;
  /** To copy. */
  sentence: string;
  spoken?: string;
  /** The whole address, called at the moment. */
  link: () => string;
  /** Why there is no link. */
  because?: string | undefined;
  /** The hand or the focus comes near. */
  reach?: () => void;
}

export const Reckoner = <Question,>(props: Props<Question>) => {
  const { name, rulings, options, ours, read, turning, sentence, reach } = props;
  return (
    <section class={`tool reckoner ${props.kind}`} aria-label={props.label} onPointerEnter={reach} onFocusIn={reach}>
      <Refusals refused={props.refused} />
      <div class="reckoner-ask">{props.ask}</div>
      <div class="reckoner-sum">{props.sum}</div>
      <div class="reckoner-said">
        <div>{props.answer}</div>
        <div>
          {props.grounds}
          <OursLine rulings={rulings} options={options} ours={ours} set={read} />
          {turning && <TurningFold {...turning} rulings={rulings} options={options} ours={ours} read={read} />}
        </div>
      </div>
      <div class="control-actions">
        <CopyButton main label="Copier la phrase" done="Phrase copiée" text={() => french(sentence + underReadings(rulings, options))} />
        <LinkButtons because={props.because} link={props.link} />
      </div>
      <Readings
        name={name}
        rulings={rulings}
        options={options}
        choose={(id, reading) => read(withChoice(options, id, reading))}
        note={props.note}
        weighs={props.weighs}
      />
      {props.more}
      <Spoken text={props.spoken ?? sentence} />
    </section>
  );
};

/** What a bar says: the number, large, and of what. */
export const BigNumber = ({ value, children }: { value: ComponentChildren; children: ComponentChildren }) => (
  <p class="wrap reckoner-figure">
    <b>{value}</b> <span>{children}</span>
  </p>
);
