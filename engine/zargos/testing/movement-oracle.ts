/**
 * The rules on movements again, slowly and another way, for the tests: from the board's lists, without its tables, one sentence of the rules a
 * line. `complaint` says what is wrong with a way; `targets` tries every way there is.
 */
import type { Board, PlaceId, SeaId, TerritoryId } from '../data/board-types.ts';
import type { ReachQuestion } from '../rules/movement/question.ts';
import type { Leg } from '../rules/movement/route.ts';

export interface Claim {
  readonly legs: readonly Leg[];
  readonly boats: number;
  readonly cards: readonly string[];
}

interface Context {
  readonly board: Board;
  readonly q: ReachQuestion;
}

const territory = ({ board }: Context, id: PlaceId) => board.territories.find((one) => one.id === id);
const cell = ({ board }: Context, id: PlaceId) => board.seas.find((one) => one.id === id);
const border = ({ board }: Context, a: PlaceId, b: PlaceId) =>
  board.borders.some((line) => (line.a === a && line.b === b) || (line.a === b && line.b === a));
const strait = ({ board }: Context, a: PlaceId, b: PlaceId) =>
  board.straits.some((ends) => a !== b && ends.some((id) => id === a) && ends.some((id) => id === b));
const swimmable = (c: Context, a: PlaceId, b: PlaceId) =>
  [[a, b] as const, [b, a] as const].some(([x, y]) => {
    const water = cell(c, x);
    return water !== undefined && (water.coasts.some((id) => id === y) || water.seas.some((id) => id === y));
  });
const isFrozen = (c: Context, id: PlaceId) => c.q.frozen.some((kingdom) => territory(c, id)?.kingdom === kingdom);
const isStormy = ({ q }: Context, id: PlaceId) => q.storms.flat().some((one) => one === id);
const isZargos = (c: Context, id: PlaceId) => territory(c, id)?.kingdom === 'zargos';
const ownerOf = ({ q }: Context, id: PlaceId) => Object.entries(q.owners ?? {}).find(([one]) => one === id)?.[1];
const struck = ({ q }: Context, effect: string) => q.effects.some((one) => one === effect);
const says = ({ q }: Context, id: keyof ReachQuestion['options'], reading: string) => q.options[id] === reading;

/** ZAR-ZRG-4, ZAR-L-19 */
const powerSleeps = (c: Context, places: readonly PlaceId[]) =>
  says(c, 'ZAR-L-19', 'tout-dedans') ? places.every((id) => isZargos(c, id)) : places.some((id) => isZargos(c, id));

