/** Writes a golden replay: a game kept as it was played, with the hash of every state and the end, if it has one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { hashOf, type Replay, statesOf } from '#engine/core/replay.ts';

export function writeGolden<G extends GameTypes>(game: Game<G>, name: string, replay: Replay<G['options'], G['move']>): void {
  const states = statesOf(game, replay);
  if (!states.ok) throw new Error(states.because);
  const last = states.value.at(-1) ?? states.value[0];
  const { version, options, seed, moves } = replay;
  const parts = [
    `"name": ${JSON.stringify(name)}`,
    `"replay": { "version": ${version}, "game": "${game.id}", "options": ${JSON.stringify(options)}, "seed": ${JSON.stringify(seed)}, "moves": [\n${moves.map((move) => JSON.stringify(move)).join(',\n')}\n]}`,
    `"hashes": [\n${states.value.map((state) => JSON.stringify(hashOf(state))).join(',\n')}\n]`,
    `"outcome": ${JSON.stringify(game.outcome(last) ?? null)}`,
  ];
  const folder = `tests/replays/${game.id}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, `{\n${parts.join(',\n')}\n}\n`);
}
