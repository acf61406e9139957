/**
 * A second referee of the whole war: garrisons, sieges, escorts, combats of their own, vanished Moines, alliances, hostages, the calendar. Written from the
 * booklet's sentences and the rulings, slow and obvious, upon the second judge (`judge.ts`); it shares nothing with the rules but the form of a state.
 */
import { diceFrom } from '../../core/dice.ts';
import { resume } from '../../core/random.ts';
import type { City, Counter, Position } from '../board/position.ts';
import { SCENARIOS } from '../game/scenarios.ts';
import type { Move, MoveOf, Onward, State } from '../game/types.ts';
import { type Box, KINDS, type Kind, type People, type Shot } from '../types.ts';
import {
  attackedIn,
  type Cell,
  cellOfHex,
  chargeIn,
  fights,
  KINDS_OF,
  mayAim,
  movesOf,
  retreatOf,
  shootsAt,
  shotInstead,
  Table,
} from './judge.ts';

type Hex = Counter['at'];

const SEAT_LETTERS = 'abcd';
const DIRECTIONS = ['n', 'ne', 'se', 's', 'so', 'no'] as const;
const INFANTRY: readonly Kind[] = ['chevaliers-fantassin', 'dragons-fantassin', 'ailes-fantassin', 'moines-fantassin'];
const ARCHERS: readonly Kind[] = ['chevaliers-fantarcher', 'ailes-fantarcher'];
const SEERS: readonly Kind[] = ['sorcier', 'illusionniste'];
const STRIKERS: readonly Kind[] = ['aile', 'faucon', 'serpent'];

const nameOf = ({ column, row }: Cell): string => `${column}.${row}`;
const placeOf = (hex: Hex): string => nameOf(cellOfHex(hex));
export const cityNameOf = ({ at }: City): string => `ville@${at.q},${at.r}`;
export const seatOf = (id: string): number => SEAT_LETTERS.indexOf(id[0] ?? '');

/** What is asked of a counter that would move: who goes, from where, and the board as it is without it, but for itself. */
interface Mover {
  readonly id: string;
  /** All counters that go: one, or an escorted one and its escort. */
  readonly ids: readonly string[];
  readonly counter: Counter;
  readonly position: Position;
  readonly from: 'field' | 'city';
}

export class War {
  readonly state: State;
  readonly box: Box;
  readonly table: Table;
  constructor(state: State, box: Box) {
    // Two on a hex are not played in a war: who chose them by hand is told so (LOR-REV-3).
    const options = { ...state.position.options, 'LOR-REV-3': 'non' } as const;
    this.state = { ...state, position: { ...state.position, options } };
    this.box = box;
    this.table = new Table(this.state.position);
  }

  reads(id: string, reading: string): boolean {
    return this.table.reading(id) === reading;
  }

  get people(): People | undefined {
    return this.state.peoples[this.state.turn];
  }

  peopleOfSeat(seat: number): People | undefined {
    return this.state.peoples[seat];
  }

  /** A counter in the open, by its own name or as the escort of another. */
  inOpen(id: string): Counter | undefined {
    return this.state.position.counters.find((one) => one.id === id || one.escortId === id);
  }

  /** Where a counter is, in the open or in a city of its people. */
  where(id: string): Cell | undefined {
    const at = this.inOpen(id)?.at ?? this.cityOf(id)?.at;
    return at && cellOfHex(at);
  }

  cityOf(id: string): City | undefined {
    return this.state.position.cities.find((one) => one.ids?.includes(id));
  }

  cityNamed(id: string): City | undefined {
    return this.state.position.cities.find((one) => cityNameOf(one) === id);
  }

  kindIn(city: City, id: string): Kind {
    const kind = city.garrison[city.ids?.indexOf(id) ?? -1];
    if (!kind) throw new Error(`${id} is not in ${cityNameOf(city)}`);
    return kind;
  }

  hasMarched(id: string): boolean {
    return this.state.marched.some((one) => one.id === id);
  }

  /** Who is attacked and whose combat is not over: counters as the judge says, and cities that somebody came for. */
  attacked(): readonly string[] {
    const others = this.state.marched.flatMap(({ id, against }) => {
      const at = this.where(id);
      const city = against === undefined ? undefined : this.cityNamed(against);
      const enemy = this.state.position.counters.find((one) => one.id === against);
      const goal = city && city.garrison.length > 0 ? city.at : enemy && !enemy.paralysed ? enemy.at : undefined;
      if (against === undefined || !goal || !at || this.inOpen(id)?.paralysed || this.hasFought(id)) return [];
      if (this.state.shot.some((shot) => shot.id === id) && this.insteadOf(id) !== undefined) return [];
      return this.table.touch(at, cellOfHex(goal)) ? [against] : [];
    });
    return [...attackedIn(this.state), ...others];
  }

  /** By itself, or as the escort of one that has. */
  hasFought(id: string): boolean {
    return this.state.fought.some((one) => one === id || one === this.inOpen(id)?.id);
  }

  /** Why one that has shot does not fight as well. */
  insteadOf(id: string): string | undefined {
    const city = this.cityOf(id);
    const inside = city && { id, kind: this.kindIn(city, id), at: city.at };
    const { position } = this.state;
    return shotInstead(inside ? { ...position, counters: [...position.counters, inside] } : position, id);
  }

  /** Who may speak. */
  speakers(): readonly number[] {
    const { phase, offer, sparing, falling, turn, peoples } = this.state;
    if (phase === 'over') return [];
    if (phase === 'answer') return offer ? [offer.to] : [];
    if (phase === 'spare') return sparing ? [sparing.seat] : [];
    if (phase === 'retreat') {
      const one = this.inOpen(falling[0]?.id ?? '');
      return one ? [peoples.indexOf(this.table.people(one))] : [];
    }
    // LOR-L-29: behind a screen, all at once, step by step.
    const isScreened = this.reads('LOR-L-29', 'ensemble') && ['cities', 'garrisons', 'deployment'].includes(phase);
    return isScreened ? peoples.flatMap((_, seat) => (this.isReady(seat) ? [] : [seat])) : [turn];
  }

  /** Whether nothing is left to be done for a seat in this step of the preparation. */
  isReady(seat: number): boolean {
    const { phase, position, peoples } = this.state;
    const own = position.cities.filter((city) => city.people === peoples[seat]);
    if (phase === 'cities') return own.length >= (this.reads('LOR-REV-1', 'six') ? 6 : 4) || !this.hasRoom(seat);
    if (phase === 'garrisons') return own.every((city) => city.ids !== undefined);
    const count = this.army(peoples[seat]).length;
    return !Array.from({ length: count }, (_, at) => `${SEAT_LETTERS[seat]}${at + 1}`).some((id) => this.isUnplaced(seat, id));
  }

  hasRoom(seat: number): boolean {
    return [...continentsOf(this.state.position.map).keys()].some((name) => {
      const [column = 0, row = 0] = name.split('.').map(Number);
      return this.found({ kind: 'found', seat, at: { q: column, r: row - Math.floor(column / 2) } }) === undefined;
    });
  }

  /** Who would go, where a move names one of the speaker's counters that may still move; a sentence where it may not. */
  mover(id: string, apart?: 'escort' | 'escorted'): Mover | string {
    const { position, marched, fought, held } = this.state;
    const own = position.counters.find((one) => one.id === id);
    const city = this.cityOf(id);
    const acted = (one: string): boolean => fought.includes(one) || held.includes(one) || marched.some((other) => other.id === one);
    if (city) {
      if (city.people !== this.people || apart) return 'not of this garrison';
      if (acted(id)) return 'it has acted';
      const counter: Counter = { id, kind: this.kindIn(city, id), at: city.at };
      const left = {
        ...city,
        garrison: without(city.garrison, city.ids?.indexOf(id) ?? -1),
        ids: city.ids?.filter((one) => one !== id) ?? [],
      };
      return {
        id,
        ids: [id],
        counter,
        from: 'city',
        position: {
          ...position,
          counters: [...position.counters, counter],
          cities: position.cities.map((one) => (one === city ? left : one)),
        },
      };
    }
    if (!own || this.table.people(own) !== this.people) return 'not in the open, or not one’s own';
    if (own.paralysed || own.vanished) return 'paralysed or vanished';
    const { escort, escortId, ...alone } = own;
    if (!escort || escortId === undefined) {
      if (apart) return 'nobody escorts it';
      return acted(id) ? 'it has acted' : { id, ids: [id], counter: own, position, from: 'field' };
    }
    if (!apart)
      return acted(id) || acted(escortId) ? 'one of the two has acted' : { id, ids: [id, escortId], counter: own, position, from: 'field' };
    // LOR-ESC-3: not put on and taken off in one turn.
    if (this.didWithEscort(id, 'put-on') || this.didWithEscort(escortId, 'put-on')) return 'put on this turn';
    const infantry: Counter = { id: escortId, kind: escort, at: own.at };
    const [goes, stays] = apart === 'escort' ? [infantry, alone] : [alone, infantry];
    if (acted(goes.id)) return 'it has acted';
    if (seatOf(id) !== seatOf(escortId)) return 'a hostage is not left';
    if (apart === 'escorted' && seatOf(id) !== this.state.turn) return 'a hostage does not go by itself';
    return {
      id: goes.id,
      ids: [goes.id],
      counter: goes,
      from: 'field',
      position: { ...position, counters: [...position.counters.filter((one) => one.id !== id), stays, goes] },
    };
  }

