/** From what was chosen to a game that can begin: options, and what somebody usually chooses. */
import type { GameTypes } from '#engine/core/game.ts';
import type { Checked } from '#engine/core/input.ts';
import type { Player, TableSpec } from '../spec.ts';
import type { Habits } from './habits.ts';
import { botOf, type Chosen, firstChoice } from './seats.ts';

/** Options for a game; a refusal is the sentence of the game's checker. */
export function optionsFor<G extends GameTypes>(
  { game, optionsForm, optionsOf }: TableSpec<G>,
  { players, rulings, box, own, file }: Chosen,
): Checked<G['options']> {
  const seats = players.length;
  return game.checkOptions(optionsOf({ seats, rulings, box, own: optionsForm?.read(own, seats), file: file?.value }));
}

/** Who sits down with what was agreed: the usual bot in the place of those that are none then, with the sentence that says so where there was one. */
export function seatedFor(
  { optionsForm, level }: Pick<TableSpec<GameTypes>, 'optionsForm' | 'level'>,
  { players, own }: Pick<Chosen, 'players' | 'own'>,
): { readonly players: readonly Player[]; readonly without: readonly string[]; readonly because?: string } {
  const without = optionsForm?.without?.(optionsForm.read(own, players.length), players.length);
  const isNone = (one: Player): boolean => one.kind === 'bot' && without !== undefined && without.levels.includes(one.level);
  return {
    players: players.map((one) => (isNone(one) ? botOf(level) : one)),
    without: without?.levels ?? [],
    ...(without && players.some(isNone) && { because: without.because }),
  };
}

/** One of the games that teach: nothing of the table's own, as in the lessons. */
export async function learnersChoice<G extends GameTypes>({ seats, level, firsts }: TableSpec<G>, at = 0): Promise<Chosen> {
  const usual = firstChoice(seats.usual, level);
  const first = firsts?.[at];
  return { ...usual, players: first?.players ?? usual.players, own: await first?.own?.() };
}

/** Seeds tried for a beginning that suits a learner: many more than it takes. */
const MOST_SEEDS = 100;

/** One of those games as it is chosen, with a seed that suits. `draw`: a new seed at each call. */
export async function suitedChoice<G extends GameTypes>(spec: TableSpec<G>, draw: () => string, at = 0): Promise<Chosen> {
  const chosen = await learnersChoice(spec, at);
  const options = optionsFor(spec, chosen);
  let seed = draw();
  for (let tried = 1; options.ok && tried < MOST_SEEDS; tried += 1) {
    if (spec.firsts?.[at]?.suits?.(spec.game.setup(options.value, seed)) ?? true) break;
    seed = draw();
  }
  return { ...chosen, seed };
}

/** What `habits` say; without any, one person against usual bots. The table's own readings and box come with `ours`. */
export function usualChoice<G extends GameTypes>(
  { seats, level }: TableSpec<G>,
  { players, options }: Habits,
  ours: Partial<Pick<Chosen, 'rulings' | 'box' | 'file'>> = {},
): Chosen {
  const first = firstChoice(seats.usual, level);
  return { ...first, ...ours, players: players ?? first.players, own: options };
}
