/** The table of Gran: what is agreed before a game, what may be taken back, a club's own board. */
import { describe, expect, test } from 'vitest';
import { type History, nowOf, openHistory, undone, withMove } from '#components/table/session/history.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/gran/bot/levels.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { formatBoard } from '#engine/gran/data/board-file.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import type { GameOptions, Move } from '#engine/gran/types.ts';
import { exchanged, QUEST_FORM } from './QuestForm.tsx';
import { GRAN_SPEC } from './spec.ts';

const OPTIONS: GameOptions = { seats: 3, colors: ['jaune', 'bleu', 'rouge'], goal: 3, options: {}, board: null };

type Kept = History<Gran>;
const moved = (history: Kept, move: Move): Kept => {
  const next = withMove(GRAN_SPEC, history, move);
  if (!next.ok) throw new Error(next.because);
  return next.history;
};

/** A game by one player's random moves, move by move. */
function* played(seed: string, count: number): Generator<Kept> {
  const dice = diceFrom(seeded(seed));
  let now: Kept = openHistory(GRAN_SPEC, OPTIONS, seed);
  for (let at = 0; at < count; at++) {
    const state = nowOf(now);
    const [seat] = GRAN.toMove(state);
    if (seat === undefined) return;
    now = moved(now, BOTS.random(GRAN.view(state, seat), GRAN.moves(state, seat), dice, 1));
    yield now;
  }
}

describe('taking back', () => {
  test('every move comes back whole, but those after which a card was turned or a die thrown', () => {
    const seen = { free: new Set<string>(), chance: 0 };
    for (const now of played('reprise', 400)) {
      const last = now.moves.at(-1);
      const told = now.events.at(-1) ?? [];
      const left = undone(GRAN_SPEC, now, [0, 1, 2]);
      if (told.some(({ kind }) => kind === 'card' || kind === 'die')) {
        expect(left).toBeUndefined();
        seen.chance += 1;
      } else {
        expect(left?.moves).toEqual(now.moves.slice(0, -1));
        seen.free.add(last?.kind ?? '');
      }
    }
    expect(seen.chance).toBeGreaterThan(0);
    expect([...seen.free].sort()).toEqual(expect.arrayContaining(['pass', 'release', 'walk']));
  });

  test('with what bots answered since, unless one of them fought a dragon', () => {
    let taken = 0;
    let kept = 0;
    for (const now of played('reponses', 400)) {
      const at = now.moves.findLastIndex(({ seat }) => seat === 0);
      if (at < 0 || at === now.moves.length - 1) continue;
      const isChance = now.events.slice(at).some((told) => told.some(({ kind }) => kind === 'die'));
      const left = undone(GRAN_SPEC, now, [0]);
      expect(left?.moves.length).toBe(isChance ? undefined : at);
      if (isChance) kept += 1;
      else taken += 1;
    }
    expect(Math.min(taken, kept)).toBeGreaterThan(0);
  });
});

describe('before a game', () => {
  const usual = { rulings: {}, box: {}, file: undefined };

  test('GRA-BUT-1: three seals win, two at five or six knights, or as agreed', () => {
    for (const [seats, goal] of [
      [2, 3],
      [4, 3],
      [5, 2],
      [6, 2],
    ] as const) {
      const options = GRAN.checkOptions(GRAN_SPEC.optionsOf({ ...usual, seats, own: undefined }));
      expect(options).toMatchObject({ ok: true, value: { seats, goal } });
    }
    expect(GRAN_SPEC.optionsOf({ ...usual, seats: 3, own: { goal: 2 } })).toMatchObject({ goal: 2 });
  });

  test('a colour taken is exchanged for one’s own', () => {
    const { colors } = QUEST_FORM.read(undefined, 3);
    const next = exchanged(colors, 0, 'rouge');
    expect(next).toEqual(['rouge', 'bleu', 'jaune', 'blanc', 'vert', 'noir']);
    expect(GRAN_SPEC.optionsOf({ ...usual, seats: 3, own: { colors: next } })).toMatchObject({ colors: ['rouge', 'bleu', 'jaune'] });
  });

  test.each([[undefined], [null], [{ colors: ['rouge', 'rouge', 'mauve'], goal: 7 }], ['x'], [[1]]])(
    'whatever a browser kept, %j, six colours and a goal are read',
    (kept) => {
      const { goal, colors } = QUEST_FORM.read(kept, 4);
      expect(goal).toBe(3);
      expect([...colors].sort()).toEqual(['blanc', 'bleu', 'jaune', 'noir', 'rouge', 'vert']);
    },
  );

  test('a board out of a file is played on; what is no board is refused in a sentence', () => {
    const file = GRAN_SPEC.boxFile?.read(JSON.parse(JSON.stringify(formatBoard(BOARD))));
    if (!file?.ok) throw new Error('our own board is refused');
    const options = GRAN.checkOptions(GRAN_SPEC.optionsOf({ ...usual, seats: 2, own: undefined, file: file.value }));
    if (!options.ok) throw new Error(options.because);
    expect(options.value.board?.points).toHaveLength(BOARD.points.length);
    expect(GRAN.moves(GRAN.setup(options.value, 'a'), GRAN.setup(options.value, 'a').turn).length).toBeGreaterThan(0);
    expect(GRAN_SPEC.boxFile?.read('plateau')).toMatchObject({ ok: false, because: expect.stringContaining('Un plateau est un objet') });
  });
});
