import { expect, test } from 'vitest';
import { HUMAN } from '../spec.ts';
import { TOY_SPEC, type ToyGame } from '../testing/toy-game.ts';
import { type History, openHistory, withMove } from './history.ts';
import { keepingOf } from './keeping.ts';
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
function shelf(saved: ReturnType<Keeper['save']> = { ok: true }) {
  const [kept, forgotten]: [ToKeep[], string[]] = [[], []];
  let games = 0;
  const keep = {
    newId: () => `${++games}`,
    forget: (id: string) => void forgotten.push(id),
    save: (game: ToKeep) => {
      kept.push(game);
      return saved;
    },
  };
  return { kept, forgotten, keeping: keepingOf(TOY_SPEC, keep) };
}

test('a game that nobody has begun to play goes as another begins; one that was, and the one that is taken up again, stay', () => {
  const { keeping, forgotten } = shelf();
  expect(keeping.id()).toBe('');
  keeping.begin(undefined, undefined);
  keeping.begin(sitting(fresh), undefined);
  expect([keeping.id(), forgotten]).toEqual(['2', ['1']]);
  keeping.begin(sitting(over), undefined);
  keeping.begin(sitting(fresh), '3');
  expect([keeping.id(), forgotten]).toEqual(['3', ['1']]);
  keeping.begin(sitting(fresh), 'avant');
  expect([keeping.id(), forgotten]).toEqual(['avant', ['1', '3']]);
});

test('it is kept whole, with its names and whether it is over', () => {
  const { keeping, kept } = shelf();
  keeping.begin(undefined, 'une');
  expect(keeping.save(sitting(fresh))).toBe(false);
  keeping.save(sitting(over));
  expect(kept.map((one) => [one.id, one.replay.moves.length, one.over, one.names])).toEqual([
    ['une', 0, false, ['Joueur 0', 'Joueur 1']],
    ['une', 1, true, ['Joueur 0', 'Joueur 1']],
  ]);
  expect(keeping.unkept()).toBeUndefined();
});

test('why it is not kept is known until it is', () => {
  const saved: { now: ReturnType<Keeper['save']> } = { now: { ok: false, because: 'plein' } };
  const keeping = keepingOf(TOY_SPEC, { newId: () => '1', forget: () => {}, save: () => saved.now });
  expect([keeping.save(sitting(fresh)), keeping.unkept()]).toEqual([false, 'plein']);
  saved.now = { ok: true };
  expect([keeping.save(sitting(fresh)), keeping.unkept()]).toEqual([false, undefined]);
});

test('what another tab has gone on with is kept apart from then on', () => {
  const { keeping } = shelf({ ok: true, apart: 'à part' });
  keeping.begin(undefined, 'une');
  expect([keeping.save(sitting(fresh)), keeping.id()]).toEqual([true, 'à part']);
});
