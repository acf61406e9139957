/**
 * A page in the page of another, or asked for by `?integre`, is bare: no header, nothing around what was asked. Stands first in every page, as text (it uses nothing from outside of itself): before
 * anything is shown, and before anything reads the address, out of which it takes that word. `sheet`: the address of its own styles.
 */
export function becomeBare(sheet: string): void {
  const { dataset } = document.documentElement;
  const { search, pathname, hash } = location;
  const [word, said = ''] = /[?&]integre=?([^&]*)/.exec(search) ?? [];
  if (word) history.replaceState(history.state, '', pathname + search.replace(word, '').replace(/^&/, '?') + hash);
  else if (parent === window) return;
  dataset.bare = said;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', blocking: 'render', href: sheet }));
  const [theme] = /clair|sombre/.exec(said) ?? [];
  if (theme) dataset.theme = theme < 'd' ? 'light' : 'dark';
}
