/** What lessons and the coach of Zargos say of the numbers and places that are ours. */
export const OURS_TOLD =
  'Le plateau imprimé est perdu : valeurs des royaumes et des capitales, noms des provinces, cases mer et volcans viennent de ce site ; frontières et côtes d’une source extérieure au livret.';
