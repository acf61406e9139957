/** « Toutes les lectures » of the two numbers of the page: the next duel, and the road. */
import type { Telling } from '#components/our-table/turning/told.ts';
import { decimal, percent } from '#engine/core/french.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import type { Road } from '#engine/gran/odds/reading.ts';
import { roadOdds } from '#engine/gran/odds/road.ts';

export const roadTold: Telling<Road> = (road, options) => {
  const { win } = duelOdds({ seen: road.seen, options });
  const { through, amulets, turns } = roadOdds({ ...road, options });
  const lasts = turns.mean === undefined ? '' : `, en ${decimal(turns.mean, 2)} tours`;
  return {
    text: `${percent(win)} au prochain duel ; ${percent(through)} d’aller au bout de la route${lasts}, ${decimal(amulets.mean, 2)} amulette perdue`,
  };
};
