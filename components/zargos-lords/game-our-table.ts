/** What Zargo's Lords lets a table choose: readings, and all that its own box prints. */
import type { OurTableSpec } from '#components/our-table/spec.ts';
import { boxInWords } from '#engine/zargos-lords/data/differences.ts';
import { BOX_VERSION, formatBox } from '#engine/zargos-lords/notation/box.ts';
import { parseBox } from '#engine/zargos-lords/notation/box-read.ts';
import { RULINGS } from '#engine/zargos-lords/rulings.ts';

export const OUR_TABLE: OurTableSpec = {
  rulings: RULINGS,
  box: {
    read: (text) => {
      const box = parseBox(text);
      if (!box.ok) return box;
      const kept = formatBox(box.value);
      return { ok: true, value: kept === BOX_VERSION ? '' : kept };
    },
    words: (text) => {
      const box = parseBox(text);
      return box.ok ? boxInWords(box.value) : 'illisible';
    },
    page: 'zargos-lords/boite/',
  },
};
