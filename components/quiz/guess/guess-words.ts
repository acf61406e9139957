/** How guesses are spoken of: how far off, and which way. */
import { counted } from '#engine/core/french.ts';
import type { Errors } from '#engine/practice/guess.ts';

/** Points below which a guess is said to be right. */
const NOTHING = 0.5;
/** Points of bias below which there is none to speak of. */
const LITTLE = 1;

const points = (off: number): string => counted(Math.abs(off), 'point');

/** « 8 points trop haut », « en plein dans le mille » */
export const offText = (off: number): string =>
  Math.abs(off) < NOTHING ? 'en plein dans le mille' : `${points(off)} trop ${off > 0 ? 'haut' : 'bas'}`;

/** « Vous êtes en moyenne 6 points trop optimiste. » */
export const biasText = ({ bias }: Errors): string =>
  Math.abs(bias) < LITTLE
    ? 'Ni trop optimiste ni trop pessimiste, en moyenne.'
    : `Vous êtes en moyenne ${points(bias)} trop ${bias > 0 ? 'optimiste' : 'pessimiste'}.`;

/** « Sur 24 estimations, votre écart moyen est de 7,4 points. Vous êtes … » */
export const usualText = (errors: Errors): string =>
  `Sur ${counted(errors.count, 'estimation')} ici, votre écart moyen est de ${points(errors.mean)}. ${biasText(errors)}`;

/** A mean error beside one to be beaten, both in points, as they are shown: to a tenth. */
export function beatenText(mean: number, toBeat: number): string {
  const tenths = Math.round(10 * mean) - Math.round(10 * toBeat);
  const end = tenths < 0 ? 'c’est fait' : tenths === 0 ? 'vous faites jeu égal' : 'pas cette fois';
  return `Il fallait un écart de moins de ${counted(toBeat, 'point')} : ${end}.`;
}
