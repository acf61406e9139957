/** The calculator, whole: a fight to set, its exact odds, and the tools that go with it. Its first state is in the page's HTML. */
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { ShareBar } from '#components/kit/chart/ShareBar.tsx';
import { Reasons } from '#components/kit/Reasons.tsx';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { wakesAfter } from '#components/kit/waking.ts';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { Reckoner } from '#components/our-table/Reckoner.tsx';
import { useOurs } from '#components/our-table/use-ours.ts';
import type { Odds, Situation } from '#engine/zargos/fight/types.ts';
import { linkWith, ownQuery, tell } from '../address.ts';
import { Counting } from '../Counting.tsx';
import { OutcomeView, Sentence } from '../OutcomeView.tsx';
import { type FightRuling, weighs, weighWords } from '../readings.ts';
import { reachForOdds, useOdds } from '../use-odds.ts';
import { sharesOf } from '../views.ts';
import { Arena } from './Arena.tsx';
import type { FightAsked } from './asked.ts';
import { fightAsked, nextPage, pageOf } from './page-store.ts';
import { Tools } from './Tools.tsx';

/**
 * The calculator and its address: read once there is one and whenever the visitor goes back or forward, told at every change after
 * that. The reader and writer of links are fetched at the first of these.
 */
const links = () => import('./page-link.ts');

/** The query that says `asked`, empty as long as it is the page's own; told once something was touched by hand. */
function useAddress(
  asked: FightAsked,
  isTouched: boolean,
  load: (link: { readonly asked: FightAsked; readonly refused: readonly string[] }) => void,
): string {
  const [query, say] = useState('');
  const text = JSON.stringify(asked);
  const first = useRef<string | undefined>(text);
  const told = useRef(text);
  useEffect(() => {
    const read = (own: string) =>
      links().then(({ parseFightPage }) => {
        const link = parseFightPage(own);
        told.current = JSON.stringify(link.asked);
        load(link);
      });
    const own = ownQuery(location.search, 'calculateur');
    if (own) wakesAfter(read(own));
    const moved = () => void read(ownQuery(location.search, 'calculateur'));
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  useEffect(() => {
    if (text === first.current) return;
    first.current = undefined;
    void links().then(({ formatFightPage }) => {
      const now = formatFightPage(asked);
      say(now);
      if (!isTouched || text === told.current) return;
      told.current = text;
      tell('calculateur', now);
    });
  }, [text, isTouched]);
  return query;
}

interface Props {
  /** Unique on the page. */
  id: string;
  situation: Situation;
  /** Of `situation`. */
  odds: Odds;
  rulings: readonly RulingText<FightRuling>[];
  rules: RuleLinks;
}

export function Calculator({ id, situation: start, odds, rulings, rules }: Props) {
  const [page, act] = useReducer(nextPage, start, pageOf);
  const asked = useMemo(() => fightAsked(page), [page]);
  const situation = useMemo(() => asked.situation, [JSON.stringify(asked.situation)]);
  const sum = useOdds(situation, odds);
  const query = useAddress(asked, page.isTouched, (link) => act({ kind: 'load', ...link }));
  const ours = useOurs(
    rulings,
    situation.options,
    (choices) => act({ kind: 'ours', choices }),
    () => ownQuery(location.search, 'calculateur') !== '',
  );
  return (
    <Rules links={rules}>
      <Reckoner
        name={id}
        label="Calculateur de combat"
        kind="combat"
        refused={page.refused}
        reach={reachForOdds}
        ask={<Arena id={id} form={page.form} site={situation.site} act={(event) => act({ kind: 'set', event })} />}
        sum={<ShareBar id={`${id}-win`} shares={sharesOf(sum.situation, sum.odds)} />}
        answer={
          <div class={`combat-outcome ${sum.state === 'done' ? '' : 'is-behind'}`}>
            <Counting sum={sum} />
            <Sentence text={sum.odds.sentence} />
            <OutcomeView id={id} situation={sum.situation} odds={sum.odds} />
          </div>
        }
        grounds={<Reasons reasons={sum.odds.reasons} />}
        rulings={rulings}
        options={situation.options}
        note={weighWords(rulings.filter((ruling) => weighs(ruling.id, situation)).length)}
        weighs={(ruling) => weighs(ruling as FightRuling, situation)}
        ours={ours}
        read={(choices) => act({ kind: 'set', event: { kind: 'readings', choices } })}
        turning={{ game: 'zargos', question: situation, job: async (asked) => (await import('../turned.ts')).turnedFight(asked) }}
        sentence={sum.odds.sentence}
        spoken={sum.state === 'done' ? sum.odds.sentence : 'Calcul en cours.'}
        link={() => linkWith('calculateur', query)}
        more={<Tools id={id} page={page} query={query} sum={sum} rulings={rulings} act={act} />}
      />
    </Rules>
  );
}