  /** LOR-ALL-2: a counter promised to an ally, on the ally's continent, is taken in charge by his infantry. */
  mayTake(escort: Counter, hostage: Counter, cell: Cell): boolean {
    const [from, to] = [seatOf(hostage.id), seatOf(escort.id)];
    const land = continentsOf(this.state.position.map).get(nameOf(cell));
    const isPledged = this.state.pledges.some((one) => one.from === from && one.to === to && one.kind === hostage.kind);
    return isPledged && land !== undefined && (this.state.lands[to] ?? []).includes(land);
  }

  private readonly ends = new Map<string, ReadonlyMap<string, number>>();

  /** Where a mover may end, and for how many points. */
  endsOf(mover: Mover, isIndividual: boolean): ReadonlyMap<string, number> {
    const key = `${mover.ids.join()} ${isIndividual}`;
    const found =
      this.ends.get(key) ??
      movesOf(near(mover.position, mover.counter, this.box), mover.id, isIndividual ? [] : this.attacked(), isIndividual, this.box);
    this.ends.set(key, found);
    return found;
  }

  didWithEscort(id: string, change: 'put-on' | 'taken-off'): boolean {
    return this.state.escorts.some((one) => one.id === id && one.change === change);
  }

  /** Whether two counters of this seat may become an escorted pair now, by LOR-ESC-3. */
  mayPair(ids: readonly string[]): boolean {
    return !ids.some((id) => this.didWithEscort(id, 'taken-off'));
  }

  /** Why a move may not be played; undefined where it may. */
  refusal(move: Move): string | undefined {
    if (!this.speakers().includes(move.seat)) return 'another speaks';
    switch (move.kind) {
      case 'march':
        return this.march(move);
      case 'stay':
        return this.state.phase === 'march' ? this.stays(move.id) : 'not in this phase';
      case 'vanish':
        return this.vanish(move);
      case 'return':
        return this.returns(move);
      case 'strike':
        return this.strike(move);
      case 'shoot':
        return this.shoot(move);
      case 'attack':
        return this.attack(move);
      case 'sally':
        return this.sally(move);
      case 'retreat':
        return this.retreat(move);
      case 'pick':
        return this.pick(move);
      case 'found':
        return this.found(move);
      case 'garrison':
        return this.garrison(move);
      case 'place':
        return this.place(move);
      case 'settle':
        return ['cities', 'garrisons', 'deployment'].includes(this.state.phase) ? undefined : 'not in this phase';
      case 'offer':
        return this.offer(move);
      case 'answer':
        return this.state.phase === 'answer' ? undefined : 'nothing is offered';
      case 'break':
        return this.breaks(move);
      case 'execute':
        return this.execute(move);
      case 'free':
        return this.free(move);
      case 'enter':
        return this.state.phase === 'entry' && this.state.entry?.by.includes(move.id) ? undefined : 'it does not enter';
      case 'spare':
        return this.state.phase === 'spare' ? undefined : 'nobody asks';
      case 'onward':
        return this.onward(move);
      case 'end':
        return this.end();
      default:
        return undefined;
    }
  }

  pick({ seat, continent, people }: MoveOf<'pick'>): string | undefined {
    const { phase, cards, lands, peoples, options } = this.state;
    if (phase !== 'cards') return 'not in this phase';
    const count = new Set(continentsOf(this.state.position.map).values()).size;
    if (continent < 0 || continent >= count || lands.some((own) => own?.includes(continent))) return 'no free continent';
    // What is all coast or chasm bears no city, and no people begins there (LOR-PREP-1, LOR-PREP-2).
    const cells = [...continentsOf(this.state.position.map)]
      .filter(([, land]) => land === continent)
      .map(([name]) => name.split('.').map(Number));
    if (!cells.some(([column = 0, row = 0]) => '.bA'.includes(this.table.sign({ column, row })))) return 'no more than an islet';
    const isChosen = this.reads('LOR-L-28', 'peuples-choisis') && SCENARIOS[options.scenario].peoples === undefined;
    if (!isChosen || peoples[seat] !== undefined)
      return people === undefined && (cards.length > 0 || peoples[seat] !== undefined) ? undefined : 'the card says who';
    return people !== undefined && !peoples.includes(people) ? undefined : 'that people is taken';
  }

  /** Whether a cell is on a continent of a seat. */
  isLandOf(seat: number, cell: Cell): boolean {
    const land = continentsOf(this.state.position.map).get(nameOf(cell));
    return land !== undefined && (this.state.lands[seat] ?? []).includes(land);
  }

  found({ seat, at }: MoveOf<'found'>): string | undefined {
    const cell = cellOfHex(at);
    if (this.state.phase !== 'cities') return 'not in this phase';
    if (!this.isLandOf(seat, cell)) return 'not one’s continent';
    if (this.table.sign(cell) === 'c') return 'on a coast';
    if (this.table.sign(cell) === 'o' && !this.reads('LOR-L-30', 'oui')) return 'on a chasm';
    if (
      this.reads('LOR-REV-2', 'terrain-degage') &&
      [cell, ...this.table.around(cell)].some((one) => 'bAoc123456789'.includes(this.table.sign(one)))
    )
      return 'on or beside rough ground';
    const least = this.reads('LOR-L-11', 'quatre-libres') ? 5 : 4;
    const isClose = this.state.position.cities.some((city) => withinOf(this.table, cellOfHex(city.at), least - 1).has(nameOf(cell)));
    return isClose ? 'too near another city' : undefined;
  }

  /** Own counters that stand nowhere yet. */
  isUnplaced(seat: number, id: string): boolean {
    if (seatOf(id) !== seat) return false;
    const number = Number(id.slice(1));
    return number >= 1 && number <= this.army(this.peopleOfSeat(seat)).length && !this.inOpen(id) && !this.cityOf(id);
  }

  /** All counters of a people, in the order of their numbers. */
  army(people: People | undefined): readonly Kind[] {
    const { scenario, armies, seats } = this.state.options;
    const { army, even } = SCENARIOS[scenario];
    if (!people || !army) return [];
    const part = armies === 'even' ? even?.[seats]?.[people] : undefined;
    const copies = (kind: Kind): number => (part === undefined ? army(this.box.copies[kind]) : Math.round(this.box.copies[kind] * part));
    return KINDS.filter((kind) => KINDS_OF[people].includes(kind)).flatMap((kind) => new Array<Kind>(copies(kind)).fill(kind));
  }

  /** The kind of a numbered counter of a seat. */
  armyKind(seat: number, id: string): Kind {
    const kind = this.army(this.peopleOfSeat(seat))[Number(id.slice(1)) - 1];
    if (!kind) throw new Error(id);
    return kind;
  }

  garrison({ seat, city: name, ids }: MoveOf<'garrison'>): string | undefined {
    if (this.state.phase !== 'garrisons') return 'not in this phase';
    const city = this.cityNamed(name);
    if (!city || city.people !== this.peopleOfSeat(seat)) return 'no city of one’s own';
    if (city.ids !== undefined) return 'it has its garrison';
    if (ids.length > 4 || new Set(ids).size < ids.length) return 'too many, or one twice';
    return ids.every((id) => this.isUnplaced(seat, id)) ? undefined : 'not to be placed';
  }

