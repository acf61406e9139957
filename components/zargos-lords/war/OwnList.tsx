/** All of a people by place, at any time, as a list: for who would rather read than look, and for who cannot look. */
import { french } from '#components/base/typography.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, nameOf } from '#engine/zargos-lords/board/map.ts';
import type { Counter } from '#engine/zargos-lords/board/position.ts';
import { PEOPLE_NAMES, PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';
import { seatName, troops } from '#engine/zargos-lords/game/explain.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import { counterName } from '../map-tool/labels.ts';
import { isOwn } from './acts.ts';
import { cityKnown } from './Panel.tsx';

export const OWN_ID = 'mes-pions';

/** « Chevalier (escorte : Fantassin), n’a pas bougé » */
const stateTold = (counter: Counter, isHostage: boolean, idle: readonly string[]): string =>
  [
    counterName(counter),
    ...(isHostage ? ['en otage'] : []),
    ...(counter.vanished ? ['disparu'] : []),
    ...(counter.paralysed ? [`paralysé pour ${counted(counter.paralysed, 'coup')}`] : []),
    ...(idle.includes(counter.id) ? ['n’a pas bougé'] : []),
  ].join(', ');

/** « G8 : Chevalier, n’a pas bougé », « H4, votre ville : 2 Fantassins… », row by row. */
export function ownPlaces(view: View, seat: number, idle: readonly string[]): readonly (readonly [place: string, told: string])[] {
  const { counters, cities } = view.position;
  const people = view.peoples[seat];
  const standing = counters.filter((one) => isOwn(view, seat, one) || PEOPLE_OF[one.kind] === people);
  const places = [...new Map([...standing, ...cities].map(({ at }) => [keyOf(at), at])).values()].map((at) => ({ at, ...cellOf(at) }));
  return places
    .toSorted((a, b) => a.row - b.row || a.column - b.column)
    .flatMap(({ at }) => {
      const here = standing.filter((one) => isSame(one.at, at)).map((one) => stateTold(one, !isOwn(view, seat, one), idle));
      const city = cities.find((one) => isSame(one.at, at));
      const held = (city?.hostages ?? []).map(({ kind }) => kind).filter((kind) => PEOPLE_OF[kind] === people);
      if (city && city.people === people) here.push(`Ville. ${cityKnown(view, city)}`);
      else if (city && held.length > 0) here.push(`${troops(held)} en otage dans la ville des ${PEOPLE_NAMES[city.people]}`);
      return here.length > 0 ? [[nameOf(at), here.map(upperFirst).join(' ')] as const] : [];
    });
}

export const OwnList = ({ view, seat, idle }: { view: View; seat: number; idle: readonly string[] }) => (
  <details id={OWN_ID} class="war-own">
    <summary aria-keyshortcuts="M">Les {seatName(view, seat)}, lieu par lieu</summary>
    <ul class="bare">
      {ownPlaces(view, seat, idle).map(([place, told]) => (
        <li key={place}>
          <b>{place}</b>
          {french(` : ${told}`)}
        </li>
      ))}
    </ul>
  </details>
);
