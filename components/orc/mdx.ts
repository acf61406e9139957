/** What the chapters of De l'Orc may use beside the common components. */
import ToutesLesCartes from './drawings/ToutesLesCartes.astro';
import Force from './examples/Force.astro';
import Pile from './examples/Pile.astro';
import Figure from './Figure.astro';
import Jouer from './play/Jouer.astro';

export const ORC_COMPONENTS = { Figure, Force, Jouer, Pile, ToutesLesCartes };
