/**
 * Before the first month (LOR-PREP-1 to LOR-PREP-4): people cards, cities, garrisons, then the rest, each step in the order of the turn or by all at once
 * behind a screen (LOR-L-29). `settle` does what is left of a step as a captain would: cities spread inland, infantry in the garrisons, strength where
 * bridges lead in.
 */
import type { Dice } from '../../core/dice.ts';
import type { Seat } from '../../core/events.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { type Hex, keyOf } from '../board/hex.ts';
import { distanceOn, type HexMap, hexesOf, nameOf, neighboursOf, numberOf, terrainAt } from '../board/map.ts';
import { cityAt, cityId, cityOn, counterOn, isTaken, type Position, standingAt } from '../board/position.ts';
import { FACTORS, hasPower } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { CONTINENTS, citiesOf, judgeCity, judgeGarrison, judgePlacing } from '../setup.ts';
import { MAX_GARRISON, PEOPLES, type People } from '../types.ts';
import type { Tell } from './events.ts';
import { continentsIn, landName, landsOf, seatsInTurn, withoutContinents } from './scenarios.ts';
import { citiesHeld, cityNamed, idsOf, kindOf, seatOfId } from './table.ts';
import { type MoveOf, type Phase, PREPARATIONS, type Preparation, type Table } from './types.ts';

export const isPreparing = ({ phase }: Pick<Table, 'phase'>): boolean => PREPARATIONS.some((one) => one === phase);

/** Continents of each people in this game (LOR-PREP-1). */
function landsEach({ options, position }: Pick<Table, 'options' | 'position'>): number {
  const continents = continentsIn(position.map).length;
  const most = CONTINENTS[options.seats as keyof typeof CONTINENTS] ?? 1;
  return Math.min(most, Math.floor(continents / options.seats));
}

const isGiven = ({ lands }: Pick<Table, 'lands'>, continent: number): boolean => lands.some((own) => own.includes(continent));

/** All continents of the map, by number. */
const continentsOn = ({ position }: Pick<Table, 'position'>): readonly number[] => continentsIn(position.map);

/** Who has the next card to take, or the next continent. */
function pickerOf(table: Table): Seat | undefined {
  const { options, lands } = table;
  const counts = Array.from({ length: options.seats }, (_, seat) => lands[seat]?.length ?? 0);
  const least = Math.min(...counts);
  return least < landsEach(table) ? counts.indexOf(least) : undefined;
}

/** Counters and cities of a seat that are still to be placed. */
export const reserveOf = (table: Table, seat: Seat): readonly string[] => {
  const placed = new Set([...table.position.counters.map(({ id }) => id), ...table.position.cities.flatMap(({ ids = [] }) => ids)]);
  return idsOf(table, seat).filter((id) => !placed.has(id));
};

const mayTakeMore = (table: Table, seat: Seat): boolean => citiesHeld(table, seat).length < citiesOf(readingsOf(table.options));

/** Whether a seat has nothing left to do in a step. A garrison may be empty: it is asked once a city. */
function isDone(table: Table, seat: Seat, step: Preparation): boolean {
  switch (step) {
    case 'cards':
      return pickerOf(table) === undefined;
    case 'cities':
      // On a land too rough for the readings of the table, somebody may have room for fewer.
      return !mayTakeMore(table, seat) || !homeOf(table, seat).some((at) => judgeSite(table, seat, at).ok);
    case 'garrisons':
      return citiesHeld(table, seat).every(({ ids }) => ids !== undefined);
    case 'deployment':
      return reserveOf(table, seat).length === 0;
  }
}

/** Seats that may prepare now: one, or all that are not done where all place together. */
export function preparersOf(table: Table): readonly Seat[] {
  const { phase, options, peoples } = table;
  if (phase === 'cards') {
    const picker = pickerOf(table);
    return picker === undefined ? [] : [picker];
  }
  const step = PREPARATIONS.find((one) => one === phase);
  if (!step) return [];
  const order = seatsInTurn(peoples);
  const isWaiting = (seat: Seat): boolean => !isDone(table, seat, step);
  if (readingsOf(options)['LOR-L-29'] === 'ensemble') return order.filter(isWaiting).sort((a, b) => a - b);
  const first = order.find(isWaiting);
  return first === undefined ? [] : [first];
}

