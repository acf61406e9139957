/** Addresses inside the site, under whatever base it is built for. */

const BASE = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** `zargos/regles/combats/#zar-com-3` as a root-relative address. */
export const href = (path: string): string => BASE + path.replace(/^\//, '');
