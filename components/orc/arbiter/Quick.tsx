/** The question on top of the arbiter of De l'Orc. */
import type { QuickProps } from '#components/arbiter/look.ts';
import { QuickLine } from '#components/arbiter/quick/QuickLine.tsx';
import type { Orc } from '#engine/orc/game.ts';
import { DISPUTES, FIRST_QUICK, formatQuick, parseQuick, parts } from './quick.ts';

export const Quick = (props: QuickProps<Orc>) => (
  <QuickLine
    first={FIRST_QUICK}
    parts={parts}
    format={formatQuick}
    parse={parseQuick}
    disputes={DISPUTES}
    more="d’autres piles, d’autres mains"
    words={async () => (await import('./quick-words.ts')).QUICK_WORDS}
    {...props}
  />
);
