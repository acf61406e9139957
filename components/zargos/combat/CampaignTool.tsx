/** A chain of the Chevaliers' attacks and its exact chance, attack by attack (ZAR-CHE-1). Its first state is in the page's HTML. */
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { CopyButton } from '#components/shared/CopyButton.tsx';
import { type RuleLinks, Rules } from '#components/shared/RuleLink.tsx';
import { Refusals, Spoken } from '#components/shared/Signs.tsx';
import { Stepper } from '#components/shared/Stepper.tsx';
import { MAX_PAWNS } from '#engine/zargos/types.ts';
import { linkTo, ownQuery, tell } from './address.ts';
import { CampaignStep } from './CampaignStep.tsx';
import { formatChain, parseChain } from './campaign-link.ts';
import type { CampaignResult } from './campaign-result.ts';
import { type Chain, MOST_PROVINCES, MOST_STEPS, nextChain, placeName, provinceId } from './campaign-store.ts';
import { Funnel } from './Funnel.tsx';
import { Sentence } from './Outcome.tsx';
import { Reasons } from './Reasons.tsx';
import { away } from './use-odds.ts';

interface Props {
  chain: Chain;
  /** What the engine says of `chain`. */
  result: CampaignResult;
  rules: RuleLinks;
  /** Address of the calculator's page: links lead there. */
  page: string;
}

/** Wider campaigns are counted in a worker: measured. */
const isHeavyChain = ({ provinces, steps }: Chain): boolean => provinces.reduce((sum, pawns) => sum + pawns, 0) > 30 || steps.length > 6;

/** The result of `chain`, the first being known; while another is counted, that of the chain before. What counts is fetched when needed. */
function useResult(chain: Chain, first: CampaignResult): CampaignResult {
  const [last, setLast] = useState({ chain, result: first });
  useEffect(() => {
    if (last.chain === chain) return;
    const done = (result: CampaignResult) => setLast({ chain, result });
    if (isHeavyChain(chain)) return away<CampaignResult>(async (sums) => await sums.campaignResult(chain), done);
    let stopped = false;
    void import('./campaign-result.ts').then(({ campaignResult }) => stopped || done(campaignResult(chain)));
    return () => {
      stopped = true;
    };
  }, [chain]);
  return last.result;
}

const KEY = 'campagne=';

export function CampaignTool({ chain: start, result: first, rules, page }: Props) {
  const [chain, act] = useReducer(nextChain, start);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const result = useResult(chain, first);
  const text = formatChain(chain);
  const told = useRef(text);
  useEffect(() => {
    const read = () => {
      const own = ownQuery(location.search, 'campagne');
      if (!own) return;
      const link = parseChain(own.slice(KEY.length));
      setRefused(link.ok ? [] : [link.because]);
      if (!link.ok) return;
      told.current = formatChain(link.chain);
      act({ kind: 'load', chain: link.chain });
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  useEffect(() => {
    if (text === told.current) return;
    told.current = text;
    tell('campagne', KEY + text);
  }, [text]);
  const sentence = result.ok ? result.odds.sentence : result.because;
  const reasons = (result.ok && result.odds.steps.at(-1)?.reasons) || [];
  return (
    <Rules links={rules}>
      <section class="tool combat campaign" aria-label="Campagne de Chevaliers">
        <Refusals refused={refused} />
        <Starts chain={chain} act={act} />
        <ol class="campaign-steps">
          {chain.steps.map((step, at) => (
            <CampaignStep key={at} chain={chain} at={at} step={step} odds={result.ok ? result.odds.steps[at] : undefined} act={act} />
          ))}
        </ol>
        <div class="control-actions">
          <button
            type="button"
            class="control-button"
            aria-disabled={chain.steps.length >= MOST_STEPS}
            onClick={() => act({ kind: 'add-step' })}
          >
            Ajouter une attaque
          </button>
          <button type="button" class="control-button" aria-disabled={chain.steps.length < 2} onClick={() => act({ kind: 'drop-step' })}>
            Retirer la dernière attaque
          </button>
        </div>
        <div class="campaign-result">
          {result.ok ? <Sentence text={sentence} /> : <p class="control-refused">{sentence}</p>}
          {result.ok && <Funnel steps={result.odds.steps} />}
          <div class="control-actions">
            <CopyButton main label="Copier la phrase" done="Phrase copiée" text={() => sentence} />
            <CopyButton label="Copier le lien" done="Lien copié" text={() => `${linkTo('campagne', KEY + text, page)}#campagne`} />
          </div>
          {reasons.length > 0 && <Reasons reasons={reasons} title="Pourquoi, au dernier combat" />}
        </div>
        <Spoken text={sentence} />
      </section>
    </Rules>
  );
}

const Starts = ({ chain, act }: { chain: Chain; act: (event: Parameters<typeof nextChain>[1]) => void }) => (
  <fieldset class="campaign-starts">
    <legend class="control-label">Au départ</legend>
    {chain.provinces.map((pawns, at) => (
      <div key={at} class="campaign-start">
        <span>{placeName(provinceId(at))}</span>
        <Stepper
          label={`Chevaliers, ${placeName(provinceId(at))}`}
          unit="Un Chevalier"
          value={pawns}
          least={1}
          most={MAX_PAWNS}
          set={(value) => act({ kind: 'province', at, pawns: value })}
        />
      </div>
    ))}
    <button
      type="button"
      class="control-button"
      aria-disabled={chain.provinces.length >= MOST_PROVINCES}
      onClick={() => act({ kind: 'add-province' })}
    >
      Ajouter une province
    </button>
    <button type="button" class="control-button" aria-disabled={chain.provinces.length < 2} onClick={() => act({ kind: 'drop-province' })}>
      Retirer une province
    </button>
  </fieldset>
);
