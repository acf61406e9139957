/** Addresses inside the site, under whatever base it is built for. */

/** Asked for at each call: tests import what imports this where no site is built. */
const base = (): string => import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** `zargos/regles/combats/#zar-com-3` as a root-relative address. */
export const href = (path: string): string => base() + path.replace(/^\//, '');

/** The page that puts `path` (page, query and anchor, without base) in another site. */
export const embedHref = (path: string): string => href(`integrer/?page=${encodeURIComponent(path).replaceAll('%2F', '/')}`);
