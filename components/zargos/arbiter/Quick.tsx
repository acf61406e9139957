/** The question on top of the arbiter of Zargos. */
import type { QuickProps } from '#components/arbiter/look.ts';
import { QuickLine } from '#components/arbiter/quick/QuickLine.tsx';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import { DISPUTES, FIRST_QUICK, formatQuick, parseQuick, parts, type ZargosQuick } from './quick.ts';

export const Quick = ({ state, ...props }: QuickProps<Zargos>) => (
  <QuickLine
    first={FIRST_QUICK}
    parts={(asked: ZargosQuick) => parts(tablesFor(state.options), asked)}
    format={formatQuick}
    parse={parseQuick}
    disputes={DISPUTES}
    more="deux cibles, deux groupes, un tour entamé"
    words={async () => (await import('./quick-words.ts')).QUICK_WORDS}
    {...props}
  />
);
