/** The kingdoms to compare before the ten-minute trade: a real table whose headers sort it. */
import { useState } from 'preact/hooks';

export interface KingdomFacts {
  readonly id: string;
  readonly name: string;
  /** Territories, capital included. */
  readonly provinces: number;
  readonly alone: number;
  readonly whole: number;
  /** Foreign territories that border it. */
  readonly foreign: number;
  /** Kingdoms they belong to. */
  readonly facing: string;
  /** Its own territories to garrison. */
  readonly rim: number;
  readonly coasts: number;
  readonly seas: number;
}

const COLUMNS = [
  ['name', 'Royaume'],
  ['provinces', 'Territoires'],
  ['alone', 'Points un à un'],
  ['whole', 'Royaume entier'],
  ['foreign', 'Frontières à tenir'],
  ['rim', 'Territoires exposés'],
  ['coasts', 'Côtes'],
  ['seas', 'Cases mer'],
] as const satisfies readonly (readonly [keyof KingdomFacts, string])[];
type Column = (typeof COLUMNS)[number][0];

interface Props {
  rows: readonly KingdomFacts[];
}

const compared = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;

export function RoyaumesTable({ rows }: Props) {
  const [{ by, rising }, sort] = useState<{ by: Column; rising: boolean }>({ by: 'name', rising: true });
  const sorted = [...rows].sort((one, other) => compared(one[by], other[by]) * (rising ? 1 : -1));
  return (
    <table class="royaumes">
      <thead>
        <tr>
          {COLUMNS.map(([column, title]) => (
            <th key={column} scope="col" aria-sort={column === by ? (rising ? 'ascending' : 'descending') : undefined}>
              <button type="button" onClick={() => sort({ by: column, rising: column === by ? !rising : column === 'name' })}>
                {title} <span aria-hidden="true">{column === by ? (rising ? '▲' : '▼') : '↕'}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <td>{row.provinces}</td>
            <td>{row.alone}</td>
            <td>
              <b>{row.whole}</b>
            </td>
            <td>
              {row.foreign} {row.facing && <small>{row.facing}</small>}
            </td>
            <td>{row.rim}</td>
            <td>{row.coasts}</td>
            <td>{row.seas}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
