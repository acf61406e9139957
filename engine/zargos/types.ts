/** Of whom and of what places Zargos is made. */

/** The six peoples (ZAR-MAT-2). */
export const PEOPLES = ['ailes', 'amazones', 'araignees', 'chevaliers', 'dragons', 'moines'] as const;
export type People = (typeof PEOPLES)[number];

/** Where a fight takes place: a plain province, a capital (walls), a province of the kingdom of Zargos (no powers), the Forbidden City (no powers, walls). */
export const SITES = ['province', 'capital', 'zargos', 'forbidden-city'] as const;
export type Site = (typeof SITES)[number];

/** Dice of the demons: six coastal provinces, three inner ones, the Forbidden City (ZAR-ZRG-1). */
export const DEMON_DICE = [2, 3, 4] as const;
export type DemonDice = (typeof DEMON_DICE)[number];

export const MIN_PAWNS = 1;

/** All the pawns a people has (ZAR-MAT-2). */
export const MAX_PAWNS = 100;
