/**
 * Numbers with how sure they are: a table whose middle column is drawn, a dot on its interval at 95 %. Preact draws; widths are in
 * per cent, so nothing is distorted on a phone.
 */
import { french } from '#components/base/typography.ts';
import { decimal } from '#engine/core/french.ts';
import type { Sure } from './count.ts';
import { type FigureGroup, reachOf, told, type Unit, worded } from './figure.ts';

interface Props {
  title: string;
  /** Over the column of numbers: « tours de table ». */
  what: string;
  unit: Unit;
  groups: readonly FigureGroup[];
}

/** Room on both sides of the axis, in per cent, for a dot at its end. */
const SIDE = 4;
const TICKS = 4;
/** What a step between ticks may be. */
const STEPS = [0.001, 0.01, 0.1, 1, 10, 100].flatMap((ten) => [ten, 2 * ten, 5 * ten]);

/** Round numbers between two. Our own: those of D3, shared with this page, weigh on every page with a chart. */
function ticks(from: number, to: number): readonly number[] {
  const step = STEPS.find((one) => (to - from) / one <= TICKS + 1) ?? to - from;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step);
}

export function Dots({ title, what, unit, groups }: Props) {
  const [from, to] = reachOf(groups, unit);
  const x = (value: number) => `${(SIDE + ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * (100 - 2 * SIDE)).toFixed(2)}%`;
  const at = ticks(from, to);
  const step = (at[1] ?? 1) - (at[0] ?? 0);
  return (
    <table class="study-dots">
      <caption>{french(title)}</caption>
      <thead>
        <tr>
          <td />
          <td class="study-draw">
            <svg width="100%" height="16" aria-hidden="true">
              {at.map((tick) => (
                <text key={tick} x={x(tick)} y="12">
                  {tickText(tick, unit, step)}
                </text>
              ))}
            </svg>
          </td>
          <th scope="col">{french(what)}</th>
        </tr>
      </thead>
      {groups.map(({ title: head, rows, mark }) => (
        <tbody key={head ?? ''}>
          {head && (
            <tr>
              <th scope="rowgroup" colSpan={3} class="study-head">
                {french(head)}
              </th>
            </tr>
          )}
          {rows.map(({ label, sure }) => (
            <tr key={label}>
              <th scope="row">{french(label)}</th>
              <td class="study-draw">
                <Dot sure={sure} x={x} ticks={at} mark={mark} />
              </td>
              <Words sure={sure} unit={unit} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Shares without their sign: the rows bear it. */
const tickText = (tick: number, unit: Unit, step: number): string =>
  unit === 'share' ? decimal(tick * 100, step < 0.01 ? 1 : 0) : told({ value: tick, low: tick, high: tick }, unit, step < 1 ? 1 : 0);

interface DotProps {
  sure: Sure;
  x: (value: number) => string;
  ticks: readonly number[];
  mark?: number;
}

const Dot = ({ sure, x, ticks: at, mark }: DotProps) => (
  <svg width="100%" height="26" aria-hidden="true">
    {at.map((tick) => (
      <line key={tick} class="study-grid" x1={x(tick)} x2={x(tick)} y1="0" y2="26" />
    ))}
    {mark !== undefined && <line class="study-mark" x1={x(mark)} x2={x(mark)} y1="0" y2="26" />}
    <line class="study-interval" x1={x(sure.low)} x2={x(sure.high)} y1="13" y2="13" />
    <circle class="study-dot" cx={x(sure.value)} cy="13" r="4.5" />
  </svg>
);

function Words({ sure, unit }: { sure: Sure; unit: Unit }) {
  const { value, interval } = worded(sure, unit);
  return (
    <td>
      <b>{french(value)}</b> <small>({french(interval)})</small>
    </td>
  );
}
