/**
 * `?integre` makes of any page a part of another's: no header, nothing around what was asked. Stands first in every page, as text (it uses nothing from outside of itself), before anything is
 * shown or reads the address: the word is taken out of it, and kept in the frame's name, so that a page read again in its frame stays bare.
 */
export function becomeBare(): void {
  const root = document.documentElement;
  const asked = /[?&]integre(?:=([^&]*))?(?=&|$)/.exec(location.search);
  if (asked) {
    window.name = `regles-vivantes:${asked[1] ?? ''}`;
    const rest = location.search.replace(asked[0], '').replace(/^&/, '?');
    history.replaceState(history.state, '', location.pathname + rest + location.hash);
  }
  const [, said] = ((asked || parent !== window) && /^regles-vivantes:(.*)/.exec(window.name)) || [];
  if (said === undefined) return;
  root.dataset.bare = said;
  const theme = /\b(?:clair|(sombre))\b/.exec(said);
  if (theme) root.dataset.theme = theme[1] ? 'dark' : 'light';
}
