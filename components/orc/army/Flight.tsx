/** The flying machine that joins after the reveal. */
import { Toggle } from '#components/shared/Choice.tsx';
import { RuleLink } from '#components/shared/RuleLink.tsx';
import { Stepper } from '#components/shared/Stepper.tsx';
import type { Act } from './acts.ts';
import { type Muster, mostAboard } from './muster.ts';

export function Flight({ muster, act }: { muster: Muster; act: (act: Act) => void }) {
  const { aboard } = muster;
  const most = mostAboard(muster);
  if (aboard === undefined && most < 0) return null;
  return (
    <div class="army-flight">
      <Toggle on={aboard !== undefined} set={(on) => act({ kind: 'aboard', goblins: on ? Math.min(1, most) : undefined })}>
        Machine volante, après la révélation
      </Toggle>
      {aboard !== undefined && (
        <span class="army-aboard">
          avec{' '}
          <Stepper
            label="Gobelins embarqués"
            unit="Un gobelin"
            value={aboard}
            least={0}
            most={most}
            set={(goblins) => act({ kind: 'aboard', goblins })}
          />{' '}
          gobelin{aboard > 1 ? 's' : ''}
        </span>
      )}
      <RuleLink id="ORC-BAT-8" />
    </div>
  );
}
