/**
 * A second referee of the whole game, slow and obvious, written from the booklet's sentences and the rulings: every way is tried, every area is
 * flooded anew. It shares nothing with the rules of the engine but the form of a state.
 */
import { boardFor } from '../setup.ts';
import type { BoardPoint, Color, Force, Kingdom, Move, Piece, PointId, Ring, Seat, State, Walk } from '../types.ts';

/** What fell in a move: the card turned over and the die against it; `fresh`: the whole pile, where the cards were shuffled first. */
export interface Chance {
  readonly card?: Force;
  readonly face?: number;
  readonly fresh?: readonly Force[];
}

/** Obstacle stones of the box, seals of each city, amulets of a knight (GRA-MAT-1). */
const [STONES, SEALS, AMULETS] = [16, 6, 3];

/** The 24 dragons, weakest first (GRA-MAT-2). */
const CARDS = '002222333333444444555566';

/** What is asked of a state, looked up anew at each question. */
class Table {
  readonly state: State;
  readonly points: readonly BoardPoint[];
  readonly byId: ReadonlyMap<PointId, BoardPoint>;
  readonly lines: ReadonlyMap<PointId, readonly PointId[]>;
  readonly me: Piece;
  readonly floods = new Map<PointId, ReadonlySet<PointId>>();
  constructor(state: State) {
    this.state = state;
    const board = boardFor(state.options);
    this.points = board.points;
    this.byId = new Map(board.points.map((point) => [point.id, point]));
    this.lines = new Map(
      board.points.map(({ id }) => [id, board.lines.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))] as const),
    );
    this.me = this.pieceOf(state.turn);
  }

  reading(id: string): string | undefined {
    return (this.state.position.options as Readonly<Record<string, string>>)[id];
  }

  pieceOf(seat: Seat): Piece {
    const piece = this.state.position.pieces.find(({ color }) => color === this.state.options.colors[seat]);
    if (!piece) throw new Error(`no knight at seat ${seat}`);
    return piece;
  }

  point(id: PointId): BoardPoint {
    const point = this.byId.get(id);
    if (!point) throw new Error(id);
    return point;
  }

  areJoined(a: PointId, b: PointId): boolean {
    return this.lines.get(a)?.includes(b) ?? false;
  }

  stone(id: PointId): boolean {
    return this.state.position.stones.includes(id);
  }

  /** Knights on a point, but the one whose turn it is. */
  rivals(id: PointId): readonly Piece[] {
    return this.state.position.pieces.filter(({ at, color }) => at === id && color !== this.me.color);
  }

  isRingOn(id: PointId): boolean {
    const { ring } = this.state.position;
    return 'at' in ring && ring.at === id;
  }

  isBearer(piece: Piece): boolean {
    const { ring } = this.state.position;
    return 'bearer' in ring && ring.bearer === piece.color;
  }

  /** Where the ring is, on the board or on its bearer. */
  ringPoint(): PointId {
    const { ring, pieces } = this.state.position;
    if ('at' in ring) return ring.at;
    const bearer = pieces.find(({ color }) => color === ring.bearer);
    if (!bearer) throw new Error('nobody bears the ring');
    return bearer.at;
  }

  /** All that can be walked to from a point, stones apart: a dragon is stopped on, a knight will move (GRA-L-5). */
  flood(from: PointId, stones: readonly PointId[]): ReadonlySet<PointId> {
    const wet = new Set([from]);
    for (const id of wet) for (const next of this.lines.get(id) ?? []) if (!stones.includes(next)) wet.add(next);
    return wet;
  }

  /** The same with the stones that lie now, flooded once. */
  floodNow(from: PointId): ReadonlySet<PointId> {
    const known = this.floods.get(from) ?? this.flood(from, this.state.position.stones);
    this.floods.set(from, known);
    return known;
  }
}