/** What is wrong with one leg, the others left aside; undefined: nothing. */
function legFault(c: Context, leg: Leg, mist: boolean): string | undefined {
  const { q } = c;
  const { by, from, to, over } = leg;
  const attacks = q.phase === 'attacks';
  const [here, there] = [territory(c, from), territory(c, to)];
  if (from === to) return 'goes nowhere';
  if (isFrozen(c, from) || isFrozen(c, to)) return 'ZAR-GLACE';
  if (isStormy(c, from) || isStormy(c, to)) return 'ZAR-TEMPETE';
  if (!there && (q.people !== 'dragons' || attacks)) return 'ZAR-L-6, ZAR-DRA-1: stops at sea';
  if (!attacks && there && q.owners && ownerOf(c, to) !== q.people) return 'ZAR-REO-2: not its own';
  if ((!here || !there) && by !== 'swim') return 'not on land';
  switch (by) {
    case 'land':
      return border(c, from, to) ? undefined : 'ZAR-ATT-1: no border';
    case 'vortex':
      if (q.people !== 'araignees' || !here?.volcano || !there?.volcano) return 'ZAR-ARA-1';
      if (struck(c, 'tremblement-de-terre')) return 'ZAR-TREMBLEMENT';
      return powerSleeps(c, [from, to]) ? 'ZAR-L-19' : undefined;
    case 'flight':
    case 'strait': {
      if (q.people !== 'ailes') return 'no wings';
      if (struck(c, 'typhon')) return 'ZAR-TYPHON';
      if (powerSleeps(c, [from, to, ...over])) return 'ZAR-L-19';
      if (by === 'strait') return strait(c, from, to) && over.length === 0 ? undefined : 'ZAR-AIL-2';
      if (over.length === 0) return border(c, from, to) && !attacks ? undefined : 'ZAR-AIL-3';
      const stops = [from, ...over, to];
      if (stops.some((id, at) => at > 0 && !border(c, stops[at - 1] ?? id, id))) return 'ZAR-AIL-1: a gap';
      const isFar = mist && !says(c, 'ZAR-L-54', 'non');
      if (!isFar && (over.length > 1 || border(c, from, to))) return 'ZAR-AIL-1, ZAR-L-54';
      return over.some((id) => isFrozen(c, id)) && says(c, 'ZAR-L-28', 'survol-interdit') ? 'ZAR-L-28' : undefined;
    }
    case 'swim':
      if (q.people !== 'dragons' || !swimmable(c, from, to)) return 'ZAR-DRA-1';
      if (struck(c, 'raz-de-maree')) return 'ZAR-RAZ';
      if (here && powerSleeps(c, [from, to])) return 'ZAR-L-19';
      return !here && isZargos(c, to) && says(c, 'ZAR-L-18', 'non') ? 'ZAR-L-18' : undefined;
    case 'boats': {
      const waters = over.map((id) => cell(c, id));
      if (!waters.at(0)?.coasts.some((id) => id === from) || !waters.at(-1)?.coasts.some((id) => id === to)) return 'ZAR-MER-3: no coast';
      if (waters.some((one, at) => at > 0 && !one?.seas.some((id) => id === over[at - 1]))) return 'ZAR-MER-3: a gap';
      if (over.some((id) => isStormy(c, id))) return 'ZAR-TEMPETE';
      if (q.people === 'dragons' && struck(c, 'raz-de-maree') && !says(c, 'ZAR-L-52', 'oui')) return 'ZAR-RAZ, ZAR-L-52';
      if (attacks && q.fought && !says(c, 'ZAR-L-36', 'oui')) return 'ZAR-L-36';
      if (!attacks && !mist && q.fought && says(c, 'ZAR-L-51', 'non')) return 'ZAR-L-51';
      const isEmpty = q.owners !== undefined && ownerOf(c, to) === undefined && !isZargos(c, to);
      return attacks && isEmpty && says(c, 'ZAR-L-12', 'zargos-seul') ? 'ZAR-L-12' : undefined;
    }
    case 'elsewhere':
      return there?.kind === 'inner' || there?.kind === 'city' ? 'ZAR-AILLEURS' : undefined;
  }
}

/** What is wrong with leaving; `abandons`: by a Vent de Brume that lets one quit a province, and a sea cell if it counts as one. */
function leavingFault(c: Context, abandons: boolean): string | undefined {
  const { q } = c;
  const attacks = q.phase === 'attacks';
  const here = territory(c, q.from);
  if (here && q.owners && ownerOf(c, q.from) !== q.people) return 'not its own';
  if (isFrozen(c, q.from)) return 'ZAR-GLACE';
  if (!here && (struck(c, 'raz-de-maree') || isStormy(c, q.from))) return 'ZAR-RAZ, ZAR-L-50';
  if (attacks && q.fought) {
    if (q.people !== 'chevaliers') return 'ZAR-ATT-4';
    if (struck(c, 'inondations')) return 'ZAR-INONDATIONS';
    if (isZargos(c, q.from)) return 'ZAR-L-37';
  }
  if (!q.group || q.group.moves < q.group.stands || abandons) return undefined;
  if (here) return 'ZAR-ATT-1, ZAR-REO-2';
  return attacks || !says(c, 'ZAR-L-45', 'oui') ? undefined : 'ZAR-L-45';
}

/** What is wrong with an attack on this target. */
function targetFault(c: Context, to: PlaceId, march: boolean): string | undefined {
  const { q } = c;
  if (q.phase !== 'attacks') return undefined;
  const isOwn = q.owners !== undefined && ownerOf(c, to) === q.people;
  if (isOwn !== march) return 'ZAR-ATT-6';
  return q.fought && isZargos(c, to) && !says(c, 'ZAR-L-37', 'oui-en-entrant') && !march ? 'ZAR-L-37' : undefined;
}

