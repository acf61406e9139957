/** All puzzles of a game by theme and level, and what became of each: a way on in every theme, and each puzzle by its own link. */
import { french } from '#components/base/typography.ts';
import { counted } from '#engine/core/french.ts';
import type { PuzzleGroup } from './groups.ts';
import type { Mark, Marks } from './kept.ts';
import { LEVEL_IDS, LEVEL_NAMES, LEVELS_SAID, type PuzzleLevel } from './levels.ts';
import { formatPuzzle } from './link.ts';

interface Props {
  ids: readonly string[];
  groups: readonly PuzzleGroup[];
  marks: Marks;
  /** The one that is open. */
  at: number | undefined;
  /** Its theme stays folded: nobody chose it in the list. */
  isFolded: boolean;
  /** Opens the first of these that is not found yet. */
  go: (places: readonly number[]) => void;
}

const SAID = { first: 'trouvé du premier coup', later: 'trouvé', shown: 'solution vue', tried: 'essayé' } as const satisfies Record<
  Mark,
  string
>;
const SIGNS = { first: '★', later: '✓', shown: '·', tried: '·' } as const satisfies Record<Mark, string>;

const isFound = (mark: Mark | undefined): boolean => mark === 'first' || mark === 'later';

interface LevelProps extends Pick<Props, 'ids' | 'marks' | 'at'> {
  theme: string;
  level: PuzzleLevel;
  /** Places in the file, and in the theme from 1. */
  puzzles: readonly (readonly [at: number, number: number])[];
}

const OfLevel = ({ theme, level, puzzles, ids, marks, at }: LevelProps) => (
  <>
    <dt>{LEVEL_NAMES[level]}</dt>
    <dd>
      <ul class="bare wrap puzzle-numbers">
        {puzzles.map(([one, number]) => {
          const id = ids[one] ?? '';
          const mark = marks[id];
          return (
            <li key={id}>
              <a
                class="puzzle-number"
                href={`#${formatPuzzle(id)}`}
                data-mark={mark}
                aria-label={`${theme}, ${number}, ${LEVEL_NAMES[level]}${mark ? `, ${SAID[mark]}` : ''}`}
                aria-current={one === at ? 'true' : undefined}
              >
                {number}
                {mark && (
                  <span aria-hidden="true" class="puzzle-sign">
                    {SIGNS[mark]}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </dd>
  </>
);

function Theme({ group: { name, text, puzzles }, ids, marks, at, isFolded, go }: Omit<Props, 'groups'> & { group: PuzzleGroup }) {
  const own = puzzles.map(([one]) => marks[ids[one] ?? '']);
  const found = own.filter(isFound).length;
  const isBegun = own.some(Boolean);
  const isOver = found === puzzles.length;
  return (
    <li class="puzzle-theme" data-over={isOver}>
      <h2>{french(name)}</h2>
      <p>{french(text)}</p>
      <p class="puzzle-found">
        <meter min={0} max={puzzles.length} value={found} aria-hidden="true" />
        {french(`${counted(found, 'trouvé')} sur ${puzzles.length}`)}
      </p>
      <button type="button" class="control-button" onClick={() => go(puzzles.map(([one]) => one))}>
        {isOver ? 'Refaire' : isBegun ? 'Continuer' : 'Commencer'}
        <span class="sr"> : {french(name)}</span>
      </button>
      <details open={!isFolded && puzzles.some(([one]) => one === at)}>
        <summary>
          {french(puzzles.length === 1 ? 'L’exercice' : `Les ${puzzles.length} exercices`)}
          <span class="sr"> : {french(name)}</span>
        </summary>
        <dl>
          {LEVEL_IDS.map((level) => {
            const those = puzzles.flatMap(([one, its], place) => (its === level ? [[one, place + 1] as const] : []));
            return those.length > 0 && <OfLevel key={level} theme={name} level={level} puzzles={those} ids={ids} marks={marks} at={at} />;
          })}
        </dl>
      </details>
    </li>
  );
}

export function List({ ids, groups, marks, at, isFolded, go }: Props) {
  const own = ids.flatMap((id) => marks[id] ?? []);
  const found = own.filter(isFound).length;
  const first = own.filter((mark) => mark === 'first').length;
  return (
    <div class="puzzle-list">
      <p class="quiz-kept">
        {french(
          found === 0
            ? `${ids.length} exercices en ${groups.length} thèmes, du plus abordable au plus serré. Ce que vous trouvez reste noté dans ce navigateur.`
            : `${counted(found, 'exercice trouvé', 'exercices trouvés')} sur ${ids.length}, dont ${first} du premier coup (★).`,
        )}
      </p>
      <ul class="bare puzzle-themes" aria-label="Les thèmes">
        {groups.map((group) => (
          <Theme key={group.name} group={group} ids={ids} marks={marks} at={at} isFolded={isFolded} go={go} />
        ))}
      </ul>
      <p class="quiz-kept">{french(LEVELS_SAID)}</p>
    </div>
  );
}
