/** The skirmish, for the table of any game. */
import type { SoundName } from '#components/kit/sound.ts';
import { botOf } from '#components/table/chooser/seats.ts';
import { asOptionsForm, type Blow, HUMAN, type TableSpec, type SeenMove } from '#components/table/spec.ts';
import type { Seat } from '#engine/core/events.ts';
import { together } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { LEVELS } from '#engine/zargos-lords/skirmish/bot/names.ts';
import type { Event } from '#engine/zargos-lords/skirmish/events.ts';
import { seatName, whoIn } from '#engine/zargos-lords/skirmish/explain.ts';
import { SKIRMISH, type Skirmish } from '#engine/zargos-lords/skirmish/game.ts';
import { START_IDS, STARTS } from '#engine/zargos-lords/skirmish/starts.ts';
import { seatOf } from '#engine/zargos-lords/skirmish/table.ts';
import { type MoveKind, SEATS } from '#engine/zargos-lords/skirmish/types.ts';
import { type Agreed, START_FORM } from './StartForm.tsx';

/** Milliseconds before a bot's move, so that the eye can follow. */
const PAUSES = { march: 900, shoot: 1400, attack: 1600, retreat: 1200, end: 350 } as const satisfies Record<MoveKind, number>;

/** What is heard: a die calls, a loss or the end rings low, a step clicks. */
const TONES = [
  ['end', ['over', 'fell', 'gave-up']],
  ['call', ['fought', 'shot', 'vision']],
  ['click', ['marched', 'retreated', 'back']],
] as const satisfies readonly (readonly [SoundName, readonly Event['kind'][]])[];

/** « Vous perdez les chevaliers (K7). », « Les chevaliers (K7) reculent. »: what the turn of the others does to one's counters. */
function blowOf({ move, before, events }: SeenMove<Skirmish>, seat: Seat): Blow | undefined {
  if (move.seat === seat) return undefined;
  const struck = events.flatMap((event) =>
    (event.kind === 'fell' || event.kind === 'gave-up' || event.kind === 'retreated') && seatOf(before, event.who.kind) === seat
      ? [event]
      : [],
  );
  const isLost = (event: (typeof struck)[number]) => event.kind !== 'retreated' || event.fate === 'eliminated';
  const [lost, back] = [struck.filter(isLost), struck.filter((event) => !isLost(event))].map((all) => all.map(({ who }) => whoIn(who)));
  if (lost && lost.length > 0) return { text: `Vous perdez ${together(lost)}.`, places: [] };
  return back && back.length > 0 ? { text: `Recul : ${together(back)}.`, places: [] } : undefined;
}

export const SKIRMISH_SPEC: TableSpec<Skirmish> = {
  game: SKIRMISH,
  seats: { least: SEATS, most: SEATS, usual: SEATS },
  // A pass that both sides reach in two months: shots, combats and retreats come while somebody speaks of them.
  first: { players: [HUMAN, botOf('etourdi')], own: { start: 'col', months: 6 } satisfies Agreed },
  nameOf: (seat, state) => (state ? seatName(state.options, seat) : PEOPLE_NAMES[STARTS[START_IDS[0]].peoples[seat === 0 ? 0 : 1]]),
  levels: LEVELS,
  level: 'greedy',
  optionsForm: asOptionsForm(START_FORM),
  optionsOf: ({ seats, rulings, own }) => ({ seats, ...START_FORM.read(own, seats), options: rulings }),
  chosenOf: ({ seats, options }) => ({ seats, rulings: options }),
  // Nothing is hidden: what a die decided stays, all the rest is taken back.
  mayUndo: (before, _move, after) => before.random.join() === after.random.join(),
  hidesNothing: true,
  advice: { name: 'Capitaine prudent' },
  blow: blowOf,
  heard: (events) => TONES.find(([, kinds]) => events.some(({ kind }) => (kinds as readonly string[]).includes(kind)))?.[0],
  pause: (_before, { kind }) => PAUSES[kind],
};