  place({ seat, id, at }: MoveOf<'place'>): string | undefined {
    if (this.state.phase !== 'deployment') return 'not in this phase';
    if (!this.isUnplaced(seat, id)) return 'not to be placed';
    if (!this.isLandOf(seat, cellOfHex(at))) return 'not one’s continent';
    if (this.table.city(cellOfHex(at))) return 'in a city';
    return this.table.counters(cellOfHex(at)).length > 0 ? 'it is taken' : undefined;
  }

  offer({ seat, to, pledges }: MoveOf<'offer'>): string | undefined {
    const { phase, offered, peoples, position, options } = this.state;
    if (phase !== 'alliances' || SCENARIOS[options.scenario].without.includes('alliances')) return 'not in this phase';
    const [own, other] = [peoples[seat], peoples[to]];
    if (!own || !other || own === other) return 'nobody to ally with';
    if (peoples.length < 3) return 'only two are at the table';
    if (offered.includes(to)) return 'asked before';
    if (this.table.friends(own, other)) return 'allied';
    // Whoever is led by another's escort plays for it.
    const ids = [...position.counters.map(({ id, escortId = id }) => escortId), ...position.cities.flatMap((city) => city.ids ?? [])];
    const keeps = position.cities.some((city) => city.people === other && (city.hostages ?? []).length > 0);
    const isLeft = keeps || ids.some((id) => seatOf(id) === to);
    if (!isLeft) return 'nobody is left there';
    for (const { from, to: keeper, kind } of pledges) {
      if (![seat, to].includes(from) || ![seat, to].includes(keeper) || from === keeper) return 'a pledge between others';
      const giver = peoples[from];
      if (!giver || !KINDS_OF[giver].includes(kind)) return 'not of that people';
      const asked = pledges.filter((one) => one.from === from && one.kind === kind).length;
      const open = position.counters.flatMap((one) => [
        { id: one.id, kind: one.kind },
        ...(one.escort && one.escortId ? [{ id: one.escortId, kind: one.escort }] : []),
      ]);
      const inside = position.cities.flatMap((city) => (city.ids ?? []).map((id) => ({ id, kind: this.kindIn(city, id) })));
      const have = [...open, ...inside].filter((one) => seatOf(one.id) === from && one.kind === kind).length;
      if (asked > have) return 'not so many of these';
    }
    return undefined;
  }

  breaks({ seat, with: other }: MoveOf<'break'>): string | undefined {
    const { phase, peoples } = this.state;
    if (!['alliances', 'march', 'shots', 'combats'].includes(phase)) return 'not in this phase';
    const [own, ally] = [peoples[seat], peoples[other]];
    if (!own || !ally || own === ally || !this.table.friends(own, ally)) return 'no alliance';
    if (!this.reads('LOR-L-31', 'avant-son-coup')) return undefined;
    if (phase !== 'alliances') return 'only before one moves';
    return this.state.offered.some((to) => to !== other) ? undefined : 'only with a new alliance to offer';
  }

  execute({ city: name, id }: MoveOf<'execute'>): string | undefined {
    const city = this.cityNamed(name);
    if (this.state.phase !== 'march' || city?.people !== this.people) return 'no city of one’s own';
    if (!city?.hostages?.some((one) => one.id === id) || seatOf(id) === this.state.turn) return 'no hostage';
    return this.state.executed.includes(name) ? 'one a city' : undefined;
  }

  free({ city: name, id, to }: MoveOf<'free'>): string | undefined {
    const city = this.cityNamed(name);
    if (this.state.phase !== 'march' || city?.people !== this.people) return 'no city of one’s own';
    if (!city?.hostages?.some((one) => one.id === id)) return 'no hostage';
    const cell = cellOfHex(to);
    // One of the city's own people is at home there.
    if (placeOf(to) === placeOf(city.at))
      return seatOf(id) === this.state.turn && city.garrison.length < 4 ? undefined : 'not at home there';
    if (!this.table.touch(cell, cellOfHex(city.at)) || '~o'.includes(this.table.sign(cell)) || this.table.isBridge(cell))
      return 'not beside it';
    const isTaken = this.table.counters(cell).length > 0 || this.table.city(cell) !== undefined;
    return isTaken ? 'it is taken' : undefined;
  }

  stays(id: string): string | undefined {
    const held = this.state.position.counters.find((one) => one.id === id && one.paralysed && this.table.people(one) === this.people);
    // Of a pair that its escort has just made in a chasm, one has moved.
    if (held) return this.hasMarched(id) || (held.escortId && this.hasMarched(held.escortId)) ? 'it has acted' : undefined;
    const mover = this.mover(id);
    return typeof mover === 'string' ? mover : undefined;
  }

  march({ id, to, against, apart }: MoveOf<'march'>): string | undefined {
    if (this.state.phase !== 'march') return 'not in this phase';
    const mover = this.mover(id, apart);
    if (typeof mover === 'string') return mover;
    // A hostage is brought, or kept, and goes nowhere else by itself.
    const attacked = this.attacked();
    const ends = this.endsOf(mover, false);
    if (!ends.has(placeOf(to))) return 'it cannot end there';
    const host = this.table.counters(cellOfHex(to)).find((one) => !mover.ids.includes(one.id));
    const isCity = this.table.city(cellOfHex(to)) !== undefined;
    if (host && !isCity && SCENARIOS[this.state.options.scenario].without.includes('escorts')) return 'no escorts here';
    if (host && !isCity && (apart || !this.mayPair([mover.id, host.id]))) return 'taken off this turn';
    const isStranger = host !== undefined && !isCity && this.peopleOfSeat(seatOf(host.id)) !== this.peopleOfSeat(seatOf(mover.id));
    if (host && isStranger) {
      const [escort, hostage] =
        INFANTRY.includes(mover.counter.kind) && !INFANTRY.includes(host.kind) ? [mover.counter, host] : [host, mover.counter];
      if (!this.mayTake(escort, hostage, cellOfHex(to))) return 'no hostage of his';
    }
    // LOR-L-74: within walls one is in nobody's zone.
    const isLodged = isCity && !this.reads('LOR-L-74', 'entree');
    const zones = isLodged
      ? []
      : new Table(mover.position).zones(
          this.table.people(mover.counter),
          cellOfHex(to),
          this.reads('LOR-L-38', 'au-combat') ? [] : attacked,
        );
    if (zones.length === 0) return against === undefined ? undefined : 'nobody’s zone is entered';
    // LOR-L-83: once handed over he has no power to attack with.
    if (isStranger && !INFANTRY.includes(mover.counter.kind)) return 'a hostage attacks nobody';
    if (against === undefined || !zones.includes(against)) return 'it does not say whom it attacks';
    if (this.reads('LOR-L-58', 'tous') && zones.length > 1 && zones.some((zone) => zone.startsWith('ville')))
      return 'it cannot attack them all';
    // LOR-L-40: a paralysed one that keeps its zone cannot be fought, at most shot at.
    const held = this.state.position.counters.find((one) => one.id === against && one.paralysed);
    const there = { ...mover.position, counters: mover.position.counters.map((one) => (one.id === mover.id ? { ...one, at: to } : one)) };
    const mayShoot =
      held &&
      !this.reads('LOR-L-60', 'non') &&
      (['arrows', 'flames', 'visions'] as const).some((shot) => shootsAt(there, mover.id, held.id, shot));
    if (held && !mayShoot) return 'it cannot be attacked';
    // LOR-ESC-2: under an escort it is the escort that fights, and it has not shot.
    const aimed = mover.counter.escort ? undefined : this.state.shot.find((one) => one.id === mover.id)?.target;
    if (aimed !== undefined && !(this.reads('LOR-L-67', 'sa-cible') && aimed === against)) return 'it has shot';
    return undefined;
  }

  vanish({ id }: MoveOf<'vanish'>): string | undefined {
    if (this.state.phase !== 'march' || SCENARIOS[this.state.options.scenario].without.includes('vanishing')) return 'not in this phase';
    const mover = this.mover(id);
    if (typeof mover === 'string') return mover;
    if (mover.from === 'city') return 'in a city';
    if (this.state.returned.includes(id)) return 'it has just come back';
    return mover.counter.kind === 'moine' && !mover.counter.escort ? undefined : 'it does not vanish';
  }

