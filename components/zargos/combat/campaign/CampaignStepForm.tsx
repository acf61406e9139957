/** One attack of a campaign: whom, where, from where, and what comes of it. */

import { shortPercent } from '#components/kit/numbers.ts';
import { counted, plural, together } from '#engine/core/french.ts';
import type { CampaignStepOdds } from '#engine/zargos/fight/types.ts';
import { Pawn } from '../../drawings/Pawn.tsx';
import { fightersText, SITE_NAMES } from '../fight-words.ts';
import { CampaignEdit } from './CampaignEdit.tsx';
import { type Chain, type ChainEvent, type StepFields, stepName } from './campaign-store.ts';

interface Props {
  chain: Chain;
  at: number;
  step: StepFields;
  odds: CampaignStepOdds | undefined;
  act: (event: ChainEvent) => void;
}

const mean = (chances: readonly number[]): number => chances.reduce((sum, chance, count) => sum + chance * count, 0);

/** Nobody is ever left to attack. */
const isUnreachable = ({ attackers }: CampaignStepOdds): boolean => attackers.every((chance, count) => count === 0 || chance === 0);

/** « Depuis la conquête 1 et la conquête 2 (un pion y reste), 7,9 Chevaliers en moyenne. » */
function fromText({ step, odds }: Props): string {
  const places = together(step.sources.map(({ from, stay }) => `la ${stepName(from)} (${stay} y ${plural(stay, 'reste', 'restent')})`));
  if (!odds) return `Depuis ${places}.`;
  if (isUnreachable(odds)) return `Depuis ${places} : personne ne peut y aller, il ne reste jamais de quoi attaquer.`;
  const many = mean(odds.attackers);
  const sure = odds.attackers.some((chance) => chance > 1 - 1e-9);
  return `Depuis ${places} : ${counted(many, 'Chevalier')}${sure ? '' : ' en moyenne'}.`;
}

const StepOdds = ({ odds }: { odds: CampaignStepOdds }) => (
  <p>
    Ce combat est gagné dans <b>{shortPercent(odds.given)}</b> des cas
    {odds.chance > 0 ? ` ; il y survit alors ${counted(mean(odds.survivors), 'Chevalier')}.` : '.'}
  </p>
);

export function CampaignStepForm(props: Props) {
  const { chain, at, step, odds, act } = props;
  return (
    <li class="campaign-step">
      <p class="centred campaign-step-head">
        <span class="campaign-number">{at + 1}</span>
        <Pawn people={step.people} label="" />
        <b>
          {step.people === 'demons' ? `Démons, ${step.count} dés` : fightersText(step.people, step.count)}
          {step.site === 'province' ? '' : ` · ${SITE_NAMES[step.site]}`}
        </b>
        {odds && (
          <strong>
            <span class="sr">Chance d’arriver jusqu’ici : </span>
            {shortPercent(odds.chance)}
          </strong>
        )}
      </p>
      <p>{fromText(props)}</p>
      {odds && !isUnreachable(odds) && <StepOdds odds={odds} />}
      <details class="campaign-edit">
        <summary>
          Modifier<span class="sr"> l’attaque {at + 1}</span>
        </summary>
        <CampaignEdit chain={chain} at={at} step={step} act={act} />
      </details>
    </li>
  );
}