/** The ring stops its bearer in a city (CIT-2, L-23), the table anybody (L-19); not in one that is occupied, unless it is shared (L-24). */
function mustStop(table: Table, id: PointId, isBearer: boolean): boolean {
  const { kind, kingdom } = table.point(id);
  if (kind !== 'city' || (table.rivals(id).length > 0 && table.reading('GRA-L-24') !== 'partage')) return false;
  if (!isBearer) return table.reading('GRA-L-19') === 'non';
  return table.reading('GRA-L-23') !== 'si-le-sceau-manque' || !kingdom || !table.me.seals.includes(kingdom);
}

/** Whether the knight may go on beyond a point (DEP-5, DEP-6, ANN-3, DRA-3). */
function mayPass(table: Table, id: PointId, isBearer: boolean): boolean {
  const isWinner = table.state.bonus;
  if (mustStop(table, id, isBearer)) return false;
  if (isWinner) return true;
  if (table.rivals(id).length > 0 && (!isBearer || table.reading('GRA-L-12') === 'non')) return false;
  return isBearer || !(table.stone(id) || table.point(id).kind === 'dragon');
}

/** Points of exile that a victim may be sent to, once the attacker stands on `taken` (ATT-1, L-10, L-22). */
const exilesOf = (table: Table, taken: PointId): readonly PointId[] =>
  table.points
    .filter(({ id, kind }) => kind === 'exile' && id !== taken && !table.stone(id) && table.rivals(id).length === 0)
    .map(({ id }) => id);

/** Whether the knight may end on a point (DEP-3, AMU-2, AMU-3, CIT-3, PIE-2, L-4, L-8, L-9, L-10, L-24, L-29). */
function mayStop(table: Table, id: PointId): boolean {
  const { me, state } = table;
  const { kind } = table.point(id);
  const rivals = table.rivals(id);
  if (table.stone(id)) return false;
  if (rivals.length === 0) return kind !== 'dragon' || me.amulets > 0;
  if (kind === 'city') return table.reading('GRA-L-24') === 'partage';
  if (rivals.some(({ waiting }) => waiting)) return false;
  if (state.bonus && table.reading('GRA-L-9') === 'non') return false;
  if (me.amulets < (kind === 'dragon' ? 2 : 1)) return false;
  return exilesOf(table, id).length > 0;
}

function mayWalk(table: Table, [first, second]: Walk): boolean {
  const { me, state } = table;
  const isBack = (id: PointId) => id === me.at || (state.bonus && table.reading('GRA-L-20') === 'oui' && state.left.includes(id));
  if (!table.areJoined(me.at, first) || isBack(first)) return false;
  if (second === undefined) return mayStop(table, first);
  if (!table.areJoined(first, second) || isBack(second)) return false;
  const isBearer = table.isBearer(me) || table.isRingOn(first);
  return mayPass(table, first, isBearer) && mayStop(table, second);
}

/** L-2: two points in a bonus; one where two cannot be, or where an attack or a city ends the move. */
function isBonusLength(table: Table, [first, second]: Walk, isTwoPossible: boolean): boolean {
  if (table.reading('GRA-L-2') === 'un-ou-deux' || second !== undefined || !isTwoPossible) return true;
  const isAttack = table.point(first).kind !== 'city' && table.rivals(first).length > 0;
  return isAttack || mustStop(table, first, table.isBearer(table.me) || table.isRingOn(first));
}

function walksOf(table: Table): readonly Walk[] {
  const ids = table.points.map(({ id }) => id);
  const walks: Walk[] = [];
  for (const first of ids) {
    if (mayWalk(table, [first])) walks.push([first]);
    for (const second of ids) if (mayWalk(table, [first, second])) walks.push([first, second]);
  }
  if (!table.state.bonus) return walks;
  const isTwoPossible = walks.some(([, second]) => second !== undefined);
  return walks.filter((walk) => isBonusLength(table, walk, isTwoPossible));
}

