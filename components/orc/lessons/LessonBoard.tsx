/** The board of the table, and where the game ends with the lesson its last battle: at the table, the page of the end shows it. */
import { Result } from '../play/Armies.tsx';
import type { OrcHandle } from '../play/handle.ts';
import { Board } from '../play/scene.ts';

export function LessonBoard({ handle }: { handle: OrcHandle }) {
  const { view } = handle;
  const { battles } = view.seen;
  const last = view.phase === 'over' ? battles.at(-1) : undefined;
  return (
    <>
      <Board handle={handle} />
      {last && (
        <div class="orc-board">
          <Result view={view} battle={last} number={battles.length} sorcier={view.sorcier} />
        </div>
      )}
    </>
  );
}
