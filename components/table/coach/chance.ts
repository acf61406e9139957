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

/** « risqué »: by the number as it is shown, with so many decimals. */
export function chanceWord(chance: number, decimals = 0): string {
  const rounded = Number(/\d+(?:,\d+)?/.exec(percent(chance, decimals))?.[0].replace(',', '.')) / 100;
  return CALLED.find(([from]) => rounded >= from)?.[1] ?? 'sans espoir';
}

/** « 35 % du temps (plutôt contre vous) ». `of`: what the chance is of, after the number: « du temps »; `decimals`: those of the board, where it shows some. */
export const chanceCalled = (chance: number, of = '', decimals = 0): string =>
  `${percent(chance, decimals)}${of && ` ${of}`} (${chanceWord(chance, decimals)})`;