/** Whether no knight who had a way to the ring, or to a city where the table wants it, has lost it once the stones lie anew (PIE-3, L-5, L-16, L-26). */
function areWaysKept(table: Table, after: readonly PointId[], isSword: boolean): boolean {
  const cities = table.points.filter(({ kind }) => kind === 'city').map(({ id }) => id);
  const ring = isSword && table.reading('GRA-L-16') === 'non' ? [] : [table.ringPoint()];
  const goals = [...ring, ...(table.reading('GRA-L-26') === 'non' ? cities : [])];
  return goals.every((goal) => {
    const [then, now] = [table.floodNow(goal), table.flood(goal, after)];
    return table.state.position.pieces.every(({ at }) => !then.has(at) || now.has(at));
  });
}

/** Whether a point may take an obstacle stone beside `stones` (PIE-1, PIE-3, PIE-4, CRI-1, L-22). */
function mayLay(table: Table, id: PointId, stones: readonly PointId[], isSword: boolean): boolean {
  const { kind } = table.point(id);
  if (kind !== 'black' && (kind !== 'exile' || table.reading('GRA-L-22') === 'non')) return false;
  if (table.state.position.pieces.some(({ at }) => at === id) || table.isRingOn(id) || stones.includes(id)) return false;
  return areWaysKept(table, [...stones, id], isSword);
}

const laysOf = (table: Table): readonly PointId[] =>
  table.points.map(({ id }) => id).filter((id) => mayLay(table, id, table.state.position.stones, false));

/** Whether the sword may carry a stone there: elsewhere. */
const mayCarry = (table: Table, lifted: PointId, id: PointId): boolean =>
  id !== lifted &&
  mayLay(
    table,
    id,
    table.state.position.stones.filter((one) => one !== lifted),
    true,
  );

const carriesOf = (table: Table, lifted: PointId): readonly PointId[] =>
  table.points.map(({ id }) => id).filter((id) => mayCarry(table, lifted, id));

const liftsOf = (table: Table): readonly PointId[] =>
  table.state.position.stones.filter((lifted) => table.points.some(({ id }) => mayCarry(table, lifted, id)));

/** Where the ring may be put down, walls apart (CIT-1, ANN-4, L-11, L-15, L-21); a ball where knights still wait is not yet a point like another. */
function mayDeposit(table: Table, { id, kind, kingdom }: BoardPoint): boolean {
  if (kingdom === undefined || kingdom === table.point(table.me.at).kingdom || table.stone(id)) return false;
  if (kind !== 'black' && (kind !== 'crystal' || table.reading('GRA-L-21') === 'non')) return false;
  const there = table.state.position.pieces.filter(({ at }) => at === id);
  if (there.some(({ waiting }) => waiting)) return false;
  return there.length === 0 || table.reading('GRA-L-11') === 'sur-une-piece';
}

/** L-25; where all is walled in, the booklet's duty to put the ring down comes before our ruling. */
function depositsOf(table: Table): readonly PointId[] {
  const { pieces } = table.state.position;
  const points = table.points.filter((point) => mayDeposit(table, point)).map(({ id }) => id);
  const open = points.filter((id) => pieces.some(({ at }) => table.floodNow(id).has(at)));
  return table.reading('GRA-L-25') === 'oui' || open.length === 0 ? points : open;
}

/** Every move of the seat whose turn it is. */
export function refereeMoves(state: State): readonly Move[] {
  if (state.phase === 'over') return [];
  const table = new Table(state);
  const seat = state.turn;
  const walks = () => walksOf(table).map((path): Move => ({ kind: 'walk', seat, path }));
  const all = (kind: 'exile' | 'stone' | 'lift' | 'deposit', points: readonly PointId[]): readonly Move[] =>
    points.map((at) => ({ kind, seat, at }));
  switch (state.phase) {
    case 'walk': {
      if (table.me.held) return [{ kind: 'release', seat }];
      const found = walks();
      return found.length > 0 ? found : [{ kind: 'pass', seat }];
    }
    case 'bonus': {
      const found = walks();
      return found.length > 0 && table.reading('GRA-L-2') === 'obligatoire' ? found : [...found, { kind: 'pass', seat }];
    }
    case 'exile':
      return all('exile', exilesOf(table, state.pending.at(-1) ?? ''));
    case 'stone':
      return all('stone', laysOf(table));
    case 'lift':
      return all('lift', liftsOf(table));
    case 'sword':
      return all('stone', carriesOf(table, state.pending[0] ?? ''));
    case 'deposit':
      return all('deposit', depositsOf(table));
  }
}

