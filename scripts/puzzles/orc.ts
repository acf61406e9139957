/** Where the puzzles of De l'Orc come from: tables of four and five, of bots of every strength. */
import { packPuzzle } from '#components/orc/puzzles/pack.ts';
import { oneOf } from '#engine/core/dice.ts';
import { BOTS, BUDGET } from '#engine/orc/bot/levels.ts';
import { backOf } from '#engine/orc/data/cards.ts';
import { ORC, type Orc } from '#engine/orc/game.ts';
import { ORC_PUZZLES, type Theme } from '#engine/orc/puzzles.ts';
import type { Move } from '#engine/orc/types.ts';
import type { Found, Quarry } from '#engine/practice/mine.ts';
import type { Source } from './source.ts';

/** « peuple », « mercenaires », « rien ». */
const struckBy = (move: Move): string => (move.kind !== 'commando' ? 'rien' : move.back === 'mercenaires' ? move.back : 'peuple');

const targetOf = (move: Move): number | undefined => ('target' in move ? move.target : undefined);

/** What the best strike and the next take, and from the same player or not: how many may be so. What is left out is rare. */
const MOST_STRIKES: Readonly<Record<string, number>> = {
  'peuple / mercenaires même': 10,
  'peuple / peuple autre': 10,
  'peuple / mercenaires autre': 5,
};
const MOST_RARE = 6;

/** Two puzzles of the same two chances are the same count. */
function likenessesOf({ ask, best, second }: Found<Orc, Theme>): Readonly<Record<string, number>> {
  const [move, next] = [best.move, second.move];
  const whose = targetOf(move) === targetOf(next) ? 'même' : 'autre';
  const same = { [`${ask.theme} ${best.value.toFixed(4)} ${second.value.toFixed(4)}`]: 1 };
  if (move.kind === 'spy' && next.kind === 'spy')
    return { ...same, [`espion ${move.card} / ${backOf(next.card) === backOf(move.card)} ${whose}`]: 2 };
  const strikes = `${struckBy(move)} / ${struckBy(next)} ${whose}`;
  return { ...same, [strikes]: MOST_STRIKES[strikes] ?? MOST_RARE };
}

const QUARRY: Quarry<Orc, Theme> = {
  game: ORC,
  measures: ORC_PUZZLES,
  table: (dice) => {
    const seats = oneOf([4, 4, 5] as const, dice);
    const bots = Array.from({ length: seats }, () => BOTS[oneOf(['greedy', 'greedy', 'random'] as const, dice)]);
    return { options: { seats, options: {}, values: {} }, bots, budget: BUDGET };
  },
  wanted: { commando: 30, espion: 10 },
  kindOf: ({ theme }) => theme,
  isGood: ({ ask, best, second, answers }) =>
    answers >= 3 && best.value >= 0.2 && best.value < (ask.theme === 'espion' ? 0.95 : 1) && second.value > 0,
  looks: 40,
  most: 2,
  games: 3000,
};

export const ORC_SOURCE: Source<Orc, Theme> = {
  first: { quarry: QUARRY, seed: 'coups-orc' },
  more: [{ quarry: { ...QUARRY, wanted: { commando: 9, espion: 4 } }, seed: 'coups-orc-2' }],
  likenessesOf,
  pack: packPuzzle,
};