/** Steps that nobody has anything to do in go by; after the last, the first month begins. */
export function prepared<T extends Table>(table: T, begin: (table: T) => T): T {
  if (!isPreparing(table)) return table;
  const [first] = preparersOf(table);
  if (first !== undefined) return table.turn === first ? table : { ...table, turn: first };
  const steps: readonly Phase[] = PREPARATIONS;
  const next = PREPARATIONS[steps.indexOf(table.phase) + 1];
  return next ? prepared({ ...table, phase: next, cards: [] }, begin) : begin(table);
}

/** A game that is prepared by hand, at its very beginning. */
export const begun = <T extends Table>(table: T): T => {
  const continents = continentsOn(table);
  return { ...table, lands: [], cards: table.cards.slice(0, Math.max(continents.length, table.options.seats)) };
};

const chooses = ({ options }: Pick<Table, 'options'>): boolean => readingsOf(options)['LOR-L-28'] === 'peuples-choisis';

export function judgePick(table: Table, { seat, continent, people }: MoveOf<'pick'>): Verdict<RuleId> {
  if (!continentsOn(table).includes(continent)) return refuse('LOR-PREP-1', 'Il n’y a pas de continent de ce numéro sur cette carte.');
  if (isGiven(table, continent)) return refuse('LOR-PREP-1', 'Ce continent est déjà pris.');
  const isFirst = table.peoples[seat] === undefined;
  if (!chooses(table) || !isFirst)
    return people === undefined ? ALLOWED : refuse('LOR-L-28', 'La carte de peuple est face cachée : on ne la choisit pas.');
  if (people === undefined) return refuse('LOR-L-28', 'On choisit son peuple : il faut dire lequel.');
  return table.peoples.includes(people) ? refuse('LOR-L-28', 'Ce peuple est déjà pris.') : ALLOWED;
}

export function picksOf(table: Table, seat: Seat): readonly MoveOf<'pick'>[] {
  const free = continentsOn(table).filter((continent) => !isGiven(table, continent));
  const peoples: readonly (People | undefined)[] =
    chooses(table) && table.peoples[seat] === undefined ? PEOPLES.filter((people) => !table.peoples.includes(people)) : [undefined];
  return free.flatMap((continent) =>
    peoples.map((people): MoveOf<'pick'> => ({ kind: 'pick', seat, continent, ...(people && { people }) })),
  );
}

/** The card of a continent is turned over: people and land together; at two, a second land each after it (LOR-L-28). */
export function picked<T extends Table>(table: T, { seat, continent, people: chosen }: MoveOf<'pick'>, tell: Tell): T {
  const known = table.peoples[seat];
  const left = table.cards.filter((one) => !table.peoples.includes(one));
  const people = known ?? chosen ?? table.cards[continentsOn(table).indexOf(continent)] ?? left[0];
  if (!people) throw new Error('no people left');
  tell({ kind: 'picked', seat, continent, land: landName(table.position.map, continent), people });
  const lands = Array.from({ length: Math.max(table.lands.length, seat + 1) }, (_, one) =>
    one === seat ? [...(table.lands[one] ?? []), continent] : (table.lands[one] ?? []),
  );
  const peoples = known ? table.peoples : [...table.peoples, people];
  const after: T = { ...table, lands, peoples };
  return pickerOf(after) === undefined ? closed(after) : after;
}

/** At three, the continent that nobody has taken is open to all, or out of the game (LOR-L-8). */
function closed<T extends Table>(table: T): T {
  const left = continentsOn(table).filter((continent) => !isGiven(table, continent));
  if (left.length === 0 || readingsOf(table.options)['LOR-L-8'] !== 'exclu') return table;
  const kept = table.lands.map((own) => own.map((one) => one - left.filter((gone) => gone < one).length));
  return { ...table, lands: kept, position: { ...table.position, map: withoutContinents(table.position.map, left, false) } };
}

const isHome = ({ position, lands }: Pick<Table, 'position' | 'lands'>, seat: Seat, hex: Hex): boolean => {
  const land = landsOf(position.map).get(keyOf(hex));
  return land !== undefined && (lands[seat] ?? []).includes(land);
};

