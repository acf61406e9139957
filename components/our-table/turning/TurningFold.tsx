/** « Toutes les lectures », folded under an answer: what asks and what tells is fetched once it is unfolded. */
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import type { TurnedProps } from './AllReadings.tsx';

/** `note`: what is known before it is unfolded. */
export function TurningFold({ note, ...props }: TurnedProps & { note?: string }) {
  const [found, find] = useState<{ readonly AllReadings?: FunctionComponent<TurnedProps> }>();
  const unfold = (isOpen: boolean) => {
    if (!isOpen) return find(undefined);
    import('./AllReadings.tsx').then(find, () => find({}));
  };
  return (
    <details class="readings turning" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
      <summary>Toutes les lectures {note && <small>{note}</small>}</summary>
      {found &&
        (found.AllReadings ? <found.AllReadings {...props} /> : <p>Les lectures n’ont pas pu être chargées : réessayez avec du réseau.</p>)}
    </details>
  );
}
