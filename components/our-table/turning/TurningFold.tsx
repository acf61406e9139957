/** « Toutes les lectures », folded under an answer: what asks and what tells is fetched once it is unfolded. */
import { useState } from 'preact/hooks';
import type { TurnedProps } from './AllReadings.tsx';

/** `note`: what is known before it is unfolded. */
export function TurningFold<Question>({ note, ...props }: TurnedProps<Question> & { note?: string | undefined }) {
  const [found, find] = useState<typeof import('./AllReadings.tsx')>();
  return (
    <details
      class="readings turning"
      onToggle={({ currentTarget }) => (currentTarget.open ? void import('./AllReadings.tsx').then(find, () => {}) : find(undefined))}
    >
      <summary>
        Toutes les lectures <small>{note}</small>
      </summary>
      {found && <found.AllReadings {...props} />}
    </details>
  );
}
