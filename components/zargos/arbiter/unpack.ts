/** A position of Zargos out of a link, the piles put in their usual form. */
import { type Checked, isRecord } from '#engine/core/input.ts';
import { checkGameOptions } from '#engine/zargos/game/options.ts';
import { AT_REST, eachPeople, tablesFor } from '#engine/zargos/game/table.ts';
import type { GameOptions, State } from '#engine/zargos/game/types.ts';
import { NO_CHANCE, normal } from '#engine/zargos/normal.ts';
import { PEOPLES } from '#engine/zargos/types.ts';

/** What a link leaves out. */
const REST = {
  random: NO_CHANCE,
  round: 0,
  order: [],
  pile: [],
  removed: [],
  master: null,
  effects: [],
  positioning: null,
  ...AT_REST,
} as const;

const counts = (value: unknown, length: number): readonly unknown[] => {
  const given = isRecord(value) ? value : {};
  return Array.from({ length }, (_, place) => given[place] ?? 0);
};

const byPeople = (value: unknown) => {
  const given = isRecord(value) ? value : {};
  return eachPeople((people) => (given[people] ?? 0) as number);
};

function ownersIn(value: unknown, territories: number): readonly unknown[] {
  const owners: (string | null)[] = Array.from({ length: territories }, () => null);
  for (const people of PEOPLES) {
    const places = isRecord(value) ? value[people] : undefined;
    for (const place of Array.isArray(places) ? places : []) {
      if (Number.isInteger(place) && place >= 0 && place < territories) owners[place] = people;
    }
  }
  return owners;
}

function turnIn(value: unknown, places: number): unknown {
  if (!isRecord(value)) return null;
  const { came, moved, landed, called, steps, ...turn } = value;
  return {
    ...turn,
    came: counts(came, places),
    moved: counts(moved, places),
    landed: counts(landed, places),
    called: counts(called, places),
    steps: byPeople(steps),
  };
}

/** A state whole again; what is wrong in it is for its reader to say. */
function whole(input: Readonly<Record<string, unknown>>, options: GameOptions): unknown {
  const tables = tablesFor(options);
  const { held, pawns, boats, points, turn, kingdoms, hands, ...rest } = input;
  return {
    ...REST,
    ...rest,
    owners: ownersIn(held, tables.territories),
    pawns: counts(pawns, tables.ids.length),
    boats: byPeople(boats),
    points: byPeople(points),
    kingdoms: kingdoms ?? tables.kingdoms.map(() => null),
    hands: hands ?? Array.from({ length: options.seats }, () => []),
    turn: turnIn(turn, tables.ids.length),
  };
}

/** The reader of states is fetched with the first link. */
export async function unpack(input: unknown): Promise<Checked<State>> {
  if (!isRecord(input)) return { ok: false, field: '', because: 'Une position attend un objet.' };
  const options = checkGameOptions(input.options);
  if (!options.ok) return options;
  const { readState } = await import('#engine/zargos/game/state.ts');
  const read = readState(whole(input, options.value));
  return read.ok ? { ok: true, value: normal(read.value) } : read;
}
