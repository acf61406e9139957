/** What De l'Orc pour les braves lets a table choose: readings, and the values of its own cards. */
import type { OurTableSpec } from '#components/our-table/spec.ts';
import { several } from '#engine/core/french.ts';
import { firstProblem } from '#engine/core/input.ts';
import { RULINGS } from '#engine/orc/rulings.ts';
import { boxIn, formatBox, readBox } from './box.ts';

export const OUR_TABLE: OurTableSpec = {
  rulings: RULINGS,
  box: {
    read: (text) => firstProblem((report) => formatBox(readBox(text, 'boite-orc', report))),
    words: (text) => several(Object.keys(boxIn(text)).length, 'une valeur', 'valeurs'),
    page: 'orc/armee/',
  },
};
