/** What a game of Zargo's Lords says of itself, from its events. Its length is in months, the last begun counted whole. */
import type { GameMeasures } from '#components/study/count.ts';
import { type Playing, playing, type StudyKind, type ToldGame, winsInOrder } from '#components/study/plan.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { type Box, PEOPLES } from '#engine/zargos-lords/types.ts';
import { readChange } from './plan.ts';

/** Our box with one number changed. */
export function boxOf(kind: StudyKind): Box | undefined {
  const change = readChange(kind);
  if (!change) return undefined;
  const factors = BOX.factors[change.kind];
  return {
    ...BOX,
    factors: { ...BOX.factors, [change.kind]: { ...factors, [change.factor]: factors[change.factor] + change.by } },
  };
}

/** Whose each win is, what was conquered and what was promised, where the cards deal the peoples. */
function warMeasures({ first, events, outcome: { winners } }: ToldGame<Lords>): Readonly<Record<string, number>> {
  if (first.peoples.length > 0) return {};
  const seats = new Map(events.flatMap((event) => (event.kind === 'picked' ? [[event.people, event.seat]] : [])));
  const count = (is: (event: Lords['event']) => boolean) => events.filter(is).length;
  return {
    ...Object.fromEntries(
      PEOPLES.flatMap((people) => {
        const seat = seats.get(people);
        return [
          [`plays-${people}`, seat === undefined ? 0 : 1],
          [`won-by-${people}`, seat !== undefined && winners.includes(seat) ? 1 / winners.length : 0],
        ];
      }),
    ),
    taken: count((event) => event.kind === 'entered' && event.taken !== undefined),
    allied: count((event) => event.kind === 'answered' && event.accepts),
    broken: count(({ kind }) => kind === 'broke'),
  };
}

export function measure(told: ToldGame<Lords>): GameMeasures {
  const { events } = told;
  const ending = events.find((event) => event.kind === 'over');
  const { winners, scores } = told.outcome;
  return {
    length: Math.max(1, ...events.map((event) => (event.kind === 'turn' ? event.month : 1))),
    ...winsInOrder({ winners, scores }, 0),
    drawn: winners.length > 1 ? 1 : 0,
    'by-months': ending?.how === 'months' ? 1 : 0,
    camp: ending && ending.camps.length > 0 ? 1 : 0,
    ...warMeasures(told),
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
    isShared: true,
    fields: ({ scenario, variant }) => ({
      scenario,
      ...(scenario === 'continent' && { armies: variant ?? 'even' }),
      ...(scenario === 'guerre' && variant && { armies: variant }),
    }),
  })(kind, ...asked);
