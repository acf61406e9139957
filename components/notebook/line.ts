/** The line of the home pages asks for what it says only where there is a notebook. */
import { NOTEBOOK_KEY } from './key.ts';

const line = document.querySelector<HTMLElement>('[data-today]');
try {
  if (line && localStorage.getItem(NOTEBOOK_KEY) !== null)
    void import('./count.ts').then(({ tellToday }) => tellToday(line)).catch(() => undefined);
} catch {
  // Storage is forbidden: it says what everybody reads.
}
