import { expect, test } from 'vitest';
import type { Shelves } from '#components/kit/shelf.ts';
import type { Advised, Counsel } from '../advice/adviser.ts';
import type { Bots } from '../bots/bot-client.ts';
import { botOf } from '../chooser/seats.ts';
import { HUMAN, type Narration } from '../spec.ts';
import { TOY_SPEC, type ToyGame, type ToyMove, type ToyView } from '../testing/toy-game.ts';
import { nowOf, openHistory, replayOf } from './history.ts';
import { shownState } from './session.ts';
import { APART, formerKey, keeper, STORE_FULL } from './store.ts';
import { BOT_FAILED, openTable } from './table-store.ts';

/** Advises the first move listed, and those that are said to belong to it. */
const told = (moves: Advised<ToyMove>): Counsel<ToyMove> => ({ moves, text: 'prenez-en un.', grounds: { line: '', more: [] } });
const BOTS: Bots<ToyView, ToyMove> = {
  ask: async (asked) => asked.flatMap(({ legal }) => legal.slice(0, 1)),
  advise: async ({ legal: [first] }) => first && told([first]),
  enough: () => {},
  cancel: () => {},
};
const BROKEN: Bots<ToyView, ToyMove> = {
  ask: async () => {
    throw new Error('broken');
  },
  advise: async () => {
    throw new Error('broken');
  },
  enough: () => {},
  cancel: () => {},
};

function shelf(): Shelves & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const no = () => {
  throw new Error('full');
};
const soon = () => new Promise((go) => setTimeout(go, 5));
const history = openHistory(TOY_SPEC, { seats: 3, heap: 9 }, 'x');
const keep = (there: Shelves | undefined, writer: string) => keeper(there, 'toy', writer);
const table = (there: Shelves | undefined, bots = BOTS, writer = 'a', spec = TOY_SPEC) =>
  openTable(spec, bots, keep(there, writer), () => Promise.resolve());
const players = [HUMAN, botOf('random'), botOf('random')];

test('bots play until it is somebody’s turn, and every move is kept', async () => {
  const there = shelf();
  const one = table(there);
  one.send({ kind: 'sit', history, players });
  one.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 2 } });
  await soon();
  const { sitting } = one.get();
  expect(sitting && nowOf(sitting.history)).toMatchObject({ heap: 5, turn: 0 });
  const two = table(there, BOTS, 'b');
  await two.resume();
  expect(two.get().sitting).toEqual(sitting);
});

test('what was advised is still known on another visit, and nobody is told so of another game', async () => {
  const there = shelf();
  const one = table(there, BOTS, 'a', { ...TOY_SPEC, advice: { name: 'Expert' } });
  one.send({ kind: 'sit', history, players });
  await one.advise(0);
  const two = table(there, BOTS, 'b');
  await two.resume();
  // The adviser says the first move listed, of a game without any yet.
  expect(two.given()).toEqual(['0 {"count":1,"kind":"take","seat":0}']);
  two.send({ kind: 'sit', history, players });
  expect(two.given()).toEqual([]);
});

test('bots alone play to the end, and a table that is closed plays no more', async () => {
  const one = table(undefined);
  one.send({ kind: 'sit', history, players: [botOf('random'), botOf('random'), botOf('random')] });
  await soon();
  expect(one.get().sitting?.history.moves).toHaveLength(9);
  const two = table(undefined);
  two.send({ kind: 'sit', history, players: [botOf('random'), botOf('random'), botOf('random')] });
  two.close();
  await soon();
  expect(two.get().sitting?.history.moves).toEqual([]);
});

test('a bot that fails plays the first move allowed, and it is said', async () => {
  const one = table(undefined, BROKEN);
  one.send({ kind: 'sit', history, players: [botOf('random'), HUMAN, HUMAN] });
  await soon();
  expect(one.get().sitting?.history.moves).toEqual([{ kind: 'take', seat: 0, count: 1 }]);
  expect(one.get().notice).toEqual({ text: BOT_FAILED });
});

