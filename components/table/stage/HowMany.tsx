/** How many: typed, by one, by five, or all that may. The field takes keys: buttons are for fingers, and hold up nobody who goes by with Tab. */
import type { ComponentProps } from 'preact';
import { NumberInput } from '#components/kit/NumberInput.tsx';

const FIVE = 5;

export function HowMany(props: ComponentProps<typeof NumberInput>) {
  const { unit, value, least, most, set } = props;
  const by = (step: number, words: string, sign: string) => {
    const next = Math.min(most, Math.max(least, value + step));
    return (
      <button type="button" class="table-button" tabIndex={-1} aria-disabled={next === value} onClick={() => next !== value && set(next)}>
        {sign} <span class="sr">{`${unit}, ${words}`}</span>
      </button>
    );
  };
  return (
    <span class="row table-how-many">
      <NumberInput {...props} />
      {most - least >= FIVE && (
        <>
          {by(-FIVE, 'cinq de moins', '−5')}
          {by(FIVE, 'cinq de plus', '+5')}
        </>
      )}
      {most - least > 1 && by(most, 'tout ce qui peut', `tous : ${most}`)}
    </span>
  );
}
