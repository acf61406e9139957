/** What a game of Zargo's Lords says of itself, from its events. Its length is in months, the last begun counted whole. */
import type { GameMeasures } from '#components/study/count.ts';
import { type Playing, playing, type StudyKind, type ToldGame, winsInOrder } from '#components/study/plan.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import type { Box } from '#engine/zargos-lords/types.ts';
import { readVariant } from './plan.ts';

/** Our box with one number changed. */
export function boxOf(kind: StudyKind): Box | undefined {
  const { change } = readVariant(kind);
  if (!change) return undefined;
  const factors = BOX.factors[change.kind];
  return {
    ...BOX,
    factors: { ...BOX.factors, [change.kind]: { ...factors, [change.factor]: factors[change.factor] + change.by } },
  };
}

export function measure({ events, outcome }: ToldGame<Lords>): GameMeasures {
  const ending = events.find((event) => event.kind === 'over');
  const { winners, scores } = outcome;
  return {
    length: Math.max(1, ...events.map((event) => (event.kind === 'turn' ? event.month : 1))),
    ...winsInOrder({ winners, scores }, 0),
    drawn: winners.length > 1 ? 1 : 0,
    'by-months': ending?.how === 'months' ? 1 : 0,
    camp: ending && ending.camps.length > 0 ? 1 : 0,
  };
}

/** The whole game with the box of a kind, laid on its map when it begins. */
const lordsWith = (box: Box | undefined): typeof LORDS =>
  box
    ? {
        ...LORDS,
        setup(options, seed) {
          const state = LORDS.setup(options, seed);
          return { ...state, position: { ...state.position, box } };
        },
      }
    : LORDS;

export const playLords: Playing = (kind, ...asked) =>
  playing<Lords>(lordsWith(boxOf(kind)), BOTS, 0, measure, {
    isShared: false,
    fields: () => ({ scenario: readVariant(kind).scenario }),
  })(kind, ...asked);