const changed = (state: State, color: Color, change: Partial<Piece>): State => ({
  ...state,
  position: { ...state.position, pieces: state.position.pieces.map((one) => (one.color === color ? { ...one, ...change } : one)) },
});

const withRing = (state: State, ring: Ring): State => ({ ...state, position: { ...state.position, ring } });
const withStones = (state: State, stones: readonly PointId[]): State => ({ ...state, position: { ...state.position, stones } });

/** Seats play in turn, clockwise (L-27). */
const endTurn = (state: State): State => ({
  ...state,
  phase: 'walk',
  turn: (state.turn + 1) % state.options.seats,
  turns: state.turns + 1,
  pending: [],
  left: [],
  bonus: false,
});

/** The top card is turned over: aside until the pile is out, or back under it (DRA-1, L-1). */
function draw(state: State, { card, fresh }: Chance): State {
  if (card === undefined) throw new Error('no card');
  const pile = state.pile.length > 0 ? state.pile : (fresh ?? []);
  const seen = state.pile.length > 0 ? state.seen : [];
  if (state.pile.length === 0 && [...pile].sort().join('') !== CARDS) throw new Error(`not the 24 dragons: ${pile}`);
  if (pile[0] !== card) throw new Error(`card ${card} is not on top`);
  const isRound = new Table(state).reading('GRA-L-1') === 'sous-la-pile';
  return { ...state, pile: [...pile.slice(1), ...(isRound ? [card] : [])], seen: [...seen, card].slice(-CARDS.length) };
}

function duel(start: State, chance: Chance): State {
  const state = draw(start, chance);
  const table = new Table(state);
  if (chance.face === undefined) throw new Error('no die');
  if (chance.face >= (chance.card ?? 0)) {
    const bonus: State = { ...state, phase: 'bonus', bonus: true };
    return walksOf(new Table(bonus)).length > 0 ? bonus : endTurn(state);
  }
  const beaten = changed({ ...state, bonus: false }, table.me.color, { amulets: table.me.amulets - 1, held: true });
  return table.isBearer(table.me) ? givenUp(beaten) : endTurn(beaten);
}

/** The ring is put down wherever it may be; nowhere, it is kept (L-30). */
function givenUp(state: State): State {
  return depositsOf(new Table(state)).length > 0 ? { ...state, phase: 'deposit' } : endTurn(state);
}

/** What may become of the seal of a city: who gives one back is for the table (CIT-1, L-7, L-28). */
function sealed(state: State, kingdom: Kingdom): readonly State[] {
  const table = new Table(state);
  const { me } = table;
  const { pieces } = state.position;
  const isOut = pieces.flatMap(({ seals }) => seals).filter((one) => one === kingdom).length >= SEALS;
  const isOwned = me.seals.includes(kingdom);
  const given = changed(state, me.color, { seals: [...me.seals, kingdom] });
  if (isOwned) return [isOut || table.reading('GRA-L-7') === 'un-seul' ? state : given];
  if (!isOut) return [given];
  if (table.reading('GRA-L-28') === 'rien') return [state];
  return pieces
    .filter(({ seals }) => seals.filter((one) => one === kingdom).length > 1)
    .map(({ color, seals }) => changed(given, color, { seals: seals.filter((_, at) => at !== seals.indexOf(kingdom)) }));
}

