/** The calculator in a chapter: two camps, their pawns, what comes of it and why; the rest is one link away. */
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { ShareBar } from '#components/chart/ShareBar.tsx';
import { CopyButton } from '#components/shared/CopyButton.tsx';
import { type RuleLinks, Rules } from '#components/shared/RuleLink.tsx';
import { Spoken } from '#components/shared/Signs.tsx';
import type { Odds, Situation } from '#engine/zargos/types.ts';
import { Counting } from './Counting.tsx';
import { Remains, Sentence } from './Outcome.tsx';
import { Reasons } from './Reasons.tsx';
import { SidePanel } from './SidePanel.tsx';
import { formOf, nextForm, situationOf } from './situation-store.ts';
import { reachForOdds, useOdds } from './use-odds.ts';
import { sharesOf } from './views.ts';
import { SITE_NAMES } from './words.ts';

interface Props {
  /** Unique on the page. */
  id: string;
  situation: Situation;
  /** Of `situation`. */
  odds: Odds;
  rules: RuleLinks;
  /** Address of the whole calculator, set to this fight. */
  whole: string;
}

/** The link to the whole calculator, set to `situation`; the writer of links is fetched at the first change. */
function useLink(whole: string, situation: Situation): string {
  const [link, setLink] = useState(whole);
  const first = useRef<Situation | undefined>(situation);
  useEffect(() => {
    if (situation === first.current) return;
    first.current = undefined;
    void import('#engine/zargos/notation.ts').then(({ formatSituation }) =>
      setLink(`${whole.split('?')[0]}?${formatSituation(situation)}`),
    );
  }, [situation]);
  return link;
}

export function CompactCalculator({ id, situation: start, odds, rules, whole }: Props) {
  const [form, act] = useReducer(nextForm, start, formOf);
  const situation = useMemo(() => situationOf(form), [form]);
  const sum = useOdds(situation, odds);
  const link = useLink(whole, situation);
  return (
    <Rules links={rules}>
      <section class="tool combat combat-compact" aria-label="Calculateur de combat" onPointerEnter={reachForOdds} onFocusIn={reachForOdds}>
        <div class="combat-head">
          <p class="combat-title">Et si on se battait ?</p>
          <span class="badge">{situation.site === 'province' ? 'calcul exact' : SITE_NAMES[situation.site]}</span>
        </div>
        <div class="combat-sides">
          <SidePanel id={id} side="attacker" form={form} act={act} fixed />
          <p class="combat-versus">contre</p>
          <SidePanel id={id} side="defender" form={form} act={act} fixed />
        </div>
        <div class={sum.state === 'done' ? 'combat-stack' : 'combat-stack is-behind'}>
          <Counting sum={sum} />
          <Sentence text={sum.odds.sentence} />
          <ShareBar id={`${id}-win`} shares={sharesOf(sum.situation, sum.odds)} />
          <Remains id={id} situation={sum.situation} odds={sum.odds} />
          <Reasons reasons={sum.odds.reasons} />
        </div>
        <div class="control-actions">
          <CopyButton main label="Copier la phrase" done="Phrase copiée" text={() => sum.odds.sentence} />
          <a class="control-button" href={link}>
            Ouvrir dans le calculateur
          </a>
        </div>
        <Spoken text={sum.state === 'done' ? sum.odds.sentence : 'Calcul en cours.'} />
      </section>
    </Rules>
  );
}
