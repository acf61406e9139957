/** The question on top of the arbiter of Zargo's Lords. */
import type { QuickProps } from '#components/arbiter/look.ts';
import { QuickLine } from '#components/arbiter/quick/QuickLine.tsx';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { DISPUTES, FIRST_QUICK, formatQuick, parseQuick, parts } from './quick.ts';

export const Quick = (props: QuickProps<Lords>) => (
  <QuickLine
    first={FIRST_QUICK}
    parts={parts}
    format={formatQuick}
    parse={parseQuick}
    disputes={DISPUTES}
    more="un allié, plusieurs ennemis, le terrain"
    words={async () => (await import('./quick-words.ts')).QUICK_WORDS}
    {...props}
  />
);
