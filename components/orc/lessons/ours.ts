/** What lessons and the coach of De l'Orc say of the numbers and places that are ours. */
export const OURS_TOLD =
  'Le livret a perdu presque toutes les valeurs des cartes : celles-ci viennent de ce site, sauf celles des machines et du gobelin.';
