/** The calculator, whole: a fight to set, its exact odds, and the tools that go with it. Its first state is in the page's HTML. */
import { useMemo, useReducer } from 'preact/hooks';
import { ShareBar } from '#components/chart/ShareBar.tsx';
import { CopyButton } from '#components/shared/CopyButton.tsx';
import { type RuleLinks, Rules } from '#components/shared/RuleLink.tsx';
import { Refusals, Spoken } from '#components/shared/Signs.tsx';
import type { Odds, Situation } from '#engine/zargos/types.ts';
import { Arena } from './Arena.tsx';
import { linkTo } from './address.ts';
import { Counting } from './Counting.tsx';
import { Outcome, Sentence } from './Outcome.tsx';
import { askedOf, nextPage, pageOf } from './page-store.ts';
import type { RulingText } from './readings.ts';
import { Tools } from './Tools.tsx';
import { useAddress } from './use-address.ts';
import { reachForOdds, useOdds } from './use-odds.ts';
import { sharesOf } from './views.ts';

interface Props {
  /** Unique on the page. */
  id: string;
  situation: Situation;
  /** Of `situation`. */
  odds: Odds;
  rulings: readonly RulingText[];
  rules: RuleLinks;
}

export function Calculator({ id, situation: start, odds, rulings, rules }: Props) {
  const [page, act] = useReducer(nextPage, start, pageOf);
  const asked = useMemo(() => askedOf(page), [page]);
  const situation = useMemo(() => asked.situation, [JSON.stringify(asked.situation)]);
  const sum = useOdds(situation, odds);
  const query = useAddress(asked, (link) => act({ kind: 'load', ...link }));
  const behind = sum.state === 'done' ? '' : 'is-behind';
  return (
    <Rules links={rules}>
      <section class="tool combat" aria-label="Calculateur de combat" onPointerEnter={reachForOdds} onFocusIn={reachForOdds}>
        <Refusals refused={page.refused} />
        <Arena id={id} form={page.form} situation={situation} rulings={rulings} act={(event) => act({ kind: 'set', event })} />
        <div class={`combat-meter ${behind}`}>
          <ShareBar id={`${id}-win`} shares={sharesOf(sum.situation, sum.odds)} />
        </div>
        <div class={`combat-result ${behind}`}>
          <Counting sum={sum} />
          <Sentence text={sum.odds.sentence} />
          <div class="control-actions">
            <CopyButton main label="Copier la phrase" done="Phrase copiée" text={() => sum.odds.sentence} />
            <CopyButton label="Copier le lien" done="Lien copié" text={() => linkTo('calculateur', query)} />
          </div>
          <Outcome id={id} situation={sum.situation} odds={sum.odds} />
        </div>
        <Tools id={id} page={page} query={query} sum={sum} rulings={rulings} act={act} />
        <Spoken text={sum.state === 'done' ? sum.odds.sentence : 'Calcul en cours.'} />
      </section>
    </Rules>
  );
}
