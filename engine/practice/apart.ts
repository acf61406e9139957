/** How far two moves are from one another, field by field. */
import { isRecord } from '../core/input.ts';

/** How far two values of one field are; 0 for the same. */
export type ValuesApart = (a: unknown, b: unknown) => number;

const sameOrNot: ValuesApart = (a, b) => (JSON.stringify(a) === JSON.stringify(b) ? 0 : 1);

const textsOf = (values: readonly unknown[]): readonly string[] => values.map((one) => JSON.stringify(one));

/** Entries of one list that the other has not, copies counted, and the other way round. */
function listsApart(a: readonly unknown[], b: readonly unknown[]): number {
  const left = [...textsOf(b)];
  let missing = 0;
  for (const one of textsOf(a)) {
    const at = left.indexOf(one);
    if (at < 0) missing += 1;
    else left.splice(at, 1);
  }
  return missing + left.length;
}

/** Fields of either that differ, with how far they are; a list counts its entries. `left`: fields that are not looked at. */
export function fieldsApart(a: object, b: object, left: readonly string[] = [], valuesApart: ValuesApart = sameOrNot): readonly number[] {
  if (!isRecord(a) || !isRecord(b)) return [];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)].filter((key) => !left.includes(key)));
  return [...keys]
    .map((key) => {
      const [one, other] = [a[key], b[key]];
      return Array.isArray(one) && Array.isArray(other) ? listsApart(one, other) : valuesApart(one, other);
    })
    .filter((far) => far > 0);
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Numbers farther apart count no more than this. */
const MOST = 3;

/** A number counts its distance, any other value is the same or not. */
export const countsApart: ValuesApart = (a, b) =>
  typeof a === 'number' && typeof b === 'number' ? Math.min(MOST, Math.abs(a - b)) : sameOrNot(a, b);
