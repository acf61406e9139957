/** What the worker is asked about a game: what its bots would play, and what the adviser would. */
import type { Seat } from '#engine/core/events.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import type { About, Advised, Counsel } from '../advice/adviser.ts';
import type { Bots } from '../bots/bot-client.ts';
import { streamOf } from '../bots/stream.ts';
import type { TableSpec } from '../spec.ts';
import { type History, nowOf } from './history.ts';
import { movesIn, viewIn } from './lately.ts';
import type { Sitting } from './session.ts';

/** The present of a game with the eyes of `seat`. */
const questionOf = <G extends GameTypes>({ game }: TableSpec<G>, { seed, moves, states }: History<G>, seat: Seat) => {
  const now = nowOf({ states });
  return { view: viewIn(game, now, seat), legal: movesIn(game, now, seat), seed: streamOf(seed, seat, moves) };
};

/** The first of these moves, and those after it as far as each may be played after the one before. */
export function inARow<G extends GameTypes>(game: Game<G>, from: G['state'], [first, ...others]: Advised<G['move']>): Advised<G['move']> {
  const kept: [G['move'], ...G['move'][]] = [first];
  let [now, last] = [from, first];
  for (const move of others) {
    now = game.play(now, last).state;
    if (!game.judge(now, move).ok) break;
    kept.push(move);
    last = move;
  }
  return kept;
}

/** What the bots of these seats would play now, in order. A worker that fails is said (`failed`), and the first moves permitted are played in its place. */
export async function botMoves<G extends GameTypes>(
  spec: TableSpec<G>,
  bots: Bots<G['view'], G['move']>,
  { history, players }: Pick<Sitting<G>, 'history' | 'players'>,
  seats: readonly Seat[],
  failed: () => void,
): Promise<readonly G['move'][]> {
  const questions = seats.map((seat) => {
    const player = players[seat];
    return { ...questionOf(spec, history, seat), level: player?.kind === 'bot' ? player.level : spec.level };
  });
  try {
    return await bots.ask(questions);
  } catch {
    failed();
    return questions.flatMap(({ legal }) => legal.find((move) => spec.game.silent?.(move)) ?? legal.slice(0, 1));
  }
}

/** What the adviser would play for `seat`; undefined where nobody advises, nothing is worth it, or he fails. */
export async function counselFor<G extends GameTypes>(
  spec: TableSpec<G>,
  bots: Bots<G['view'], G['move']>,
  history: History<G>,
  seat: Seat,
  about: About = {},
): Promise<Counsel<G['move']> | undefined> {
  const question = { ...questionOf(spec, history, seat), ...about };
  const counsel = spec.advice && (await bots.advise(question).catch(() => undefined));
  return counsel && { ...counsel, moves: inARow(spec.game, nowOf(history), counsel.moves) };
}
