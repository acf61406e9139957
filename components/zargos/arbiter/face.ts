/** Zargos, for the arbiter of any game. */
import type { ArbiterFace } from '#components/arbiter/face.ts';
import { formatBoard } from '#engine/zargos/data/board-form.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { contradictions } from '#engine/zargos/game/state/contradictions.ts';
import type { State } from '#engine/zargos/game/types.ts';
import { READINGS, readOptions } from '#engine/zargos/options.ts';
import { FACE } from '../game.ts';
import { withBoard, withBoats, withReadings } from './edit.ts';
import { form } from './form.ts';
import { groups, seatsOf } from './groups.ts';
import { leads } from './leads.ts';
import { distance } from './near.ts';
import { oddsFor } from './odds.ts';
import { pack } from './pack.ts';
import { standing } from './positions.ts';
import { type Seen, seenOf, touch } from './seen.ts';
import { unpack } from './unpack.ts';
import { moment, say, summary } from './words.ts';

/** Four peoples in the first rounds: Chevaliers at the border of the Amazones, and nobody holds a card. */
function exampleState(): State {
  const peoples = ['chevaliers', 'amazones', 'dragons', 'araignees'] as const;
  const state = standing(peoples, {
    kori: { people: 'chevaliers', pawns: 9 },
    'kori-1': { people: 'chevaliers', pawns: 8 },
    'kori-3': { people: 'chevaliers', pawns: 6 },
    'ludos-4': { people: 'amazones', pawns: 4 },
    ludos: { people: 'amazones', pawns: 7 },
    'ludos-3': { people: 'amazones', pawns: 5 },
    ohms: { people: 'dragons', pawns: 8 },
    'ohms-1': { people: 'dragons', pawns: 5 },
    'mer-17': { people: 'dragons', pawns: 3 },
    oz: { people: 'araignees', pawns: 6 },
    'oz-1': { people: 'araignees', pawns: 7 },
  });
  return withBoats(withBoats(state, 'chevaliers', 1), 'amazones', 1);
}

export const ZARGOS_ARBITER: ArbiterFace<Zargos, Seen> = {
  game: ZARGOS,
  name: FACE.name,
  example: {
    state: exampleState(),
    move: { kind: 'attack', seat: 0, people: 'chevaliers', from: 'kori-1', to: 'ludos-4', pawns: 8, card: null },
  },
  contradictions,
  pack,
  unpack,
  groups,
  form,
  seats: seatsOf,
  say,
  moment,
  summary,
  leads,
  distance,
  readings: {
    ids: READINGS,
    of: ({ options }) => options.options,
    with: (state, choices) =>
      withReadings(
        state,
        readOptions(choices, '', () => {}),
      ),
  },
  box: {
    of: ({ options }) => (options.board ? JSON.stringify(options.board) : ''),
    async with(state, text) {
      if (text === '') return withBoard(state, null);
      const { readGround } = await import('../board/own/ground.ts');
      const read = readGround(text);
      return read.ok ? withBoard(state, read.value.text === '' ? null : formatBoard(read.value.tables.board)) : undefined;
    },
  },
  seen: (state, move, isSound) => seenOf(state, move, isSound),
  touch,
  odds: oddsFor,
};
