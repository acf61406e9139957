/** The end of a series: how many were right, each with its rule, and the link that asks the same ten. */
import { french } from '#components/base/typography.ts';
import { CopyButton } from '#components/kit/CopyButton.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { COUNT } from './bench.ts';
import { formatSeries, seriesName } from './link.ts';
import { type Mark, namedOf, rightOf } from './run.ts';

interface Props {
  /** The game's name in a sentence. */
  name: string;
  word: string;
  marks: readonly Mark[];
}

export function Result({ name, word, marks }: Props) {
  const score = `${rightOf(marks)} sur ${COUNT}`;
  const named = namedOf(marks);
  const link = () => `${location.origin}${location.pathname}#${formatSeries(word)}`;
  return (
    <>
      <p class="arbiter-head">{score}</p>
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
      <div class="control-actions">
        <CopyButton
          main
          label="Copier le défi"
          done="Défi copié"
          text={() => `${french(`${score} à « Est-ce légal ? » de ${name}, série ${seriesName(word)}. Faites mieux :`)} ${link()}`}
        />
      </div>
    </>
  );
}