  returns({ id, to }: MoveOf<'return'>): string | undefined {
    if (this.state.phase !== 'march') return 'not in this phase';
    const one = this.state.position.counters.find((other) => other.id === id);
    if (!one?.vanished || this.table.people(one) !== this.people || this.hasMarched(id)) return 'it has not vanished before';
    return this.returnsTo(one).has(placeOf(to)) ? undefined : 'not within its reach';
  }

  /** LOR-MOI-1, LOR-L-19: free hexes within reach of a vanished Moine. */
  returnsTo(one: Counter): ReadonlySet<string> {
    const { position } = this.state;
    const far = this.box.factors[one.kind].movement;
    const isStraight = this.reads('LOR-L-19', 'distance-droite');
    const found = new Map<string, Cell>([[placeOf(one.at), cellOfHex(one.at)]]);
    let ring = [...found.values()];
    for (let step = 0; step < far; step += 1) {
      const outer: Cell[] = [];
      for (const cell of ring)
        for (const to of this.table.around(cell)) {
          const inChasm = this.table.sign(to) === 'o' && !this.table.city(to);
          if (!isStraight && (this.table.sign(to) === '~' || inChasm || this.table.isBridgeWrong(cell, to))) continue;
          if (found.has(nameOf(to))) continue;
          found.set(nameOf(to), to);
          outer.push(to);
        }
      ring = outer;
    }
    const mayStand = (cell: Cell): boolean => {
      if (this.table.sign(cell) === '~' || (this.table.isBridge(cell) && this.reads('LOR-L-42', 'non'))) return false;
      if (this.table.sign(cell) === 'o' && !this.table.city(cell)) return false;
      if (this.table.counters(cell).length > 0) return false;
      const city = this.table.city(cell);
      // LOR-VIL-6: who comes into a city that nobody holds takes it.
      if (city && city.people !== this.people)
        return city.garrison.length === 0 && !this.table.friends(city.people, this.table.people(one));
      if (city) return city.garrison.length < 4;
      const isSigned = position.counters.some((other) => other.vanished && other.id !== one.id && placeOf(other.at) === nameOf(cell));
      if (isSigned && this.reads('LOR-L-35', 'hexagone-bloque')) return false;
      return true;
    };
    return new Set([...found].filter(([, cell]) => mayStand(cell)).map(([name]) => name));
  }

  strike({ id, to, target }: MoveOf<'strike'>): string | undefined {
    const { phase, position, marched, fought, onward } = this.state;
    if (SCENARIOS[this.state.options.scenario].without.includes('strikes')) return 'not here';
    if (phase === 'onward') return onward ? this.chargesOn(onward, { id, to, target }) : 'nobody goes on';
    if (phase !== 'march') return 'not in this phase';
    if (marched.some(({ id: one, path }) => path.length > 1 && !fought.includes(one))) return 'others have moved';
    const mover = this.mover(id);
    if (typeof mover === 'string') return mover;
    if (!STRIKERS.includes(mover.counter.kind) || mover.counter.escort) return 'it does not fight by itself';
    const isHere = placeOf(to) === placeOf(mover.counter.at);
    if (!isHere && !this.endsOf(mover, true).has(placeOf(to))) return 'out of reach';
    if (isHere && mover.from === 'city') return 'from within a city';
    if (this.table.city(cellOfHex(to)) && !isHere) return 'into a city';
    if (this.table.sign(cellOfHex(to)) === 'o') return 'paralysed there';
    if (!isHere && this.table.counters(cellOfHex(to)).length > 0) return 'under an escort';
    const there: Position = {
      ...mover.position,
      counters: mover.position.counters.map((one) => (one.id === id ? { ...one, at: to } : one)),
    };
    if (!position.counters.some((one) => one.id === target)) return 'nobody there';
    return fights(there, [id], [target], this.box) ? undefined : 'it may not attack it';
  }

  /** LOR-SER-1: on along its line, up to the next enemy on it. */
  chargesOn({ id, left, line }: Onward, asked: { readonly id: string; readonly to: Hex; readonly target: string }): string | undefined {
    const one = this.state.position.counters.find((other) => other.id === id);
    if (!one || !line || asked.id !== id) return 'no Serpent on its line';
    const way = DIRECTIONS.indexOf(line);
    const free = movesOf(near(this.state.position, one, this.box), id, [], true, this.box, { points: left, hasMoved: this.hasWalked(id) });
    let cell = cellOfHex(one.at);
    let spent = 0;
    while (nameOf(cell) !== placeOf(asked.to)) {
      const next = this.table.step(cell, way);
      if (!next) return 'off its line';
      spent += this.table.sign(next) === 'b' ? 2 : this.table.isBridge(next) && this.reads('LOR-L-5', 'gratuit') ? 0 : 1;
      if (spent > left || !(free.has(nameOf(next)) || (nameOf(next) !== placeOf(asked.to) && this.isPassed(next, one))))
        return 'not on its line';
      cell = next;
    }
    if (this.table.sign(cell) === 'o' || (this.table.city(cell) && nameOf(cell) !== placeOf(one.at))) return 'not there';
    const there = {
      ...this.state.position,
      counters: this.state.position.counters.map((other) => (other.id === id ? { ...other, at: asked.to } : other)),
    };
    const enemy = this.state.position.counters.find((other) => other.id === asked.target);
    const ahead = this.table.step(cell, way);
    if (!enemy || !ahead || placeOf(enemy.at) !== nameOf(ahead)) return 'not ahead';
    return fights(there, [id], [asked.target], this.box) ? undefined : 'it may not attack it';
  }

  /** LOR-MOU-2: one goes through a friend where one may not stop. */
  isPassed(cell: Cell, one: Counter): boolean {
    const { table } = this;
    return !'oA~'.includes(table.sign(cell)) && table.counters(cell).some((other) => table.friends(table.people(other), table.people(one)));
  }

  hasWalked(id: string): boolean {
    return this.state.marched.some((one) => one.id === id && one.path.length > 1);
  }

  onward({ to }: MoveOf<'onward'>): string | undefined {
    const { phase, onward, position } = this.state;
    const one = position.counters.find((other) => other.id === onward?.id);
    if (phase !== 'onward' || !onward || !one) return 'not in this phase';
    const rest = { points: onward.left, hasMoved: this.hasWalked(one.id) };
    return movesOf(near(position, one, this.box), one.id, [], true, this.box, rest).has(placeOf(to)) ? undefined : 'out of reach';
  }

  end(): string | undefined {
    const { phase, position } = this.state;
    if (!['alliances', 'march', 'onward', 'shots', 'combats', 'entry'].includes(phase)) return 'not in this phase';
    if (phase === 'march' && !this.reads('LOR-L-36', 'oui')) {
      const away = position.counters.filter((one) => one.vanished && this.table.people(one) === this.people && !this.hasMarched(one.id));
      if (away.some((one) => this.returnsTo(one).size > 0)) return 'a Moine has to return';
    }
    const own = position.counters.filter((one) => this.table.people(one) === this.people && !one.paralysed && !one.vanished);
    if (phase === 'combats' && own.some((one) => this.isBound(one) && this.mayFight(one.id)))
      return 'one stands against an enemy and may attack';
    if (phase === 'shots') {
      const later = new War({ ...this.state, phase: 'combats' }, this.box);
      const mustShoot = own.some((one) => {
        const enemy = this.boundTo(one.id);
        if (enemy === undefined || later.mayFight(one.id) || this.reads('LOR-L-60', 'non')) return false;
        return this.shoot({ kind: 'shoot', seat: this.state.turn, shooters: [one.id], target: enemy }) === undefined;
      });
      if (mustShoot) return 'one has come for an enemy whom it can only shoot';
    }
    return undefined;
  }

  /** LOR-ZDI-1, LOR-ZDI-3: it came to attack, or stood in a zone when the combats began. */
  isBound(one: Counter): boolean {
    const aimed = this.state.shot.find((shot) => shot.id === one.id)?.target;
    const came = this.boundTo(one.id);
    // A shot is an attack, on whom one came for; where one came for nobody, on anybody.
    if (came !== undefined) return aimed !== came;
    return this.state.bound.includes(one.id) && aimed === undefined;
  }

