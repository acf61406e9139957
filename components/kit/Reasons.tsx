/** Why: the rules that acted, in the order in which they act, with the values of the case. */

import { french } from '#components/base/typography.ts';
import type { Reason } from '#engine/core/verdict.ts';
import { RuleLink } from './RuleLink.tsx';

export const Reasons = ({ reasons, title = 'Pourquoi' }: { reasons: readonly Reason[]; title?: string }) => (
  <div class="reasons">
    <p class="control-label">{title}</p>
    <ol class="reasons-list">
      {reasons.map(({ rule, text }, i) => (
        <li key={`${rule}${i}`}>
          {french(text)} <RuleLink id={rule} />
        </li>
      ))}
    </ol>
  </div>
);
