/** What stands behind a link of the text: a rule or a litige taken from its page, a definition or a source told beside the link itself. */
import { documentOf } from '#components/base/trusted.ts';

export interface Behind {
  /** What it is, for those who do not see it. */
  readonly name: string;
  readonly nodes: readonly Node[];
  /** What the link to it says. */
  readonly open: string;
}

/** Pages fetched for a rule: their text, or what is on its way. Only those asked for; offline they come from the kept pages. */
const pages = new Map<string, Promise<Document>>();

/** A page without its sheets: even one that is only read is held to the policy of the page that reads it, which knows no other's. */
export const withoutSheets = (html: string): string => html.replace(/<style\b[^>]*>.*?<\/style>/gis, '');

async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return documentOf(withoutSheets(await answer.text()), 'text/html');
}

/** The page that `link` leads to: this one, or one fetched once. A failure is forgotten, to be tried again. */
function pageOf(link: HTMLAnchorElement): Promise<Document> {
  const address = link.href.split(/[?#]/)[0] ?? '';
  if (address === location.href.split(/[?#]/)[0]) return Promise.resolve(document);
  const known = pages.get(address) ?? fetchPage(address);
  pages.set(address, known);
  known.catch(() => pages.delete(address));
  return known;
}

/** What works only where it stands. */
const LEFT_OUT = 'astro-island, script, summary, style, link, form, fieldset, button, input, [id^="exemple-"]';

function textOf(element: Element): Node {
  const copy = document.importNode(element, true);
  for (const part of copy.querySelectorAll(LEFT_OUT)) part.remove();
  // A card is read whole.
  for (const part of copy.querySelectorAll('details')) part.replaceWith(...part.childNodes);
  for (const part of copy.querySelectorAll('[id], [aria-describedby]')) {
    part.removeAttribute('id');
    part.removeAttribute('aria-describedby');
  }
  return copy;
}

function head(id: string, title: string): Node {
  const line = document.createElement('p');
  line.className = 'preview-head';
  const number = document.createElement('span');
  number.className = 'preview-id';
  number.textContent = id;
  line.append(number, ' ', title);
  return line;
}

async function ruleBehind(link: HTMLAnchorElement): Promise<Behind | undefined> {
  const page = await pageOf(link);
  const rule = page.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest<HTMLElement>('[data-rule]');
  const id = rule?.dataset.rule;
  if (!rule || !id) return undefined;
  const title = rule.querySelector('h2, h3')?.textContent ?? '';
  const parts = rule.querySelectorAll(':scope > .rule-text, :scope > .rule-notes .note');
  return {
    name: `${id}, ${title}`,
    nodes: [head(id, title), ...[...parts].map(textOf)],
    open: rule.classList.contains('ruling') ? 'Ouvrir le litige' : 'Ouvrir la règle',
  };
}

/** Told beside the link: the definition of a word, the source of a sentence. */
function told(link: HTMLAnchorElement): Behind | undefined {
  const note = link.nextElementSibling;
  if (!note?.matches('.aside-note')) return undefined;
  const text = document.createElement('p');
  text.textContent = note.textContent;
  return {
    name: note.textContent ?? '',
    nodes: [text],
    open: link.classList.contains('terme') ? 'Ouvrir le glossaire' : 'Ce que valent ces marques',
  };
}

export const behind = async (link: HTMLAnchorElement): Promise<Behind | undefined> => told(link) ?? (await ruleBehind(link));
