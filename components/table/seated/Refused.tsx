/** Why a move was not made: the sentence, the rule, whether it would be made under another reading, and the arbiter. */
import type { VNode } from 'preact';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { Refusal } from '#engine/core/verdict.ts';
import { ArbiterLink } from '../ArbiterLink.tsx';

interface Props {
  refused: Refusal | undefined;
  accept: () => void;
  /** With the move that was refused. */
  arbiter: (() => string) | undefined;
  otherwise: ((link: string) => VNode) | undefined;
}

export const Refused = ({ refused, accept, arbiter, otherwise }: Props) => (
  <>
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
    {refused && arbiter && otherwise?.(arbiter())}
  </>
);
