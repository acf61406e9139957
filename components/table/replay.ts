/** A game in full, as a file or a link holds it, and what is said of one that cannot be taken. */
import type { Game, GameMove, GameState } from '#engine/core/game.ts';
import { isRecord, shown } from '#engine/core/input.ts';

export interface Replay<Options, Move> {
  readonly version: number;
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly Move[];
}

export const MOST_MOVES = 20_000;
export const MOST_SEED = 100;

/** `old`: well-formed, but of another version of the rules: it can be kept, not played. */
export type CheckedReplay<Options, Move> =
  | { readonly ok: true; readonly replay: Replay<Options, Move> }
  | { readonly ok: false; readonly because: string; readonly old: boolean };

const refused = (because: string, old = false) => ({ ok: false, because, old }) as const;

/** A replay from outside: well-formed, of this game and version. Whether its moves may be played shows when they are. */
export function checkReplay<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  game: Game<State, Move, View, Options, Rule>,
  input: unknown,
): CheckedReplay<Options, Move> {
  if (!isRecord(input)) return refused(`Une partie est un objet (version, game, options, seed, moves), pas ${shown(input)}.`);
  const { version, seed, moves } = input;
  if (input.game !== game.id) return refused(`Cette partie est d’un autre jeu : game attend ${game.id}, pas ${shown(input.game)}.`);
  if (!Number.isInteger(version)) return refused(`version attend un nombre entier, pas ${shown(version)}.`);
  if (version !== game.version) {
    return refused(
      `Cette partie a été jouée avec la version ${shown(version)} des règles du site, qui en est à la version ${game.version}.`,
      true,
    );
  }
  if (typeof seed !== 'string' || seed.length > MOST_SEED) return refused(`seed attend un texte de ${MOST_SEED} signes au plus.`);
  const options = game.checkOptions(input.options);
  if (!options.ok) return refused(options.because);
  if (!Array.isArray(moves) || moves.length > MOST_MOVES) return refused(`moves attend une liste de ${MOST_MOVES} coups au plus.`);
  const checked: Move[] = [];
  for (const [at, input] of moves.entries()) {
    const move = game.checkMove(input);
    if (!move.ok) return refused(`Coup ${at + 1} : ${move.because}`);
    checked.push(move.value);
  }
  return { ok: true, replay: { version: game.version, game: game.id, options: options.value, seed, moves: checked } };
}
