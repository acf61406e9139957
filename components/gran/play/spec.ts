/** Gran, for the table of any game. */
import type { SoundName } from '#components/kit/sound.ts';
import { botOf } from '#components/table/chooser/seats.ts';
import { asOptionsForm, HUMAN, type TableSpec } from '#components/table/spec.ts';
import { LEVELS } from '#engine/gran/bot/levels.ts';
import { checkBoard } from '#engine/gran/data/board-check.ts';
import { formatBoard } from '#engine/gran/data/board-file.ts';
import type { Event } from '#engine/gran/events.ts';
import { seatName } from '#engine/gran/explain.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import { COLORS, MAX_SEATS, MIN_SEATS, type MoveKind, type State } from '#engine/gran/types.ts';
import { FIRSTS } from '../lessons/firsts.ts';
import { QUEST_FORM } from './QuestForm.tsx';

/** Milliseconds before a bot's move, so that the eye can follow. What it does is shown after it. */
const PAUSES = {
  walk: 400,
  exile: 400,
  stone: 400,
  lift: 600,
  deposit: 500,
  release: 300,
  pass: 500,
  stop: 500,
} as const satisfies Record<MoveKind, number>;
const isSameChance = (a: State, b: State): boolean => a.pile.length === b.pile.length && a.random.join() === b.random.join();

/** What is heard: a duel calls, a seal or the end rings low, any other move clicks. */
const TONES = [
  ['end', ['over', 'stopped', 'city']],
  ['call', ['die', 'attacked']],
  ['click', ['walked', 'exiled', 'laid', 'moved', 'deposited', 'released', 'passed']],
] as const satisfies readonly (readonly [SoundName, readonly Event['kind'][]])[];

export const GRAN_SPEC: TableSpec<Gran> = {
  game: GRAN,
  seats: { least: MIN_SEATS, most: MAX_SEATS, usual: 3 },
  nameOf: (seat, state) => seatName(state?.options ?? { colors: COLORS }, seat),
  levels: LEVELS,
  level: 'distrait',
  optionsForm: asOptionsForm(QUEST_FORM),
  // He begins: nothing has happened yet that he has not seen.
  firsts: [{ players: [HUMAN, botOf('distrait')], suits: ({ turn }) => turn === 0, offer: FIRSTS[0] }],
  boxFile: {
    game: 'gran',
    what: 'plateau',
    note: 'Le plateau imprimé est perdu, le nôtre reconstitué. Si vous avez relevé celui de votre boîte, prenez son fichier : points, lignes, départ, anneau, sceaux. La partie et son lien le gardent.',
    read(input) {
      const checked = checkBoard(input);
      return checked.ok ? { ok: true, value: formatBoard(checked.value) } : { ok: false, because: checked.problems[0].because };
    },
  },
  optionsOf: ({ seats, rulings, own, file }) => {
    const { goal, colors } = QUEST_FORM.read(own, seats);
    return { seats, goal, colors: colors.slice(0, seats), options: rulings, board: file ?? null };
  },
  chosenOf: ({ seats, options }) => ({ seats, rulings: options }),
  // Nothing is hidden but the order of the pile: what was turned or thrown stays, all the rest is taken back.
  mayUndo: (before, _move, after) => isSameChance(before, after),
  hidesNothing: true,
  passesAlone: true,
  advice: { name: 'Expert' },
  heard: (events) => TONES.find(([, kinds]) => events.some(({ kind }) => (kinds as readonly string[]).includes(kind)))?.[0],
  pause: (_before, { kind }) => PAUSES[kind],
};
