/** Says that a long sum is being counted, with its brake. */
import type { Sum } from '#components/kit/sums/use-sum.ts';

export function Counting({ sum }: { sum: Pick<Sum<unknown, unknown>, 'state' | 'stop' | 'restart'> }) {
  if (sum.state === 'done') return null;
  const counting = sum.state === 'counting';
  return (
    <p class="row combat-counting">
      {counting ? 'Calcul exact en cours… En attendant, le résultat d’avant :' : 'Calcul arrêté. Voici encore le résultat d’avant :'}{' '}
      <button type="button" class="control-button" onClick={counting ? sum.stop : sum.restart}>
        {counting ? 'Arrêter' : 'Reprendre le calcul'}
      </button>
    </p>
  );
}