  /** Whether a counter may attack somebody, with all its friends around him. */
  mayFight(id: string): boolean {
    const { position, turn } = this.state;
    const one = this.inOpen(id);
    if (!one) return false;
    const enemies = [
      ...position.counters.map((other) => [other.id, other.at] as const),
      ...position.cities.map((city) => [cityNameOf(city), city.at] as const),
    ];
    const all = this.together(id);
    const tries = [
      ...enemies.filter(([, at]) => this.table.touch(cellOfHex(at), cellOfHex(one.at))).map(([enemy]) => [enemy]),
      ...(all.length > 1 ? [all] : []),
    ];
    return tries.some((targets) => {
      const may = (attackers: readonly string[]): boolean => this.attack({ kind: 'attack', seat: turn, attackers, targets }) === undefined;
      const places = enemies.filter(([enemy]) => targets.includes(enemy)).map(([, at]) => cellOfHex(at));
      const around = position.counters.filter(
        (other) => places.every((at) => this.table.touch(at, cellOfHex(other.at))) && this.mayStrike(other.id, targets),
      );
      return may([id]) || (around.some((other) => other.id === id) && may(around.map((other) => other.id)));
    });
  }

  /** Whether nothing but its strength could keep a counter from attacking these. */
  mayStrike(id: string, targets: readonly string[]): boolean {
    const strong: Box = { ...this.box, combat: [{ from: -99, results: ['-', '-', '-', '-', '-', '-'] }] };
    return new War(this.state, strong).attack({ kind: 'attack', seat: this.state.turn, attackers: [id], targets }) === undefined;
  }

  /** A counter that shoots, in the open or from its city. */
  shooter(id: string): Counter | undefined {
    const city = this.cityOf(id);
    if (city) return { id, kind: this.kindIn(city, id), at: city.at };
    return this.state.position.counters.find((one) => one.id === id && !one.escort);
  }

  shoot({ shooters, target }: MoveOf<'shoot'>): string | undefined {
    const { phase, position, shot, fought, held, marched } = this.state;
    if (phase !== 'shots' && phase !== 'march') return 'not in this phase';
    if (new Set(shooters).size < shooters.length) return 'twice the same';
    const enemy = position.counters.find((one) => one.id === target);
    if (!enemy) return 'nobody there';
    const kinds = new Set<Shot>();
    for (const id of shooters) {
      const one = this.shooter(id);
      if (!one || this.table.people(one) !== this.people) return 'not one’s own';
      if (shot.some((other) => other.id === id) || fought.includes(id) || held.includes(id)) return 'it has acted';
      const kind = one.kind === 'dragon' || one.kind === 'lance-flammes' ? 'flames' : ARCHERS.includes(one.kind) ? 'arrows' : 'visions';
      kinds.add(kind);
      if (phase === 'march' && (one.kind !== 'dragon' || this.hasMarched(id) || this.reads('LOR-L-46', 'phase-trois')))
        return 'only Dragons, before they move';
      const city = this.cityOf(id);
      const at = city ? { ...position, counters: [...position.counters, one] } : position;
      const { far, why } = this.thrown(one, enemy, kind);
      if (far === undefined) return why;
      if (!mayAim({ position: at, marched }, id, target)) return 'it came for another';
      const came = this.boundTo(id);
      if (came?.startsWith('ville') && this.insteadOf(id) !== undefined && !this.reads('LOR-L-60', 'toute-cible'))
        return 'it came for a city';
    }
    if (kinds.size > 1) return 'different shots';
    if (kinds.has('visions') && shooters.length > 1) return 'one vision at a time';
    // LOR-L-75: flames before the move are thrown one by one.
    if (phase === 'march' && shooters.length > 1 && !this.reads('LOR-L-75', 'oui')) return 'one Dragon at a time';
    return undefined;
  }

  /** From how far a shot is thrown, or why it is not: where it stands, or, of flames before the move that are concluded later, where it was (LOR-L-46). */
  thrown(one: Counter, enemy: Counter, kind: Shot): { readonly far?: number; readonly why: string } {
    const { position, marched, escorts } = this.state;
    const path = marched.find((other) => other.id === one.id)?.path ?? [];
    const [start] = path;
    const isBefore =
      one.kind === 'dragon' && this.reads('LOR-L-46', 'phase-trois') && path.length > 1 && !escorts.some((other) => other.id === one.id);
    const ends = [one.at, ...(isBefore && start ? [start] : [])].map((at) => {
      const there = { ...position, counters: [...position.counters.filter((other) => other.id !== one.id), { ...one, at }] };
      const city = this.table.city(cellOfHex(at));
      if (!shootsAt(there, one.id, enemy.id, kind)) return 'out of sight';
      if (city && !this.reads('LOR-L-33', 'oui') && !this.table.touch(cellOfHex(at), cellOfHex(enemy.at))) return 'no besieger';
      return farOf(this.table, cellOfHex(at), cellOfHex(enemy.at));
    });
    const fars = ends.filter((end) => typeof end === 'number');
    return fars.length > 0 ? { far: Math.min(...fars), why: '' } : { why: `${ends[0]}` };
  }

  attack({ attackers, targets }: MoveOf<'attack'>): string | undefined {
    const { phase, position, shot, fought, held, marched } = this.state;
    if (phase !== 'combats') return 'not in this phase';
    if (new Set(attackers).size < attackers.length || new Set(targets).size < targets.length) return 'twice the same';
    for (const id of attackers) {
      const one = position.counters.find((other) => other.id === id);
      if (!one || !this.mayJoin(one)) return 'not one’s own';
      if (fought.includes(id) || held.includes(id) || (one.escortId && fought.includes(one.escortId))) return 'it has fought';
      if (shot.some((other) => other.id === id) && shotInstead(position, id) !== undefined) return 'it has shot';
      if (one.paralysed || one.vanished) return 'paralysed';
    }
    const ways = Object.fromEntries(marched.map(({ id, path }) => [id, path.map(cellOfHex)]));
    const [first] = targets;
    if (first?.startsWith('ville')) {
      const city = this.cityNamed(first);
      if (targets.length > 1 || !city || city.garrison.length === 0) return 'no garrison';
      if (!city.people || this.table.friends(city.people, this.people ?? city.people)) return 'a friend';
      const isApart = attackers.some((id) => {
        const one = this.inOpen(id);
        return !one || !this.table.touch(cellOfHex(one.at), cellOfHex(city.at)) || this.onBridge(one);
      });
      if (isApart) return 'not around it';
    } else {
      if (targets.some((id) => !position.counters.some((one) => one.id === id))) return 'nobody there';
      if (!fights(position, attackers, targets, this.box, ways)) return 'it may not attack';
    }
    for (const id of attackers) {
      const came = this.reads('LOR-L-64', 'au-choix') ? undefined : this.boundTo(id);
      if (came !== undefined && !targets.includes(came)) return 'it came for another';
      if (this.together(id).some((enemy) => !targets.includes(enemy))) return 'it attacks all whose zones it entered';
    }
    return undefined;
  }

  /** LOR-L-45: one's own, and allies where the table lets them join. */
  mayJoin(one: Counter): boolean {
    const people = this.table.people(one);
    if (people === this.people) return true;
    return this.reads('LOR-L-45', 'oui') && this.people !== undefined && this.table.friends(people, this.people);
  }

  /** LOR-L-58: whom one that has entered several zones has to attack together. */
  together(id: string): readonly string[] {
    const one = this.inOpen(id);
    const came = this.state.marched.find((other) => other.id === id && other.against !== undefined)?.path.at(-1);
    // Driven on, it stands in zones that it has not entered.
    if (!this.reads('LOR-L-58', 'tous') || !one || !came || placeOf(came) !== placeOf(one.at)) return [];
    // Whom another had come for before has no zone that is entered.
    const before = this.state.marched
      .slice(
        0,
        this.state.marched.findIndex((other) => other.id === id),
      )
      .flatMap(({ against }) => against ?? []);
    const all = this.table.zones(this.table.people(one), cellOfHex(one.at), this.reads('LOR-L-38', 'au-combat') ? [] : before);
    return all.length > 1 ? all : [];
  }

