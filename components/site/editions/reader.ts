/** What a reader of the rules is told of editions: that a paragraph has changed since the last visit, once; that a link spoke of another text (`?edition=…`). */
import { longDate } from '#components/base/dates.ts';
import { href } from '#components/base/url.ts';
import { shelfOf } from '#components/kit/shelf.ts';

/** `localStorage['textes-lus']`: the hash of each paragraph whose page was open, by its number. */
const KEY = 'textes-lus';

type Hashes = Readonly<Record<string, string>>;

const articles = [...document.querySelectorAll<HTMLElement>('article[data-hash]')];

function tell(article: HTMLElement, text: string, link?: string): void {
  const line = document.createElement('p');
  line.className = 'rule-changed';
  line.textContent = `${text} `;
  if (link !== undefined) {
    const way = document.createElement('a');
    way.href = href(`editions/#${link.toLowerCase()}`);
    way.textContent = 'Ce qui a changé';
    line.append(way);
  }
  article.querySelector('.rule-text')?.prepend(line);
}

const rulesRead = (text: string | null): Hashes => {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Hashes) : {};
  } catch {
    return {};
  }
};

/** Says it at the first visit after the change, and never again. */
export function sinceLastVisit(): void {
  if (articles.length === 0) return;
  const shelf = shelfOf<Pick<Storage, 'getItem' | 'setItem'>>(window);
  if (!shelf) return;
  const known = rulesRead(shelf.getItem(KEY));
  const now: Record<string, string> = { ...known };
  for (const article of articles) {
    const { rule = '', hash = '' } = article.dataset;
    if (known[rule] !== undefined && known[rule] !== hash) tell(article, 'Ce paragraphe a changé depuis votre dernière visite.', rule);
    now[rule] = hash;
  }
  try {
    shelf.setItem(KEY, JSON.stringify(now));
  } catch {
    // Full: it will be said again.
  }
}

/** Of a link that names its edition: whether the paragraph it leads to, or else any of the page, is still that text. */
export async function sinceEdition(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('edition');
  if (asked === null || articles.length === 0) return;
  const aim = articles.find((article) => article.querySelector(':target')) ?? articles[0];
  if (!aim) return;
  const answer = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? await fetch(href(`editions/${asked}.json`)).catch(() => undefined) : undefined;
  if (!answer?.ok) {
    tell(
      aim,
      `Ce lien cite l’édition « ${asked.slice(0, 20)} », que ce site n’a pas ou que le réseau ne donne pas : voici le texte d’aujourd’hui.`,
    );
    return;
  }
  const { paragraphs } = (await answer.json()) as { readonly paragraphs: Hashes };
  for (const article of aim.querySelector(':target') ? [aim] : articles) {
    const { rule = '', hash } = article.dataset;
    if (paragraphs[rule] === hash) continue;
    const then = paragraphs[rule] === undefined ? 'ce paragraphe n’y était pas encore' : 'ce paragraphe a changé depuis';
    tell(article, `Ce lien cite l’édition du ${longDate(asked)} : ${then}.`, rule);
  }
}
