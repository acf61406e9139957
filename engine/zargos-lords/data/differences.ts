/** What a club's box says otherwise than ours, and how that is said in French: the differences in few words, a fault by the place where it is. */
import { counted, together } from '../../core/french.ts';
import { type Problem, sentenceNaming } from '../../core/input.ts';
import { type Band, type Box, KINDS, type Kind, type OwnMap, type RangeTable } from '../types.ts';
import { KIND_NAMES } from './counters.ts';
import { BOX } from './tables.ts';

export type ByKind<Value> = Readonly<Partial<Record<Kind, Value>>>;

export type SomeFactors = { readonly combat?: number; readonly movement?: number };

/** As a box's file writes it: factors, needs and counters one by one, a table whole. */
export interface Differences {
  readonly factors?: ByKind<SomeFactors>;
  readonly combat?: readonly Band[];
  readonly arrows?: RangeTable;
  readonly flames?: RangeTable;
  readonly visions?: RangeTable;
  readonly needs?: { readonly arrows?: ByKind<number>; readonly flames?: ByKind<number> };
  readonly copies?: ByKind<number>;
  readonly map?: OwnMap;
}

export const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Entries of the kinds for which there is something to say; undefined when there is nothing. */
function byKind<Value>(of: (kind: Kind) => Value | undefined): ByKind<Value> | undefined {
  const found: Partial<Record<Kind, Value>> = {};
  for (const kind of KINDS) {
    const value = of(kind);
    if (value !== undefined) found[kind] = value;
  }
  return isAlike(found, {}) ? undefined : found;
}

const needsOf = (box: Box, shot: keyof Box['needs']) =>
  byKind((kind) => (box.needs[shot][kind] === BOX.needs[shot][kind] ? undefined : box.needs[shot][kind]));

/** What `box` says otherwise than ours; `{}` for ours. */
export function differencesOf(box: Box): Differences {
  const factors = byKind((kind): SomeFactors | undefined => {
    const [own, ours] = [box.factors[kind], BOX.factors[kind]];
    if (isAlike(own, ours)) return undefined;
    return { ...(own.combat !== ours.combat && { combat: own.combat }), ...(own.movement !== ours.movement && { movement: own.movement }) };
  });
  const [arrows, flames] = [needsOf(box, 'arrows'), needsOf(box, 'flames')];
  const copies = byKind((kind) => (box.copies[kind] === BOX.copies[kind] ? undefined : box.copies[kind]));
  return {
    ...(factors && { factors }),
    ...(!isAlike(box.combat, BOX.combat) && { combat: box.combat }),
    ...(!isAlike(box.arrows, BOX.arrows) && { arrows: box.arrows }),
    ...(!isAlike(box.flames, BOX.flames) && { flames: box.flames }),
    ...(!isAlike(box.visions, BOX.visions) && { visions: box.visions }),
    ...((arrows || flames) && { needs: { ...(arrows && { arrows }), ...(flames && { flames }) } }),
    ...(copies && { copies }),
    ...(box.map && { map: box.map }),
  };
}

/** Whether a position is judged otherwise with it: by its factors or its tables. */
export function hasNumbers(box: Box): boolean {
  const { map: _map, copies: _copies, ...numbers } = differencesOf(box);
  return !isAlike(numbers, {});
}

/** « 3 facteurs, tableau des combats »; empty for ours. */
export function boxInWords(box: Box): string {
  const { factors, combat, arrows, flames, visions, needs, copies, map } = differencesOf(box);
  const changed = Object.values(factors ?? {}).reduce((sum, one) => sum + Object.keys(one).length, 0);
  const targets = new Set([...Object.keys(needs?.arrows ?? {}), ...Object.keys(needs?.flames ?? {})]).size;
  return together([
    ...(changed > 0 ? [counted(changed, 'facteur')] : []),
    ...(combat ? ['tableau des combats'] : []),
    ...(arrows ? ['flèches'] : []),
    ...(flames ? ['flammes'] : []),
    ...(visions ? ['visions'] : []),
    ...(targets > 0 ? [`ce qu’il faut contre ${counted(targets, 'cible')}`] : []),
    ...(copies ? [`le nombre de ${counted(Object.keys(copies).length, 'sorte')} de pions`] : []),
    ...(map ? [`une carte de ${map.rows[0]?.length} × ${map.rows.length}`] : []),
  ]);
}

const NAMES: Readonly<Record<string, string>> = {
  factors: 'Les facteurs',
  combat: 'Tableau des combats',
  arrows: 'Flèches',
  flames: 'Flammes',
  visions: 'Visions',
  needs: 'Ce qu’il faut pour éliminer',
  copies: 'Les nombres de pions',
  map: 'La carte',
};

/** « Dragon, facteur de combat » for `factors.dragon.combat`, « Flèches, 3 hexagones, dé 2 » for `arrows[2][1]`. */
function placeInWords(path: string): string {
  const [head = '', ...fields] = path.replace(/\[\d+\]/g, '').split('.');
  const kind = KINDS.find((one) => fields.includes(one));
  if (kind) {
    const { one } = KIND_NAMES[kind];
    if (head === 'copies') return `${one}, nombre de pions`;
    if (head === 'needs') return `${one}, ${fields[0] === 'arrows' ? 'flèches' : 'flammes'} qu’il faut`;
    return fields.length < 2 ? one : `${one}, facteur de ${fields[1] === 'combat' ? 'combat' : 'mouvement'}`;
  }
  const [row, die] = [...path.matchAll(/\d+/g)].map(([digits]) => Number(digits) + 1);
  if (head === 'map') return `La carte${row === undefined ? '' : `, ligne ${row}`}`;
  const isCombat = head === 'combat';
  return [
    NAMES[head],
    ...(row === undefined ? [] : [isCombat ? `bande ${row}` : counted(row, 'hexagone')]),
    ...(isCombat && fields[0] === 'from' ? ['première différence'] : []),
    ...(die === undefined ? [] : [`dé ${die}`]),
  ].join(', ');
}

/** The engine's sentence about a fault of a box, its field named as a page names it. What is odd at one face of the die is told of the row. */
export function faultInWords({ field, because }: Problem): string {
  if (!(field.replace(/\W.*/, '') in NAMES)) return because;
  const told = because.startsWith(field) ? field : field.replace(/\[\d+\]$/, '');
  return sentenceNaming({ field: told, because }, placeInWords(told));
}