/** Hexes of a seat's own continents. */
function homeOf(table: Pick<Table, 'position' | 'lands'>, seat: Seat): readonly Hex[] {
  const known = HOMES.get(table.lands) ?? [];
  HOMES.set(table.lands, known);
  const home = known[seat] ?? hexesOf(table.position.map).filter((hex) => isHome(table, seat, hex));
  known[seat] = home;
  return home;
}

const HOMES = new WeakMap<Table['lands'], (readonly Hex[])[]>();

const terrainOn = ({ map }: Position, hex: Hex) => terrainAt(map, hex) ?? 'mer';

const together = ({ options }: Pick<Table, 'options'>): boolean => readingsOf(options)['LOR-L-29'] === 'ensemble';

export function judgeFounding(table: Table, { seat, at }: MoveOf<'found'>): Verdict<RuleId> {
  if (!mayTakeMore(table, seat)) return refuse('LOR-PREP-2', 'Toutes ses villes sont fondées.');
  return isHome(table, seat, at) ? judgeSite(table, seat, at) : refuse('LOR-PREP-2', `${nameOf(at)} n’est pas sur son continent.`);
}

/** Whether a city may be founded on this hex of its land. */
function judgeSite(table: Table, seat: Seat, at: Hex): Verdict<RuleId> {
  const { position } = table;
  // Behind a screen, nobody sees where the others found theirs.
  const known = together(table) ? citiesHeld(table, seat) : position.cities;
  const steps = known.map((city) => distanceOn(position.map, city.at, at));
  const site = {
    terrain: terrainOn(position, at),
    around: neighboursOf(position.map, at).map((hex) => terrainOn(position, hex)),
    ...(steps.length > 0 && { nearest: Math.min(...steps) }),
  };
  return judgeCity(site, readingsOf(table.options));
}

/** Hexes where a seat may found its next city. */
const freeSites = (table: Table, seat: Seat): readonly Hex[] =>
  mayTakeMore(table, seat) ? homeOf(table, seat).filter((at) => judgeSite(table, seat, at).ok) : [];

export const foundingsOf = (table: Table, seat: Seat): readonly MoveOf<'found'>[] =>
  freeSites(table, seat).map(({ q, r }): MoveOf<'found'> => ({ kind: 'found', seat, at: { q, r } }));

export function founded<T extends Table>(table: T, { seat, at }: MoveOf<'found'>, tell: Tell): T {
  const people = table.peoples[seat];
  if (!people) throw new Error(`no people of ${seat}`);
  const to = together(table) ? { to: [seat] } : {};
  tell({ kind: 'founded', seat, at: { q: at.q, r: at.r }, ...to });
  const city = cityOn({ q: at.q, r: at.r }, people);
  return { ...table, position: { ...table.position, cities: [...table.position.cities, city] } };
}

export function judgeGarrisoning(table: Table, { seat, city: name, ids }: MoveOf<'garrison'>): Verdict<RuleId> {
  const city = cityNamed(table, name);
  if (!city || city.people !== table.peoples[seat]) return refuse('LOR-PREP-3', 'Une garnison se cache dans une ville à soi.');
  if (city.ids !== undefined) return refuse('LOR-PREP-3', 'Cette ville a déjà sa garnison.');
  const many = judgeGarrison(ids.length);
  if (!many.ok) return many;
  const reserve = reserveOf(table, seat);
  return new Set(ids).size === ids.length && ids.every((id) => reserve.includes(id))
    ? ALLOWED
    : refuse('LOR-PREP-3', 'Une garnison se fait de pions à soi qui ne sont pas encore placés, chacun une fois.');
}

/** What a captain would hide there, nothing, or one of each kind that is left, alone: a generating set. */
export function garrisonsOf(table: Table, seat: Seat): readonly MoveOf<'garrison'>[] {
  const city = citiesHeld(table, seat).find(({ ids }) => ids === undefined);
  if (!city) return [];
  const name = cityId(city);
  const reserve = reserveOf(table, seat);
  const kinds = [...new Set(reserve.map((id) => kindOf(table, id)))];
  const alone = kinds.flatMap((kind) => reserve.find((id) => kindOf(table, id) === kind) ?? []);
  const sets = [usualGarrison(table, reserve), [], ...alone.map((id) => [id])];
  return sets.map((ids): MoveOf<'garrison'> => ({ kind: 'garrison', seat, city: name, ids }));
}

