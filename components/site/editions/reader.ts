/** Notes which text of a page's paragraphs was seen, and has what changed since said once; has a link that names its edition answered. */

/** `localStorage['textes-lus']`: the hash of each paragraph whose page was open, by its number. */
const KEY = 'textes-lus';

function notSeen(articles: readonly HTMLElement[]): readonly HTMLElement[] {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
    const hashOf = ({ dataset: { rule = '' } }: HTMLElement) => known[rule];
    const changed = articles.filter((article) => (hashOf(article) ?? article.dataset.hash) !== article.dataset.hash);
    const now = articles.map(({ dataset: { rule = '', hash = '' } }) => [rule, hash]);
    localStorage.setItem(KEY, JSON.stringify({ ...known, ...Object.fromEntries(now) }));
    return changed;
  } catch {
    // Forbidden, full, or not ours: nothing is said.
    return [];
  }
}

export function readEditions(): void {
  const articles = [...document.querySelectorAll<HTMLElement>('[data-hash]')];
  if (articles.length === 0) return;
  const asked = new URLSearchParams(location.search).get('edition');
  const changed = notSeen(articles);
  if (asked === null && changed.length === 0) return;
  void import('./tell.ts').then(({ tellChanged, tellEdition }) => {
    tellChanged(changed);
    if (asked !== null) void tellEdition(asked, articles);
  });
}
