/** Two fights side by side: the one above, and one that starts as its copy. */
import { useMemo } from 'preact/hooks';
import { ShareBar } from '#components/kit/chart/ShareBar.tsx';
import { withChoice } from '#components/our-table/kept.ts';
import { Readings, type RulingText } from '#components/our-table/Readings.tsx';
import { counted } from '#engine/core/french.ts';
import { Counting } from '../Counting.tsx';
import { Remains, Sentence } from '../OutcomeView.tsx';
import { type FightRuling, weighs } from '../readings.ts';
import { type OddsAnswer, useOdds } from '../use-odds.ts';
import { sharesOf } from '../views.ts';
import { Arena } from './Arena.tsx';
import type { PageEvent } from './page-store.ts';
import { type Form, type FormEvent, situationIn } from './situation-store.ts';

interface Props {
  /** Unique on the page. */
  id: string;
  answer: OddsAnswer;
  other: Form | undefined;
  rulings: readonly RulingText<FightRuling>[];
  act: (event: PageEvent) => void;
}

/** What the second fight changes for the attacker, in points of chance. */
function difference(first: OddsAnswer, second: OddsAnswer): string {
  const points = (second.odds.win.attacker - first.odds.win.attacker) * 100;
  if (Math.abs(points) < 0.05) return 'Pour l’attaquant, les deux situations se valent.';
  return `La seconde situation donne à l’attaquant ${counted(Math.abs(points), 'point')} de ${points > 0 ? 'plus' : 'moins'}.`;
}

const Column = ({ id, title, answer }: { id: string; title: string; answer: OddsAnswer }) => (
  <div class="combat-column">
    <p class="control-label">{title}</p>
    <ShareBar id={`${id}-win`} shares={sharesOf(answer.situation, answer.odds)} />
    <Sentence text={answer.odds.sentence} />
    <Remains id={id} situation={answer.situation} odds={answer.odds} />
  </div>
);

function Both({ id, answer, other, rulings, act }: Props & { other: Form }) {
  const text = JSON.stringify(situationIn(other));
  const situation = useMemo(() => situationIn(other), [text]);
  const sum = useOdds(situation, answer.odds);
  const set = (event: FormEvent) => act({ kind: 'set-other', event });
  return (
    <>
      <div class="combat-second">
        <p class="control-label">Seconde situation</p>
        <Arena id={id} form={other} site={situation.site} act={set} />
        <Readings
          name={id}
          rulings={rulings}
          options={situation.options}
          choose={(ruling, reading) => set({ kind: 'readings', choices: withChoice(situation.options, ruling, reading) })}
          weighs={(ruling) => weighs(ruling, situation)}
        />
      </div>
      <p class="combat-difference" role="status">
        {difference(answer, sum)}
      </p>
      <Counting sum={sum} />
      <div class="combat-columns">
        <Column id={`${id}-first`} title="Première situation" answer={answer} />
        <Column id={`${id}-second`} title="Seconde situation" answer={sum} />
      </div>
      <div class="control-actions">
        <button type="button" class="control-button" onClick={() => act({ kind: 'trade' })}>
          Échanger les deux situations
        </button>
      </div>
    </>
  );
}

export const Compare = (props: Props) => (props.other ? <Both {...props} other={props.other} /> : null);