export function garrisoned<T extends Table>(table: T, { seat, city: name, ids }: MoveOf<'garrison'>, tell: Tell): T {
  tell({ kind: 'garrisoned', seat, city: name, ids, to: [seat] });
  const garrison = ids.flatMap((id) => kindOf(table, id) ?? []);
  const cities = table.position.cities.map((city) => (cityId(city) === name ? { ...city, garrison, ids } : city));
  return { ...table, position: { ...table.position, cities } };
}

export function judgePlacement(table: Table, { seat, id, at }: MoveOf<'place'>): Verdict<RuleId> {
  if (seatOfId(id) !== seat || !reserveOf(table, seat).includes(id))
    return refuse('LOR-PREP-4', 'Ce pion n’est pas de ceux qu’il lui reste à placer.');
  if (!isHome(table, seat, at)) return refuse('LOR-PREP-4', `${nameOf(at)} n’est pas sur son continent.`);
  const ground = judgePlacing(terrainOn(table.position, at));
  if (!ground.ok) return ground;
  if (cityAt(table.position, at)) return refuse('LOR-PREP-3', 'Dans une ville, un pion est de la garnison : elle est déjà faite.');
  return standingAt(table.position, at).length > 0 ? refuse('LOR-ESC-1', 'Un pion se tient déjà là.') : ALLOWED;
}

/** Hexes of a seat's land where nobody is. */
const freeHomes = ({ position, lands }: Table, seat: Seat): readonly Hex[] =>
  homeOf({ position, lands }, seat).filter((hex) => !isTaken(position, numberOf(position.map, hex)));

/** The next counter, on every free hex of its land: in their order any deployment can be made. */
export function placementsOf(table: Table, seat: Seat): readonly MoveOf<'place'>[] {
  const [id] = reserveOf(table, seat);
  return id === undefined ? [] : freeHomes(table, seat).map(({ q, r }): MoveOf<'place'> => ({ kind: 'place', seat, id, at: { q, r } }));
}

export function placed<T extends Table>(table: T, { seat, id, at }: MoveOf<'place'>, tell: Tell): T {
  const kind = kindOf(table, id);
  if (!kind) throw new Error(`no counter ${id}`);
  const counter = counterOn(id, kind, { q: at.q, r: at.r });
  tell({ kind: 'placed', seat, who: counter, ...(together(table) && { to: [seat] }) });
  return { ...table, position: { ...table.position, counters: [...table.position.counters, counter] } };
}

/** Three of the infantry and an archer, or whoever is weakest: what is left of them once the other cities have had theirs. */
function usualGarrison(table: Table, reserve: readonly string[]): readonly string[] {
  const worth = (id: string): number => {
    const kind = kindOf(table, id);
    return kind ? FACTORS[kind].combat + FACTORS[kind].movement / 10 : 0;
  };
  const foot = reserve.filter((id) => {
    const kind = kindOf(table, id);
    return kind !== undefined && hasPower(kind, 'escorte');
  });
  const archers = reserve.filter((id) => {
    const kind = kindOf(table, id);
    return kind !== undefined && (hasPower(kind, 'fleches') || hasPower(kind, 'vision'));
  });
  const sorted = [...foot].sort((a, b) => worth(b) - worth(a));
  return [...sorted.slice(0, 3), ...archers.slice(0, 1), ...sorted.slice(3)].slice(0, MAX_GARRISON);
}

/** Ends of bridges on a seat's land: where others come from. */
function bridgeheadsOf(table: Pick<Table, 'position' | 'lands'>, seat: Seat): readonly Hex[] {
  const home = homeOf(table, seat);
  const known =
    HEADS.get(home) ?? home.filter((hex) => neighboursOf(table.position.map, hex).some((one) => terrainOn(table.position, one) === 'pont'));
  HEADS.set(home, known);
  return known;
}

const HEADS = new WeakMap<readonly Hex[], readonly Hex[]>();

