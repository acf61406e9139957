/** How the chance of a campaign narrows, attack after attack ; every bar carries its number in words. */

import { percent } from '#components/kit/numbers.ts';
import type { CampaignStepOdds } from '#engine/zargos/types.ts';

export function Funnel({ steps }: { steps: readonly CampaignStepOdds[] }) {
  return (
    <ol class="campaign-funnel">
      {steps.map((step, at) => (
        <li key={step.id}>
          <span>Après l’attaque {at + 1}</span>
          <svg width="100%" height="18" aria-hidden="true">
            <rect class="campaign-funnel-all" width="100%" height="18" />
            <rect class="chart-fill-attack" width={`${(step.chance * 100).toFixed(2)}%`} height="18" />
          </svg>
          <b>{percent(step.chance)}</b>
        </li>
      ))}
    </ol>
  );
}
