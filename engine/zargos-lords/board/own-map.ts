/**
 * A club's own map, read from outside: rows of signs, then what the booklet says of the lost one. Each contradiction is one French sentence that names its
 * hexagon; what the booklet does not promise is only doubted.
 */
import { counted, either } from '../../core/french.ts';
import { isRecord, misfit, type Problem, type Report, readFields, readFlag, shown } from '../../core/input.ts';
import type { OwnMap } from '../types.ts';
import { continentsOf, isLand, peopledOn } from './continents.ts';
import type { Hex } from './hex.ts';
import {
  bridgeAt,
  type HexMap,
  hexAt,
  hexesOf,
  isNext,
  MAX_COLUMNS,
  MAX_ROWS,
  nameOf,
  neighboursOf,
  SIGNS,
  terrainAt,
  terrainOf,
} from './map.ts';

const MAX_NAME = 24;
/** A people card lies on each (LOR-PREP-1). */
const MAX_CONTINENTS = 4;

function readRows(value: unknown, path: string, report: Report): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_ROWS || !value.every((row) => typeof row === 'string')) {
    const given = Array.isArray(value) ? `une liste de ${value.length}` : shown(value);
    report(path, `${path} attend de 1 à ${MAX_ROWS} lignes de signes, pas ${given}.`);
    return undefined;
  }
  const rows: readonly string[] = value;
  const columns = rows[0]?.length ?? 0;
  const odd = rows.findIndex((row) => row.length !== columns);
  if (columns < 1 || columns > MAX_COLUMNS || odd >= 0) {
    const at = Math.max(0, odd);
    report(
      `${path}[${at}]`,
      `${path}[${at}] attend une ligne ${odd < 0 ? `de 1 à ${MAX_COLUMNS} hexagones` : `de ${columns} hexagones, comme la première`}, pas de ${rows[at]?.length}.`,
    );
    return undefined;
  }
  for (const [row, signs] of rows.entries()) {
    const column = [...signs].findIndex((sign) => terrainOf(sign) === undefined);
    if (column < 0) continue;
    const sign = [...signs][column] ?? '';
    report(
      `${path}[${row}]`,
      `${path}[${row}], hexagone ${nameOf(hexAt(column, row))} : ${shown(sign)} n’est pas un signe de la carte ; on attend ${either(Object.keys(SIGNS))}, ou 1 à 9 pour un pont.`,
    );
    return undefined;
  }
  return rows;
}

function readNames(value: unknown, path: string, report: Report): readonly string[] {
  if (value === undefined) return [];
  const isName = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '' && one.length <= MAX_NAME;
  if (Array.isArray(value) && value.length <= 2 * MAX_CONTINENTS && value.every(isName)) return value;
  misfit(value, path, `au plus ${2 * MAX_CONTINENTS} noms de 1 à ${MAX_NAME} signes`, report);
  return [];
}

/** Hexes of each bridge, by its number. */
const bridgesOn = (map: HexMap): ReadonlyMap<number, readonly Hex[]> =>
  Map.groupBy(
    hexesOf(map).filter((hex) => bridgeAt(map, hex) !== undefined),
    (hex) => bridgeAt(map, hex) ?? 0,
  );

/** Those that hang together with the first. */
function joined(map: HexMap, hexes: readonly Hex[]): readonly Hex[] {
  const found = new Set(hexes.slice(0, 1));
  for (const one of found) for (const other of hexes) if (isNext(map, one, other)) found.add(other);
  return [...found];
}

const coastsBy = (map: HexMap, hexes: readonly Hex[]): readonly Hex[] =>
  hexes.flatMap((hex) => neighboursOf(map, hex).filter((one) => terrainAt(map, one) === 'cote'));

/** The lands, by their numbers, that a bridge leads to. */
function landsBy(map: HexMap, hexes: readonly Hex[]): ReadonlySet<number> {
  const coasts = coastsBy(map, hexes).map(nameOf);
  return new Set(continentsOf(map).flatMap((land, at) => (land.some((hex) => coasts.includes(nameOf(hex))) ? [at] : [])));
}

/** What contradicts the rules: bridges that lead nowhere, lands for too few or too many peoples. */
function mapFaults(map: OwnMap, path: string, report: Report): void {
  for (const [bridge, hexes] of bridgesOn(map)) {
    const apart = hexes.find((hex) => !joined(map, hexes).includes(hex));
    const [first] = hexes;
    if (!first) continue;
    if (apart)
      report(
        `${path}.rows`,
        `${path}.rows : le pont ${bridge} est en deux morceaux, ${nameOf(first)} et ${nameOf(apart)} : chaque pont a son numéro (LOR-MER-1).`,
      );
    else if (landsBy(map, hexes).size < 2)
      report(
        `${path}.rows`,
        `${path}.rows : le pont ${bridge}, en ${nameOf(first)}, ne touche pas les côtes de deux terres : un pont va d’une côte à l’autre (LOR-MER-1).`,
      );
  }
  const peopled = peopledOn(map).length;
  if (peopled < 2 || peopled > MAX_CONTINENTS)
    report(
      `${path}.rows`,
      `${path}.rows : ${peopled === 0 ? 'aucune terre n’a' : `${counted(peopled, 'terre')} ${peopled > 1 ? 'ont' : 'a'}`} de quoi fonder une ville ; il en faut de 2 à ${MAX_CONTINENTS}, une par peuple (LOR-PREP-1).`,
    );
}

/** A map from outside; undefined where it is at fault, or where there is none. */
export function readOwnMap(value: unknown, path: string, report: Report): OwnMap | undefined {
  if (value === undefined) return undefined;
  const fields = readFields(value, path, ['rows', 'wraps', 'names'], report);
  if (!isRecord(value)) return undefined;
  let isGood = true;
  const listen: Report = (field, because) => {
    isGood = false;
    report(field, because);
  };
  const rows = readRows(fields.rows, `${path}.rows`, listen);
  const wraps = fields.wraps === undefined ? false : readFlag(fields.wraps, `${path}.wraps`, listen);
  const names = readNames(fields.names, `${path}.names`, listen);
  const columns = rows?.[0]?.length ?? 0;
  if (wraps && columns % 2 === 1)
    listen(
      `${path}.wraps`,
      `${path}.wraps demande un nombre pair de colonnes, pour que les bords se rejoignent, pas ${columns} (LOR-MAT-2).`,
    );
  if (!rows || !isGood) return undefined;
  const map: OwnMap = { rows, wraps, names };
  mapFaults(map, path, listen);
  return isGood ? map : undefined;
}

/** What would surprise in a map without being a fault: to be looked at again. */
export function mapDoubts(map: OwnMap): readonly Problem[] {
  const lands = continentsOf(map);
  const bridged = new Set([...bridgesOn(map).values()].flatMap((hexes) => [...landsBy(map, hexes)]));
  const doubts = [
    ...hexesOf(map).flatMap((hex) => {
      const isCoast = terrainAt(map, hex) === 'cote';
      if (!isLand(map, hex)) return [];
      const isBySea = neighboursOf(map, hex).some((one) => !isLand(map, one));
      if (isCoast === isBySea) return [];
      return [isCoast ? `${nameOf(hex)} est une côte sans mer à côté.` : `${nameOf(hex)} est au bord de la mer sans être une côte.`];
    }),
    ...peopledOn(map).flatMap((at) => {
      const [first] = lands[at] ?? [];
      return bridged.has(at) || !first ? [] : [`Aucun pont ne mène à la terre de ${nameOf(first)}.`];
    }),
  ];
  return doubts.map((because) => ({ field: 'map', because }));
}
