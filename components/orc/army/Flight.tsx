/** The flying machine that joins after the reveal. */
import { french } from '#components/base/typography.ts';
import { Toggle } from '#components/kit/Choice.tsx';
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { plural } from '#engine/core/french.ts';
import { readingsOf } from '#engine/orc/options.ts';
import type { Act } from './acts.ts';
import { type Muster, mostAboard } from './muster.ts';

export function Flight({ muster, act }: { muster: Muster; act: (act: Act) => void }) {
  const { aboard } = muster;
  const most = mostAboard(muster);
  if (aboard === undefined && most < 0) return null;
  return (
    <div class="row army-flight">
      <Toggle on={aboard !== undefined} set={(on) => act({ kind: 'aboard', goblins: on ? Math.min(1, most) : undefined })}>
        Machine volante, après la révélation
      </Toggle>
      {aboard !== undefined && (
        <span class="row army-aboard">
          avec{' '}
          <NumberInput
            label="Gobelins embarqués"
            unit="Un gobelin"
            value={aboard}
            least={0}
            most={most}
            set={(goblins) => act({ kind: 'aboard', goblins })}
          />{' '}
          {plural(aboard, 'gobelin')}
        </span>
      )}
      <RuleLink id="ORC-BAT-8" />
      {aboard !== undefined && readingsOf(muster)['ORC-L-30'] === 'oui' && (
        <small>
          {french('Seuls des gobelins se comptent à bord ici ; le commando, que votre lecture y admet, ne s’y ajoute pas.')}{' '}
          <RuleLink id="ORC-L-30" />
        </small>
      )}
    </div>
  );
}
