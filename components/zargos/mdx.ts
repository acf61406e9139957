/** What the chapters of Zargos may use beside the common components. */
import Pending from './Pending.astro';

export const ZARGOS_COMPONENTS = {
  Calculateur: Pending,
  Campagne: Pending,
  Combat: Pending,
  Figure: Pending,
  Peuple: Pending,
  PremierCombat: Pending,
};
