/** The captain's plan is kept through a month, and held to in the next: what he set out to do when the marches began stands while they go his way; where they do not, or another siege is better, why it changed is told. */
import { type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn } from '#engine/zargos-lords/board/map.ts';
import { type City, type Counter, cityId, isManned } from '#engine/zargos-lords/board/position.ts';
import {
  type Aim,
  areEnough,
  besiegersNear,
  canBesiege,
  isAimedAt,
  keepPlan,
  type Plan,
  planOf,
  planWith,
  SOON,
} from '#engine/zargos-lords/game/bot/war/plan.ts';
import { monthsTo } from '#engine/zargos-lords/game/bot/war/roads.ts';
import { garrisonIn } from '#engine/zargos-lords/game/bot/war/sieges.ts';
import { whoIn } from '#engine/zargos-lords/game/explain.ts';
import { cityNamed, enemyCities, seatOf } from '#engine/zargos-lords/game/table.ts';
import type { MoveOf, Pledge, View } from '#engine/zargos-lords/game/types.ts';
import { cityTold, standingFor } from './acts.ts';
import { isAside, marchAim } from './groups.ts';
import { intentOf } from './purpose.ts';

/** Where who has only marched came from. */
const startsOf = ({ marched, fought }: View): ReadonlyMap<string, Hex> =>
  new Map(marched.flatMap(({ id, path: [start] }) => (start && !fought.includes(id) ? [[id, start] as const] : [])));

const BEGUN = new WeakMap<View, View>();

const isNewPair = ({ escorts }: View, id: string): boolean => escorts.some((one) => one.id === id && one.change === 'put-on');

/** The table when its marches began, as far as it can be told: those that marched are put back, in the cities that they left and out of those that they entered; in an order that no march changes. What was promised of hostages who were handed over is owed again. */
function begunOf(view: View): View {
  const known = BEGUN.get(view);
  if (known) return known;
  const starts = startsOf(view);
  const inside: Counter[] = [];
  const standing: Counter[] = [];
  const owed: Pledge[] = [];
  const place = (one: Counter, at: Hex): void => {
    const isOut = view.position.cities.some((city) => city.people === view.peoples[view.turn] && isSame(city.at, at));
    (isOut ? inside : standing).push({ ...one, at });
  };
  for (const one of view.position.counters) {
    const { id, kind, escort, escortId } = one;
    const at = starts.get(id);
    if (escort && escortId && isNewPair(view, id)) {
      place({ id, kind, at: one.at }, at ?? one.at);
      place({ id: escortId, kind: escort, at: one.at }, starts.get(escortId) ?? one.at);
      const [from, to] = [seatOf(view, kind), seatOf(view, escort)];
      if (from !== to) owed.push({ from, to, kind });
    } else if (at) place(view.held.includes(id) ? one : { ...one, paralysed: undefined }, at);
    else standing.push(one);
  }
  const cities = view.position.cities.map((city): City => {
    const { ids = [], garrison } = city;
    const isBack = (id: string | undefined): boolean => id !== undefined && !isSame(starts.get(id) ?? city.at, city.at);
    for (const [at, id] of ids.entries()) {
      const [kind, from] = [garrison[at], starts.get(id)];
      if (kind && from && isBack(id)) place({ id, kind, at: from }, from);
    }
    const stays = (_: unknown, at: number): boolean => !isBack(ids[at]);
    return ids.some(isBack) ? { ...city, garrison: garrison.filter(stays), ids: ids.filter(stays) } : city;
  });
  const filled = cities.map((city): City => {
    const back = inside.filter(({ at }) => isSame(at, city.at));
    if (back.length === 0) return city;
    return {
      ...city,
      garrison: [...city.garrison, ...back.map(({ kind }) => kind)],
      ids: [...(city.ids ?? []), ...back.map(({ id }) => id)],
    };
  });
  const counters = standing.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const begun = { ...view, position: { ...view.position, counters, cities: filled }, marched: [], pledges: [...owed, ...view.pledges] };
  BEGUN.set(view, begun);
  return begun;
}

/** Whether a siege that was to be laid now lacks who went, or stayed, elsewhere: those at the walls, with those who may still come, are too few. Of those who only go near, nobody is missed this month. */
function isMissed(view: View, plan: Plan, { task, city, muster }: Aim, to: Hex): boolean {
  if (task !== 'besiege' || !muster || distanceOn(view.position.map, to, city.at) <= 1) return false;
  const starts = startsOf(view);
  const able = [...plan].flatMap(([id, aim]) => {
    const one = aim.task === 'besiege' && isAimedAt(aim, city) ? standingFor(view, id) : undefined;
    return one && (!starts.has(id) || distanceOn(view.position.map, one.at, city.at) <= 1) ? [one] : [];
  });
  return !areEnough(view, able, muster);
}

