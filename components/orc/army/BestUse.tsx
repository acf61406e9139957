/** The best use of the hand: the greatest value, and the fewest cards for a target. */
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { Plan } from '#engine/orc/odds/best.ts';
import { MERCENARIES } from '#engine/orc/types.ts';
import type { Act } from './acts.ts';
import { planText } from './army-words.ts';
import { MAX_TARGET, type Muster } from './muster.ts';
import { PileCounts } from './PileCounts.tsx';
import type { Sums } from './sums/sums.ts';

interface Props {
  muster: Muster;
  sums: Sums;
  act: (act: Act) => void;
}

function PlanRow({ title, plan, act }: { title: string; plan: Plan; act: (act: Act) => void }) {
  return (
    <div class="centred army-plan">
      <p>
        {title} <b>{plan.value}</b>
        <span>{planText(plan)}</span>
      </p>
      <button type="button" class="control-button" onClick={() => act({ kind: 'plan', send: plan.send, crew: plan.flying?.length })}>
        Prendre<span class="sr"> : {planText(plan)}</span>
      </button>
    </div>
  );
}

const differs = (plan: Plan | undefined, other: Plan | undefined): plan is Plan =>
  plan?.flying !== undefined && (other === undefined || plan.value !== other.value || planText(plan) !== planText(other));

export function BestUse({ muster, sums: { greatest, greatestFlown, cheapest, cheapestFlown }, act }: Props) {
  return (
    <section class="army-part" aria-labelledby="armee-main">
      <h2 id="armee-main">Le meilleur emploi de votre main</h2>
      <p>
        Les mercenaires qui vous restent en main, en plus de ceux de l’armée. Toutes vos cartes du peuple partent,{' '}
        <RuleLink id="ORC-BAT-1" />
         ; vous choisissez les mercenaires, <RuleLink id="ORC-BAT-2" />.
      </p>
      <PileCounts muster={muster} pile="kept" slots={MERCENARIES} where="gardés en main" act={act} />
      {greatest && <PlanRow title="Au plus fort :" plan={greatest} act={act} />}
      {differs(greatestFlown, greatest) && <PlanRow title="Au plus fort, machine volante après coup :" plan={greatestFlown} act={act} />}
      <p class="row army-target">
        Pour atteindre{' '}
        <NumberInput
          label="Valeur à atteindre"
          unit="Un point"
          value={muster.target}
          least={0}
          most={MAX_TARGET}
          set={(target) => act({ kind: 'target', target })}
        />{' '}
        avec le moins de cartes :
      </p>
      {cheapest ? (
        <PlanRow title="Il suffit, pour" plan={cheapest} act={act} />
      ) : (
        <p>Sans la machine volante après coup, aucune de vos armées n’y arrive.</p>
      )}
      {differs(cheapestFlown, cheapest) && <PlanRow title="Ou, machine volante après coup, pour" plan={cheapestFlown} act={act} />}
    </section>
  );
}
