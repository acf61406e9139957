/** The numbers of a histogram as a table. */
import type { HistogramBar } from './Histogram.tsx';

export const ChanceTable = ({ title, bars }: { title: string; bars: readonly HistogramBar[] }) => (
  <table class="chart-table">
    <caption>{title}</caption>
    <tbody>
      {bars.map((bar) => (
        <tr key={`${bar.tone}${bar.tick}`}>
          <th scope="row">{bar.label}</th>
          <td>{bar.text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
