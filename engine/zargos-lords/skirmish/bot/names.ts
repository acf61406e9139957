/** Names of the bots, and the levels that the table offers: the page that only offers a game does not carry how they think. */
export const BOT_IDS = ['random', 'distrait', 'greedy'] as const;
export type BotId = (typeof BOT_IDS)[number];

/** Levels as the table offers them, the gentlest first. */
export const LEVELS = [
  { id: 'random', label: 'Au hasard', note: 'Joue n’importe quoi de permis.' },
  {
    id: 'distrait',
    label: 'Capitaine distrait',
    note: 'Joue comme le capitaine, mais une fois sur trois n’importe quoi : bat toujours le hasard, et le capitaine une fois sur quatre.',
  },
  {
    id: 'greedy',
    label: 'Capitaine',
    note: 'Pèse les chances exactes de chaque coup, sans prévoir la réponse ; bat le hasard à tout coup.',
  },
] as const satisfies readonly { readonly id: BotId; readonly label: string; readonly note: string }[];