test('a move offered too late shows nothing', () => {
  const one = table(undefined);
  expect(one.offer({ kind: 'take', seat: 0, count: 1 })).toBe(false);
  one.send({ kind: 'sit', history, players: [HUMAN, HUMAN, HUMAN] });
  expect(one.offer({ kind: 'take', seat: 1, count: 1 })).toBe(false);
  expect(one.get().refused).toBeUndefined();
  expect(one.offer({ kind: 'take', seat: 0, count: 1 })).toBe(true);
  one.send({ kind: 'review' });
  expect(one.offer({ kind: 'take', seat: 1, count: 1 })).toBe(false);
});

test('a game of a link is looked at, and the game in progress stays the one that is kept', async () => {
  const there = shelf();
  const one = table(there);
  one.send({ kind: 'sit', history, players });
  one.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 2 } });
  await soon();
  const mine = one.get().sitting;
  const kept = [...there.texts];
  const other = { ...replayOf(TOY_SPEC, history), seed: 'autre', moves: [{ kind: 'take', seat: 0, count: 3 }] };
  expect(await one.visit(other, 'link', 1)).toBe(true);
  expect(one.get()).toMatchObject({ sitting: { guest: 'link' }, stepper: { at: 1 } });
  one.send({ kind: 'back' });
  expect(one.get().sitting).toBe(mine);
  expect([...there.texts]).toEqual(kept);
  expect(await one.visit({ ...other, moves: [{ kind: 'take', seat: 2, count: 3 }] }, 'link')).toBe(false);
  expect(await one.visit('n’importe quoi', 'file')).toBe(false);
  expect(one.get().sitting).toBe(mine);
  expect(one.get().notice?.text).toContain('Rien n’a changé ici.');
});

test('a file says who sat there: it opens behind its curtain, and goes on with them', async () => {
  const one = table(undefined);
  const file = { ...replayOf(TOY_SPEC, history), moves: [{ kind: 'take', seat: 0, count: 3 }], players: [HUMAN, HUMAN, { kind: 'x' }] };
  expect(await one.visit(file, 'file')).toBe(true);
  expect(one.get()).toMatchObject({ stepper: { at: 1 }, sitting: { guest: 'file', screen: { kind: 'public' } } });
  one.send({ kind: 'take-over' });
  expect(one.get().sitting?.guest).toBeUndefined();
  expect(one.get().sitting).toMatchObject({ players: [HUMAN, HUMAN, botOf('random')], screen: { kind: 'waiting', seat: 1 } });
});

test('while the table rests no bot plays; a new game does not begin at rest', async () => {
  const one = table(undefined);
  const watched = [botOf('random'), botOf('random'), botOf('random')];
  one.rest(true);
  one.send({ kind: 'sit', history, players: watched });
  expect(one.resting()).toBe(false);
  one.rest(true);
  await soon();
  expect(one.get().sitting?.history.moves).toEqual([]);
  one.rest(false);
  await soon();
  expect(one.get().sitting?.history.moves).toHaveLength(9);
});

test('a game kept by another version of the site is said, and offered', async () => {
  const there = shelf();
  const old = { ...replayOf(TOY_SPEC, history), version: 1 };
  keep(there, 'old').save({ id: 'vieille', replay: old, players, names: [], over: false });
  const one = table(there);
  expect(one.games().map(one.isPlayable)).toEqual([false]);
  expect(one.fileOf('vieille')).toEqual({ ...old, players });
  await one.resume();
  expect(one.get().sitting).toBeUndefined();
  expect(one.get().notice).toEqual({ text: expect.stringContaining('version 1'), rescue: old });
});

