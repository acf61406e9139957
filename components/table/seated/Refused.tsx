/** Why a move was not made: the sentence, the rule, and the arbiter. */
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { Refusal } from '#engine/core/verdict.ts';
import { ArbiterLink } from '../ArbiterLink.tsx';

interface Props {
  refused: Refusal | undefined;
  accept: () => void;
  arbiter: (() => string) | undefined;
}

export const Refused = ({ refused, accept, arbiter }: Props) => (
  <p class="row table-refused" role="alert">
    {refused && (
      <>
        {french(refused.because)} <RuleLink id={refused.rule} />{' '}
        <button type="button" class="table-button" onClick={accept}>
          Compris
        </button>{' '}
        {arbiter && <ArbiterLink address={arbiter} />}
      </>
    )}
  </p>
);
