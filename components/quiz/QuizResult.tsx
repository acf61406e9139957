/** The end of a run: how many were right, each with its rule; of a series, whether that beats who sent it, and the link that asks the same ten. */
import { french } from '#components/base/typography.ts';
import { CopyButton } from '#components/kit/CopyButton.tsx';
import { RuleLink, useRuleTitle } from '#components/kit/RuleLink.tsx';
import { BackToday } from '#components/notebook/BackToday.tsx';
import { COUNT, formatSeries, type Series, seriesName } from './link.ts';
import { namedOf, type QuizMark, rightOf } from './run.ts';

interface Props {
  /** The game's name in a sentence. */
  name: string;
  /** Undefined of what was to be seen again. */
  series: Series | undefined;
  marks: readonly QuizMark[];
  /** Rules that were to be seen again, and that no position near asked about. */
  unmet: readonly string[];
  /** The same ten, from the first. */
  again: () => void;
}

const beatenText = (right: number, toBeat: number): string =>
  right > toBeat
    ? `Il fallait battre ${toBeat} sur ${COUNT} : c’est fait.`
    : right === toBeat
      ? `Il fallait battre ${toBeat} sur ${COUNT} : vous faites jeu égal.`
      : `Il fallait battre ${toBeat} sur ${COUNT} : pas cette fois.`;

export function QuizResult({ name, series, marks, unmet, again }: Props) {
  const title = useRuleTitle();
  const right = rightOf(marks);
  const score = `${right} sur ${marks.length}`;
  const named = namedOf(marks);
  return (
    <>
      <p class="arbiter-head" role="status">
        {score}
      </p>
      {series && (
        <p>{french(`Série ${seriesName(series.word)}.${series.toBeat === undefined ? '' : ` ${beatenText(right, series.toBeat)}`}`)}</p>
      )}
      {named.tried > 0 && <p>{french(`Règles nommées : ${named.right} sur ${named.tried}.`)}</p>}
      <ol class="quiz-marks">
        {marks.map(({ said, isRight, isLegal, slip, isNamed }, at) => (
          <li key={at} data-right={isRight}>
            <span class="sr">{isRight ? 'Juste : ' : 'Raté : '}</span>
            {french(said)} : <b>{isLegal ? 'légal' : 'refusé'}</b> {!isLegal && <RuleLink id={slip} />}
            {isNamed !== undefined && (isNamed ? ' règle nommée' : ' autre règle nommée')}
          </li>
        ))}
      </ol>
      {unmet.map((rule) => (
        <p key={rule}>
          {french(`Aucune position voisine ne posait « ${title(rule)} » cette fois : relisez-la.`)} <RuleLink id={rule} />
        </p>
      ))}
      {series ? (
        <div class="control-actions">
          <CopyButton
            main
            label="Copier le défi"
            done="Défi copié"
            text={() =>
              `${french(`${score} à « Est-ce légal ? » de ${name}, série ${seriesName(series.word)}. Faites mieux :`)} ${location.origin}${location.pathname}#${formatSeries({ ...series, toBeat: right })}`
            }
          />
          <button type="button" class="control-button" onClick={again}>
            Refaire ces dix-là
          </button>
        </div>
      ) : (
        <div class="control-actions">
          <BackToday main />
        </div>
      )}
    </>
  );
}