test('a full storage is one sentence, and two tabs are told apart', async () => {
  const there = shelf();
  const full = { ...shelf(), setItem: () => no() };
  const one = table(full);
  one.send({ kind: 'sit', history, players });
  expect(one.unkept()).toBe(STORE_FULL);
  const [left, right] = [table(there, BOTS, 'left'), table(there, BOTS, 'right')];
  left.send({ kind: 'sit', history, players: [HUMAN, HUMAN, HUMAN] });
  await right.resume();
  right.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 1 } });
  expect(right.get().notice).toBeUndefined();
  left.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 2 } });
  expect(left.get().notice).toEqual({ text: APART });
  left.send({ kind: 'play', move: { kind: 'take', seat: 1, count: 2 } });
  expect(
    left
      .games()
      .map(({ moves }) => moves)
      .toSorted(),
  ).toEqual([1, 2]);
});

test('the other tab is followed move by move, bots here rest meanwhile, and one may go on from there in the same game', async () => {
  const there = shelf();
  const [left, right] = [table(there, BOTS, 'left'), table(there, BOTS, 'right')];
  const wrote = (here: typeof left) =>
    here.heard(`${formerKey('toy')}.partie.${here.id()}`, there.getItem(`${formerKey('toy')}.partie.${here.id()}`));
  left.send({ kind: 'sit', history, players: [HUMAN, botOf('random'), HUMAN] });
  await right.resume();
  left.rest(true);
  left.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 1 } });
  await wrote(right);
  expect([right.get().elsewhere, right.get().sitting?.history.moves.length]).toEqual(['ahead', 0]);
  await right.follow();
  await soon();
  // It is a bot's turn, and only the other tab lets it play.
  expect([right.get().elsewhere, right.get().sitting?.history.moves.length]).toEqual(['followed', 1]);
  expect(right.offer({ kind: 'take', seat: 1, count: 1 })).toBe(false);
  left.rest(false);
  await soon();
  await wrote(right);
  expect(right.get().sitting?.history.moves).toEqual(left.get().sitting?.history.moves);
  // A game looked at meanwhile changes nothing: the one laid aside goes on, and no move is lost to an older one.
  left.send({ kind: 'undo' });
  await right.visit({ ...replayOf(TOY_SPEC, history), moves: [] }, 'link');
  await wrote(right);
  right.send({ kind: 'back' });
  expect(right.get().sitting?.history.moves).toEqual(left.get().sitting?.history.moves);
  left.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 2 } });
  await soon();
  const arriving = wrote(right);
  right.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 3 } });
  await arriving;
  expect(right.get().sitting?.history.moves).toEqual(left.get().sitting?.history.moves);
  right.send({ kind: 'play', move: { kind: 'take', seat: 2, count: 1 } });
  expect([right.get().elsewhere, right.get().notice, right.games().length]).toEqual([undefined, undefined, 1]);
  await wrote(left);
  expect(left.get().elsewhere).toBe('ahead');
});

test('another game leaves the first one kept; each is taken up again, or erased', async () => {
  const there = shelf();
  const one = table(there);
  const here = [HUMAN, HUMAN, HUMAN];
  one.send({ kind: 'sit', history, players: here });
  one.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 2 } });
  const first = one.id();
  one.send({ kind: 'leave' });
  one.send({ kind: 'sit', history: openHistory(TOY_SPEC, { seats: 2, heap: 5 }, 'y'), players: [HUMAN, HUMAN] });
  one.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 1 } });
  const names = one.games().map((game) => game.names);
  expect(names).toHaveLength(2);
  expect(names).toContainEqual(['Joueur 0', 'Joueur 1']);
  await one.resume(first);
  expect(one.get().sitting?.history.moves).toHaveLength(1);
  one.send({ kind: 'play', move: { kind: 'take', seat: 1, count: 1 } });
  expect(one.games().find(({ id }) => id === first)?.moves).toBe(2);
  one.send({ kind: 'leave' });
  one.forget(first);
  expect(one.games()).toHaveLength(1);
  expect(one.get().aside).toBeUndefined();
});

