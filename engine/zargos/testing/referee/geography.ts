/** The board as a person reads it: what touches what, by id. Shares no table with the engine. */
import { BOARD } from '../../data/board.ts';
import { boardFor } from '../../data/board-from.ts';
import type { Board, KingdomId, PlaceId, SeaCell, Territory } from '../../data/board-types.ts';
import type { GameOptions } from '../../game/types.ts';

const NOTHING: readonly PlaceId[] = [];

export class Geography {
  readonly board: Board;
  /** Territories, then sea cells: the order of a state's lists. */
  readonly ids: readonly PlaceId[];
  readonly numbers: ReadonlyMap<PlaceId, number>;
  readonly lands: ReadonlyMap<PlaceId, Territory>;
  readonly seas: ReadonlyMap<PlaceId, SeaCell>;
  private readonly borders: ReadonlyMap<PlaceId, readonly PlaceId[]>;
  private readonly shores: ReadonlyMap<PlaceId, readonly PlaceId[]>;
  private readonly straits: ReadonlyMap<PlaceId, readonly PlaceId[]>;

  constructor(board: Board) {
    this.board = board;
    this.ids = [...board.territories, ...board.seas].map(({ id }) => id);
    this.numbers = new Map(this.ids.map((id, at) => [id, at]));
    this.lands = new Map(board.territories.map((land) => [land.id, land]));
    this.seas = new Map(board.seas.map((cell) => [cell.id, cell]));
    const across = (id: PlaceId, pairs: readonly (readonly [PlaceId, PlaceId])[]) =>
      pairs.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
    const lines = board.borders.map(({ a, b }) => [a, b] as const);
    this.borders = new Map(board.territories.map(({ id }) => [id, across(id, lines)]));
    this.straits = new Map(board.territories.map(({ id }) => [id, across(id, board.straits)]));
    this.shores = new Map(
      board.territories.map(({ id }) => [id, board.seas.filter(({ coasts }) => coasts.includes(id)).map((cell) => cell.id)]),
    );
  }

  isLand(id: PlaceId): boolean {
    return this.lands.has(id);
  }

  isSea(id: PlaceId): boolean {
    return this.seas.has(id);
  }

  /** Provinces with a common border (ZAR-ATT-1). */
  neighbours(id: PlaceId): readonly PlaceId[] {
    return this.borders.get(id) ?? NOTHING;
  }

  /** Sea cells that a province borders. */
  cellsOf(id: PlaceId): readonly PlaceId[] {
    return this.shores.get(id) ?? NOTHING;
  }

  coastsOf(cell: PlaceId): readonly PlaceId[] {
    return this.seas.get(cell)?.coasts ?? NOTHING;
  }

  seasBeside(cell: PlaceId): readonly PlaceId[] {
    return this.seas.get(cell)?.seas ?? NOTHING;
  }

  acrossStrait(id: PlaceId): readonly PlaceId[] {
    return this.straits.get(id) ?? NOTHING;
  }

  hasVolcano(id: PlaceId): boolean {
    return this.lands.get(id)?.volcano ?? false;
  }

  kingdomOf(id: PlaceId): KingdomId | undefined {
    return this.lands.get(id)?.kingdom;
  }

  isZargos(id: PlaceId): boolean {
    return this.kingdomOf(id) === 'zargos';
  }

  /** The Forbidden City or one of the three provinces round it. */
  isHeart(id: PlaceId): boolean {
    const kind = this.lands.get(id)?.kind;
    return kind === 'city' || kind === 'inner';
  }

  /** Behind walls: a capital, the Forbidden City included (ZAR-CAP-1). */
  isWalled(id: PlaceId): boolean {
    const kind = this.lands.get(id)?.kind;
    return kind === 'city' || kind === 'capital';
  }

  /** Territories of a kingdom. */
  membersOf(kingdom: KingdomId): readonly Territory[] {
    return this.board.territories.filter((land) => land.kingdom === kingdom);
  }
}

const OURS = /* @__PURE__ */ new Geography(BOARD);
const OWN = new WeakMap<object, Geography>();

/** What of a board a scenario plays on: its kingdoms and seas, and no line that leads out of them (ZAR-L-70). */
function partOf(whole: Board, { kingdoms, seas, sides }: NonNullable<GameOptions['scenario']>): Board {
  const isOut = (id: PlaceId): boolean =>
    id === 'lac' || id.startsWith('mer-') ? !seas.some((one) => one === id) : !kingdoms.some((kingdom) => kingdom === id.split('-')[0]);
  const inside = <Id extends PlaceId>(ids: readonly Id[]): readonly Id[] => ids.filter((id) => !isOut(id));
  const cells = whole.seas
    .filter(({ id }) => !isOut(id))
    .map((cell) => ({ ...cell, coasts: inside(cell.coasts), seas: inside(cell.seas) }));
  const burns = sides.some(({ people }) => people === 'araignees');
  return {
    ...whole,
    kingdoms: whole.kingdoms.filter(({ id }) => kingdoms.includes(id)),
    territories: whole.territories
      .filter(({ id }) => !isOut(id))
      .map((land) => ({ ...land, coastal: cells.some(({ coasts }) => coasts.includes(land.id)), volcano: burns && land.volcano })),
    seas: cells,
    borders: whole.borders.filter(({ a, b }) => inside([a, b]).length === 2),
    straits: whole.straits.filter((pair) => inside(pair).length === 2),
  };
}

export function geographyOf({ board, scenario }: Pick<GameOptions, 'board' | 'scenario'>): Geography {
  const key = scenario ?? board;
  if (!key) return OURS;
  const known = OWN.get(key);
  if (known) return known;
  const whole = board ? boardFor(board) : BOARD;
  const found = new Geography(scenario ? partOf(whole, scenario) : whole);
  OWN.set(key, found);
  return found;
}
