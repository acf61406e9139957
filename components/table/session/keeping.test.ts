import { expect, test } from 'vitest';
import { HUMAN } from '../spec.ts';
import { TOY_SPEC, type ToyGame } from '../testing/toy-game.ts';
import { type History, openHistory, withMove } from './history.ts';
import { beginOn, type OnShelf, saveOn } from './keeping.ts';
import type { Sitting } from './session.ts';
import type { Keeper, ToKeep } from './store.ts';

const fresh = openHistory(TOY_SPEC, { seats: 2, heap: 9 }, 'x');
const sitting = (history: History<ToyGame>): Sitting<ToyGame> => ({
  history,
  players: [HUMAN, HUMAN],
  screen: { kind: 'shown', seat: 0 },
});
const moved = withMove(TOY_SPEC, fresh, { kind: 'take', seat: 0, count: 9 });
const over = moved.ok ? moved.history : fresh;

/** A shelf that numbers its games, and answers `saved` to whatever is kept. */
function kept(saved: ReturnType<Keeper['save']> = { ok: true }) {
  const [games, forgotten]: [ToKeep[], string[]] = [[], []];
  let ids = 0;
  const keep = {
    newId: () => `${++ids}`,
    forget: (id: string) => void forgotten.push(id),
    save: (game: ToKeep) => {
      games.push(game);
      return saved;
    },
  };
  const shelf: OnShelf = { id: '', unkept: undefined };
  const begin = (own: Sitting<ToyGame> | undefined, again?: string) => beginOn(keep, shelf, own, again);
  const save = (own: Sitting<ToyGame>) => saveOn(TOY_SPEC, keep, shelf, own);
  return { games, forgotten, shelf, begin, save };
}

test('a game that nobody has begun to play goes as another begins; one that was, and the one that is taken up again, stay', () => {
  const { begin, shelf, forgotten } = kept();
  begin(undefined);
  begin(sitting(fresh));
  expect([shelf.id, forgotten]).toEqual(['2', ['1']]);
  begin(sitting(over));
  begin(sitting(fresh), '3');
  expect([shelf.id, forgotten]).toEqual(['3', ['1']]);
  begin(sitting(fresh), 'avant');
  expect([shelf.id, forgotten]).toEqual(['avant', ['1', '3']]);
});

test('it is kept whole, with its names and whether it is over', () => {
  const { begin, save, shelf, games } = kept();
  begin(undefined, 'une');
  expect(save(sitting(fresh))).toBe(false);
  save(sitting(over));
  expect(games.map((one) => [one.id, one.replay.moves.length, one.over, one.names])).toEqual([
    ['une', 0, false, ['Joueur 0', 'Joueur 1']],
    ['une', 1, true, ['Joueur 0', 'Joueur 1']],
  ]);
  expect(shelf.unkept).toBeUndefined();
});

test('why it is not kept is known until it is', () => {
  const saved: { now: ReturnType<Keeper['save']> } = { now: { ok: false, because: 'plein' } };
  const shelf: OnShelf = { id: '1', unkept: undefined };
  const save = (own: Sitting<ToyGame>) => saveOn(TOY_SPEC, { save: () => saved.now }, shelf, own);
  expect([save(sitting(fresh)), shelf.unkept]).toEqual([false, 'plein']);
  saved.now = { ok: true };
  expect([save(sitting(fresh)), shelf.unkept]).toEqual([false, undefined]);
});

test('what another tab has gone on with is kept apart from then on', () => {
  const { begin, save, shelf } = kept({ ok: true, apart: 'à part' });
  begin(undefined, 'une');
  expect([save(sitting(fresh)), shelf.id]).toEqual([true, 'à part']);
});
