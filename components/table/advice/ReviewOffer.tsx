/** Offers to go through a game that is over with the adviser; what does is fetched when it is asked for. */
import { useState } from 'preact/hooks';
import type { Regrets } from './Regrets.tsx';

type Fetched = { readonly Part: typeof Regrets } | 'away';

export function ReviewOffer(props: Parameters<typeof Regrets>[0]) {
  const [fetched, fetch] = useState<Fetched>();
  const open = () => {
    import('./Regrets.tsx').then(
      ({ Regrets: Part }) => fetch({ Part }),
      () => fetch('away'),
    );
  };
  return (
    <details class="table-review" onToggle={(event) => event.currentTarget.open && fetched === undefined && open()}>
      <summary>Ici, le moteur aurait…</summary>
      {fetched === 'away' ? <p role="status">Cela n’a pas pu être chargé.</p> : fetched && <fetched.Part {...props} />}
    </details>
  );
}
