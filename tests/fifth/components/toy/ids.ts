/** The rules of the toy game. */
export const IDS = ['TOY-TAS-1', 'TOY-TAS-2', 'TOY-TAS-3'] as const;
