/** What comes of it: the sentence, who remains, what it costs. */

import { french } from '#components/base/typography.ts';
import { ChanceTable } from '#components/kit/chart/ChanceTable.tsx';
import { Histogram, type HistogramBar } from '#components/kit/chart/Histogram.tsx';
import { counted, decimal } from '#engine/core/french.ts';
import type { Odds, Situation } from '#engine/zargos/fight/types.ts';
import type { Side } from '#engine/zargos/rules/combat.ts';
import { fighterName, nounOf } from './fight-words.ts';
import { lossBars, remainBars, roundBars } from './views.ts';

interface Props {
  id: string;
  situation: Situation;
  odds: Odds;
}

/** The sentence, its first figure set off. */
export function Sentence({ text }: { text: string }) {
  const told = french(text);
  const figure = /(?:plus de |moins de )?\d[\d,]*\s%/.exec(told);
  if (!figure) return <p class="combat-sentence">{told}</p>;
  const end = figure.index + figure[0].length;
  return (
    <p class="combat-sentence">
      {told.slice(0, figure.index)}
      <b>{figure[0]}</b>
      {told.slice(end)}
    </p>
  );
}

const REMAINS = 'Qui reste debout, et combien';

/** What each end of the picture stands for; empty where a side never stands at the end. */
const endsOf = ({ attacker, defender }: Situation, { win }: Odds): readonly [string, string] => [
  win.attacker >= 0.0005 ? `${fighterName(attacker.people)} debout` : '',
  win.defender >= 0.0005 ? `${fighterName(defender.people)}${defender.people === 'demons' ? '' : ' debout'}` : '',
];

export const Remains = ({ id, situation, odds }: Props) => (
  <Histogram
    id={`${id}-remains`}
    title={`${REMAINS} (chances sur 100)`}
    ends={endsOf(situation, odds)}
    bars={remainBars(situation, odds)}
  />
);

interface Cost {
  readonly id: string;
  readonly title: string;
  readonly bars: readonly HistogramBar[];
}

/** Losses of both sides and length of the fight, each with its mean. */
function costsOf({ id, situation, odds }: Props): readonly Cost[] {
  const losses = (side: Side): Cost => {
    const value = odds.losses[side];
    const title = `Pertes : ${decimal(value)} ${nounOf(situation[side].people, value)} en moyenne`;
    return { id: `${id}-${side}-losses`, title, bars: lossBars(situation, odds, side) };
  };
  const rounds = `Durée : ${counted(odds.rounds, 'round')} en moyenne`;
  return [
    losses('attacker'),
    ...(situation.defender.people === 'demons' ? [] : [losses('defender')]),
    { id: `${id}-rounds`, title: rounds, bars: roundBars(odds) },
  ];
}

/** The numbers of every picture, in full. */
const Figures = ({ costs, ...props }: Props & { costs: readonly Cost[] }) => (
  <details class="combat-figures">
    <summary>Tous les chiffres</summary>
    <div>
      <ChanceTable title={REMAINS} bars={remainBars(props.situation, props.odds)} />
      {costs.map(({ id, title, bars }) => (
        <ChanceTable key={id} title={title} bars={bars} />
      ))}
    </div>
  </details>
);

export function OutcomeView(props: Props) {
  const costs = costsOf(props);
  return (
    <>
      <Remains {...props} />
      <div class="combat-costs">
        {costs.map((cost) => (
          <Histogram key={cost.id} {...cost} height={52} />
        ))}
      </div>
      <Figures {...props} costs={costs} />
    </>
  );
}
