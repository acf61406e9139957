/** What the explorer says of places and answers, in French. */
import { pointsOf } from '#engine/zargos/data/board-values.ts';
import { kingdomAt, nameAt, seaAt, TABLES, territoryAt, touching, upperFirst } from './atlas.ts';

const VOWEL = /^[aeiouyàâéèêîôœ]/i;

/** « d’Ohms », « de Kori » */
export const ofName = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

export const counted = (number: number, one: string, many = `${one}s`): string => `${number} ${number > 1 ? many : one}`;

/** « province d’Ohms, volcan », « capitale de Kori, 13 points », « case mer » */
export function kindAt(place: number): string {
  const territory = territoryAt(place);
  const kingdom = kingdomAt(place);
  if (!territory || !kingdom) return seaAt(place)?.kind === 'lake' ? 'case lac' : 'case mer';
  const kinds = { province: 'province', capital: 'capitale', inner: 'province intérieure', city: 'cœur' } as const;
  const marks = [...(territory.volcano ? ['volcan'] : []), ...(territory.coastal ? [] : ['sans côte'])];
  return [`${kinds[territory.kind]} ${territory.kind === 'city' ? 'du royaume ' : ''}${ofName(kingdom.name)}`, ...marks].join(', ');
}

/** What a place is and touches: what is said when it is selected. */
export function described(place: number): string {
  const land = touching(place).filter((one) => one < TABLES.territories);
  const water = touching(place).filter((one) => one >= TABLES.territories);
  const strait = TABLES.straits[place] ?? [];
  const isLand = place < TABLES.territories;
  return [
    `${upperFirst(nameAt(place))}, ${kindAt(place)}`,
    land.length > 0
      ? `${isLand ? 'Par terre' : 'Côtes'} : ${listed(land.map(nameAt))}`
      : `Aucune ${isLand ? 'frontière de terre' : 'côte'}`,
    ...(water.length > 0 ? [`${isLand ? 'Par mer' : 'Cases voisines'} : ${listed(water.map(nameAt))}`] : []),
    ...(strait.length > 0 ? [`Bras de mer vers ${listed(strait.map(nameAt))}`] : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** Points of a territory held alone, as a note; none for a sea cell. */
export function pointsNote(place: number): string | undefined {
  const territory = territoryAt(place);
  return territory && counted(pointsOf(territory), 'point');
}
