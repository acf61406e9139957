/**
 * What a seat cannot tell apart: each way in which the garrisons hidden from it may be made up, with its chance, as `guess` draws them. Whoever is nowhere to be
 * seen is in one of the cities that hide somebody; where no number was told, each of those left is as likely in one that has room as in another.
 */
import type { Seat } from '../../core/events.ts';
import { type City, cityId } from '../board/position.ts';
import { kindOf } from '../game/table.ts';
import type { State } from '../game/types.ts';
import { unseenOf, view } from '../game/view.ts';
import { MAX_GARRISON } from '../types.ts';

/** A state that may be the true one. Those of a list have chances that add up to what is known of it: 1 at first. */
export interface World {
  readonly state: State;
  readonly chance: number;
}

/** How many are hidden in each of these cities, and with what chance, where `unseen` are in all. */
function countsOf(cities: readonly City[], unseen: number): readonly { readonly counts: readonly number[]; readonly chance: number }[] {
  const least = cities.map(({ hidden, garrison }) => (hidden === null ? (garrison.length === 0 ? 1 : 0) : (hidden ?? 0)));
  let all = new Map([[least.join(), { counts: least, chance: 1 }]]);
  for (let left = unseen - least.reduce((sum, one) => sum + one, 0); left > 0; left -= 1) {
    const grown = new Map<string, { counts: number[]; chance: number }>();
    for (const { counts, chance } of all.values()) {
      const open = cities.flatMap(({ hidden, garrison }, at) =>
        hidden === null && garrison.length + (counts[at] ?? 0) < MAX_GARRISON ? [at] : [],
      );
      for (const at of open) {
        const more = counts.map((count, one) => count + (one === at ? 1 : 0));
        const known = grown.get(more.join());
        grown.set(more.join(), { counts: more, chance: (known?.chance ?? 0) + chance / open.length });
      }
    }
    if (grown.size === 0) throw new Error(`${left} more than the cities hold`);
    all = grown;
  }
  return [...all.values()];
}

/** Every way to put so many of these into each city, whatever their order there. */
function dealsOf(ids: readonly string[], counts: readonly number[]): readonly (readonly (readonly string[])[])[] {
  const [id, ...others] = ids;
  if (id === undefined) return [counts.map(() => [])];
  return counts.flatMap((count, at) => {
    if (count === 0) return [];
    const left = counts.map((one, place) => one - (place === at ? 1 : 0));
    return dealsOf(others, left).map((deal) => deal.map((own, place) => (place === at ? [id, ...own] : own)));
  });
}

/** Those that differ by the kinds in their garrisons. Throws where more than one people hides anybody. */
export function worldsOf(state: State, seat: Seat): readonly World[] {
  const shown = view(state, seat);
  const closed = shown.position.cities.filter(({ hidden }) => hidden !== undefined);
  const [first] = closed;
  if (!first) return [{ state, chance: 1 }];
  if (closed.some(({ people }) => people !== first.people)) throw new Error('two peoples hide their garrisons');
  const unseen = unseenOf(shown, state.peoples.indexOf(first.people));
  const worlds = new Map<string, { state: State; chance: number }>();
  for (const { counts, chance } of countsOf(closed, unseen.length)) {
    const deals = dealsOf(unseen, counts);
    for (const deal of deals) {
      const kindsAt = deal.map((ids) => ids.flatMap((id) => kindOf(state, id) ?? []));
      const key = kindsAt.map((kinds) => kinds.toSorted().join()).join(' ');
      const known = worlds.get(key);
      worlds.set(key, { state: known?.state ?? dealt(state, closed, deal), chance: (known?.chance ?? 0) + chance / deals.length });
    }
  }
  return [...worlds.values()];
}

/** The state in which these are hidden in those cities. */
function dealt(state: State, closed: readonly City[], deal: readonly (readonly string[])[]): State {
  const cities = state.position.cities.map((city): City => {
    const at = closed.findIndex((one) => cityId(one) === cityId(city));
    const shown = closed[at];
    if (!shown) return city;
    const ids = deal[at] ?? [];
    return {
      ...city,
      garrison: [...shown.garrison, ...ids.flatMap((id) => kindOf(state, id) ?? [])],
      ids: [...(shown.ids ?? []), ...ids],
    };
  });
  return { ...state, position: { ...state.position, cities } };
}
