/** What the chapters of Gran may use beside the common components. */
import Plateau from './board/Plateau.astro';
import PlateauLegende from './board/PlateauLegende.astro';
import DuelDragon from './duel/DuelDragon.astro';
import Cas from './examples/Cas.astro';
import Coup from './examples/Coup.astro';
import Duel from './examples/Duel.astro';
import Route from './examples/Route.astro';

export const GRAN_COMPONENTS = { Cas, Coup, Duel, DuelDragon, Plateau, PlateauLegende, Route };
