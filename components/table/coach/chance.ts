/** How a chance is called before a learner, in every game: whoever judges one in a word takes it here, so that a poor one is never praised. */
import { percent } from '#engine/core/french.ts';

/** From these chances on, as they are shown, the best first. */
export const CALLED = [
  [1, 'sûr'],
  [0.9, 'presque sûr'],
  [0.65, 'en votre faveur'],
  [0.5, 'plutôt pour vous'],
  [0.35, 'plutôt contre vous'],
  [0.2, 'risqué'],
  [0.01, 'mauvais pari'],
  [0, 'sans espoir'],
] as const satisfies readonly (readonly [from: number, word: string])[];

/** « 35 % du temps (plutôt contre vous) ». `of`: what the chance is of, after the number: « du temps »; `decimals`: those of the board, where it shows some. */
export function chanceCalled(chance: number, of = '', decimals = 0): string {
  const shown = percent(chance, decimals);
  const rounded = Number(/\d+(?:,\d+)?/.exec(shown)?.[0].replace(',', '.')) / 100;
  const word = CALLED.find(([from]) => rounded >= from)?.[1] ?? 'sans espoir';
  return `${shown}${of && ` ${of}`} (${word})`;
}
