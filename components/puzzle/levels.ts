/** Levels of puzzles, as they are named. */
export const LEVEL_IDS = [1, 2, 3] as const;
export type PuzzleLevel = (typeof LEVEL_IDS)[number];

export const LEVEL_NAMES = { 1: 'abordable', 2: 'serré', 3: 'très serré' } as const satisfies Record<PuzzleLevel, string>;

/** How they are measured, as `levelOf` does. */
export const LEVELS_SAID =
  'Le niveau se mesure : de combien de points le bon coup dépasse le suivant, partagé entre les réponses possibles. Six points et plus, c’est abordable ; de deux et demi à six, serré ; moins encore, très serré.';
