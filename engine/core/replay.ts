/** A game in full: its options, its seed and its moves. Played again, it gives the same states on every machine, and the same hashes. */
import type { Game, GameTypes } from './game.ts';
import { fnv1a } from './hash.ts';
import { type Checked, misfit, readFields, readInteger } from './input.ts';

export interface Replay<Options, Move> {
  /** Of the game: moves of another version may mean something else. */
  readonly version: number;
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly Move[];
}

/** Limits of what comes from outside. */
export const MAX_MOVES = 20_000;
export const MAX_SEED = 100;

const fault = (field: string, because: string) => ({ ok: false, field, because }) as const;

/**
 * A replay from outside: well-formed, of this game and version; whether its moves may be played shows when they are. One of another version is
 * refused at the field `version`.
 */
export function checkReplay<G extends GameTypes>(game: Game<G>, input: unknown): Checked<Replay<G['options'], G['move']>> {
  let first: ReturnType<typeof fault> | undefined;
  const report = (field: string, because: string) => {
    first ??= fault(field, because);
  };
  // A file of the table also says who sat there, which is nothing of the game.
  const fields = readFields(input, '', ['version', 'game', 'options', 'seed', 'moves', 'players'], report);
  if (fields.game !== game.id) misfit(fields.game, 'game', game.id, report);
  const version = readInteger(fields.version, 'version', 1, Number.MAX_SAFE_INTEGER, game.version, report);
  if (version > game.version || version < (game.since ?? game.version)) {
    report('version', `version attend ${game.version} : cette partie a été jouée avec la version ${version} des règles du site.`);
  }
  const { seed, moves: list } = fields;
  if (typeof seed !== 'string' || seed.length > MAX_SEED) report('seed', `seed attend un texte de ${MAX_SEED} signes au plus.`);
  const options = game.checkOptions(fields.options);
  if (!options.ok) report(options.field === '' ? 'options' : `options.${options.field}`, options.because);
  if (!Array.isArray(list) || list.length > MAX_MOVES) report('moves', `moves attend une liste de ${MAX_MOVES} coups au plus.`);
  if (first || typeof seed !== 'string' || !options.ok || !Array.isArray(list)) return first ?? fault('', 'La partie est illisible.');
  const moves: G['move'][] = [];
  for (const [at, entry] of list.entries()) {
    const move = game.checkMove(entry);
    if (!move.ok) return fault(move.field === '' ? `moves.${at}` : `moves.${at}.${move.field}`, `Coup ${at + 1} : ${move.because}`);
    moves.push(move.value);
  }
  return { ok: true, value: { version: game.version, game: game.id, options: options.value, seed, moves } };
}

/** Every state of a replay: after no move, after one, … A move that the rules refuse is named with its rule. */
export function statesOf<G extends GameTypes>(
  game: Game<G>,
  { options, seed, moves }: Replay<G['options'], G['move']>,
): Checked<readonly [G['state'], ...G['state'][]]> {
  let now = game.setup(options, seed);
  const states: [G['state'], ...G['state'][]] = [now];
  for (const [at, move] of moves.entries()) {
    const verdict = game.judge(now, move);
    if (!verdict.ok) return fault(`moves.${at}`, `Le coup ${at + 1} n’est pas permis (${verdict.rule}) : ${verdict.because}`);
    now = game.step(now, move).state;
    states.push(now);
  }
  return { ok: true, value: states };
}

/** `moves` and one more, less the last one if the new one implies it. Moves that only wait are not recorded: do not hand them in. */
export function record<G extends GameTypes>({ clock }: Pick<Game<G>, 'clock'>, moves: G['move'][], move: G['move']): void {
  const last = moves.at(-1);
  if (last && clock?.implies(move, last)) moves[moves.length - 1] = move;
  else moves.push(move);
}

/** The replay without what its moves imply: same outcome, fewer moves. */
export function compact<G extends GameTypes>(game: Game<G>, replay: Replay<G['options'], G['move']>): Replay<G['options'], G['move']> {
  const moves: G['move'][] = [];
  for (const move of replay.moves) if (!game.silent?.(move)) record(game, moves, move);
  return { ...replay, moves };
}

/** JSON with sorted keys: equal values, equal texts. Fields that hold undefined are left out. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${sortedJson(held)}`);
  return `{${parts.join(',')}}`;
}

/** A state in sixteen hex digits, the same on every machine. */
export const hashOf = (state: unknown): string => fnv1a(sortedJson(state));
