/** The question on top of the arbiter of Gran. */
import type { QuickProps } from '#components/arbiter/look.ts';
import { QuickLine } from '#components/arbiter/quick/QuickLine.tsx';
import type { Gran } from '#engine/gran/game.ts';
import { DISPUTES, FIRST_QUICK, formatQuick, parseQuick, type GranQuick, parts } from './quick.ts';
import { tablesOn } from './tables.ts';

export const Quick = ({ state, ...props }: QuickProps<Gran>) => (
  <QuickLine
    first={FIRST_QUICK}
    parts={(asked: GranQuick) => parts(tablesOn(state.options.board), asked)}
    format={formatQuick}
    parse={(text) => parseQuick(tablesOn(state.options.board), text)}
    disputes={DISPUTES}
    more="d’autres pièces, un carcan, des sceaux"
    words={async () => (await import('./quick-words.ts')).QUICK_WORDS}
    {...props}
  />
);
