/**
 * A whole game followed from its first state by its moves and by the dice and cards that are told. It keeps its own owners, pawns, boats, points, order,
 * kingdom cards and Master; what is told against a rule throws an Error that names it.
 */
import { fnv1a } from '../../../core/hash.ts';
import type { PlaceId } from '../../data/board-types.ts';
import type { Event, EventOf } from '../../game/events.ts';
import type { Move, Seat, State } from '../../game/types.ts';
import { PEOPLES, type People } from '../../types.ts';
import { attackWays, isLegalAttack } from './attacks.ts';
import { cardHolder, isLegalPurchase, masterOf, pointsOf, rankedBy, timeWinners, winnerOf } from './count.ts';
import { FightBook } from './fight.ts';
import { isLegalMarch, marchWays } from './marches.ts';
import { Table } from './table.ts';
import { type Tales, talesIn, toldIn } from './tales.ts';
import { largestCall } from './windows.ts';

/** What the ledger models, of a state or of its own. */
export interface Model {
  readonly owners: Readonly<Record<string, People | null>>;
  readonly pawns: Readonly<Record<string, number>>;
  readonly boats: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<string, number>>;
  /** Seats in the order of play. */
  readonly order: readonly Seat[];
  readonly kingdoms: Readonly<Record<string, People | null>>;
  readonly master: Seat | null;
}

const seatsOf = (order: readonly People[], seatOf: (people: People) => Seat): readonly Seat[] => [...new Set(order.map(seatOf))];

/** The model of a state of the engine. */
export function modelOf(state: State): Model {
  const table = new Table(state);
  const { ids, board } = table.map;
  return {
    owners: Object.fromEntries(board.territories.map(({ id }) => [id, table.owner(id)])),
    pawns: Object.fromEntries(ids.map((id) => [id, table.pawns(id)])),
    boats: Object.fromEntries(PEOPLES.map((people) => [people, state.boats[people]])),
    points: Object.fromEntries(PEOPLES.map((people) => [people, state.points[people]])),
    order: seatsOf(state.order, (people) => table.seatOf(people)),
    kingdoms: Object.fromEntries(board.kingdoms.map(({ id }, at) => [id, state.kingdoms[at] ?? null])),
    master: state.master,
  };
}

export const modelHash = (model: Model): string => fnv1a(JSON.stringify(model));

interface Pending {
  readonly people: People;
  readonly groups: readonly number[];
}

const total = (groups: readonly number[]): number => groups.reduce((sum, pawns) => sum + pawns, 0);

export class Ledger {
  private table: Table;
  private tales: Tales | undefined;
  private readonly owners: Map<PlaceId, People | null>;
  private readonly pawns: Map<PlaceId, number>;
  private readonly boats: Map<People, number>;
  private readonly points: Map<People, number>;
  private readonly purses = new Map<People, number>();
  private readonly kingdoms: Map<string, People | null>;
  private readonly attacks = new Map<PlaceId, Pending>();
  /** Losses that a red card makes, still to be told. */
  private readonly due = new Map<PlaceId, number | 'die'>();
  private order: readonly Seat[];
  private fight: FightBook | null = null;
  private master: Seat | null;
  private isCounting = false;

  constructor(first: State) {
    this.table = new Table(first);
    const model = modelOf(first);
    const { ids, board } = this.table.map;
    this.owners = new Map(board.territories.map(({ id }) => [id, model.owners[id] ?? null]));
    this.pawns = new Map(ids.map((id) => [id, model.pawns[id] ?? 0]));
    this.boats = new Map(PEOPLES.map((people) => [people, model.boats[people] ?? 0]));
    this.points = new Map(PEOPLES.map((people) => [people, model.points[people] ?? 0]));
    this.kingdoms = new Map(Object.entries(model.kingdoms));
    this.order = model.order;
    this.master = model.master;
  }

  model(): Model {
    return {
      owners: Object.fromEntries(this.owners),
      pawns: Object.fromEntries(this.pawns),
      boats: Object.fromEntries(this.boats),
      points: Object.fromEntries(this.points),
      order: this.order,
      kingdoms: Object.fromEntries(this.kingdoms),
      master: this.master,
    };
  }

  private must(isSo: boolean, rule: string, what: unknown): void {
    if (!isSo) throw new Error(`${rule}: ${JSON.stringify(what)}`);
  }

