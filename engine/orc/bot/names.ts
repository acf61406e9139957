/** The bots by name, and the levels that the table offers: apart from what plays, so that a page that shows them fetches no bot. */

export const BOT_IDS = ['random', 'greedy', 'distrait', 'attentif', 'expert'] as const;
export type BotId = (typeof BOT_IDS)[number];

/** Levels as the table offers them, the gentlest first. */
export const LEVELS = [
  { id: 'random', label: 'Au hasard', note: 'Pose et demande n’importe quoi, quand cela lui vient.' },
  { id: 'greedy', label: 'Débutant', note: 'Joue sur ce qui se voit : le dessus et la hauteur des piles, les dos.' },
  { id: 'distrait', label: 'Distrait', note: 'Retient deux cartes passées sur cinq, lève les yeux toutes les six cartes.' },
  { id: 'attentif', label: 'Attentif', note: 'Retient deux cartes passées sur trois, lève les yeux toutes les quatre cartes.' },
  { id: 'expert', label: 'Expert', note: 'Retient tout et calcule ses chances à chaque carte.' },
] as const satisfies readonly { readonly id: BotId; readonly label: string; readonly note: string }[];
