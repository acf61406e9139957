/** The sheet of a table, once it runs: the readings in force alone, those that the table changed first. */
import { among, choiceCount, onTable, tableNow } from './kept.ts';

const items = [...document.querySelectorAll<HTMLElement>('[data-ruling]')].map((item) => {
  const readings = [...item.querySelectorAll<HTMLElement>('[data-reading]')];
  return { item, id: item.dataset.ruling ?? '', readings: readings.map((one) => ({ id: one.dataset.reading ?? '', one })) };
});
const changed = document.querySelector<HTMLElement>('.feuille-changed');
const lists = [changed?.querySelector('ol'), document.querySelector('.feuille-rest')] as const;
const rest = document.querySelector('#reste');
const print = document.querySelector<HTMLButtonElement>('[data-print]');

function show(): void {
  const chosen = among(items, tableNow().readings);
  for (const { item, id, readings } of items) {
    const own = chosen[id];
    for (const { id: reading, one } of readings) one.hidden = reading !== (own ?? readings[0]?.id);
    lists[own ? 0 : 1]?.append(item);
  }
  changed?.toggleAttribute('hidden', choiceCount(chosen) === 0);
  if (rest) rest.textContent = choiceCount(chosen) === 0 ? 'Nous jouons les lectures du site' : 'Pour le reste, les lectures du site';
}

document.querySelector('.feuille')?.classList.add('is-live');
show();
onTable(show);
print?.addEventListener('click', () => window.print());
if (print) print.hidden = false;
