/** What lessons and the coach of Zargo's Lords say of the numbers and places that are ours. */
export const OURS_TOLD = 'La carte, les tableaux et les nombres marqués d’une étoile viennent de ce site : ceux de la boîte sont perdus.';