  onBridge(one: Counter): boolean {
    return this.table.isBridge(cellOfHex(one.at)) && this.reads('LOR-L-42', 'non');
  }

  /** Whom a counter came for, if he is still next to it. */
  boundTo(id: string): string | undefined {
    const against = this.state.marched.find((one) => one.id === id)?.against;
    const one = this.inOpen(id);
    if (against === undefined || !one) return undefined;
    const city = this.cityNamed(against);
    if (city) return city.garrison.length > 0 && this.table.touch(cellOfHex(one.at), cellOfHex(city.at)) ? against : undefined;
    const enemy = this.state.position.counters.find((other) => other.id === against);
    if (!enemy || enemy.paralysed) return undefined;
    return this.table.touch(cellOfHex(one.at), cellOfHex(enemy.at)) ? against : undefined;
  }

  sally({ city: name, targets }: MoveOf<'sally'>): string | undefined {
    const { phase, position, fought } = this.state;
    if (phase !== 'combats') return 'not in this phase';
    const city = this.cityNamed(name);
    if (!city || city.people !== this.people || city.garrison.length === 0) return 'no garrison of one’s own';
    if (this.reads('LOR-L-56', 'en-sortant')) return 'one has to go out';
    if (fought.includes(name)) return 'it has fought';
    // One block: one that has shot in place of fighting keeps the others back.
    if (city.ids?.some((id) => this.state.shot.some((one) => one.id === id) && this.insteadOf(id) !== undefined))
      return 'one of them has shot';
    if (new Set(targets).size < targets.length) return 'twice the same';
    const enemies = targets.map((id) => position.counters.find((one) => one.id === id));
    let force = this.garrisonForce(city);
    for (const one of enemies) {
      if (!one || one.vanished || one.paralysed || this.table.friends(this.table.people(one), city.people)) return 'no enemy';
      if (!this.table.touch(cellOfHex(one.at), cellOfHex(city.at)) || this.onBridge(one)) return 'no besieger';
      force -= this.worthInDefence(one);
    }
    return force < (this.box.combat[0]?.from ?? 0) ? 'too weak' : undefined;
  }

  wizardsNear(people: People, cell: Cell): number {
    if (people !== 'chevaliers') return 0;
    const count = this.state.position.counters.filter(
      (one) => one.kind === 'sorcier' && !one.escort && !one.vanished && !one.paralysed && this.table.touch(cellOfHex(one.at), cell),
    ).length;
    return this.reads('LOR-L-3', 'oui') ? count : Math.min(1, count);
  }

  /** LOR-VIL-2, LOR-L-16. */
  garrisonForce(city: City): number {
    const sum = city.garrison.reduce((all, kind) => all + this.box.factors[kind].combat, 0);
    return sum + (this.reads('LOR-L-16', 'hors-des-villes') ? 0 : 2 * this.wizardsNear(city.people, cellOfHex(city.at)));
  }

  worthInDefence(one: Counter): number {
    const sign = this.table.sign(cellOfHex(one.at));
    const shelter = sign === 'A' ? 3 : sign === 'b' ? 1 : 0;
    return this.box.factors[one.escort ?? one.kind].combat + 2 * this.wizardsNear(this.table.people(one), cellOfHex(one.at)) + shelter;
  }

  retreat({ seat, id, direction, alone }: MoveOf<'retreat'>): string | undefined {
    const { phase, falling, position } = this.state;
    const fall = falling.find((one) => one.id === id);
    if (phase !== 'retreat' || !fall) return 'it does not retreat';
    if (!alone) return undefined;
    const line = retreatOf(position, id, fall.hexes, fall.fought, DIRECTIONS.indexOf(direction), this.attacked());
    return line.chooser !== undefined && line.chooser === this.state.peoples[seat] ? undefined : 'nobody is pushed to death';
  }
}

/** Who stands where, who holds what, who is promised, who is dead, who must retreat: what a move leads to, as far as the booklet says it. */
export interface Outcome {
  readonly counters: readonly string[];
  readonly cities: readonly string[];
  readonly allies: readonly string[];
  readonly pledges: readonly string[];
  readonly fallen: readonly string[];
  readonly falling: readonly string[];
}

const counterTold = (one: Counter): string =>
  [one.id, one.kind, placeOf(one.at), one.escortId ?? '', one.paralysed ? 'paralysed' : '', one.vanished ? 'vanished' : '']
    .join(' ')
    .trim();

export const toldOf = ({ position, pledges, fallen, falling }: Pick<State, 'position' | 'pledges' | 'fallen' | 'falling'>): Outcome => ({
  counters: position.counters.map(counterTold).sort(),
  cities: position.cities
    .map((one) => {
      const inside = (one.ids ?? []).map((id, at) => `${id} ${one.garrison[at]}`).sort();
      const kept = (one.hostages ?? []).map(({ id, kind }) => `${id} ${kind}`).sort();
      return `${cityNameOf(one)} ${one.people}: ${inside.join()}; ${kept.join()}`;
    })
    .sort(),
  allies: position.allies.map((pair) => [...pair].sort().join()).sort(),
  pledges: pledges.map(({ from, to, kind }) => `${from} ${to} ${kind}`).sort(),
  fallen: fallen.map(({ id, kind, seat }) => `${id} ${kind} ${seat}`).sort(),
  falling: falling.map(({ id, hexes, fought }) => `${id} ${hexes} ${[...fought].sort()}`).sort(),
});

/** A board that is changed piece by piece: what a move leads to. */
class Board {
  counters: readonly Counter[];
  cities: readonly City[];
  allies: Position['allies'];
  pledges: State['pledges'];
  fallen: State['fallen'];
  falling: readonly { readonly id: string; readonly hexes: number; readonly fought: readonly string[] }[];
  readonly war: War;
  constructor(war: War) {
    const { position, pledges, fallen, falling } = war.state;
    this.war = war;
    this.pledges = pledges;
    this.counters = position.counters;
    this.cities = position.cities;
    this.allies = position.allies;
    this.fallen = fallen;
    this.falling = falling;
  }

  told(): Outcome {
    const position = { ...this.war.state.position, counters: this.counters, cities: this.cities, allies: this.allies };
    return toldOf({ position, pledges: this.pledges, fallen: this.fallen, falling: this.falling });
  }

  dies(id: string, kind: Kind): void {
    this.fallen = [...this.fallen, { id, kind, seat: seatOf(id) }];
  }

  /** What kills a counter: its escort alone, where it has one; whoever was escorted then falls back by all its movement (LOR-ESC-4). */
  eliminate(one: Counter, fought: readonly string[]): void {
    const { escort, escortId, ...alone } = one;
    this.counters = this.counters.flatMap((other) => (other.id !== one.id ? [other] : escort ? [alone] : []));
    if (escort && escortId !== undefined) {
      this.dies(escortId, escort);
      this.falling = [...this.falling, { id: one.id, hexes: this.war.box.factors[one.kind].movement, fought }];
    } else this.dies(one.id, one.kind);
  }

  change(id: string, more: Partial<Counter>): void {
    this.counters = this.counters.map((one) => (one.id === id ? { ...one, ...more } : one));
  }

  city(name: string, more: (city: City) => Partial<City>): void {
    this.cities = this.cities.map((one) => (cityNameOf(one) === name ? { ...one, ...more(one) } : one));
  }
}

const paralysedIf = (table: Table, at: Hex): Partial<Counter> => (table.sign(cellOfHex(at)) === 'o' ? { paralysed: 3 } : {});

