/** Who stands where the others may come upon him, or shoot at him, more than he can bear; and how several are named in a line. */
import { percent, together } from '#engine/core/french.ts';
import { type Hex, isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, isNext, nameOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { boxIn, type City, type Counter, cityId, isManned } from '#engine/zargos-lords/board/position.ts';
import { hexCount } from '#engine/zargos-lords/data/counter-words.ts';
import { fighterOf, hasPower, peopleOf } from '#engine/zargos-lords/data/counters.ts';
import { whoIn } from '#engine/zargos-lords/game/explain.ts';
import { movedTo, reachIn, wayTo } from '#engine/zargos-lords/game/march.ts';
import { returnsFor } from '#engine/zargos-lords/game/moines.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { flightOf, linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { citiesHeld, enemiesOf, enemyCities, forceOf, ownOf, shotOf } from '#engine/zargos-lords/game/table.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import { volleyOdds } from '#engine/zargos-lords/odds/shots.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { attackerOf, combatOf, wizardsAround } from '#engine/zargos-lords/rules/attack.ts';
import { resultsAt } from '#engine/zargos-lords/rules/combat.ts';
import { mayAimFrom } from '#engine/zargos-lords/rules/entry.ts';
import { attackValue, defenceForce, garrisonBonus } from '#engine/zargos-lords/rules/force.ts';
import { type Arrival, pointsFor } from '#engine/zargos-lords/rules/movement.ts';
import { garrisonShooter, judgeShot, type Shooter, shooterOf } from '#engine/zargos-lords/rules/shooting.ts';
import { siegeOf } from '#engine/zargos-lords/rules/siege.ts';
import { flightAt } from '#engine/zargos-lords/rules/volley.ts';
import { type Kind, type People, RANGES, type Shot } from '#engine/zargos-lords/types.ts';

/** One that enemies may come and attack on their turn: those of one people that find a hexagon each around it, what they are worth together, and what it is. */
export interface Peril {
  readonly who: Counter;
  readonly force: number;
  readonly own: number;
  /** How many may come; none where the combat would not be grave. */
  readonly count: number;
  /** What the shots of one people would do, all at it, where that is likely enough: a chance. */
  readonly shot?: { readonly by: Shot; readonly chance: number } | undefined;
}

/** Differences from which a combat rather hurts who is attacked: the second band of our table. */
const GRAVE = 4;

/** Chances from which a shot is spoken of: a face of the die. */
const LIKELY = 1 / 6;

/** A place where an enemy may be on its turn, whom it may attack from there, and how it comes; no way for where it stands. */
type Post = Pick<Arrival, 'at' | 'attacks'> & Partial<Arrival>;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

interface Foe {
  readonly one: Counter;
  readonly force: number;
  /** Hexes that it may go, at the most. */
  readonly points: number;
  /** Found when somebody near asks for them. */
  readonly posts: () => readonly Post[];
  /** What it is worth against whoever stands there once it has come: with its charge. */
  readonly forceFrom: (post: Post, there: Hex) => number;
}

const FOES = new WeakMap<View, Map<number, ReadonlyMap<People, readonly Foe[]>>>();

/** The enemies of each people: of one that is all inside its walls, nobody. Counted once a view. */
function foesOf(view: View, seat: number): ReadonlyMap<People, readonly Foe[]> {
  const known = FOES.get(view) ?? new Map<number, ReadonlyMap<People, readonly Foe[]>>();
  FOES.set(view, known);
  const foes = known.get(seat) ?? countedFoes(view, seat);
  known.set(seat, foes);
  return foes;
}

function countedFoes(view: View, seat: number): ReadonlyMap<People, readonly Foe[]> {
  const foes = enemiesOf(view, seat)
    .filter(({ paralysed }) => !paralysed)
    .map((one): Foe => {
      let found: readonly Post[] | undefined;
      const theirs = { ...view, turn: view.peoples.indexOf(peopleOf(one)), marched: [] };
      const posts = (): readonly Post[] => {
        const here = one.vanished ? [] : [{ at: one.at, attacks: [] }];
        found ??= [...here, ...reachIn(theirs, one.id).arrivals];
        return found;
      };
      const [box, readings] = [boxIn(view.position), readingsOf(view.options)];
      const force = forceOf(one, view.position);
      const charges = !one.escort && hasPower(one.kind, 'charge');
      const forceFrom = ({ at, attacks, path }: Post, there: Hex): number => {
        if (!charges || !path) return force;
        const come = [one.at, ...wayTo(theirs, one.id, { at, attacks, path, cost: 0 }).path];
        return attackValue([attackerOf(view.position, { id: one.id, path: come, at }, [there])], box, readings);
      };
      return { one, force, points: pointsFor(one, box, readings), posts, forceFrom };
    });
  const byPeople = Map.groupBy(
    foes.toSorted((a, b) => b.force - a.force),
    ({ one }) => peopleOf(one),
  );
  return new Map<People, readonly Foe[]>([...enemyCities(view, seat).map(({ people }) => [people, []] as const), ...byPeople]);
}

/** Who has come, and where. */
interface Come {
  readonly foe: Foe;
  readonly post: Post;
}

/** Of these, the strongest first, as many as find a place each. */
function settled(all: readonly Foe[], postsOf: (foe: Foe) => readonly Post[]): readonly Come[] {
  const taken = new Map<string, Come>();
  const settle = (foe: Foe, tried: Set<string>): boolean => {
    for (const post of postsOf(foe)) {
      const place = keyOf(post.at);
      if (tried.has(place)) continue;
      tried.add(place);
      const other = taken.get(place);
      if (other && !settle(other.foe, tried)) continue;
      taken.set(place, { foe, post });
      return true;
    }
    return false;
  };
  for (const foe of all) settle(foe, new Set());
  return [...taken.values()];
}

/** Bridges may cost nothing to pass (LOR-L-5). */
const BRIDGES = 2;

/** Where it may be on its turn within so many hexes of another; nothing of one that is too far. */
const postsNear = ({ position: { map } }: View, { one, points, posts }: Foe, at: Hex, range: number): readonly Post[] =>
  distanceOn(map, one.at, at) <= points + BRIDGES + range ? posts() : [];

/** Those that may stand around a place together and attack whoever `id` names there: each from where it is worth most, while others leave it that. */
const comersTo = (view: View, foes: readonly Foe[], id: string, there: Hex): readonly Come[] =>
  settled(foes, (foe) =>
    postsNear(view, foe, there, 1)
      .filter(({ at, attacks }) => attacks.includes(id) || (at === foe.one.at && isNext(view.position.map, at, there)))
      .toSorted((a, b) => foe.forceFrom(b, there) - foe.forceFrom(a, there)),
  );

const forceOfAll = (comers: readonly Come[], there: Hex): number => sum(comers.map(({ foe, post }) => foe.forceFrom(post, there)));

/** Whether some face that drives back who is attacked loses him: no line saves him, once these have come. */
function isCornered(view: View, comers: readonly Come[], { id }: Counter, difference: number): boolean {
  const position = comers.reduce((now, { foe, post }) => movedTo(now, foe.one.id, post.at), view.position);
  const fought = comers.map(({ foe }) => foe.one.id);
  const isLost = (hexes: number): boolean =>
    linesOf({ ...view, position, marched: [] }, { id, hexes, fought }).every(({ first }) => first.fate === 'eliminated');
  return (resultsAt(boxIn(position), difference) ?? []).some(
    (face) => face.startsWith('D') && face !== 'DE' && isLost(hexCount(face) ?? 0),
  );
}

/** How far each shoots at `who` from, the nearest place that another has not taken. */
function distancesTo(view: View, people: People, foes: readonly Foe[], who: Counter, shot: Shot): readonly number[] {
  const { position, options } = view;
  const readings = readingsOf(options);
  const far = (at: Hex): number => distanceOn(position.map, at, who.at);
  const sees = (shooter: Shooter): boolean => judgeShot(position, shooter, who, shot).ok;
  const taken = new Set<string>();
  const open = foes.flatMap((foe) => {
    const { one } = foe;
    if (one.escort || shotOf(one.kind) !== shot) return [];
    const near = postsNear(view, foe, who.at, RANGES[shot])
      .filter(
        ({ at, attacks }) =>
          far(at) <= RANGES[shot] && (attacks.length === 0 || attacks.some((id) => mayAimFrom(id, who.id, shot, readings))),
      )
      .toSorted((a, b) => far(a.at) - far(b.at));
    const post = near.find(({ at }) => !taken.has(keyOf(at)) && sees({ ...shooterOf(one), at }));
    if (!post) return [];
    taken.add(keyOf(post.at));
    return far(post.at);
  });
  const inside = position.cities
    .filter((city) => city.people === people && far(city.at) <= RANGES[shot])
    .flatMap((city) =>
      city.garrison.flatMap((kind: Kind) => (shotOf(kind) === shot && sees(garrisonShooter(city, kind)) ? far(city.at) : [])),
    );
  return [...open, ...inside];
}

/** The chance that shots of this kind, all that may, eliminate `who`: exact. Of visions, that of the best of them to drive him where no line saves him. */
function shotChance(view: View, people: People, foes: readonly Foe[], who: Counter, shot: Shot): number {
  const distances = distancesTo(view, people, foes, who, shot);
  if (distances.length === 0) return 0;
  const { position, options } = view;
  const box = boxIn(position);
  if (shot !== 'visions') {
    const odds = volleyOdds({
      action: shot,
      target: fighterOf(who),
      ground: terrainAt(position.map, who.at) === 'bois' ? 'bois' : 'plaine',
      shots: distances.map((distance) => ({ distance, count: 1 })),
      box,
      options: options.options,
    });
    return odds.allowed ? odds.kill : 0;
  }
  const by = foes.find(({ one }) => shotOf(one.kind) === shot)?.one.id ?? '';
  const isLost = (hexes: number): boolean =>
    hexes > 0 && linesOf(view, flightOf(view, by, who.id, hexes)).every(({ first }) => first.fate === 'eliminated');
  return Math.max(...distances.map((distance) => flightAt(box, distance).filter(isLost).length)) / 6;
}

const SHOTS = ['arrows', 'flames', 'visions'] as const;

function perilFrom(view: View, people: People, foes: readonly Foe[], who: Counter): Peril {
  const { position, options } = view;
  const comers = comersTo(view, foes, who.id, who.at);
  const force = forceOfAll(comers, who.at);
  const own = defenceForce(combatOf(position, [], [who.id]).defenders, boxIn(position), readingsOf(options)).value;
  const shots = SHOTS.map((by) => ({ by, chance: shotChance(view, people, foes, who, by) })).toSorted((a, b) => b.chance - a.chance);
  const [shot] = shots;
  const isGrave = force - own >= GRAVE || (comers.length > 0 && isCornered(view, comers, who, force - own));
  return {
    who,
    force,
    own,
    count: isGrave ? comers.length : 0,
    ...(shot && shot.chance >= LIKELY && { shot }),
  };
}

/** How likely it is lost: in the combat, or under the shots. */
export function lossOf(view: View, { force, own, count, shot }: Peril): number {
  const byDie = count > 0 ? resultsAt(boxIn(view.position), force - own) : undefined;
  return Math.max(shot?.chance ?? 0, (byDie?.filter((result) => result === 'DE').length ?? 0) / 6);
}

/** Chances of being lost from which a death is announced. */
const ANNOUNCED = 1 / 2;

export const isAnnounced = (view: View, peril: Peril): boolean => lossOf(view, peril) >= ANNOUNCED;

/** Own counters in the open, or those of `ids` alone, that are in danger as all stand now, by the people that endangers each most: the likeliest to be lost first. */
export function perilsOf(view: View, seat: number, ids?: readonly string[]): readonly Peril[] {
  const foes = [...foesOf(view, seat)];
  const worst = (a: Peril, b: Peril): number => lossOf(view, b) - lossOf(view, a) || b.force - b.own - (a.force - a.own);
  return ownOf(view, seat)
    .filter(({ id, vanished, paralysed }) => !vanished && !paralysed && (ids?.includes(id) ?? true))
    .flatMap((who) =>
      foes
        .map(([people, theirs]) => perilFrom(view, people, theirs, who))
        .toSorted(worst)
        .slice(0, 1),
    )
    .filter(({ count, shot }) => count > 0 || shot !== undefined)
    .sort(worst);
}

/** A city of one's own that may be besieged on the others' turn, with a hope: by how many, what they are worth together, what it is, and how often of six it opens. */
interface CityPeril {
  readonly city: City;
  readonly count: number;
  readonly force: number;
  readonly own: number;
  readonly opens: number;
}

/** By the people that endangers each most. */
export function cityPerilsOf(view: View, seat: number): readonly CityPeril[] {
  const { position, options } = view;
  const [box, readings] = [boxIn(position), readingsOf(options)];
  const foes = [...foesOf(view, seat).values()];
  const perilOf = (city: City, theirs: readonly Foe[]): CityPeril => {
    const comers = comersTo(view, theirs, cityId(city), city.at);
    const force = forceOfAll(comers, city.at);
    const walls = sum(city.garrison.map((kind) => box.factors[kind].combat));
    const own = walls + garrisonBonus(city.people, wizardsAround(position, city.people, city.at), readings);
    const { opens } = siegeOf(comers.length, force, city.garrison.length, own, box, readings);
    return { city, count: comers.length, force, own, opens };
  };
  const worst = (a: CityPeril, b: CityPeril): number => b.opens - a.opens || b.force - a.force;
  return citiesHeld(view, seat)
    .filter(isManned)
    .flatMap((city) =>
      foes
        .map((theirs) => perilOf(city, theirs))
        .toSorted(worst)
        .slice(0, 1),
    )
    .filter(({ count, opens }) => count > 0 && opens > 0)
    .sort(worst);
}

/** Enemies who could enter a city, once it stands empty, before its besieger plays again: it is whoever's comes first (LOR-VIL-6). Nobody where he enters at once (LOR-L-57). */
export function enterersOf(view: View, seat: number, city: City): readonly Counter[] {
  const { position } = view;
  if (readingsOf(view.options)['LOR-L-57'] === 'aussitot') return [];
  const cities = position.cities.map((one) => (isSame(one.at, city.at) ? { ...one, garrison: [], ids: [], hidden: 0 } : one));
  const empty = { ...view, position: { ...position, cities }, marched: [] };
  return enemiesOf(view, seat).filter((one) => {
    if (one.paralysed || distanceOn(position.map, one.at, city.at) > pointsFor(one, boxIn(position), readingsOf(view.options)) + BRIDGES)
      return false;
    const turn = view.peoples.indexOf(peopleOf(one));
    const ways = one.vanished
      ? returnsFor({ ...empty, turn }, turn)
          .filter(({ id }) => id === one.id)
          .map(({ to }) => to)
      : reachIn(empty, one.id).arrivals.map(({ at }) => at);
    return ways.some((at) => isSame(at, city.at));
  });
}

/** « votre ville (H30) : 24 contre 8, ouverte 5 fois sur 6 » */
export const cityPerilTold = ({ city, force, own, opens }: CityPeril): string =>
  `votre ville (${nameOf(city.at)}) : ${force} contre ${own}, ouverte ${opens} fois sur 6`;

/** « Votre ville (D24) est vide : le premier venu y entre. »; nothing where all are kept. */
export function emptyTold(view: View, seat: number): string {
  const empty = citiesHeld(view, seat).flatMap((city) => (isManned(city) ? [] : nameOf(city.at)));
  if (empty.length === 0) return '';
  return empty.length > 1
    ? `Vos villes (${together(empty)}) sont vides : le premier venu y entre.`
    : `Votre ville (${empty[0]}) est vide : le premier venu y entre.`;
}

/** « le Chevalier (E3), l’Ailé (F4) et 3 autres » */
export function someOf(view: View, ids: readonly string[], most = 3): string {
  const words = ids.flatMap((id) => {
    const counter = walkerIn(view.position, id)?.counter;
    return counter ? [whoIn(counter)] : [];
  });
  return words.length > most + 1 ? `${words.slice(0, most).join(', ')} et ${words.length - most} autres` : together(words);
}

const BY = { arrows: 'des flèches', flames: 'des flammes', visions: 'une vision' } as const satisfies Record<Shot, string>;

/** « 44,4 % de chances d’être éliminé par des flammes » */
export const shotPeril = ({ by, chance }: NonNullable<Peril['shot']>): string =>
  `${percent(chance)} de chances d’être éliminé par ${BY[by]}`;

/** « 14 contre 8, ou 44,4 % de chances d’être éliminé par des flammes » */
export const weightTold = ({ force, own, count, shot }: Peril): string =>
  [count > 0 ? `${force} contre ${own}` : '', shot ? shotPeril(shot) : ''].filter(Boolean).join(', ou ');

/** « le Chevalier (G8) : 14 contre 8 » */
export const perilTold = (peril: Peril): string => `${whoIn(peril.who)} : ${weightTold(peril)}`;