test('a game that nobody has begun to play leaves no trace once another begins', () => {
  const one = table(shelf());
  one.send({ kind: 'sit', history, players: [HUMAN, HUMAN, HUMAN] });
  expect(one.games()).toHaveLength(1);
  one.send({ kind: 'leave' });
  one.send({ kind: 'sit', history, players: [HUMAN, HUMAN, HUMAN] });
  expect(one.games().map(({ id }) => id)).toEqual([one.id()]);
});

test('advice is asked with the eyes of that seat; nothing is played', async () => {
  const asked: unknown[] = [];
  const spy: typeof BOTS = {
    ...BOTS,
    advise: async (question) => {
      asked.push([question.view.mine, question.held]);
      return BOTS.advise(question);
    },
  };
  const one = table(undefined, spy, 'a', { ...TOY_SPEC, advice: { name: 'Expert' } });
  one.send({ kind: 'sit', history, players: [HUMAN, HUMAN, HUMAN] });
  expect((await one.advise(0))?.moves).toEqual([{ kind: 'take', seat: 0, count: 1 }]);
  await one.advise(0, 'heap');
  expect(asked).toEqual([
    [history.states[0].secrets[0], undefined],
    [history.states[0].secrets[0], 'heap'],
  ]);
  expect(one.get().sitting?.history.moves).toEqual([]);
  expect(await table(undefined).advise(0)).toBeUndefined();
  expect(await table(undefined, BROKEN, 'a', { ...TOY_SPEC, advice: { name: 'Expert' } }).advise(0)).toBeUndefined();
});

test('advice is whole: what belongs to a move follows it as far as it may be played after it', async () => {
  const take = (seat: number, count: number): ToyMove => ({ kind: 'take', seat, count });
  // A heap of 9: five, then three, and four are too many for what is left.
  const bots: typeof BOTS = { ...BOTS, advise: async () => told([take(0, 5), take(1, 3), take(2, 4), take(2, 1)]) };
  const one = table(undefined, bots, 'a', { ...TOY_SPEC, advice: { name: 'Expert' } });
  one.send({ kind: 'sit', history, players: [HUMAN, HUMAN, HUMAN] });
  expect((await one.advise(0))?.moves).toEqual([take(0, 5), take(1, 3)]);
  expect(one.get().sitting?.history.moves).toEqual([]);
});

test('while something is shown that wants to be seen, no bot plays', async () => {
  const show = () => ({ pieces: 2, places: [] });
  const one = table(undefined);
  one.setNarration({ show });
  one.send({ kind: 'sit', history, players: [HUMAN, botOf('random'), botOf('random')] });
  one.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 1 } });
  await soon();
  expect(one.get().sitting?.history.moves).toHaveLength(1);
  expect(shownState(one.get())?.heap).toBe(9);
  one.send({ kind: 'told' });
  await soon();
  // One's own is not read twice; a bot's stays until it was seen.
  expect(one.get().sitting?.history.moves).toHaveLength(2);
  one.send({ kind: 'told' });
  await soon();
  expect(one.get().sitting?.history.moves).toHaveLength(2);
  expect(shownState(one.get())?.heap).toBe(7);
  one.hurry();
  await soon();
  expect(one.get().sitting?.history.moves).toHaveLength(3);
});

test('whoever leaves the rest to bots is asked nothing, and stopped by nothing, until the end or until he takes it up again', async () => {
  const one = table(undefined);
  one.setNarration({ show: () => ({ pieces: 1 }), blow: () => ({ text: 'Aïe !', places: [], isGrave: true }) });
  one.send({ kind: 'sit', history, players });
  one.leaveOff(true);
  await soon();
  // Of nine counters each takes one, in turn: nobody is left to play.
  const { sitting, blow, show } = one.get();
  expect([sitting?.history.moves.length, shownState(one.get())?.heap, blow, show]).toEqual([9, 0, undefined, undefined]);
  expect(sitting?.players[0]).toEqual(HUMAN);
  one.send({ kind: 'sit', history, players });
  await soon();
  expect([one.isLeftOff(), one.get().sitting?.history.moves.length]).toEqual([false, 0]);
});

