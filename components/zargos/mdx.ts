/** What the chapters of Zargos may use beside the common components. */

import ChanceTable from './ChanceTable.astro';
import Figure from './drawings/Figure.astro';
import Peuple from './drawings/Peuple.astro';
import Pending from './Pending.astro';
import Readings from './Readings.astro';

export const ZARGOS_COMPONENTS = {
  Calculateur: Pending,
  Campagne: Pending,
  TableDesChances: ChanceTable,
  Combat: Pending,
  Figure,
  Lectures: Readings,
  Peuple,
  PremierCombat: Pending,
};
