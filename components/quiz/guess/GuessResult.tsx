/** The end of ten: how far off on average, which way, whether that beats who sent them, each of them, and the link that asks the same. */
import { french } from '#components/base/typography.ts';
import { CopyButton } from '#components/kit/CopyButton.tsx';
import { counted, percent } from '#engine/core/french.ts';
import { errorsOf, offBy } from '#engine/practice/guess.ts';
import { formatSeries, type Series, seriesName } from '../link.ts';
import { beatenText, biasText, offText } from './guess-words.ts';

/** Of a situation that was guessed. */
export interface GuessMark {
  readonly facts: readonly string[];
  readonly said: number;
  readonly chance: number;
}

interface Props {
  /** The game's name in a sentence. */
  name: string;
  series: Series;
  marks: readonly GuessMark[];
  /** The same ten, from the first. */
  again: () => void;
}

export function GuessResult({ name, series, marks, again }: Props) {
  const { word, toBeat } = series;
  const offs = marks.map(({ said, chance }) => offBy(said, chance));
  const errors = errorsOf(offs);
  const score = `Écart moyen : ${counted(errors.mean, 'point')}`;
  const link = () => `${location.origin}${location.pathname}#${formatSeries({ ...series, toBeat: errors.mean })}`;
  return (
    <>
      <p class="guess-head">{french(`${score}.`)}</p>
      <p>{french(`Série ${seriesName(word)}.${toBeat === undefined ? '' : ` ${beatenText(errors.mean, toBeat)}`}`)}</p>
      <p>{french(biasText(errors))}</p>
      <ol class="guess-marks">
        {marks.map(({ facts, said, chance }, at) => (
          <li key={at}>
            {french(facts.join(' '))} <b>{french(percent(chance))}</b>
            {french(`, vous disiez ${said} % : ${offText(offBy(said, chance))}.`)}
          </li>
        ))}
      </ol>
      <div class="control-actions">
        <CopyButton
          main
          label="Copier le défi"
          done="Défi copié"
          text={() =>
            `${french(`${score} à « Combien de chances ? » de ${name}, série ${seriesName(word)}. Faites mieux que moi sur ces dix-là :`)} ${link()}`
          }
        />
        <button type="button" class="control-button" onClick={again}>
          Refaire ces dix-là
        </button>
      </div>
    </>
  );
}
