/** What the explorer says of an answer, in French and in few letters. */
import { counted, together } from '#engine/core/french.ts';
import type { PlaceId } from '#engine/zargos/data/board-types.ts';
import type { Reachable } from '#engine/zargos/rules/movement/way.ts';
import type { MoveVerdict, Reach } from '#engine/zargos/rules/movement.ts';
import type { Atlas } from '../atlas.ts';

/** A few letters on the map: by what means the place is reached. */
export function badgeOf({ legs, boats, cards }: Reachable): string {
  const last = legs.at(-1)?.by ?? 'land';
  if (cards.includes('vent-d-ailleurs')) return 'Ailleurs';
  if (cards.includes('vent-de-brume')) return 'Brume';
  if (cards.includes('vent-de-terre')) return boats > 0 ? `Terre + ${boats} bat.` : 'Terre';
  if (boats > 0) return `${boats} bat.`;
  const words = {
    land: 'à pied',
    vortex: 'vortex',
    flight: 'vol',
    strait: 'bras',
    boats: 'mer',
    swim: 'nage',
    elsewhere: 'Ailleurs',
  } as const;
  return words[last];
}

export const waysIn = (reach: Reach): readonly Reachable[] => reach.verdicts.flatMap((verdict) => (verdict.ok ? [verdict] : []));

/** « Depuis Oz, 7 lieux à portée des Ailés : … » */
export function answered({ nameAt, placeOfId }: Atlas, reach: Reach, from: PlaceId, people: string): string {
  const names = waysIn(reach).map(({ to }) => nameAt(placeOfId(to)));
  const start = `Depuis ${nameAt(placeOfId(from))}`;
  if (names.length === 0) return `${start}, rien n’est à portée des ${people}.`;
  return `${start}, ${counted(names.length, 'lieu', 'lieux')} à portée des ${people} : ${together(names)}.`;
}

export const verdictAt = (reach: Reach | undefined, place: number | undefined): MoveVerdict | undefined =>
  place === undefined ? undefined : reach?.verdicts[place];

export const saidOf = (verdict: MoveVerdict): string => (verdict.ok ? verdict.sentence : `Hors de portée. ${verdict.because}`);
