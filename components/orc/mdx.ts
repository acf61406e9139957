/** What the chapters of De l'Orc may use beside the common components. */
import Armee from './army/Armee.astro';
import Compagnon from './companion/Compagnon.astro';
import PlancheDesCartes from './drawings/Planche.astro';
import ToutesLesCartes from './drawings/ToutesLesCartes.astro';
import Force from './examples/Force.astro';
import Pile from './examples/Pile.astro';
import Lectures from './examples/Readings.astro';
import Figure from './Figure.astro';
import Jouer from './play/Jouer.astro';

export const ORC_COMPONENTS = { Armee, Compagnon, Figure, Force, Jouer, Lectures, Pile, PlancheDesCartes, ToutesLesCartes };
