/** The answer in words: how many places, the verdict on the one selected with its rules; and the list of all. */

import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { counted, upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { ReachQuestion } from '#engine/zargos/rules/movement/question.ts';
import type { MoveVerdict, Reach } from '#engine/zargos/rules/movement.ts';
import { Reasons } from '../../combat/Reasons.tsx';
import type { Atlas } from '../atlas.ts';
import { badgeOf, waysIn } from './answer-words.ts';

const Verdict = ({ atlas: { nameAt, placeOfId }, verdict }: { atlas: Atlas; verdict: MoveVerdict }) => (
  <div class={verdict.ok ? 'plateau-verdict is-yes' : 'plateau-verdict is-no'}>
    <p class="plateau-verdict-head">
      <span aria-hidden="true">{verdict.ok ? '✓' : '✕'}</span> {upperFirst(nameAt(placeOfId(verdict.to)))} :{' '}
      {verdict.ok ? 'à portée' : 'hors de portée'}
    </p>
    {verdict.ok ? (
      <>
        <p>{french(verdict.sentence)}</p>
        <Reasons reasons={verdict.reasons} title="Règles appliquées" />
      </>
    ) : (
      <p>
        {french(verdict.because)} <RuleLink id={verdict.rule} />
      </p>
    )}
  </div>
);

interface Props {
  atlas: Atlas;
  question: ReachQuestion;
  reach: Reach;
  verdict: MoveVerdict | undefined;
}

export function ExplorerAnswer({ atlas, question, reach, verdict }: Props) {
  const ways = waysIn(reach);
  const start = `Depuis ${atlas.nameAt(atlas.placeOfId(question.from))}, les ${PEOPLE_NAMES[question.people]}`;
  const act = question.phase === 'attacks' ? 'peuvent attaquer' : 'peuvent rejoindre';
  return (
    <div class="stack plateau-answer">
      <p class="plateau-sum">
        {ways.length === 0 ? `${start} ne peuvent aller nulle part.` : `${start} ${act} ${counted(ways.length, 'lieu', 'lieux')}.`}
      </p>
      {reach.remarks.map(({ rule, text }) => (
        <p key={text} class="plateau-remark">
          {french(text)} <RuleLink id={rule} />
        </p>
      ))}
      {verdict ? (
        <Verdict atlas={atlas} verdict={verdict} />
      ) : (
        <p class="plateau-hint">Choisissez un lieu, sur la carte ou ci-dessous : la réponse dit par où, ou pourquoi non.</p>
      )}
    </div>
  );
}

type ReachedProps = Omit<Props, 'question'> & { select: (place: number) => void };

/** Every place in reach, to choose from. */
export function ExplorerReached({ atlas: { nameAt, placeOfId }, reach, verdict, select }: ReachedProps) {
  const ways = waysIn(reach);
  return ways.length === 0 ? null : (
    <ul class="wrap plateau-reached">
      {ways.map((way) => (
        <li key={way.to}>
          <button type="button" aria-pressed={verdict?.to === way.to} onClick={() => select(placeOfId(way.to))}>
            {upperFirst(nameAt(placeOfId(way.to)))} <small>{badgeOf(way)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
