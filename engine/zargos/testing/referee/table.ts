/** What is asked of a state, by ids, looked up anew at each question. */
import type { PlaceId } from '../../data/board-types.ts';
import type { CardId, RedId } from '../../data/cards.ts';
import type { Attack, Seat, State } from '../../game/types.ts';
import type { OptionId } from '../../options.ts';
import type { People } from '../../types.ts';
import { type Geography, geographyOf } from './geography.ts';

export type Carrier = 'vent-de-terre' | 'vent-d-ailleurs' | null;
export const CARRIERS: readonly Carrier[] = [null, 'vent-de-terre', 'vent-d-ailleurs'];

export class Table {
  readonly state: State;
  readonly map: Geography;
  private readonly soundings = new Map<PlaceId, ReadonlyMap<PlaceId, number>>();

  constructor(state: State) {
    this.state = state;
    this.map = geographyOf(state.options);
  }

  /** Whether the table plays this reading. */
  reads(id: OptionId, reading: string): boolean {
    return this.state.options.options[id] === reading;
  }

  number(id: PlaceId): number {
    return this.map.numbers.get(id) ?? -1;
  }

  pawns(id: PlaceId): number {
    return this.state.pawns[this.number(id)] ?? 0;
  }

  /** Who holds a place; at sea only Dragons stay. */
  owner(id: PlaceId): People | null {
    if (this.map.isSea(id)) return this.pawns(id) > 0 ? 'dragons' : null;
    return this.state.owners[this.number(id)] ?? null;
  }

  held(people: People): readonly PlaceId[] {
    return this.map.ids.filter((id) => this.owner(id) === people && this.pawns(id) > 0);
  }

  seatOf(people: People): Seat {
    return this.state.peoples.findIndex((all) => all.includes(people));
  }

  /** Pawns at a place of those that the turn counts. */
  counted(what: 'came' | 'moved' | 'landed' | 'called', id: PlaceId): number {
    return this.state.turn?.[what][this.number(id)] ?? 0;
  }

  attackAt(id: PlaceId): Attack | undefined {
    return this.state.turn?.attacks.find(({ at }) => at === this.number(id));
  }

  wasStruck(id: PlaceId): boolean {
    return this.state.turn?.struck.includes(this.number(id)) ?? false;
  }

  holdsCard(seat: Seat, card: CardId): boolean {
    return this.state.hands[seat]?.includes(card) ?? false;
  }

  /** Whether a red card is in force. */
  rages(card: RedId): boolean {
    return this.state.effects.some((effect) => effect.card === card);
  }

  isFrozen(id: PlaceId): boolean {
    const kingdom = this.map.kingdomOf(id);
    return this.state.effects.some(
      ({ card, target }) => card === 'vent-de-glace' && 'kingdom' in target && kingdom !== undefined && target.kingdom === kingdom,
    );
  }

  isClosed(cell: PlaceId): boolean {
    return this.state.effects.some(
      ({ card, target }) => card === 'vent-de-tempete' && 'seas' in target && target.seas.some((one) => one === cell),
    );
  }

  /** Whether the kingdom of Zargos puts a power of movement to sleep (ZAR-ZRG-4, ZAR-L-19). */
  isAsleep(...places: readonly PlaceId[]): boolean {
    const inside = places.filter((id) => this.map.isZargos(id)).length;
    return this.reads('ZAR-L-19', 'tout-dedans') ? inside === places.length : inside > 0;
  }

  /** Open sea cells crossed to reach each cell from a coast, itself included (ZAR-MER-3). */
  private sounding(coast: PlaceId): ReadonlyMap<PlaceId, number> {
    const known = this.soundings.get(coast);
    if (known) return known;
    const depth = new Map<PlaceId, number>();
    for (const cell of this.map.cellsOf(coast)) if (!this.isClosed(cell)) depth.set(cell, 1);
    for (const [cell, crossed] of depth)
      for (const next of this.map.seasBeside(cell)) if (!this.isClosed(next) && !depth.has(next)) depth.set(next, crossed + 1);
    this.soundings.set(coast, depth);
    return depth;
  }

  /** The fewest open sea cells from coast to coast; Infinity where none lead. */
  crossing(from: PlaceId, to: PlaceId): number {
    const depth = this.sounding(from);
    return Math.min(...this.map.cellsOf(to).map((cell) => depth.get(cell) ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
  }

  /** Dragons under a Raz-de-marée do not swim; nor do they take boats (ZAR-RAZ, ZAR-L-52). */
  mayBoard(people: People): boolean {
    return people !== 'dragons' || !this.rages('raz-de-maree') || this.reads('ZAR-L-52', 'oui');
  }

  mayVortex(people: People, from: PlaceId, to: PlaceId): boolean {
    return (
      people === 'araignees' &&
      this.map.hasVolcano(from) &&
      this.map.hasVolcano(to) &&
      from !== to &&
      !this.rages('tremblement-de-terre') &&
      !this.isAsleep(from, to)
    );
  }

  /** Over one province whatever stands there, or across a dotted strait (ZAR-AIL-1, ZAR-AIL-2). */
  mayFly(people: People, from: PlaceId, to: PlaceId): boolean {
    if (people !== 'ailes' || from === to || this.rages('typhon')) return false;
    if (this.map.acrossStrait(from).includes(to) && !this.isAsleep(from, to)) return true;
    return this.map.neighbours(from).some((over) => this.map.neighbours(over).includes(to) && this.mayFlyOver(from, over, to));
  }

  private mayFlyOver(from: PlaceId, over: PlaceId, to: PlaceId): boolean {
    return !this.isAsleep(from, over, to) && !(this.reads('ZAR-L-28', 'survol-interdit') && this.isFrozen(over));
  }
}
