/** The skirmish, for the table of any game. */
import type { SoundName } from '#components/kit/sound.ts';
import { botOf } from '#components/table/chooser/seats.ts';
import { asOptionsForm, HUMAN, type TableSpec } from '#components/table/spec.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { LEVELS } from '#engine/zargos-lords/game/bot/names.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { START_IDS, STARTS } from '#engine/zargos-lords/game/starts.ts';
import { type MoveKind, SEATS } from '#engine/zargos-lords/game/types.ts';
import { FIRSTS } from '../lessons/firsts.ts';
import { onlyOf } from './only.ts';
import { type Agreed, START_FORM } from './StartForm.tsx';

/** Milliseconds before a bot's move, so that the eye can follow. What it does is shown after it. */
const PAUSES: Partial<Record<MoveKind, number>> = { march: 250, shoot: 500, attack: 600, retreat: 500, end: 350 };

/** What is heard: a die calls, a loss or the end rings low, a step clicks. */
const TONES = [
  ['end', ['over', 'fell', 'gave-up']],
  ['call', ['fought', 'shot', 'vision']],
  ['click', ['marched', 'retreated', 'back']],
] as const satisfies readonly (readonly [SoundName, readonly Event['kind'][]])[];

export const SKIRMISH_SPEC: TableSpec<Lords> = {
  game: onlyOf(START_IDS),
  seats: { least: SEATS, most: SEATS, usual: SEATS },
  // A pass that both sides reach in two months: shots, combats and retreats come while somebody speaks of them.
  firsts: [
    {
      players: [HUMAN, botOf('etourdi')],
      own: async () => ({ scenario: 'col', months: 6 }) satisfies Agreed,
      offer: FIRSTS[0],
    },
  ],
  nameOf: (seat, state) => (state ? seatName(state, seat) : PEOPLE_NAMES[STARTS[START_IDS[0]].peoples[seat === 0 ? 0 : 1]]),
  levels: LEVELS,
  level: 'greedy',
  optionsForm: asOptionsForm(START_FORM),
  optionsOf: ({ seats, rulings, own }) => ({ seats, ...START_FORM.read(own, seats), options: rulings }),
  chosenOf: ({ seats, options }) => ({ seats, rulings: options }),
  // Nothing is hidden: what a die decided stays, all the rest is taken back.
  mayUndo: (before, _move, after) => before.random.join() === after.random.join(),
  hidesNothing: true,
  advice: { name: 'Capitaine prudent' },
  heard: (events) => TONES.find(([, kinds]) => events.some(({ kind }) => (kinds as readonly string[]).includes(kind)))?.[0],
  pause: (_before, { kind }) => PAUSES[kind] ?? 350,
};
