/**
 * Which readings of the table a verdict may rest on: those of the kind of move, and of what is on the map. Each is asked of the judge, and a phone has no time to
 * ask all of them.
 */
import { ALLOWED, refuse, type Verdict } from '#engine/core/verdict.ts';
import { terrainOf } from '#engine/zargos-lords/board/map.ts';
import { hasPower, type Power } from '#engine/zargos-lords/data/counters.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { fallingOf, linesOf } from '#engine/zargos-lords/game/retreats.ts';
import type { Move, MoveKind, State } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import { READINGS } from '#engine/zargos-lords/options.ts';
import type { Terrain } from '#engine/zargos-lords/types.ts';

type RulingId = keyof typeof READINGS;

// biome-ignore format: one family a row
const [STEPPING, STRIKING, ENTERING, SHOOTING, BESIEGING, RETREATING] = [
  ['LOR-L-5', 'LOR-L-6', 'LOR-L-20', 'LOR-L-27', 'LOR-L-35', 'LOR-L-38', 'LOR-L-40', 'LOR-L-41', 'LOR-L-42', 'LOR-L-47', 'LOR-L-48', 'LOR-L-49', 'LOR-L-50', 'LOR-L-53'],
  ['LOR-L-2', 'LOR-L-3', 'LOR-L-16', 'LOR-L-37', 'LOR-L-39', 'LOR-L-42', 'LOR-L-44', 'LOR-L-45', 'LOR-L-66'],
  ['LOR-L-18', 'LOR-L-46', 'LOR-L-58', 'LOR-L-60', 'LOR-L-63', 'LOR-L-64', 'LOR-L-65', 'LOR-L-67'],
  ['LOR-L-14', 'LOR-L-15', 'LOR-L-33'],
  ['LOR-L-21', 'LOR-L-22', 'LOR-L-34', 'LOR-L-56', 'LOR-L-57'],
  ['LOR-L-7', 'LOR-L-32', 'LOR-L-38', 'LOR-L-40', 'LOR-L-42', 'LOR-L-43', 'LOR-L-51', 'LOR-L-52', 'LOR-L-54', 'LOR-L-55', 'LOR-L-61', 'LOR-L-62', 'LOR-L-68'],
] as const satisfies readonly (readonly RulingId[])[];

const MARCHING: readonly RulingId[] = [...STEPPING, ...STRIKING, ...ENTERING, ...SHOOTING];

const BY_KIND: Readonly<Partial<Record<MoveKind, readonly RulingId[]>>> = {
  march: MARCHING,
  strike: [...MARCHING, 'LOR-L-13'],
  onward: STEPPING,
  vanish: ['LOR-L-19', 'LOR-L-36', ...SHOOTING],
  return: ['LOR-L-19', 'LOR-L-36', ...STEPPING],
  shoot: [...SHOOTING, ...ENTERING],
  attack: [...STRIKING, ...ENTERING, ...BESIEGING, 'LOR-L-40'],
  sally: [...STRIKING, ...BESIEGING, ...ENTERING],
  retreat: RETREATING,
  enter: ['LOR-L-57'],
  offer: ['LOR-L-31'],
  break: ['LOR-L-31'],
  end: [...MARCHING, ...BESIEGING, 'LOR-L-36'],
};

/** What a ruling is about: a terrain, a power, or something of the position. */
const ABOUT: Readonly<Partial<Record<RulingId, Terrain | Power | ((position: State['position']) => boolean)>>> = {
  'LOR-L-2': 'charge',
  'LOR-L-3': 'renfort',
  'LOR-L-5': 'pont',
  'LOR-L-6': 'gouffre',
  'LOR-L-14': 'gouffre',
  'LOR-L-15': 'bois',
  'LOR-L-16': 'renfort',
  'LOR-L-27': ({ map }) => map.wraps,
  'LOR-L-33': ({ cities }) => cities.length > 0,
  'LOR-L-35': ({ counters }) => counters.some(({ vanished }) => vanished),
  'LOR-L-37': 'charge',
  'LOR-L-40': 'gouffre',
  'LOR-L-41': 'mont',
  'LOR-L-42': 'pont',
  'LOR-L-45': ({ allies }) => allies.length > 0,
  'LOR-L-46': 'flammes',
  'LOR-L-47': ({ counters }) => counters.some(({ escort }) => escort),
  'LOR-L-49': ({ cities }) => cities.length > 0,
  'LOR-L-50': ({ cities }) => cities.length > 0,
  'LOR-L-52': 'gouffre',
  'LOR-L-53': 'gouffre',
  'LOR-L-66': 'charge',
  'LOR-L-67': 'flammes',
};

const TERRAINS = new WeakMap<State['position']['map'], ReadonlySet<string>>();

function isThere(position: State['position'], id: RulingId): boolean {
  const about = ABOUT[id];
  if (about === undefined) return true;
  if (typeof about === 'function') return about(position);
  const terrains = TERRAINS.get(position.map) ?? new Set([...position.map.rows.join('')].flatMap((sign) => terrainOf(sign) ?? []));
  TERRAINS.set(position.map, terrains);
  const kinds = [...position.counters.map(({ kind }) => kind), ...position.cities.flatMap(({ garrison }) => garrison)];
  return terrains.has(about) || kinds.some((kind) => hasPower(kind, about as Power));
}

export const mayRest = (state: State, move: Move): Partial<typeof READINGS> => {
  const ids = [...new Set(BY_KIND[move.kind] ?? [])].filter((id) => isThere(state.position, id));
  return Object.fromEntries(ids.map((id) => [id, READINGS[id]]));
};

/** Of a retreat, which may always be made, whether its line saves; of all else, the judge's verdict. */
export function weigh(state: State, move: Move): Verdict<RuleId> {
  const verdict = LORDS.judge(state, move);
  const falling = move.kind === 'retreat' && verdict.ok ? fallingOf(state, move.id) : undefined;
  if (move.kind !== 'retreat' || !falling) return verdict;
  const first = linesOf(state, falling).find(({ direction }) => direction === move.direction)?.first;
  if (!first || first.fate === 'safe') return ALLOWED;
  return refuse(first.fate === 'paralysed' ? 'LOR-GOU-1' : 'LOR-REC-2', first.because ?? '');
}
