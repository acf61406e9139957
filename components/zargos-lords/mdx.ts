/** What the chapters of Zargo's Lords may use beside the common components. */
import Boite from './box/Boite.astro';
import Combat from './combat/Combat.astro';
import Diagramme from './drawings/Diagramme.astro';
import Accrochage from './examples/Accrochage.astro';
import Siege from './examples/Siege.astro';
import TableauDesCombats from './examples/TableauDesCombats.astro';
import Tir from './examples/Tir.astro';
import Figure from './Figure.astro';
import Carte from './map-tool/Carte.astro';
import Pions from './Pions.astro';
import Tableaux from './wheels/Tableaux.astro';

export const LORDS_COMPONENTS = { Accrochage, Boite, Carte, Combat, Diagramme, Figure, Pions, Siege, TableauDesCombats, Tableaux, Tir };
