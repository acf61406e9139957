/** What the chapters of Zargos may use beside the common components. */
import Peuple from './drawings/Peuple.astro';
import Pending from './Pending.astro';

export const ZARGOS_COMPONENTS = {
  Calculateur: Pending,
  Campagne: Pending,
  Combat: Pending,
  Figure: Pending,
  Peuple,
  PremierCombat: Pending,
};
