/** What the calculator says about itself: what it refused, that it is counting, and the result for ears. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/site/typography.ts';
import type { Sum } from './use-odds.ts';

/** What a link said that is not taken, one sentence each. */
export const Refusals = ({ refused }: { refused: readonly string[] }) => (
  <div role="alert">
    {refused.length > 0 && (
      <div class="combat-refused">
        <p>
          <b>Ce lien disait autre chose.</b> Le reste a été lu :
        </p>
        <ul>
          {refused.map((because) => (
            <li key={because}>{french(because)}</li>
          ))}
        </ul>
      </div>
    )}
  </div>
);

export function Counting({ sum }: { sum: Sum }) {
  if (sum.state === 'done') return null;
  const counting = sum.state === 'counting';
  return (
    <p class="combat-counting">
      {counting ? 'Calcul exact en cours… En attendant, le résultat d’avant :' : 'Calcul arrêté. Voici encore le résultat d’avant :'}{' '}
      <button type="button" class="combat-button" onClick={counting ? sum.stop : sum.restart}>
        {counting ? 'Arrêter' : 'Reprendre le calcul'}
      </button>
    </p>
  );
}

/** Says `text` to screen readers a moment after it last changed, never at first. */
export function Spoken({ text }: { text: string }) {
  const [said, say] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => say(french(text)), 700);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="sr" role="status">
      {said}
    </p>
  );
}