/** What a move that may be played leads to; undefined where the referee does not say. */
export function outcomeOf(war: War, move: Move): Outcome | undefined {
  const board = new Board(war);
  const { state, table, box } = war;
  const dice = diceFrom(resume(state.random));
  switch (move.kind) {
    case 'stay':
    case 'offer':
      break;
    case 'march':
      marches(war, board, move);
      break;
    case 'vanish':
      board.change(move.id, { vanished: true });
      break;
    case 'return': {
      const one = war.inOpen(move.id);
      const city = table.city(cellOfHex(move.to));
      if (!one) return undefined;
      if (city) {
        board.counters = board.counters.filter(({ id }) => id !== move.id);
        board.city(cityNameOf(city), ({ garrison, ids = [] }) => ({
          people: table.people(one),
          garrison: [...garrison, one.kind],
          ids: [...ids, one.id],
        }));
      } else board.change(move.id, { vanished: false, at: move.to });
      break;
    }
    case 'answer': {
      const [own, other] = [state.peoples[state.turn], state.peoples[move.seat]];
      if (move.accepts && own && other) {
        board.allies = [...board.allies, [own, other]];
        board.pledges = [...board.pledges, ...(state.offer?.pledges ?? [])];
      }
      break;
    }
    case 'break': {
      const [own, other] = [state.peoples[move.seat], state.peoples[move.with]];
      board.allies = board.allies.filter((pair) => !pair.some((one) => one === own) || !pair.some((one) => one === other));
      // Nobody owes anything to whom he has left.
      const both = [move.seat, move.with];
      board.pledges = board.pledges.filter(({ from, to }) => !both.includes(from) || !both.includes(to));
      break;
    }
    case 'execute': {
      const kind = war.cityNamed(move.city)?.hostages?.find(({ id }) => id === move.id)?.kind;
      board.city(move.city, ({ hostages = [] }) => ({ hostages: hostages.filter(({ id }) => id !== move.id) }));
      if (kind) board.dies(move.id, kind);
      break;
    }
    case 'free': {
      const kind = war.cityNamed(move.city)?.hostages?.find(({ id }) => id === move.id)?.kind;
      board.city(move.city, ({ hostages = [] }) => ({ hostages: hostages.filter(({ id }) => id !== move.id) }));
      if (kind && table.city(cellOfHex(move.to)))
        board.city(move.city, ({ garrison, ids = [] }) => ({ garrison: [...garrison, kind], ids: [...ids, move.id] }));
      else if (kind) board.counters = [...board.counters, { id: move.id, kind, at: move.to }];
      break;
    }
    case 'found': {
      const people = state.peoples[move.seat];
      if (people) board.cities = [...board.cities, { at: move.at, people, garrison: [] }];
      break;
    }
    case 'garrison':
      board.city(move.city, () => ({ ids: move.ids, garrison: move.ids.map((id) => war.armyKind(move.seat, id)) }));
      break;
    case 'place':
      board.counters = [...board.counters, { id: move.id, kind: war.armyKind(move.seat, move.id), at: move.at }];
      break;
    case 'shoot':
      return shoots(war, board, move, () => dice.roll(6)) ? board.told() : undefined;
    case 'attack':
      return attacks(war, board, move, () => dice.roll(6)) ? board.told() : undefined;
    case 'sally':
      return sallies(war, board, move, () => dice.roll(6)) ? board.told() : undefined;
    case 'strike': {
      const away = war.cityOf(move.id);
      if (away) marches(war, board, { kind: 'march', seat: move.seat, id: move.id, to: move.to });
      else board.change(move.id, { at: move.to });
      const there = new War(
        { ...state, position: { ...state.position, counters: board.counters, cities: board.cities }, marched: [] },
        box,
      );
      return attacks(there, board, { kind: 'attack', seat: move.seat, attackers: [move.id], targets: [move.target] }, () => dice.roll(6))
        ? board.told()
        : undefined;
    }
    case 'onward': {
      const id = state.onward?.id ?? '';
      marches(war, board, { kind: 'march', seat: move.seat, id, to: move.to });
      break;
    }
    case 'retreat':
      return retreats(war, board, move, false) ? board.told() : undefined;
    case 'spare':
      return state.sparing && retreats(war, board, { ...state.sparing, ...move, kind: 'retreat' }, true) ? board.told() : undefined;
    case 'enter': {
      const city = war.cityNamed(state.entry?.city ?? '');
      if (!city) return undefined;
      marches(war, board, { kind: 'march', seat: move.seat, id: move.id, to: city.at });
      break;
    }
    default:
      return undefined;
  }
  return board.told();
}

/** Where a counter that goes is afterwards: on a hex, in a city, under an escort or over somebody. */
function marches(war: War, board: Board, { id, to, apart }: MoveOf<'march'>): void {
  const { table, state } = war;
  const home = war.cityOf(id);
  const own = war.inOpen(id);
  const people = state.peoples[state.turn];
  if (!people) return;
  let goes: Counter;
  if (home) {
    goes = { id, kind: war.kindIn(home, id), at: to };
    board.city(cityNameOf(home), ({ garrison, ids = [] }) => ({
      garrison: garrison.filter((_, at) => ids[at] !== id),
      ids: ids.filter((one) => one !== id),
    }));
  } else if (own?.escort && own.escortId !== undefined && apart) {
    const { escort, escortId, ...alone } = own;
    const infantry: Counter = { id: escortId, kind: escort, at: own.at };
    goes = { ...(apart === 'escort' ? infantry : alone), at: to };
    board.counters = [...board.counters.filter((one) => one.id !== own.id), apart === 'escort' ? alone : infantry];
  } else if (own) {
    goes = { ...own, at: to };
    board.counters = board.counters.filter((one) => one.id !== own.id);
  } else return;
  const city = table.city(cellOfHex(to));
  if (city) {
    const isOwn = city.people === people;
    const inside = goes.escort && goes.escortId !== undefined ? [{ id: goes.escortId, kind: goes.escort }] : [];
    const isHostage = goes.escort !== undefined && seatOf(goes.id) !== state.turn;
    const all = isHostage ? inside : [{ id: goes.id, kind: goes.kind }, ...inside];
    board.city(cityNameOf(city), ({ garrison, ids = [], hostages = [] }) => ({
      people,
      garrison: [...(isOwn ? garrison : []), ...all.map(({ kind }) => kind)],
      ids: [...(isOwn ? ids : []), ...all.map((one) => one.id)],
      ...(isHostage ? { hostages: [...hostages, { id: goes.id, kind: goes.kind }] } : {}),
    }));
    return;
  }
  const host = board.counters.find((one) => one.id !== goes.id && !one.vanished && placeOf(one.at) === placeOf(to));
  if (!host) {
    board.counters = [...board.counters, { ...goes, ...paralysedIf(table, to) }];
    return;
  }
  // Infantry escorts; an archer only where the other is no infantry and no archer.
  const over = INFANTRY.includes(goes.kind) || (ARCHERS.includes(goes.kind) && !INFANTRY.includes(host.kind));
  const [escort, escorted] = over && !INFANTRY.includes(host.kind) ? [goes, host] : [host, goes];
  board.counters = [
    ...board.counters.filter((one) => one.id !== host.id),
    { ...escorted, at: to, escort: escort.kind, escortId: escort.id, ...paralysedIf(table, to) },
  ];
  // LOR-ALL-2: whoever is taken in charge was promised, and is not owed any more.
  const given = board.pledges.findIndex(
    (one) => one.from === seatOf(escorted.id) && one.to === seatOf(escort.id) && one.kind === escorted.kind,
  );
  if (given >= 0) board.pledges = without(board.pledges, given);
}

type Roll = () => number;

function shoots(war: War, board: Board, { shooters, target }: MoveOf<'shoot'>, roll: Roll): boolean {
  const { state, box, table } = war;
  const enemy = state.position.counters.find((one) => one.id === target);
  if (!enemy) return false;
  let hits = 0;
  let needed = 0;
  for (const id of shooters) {
    const one = war.shooter(id);
    if (!one) return false;
    const shot = SEERS.includes(one.kind) ? 'visions' : ARCHERS.includes(one.kind) ? 'arrows' : 'flames';
    const far = war.thrown(one, enemy, shot).far ?? 0;
    const die = roll();
    if (shot === 'visions') {
      const hexes = box.visions[far - 1]?.[die - 1] ?? 0;
      if (hexes > 0) board.falling = [...board.falling, { id: target, hexes, fought: war.reads('LOR-L-61', 'tue') ? [] : [id] }];
      return true;
    }
    const better = shot === 'flames' && war.reads('LOR-REV-5', 'plus-deux') && table.sign(cellOfHex(enemy.at)) === 'b' ? 2 : 0;
    hits += box[shot][far - 1]?.[Math.min(6, die + better) - 1] ?? 0;
    needed = box.needs[shot][enemy.escort ?? enemy.kind];
  }
  if (hits >= needed) board.eliminate(enemy, []);
  return true;
}