  private owner = (id: PlaceId): People | null => {
    if (this.table.map.isSea(id)) return (this.pawns.get(id) ?? 0) > 0 ? 'dragons' : null;
    return this.owners.get(id) ?? null;
  };

  private at(id: PlaceId): number {
    return this.pawns.get(id) ?? 0;
  }

  /** Puts so many pawns in a place; an empty province is nobody's. */
  private set(id: PlaceId, people: People | null, pawns: number): void {
    this.must(pawns >= 0, 'ZAR-REO-2', { id, pawns });
    this.pawns.set(id, pawns);
    if (this.table.map.isLand(id)) this.owners.set(id, pawns > 0 ? people : null);
  }

  private add(id: PlaceId, pawns: number): void {
    this.set(id, this.owner(id), this.at(id) + pawns);
  }

  private pay(people: People, boats: number, fares: readonly number[], what: unknown): void {
    this.must(fares.includes(boats), 'ZAR-MER-1', { boats, fares, what });
    const left = (this.boats.get(people) ?? 0) - boats;
    this.must(left >= 0, 'ZAR-MER-1', { left, what });
    this.boats.set(people, left);
  }

  private attacked(event: EventOf<'attacked' | 'marched'>, move: Move): void {
    if (move.kind !== 'attack') throw new Error('an attack that nobody sent');
    const { people, from, to, pawns, card } = move;
    this.must(event.from === from && event.into === to && event.pawns === pawns && event.people === people, 'ZAR-ATT-1', { event, move });
    this.must(isLegalAttack(this.table.state, move), 'ZAR-ATT-1', move);
    this.pay(
      people,
      event.boats,
      attackWays(this.table, people, from, to, card).map((way) => way.boats),
      move,
    );
    this.add(from, -pawns);
    this.attacks.set(to, { people, groups: [...(this.attacks.get(to)?.groups ?? []), pawns] });
  }

  private marched(event: EventOf<'attacked' | 'marched'>, move: Move): void {
    if (move.kind !== 'march') throw new Error('a march that nobody made');
    const { people, from, to, pawns, card } = move;
    const told = toldIn(this.table.state, this.tales);
    this.must(
      told.some((state) => isLegalMarch(state, move)),
      'ZAR-REO-1',
      move,
    );
    const fares = told.flatMap((state) => marchWays(new Table(state), people, from, to, card).map((way) => way.boats));
    this.tales?.take(this.table.state, move, event.boats);
    this.pay(people, event.boats, this.table.state.phase === 'attacks' ? [0] : fares, move);
    this.add(from, -pawns);
    this.set(to, people, this.at(to) + pawns);
  }

  private opened({ seat, people, at, pawns, defender, defenders }: EventOf<'opened'>): void {
    const attack = this.attacks.get(at);
    const owner = this.owner(at);
    const empty = this.table.map.isZargos(at) && this.master !== seat ? 'demons' : 'nobody';
    this.must(attack?.people === people && total(attack.groups) === pawns, 'ZAR-COM-1', { at, attack, pawns });
    this.must(defender === (owner ?? empty), 'ZAR-ZRG-1', { at, defender, owner, master: this.master });
    this.must(defenders === this.at(at), 'ZAR-COM-3', { at, defenders });
    this.attacks.delete(at);
    const camps = {
      at,
      seat,
      attacker: people,
      defender: defender === 'nobody' ? 'demons' : defender,
      groups: attack?.groups ?? [],
    } as const;
    this.fight = new FightBook(this.table, { ...camps, pawns: { attacker: pawns, defender: defenders } });
  }

  private called({ from, into, pawns }: EventOf<'called'>): void {
    this.must(this.fight?.camps.at === into && pawns <= largestCall(this.table, from), 'ZAR-ARA-2', { from, into, pawns });
    this.add(from, -pawns);
    if (this.fight) this.fight.pawns.defender += pawns;
  }

  private held({ at, people, left, how, before }: EventOf<'held'>): void {
    const { fight } = this;
    if (!fight || fight.camps.at !== at) throw new Error(`ZAR-COM-1: no fight at ${at}`);
    this.must(before === this.owner(at), 'ZAR-COM-6', { at, before });
    const isWalk = how === 'walked-in';
    this.must(isWalk ? fight.camps.defender === 'demons' && fight.ended === null : fight.ended !== null, 'ZAR-COM-2', { at, how });
    const holder = isWalk ? 'attacker' : fight.ended;
    const owner =
      holder === 'attacker'
        ? fight.camps.attacker
        : holder === 'defender' && fight.camps.defender !== 'demons'
          ? fight.camps.defender
          : null;
    const pawns = owner === null || holder === null || holder === 'nobody' ? 0 : fight.pawns[holder];
    this.must(owner === people && pawns === left, 'ZAR-COM-6', { at, people, left, owner, pawns });
    this.set(at, owner, pawns);
    this.fight = null;
  }

