/** Gran, for the arbiter of any game. */
import { benchOf } from '#components/arbiter/bench.ts';
import type { ArbiterFace } from '#components/arbiter/face.ts';
import { contradictions } from '#engine/gran/contradictions.ts';
import { formatBoard } from '#engine/gran/data/board-file.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import { READINGS, readOptions } from '#engine/gran/options.ts';
import { drawn } from '#engine/gran/rules/drawn.ts';
import { setup } from '#engine/gran/setup.ts';
import type { State } from '#engine/gran/types.ts';
import { FACE } from '../game.ts';
import { normal, withBoard, withReadings } from './edit.ts';
import { form } from './form.ts';
import { groups } from './groups.ts';
import { leads } from './leads.ts';
import { distance } from './near.ts';
import { pack } from './pack.ts';
import { type Seen, seenOf, touch } from './seen.ts';
import { unpack } from './unpack.ts';
import { moment, say, summary, whoIs } from './words.ts';

/** Yellow, near the ring; a knight, a stone and a dragon in the way. */
const EXAMPLE: State = normal({
  ...setup({ seats: 2, colors: ['jaune', 'bleu'], goal: 3, options: {}, board: null }, 'arbitre'),
  position: drawn({ jaune: 'tirad-13', bleu: 'epee-du-fosse' }, { ring: { at: 'tirad-9' }, stones: ['tirad-3'] }),
  turn: 0,
});

export const GRAN_ARBITER: ArbiterFace<Gran, Seen> = {
  game: GRAN,
  name: FACE.name,
  example: { state: EXAMPLE, move: { kind: 'walk', seat: 0, path: ['dragon-de-la-herse'] } },
  contradictions,
  pack,
  unpack,
  groups,
  form,
  seats: (state) => state.options.colors.map((_, seat) => whoIs(state, seat)),
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
  seen: (state, _move, isSound) => seenOf(state, isSound),
  touch,
};

/** For the page, once somebody acts. */
export const BENCH = benchOf(GRAN_ARBITER);
