/** Narrows each list of the page to the lines that hold every word typed, whatever their accents; a fold that holds some is open meanwhile. */
import { plain } from '#components/base/typography.ts';

const flat = (text: string): string =>
  plain(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

for (const box of document.querySelectorAll<HTMLElement>('[data-narrow]')) {
  const field = box.querySelector<HTMLElement>('.narrow-field');
  const input = field?.querySelector('input');
  const said = field?.querySelector('[role="status"]');
  if (!field || !input || !said) continue;
  const lines = [...box.querySelectorAll<HTMLElement>('li, dl > div')].map((line) => ({ line, text: flat(line.textContent ?? '') }));
  const folds = [...box.querySelectorAll('details')];
  const narrow = () => {
    const words = flat(input.value).split(' ').filter(Boolean);
    let shown = 0;
    for (const { line, text } of lines) {
      line.hidden = !words.every((word) => text.includes(word));
      if (!line.hidden) shown += 1;
    }
    for (const fold of folds) fold.open = words.length > 0;
    said.textContent = words.length === 0 ? '' : `${shown} sur ${lines.length}`;
  };
  field.hidden = false;
  input.addEventListener('input', narrow);
  // A browser gives back what was typed before the page was left.
  narrow();
}
