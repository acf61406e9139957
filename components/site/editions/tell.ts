/** What a reader of the rules is told of editions: that a paragraph has changed since the last visit; that a link spoke of another text (`?edition=…`). */
import { longDate } from '#components/base/dates.ts';
import { href } from '#components/base/url.ts';

function tell(article: HTMLElement, text: string, rule?: string): void {
  const line = document.createElement('p');
  line.className = 'rule-changed';
  line.textContent = `${text} `;
  if (rule !== undefined) {
    const way = document.createElement('a');
    way.href = href(`editions/#${rule.toLowerCase()}`);
    way.textContent = 'Ce qui a changé';
    line.append(way);
  }
  article.querySelector('.rule-text')?.prepend(line);
}

export function tellChanged(articles: readonly HTMLElement[]): void {
  for (const article of articles) tell(article, 'Ce paragraphe a changé depuis votre dernière visite.', article.dataset.rule);
}

/** Of the paragraph that the link leads to, or else of any of the page. */
export async function tellEdition(asked: string, articles: readonly HTMLElement[]): Promise<void> {
  const aim = articles.find((article) => article.querySelector(':target'));
  const [first] = aim ? [aim] : articles;
  if (!first) return;
  const answer = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? await fetch(href(`editions/${asked}.json`)).catch(() => undefined) : undefined;
  if (!answer?.ok)
    return tell(
      first,
      `Ce lien cite l’édition « ${asked.slice(0, 20)} », que ce site n’a pas ou que le réseau ne donne pas : voici le texte d’aujourd’hui.`,
    );
  const { paragraphs } = (await answer.json()) as { readonly paragraphs: Readonly<Record<string, string>> };
  for (const article of aim ? [aim] : articles) {
    const { rule = '', hash } = article.dataset;
    if (paragraphs[rule] === hash) continue;
    const then = paragraphs[rule] === undefined ? 'ce paragraphe n’y était pas encore' : 'ce paragraphe a changé depuis';
    tell(article, `Ce lien cite l’édition du ${longDate(asked)} : ${then}.`, rule);
  }
}
