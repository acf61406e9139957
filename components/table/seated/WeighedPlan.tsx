/** What a bot that thinks long weighs, and how not to wait for it. */
import { useEffect, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';

interface Props {
  bots: { hear?: ((weighs?: string) => void) | undefined; readonly enough: () => void };
}

export function WeighedPlan({ bots }: Props) {
  const [weighs, hear] = useState<string>();
  useEffect(() => {
    bots.hear = hear;
    return () => {
      bots.hear = undefined;
    };
  }, [bots]);
  if (!weighs) return null;
  return (
    <div class="row table-show">
      <p>{french(weighs)}</p>
      <button type="button" class="table-button" onClick={bots.enough}>
        Jouez maintenant
      </button>
    </div>
  );
}
