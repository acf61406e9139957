/** Who won, in the one way that all tables say it: « vous l’emportez », « vous perdez, les Moines l’emportent », « Rouge et Bleu partagent la partie ». */
import type { Seat } from '#engine/core/events.ts';
import type { Outcome } from '#engine/core/game.ts';

interface Named {
  /** The winners, with the article that begins or goes on a sentence. */
  readonly names: string;
  /** One winner is called by a plural: « les Moines ». */
  readonly many: boolean;
}

/** `humans`: those at this screen; somebody alone there is told what it is to him. */
export function wonText({ winners }: Pick<Outcome, 'winners'>, humans: readonly Seat[], { names, many }: Named): string {
  const [own, ...others] = humans;
  const isAlone = own !== undefined && others.length === 0;
  if (isAlone && winners.length === 1 && winners[0] === own) return 'vous l’emportez';
  const told = winners.length > 1 ? `${names} partagent la partie` : `${names} ${many ? 'l’emportent' : 'l’emporte'}`;
  return isAlone && !winners.includes(own) ? `vous perdez, ${told}` : told;
}
