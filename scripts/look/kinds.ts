/** Which pages are one kind: the same page of each game, or the pages of one folder of a game. */

export interface Kind {
  readonly name: string;
  /** The address of the first of its pages in each game that has one; of all games together, one alone. */
  readonly pages: readonly string[];
}

/** The game of an address, if it is one's: a game has rules. */
const gamesOf = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => /^([^/]+)\/regles\//.exec(path)?.[1] ?? []));

/** The kinds of `paths`, addresses of the site without its base. */
export function kindsOf(paths: readonly string[]): readonly Kind[] {
  const games = gamesOf(paths);
  const kinds = new Map<string, Map<string, string>>();
  for (const path of paths) {
    const [game = '', ...rest] = games.has(path.split('/')[0] ?? '') ? path.split('/') : ['', ...path.split('/')];
    const inside = rest.filter(Boolean);
    // `litiges/feuille` is one page, `lecons/…` are pages of a kind.
    const isOne = inside.length < 2 || (paths.includes(`${game}/${inside[0]}/`) && inside[0] !== 'imprimer');
    const name = (game ? 'jeu/' : '') + (isOne ? inside.join('/') : `${inside[0]}/…`);
    const pages = kinds.get(name) ?? new Map<string, string>();
    if (!pages.has(game)) pages.set(game, path);
    kinds.set(name, pages);
  }
  return [...kinds].map(([name, pages]) => ({ name: name || 'accueil', pages: [...pages.values()] }));
}
