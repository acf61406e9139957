/** The end of a game, of any game: who won, how, the way there as a chart, then what each game has to show. Beside the board on a desk. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { comeIntoSight } from '../sight.ts';
import type { EndChartProps } from './EndChart.tsx';

interface Props {
  /** Of the game's own sheet. */
  class: string;
  emblem?: ComponentChildren;
  title: string;
  told: string;
  /** The rule that ends it. */
  rule: string;
  /** Its title, and what it shows: it is drawn once its script has come. */
  chart?: readonly [title: string, props: EndChartProps];
  children: ComponentChildren;
}

export function EndPage({ class: own, emblem, title, told, rule, chart, children }: Props) {
  const end = useRef<HTMLElement>(null);
  const [Drawn, draw] = useState<ComponentType<EndChartProps>>();
  useEffect(() => {
    comeIntoSight(end.current, 'start');
    if (chart)
      import('./EndChart.tsx').then(
        ({ EndChart }) => draw(() => EndChart),
        () => {},
      );
  }, []);
  return (
    <section ref={end} class={`${own} table-end table-end-page`} aria-label="Fin de la partie" tabIndex={-1}>
      <h2 class="row">
        {emblem}
        <span>{french(title)}</span>
      </h2>
      <p>
        {french(told)} <RuleLink id={rule} />
      </p>
      {chart && (
        <figure>
          <figcaption>{french(chart[0])}</figcaption>
          {Drawn && <Drawn {...chart[1]} />}
        </figure>
      )}
      {children}
    </section>
  );
}