  /** What a red card is to take off, before it is told. */
  private effect({ card, target }: EventOf<'effect'>): void {
    const { map } = this.table;
    const lands = map.board.territories.map(({ id }) => id).filter((id) => this.at(id) > 0);
    if (card === 'vent-de-mort') for (const id of lands) if (this.at(id) > 7) this.due.set(id, this.at(id) - 7);
    if (card === 'vent-demoniaque' && 'place' in target && this.at(target.place) > 0) this.due.set(target.place, this.at(target.place));
    if (card === 'vent-de-folie' && 'kingdom' in target)
      for (const id of lands) if (map.kingdomOf(id) === target.kingdom) this.due.set(id, 'die');
  }

  private folly({ at, face, losses, left }: EventOf<'folly'>): void {
    this.must(this.due.get(at) === 'die', 'ZAR-FOLIE', { at });
    this.due.delete(at);
    const right = Math.max(0, this.at(at) - Math.floor(face / 2));
    this.must(left === right && (losses === Math.floor(face / 2) || losses === this.at(at) - right), 'ZAR-FOLIE', {
      at,
      face,
      losses,
      left,
    });
    this.set(at, this.owner(at), right);
  }

  private removed({ card, at, losses, left }: EventOf<'removed'>): void {
    const isLater = card === 'vent-de-mort' && this.table.reads('ZAR-L-49', 'fin-du-tour') && !this.due.has(at);
    const isDrowned = card === 'raz-de-maree' && this.table.map.isSea(at) && this.table.reads('ZAR-L-24', 'elimines');
    const right = isLater ? this.at(at) - 7 : isDrowned ? this.at(at) : this.due.get(at);
    this.must(losses === right && left === this.at(at) - losses, card, { at, losses, left, right });
    this.due.delete(at);
    this.set(at, this.owner(at), left);
  }

  private fled({ from, into, pawns }: EventOf<'fled'>): void {
    this.must(pawns === this.at(from) && this.table.map.isSea(from), 'ZAR-TEMPETE', { from, into, pawns });
    this.set(from, 'dragons', 0);
    this.set(into, 'dragons', this.at(into) + pawns);
  }

  private reinforced({ people, at, pawns, bought }: EventOf<'reinforced'>, move: Move): void {
    if (bought) {
      this.must(isLegalPurchase(this.table.state, move), 'ZAR-REN-1', move);
      this.spend(people, 2 * pawns);
    }
    this.must(this.owner(at) === people, 'ZAR-REN-2', { people, at });
    this.add(at, pawns);
  }

  private spend(people: People, points: number): void {
    const left = (this.purses.get(people) ?? 0) - points;
    this.must(left >= 0, 'ZAR-REN-1', { people, points, left });
    this.purses.set(people, left);
  }

  private boughtBoats({ people, count }: EventOf<'bought-boats'>, move: Move): void {
    this.must(isLegalPurchase(this.table.state, move), 'ZAR-REN-1', move);
    this.spend(people, 5 * count);
    this.boats.set(people, (this.boats.get(people) ?? 0) + count);
  }

  /** All points and kingdom cards, once a round, before anything else is told of the count. */
  private count(): void {
    const { map } = this.table;
    for (const people of PEOPLES) {
      const points = pointsOf(map, this.owner, people);
      this.points.set(people, points);
      this.purses.set(people, points);
    }
    // Their cards bring magic, and nothing else.
    if (this.table.state.options.scenario?.cards.length === 0) return;
    for (const { id } of map.board.kingdoms) this.kingdoms.set(id, cardHolder(map, this.owner, id, this.kingdoms.get(id) ?? null));
  }

  private counted({ people, points }: EventOf<'counted'>): void {
    if (!this.isCounting) this.count();
    this.isCounting = true;
    this.must(points === this.points.get(people), 'ZAR-PTS-1', { people, points, right: this.points.get(people) });
  }

