/** All puzzles of a game, and what became of each. */
import { french } from '#components/base/typography.ts';
import { counted } from '#engine/core/french.ts';
import type { Mark, Marks } from './kept.ts';

interface Props {
  ids: readonly string[];
  marks: Marks;
  /** The one that is open. */
  at: number | undefined;
  go: (at: number) => void;
}

const SAID = { first: 'trouvé du premier coup', later: 'trouvé', shown: 'solution vue', tried: 'essayé' } as const satisfies Record<
  Mark,
  string
>;
const SIGNS = { first: '★', later: '✓', shown: '·', tried: '·' } as const satisfies Record<Mark, string>;

export function List({ ids, marks, at, go }: Props) {
  const own = ids.flatMap((id) => marks[id] ?? []);
  const first = own.filter((mark) => mark === 'first').length;
  const found = own.filter((mark) => mark === 'first' || mark === 'later').length;
  return (
    <div class="puzzle-list">
      <p class="quiz-kept">
        {french(
          own.length === 0
            ? `${ids.length} exercices : choisissez un numéro. Ce que vous trouvez reste noté dans ce navigateur.`
            : `${counted(found, 'exercice trouvé', 'exercices trouvés')} sur ${ids.length}, dont ${first} du premier coup (★).`,
        )}
      </p>
      <ol class="bare puzzle-numbers" aria-label="Tous les exercices">
        {ids.map((id, one) => {
          const mark = marks[id];
          return (
            <li key={id}>
              <button
                type="button"
                class="puzzle-number"
                data-mark={mark}
                aria-label={`Exercice ${one + 1}${mark ? `, ${SAID[mark]}` : ''}`}
                aria-current={one === at ? 'true' : undefined}
                onClick={() => go(one)}
              >
                {one + 1}
                {mark && (
                  <span aria-hidden="true" class="puzzle-sign">
                    {SIGNS[mark]}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
