/** What the chapters of Zargos may use beside the common components. */

import CarteExemple from './board/ExampleMap.astro';
import Plateau from './board/Plateau.astro';
import PlateauImprimer from './board/PlateauImprimer.astro';
import PlateauLegende from './board/PlateauLegende.astro';
import Royaumes from './board/Royaumes.astro';
import Territoires from './board/Territoires.astro';
import ChanceTable from './ChanceTable.astro';
import Cartes from './cards/Cartes.astro';
import CartesChances from './cards/CartesChances.astro';
import CartesPlanche from './cards/CartesPlanche.astro';
import PuisJeJouer from './cards/PuisJeJouer.astro';
import Calculateur from './combat/Calculateur.astro';
import Campagne from './combat/Campagne.astro';
import Combat from './combat/Combat.astro';
import Folie from './combat/Folie.astro';
import PremierCombat from './combat/PremierCombat.astro';
import Figure from './drawings/Figure.astro';
import Peuple from './drawings/Peuple.astro';
import Readings from './Readings.astro';

export const ZARGOS_COMPONENTS = {
  Calculateur,
  Campagne,
  CarteExemple,
  Cartes,
  CartesChances,
  CartesPlanche,
  TableDesChances: ChanceTable,
  Combat,
  Figure,
  Folie,
  Lectures: Readings,
  Peuple,
  Plateau,
  PlateauImprimer,
  PlateauLegende,
  PremierCombat,
  PuisJeJouer,
  Royaumes,
  Territoires,
};
