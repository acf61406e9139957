/** Where the puzzles of Gran come from: games of two or three knights, careless or not. */
import { pack } from '#components/gran/arbiter/pack.ts';
import { oneOf } from '#engine/core/dice.ts';
import { kindOf } from '#engine/gran/board/tables.ts';
import { BOTS } from '#engine/gran/bot/levels.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import { GRAN_PUZZLES, isExact, type Theme } from '#engine/gran/puzzles.ts';
import { endOf } from '#engine/gran/rules/arrival.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import { COLORS, type Move } from '#engine/gran/types.ts';
import type { Found, Quarry } from '#engine/practice/mine.ts';
import type { Ask } from '#engine/practice/puzzle.ts';
import type { Source } from './source.ts';

const WANTED = {
  'anneau 1': 6,
  'anneau 2': 10,
  'sceau 1': 5,
  'sceau 2': 8,
  garder: 1,
  'barrage 1': 6,
  'barrage 2': 6,
} as const;

const WANTED_NEXT = { 'anneau 1': 3, 'anneau 2': 5, 'sceau 1': 2, 'sceau 2': 3 } as const;

const nameOf = ({ theme, turns }: Ask<Theme>): string => (turns === undefined ? theme : `${theme} ${turns}`);

const pointOf = (move: Move): string | undefined => (move.kind === 'walk' ? endOf(move.path) : 'at' in move ? move.at : undefined);

/** One answer is one idea; so is, up to three times, the kinds of points that the best and the next answer lead to, with what is sure. */
function likenessesOf({ state, ask, best, second }: Found<Gran, Theme>): Readonly<Record<string, number>> {
  const kindAt = (move: Move): string => {
    const point = pointOf(move);
    return point === undefined ? move.kind : kindOf(tablesFor(state.options), point);
  };
  const isSure = `${best.value === 1} ${second.value === 0}`;
  return {
    [`${ask.theme} ${pointOf(best.move)}`]: 1,
    [`${nameOf(ask)} ${kindAt(best.move)} / ${kindAt(second.move)} ${isSure}`]: 3,
  };
}

const QUARRY: Quarry<Gran, Theme> = {
  game: GRAN,
  measures: GRAN_PUZZLES,
  table: (dice) => {
    const seats = oneOf([2, 2, 3], dice);
    const bots = Array.from({ length: seats }, () => BOTS[oneOf(['greedy', 'greedy', 'random'] as const, dice)]);
    return { options: { seats, colors: COLORS.slice(0, seats), goal: 3, options: {}, board: null }, bots, budget: 0 };
  },
  wanted: WANTED,
  kindOf: nameOf,
  isGood: ({ state, seat, ask, best, second, answers }) => {
    const isPlain = best.value === 1 && second.value === 0;
    const isShort = ask.turns === 1 && ask.theme !== 'barrage';
    const isClear = answers >= 4 && best.value >= 0.2 && !(isPlain && isShort);
    return isClear && GRAN.moves(state, seat).every((move) => isExact(state, seat, ask, move));
  },
  looks: 16,
  most: 2,
  games: 600,
};

export const GRAN_SOURCE: Source<Gran, Theme> = {
  first: { quarry: QUARRY, seed: 'coups-gran' },
  more: [{ quarry: { ...QUARRY, wanted: WANTED_NEXT, games: 300 }, seed: 'coups-gran-2' }],
  likenessesOf,
  pack,
};
