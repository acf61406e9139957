/** The page of a game's litiges, once it runs: each choice is kept as it is made, and told beside the ruling and in the bar. */
import { formatOffer } from './carry.ts';
import { changeTable, UNAVAILABLE, withReadings } from './change.ts';
import { among, choiceCount, type KeptTable, type KnownRuling, onTable, tableNow } from './kept.ts';

const TAP = 'Une question, plusieurs lectures : choisissez la vôtre sous chaque litige, tout le site la suivra.';

/** One ruling of the page. */
interface Choice extends KnownRuling {
  readonly field: HTMLFieldSetElement;
  readonly inputs: readonly HTMLInputElement[];
}

const choices = [...document.querySelectorAll<HTMLFieldSetElement>('fieldset[data-choice]')].map((field): Choice => {
  const inputs = [...field.querySelectorAll('input')];
  return { id: field.dataset.choice ?? '', field, inputs, readings: inputs.map(({ value }) => ({ id: value })) };
});

const wordsOf = (input: HTMLInputElement | undefined): string => input?.nextElementSibling?.firstChild?.textContent ?? '';

/** The verdict of the table above ours, where it is another. */
function showVerdict({ field, inputs }: Choice, chosen: HTMLInputElement | undefined): void {
  const isOther = chosen !== undefined && chosen !== inputs[0];
  const ruling = field.closest('.ruling');
  ruling?.toggleAttribute('data-changed', isOther);
  ruling?.querySelector('.ruling-yours')?.remove();
  if (!isOther) return;
  const yours = document.createElement('p');
  yours.className = 'ruling-verdict ruling-yours';
  yours.textContent = wordsOf(chosen);
  ruling?.querySelector('.ruling-verdict')?.before(yours);
}

function start(bar: HTMLElement): void {
  const part = <Part extends HTMLElement>(name: string) => bar.querySelector<Part>(`[data-${name}]`);
  const { game = '', table: page = '' } = bar.dataset;
  let before: KeptTable | undefined;
  const say = (words: string) => {
    const said = part('said');
    if (said && said.textContent !== words) said.textContent = words;
  };
  const show = () => {
    const { readings } = tableNow();
    const count = choiceCount(among(choices, readings));
    for (const choice of choices) {
      const chosen = choice.inputs.find(({ value }) => value === readings[choice.id]) ?? choice.inputs[0];
      if (chosen) chosen.checked = true;
      showVerdict(choice, chosen);
    }
    say(count === 0 ? TAP : count === 1 ? 'Une lecture changée.' : `${count}\u00a0lectures changées.`);
    for (const name of ['copy-table', 'reset']) part(name)?.toggleAttribute('hidden', count === 0);
    part('undo')?.toggleAttribute('hidden', before === undefined);
  };
  const change = (next: (table: KeptTable) => KeptTable) => {
    const isKept = changeTable(next);
    if (!isKept) say(UNAVAILABLE);
    return isKept;
  };
  const set = (choice: Choice, reading: string) => {
    before = undefined;
    change((table) => withReadings(table, [choice], { [choice.id]: reading }));
  };
  const link = () => {
    const { readings, boxes } = tableNow();
    const box = boxes[game];
    const offer = { games: [game], table: { readings: among(choices, readings), boxes: box ? { [game]: box } : {} } };
    return new URL(`${page}#${formatOffer(offer)}`, location.origin).href;
  };
  // What was tapped before this ran.
  for (const choice of choices) {
    const tapped = choice.inputs.find((input) => input.checked && !input.defaultChecked);
    if (tapped) set(choice, tapped.value);
    choice.field.addEventListener('change', ({ target }) => set(choice, (target as HTMLInputElement).value));
  }
  part('copy-table')?.addEventListener('click', () => {
    navigator.clipboard.writeText(link()).then(
      () => say('Lien copié.'),
      () => location.assign(link()),
    );
  });
  part('reset')?.addEventListener('click', () => {
    before = tableNow();
    change((table) => withReadings(table, choices, {}));
    part('undo')?.focus();
  });
  part('undo')?.addEventListener('click', () => {
    const was = before ?? tableNow();
    before = undefined;
    change(() => was);
    part('reset')?.focus();
  });
  onTable(show);
  show();
  bar.hidden = false;
}

/** The bar, and the table's verdicts, take room above what a link points at: not every browser holds it where it is. */
function inPlace(act: () => void): void {
  const pointed = document.getElementById(location.hash.slice(1).toLowerCase());
  const { top = -1 } = pointed?.getBoundingClientRect() ?? {};
  act();
  if (top >= 0 && top < innerHeight) pointed?.scrollIntoView();
}

const bar = document.querySelector<HTMLElement>('.nos-lectures');
if (bar) inPlace(() => start(bar));