  private ordered({ order, rolls }: EventOf<'order'>): void {
    this.isCounting = false;
    const seatOf = (people: People) => this.table.seatOf(people);
    const points = (people: People) => this.points.get(people) ?? 0;
    if (this.table.reads('ZAR-L-17', 'rang-par-peuple')) {
      const peoples = rankedBy(order.toSorted(), points, rolls as readonly { seat: People; face: number }[]);
      this.must(JSON.stringify(peoples) === JSON.stringify(order), 'ZAR-ORD-1', { order, peoples, rolls });
      this.order = seatsOf(peoples, seatOf);
      return;
    }
    const sumOf = (seat: Seat) => order.filter((people) => seatOf(people) === seat).reduce((sum, people) => sum + points(people), 0);
    const seats = rankedBy([...new Set(order.map(seatOf))].sort(), sumOf, rolls as readonly { seat: Seat; face: number }[]);
    this.must(JSON.stringify(seats) === JSON.stringify(seatsOf(order, seatOf)), 'ZAR-ORD-1', { order, seats, rolls });
    this.order = seats;
  }

  private out({ people }: EventOf<'out'>): void {
    const standing = this.table.map.ids.filter((id) => this.owner(id) === people && this.at(id) > 0);
    this.must(standing.length === 0, 'ZAR-L-13', { people, standing });
    this.boats.set(people, 0);
  }

  private card({ seat, card }: EventOf<'card'>): void {
    const { fight } = this;
    if (card !== 'vent-de-guerre' || !fight) return;
    const isAttacker = seat === fight.camps.seat && this.table.state.turn?.combat?.before[0] !== 'wind-defender';
    const side = isAttacker ? 'attacker' : 'defender';
    this.must(!fight.winds[side], 'ZAR-MAG-6', { seat, side });
    fight.winds[side] = true;
  }

  private take(event: Event, move: Move): void {
    switch (event.kind) {
      case 'attacked':
        this.attacked(event, move);
        break;
      case 'marched':
        this.marched(event, move);
        break;
      case 'opened':
        this.opened(event);
        break;
      case 'called':
        this.called(event);
        break;
      case 'fight':
        this.fight?.take(event.what);
        break;
      case 'held':
        this.held(event);
        break;
      case 'card':
        this.card(event);
        break;
      case 'effect':
        this.effect(event);
        break;
      case 'folly':
        this.folly(event);
        break;
      case 'removed':
        this.removed(event);
        break;
      case 'fled':
        this.fled(event);
        break;
      case 'reinforced':
        this.reinforced(event, move);
        break;
      case 'bought-boats':
        this.boughtBoats(event, move);
        break;
      case 'unspent':
        this.must(event.points === this.purses.get(event.people), 'ZAR-REN-1', event);
        break;
      case 'counted':
        this.counted(event);
        break;
      case 'order':
        this.ordered(event);
        break;
      case 'out':
        this.out(event);
        break;
      case 'over':
        this.must(event.by !== 'city' || winnerOf(this.table.map, this.owner) === event.people, 'ZAR-BUT-1', event);
        if (event.by === 'time') {
          const { state } = this.table;
          const right = timeWinners(state, this.owner, (id) => this.at(id));
          this.must(state.round === state.options.scenario?.rounds, 'ZAR-L-70', { round: state.round, event });
          this.must(JSON.stringify(right) === JSON.stringify(event.winners), 'ZAR-L-70', { right, event });
        }
        break;
    }
  }

  /** Takes a move and what it told; `before` is the engine's state, asked only for what the ledger does not keep: cards in force, hands, the turn. */
  follow(before: State, move: Move, events: readonly Event[], after: State): void {
    this.table = new Table(before);
    this.tales = talesIn(before, this.tales);
    for (const event of events) this.take(event, move);
    this.must(this.due.size === 0, 'ZAR-MORT', [...this.due]);
    this.master = masterOf(this.owner, (people) => this.table.seatOf(people));
    const victor = winnerOf(this.table.map, this.owner);
    this.must((victor !== null) === (after.ending?.by === 'city'), 'ZAR-BUT-1', { victor, ending: after.ending });
    const alive = new Set(after.order);
    if (alive.size > 0) this.order = this.order.filter((seat) => (after.peoples[seat] ?? []).some((people) => alive.has(people)));
  }

  /** The same, as a text: the rule that was broken, the move, what it told and the state before it; undefined where all is well. */
  broken(before: State, move: Move, events: readonly Event[], after: State): string | undefined {
    try {
      this.follow(before, move, events, after);
      return undefined;
    } catch (error) {
      return `${error instanceof Error ? error.message : error} ${JSON.stringify({ move, events, before })}`;
    }
  }
}
