/** What a bot that thinks long weighs, and how not to wait for it. */
import { french } from '#components/base/typography.ts';

interface Props {
  bots: { readonly weighs?: string | undefined; readonly enough: () => void };
}

export function WeighedPlan({ bots: { weighs, enough } }: Props) {
  if (!weighs) return null;
  return (
    <div class="row table-show">
      <p>{french(weighs)}</p>
      <button type="button" class="table-button" onClick={enough}>
        Jouez maintenant
      </button>
    </div>
  );
}
