/** The calculator in a chapter: two camps, their pawns, what comes of it and why; the rest is one link away. */
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { useAddressRead } from '#components/kit/address.ts';
import { CopyButton } from '#components/kit/CopyButton.tsx';
import { ShareBar } from '#components/kit/chart/ShareBar.tsx';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { Refusals, Spoken } from '#components/kit/Signs.tsx';
import type { KnownRuling } from '#components/our-table/kept.ts';
import { OursLine } from '#components/our-table/OursLine.tsx';
import { useOurs } from '#components/our-table/use-ours.ts';
import type { Choices } from '#engine/core/ruling.ts';
import type { Odds, Situation } from '#engine/zargos/fight/types.ts';
import { ownQuery, tell } from '../address.ts';
import { Counting } from '../Counting.tsx';
import { SITE_NAMES } from '../fight-words.ts';
import { Remains, Sentence } from '../OutcomeView.tsx';
import { Reasons } from '#components/kit/Reasons.tsx';
import { reachForOdds, useOdds } from '../use-odds.ts';
import { sharesOf } from '../views.ts';
import { SidePanel } from './SidePanel.tsx';
import { type FormEvent, formOf, nextForm, situationIn } from './situation-store.ts';

interface Props {
  /** Unique on the page. */
  id: string;
  situation: Situation;
  /** Of `situation`. */
  odds: Odds;
  rules: RuleLinks;
  rulings: readonly KnownRuling[];
  /** Address of the whole calculator, set to this fight. */
  whole: string;
}

const notation = () => import('#engine/zargos/fight/notation.ts');

interface Link {
  /** To the whole calculator, set to the fight. */
  readonly href: string;
  /** What the page's own address said that was not taken. */
  readonly refused: readonly string[];
}

/** The fight in the page's address, told once something was touched by hand; what reads and writes it is fetched when there is something to say. */
function useLink(whole: string, situation: Situation, isTouched: boolean, load: (situation: Situation) => void): Link {
  const [link, setLink] = useState<Link>({ href: whole, refused: [] });
  const first = useRef<Situation | undefined>(situation);
  useAddressRead(async (query) => {
    const own = ownQuery(query, 'calculateur');
    const { parseSituation } = await notation();
    const { situation: sent, refused } = own ? parseSituation(own) : { situation, refused: [] };
    setLink((before) => ({ ...before, refused }));
    load(sent);
  });
  useEffect(() => {
    if (situation === first.current) return;
    first.current = undefined;
    void notation().then(({ formatSituation }) => {
      const query = formatSituation(situation);
      setLink(({ refused }) => ({ href: `${whole.split('?')[0]}?${query}`, refused: isTouched ? [] : refused }));
      if (isTouched) tell('calculateur', query);
    });
  }, [situation, isTouched]);
  return link;
}

export function CompactCalculator({ id, situation: start, odds, rules, rulings, whole }: Props) {
  const [form, set] = useReducer(nextForm, start, formOf);
  const [isTouched, touch] = useState(false);
  const act = (event: FormEvent) => {
    touch(true);
    set(event);
  };
  const situation = useMemo(() => situationIn(form), [form]);
  const sum = useOdds(situation, odds);
  const readAs = (choices: Choices) => act({ kind: 'readings', choices });
  const ours = useOurs(
    rulings,
    form.options,
    (choices) => set({ kind: 'readings', choices }),
    () => ownQuery(location.search, 'calculateur') !== '',
  );
  const { href, refused } = useLink(whole, situation, isTouched, (sent) => {
    touch(false);
    set({ kind: 'load', situation: sent });
  });
  return (
    <Rules links={rules}>
      <section class="tool combat combat-compact" aria-label="Calculateur de combat" onPointerEnter={reachForOdds} onFocusIn={reachForOdds}>
        <Refusals refused={refused} />
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
          <OursLine rulings={rulings} options={form.options} ours={ours} set={readAs} />
          <ShareBar id={`${id}-win`} shares={sharesOf(sum.situation, sum.odds)} />
          <Remains id={id} situation={sum.situation} odds={sum.odds} />
          <Reasons reasons={sum.odds.reasons} />
        </div>
        <div class="control-actions">
          <CopyButton main label="Copier la phrase" done="Phrase copiée" text={() => sum.odds.sentence} />
          <a class="control-button" href={href}>
            Ouvrir dans le calculateur
          </a>
        </div>
        <Spoken text={sum.state === 'done' ? sum.odds.sentence : 'Calcul en cours.'} />
      </section>
    </Rules>
  );
}
