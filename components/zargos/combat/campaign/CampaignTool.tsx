/** A chain of the Chevaliers' attacks and its exact chance, attack by attack (ZAR-CHE-1). Its first state is in the page's HTML. */
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { shortPercent } from '#components/kit/numbers.ts';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { away, here } from '#components/kit/sums/away.ts';
import type { Stop, SumEnds } from '#components/kit/sums/ends.ts';
import { useSum } from '#components/kit/sums/use-sum.ts';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { BigNumber, Reckoner } from '#components/our-table/Reckoner.tsx';
import { useOurs } from '#components/our-table/use-ours.ts';
import type { CampaignStepOdds } from '#engine/zargos/fight/types.ts';
import { MAX_PAWNS } from '#engine/zargos/types.ts';
import { linkWith, ownQuery, tell } from '../address.ts';
import { Sentence } from '../OutcomeView.tsx';
import { Reasons } from '#components/kit/Reasons.tsx';
import { CampaignStepForm } from './CampaignStepForm.tsx';
import type { CampaignSums } from './campaign.worker.ts';
import { formatChain, parseChain } from './campaign-link.ts';
import type { CampaignResult } from './campaign-result.ts';
import { type Chain, type ChainEvent, MOST_PROVINCES, MOST_STEPS, movedByDrop, nextChain, provinceId, stepName } from './campaign-store.ts';

/** How the chance of a campaign narrows, attack after attack ; every bar carries its number in words. */
function Funnel({ steps }: { steps: readonly CampaignStepOdds[] }) {
  return (
    <ol class="campaign-funnel">
      {steps.map((step, at) => (
        <li key={step.id}>
          <span>Après l’attaque {at + 1}</span>
          <svg width="100%" height="18" aria-hidden="true">
            <rect class="campaign-funnel-all" width="100%" height="18" />
            <rect class="chart-fill-attack" width={`${(step.chance * 100).toFixed(2)}%`} height="18" />
          </svg>
          <b>{shortPercent(step.chance)}</b>
        </li>
      ))}
    </ol>
  );
}

interface Props {
  chain: Chain;
  /** What the engine says of `chain`. */
  result: CampaignResult;
  rulings: readonly RulingText[];
  rules: RuleLinks;
  /** Address of the calculator's page: links lead there. */
  page: string;
}

/** Wider campaigns are counted in a worker: measured. */
const isHeavyChain = ({ provinces, steps }: Chain): boolean => provinces.reduce((sum, pawns) => sum + pawns, 0) > 30 || steps.length > 6;

/** What counts is fetched when needed. */
const start = (chain: Chain, ends: SumEnds<CampaignResult>): Stop =>
  isHeavyChain(chain)
    ? away<CampaignSums, CampaignResult>(openCampaign, (sums) => sums.campaignResult(chain) as Promise<CampaignResult>, ends)
    : here(async () => (await import('./campaign-result.ts')).campaignResult(chain), ends);

const openCampaign = (): Worker => new Worker(new URL('./campaign.worker.ts', import.meta.url), { type: 'module' });

const KEY = 'campagne=';

export function CampaignTool({ chain: opening, result: first, rulings, rules, page }: Props) {
  const [isTouched, touch] = useState(false);
  const [chain, dispatch] = useReducer(nextChain, opening);
  const [moved, setMoved] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { answer: result } = useSum(chain, first, start);
  const act = (event: ChainEvent) => {
    touch(true);
    setMoved(event.kind === 'drop-province' ? movedByDrop(chain) : []);
    dispatch(event);
  };
  const text = formatChain(chain);
  const told = useRef(text);
  useEffect(() => {
    const read = () => {
      const own = ownQuery(location.search, 'campagne');
      if (!own) return;
      const link = parseChain(own.slice(KEY.length), rulings);
      setRefused(link.ok ? [] : [link.because]);
      if (!link.ok) return;
      told.current = formatChain(link.chain);
      dispatch({ kind: 'load', chain: link.chain });
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  useEffect(() => {
    if (!isTouched || text === told.current) return;
    told.current = text;
    tell('campagne', KEY + text);
  }, [text, isTouched]);
  const ours = useOurs(
    rulings,
    chain.readings,
    (choices) => dispatch({ kind: 'readings', choices }),
    () => ownQuery(location.search, 'campagne') !== '',
  );
  const sentence = result.ok ? result.odds.sentence : result.because;
  const last = result.ok ? result.odds.steps.at(-1) : undefined;
  return (
    <Rules links={rules}>
      <Reckoner
        name="campagne"
        label="Campagne de Chevaliers"
        kind="combat campaign"
        refused={refused}
        ask={
          <>
            <Starts chain={chain} act={act} />
            <div role="alert">
              {moved.map((text) => (
                <p key={text} class="control-refused">
                  {french(text)}
                </p>
              ))}
            </div>
            <ol class="campaign-steps">
              {chain.steps.map((step, at) => (
                <CampaignStepForm
                  key={at}
                  chain={chain}
                  at={at}
                  step={step}
                  odds={result.ok ? result.odds.steps[at] : undefined}
                  act={act}
                />
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
              <button
                type="button"
                class="control-button"
                aria-disabled={chain.steps.length < 2}
                onClick={() => act({ kind: 'drop-step' })}
              >
                Retirer la dernière attaque
              </button>
            </div>
          </>
        }
        sum={
          last ? (
            <BigNumber value={shortPercent(last.chance)}>de mener la campagne à son terme</BigNumber>
          ) : (
            <p class="control-refused">{sentence}</p>
          )
        }
        answer={
          result.ok && (
            <>
              <Sentence text={sentence} />
              <Funnel steps={result.odds.steps} />
            </>
          )
        }
        grounds={last && last.reasons.length > 0 && <Reasons reasons={last.reasons} title="Pourquoi, au dernier combat" />}
        rulings={rulings}
        options={chain.readings}
        ours={ours}
        read={(choices) => act({ kind: 'readings', choices })}
        turning={{
          game: 'zargos',
          question: chain,
          job: async (asked) => (await import('#components/our-table/turning/job.ts')).inTurningWorker(openCampaign, asked),
        }}
        sentence={sentence}
        link={() => `${linkWith('campagne', KEY + text, page)}#campagne`}
      />
    </Rules>
  );
}

const Starts = ({ chain, act }: { chain: Chain; act: (event: ChainEvent) => void }) => (
  <fieldset class="row campaign-starts">
    <legend class="control-label">Au départ</legend>
    {chain.provinces.map((pawns, at) => (
      <div key={at} class="row campaign-start">
        <span>{stepName(provinceId(at))}</span>
        <NumberInput
          label={`Chevaliers, ${stepName(provinceId(at))}`}
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