/** What the table gives, for the force of the attack less that of the defence. */
const resultOf = (box: Box, difference: number, die: number): string =>
  box.combat.filter(({ from }) => from <= difference).at(-1)?.results[die - 1] ?? '-';

function attacks(war: War, board: Board, { attackers, targets }: MoveOf<'attack'>, roll: Roll): boolean {
  const { state, box } = war;
  const ours = attackers.flatMap((id) => board.counters.find((one) => one.id === id) ?? []);
  const city = war.cityNamed(targets[0] ?? '');
  const theirs = city ? [] : targets.flatMap((id) => board.counters.find((one) => one.id === id) ?? []);
  const goals = city ? [cellOfHex(city.at)] : theirs.map(({ at }) => cellOfHex(at));
  const ways = new Map(state.marched.map(({ id, path }) => [id, path.map(cellOfHex)]));
  let difference = 0;
  for (const one of ours) {
    const people = war.table.people(one);
    difference += box.factors[one.escort ?? one.kind].combat + 2 * war.wizardsNear(people, cellOfHex(one.at));
    difference += chargeIn(state.position, one.id, ways.get(one.id) ?? [], goals);
  }
  if (city) difference -= war.garrisonForce(city);
  for (const one of theirs) difference -= war.worthInDefence(one);
  const lose = (): void => {
    for (const one of ours) board.eliminate(one, targets);
  };
  if (city) {
    const isFew = ours.length < city.garrison.length || (war.reads('LOR-L-34', 'deux-au-moins') && ours.length < 2);
    if (isFew) {
      // Whether one alone dies of it where two are needed: not told here.
      if (ours.length < 2 && war.reads('LOR-L-34', 'deux-au-moins') && war.reads('LOR-L-21', 'elimines')) return false;
      if (war.reads('LOR-L-21', 'elimines')) lose();
      return true;
    }
    if (difference < (box.combat[0]?.from ?? 0)) {
      lose();
      return true;
    }
  }
  const result = resultOf(box, difference, roll());
  if (result === 'AE') lose();
  else if (result.startsWith('A')) {
    board.falling = [...board.falling, ...ours.map(({ id }) => ({ id, hexes: Number(result[1]), fought: targets }))];
  } else if (result === 'DE' && city) {
    city.ids?.forEach((id) => {
      board.dies(id, war.kindIn(city, id));
    });
    board.city(cityNameOf(city), () => ({ garrison: [], ids: [] }));
  } else if (result === 'DE') {
    for (const one of theirs) board.eliminate(one, attackers);
  } else if (result.startsWith('D')) {
    // LOR-L-22: driven out, it is not told here who retreats how.
    if (city && war.reads('LOR-L-22', 'sort')) return false;
    board.falling = [...board.falling, ...theirs.map(({ id }) => ({ id, hexes: Number(result[1]), fought: attackers }))];
  }
  return true;
}

function sallies(war: War, board: Board, { city: name, targets }: MoveOf<'sally'>, roll: Roll): boolean {
  const city = war.cityNamed(name);
  const theirs = targets.flatMap((id) => board.counters.find((one) => one.id === id) ?? []);
  if (!city) return false;
  const difference = theirs.reduce((sum, one) => sum - war.worthInDefence(one), war.garrisonForce(city));
  const result = resultOf(war.box, difference, roll());
  if (result === 'AE') {
    city.ids?.forEach((id) => {
      board.dies(id, war.kindIn(city, id));
    });
    board.city(name, () => ({ garrison: [], ids: [] }));
  } else if (result === 'DE') {
    for (const one of theirs) board.eliminate(one, [name]);
  } else if (result.startsWith('D')) {
    board.falling = [...board.falling, ...theirs.map(({ id }) => ({ id, hexes: Number(result[1]), fought: [name] }))];
  } else if (result.startsWith('A') && war.reads('LOR-L-22', 'sort')) return false;
  return true;
}

/** `isAsked`: the ally has been, and says it. */
function retreats(war: War, board: Board, { id, direction, alone, seat }: MoveOf<'retreat'>, isAsked: boolean): boolean {
  const { state } = war;
  const fall = state.falling.find((one) => one.id === id);
  const first = war.inOpen(id);
  if (!fall || !first) return false;
  board.falling = board.falling.filter((one) => one.id !== id);
  const line = retreatOf(state.position, id, fall.hexes, fall.fought, DIRECTIONS.indexOf(direction), war.attacked());
  // The ally is asked first.
  if (!isAsked && line.chooser !== undefined && line.chooser !== state.peoples[seat]) return false;
  // LOR-ESC-4: the escorted has followed his escort as far as it came, and falls back from there.
  const dead = (one: string, cell?: Cell): void => {
    if (cell) board.change(one, { at: hexOf(cell) });
    board.falling = board.falling.filter((other) => other.id !== one);
    const counter = board.counters.find((other) => other.id === one);
    if (counter) board.eliminate(counter, fall.fought);
  };
  if (alone) {
    dead(id);
    return true;
  }
  for (const { id: one, fate, at } of [line.first, ...line.pushed]) {
    const [column = 0, row = 0] = at.split('.').map(Number);
    if (fate === 'eliminated') dead(one, { column, row });
    else board.change(one, { at: hexOf({ column, row }), ...(fate === 'paralysed' && { paralysed: 3 }) });
  }
  // LOR-L-22: one that nothing has let out of its city is in it.
  const back = board.counters.find((one) => one.id === id);
  const home = back && war.table.city(cellOfHex(back.at));
  if (back && home) {
    board.counters = board.counters.filter((one) => one !== back);
    board.city(cityNameOf(home), ({ garrison, ids = [] }) => ({ garrison: [...garrison, back.kind], ids: [...ids, back.id] }));
  }
  return true;
}

const hexOf = ({ column, row }: Cell): Hex => ({ q: column, r: row - Math.floor(column / 2) });

/** Steps between two cells. */
function farOf(table: Table, from: Cell, to: Cell): number {
  for (let far = 0; far <= 8; far += 1) if (withinOf(table, from, far).has(nameOf(to))) return far;
  return Number.POSITIVE_INFINITY;
}

const LANDS = new WeakMap<Position['map'], ReadonlyMap<string, number>>();

/** The continent of each hex of land, by its number: lands that no sea parts, in the order of their first hexes, row by row. */
function continentsOf(map: Position['map']): ReadonlyMap<string, number> {
  const known = LANDS.get(map);
  if (known) return known;
  const table = new Table({ map, counters: [], cities: [], allies: [], options: {} });
  const isLand = (cell: Cell): boolean => table.sign(cell) !== '~' && !table.isBridge(cell);
  const found = new Map<string, number>();
  let count = 0;
  for (let row = 0; row < table.height; row += 1)
    for (let column = 0; column < table.width; column += 1) {
      const first = { column, row };
      if (!isLand(first) || found.has(nameOf(first))) continue;
      const shore = [first];
      for (let cell = shore.pop(); cell; cell = shore.pop()) {
        if (found.has(nameOf(cell))) continue;
        found.set(nameOf(cell), count);
        shore.push(...table.around(cell).filter(isLand));
      }
      count += 1;
    }
  LANDS.set(map, found);
  return found;
}

/** All cells within so many steps of one. */
function withinOf(table: Table, cell: Cell, steps: number): ReadonlySet<string> {
  const found = new Map([[nameOf(cell), cell]]);
  for (let step = 0; step < steps; step += 1)
    for (const one of [...found.values()]) for (const to of table.around(one)) found.set(nameOf(to), to);
  return new Set(found.keys());
}

const without = <One>(list: readonly One[], at: number): readonly One[] => list.filter((_, index) => index !== at);

/** The position with only those that may matter to a counter within its reach: all others are too far. */
function near(position: Position, counter: Counter, box: Box): Position {
  const reach = Math.max(box.factors[counter.kind].movement, counter.escort ? box.factors[counter.escort].movement : 0) + 3;
  const width = position.map.rows[0]?.length ?? 0;
  const isNear = ({ at }: { readonly at: Hex }): boolean => {
    const [a, b] = [cellOfHex(at), cellOfHex(counter.at)];
    const across = Math.abs(a.column - b.column);
    const columns = position.map.wraps ? Math.min(across, width - across) : across;
    return columns <= reach && Math.abs(a.row - b.row) <= reach;
  };
  return { ...position, counters: position.counters.filter(isNear) };
}
