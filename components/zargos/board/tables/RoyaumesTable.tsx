/** The kingdoms to compare before the ten-minute trade: a real table whose headers sort it. It follows the table's own board, once the page runs. */
import { useEffect, useState } from 'preact/hooks';
import { onTable } from '#components/our-table/kept.ts';
import { boxOf } from '#components/our-table/use-ours.ts';
import type { KingdomFacts } from './kingdom-facts.ts';

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
  /** Of our board. */
  rows: readonly KingdomFacts[];
}

const compared = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;

/** The kingdoms of the board that the table keeps; undefined for ours. */
function useOwn(): readonly KingdomFacts[] | undefined {
  const [own, set] = useState<readonly KingdomFacts[]>();
  useEffect(() => {
    const follow = async () => {
      const text = boxOf('zargos');
      const found = text && (await import('./own-facts.ts').then(({ ownFacts }) => ownFacts(text)));
      if (boxOf('zargos') === text) set(found || undefined);
    };
    const tryTo = () => void follow().catch(() => set(undefined));
    tryTo();
    return onTable(tryTo);
  }, []);
  return own;
}

export function RoyaumesTable({ rows }: Props) {
  const own = useOwn();
  const [{ by, rising }, sort] = useState<{ by: Column; rising: boolean }>({ by: 'name', rising: true });
  const sorted = [...(own ?? rows)].sort((one, other) => compared(one[by], other[by]) * (rising ? 1 : -1));
  return (
    <table class="royaumes">
      {own && <caption>Sur le plateau de votre boîte.</caption>}
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
