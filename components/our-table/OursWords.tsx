/** The words of the line near an answer, and what can be done about it: fetched with its first need. */
import { href } from '#components/base/url.ts';
import { several } from '#engine/core/french.ts';
import { changeTable, withReadings } from './change.ts';
import { among, areSame, choiceCount } from './kept.ts';
import type { OursProps } from './ours.ts';

export function OursWords({ rulings, options, ours, set }: OursProps) {
  const chosen = among(rulings, options);
  const [count, kept] = [choiceCount(chosen), choiceCount(ours)];
  if (areSame(chosen, ours))
    return (
      <p class="row ours-line">
        <a href={href('notre-table/')}>
          {'Selon vos lectures\u00a0'}({count})
        </a>
      </p>
    );
  return (
    <p class="row ours-line">
      <span>{count === 0 ? 'Selon les lectures du site.' : `Selon ${several(count, 'une lecture', 'lectures')} hors défaut.`}</span>
      {kept > 0 && (
        <button type="button" onClick={() => set(ours)}>
          Reprendre vos lectures
        </button>
      )}
      {count > 0 && (
        <button type="button" onClick={() => set({})}>
          Revenir aux nôtres
        </button>
      )}
      <button type="button" onClick={() => changeTable((table) => withReadings(table, rulings, chosen))}>
        Garder pour votre table
      </button>
    </p>
  );
}
