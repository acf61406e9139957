/** What the chapters of Zargos may use beside the common components. */
import Figure from './drawings/Figure.astro';
import Peuple from './drawings/Peuple.astro';
import Pending from './Pending.astro';

export const ZARGOS_COMPONENTS = {
  Calculateur: Pending,
  Campagne: Pending,
  Combat: Pending,
  Figure,
  Peuple,
  PremierCombat: Pending,
};
