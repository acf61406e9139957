import { expect, test } from 'vitest';
import type { Advised } from '../advice/adviser.ts';
import type { Bots } from '../bots/bot-client.ts';
import { botOf } from '../chooser/seats.ts';
import { HUMAN } from '../spec.ts';
import { TOY, TOY_SPEC, type ToyMove, type ToyView } from '../testing/toy-game.ts';
import { botMoves, counselFor, inARow } from './asking.ts';
import { openHistory } from './history.ts';

type Asked = Parameters<Bots<ToyView, ToyMove>['ask']>[0];

const take = (seat: number, count: number): ToyMove => ({ kind: 'take', seat, count });
const history = openHistory(TOY_SPEC, { seats: 3, heap: 9 }, 'x');
const players = [botOf('random'), HUMAN, HUMAN];
const never = () => Promise.reject(new Error('broken'));
const BROKEN: Bots<ToyView, ToyMove> = { ask: never, advise: never, enough: () => {}, cancel: () => {} };

test('each bot is asked with its own eyes, its own dice and its level; whoever is no bot with the usual one', async () => {
  const asked: Asked[number][] = [];
  const bots = {
    ...BROKEN,
    ask: async (questions: Asked) => {
      asked.push(...questions);
      return questions.flatMap(({ legal }) => legal.slice(0, 1));
    },
  };
  expect(await botMoves({ ...TOY_SPEC, level: 'usual' }, bots, { history, players }, [0, 1], () => {})).toEqual([take(0, 1)]);
  expect(asked.map(({ level, view }) => [level, view.mine])).toEqual([
    ['random', history.states[0].secrets[0]],
    ['usual', history.states[0].secrets[1]],
  ]);
  expect(asked[0]?.seed).not.toEqual(asked[1]?.seed);
});

test('where the worker fails, that is said, and the first move permitted is played: one that changes nothing, if there is one', async () => {
  let failures = 0;
  const play = (game = TOY) => botMoves({ ...TOY_SPEC, game }, BROKEN, { history, players }, [0], () => void failures++);
  expect(await play()).toEqual([take(0, 1)]);
  expect(await play({ ...TOY, silent: (move) => move.kind === 'take' && move.count === 3 })).toEqual([take(0, 3)]);
  expect(failures).toBe(2);
});

test('of moves that belong together those are kept that may be played one after another', () => {
  const [state] = history.states;
  const moves: Advised<ToyMove> = [take(0, 5), take(1, 3), take(2, 4), take(2, 1)];
  expect(inARow(TOY, state, moves)).toEqual([take(0, 5), take(1, 3)]);
  expect(inARow(TOY, state, [take(0, 5), take(2, 1)])).toEqual([take(0, 5)]);
});

test('nobody is asked for advice where nobody advises, and one who fails has none', async () => {
  const advised = { ...TOY_SPEC, advice: { name: 'Expert' } };
  const counsel = { moves: [take(0, 2)] as const, text: 'prenez-en deux.', grounds: { line: '', more: [] } };
  const bots = { ...BROKEN, advise: async () => counsel };
  expect(await counselFor(TOY_SPEC, bots, history, 0)).toBeUndefined();
  expect(await counselFor(advised, BROKEN, history, 0)).toBeUndefined();
  expect(await counselFor(advised, bots, history, 0)).toEqual(counsel);
});