/** ZAR-L-32 */
function isMarch(c: Context, { legs }: Claim): boolean {
  const { q } = c;
  const [leg] = legs;
  if (leg?.by !== 'land' || q.phase !== 'attacks' || ownerOf(c, leg.to) !== q.people) return false;
  const free = q.people === 'chevaliers' && !struck(c, 'inondations') && says(c, 'ZAR-L-32', 'oui');
  return free && !powerSleeps(c, [leg.from, leg.to]);
}

/** Steps that a leg takes of a reorganisation. */
const stepsOf = (c: Context, { by, over }: Leg): number => (by === 'boats' && says(c, 'ZAR-L-21', 'un-pas-par-case') ? over.length : 1);

/** Legs that are a whole movement. */
const isWhole = ({ by }: Leg): boolean => by === 'flight' || by === 'strait' || by === 'elsewhere';

function strideFault(c: Context, { legs }: Claim): string | undefined {
  const { q } = c;
  if (legs.some(isWhole)) return legs.length === 1 ? undefined : 'ZAR-L-15: a whole movement and more';
  if (q.phase === 'attacks') return legs.length === 1 ? undefined : 'ZAR-ATT-3';
  const isWinged = q.people === 'ailes' && !isZargos(c, q.from);
  const grounded = isWinged && struck(c, 'typhon') && says(c, 'ZAR-L-47', 'oui-d-une-province');
  const embarked = isWinged && !struck(c, 'typhon') && says(c, 'ZAR-L-53', 'oui') && legs.every(({ to }) => !isZargos(c, to));
  const most = grounded ? 1 : embarked ? 2 : q.stride;
  if (legs.reduce((sum, leg) => sum + stepsOf(c, leg), 0) > most) return 'ZAR-REO-1';
  return says(c, 'ZAR-L-51', 'non') && legs.some(({ by }, at) => at > 0 && by === 'boats') ? 'ZAR-L-51' : undefined;
}

function priceFault(c: Context, { legs, boats, cards }: Claim): string | undefined {
  const { q } = c;
  const cells = legs.reduce((sum, { by, over }) => sum + (by === 'boats' ? over.length : 0), 0);
  const wind = cards.includes('vent-de-terre');
  if (cards.some((card) => !q.cards.some((held) => held === card)) || boats > q.boats) return 'pays with what it has not';
  if (legs.some(({ by }) => by === 'elsewhere') !== cards.includes('vent-d-ailleurs')) return 'ZAR-AILLEURS';
  if (cells === 0) return boats === 0 && !wind ? undefined : 'pays for nothing';
  if (!wind) return boats === cells ? undefined : 'ZAR-MER-1';
  if (boats > 0 && says(c, 'ZAR-L-42', 'aucun-cumul')) return 'ZAR-L-42';
  return boats === Math.max(0, cells - 3) ? undefined : 'ZAR-TERRE';
}

/** The first thing that is wrong with a way; undefined: it is legal. */
export function complaint(board: Board, q: ReachQuestion, claim: Claim): string | undefined {
  const c: Context = { board, q };
  const { legs, cards } = claim;
  const mist = cards.includes('vent-de-brume');
  const march = isMarch(c, claim);
  const to = legs.at(-1)?.to;
  if (to === undefined || legs[0]?.from !== q.from) return 'starts elsewhere';
  if (legs.some(({ from }, at) => at > 0 && from !== legs[at - 1]?.to)) return 'is cut';
  const fault = leavingFault(c, mist && says(c, 'ZAR-L-38', 'abandon-permis')) ?? targetFault(c, to, march);
  if (fault) return fault;
  for (const leg of legs) {
    const wrong = legFault(c, leg, mist);
    if (wrong) return wrong;
  }
  if (!mist) return strideFault(c, claim) ?? priceFault(c, claim);
  return q.phase === 'reorganisation' && q.cards.includes('vent-de-brume') && legs.every(({ by }) => by !== 'elsewhere')
    ? undefined
    : 'ZAR-BRUME';
}

/** Every route through the sea without turning back. */
function routes({ board }: Context): readonly (readonly SeaId[])[] {
  const grow = (route: readonly SeaId[]): readonly (readonly SeaId[])[] => [
    route,
    ...board.seas
      .filter(({ id, seas }) => !route.includes(id) && seas.some((one) => one === route.at(-1)))
      .flatMap(({ id }) => grow([...route, id])),
  ];
  return board.seas.flatMap(({ id }) => grow([id]));
}

