/** The calculator, whole: a fight to set, its exact odds, and the tools that go with it. Its first state is in the page's HTML. */
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { CopyButton } from '#components/kit/CopyButton.tsx';
import { LinkButtons } from '#components/kit/LinkButtons.tsx';
import { ShareBar } from '#components/kit/chart/ShareBar.tsx';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { Refusals, Spoken } from '#components/kit/Signs.tsx';
import { wakesAfter } from '#components/kit/waking.ts';
import { OursLine } from '#components/our-table/OursLine.tsx';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { TurningFold } from '#components/our-table/turning/TurningFold.tsx';
import { useOurs } from '#components/our-table/use-ours.ts';
import type { Choices } from '#engine/core/ruling.ts';
import type { Odds, Situation } from '#engine/zargos/fight/types.ts';
import { linkWith, ownQuery, tell } from '../address.ts';
import { Counting } from '../Counting.tsx';
import { OutcomeView, Sentence } from '../OutcomeView.tsx';
import type { FightRuling } from '../readings.ts';
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
  const readAs = (choices: Choices) => act({ kind: 'set', event: { kind: 'readings', choices } });
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
          <OursLine rulings={rulings} options={situation.options} ours={ours} set={readAs} />
          <TurningFold
            game="zargos"
            rulings={rulings}
            options={situation.options}
            ours={ours}
            question={situation}
            job={async (asked) => (await import('../turned.ts')).turnedFight(asked)}
            read={readAs}
          />
          <div class="control-actions">
            <CopyButton main label="Copier la phrase" done="Phrase copiée" text={() => sum.odds.sentence} />
            <LinkButtons link={() => linkWith('calculateur', query)} />
          </div>
          <OutcomeView id={id} situation={sum.situation} odds={sum.odds} />
        </div>
        <Tools id={id} page={page} query={query} sum={sum} rulings={rulings} act={act} />
        <Spoken text={sum.state === 'done' ? sum.odds.sentence : 'Calcul en cours.'} />
      </section>
    </Rules>
  );
}
