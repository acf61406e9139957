/** What the explorer says of places and answers, in French. */
import { counted, of, together, upperFirst } from '#engine/core/french.ts';
import { territoryPoints } from '#engine/zargos/data/board-values.ts';
import type { Atlas } from '../atlas.ts';

/** « province d’Ohms, volcan », « capitale de Kori, 13 points », « case mer » */
export function kindAt({ territoryAt, kingdomAt, seaAt, board }: Atlas, place: number): string {
  const territory = territoryAt(place);
  const kingdom = kingdomAt(place);
  if (!territory || !kingdom) return seaAt(place)?.kind === 'lake' ? 'case lac' : 'case mer';
  const kinds = { province: 'province', capital: 'capitale', inner: 'province intérieure', city: 'cœur' } as const;
  const marks = [...(territory.volcano ? ['volcan'] : []), ...(territory.coastal || board.seas.length === 0 ? [] : ['sans côte'])];
  return [`${kinds[territory.kind]} ${territory.kind === 'city' ? 'du royaume ' : ''}${of(kingdom.name)}`, ...marks].join(', ');
}

/** What a place is and touches: what is said when it is selected. */
export function described(atlas: Atlas, place: number): string {
  const { tables, nameAt, touching } = atlas;
  const land = touching(place).filter((one) => one < tables.territories);
  const water = touching(place).filter((one) => one >= tables.territories);
  const strait = tables.straits[place] ?? [];
  const isLand = place < tables.territories;
  return [
    `${upperFirst(nameAt(place))}, ${kindAt(atlas, place)}`,
    land.length > 0
      ? `${isLand ? 'Par terre' : 'Côtes'} : ${together(land.map(nameAt))}`
      : `Aucune ${isLand ? 'frontière de terre' : 'côte'}`,
    ...(water.length > 0 ? [`${isLand ? 'Par mer' : 'Cases voisines'} : ${together(water.map(nameAt))}`] : []),
    ...(strait.length > 0 ? [`Bras de mer vers ${together(strait.map(nameAt))}`] : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** Points of a territory held alone, as a note; none for a sea cell. */
export function pointsNote({ territoryAt }: Atlas, place: number): string | undefined {
  const territory = territoryAt(place);
  return territory && counted(territoryPoints(territory), 'point');
}