function city(state: State, kingdom: Kingdom): readonly State[] {
  const table = new Table(state);
  const { me } = table;
  const isBearer = table.isBearer(me);
  const rested = changed(state, me.color, { amulets: Math.min(AMULETS, me.amulets + (isBearer ? 2 : 1)) });
  if (!isBearer) return [endTurn(rested)];
  return sealed(rested, kingdom).map((next) => {
    const owned = new Set(new Table(next).me.seals).size;
    return owned >= next.position.goal ? { ...next, phase: 'over', left: [], bonus: false } : givenUp(next);
  });
}

/** The point stopped on does what it does (DEP-6). */
function act(state: State, chance: Chance): readonly State[] {
  const table = new Table(state);
  const { kind, kingdom } = table.point(table.me.at);
  const { stones } = state.position;
  if (kind === 'dragon' && !(state.bonus && table.reading('GRA-L-3') === 'non')) return [duel(state, chance)];
  if (kind === 'city' && kingdom) return city(state, kingdom);
  if (kind === 'magic' && stones.length < STONES && laysOf(table).length > 0) return [{ ...state, phase: 'stone' }];
  if (kind === 'sword' && liftsOf(table).length > 0) return [{ ...state, phase: 'lift' }];
  return [endTurn(state)];
}

/** The knight goes his way: the ring is taken wherever it lies on it (ANN-1). */
function gone(state: State, path: readonly PointId[]): State {
  const table = new Table(state);
  const { me } = table;
  const moved = changed(state, me.color, { at: path.at(-1) ?? me.at, waiting: false });
  const taken = path.some((id) => table.isRingOn(id)) ? withRing(moved, { bearer: me.color }) : moved;
  return { ...taken, left: [...state.left, me.at, ...path.slice(0, -1)] };
}

function walk(state: State, path: Walk, chance: Chance): readonly State[] {
  const table = new Table(state);
  const end = path.at(-1) ?? '';
  if (table.point(end).kind !== 'city' && table.rivals(end).length > 0) return [{ ...state, phase: 'exile', pending: path }];
  return act(gone(state, path), chance);
}

/** First the exile, then what the point does (ATT-1 to ATT-3, ANN-2, L-13). */
function exile(state: State, at: PointId, chance: Chance): readonly State[] {
  const [victim] = new Table(state).rivals(state.pending.at(-1) ?? '');
  if (!victim) throw new Error('nobody to exile');
  const arrived = gone({ ...state, pending: [] }, state.pending);
  const table = new Table(arrived);
  const paid = changed(arrived, table.me.color, { amulets: table.me.amulets - 1 });
  const isHeld = victim.held && table.reading('GRA-L-13') === 'reste-du';
  const sent = changed(paid, victim.color, { at, held: isHeld });
  return act(table.isBearer(victim) ? withRing(sent, { bearer: table.me.color }) : sent, chance);
}

/** What may stand after a legal move, but for the generator: one state, or several where the rules leave a choice to nobody in particular. */
export function refereeAfter(state: State, move: Move, chance: Chance): readonly State[] {
  const table = new Table(state);
  const { stones } = state.position;
  switch (move.kind) {
    case 'walk':
      return walk(state, move.path, chance);
    case 'exile':
      return exile(state, move.at, chance);
    case 'stone':
      return [endTurn(withStones(state, [...stones.filter((id) => id !== state.pending[0]), move.at]))];
    case 'lift':
      return [{ ...state, phase: 'sword', pending: [move.at] }];
    case 'deposit': {
      const taker = state.position.pieces.find(({ at }) => at === move.at);
      return [endTurn(withRing(state, taker ? { bearer: taker.color } : { at: move.at }))];
    }
    case 'release':
      return [endTurn(changed(state, table.me.color, { held: false }))];
    case 'pass':
      return [endTurn(state)];
    case 'stop':
      return [{ ...state, phase: 'over', left: [], bonus: false }];
  }
}
