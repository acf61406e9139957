/**
 * Whole games of De l'Orc by the second of processor time, so that a busy machine tells the same: what `simulate` plays on each of its workers. Bots
 * cost what they think.
 */
import { playOut } from '#engine/core/simulate.ts';
import { BOTS, type BotId, BUDGET } from '#engine/orc/bot/levels.ts';
import { ORC } from '#engine/orc/game.ts';

const TABLES: readonly (readonly [seats: number, bots: readonly BotId[], bar: number])[] = [
  [4, ['random'], 100],
  [7, ['random'], 100],
  [4, ['greedy'], 50],
  [7, ['greedy'], 50],
  [4, ['expert', 'greedy', 'greedy', 'greedy'], 40],
  [7, ['expert'], 20],
];

const WARM_UP = 10;
const SECONDS = 2;

/** Games played in `SECONDS`, and their mean length in moves. */
function timed(seats: number, bots: readonly BotId[]): { readonly speed: number; readonly moves: number } {
  const checked = ORC.checkOptions({ seats });
  if (!checked.ok) throw new Error(checked.because);
  const table = Array.from({ length: seats }, (_, seat) => BOTS[bots[seat % bots.length] ?? 'random']);
  const play = (game: number) => playOut(ORC, checked.value, `bench/${game}`, table, BUDGET).moves.length;
  for (let game = 0; game < WARM_UP; game += 1) play(game);
  const start = process.cpuUsage();
  const seconds = () => process.cpuUsage(start).user / 1e6;
  let games = 0;
  let moves = 0;
  while (seconds() < SECONDS) {
    moves += play(games);
    games += 1;
  }
  return { speed: games / seconds(), moves: moves / games };
}

export function benchGames(): void {
  console.table(
    TABLES.map(([seats, bots, bar]) => {
      const { speed, moves } = timed(seats, bots);
      const table = new Set(bots).size === 1 ? `${seats} ${bots[0]}` : bots.join(' ');
      return { 'whole games': table, 'a second': Math.round(speed), moves: Math.round(moves), bar, 'bar met': speed >= bar };
    }),
  );
}
