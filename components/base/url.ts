/** Addresses inside the site, under whatever base it is built for. */

/** Asked for at each call: tests import what imports this where no site is built. */
const base = (): string => import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** `zargos/regles/combats/#zar-com-3` as a root-relative address. */
export const href = (path: string): string => base() + path.replace(/^\//, '');
