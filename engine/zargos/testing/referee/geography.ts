/** The board as a person reads it: what touches what, by id. Shares no table with the engine. */
import { BOARD } from '../../data/board.ts';
import type { BoardFile } from '../../data/board-file.ts';
import { boardFor } from '../../data/board-from.ts';
import type { Board, KingdomId, PlaceId, SeaCell, Territory } from '../../data/board-types.ts';

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
const OWN = new WeakMap<BoardFile, Geography>();

export function geographyOf(board: BoardFile | null): Geography {
  if (!board) return OURS;
  const known = OWN.get(board) ?? new Geography(boardFor(board));
  OWN.set(board, known);
  return known;
}
