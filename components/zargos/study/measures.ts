/** What a game of Zargos says of itself, from its events. Its length is in rounds, the last begun counted whole. */
import type { GameMeasures } from '#components/study/count.ts';
import { playing, type StudyKind, type ToldGame, winsInOrder } from '#components/study/plan.ts';
import { BOTS, BUDGET } from '#engine/zargos/bot/levels.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import type { BoardFile } from '#engine/zargos/data/board-file.ts';
import { formatBoard } from '#engine/zargos/data/board-form.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import type { State } from '#engine/zargos/game/types.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';
import { BINS, binOf } from './bins.ts';
import { courseMeasures } from './course.ts';
import { cardMeasures } from './draws.ts';
import { FIGHT_SORTS, fightsOf, type Weighed } from './fights.ts';
import { CAPITAL_VALUES } from './plan.ts';

/** Our board, the ten printed values changed by so much; none falls below 0. */
export function boardWith(change: number): BoardFile {
  const kingdoms = BOARD.kingdoms.map((kingdom) =>
    kingdom.id === 'zargos' ? kingdom : { ...kingdom, value: Math.max(0, kingdom.value + change) },
  );
  return formatBoard({ ...BOARD, kingdoms });
}

/** Fields of the game's options for a kind. */
function fieldsOf({ variant }: StudyKind): Readonly<Record<string, unknown>> {
  if (variant === undefined) return {};
  const change = CAPITAL_VALUES.find(([name]) => name === variant)?.[1];
  if (change === undefined) throw new Error(`no variant ${variant}`);
  return { board: boardWith(change) };
}

const sumOf = (fights: readonly Weighed[], of: (fight: Weighed) => number): number => fights.reduce((sum, fight) => sum + of(fight), 0);

/** Fights, those won, what the odds made of them, and their variance. */
const calibration = (name: string, fights: readonly Weighed[]): readonly (readonly [string, number])[] => [
  [`fight-n-${name}`, fights.length],
  [`fight-won-${name}`, fights.filter(({ won }) => won).length],
  [`fight-odds-${name}`, sumOf(fights, ({ chance }) => chance)],
  [`fight-var-${name}`, sumOf(fights, ({ chance }) => chance * (1 - chance))],
];

function fightMeasures(fights: readonly Weighed[]): Readonly<Record<string, number>> {
  const bins = Array.from({ length: BINS }, (_, bin) =>
    calibration(
      `${bin}`,
      fights.filter(({ chance }) => binOf(chance) === bin),
    ),
  );
  const sorts = FIGHT_SORTS.map((sort) =>
    calibration(
      sort,
      fights.filter((fight) => fight.sort === sort),
    ),
  );
  return Object.fromEntries([...bins, ...sorts].flat());
}

/** By people: the seat that leads it. */
function leadersOf({ peoples }: State, events: readonly Event[]): ReadonlyMap<People, number> {
  const leaders = new Map(peoples.flatMap((own, seat) => own.map((people) => [people, seat] as const)));
  for (const event of events) if (event.kind === 'chose') leaders.set(event.people, event.seat);
  return leaders;
}

export function measure({ first, events, outcome }: ToldGame<Zargos>): GameMeasures {
  const count = (is: (event: Event) => boolean) => events.filter(is).length;
  const { winners, scores } = outcome;
  const parts = scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const leaders = leadersOf(first, events);
  const rounds = events.flatMap((event) => (event.kind === 'round' ? [event.round] : []));
  const ending = events.find((event) => event.kind === 'over');
  return {
    length: Math.max(first.round, ...rounds),
    ...winsInOrder({ winners: winners.map((seat) => first.choice.indexOf(seat)), scores }, 0),
    'by-city': ending?.by === 'city' ? 1 : 0,
    'by-last': ending?.by === 'last' ? 1 : 0,
    'by-rounds': ending?.by === 'stopped' ? 1 : 0,
    ...Object.fromEntries(
      PEOPLES.flatMap((people) => {
        const seat = leaders.get(people);
        return [
          [`plays-${people}`, seat === undefined ? 0 : 1],
          [`won-by-${people}`, seat === undefined ? 0 : (parts[seat] ?? 0)],
        ];
      }),
    ),
    ...courseMeasures(events, parts),
    attacks: count(({ kind }) => kind === 'opened'),
    out: count(({ kind }) => kind === 'out'),
    ...cardMeasures(events, parts),
    ...fightMeasures(fightsOf(events, first.options)),
  };
}

export const playZargos = playing(ZARGOS, BOTS, BUDGET, measure, { isShared: true, fields: fieldsOf });
