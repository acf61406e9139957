/** What the tables of some scenarios alone have in common. */
import type { SoundName } from '#components/kit/sound.ts';
import type { TableSpec } from '#components/table/spec.ts';
import type { Game } from '#engine/core/game.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import type { ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';
import type { MoveKind } from '#engine/zargos-lords/game/types.ts';
import { BOX_FILE } from '../box/box-file.ts';

/** A replay, a link or a kept game of another scenario is refused at its door. `id`: under which its games are kept. */
export const onlyOf = (scenarios: readonly ScenarioId[], id = LORDS.id): Game<Lords> => ({
  ...LORDS,
  id,
  checkOptions(input) {
    const checked = LORDS.checkOptions(input);
    if (!checked.ok || scenarios.includes(checked.value.scenario)) return checked;
    return { ok: false, field: 'scenario', because: 'Cette partie est d’une autre table.' };
  },
});

/** Milliseconds before a bot's move, so that the eye can follow. What it does is shown after it. */
const PAUSES: Partial<Record<MoveKind, number>> = {
  march: 200,
  stay: 0,
  shoot: 500,
  attack: 600,
  sally: 600,
  strike: 500,
  retreat: 500,
  end: 250,
  found: 0,
  garrison: 0,
  place: 0,
  settle: 0,
};

/** What is heard: a die calls, a loss, a city taken or the end rings low, a step clicks. */
const TONES = [
  ['end', ['over', 'fell', 'gave-up']],
  ['call', ['fought', 'shot', 'vision', 'besieged', 'sallied']],
  ['click', ['marched', 'retreated', 'back', 'entered', 'paired', 'vanished', 'returned']],
] as const satisfies readonly (readonly [SoundName, readonly Event['kind'][]])[];

/** What may show a garrison, turns a card over, or is somebody's word: that is never taken back. */
const SHOWING: readonly MoveKind[] = ['attack', 'sally', 'pick', 'answer'];

export const SHARED: Pick<TableSpec<Lords>, 'boxFile' | 'chosenOf' | 'mayUndo' | 'seatInTurn' | 'turnOf' | 'heard' | 'pause'> = {
  boxFile: BOX_FILE,
  chosenOf: ({ seats, options }) => ({ seats, rulings: options }),
  mayUndo: (before, { kind }, after) => before.random.join() === after.random.join() && !SHOWING.includes(kind),
  seatInTurn: ({ turn }) => turn,
  turnOf: ({ month, turn }) => `${month} ${turn}`,
  heard: (events) => TONES.find(([, kinds]) => events.some(({ kind }) => (kinds as readonly string[]).includes(kind)))?.[0],
  pause: (_before, { kind }) => PAUSES[kind] ?? 300,
};
