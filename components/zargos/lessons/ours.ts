/** What lessons and the coach of Zargos say of the numbers and places that are ours. */
export const OURS_TOLD =
  'Le plateau imprimé est perdu : valeurs des royaumes et des capitales, noms des provinces, cases mer et volcans sont les nôtres ; frontières et côtes viennent d’une source extérieure au livret.';