test('what goes on is one show, told as far as it is seen; passed, its end is told at once, but for what hits who plays', async () => {
  const show = ({ move, after }: { move: ToyMove; after: ToyView }) =>
    move.seat === 0 || after.heap === 1 ? undefined : { pieces: 2, goesOn: after.heap > 4 };
  const begin = async (heap: number, blow?: Narration<ToyGame>['blow']) => {
    const one = table(undefined);
    one.setNarration({ show, ...(blow && { blow }) });
    const seated = [HUMAN, ...Array.from({ length: 3 }, () => botOf('random'))];
    one.send({ kind: 'sit', history: openHistory(TOY_SPEC, { seats: 4, heap }, 'x'), players: seated });
    one.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 1 } });
    await soon();
    return one;
  };
  const seen = (one: Awaited<ReturnType<typeof begin>>) => [one.get().sitting?.history.moves.length, shownState(one.get())?.heap];
  const one = await begin(7);
  expect(seen(one)).toEqual([2, 6]);
  one.send({ kind: 'told' });
  await soon();
  expect(seen(one)).toEqual([2, 5]);
  // It stays on the screen while its next move is awaited, whose pieces are seen in their turn.
  one.send({ kind: 'seen' });
  expect(one.get().show).toMatchObject({ awaits: true, from: 1 });
  await soon();
  expect(seen(one)).toEqual([3, 5]);
  expect(one.get().show).toMatchObject({ told: false, from: 1 });

  const two = await begin(8);
  two.send({ kind: 'pass' });
  await soon();
  expect(seen(two)).toEqual([4, 4]);
  expect(two.get().show).toMatchObject({ told: true, from: 1 });
  two.send({ kind: 'pass' });
  expect(two.get().show).toBeUndefined();

  const three = await begin(8, ({ move }) => (move.seat === 2 ? { text: 'Aïe !', places: [] } : undefined));
  three.send({ kind: 'pass' });
  await soon();
  expect([seen(three), three.get().show, three.get().blow?.text]).toEqual([[3, 5], undefined, 'Aïe !']);
});

test('a game that is over is not sat down at again by itself, and is there to be looked at', async () => {
  const there = shelf();
  const kept = { ...replayOf(TOY_SPEC, history), version: TOY_SPEC.game.version };
  keep(there, 'hier').save({ id: 'finie', replay: kept, players, names: [], over: true });
  const one = table(there);
  await one.resume();
  expect(one.get().sitting).toBeUndefined();
  expect(one.games().map(({ id }) => id)).toEqual(['finie']);
  await one.resume('finie');
  expect(one.get().sitting?.history.seed).toBe(history.seed);
});

test('what a bot does to who plays stops the bots until it is read, and not where nobody waits', async () => {
  const spec = {
    ...TOY_SPEC,
    blow: ({ move }: { move: ToyMove }, seat: number) => (move.seat === 1 ? { text: `Au joueur ${seat} !`, places: [] } : undefined),
  };
  const one = table(undefined, BOTS, 'a', spec);
  one.send({ kind: 'sit', history, players });
  one.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 2 } });
  await soon();
  expect(one.get().blow?.text).toBe('Au joueur 0 !');
  expect(one.get().sitting?.history.moves).toHaveLength(2);
  // Read over from what came after one's own last move, and come back to: it has been read.
  one.send({ kind: 'review', since: 'own' });
  expect(one.get().stepper).toMatchObject({ at: 2, stops: [2] });
  one.send({ kind: 'live' });
  await soon();
  expect(one.get().sitting?.history.moves).toHaveLength(3);

  const two = table(undefined, BOTS, 'b', spec);
  two.setPace(0);
  two.send({ kind: 'sit', history, players });
  two.send({ kind: 'play', move: { kind: 'take', seat: 0, count: 2 } });
  await soon();
  expect(two.get().sitting?.history.moves).toHaveLength(3);
});
