/** A position of Zargos in the file of puzzles: as a link holds it, with who holds what and how many stand there in two short texts, place after place. */
import { type Checked, isRecord } from '#engine/core/input.ts';
import type { State } from '#engine/zargos/game/types.ts';
import { PEOPLES } from '#engine/zargos/types.ts';
import { pack } from '../arbiter/pack.ts';
import { unpack } from '../arbiter/unpack.ts';

const NOBODY = '.';

/** `held`: a people's number in `PEOPLES` a territory, or a dot; `pawns`: counts between commas, nothing for none. */
export function packPuzzle(state: State): unknown {
  const { held: _held, pawns: _pawns, ...rest } = pack(state) as Readonly<Record<string, unknown>>;
  const held = state.owners.map((owner) => (owner ? PEOPLES.indexOf(owner) : NOBODY)).join('');
  return { ...rest, held, pawns: state.pawns.map((count) => count || '').join(',') };
}

export async function unpackPuzzle(input: unknown): Promise<Checked<State>> {
  const { held, pawns, ...rest } = isRecord(input) ? input : {};
  const owners = [...(typeof held === 'string' ? held : '')];
  const counts = (typeof pawns === 'string' ? pawns : '').split(',').map(Number);
  return unpack({
    ...rest,
    held: Object.fromEntries(PEOPLES.map((people, at) => [people, owners.flatMap((one, place) => (one === String(at) ? [place] : []))])),
    pawns: Object.fromEntries(counts.flatMap((count, place) => (count > 0 ? [[String(place), count]] : []))),
  });
}
