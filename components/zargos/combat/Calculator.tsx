/** The calculator, whole: a fight to set, its exact odds, and the tools that go with it. Its first state is in the page's HTML. */
import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { ShareBar } from '#components/chart/ShareBar.tsx';
import type { Situation } from '#engine/zargos/types.ts';
import { Arena } from './Arena.tsx';
import { linkTo, ownQuery, tell } from './address.ts';
import { CopyButton } from './CopyButton.tsx';
import { Outcome, Sentence } from './Outcome.tsx';
import { formatAsked, parseAsked } from './page-link.ts';
import { askedOf, nextPage, pageOf } from './page-store.ts';
import { type RuleLinks, Rules } from './RuleLink.tsx';
import type { RulingText } from './readings.ts';
import { Counting, Refusals, Spoken } from './Signs.tsx';
import { Tools } from './Tools.tsx';
import { useOdds } from './use-odds.ts';
import { sharesOf } from './views.ts';
import './combat.css';

interface Props {
  /** Unique on the page. */
  id: string;
  situation: Situation;
  rulings: readonly RulingText[];
  rules: RuleLinks;
}

/** Reads the address once there is one, and again when the visitor goes back or forward; tells it every change after that. */
function useAddress(load: (read: ReturnType<typeof parseAsked>) => void, query: string): void {
  const told = useRef(query);
  useEffect(() => {
    const read = (own: string) => {
      const link = parseAsked(own);
      told.current = formatAsked(link.asked);
      load(link);
    };
    const own = ownQuery(location.search, 'calculateur');
    if (own) read(own);
    const moved = () => read(ownQuery(location.search, 'calculateur'));
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  useEffect(() => {
    if (query === told.current) return;
    told.current = query;
    tell('calculateur', query);
  }, [query]);
}

export function Calculator({ id, situation: start, rulings, rules }: Props) {
  const [page, act] = useReducer(nextPage, start, pageOf);
  const asked = useMemo(() => askedOf(page), [page]);
  const situation = useMemo(() => asked.situation, [JSON.stringify(asked.situation)]);
  const query = formatAsked(asked);
  const sum = useOdds(situation);
  useAddress((link) => act({ kind: 'load', ...link }), query);
  return (
    <Rules.Provider value={rules}>
      <section class="combat" aria-label="Calculateur de combat">
        <Refusals refused={page.refused} />
        <Arena id={id} form={page.form} situation={situation} rulings={rulings} act={(event) => act({ kind: 'set', event })} />
        <div class={sum.state === 'done' ? 'combat-result' : 'combat-result is-behind'}>
          <div class="combat-meter">
            <ShareBar id={`${id}-win`} shares={sharesOf(sum.situation, sum.odds)} />
          </div>
          <Counting sum={sum} />
          <Sentence text={sum.odds.sentence} />
          <div class="combat-actions">
            <CopyButton main label="Copier la phrase" done="Phrase copiée" text={() => sum.odds.sentence} />
            <CopyButton label="Copier le lien" done="Lien copié" text={() => linkTo('calculateur', query)} />
          </div>
          <Outcome id={id} situation={sum.situation} odds={sum.odds} />
        </div>
        <Tools id={id} page={page} query={query} sum={sum} rulings={rulings} act={act} />
        <Spoken text={sum.state === 'done' ? sum.odds.sentence : 'Calcul en cours.'} />
      </section>
    </Rules.Provider>
  );
}
