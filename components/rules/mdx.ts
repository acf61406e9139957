/** The components every chapter may use without an import. */
import Definition from './Definition.astro';
import Encart from './Encart.astro';
import Exemple from './Exemple.astro';
import Lien from './Lien.astro';
import Litige from './Litige.astro';
import Regle from './Regle.astro';
import Renvoi from './Renvoi.astro';
import Terme from './Terme.astro';

export const RULE_COMPONENTS = { Definition, Encart, Exemple, Lien, Litige, Regle, Renvoi, Terme };
