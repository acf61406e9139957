/** The components every chapter may use without an import. */

import NosLectures from '../our-table/NosLectures.astro';
import Confiance from './Confiance.astro';
import Definition from './Definition.astro';
import Encart from './Encart.astro';
import Exemple from './Exemple.astro';
import Lien from './Lien.astro';
import Litige from './Litige.astro';
import Questions from './Questions.astro';
import Regle from './Regle.astro';
import Renvoi from './Renvoi.astro';
import Selon from './Selon.astro';
import Terme from './Terme.astro';

export const RULE_COMPONENTS = {
  Confiance,
  Definition,
  Encart,
  Exemple,
  Lien,
  Litige,
  NosLectures,
  Questions,
  Regle,
  Renvoi,
  Selon,
  Terme,
};
