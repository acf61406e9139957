/** What a bare page does in the page of another: the way to the whole, its height told, links that open beside, the accent that was asked for. */
import { isShade, readable } from './shade.ts';

const root = document.documentElement;

/** One sentence for each word after `integre=` that says neither a theme nor a colour. */
const faultsOf = (words: readonly string[]): readonly string[] =>
  words
    .filter((word) => word && word !== 'clair' && word !== 'sombre' && !isShade(word))
    .map(
      (word) =>
        `« ${word.slice(0, 20)} » n’est pas compris après « integre= » : clair, sombre, ou une couleur en six chiffres comme 1f4f73.`,
    );

function dress(words: readonly string[]): void {
  const shade = words.find(isShade);
  if (shade === undefined) return;
  const [light, dark] = readable(shade);
  root.style.setProperty('--accent', `light-dark(#${light}, #${dark})`);
  root.style.setProperty('--accent-wash', 'color-mix(in srgb, var(--accent) 14%, var(--paper))');
}

/** At the foot: whose page this is, the way to the whole as it stands at that moment, and what was not understood. */
function sign(words: readonly string[]): void {
  const foot = document.createElement('footer');
  foot.className = 'bare-foot';
  const whole = document.createElement('a');
  whole.textContent = `${document.title.replace(/ · Règles vivantes$/, '')} : la page entière, sur Règles vivantes`;
  whole.href = location.href;
  foot.append(whole);
  for (const fault of faultsOf(words)) {
    const line = document.createElement('p');
    line.textContent = fault;
    foot.append(line);
  }
  document.body.append(foot);
}

/** Links leave the frame as it is. */
function openBeside(): void {
  const aim = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    if (link.parentElement?.className === 'bare-foot') link.href = location.href;
    link.target = '_blank';
    link.rel = 'noopener';
  };
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, aim, true);
}

/** Tells the page around, whoever it is, how high this one is: in CSS pixels, whenever it changes. A table where one sits takes the height that it is given. */
function tellHeight(): void {
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === told || root.dataset.seated !== undefined) return;
    told = height;
    parent.postMessage({ reglesVivantes: height }, '*');
  }).observe(document.body);
}

const words = (root.dataset.bare ?? '').split('.');
dress(words);
sign(words);
openBeside();
if (parent !== window) tellHeight();
