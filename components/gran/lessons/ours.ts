/** What lessons and the coach of Gran say of the numbers and places that are ours. */
export const OURS_TOLD = 'Le plateau imprimé est perdu : ses points, ses lignes et la couleur de chaque sceau viennent de ce site.';