/** Why the plan of the beginning no longer stands: a city is another's, or bare, or a siege lacks somebody. */
function whyAnew(view: View): string | undefined {
  const plan = planOf(begunOf(view));
  if (view.escorts.some(({ change }) => change === 'taken-off')) return 'une escorte est restée';
  for (const { city } of plan.values()) {
    const now = cityNamed(view, cityId(city));
    if (now && now.people !== city.people) return `${cityTold(city)} est prise`;
    if (now && isManned(now) !== isManned(city))
      return `${cityTold(now)} ${isManned(now) ? 'est gardée, et n’attend plus personne' : 'est vide'}`;
  }
  for (const id of startsOf(view).keys()) {
    const [aim, now] = [plan.get(id), standingFor(view, id)];
    if (aim && now && isMissed(view, plan, aim, now.at)) return `${whoIn(now)} manque devant ${cityTold(aim.city)}`;
  }
  return undefined;
}

const isUnderWay = ({ phase }: View): boolean => phase === 'march';

/** Has the plan of whoever advises followed in this view, and that of the beginning where it stands. */
export function keepMonth(view: View): void {
  const begun = isUnderWay(view) ? begunOf(view) : view;
  planWith(begun, intentOf(view));
  if (begun === view) return;
  if (whyAnew(view) === undefined) keepPlan(view, begun);
  else planWith(view, intentOf(view));
}

const isSiege = ({ task }: Aim): boolean => task === 'besiege' || task === 'gather';

/** What the new goal has over the old one, for who goes there. */
function betterTold(view: View, who: Counter, { city }: Aim, old: City): string {
  const { map } = view.position;
  if (monthsTo(map, who, city.at) < monthsTo(map, who, old.at)) return `${cityTold(city)} est plus proche`;
  if (garrisonIn(city).force < garrisonIn(old).force) return `${cityTold(city)} est moins gardée`;
  return `${cityTold(city)} est plus à portée des autres`;
}

/** Why a city that was to be besieged is not, by who has another aim now. */
function whyNot(view: View, who: Counter, now: Aim, city: City): string {
  if (now.task === 'man' && !isManned(now.city)) return `${cityTold(now.city)} est vide`;
  if (!isSiege(now) && now.task !== 'enter' && besiegersNear(view, now.city, SOON).length > 0) return `${cityTold(now.city)} est menacée`;
  if (!isManned(city)) return 'personne ne la garde plus';
  if ([...planOf(view).values()].some((aim) => isSiege(aim) && isAimedAt(aim, city))) return 'd’autres y vont';
  if (!canBesiege(view, city)) return 'il n’y a plus de quoi l’assiéger';
  return isSiege(now) ? betterTold(view, who, now, city) : 'un autre peuple est trop fort pour qu’on s’éloigne';
}

/** Aims for which a siege is given up. */
const GIVEN_UP: readonly Aim['task'][] = ['besiege', 'gather', 'reserve', 'man', 'relieve', 'enter'];

/** A goal that is one no more. */
interface Dropped {
  readonly city: City;
  readonly why: string;
}

/** Of who was sent to besiege a city last month, and is sent elsewhere; undefined where the same is meant, the city is no enemy’s, or an agreement is kept. */
function meantBefore(view: View, id: string, now: Aim): Dropped | undefined {
  const who = standingFor(view, id);
  const meant = intentOf(view).get(id);
  const city = meant === undefined || meant === cityId(now.city) ? undefined : cityNamed(view, meant);
  if (!who || !city || !GIVEN_UP.includes(now.task) || !enemyCities(view, view.turn).includes(city)) return undefined;
  return { city, why: whyNot(view, who, now, city) };
}

/** Before the first march of a month, cities that nobody is sent to besiege any more; those that are no enemy’s are no goal. */
function givenUp(view: View): readonly Dropped[] {
  if (view.marched.length > 0) return [];
  const plan = planOf(view);
  const intent = [...intentOf(view)];
  return enemyCities(view, view.turn).flatMap((city) => {
    const meant = intent.flatMap(([id, one]) => (one === cityId(city) ? [id] : []));
    if (meant.length === 0 || [...plan.values()].some((aim) => isAimedAt(aim, city))) return [];
    const standing = meant.flatMap((id) => standingFor(view, id) ?? []);
    const who = standing.find(({ id }) => plan.has(id));
    const now = who && plan.get(who.id);
    const why = now ? whyNot(view, who, now, city) : `ceux qui y allaient sont ${standing.length > 0 ? 'retenus' : 'perdus'}`;
    return { city, why };
  });
}

/** Of who marches for something else than he was to do this month, or last. */
function changed(view: View, march: MoveOf<'march'>): Dropped | undefined {
  const [before, now] = [planOf(begunOf(view)).get(march.id), planOf(view).get(march.id)];
  const why = before && now && cityId(before.city) !== cityId(now.city) ? whyAnew(view) : undefined;
  if (before && why) return { city: before.city, why };
  const aim = marchAim(view, march);
  return aim && !isAside(march, aim) ? meantBefore(view, march.id, aim) : undefined;
}

/** « Le but n’est plus la ville des Ailés (K5) : le Chevalier (E3) n’y va pas. »: of the goals given up by all, and of who marches; each once. */
export function goalsTold(view: View, march?: MoveOf<'march'>): readonly string[] {
  if (!isUnderWay(view)) return [];
  const all = givenUp(view);
  const own = march && changed(view, march);
  const isNew = own && !all.some(({ city }) => cityId(city) === cityId(own.city));
  return [...all, ...(isNew ? [own] : [])].map(({ city, why }) => `Le but n’est plus ${cityTold(city)} : ${why}.`);
}
