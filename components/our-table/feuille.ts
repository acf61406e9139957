/** The sheet of a table, once it runs: the readings in force alone, those that the table changed first. */
import { among, choiceCount, onTable, tableNow } from './kept.ts';

const sheet = document.querySelector<HTMLElement>('.feuille');
const items = [...document.querySelectorAll<HTMLElement>('[data-ruling]')].map((item) => {
  const readings = [...item.querySelectorAll<HTMLElement>('[data-reading]')];
  return { item, id: item.dataset.ruling ?? '', readings: readings.map((one) => ({ id: one.dataset.reading ?? '', one })) };
});
const changed = document.querySelector<HTMLElement>('.feuille-changed');
const lists = [changed?.querySelector('ol'), document.querySelector('.feuille-rest')] as const;
const rest = document.querySelector('#reste');
const print = document.querySelector<HTMLButtonElement>('[data-print]');

/** In points, what is smaller being read by nobody; of the letters that a column holds in a line at one point, and of the height that both have on one side. */
const SIZES = [10, 9, 8, 7.5] as const;
const LINE = 630;
const ROOM = 1180;
/** What is changed is set larger. */
const LARGER = 1.25;

/** Of what is in force, set in type of this size, the height in points. */
const heightOf = (size: number): number =>
  items.reduce((height, { item }) => {
    const letters = [...item.querySelectorAll('b, span, li:not([hidden])')].reduce(
      (sum, { textContent }) => sum + textContent.length + 1,
      0,
    );
    const type = lists[0]?.contains(item) ? size * LARGER : size;
    return height + Math.ceil((letters * type) / LINE) * type * 1.15 + 3;
  }, 0);

function show(): void {
  const chosen = among(items, tableNow().readings);
  for (const { item, id, readings } of items) {
    const own = chosen[id];
    for (const { id: reading, one } of readings) one.hidden = reading !== (own ?? readings[0]?.id);
    lists[own ? 0 : 1]?.append(item);
  }
  changed?.toggleAttribute('hidden', choiceCount(chosen) === 0);
  const isTwoSided = !SIZES.some((size) => heightOf(size) < ROOM);
  const room = isTwoSided ? 2 * ROOM : ROOM;
  sheet?.classList.toggle('is-two-sided', isTwoSided);
  sheet?.style.setProperty('--size', `${SIZES.find((size) => heightOf(size) < room) ?? SIZES.at(-1)}pt`);
  if (rest) rest.textContent = choiceCount(chosen) === 0 ? 'Nous jouons les lectures du site' : 'Pour le reste, les lectures du site';
}

sheet?.classList.add('is-live');
show();
onTable(show);
print?.addEventListener('click', () => window.print());
if (print) print.hidden = false;