/** Every leg one may think of from a place, legal or not. */
function legsFrom(c: Context, from: PlaceId, sea: readonly (readonly SeaId[])[]): readonly Leg[] {
  const places: readonly PlaceId[] = [...c.board.territories, ...c.board.seas].map(({ id }) => id);
  const lands: readonly TerritoryId[] = c.board.territories.map(({ id }) => id);
  const plain = (['land', 'vortex', 'flight', 'strait', 'swim', 'elsewhere'] as const).flatMap((by) =>
    places.map((to) => ({ by, from, to, over: [] })),
  );
  const flown =
    c.q.people === 'ailes' ? lands.flatMap((over) => lands.map((to) => ({ by: 'flight' as const, from, to, over: [over] }))) : [];
  const sailed = sea.flatMap((over) => lands.map((to) => ({ by: 'boats' as const, from, to, over })));
  return [...plain, ...flown, ...sailed];
}

/** Where a flight leads that the mist lets last: in the air above a place, having seen nothing but the kingdom of Zargos or more (ZAR-L-54). */
function landings(c: Context, from: PlaceId): readonly PlaceId[] {
  const { q, board } = c;
  if (q.people !== 'ailes' || struck(c, 'typhon') || says(c, 'ZAR-L-54', 'non') || !territory(c, from)) return [];
  const inside = says(c, 'ZAR-L-19', 'tout-dedans');
  if (!inside && isZargos(c, from)) return [];
  const air = new Set([`${from} ${isZargos(c, from)}`]);
  const down = new Set<PlaceId>();
  for (const state of air) {
    const [above = '', onlyZargos] = state.split(' ');
    for (const { id } of board.territories) {
      if (!border(c, above as PlaceId, id) || (!inside && isZargos(c, id))) continue;
      const stillInside = onlyZargos === 'true' && isZargos(c, id);
      if (!isFrozen(c, id) && !stillInside && (!q.owners || ownerOf(c, id) === q.people)) down.add(id);
      if (!isFrozen(c, id) || !says(c, 'ZAR-L-28', 'survol-interdit')) air.add(`${id} ${stillInside}`);
    }
  }
  return [...down];
}

const PAYMENTS: readonly (readonly string[])[] = [[], ['vent-de-terre'], ['vent-d-ailleurs']];

/** Every place that some legal way leads to: all ways of one or two legs, and under a Vent de Brume as many as it takes. */
export function targets(board: Board, q: ReachQuestion): ReadonlySet<PlaceId> {
  const c: Context = { board, q };
  const sea = routes(c);
  const found = new Set<PlaceId>();
  const memory = new Map<PlaceId, readonly Leg[]>();
  const legal = (from: PlaceId, mist: boolean) => {
    const known = mist ? undefined : memory.get(from);
    const legs = known ?? legsFrom(c, from, sea).filter((leg) => legFault(c, leg, mist) === undefined);
    if (!mist) memory.set(from, legs);
    return legs;
  };
  const claim = (legs: readonly Leg[]): void => {
    const to = legs.at(-1)?.to;
    if (to === undefined || to === q.from || found.has(to)) return;
    const cells = legs.reduce((sum, { by, over }) => sum + (by === 'boats' ? over.length : 0), 0);
    for (const cards of PAYMENTS) {
      const boats = cards.includes('vent-de-terre') ? Math.max(0, cells - 3) : cells;
      if (complaint(board, q, { legs, boats, cards }) === undefined) found.add(to);
    }
  };
  for (const first of legal(q.from, false)) {
    claim([first]);
    if (q.phase === 'reorganisation' && !isWhole(first)) for (const second of legal(first.to, false)) claim([first, second]);
  }
  if (q.phase === 'attacks' || !q.cards.includes('vent-de-brume')) return found;
  if (leavingFault(c, says(c, 'ZAR-L-38', 'abandon-permis')) !== undefined) return found;
  const reached = new Set<PlaceId>([q.from]);
  for (const from of reached) {
    for (const { by, to } of legal(from, true)) if (by !== 'elsewhere') reached.add(to);
    for (const to of landings(c, from)) reached.add(to);
  }
  for (const place of reached) if (place !== q.from) found.add(place);
  return found;
}
