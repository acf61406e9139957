/** Who won, in the one way that all tables say it: « vous l’emportez », « les Moines l’emportent », « Rouge et Bleu partagent la partie ». */
import type { Seat } from '#engine/core/events.ts';
import type { Outcome } from '#engine/core/game.ts';

interface Named {
  /** The winners, with the article that begins or goes on a sentence. */
  readonly names: string;
  /** One winner is called by a plural: « les Moines ». */
  readonly many: boolean;
}

/** `humans`: those at this screen; somebody alone there who won alone is spoken to. */
export function wonText({ winners }: Pick<Outcome, 'winners'>, humans: readonly Seat[], { names, many }: Named): string {
  if (winners.length > 1) return `${names} partagent la partie`;
  if (humans.length === 1 && winners[0] === humans[0]) return 'vous l’emportez';
  return `${names} ${many ? 'l’emportent' : 'l’emporte'}`;
}
