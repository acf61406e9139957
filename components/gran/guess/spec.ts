/** Gran, for « Combien de chances ? »: the next dragon, or a way through several. */
import { guessBench, type ToldGuess } from '#components/quiz/guess/bench.ts';
import { counted, inLetters, together, upperFirst } from '#engine/core/french.ts';
import { COPIES, PILE } from '#engine/gran/data/box.ts';
import { GRAN_GUESSING, type GuessedDuel } from '#engine/gran/guesses.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { roadOdds } from '#engine/gran/odds/road.ts';
import { FORCES, type Force } from '#engine/gran/types.ts';
import { dragonsOf, formatRoad } from '../duel/road-link.ts';

export interface DrawnGuess {
  /** Cards left in the pile, the strongest first. */
  readonly left: readonly { readonly force: Force; readonly count: number }[];
}

/** « un dragon de force 6 et deux de force 5 » */
function outText(seen: readonly Force[]): string {
  const kinds = FORCES.map((force) => ({ force, count: seen.filter((one) => one === force).length })).filter(({ count }) => count > 0);
  return together(kinds.map(({ force, count }) => `${count === 1 ? 'un' : inLetters(count)} de force ${force}`));
}

function told({ asked, road }: GuessedDuel): ToldGuess<DrawnGuess> {
  const { seen, amulets, options } = road;
  const dragons = dragonsOf(road);
  const isDuel = asked === 'duel';
  const { sentence, reasons } = isDuel ? duelOdds({ seen, options }) : roadOdds(road);
  const pile =
    seen.length === 0
      ? `La pile des ${PILE} dragons est entière.`
      : seen.length === 1
        ? `Est déjà sorti un dragon, ${outText(seen).replace('un ', '')}.`
        : `Sont déjà sortis ${inLetters(seen.length)} dragons : ${outText(seen)}.`;
  return {
    facts: isDuel
      ? [pile, 'La carte du dragon est encore cachée.']
      : [`${upperFirst(inLetters(dragons))} dragons barrent la route, et le chevalier porte ${counted(amulets, 'amulette')}.`, pile],
    asked: isDuel
      ? 'Quelle chance a le dé d’égaler ou de dépasser la carte ?'
      : 'Quelle chance a-t-il de s’arrêter sur chacun sans manquer d’amulette en route ?',
    drawn: {
      left: FORCES.map((force) => ({ force, count: COPIES[force] - seen.filter((one) => one === force).length })).filter(
        ({ count }) => count > 0,
      ),
    },
    sentence,
    reasons,
    query: formatRoad(road),
  };
}

export const GUESSES = guessBench(GRAN_GUESSING, told);
