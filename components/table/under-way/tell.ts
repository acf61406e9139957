/** Shows the games under way, each as a link to its table, which goes on with it. */
import { french } from '#components/base/typography.ts';
import { type Offered, tablesUnderWay } from './under-way.ts';

export function tellUnderWay(line: HTMLElement): void {
  const found = tablesUnderWay(localStorage, JSON.parse(line.dataset.underWay ?? '[]') as readonly Offered[]);
  for (const { address, name } of found) {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = french(`Reprendre votre partie : ${name}`);
    line.append(link);
  }
  line.hidden = found.length === 0;
}