/** The most of a list by a value, by the dice among equals. */
function best<One>(list: readonly One[], value: (one: One) => number, dice: Dice): One | undefined {
  const values = list.map(value);
  const most = Math.max(...values);
  const equals = list.filter((_, at) => values[at] === most);
  return equals.length > 0 ? equals[dice.roll(equals.length) - 1] : undefined;
}

/** How far a hex is from the nearest of a list, no more than `most`. */
function near(map: HexMap, hex: Hex, list: readonly Hex[], most: number): number {
  let least = most;
  for (const one of list) least = Math.min(least, distanceOn(map, hex, one));
  return least;
}

/** What each hex of a land is worth to a city, whatever others there are: inland, away from bridges. */
function sitesOf(table: Table, seat: Seat): ReadonlyMap<Hex, number> {
  const { map } = table.position;
  const home = homeOf(table, seat);
  const known = SITES.get(home);
  if (known) return known;
  const heads = bridgeheadsOf(table, seat);
  const coasts = home.filter((hex) => terrainAt(map, hex) === 'cote');
  const worth = (hex: Hex): number => 2 * near(map, hex, heads, 6) + near(map, hex, coasts, 3) + (terrainAt(map, hex) === 'plaine' ? 1 : 0);
  const sites = new Map(home.map((hex) => [hex, worth(hex)]));
  SITES.set(home, sites);
  return sites;
}

const SITES = new WeakMap<readonly Hex[], ReadonlyMap<Hex, number>>();

/** Where a captain would found the next city: on a good site, away from his other cities. */
function usualFounding(table: Table, seat: Seat, dice: Dice): MoveOf<'found'> | undefined {
  const cities = citiesHeld(table, seat).map(({ at }) => at);
  const sites = sitesOf(table, seat);
  const at = best(freeSites(table, seat), (hex) => (sites.get(hex) ?? 0) + near(table.position.map, hex, cities, 7), dice);
  return at && { kind: 'found', seat, at: { q: at.q, r: at.r } };
}

/** Where a captain would place a counter: the strong by the bridges, the others around the cities, by turns. */
function usualPlacement(table: Table, seat: Seat, id: string, dice: Dice): MoveOf<'place'> | undefined {
  const { map } = table.position;
  const kind = kindOf(table, id);
  if (!kind) return undefined;
  const number = Number(id.slice(1));
  const heads = bridgeheadsOf(table, seat);
  const cities = citiesHeld(table, seat).map(({ at }) => at);
  const isGuard = hasPower(kind, 'escorte') && number % 2 === 0;
  const anchors = isGuard || heads.length === 0 ? cities : heads;
  const anchor = anchors[number % Math.max(1, anchors.length)];
  const depth = hasPower(kind, 'seigneur') || hasPower(kind, 'vision') ? 3 : 1;
  const value = (at: Hex): number => {
    const ground = terrainAt(map, at);
    const far = anchor ? Math.abs(distanceOn(map, at, anchor) - depth) : 0;
    return -far - (ground === 'gouffre' ? 20 : ground === 'mont' ? 2 : 0);
  };
  const found = best(freeHomes(table, seat), value, dice);
  return found && { kind: 'place', seat, id, at: { q: found.q, r: found.r } };
}

/** What is left of the step is done for a seat, as a captain would. */
export function settledBy<T extends Table>(table: T, seat: Seat, dice: Dice, tell: Tell): T {
  const step = PREPARATIONS.find((one) => one === table.phase);
  if (!step || step === 'cards') throw new Error('nothing to settle');
  let now = table;
  const silent: Tell = () => {};
  if (step === 'cities')
    while (mayTakeMore(now, seat)) {
      const move = usualFounding(now, seat, dice);
      if (!move) break;
      now = founded(now, move, silent);
    }
  if (step === 'garrisons')
    for (const city of citiesHeld(table, seat))
      if (city.ids === undefined)
        now = garrisoned(now, { kind: 'garrison', seat, city: cityId(city), ids: usualGarrison(now, reserveOf(now, seat)) }, silent);
  if (step === 'deployment')
    for (const id of reserveOf(table, seat)) {
      const move = usualPlacement(now, seat, id, dice);
      if (!move) throw new Error(`no room for ${seat}`);
      now = placed(now, move, silent);
    }
  tell({ kind: 'settled', seat, step });
  return now;
}
