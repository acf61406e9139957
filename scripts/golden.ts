/** Golden replays: games kept as they were played, with the hash of every state and the end, if they have one; and finding those that show something. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { accepted } from '#engine/core/accepted.ts';
import type { Dice } from '#engine/core/dice.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { botDice } from '#engine/core/playout.ts';
import { hashOf, type Replay, statesOf } from '#engine/core/replay.ts';

export function writeGolden<G extends GameTypes>(game: Game<G>, name: string, replay: Replay<G['options'], G['move']>): void {
  const states = accepted(statesOf(game, replay));
  const last = states.at(-1) ?? states[0];
  const { version, options, seed, moves } = replay;
  const parts = [
    `"name": ${JSON.stringify(name)}`,
    `"replay": { "version": ${version}, "game": "${game.id}", "options": ${JSON.stringify(options)}, "seed": ${JSON.stringify(seed)}, "moves": [\n${moves.map((move) => JSON.stringify(move)).join(',\n')}\n]}`,
    `"hashes": [\n${states.map((state) => JSON.stringify(hashOf(state))).join(',\n')}\n]`,
    `"outcome": ${JSON.stringify(game.outcome(last) ?? null)}`,
  ];
  const folder = `tests/replays/${game.id}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, `{\n${parts.join(',\n')}\n}\n`);
}

/** What a game should show; of the games from `<name>/0`, `<name>/1`, … the shortest of the first that do is kept. */
export interface GoldenWish<G extends GameTypes> {
  readonly name: string;
  /** From outside, as the game's checker takes them. */
  readonly options: unknown;
  readonly choose: (state: G['state'], seat: number, legal: readonly G['move'][], dice: Dice) => G['move'];
  /** By what a move has made happen, all that has happened, and the state before the move. */
  readonly isGranted: (told: readonly G['event'][], all: readonly G['event'][], before: G['state']) => boolean;
  /** Moves that the game goes on for when it is granted; left out: to its end. */
  readonly after?: number;
}

export interface Search {
  /** Games tried for each wish. */
  readonly tried: number;
  /** Games that grant the wish, of which the shortest is taken. */
  readonly granted: number;
  /** Moves of a game at most. */
  readonly longest: number;
}

/** The moves of a game that grants the wish: to its end, or soon after. */
function movesOf<G extends GameTypes>(game: Game<G>, wish: GoldenWish<G>, options: G['options'], seed: string, longest: number) {
  const { choose, isGranted, after = longest } = wish;
  const dice = new Map<number, Dice>();
  const moves: G['move'][] = [];
  const events: G['event'][] = [];
  let granted: number | undefined;
  let state = game.setup(options, seed);
  while (!game.outcome(state)) {
    if (moves.length >= longest) return undefined;
    const [seat = 0] = game.toMove(state);
    const own = dice.get(seat) ?? botDice(seed, seat);
    dice.set(seat, own);
    const move = choose(state, seat, game.moves(state, seat), own);
    const played = game.step(state, move);
    moves.push(move);
    events.push(...played.events);
    if (granted === undefined && isGranted(played.events, events, state)) granted = moves.length;
    if (granted !== undefined && moves.length >= granted + after) break;
    state = played.state;
  }
  return granted === undefined ? undefined : moves;
}

function writeWish<G extends GameTypes>(game: Game<G>, wish: GoldenWish<G>, { tried, granted, longest }: Search): void {
  const { name } = wish;
  const options: G['options'] = accepted(game.checkOptions(wish.options));
  const found: Replay<G['options'], G['move']>[] = [];
  for (let at = 0; at < tried && found.length < granted; at += 1) {
    const seed = `${name}/${at}`;
    const moves = movesOf(game, wish, options, seed, longest);
    if (moves) found.push({ version: game.version, game: game.id, options, seed, moves });
  }
  const [replay] = found.sort((a, b) => a.moves.length - b.moves.length);
  if (replay) writeGolden(game, name, replay);
  else process.exitCode = 1;
  console.log(replay ? `${name}: ${replay.moves.length} moves, ${found.length} games found` : `no game in ${tried} grants ${name}`);
}

/** Writes a golden replay for each wish, or for those that the command line names. */
export function writeWishes<G extends GameTypes>(game: Game<G>, wishes: readonly GoldenWish<G>[], search: Search): void {
  const named = process.argv.slice(2);
  for (const wish of wishes) if (named.length === 0 || named.includes(wish.name)) writeWish(game, wish, search);
}
