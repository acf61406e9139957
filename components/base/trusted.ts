/**
 * Texts that become nodes. The policy of the built pages (`require-trusted-types-for`) refuses every other: `innerHTML` and its like take no plain
 * text, and a script or a worker comes from this site alone (the `default` policy, at the head of every page).
 */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => { createHTML: (text: string) => string };
}

/** As the Content-Security-Policy names it. */
const NAME = 'page';

/** Nothing in browsers that know of no such thing. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(NAME, { createHTML: (text) => text });

/** A text of this site's own files, or of the page itself: never of a visitor. */
export const trusted = (text: string): string => policy?.createHTML(text) ?? text;

/** A document of its own, in which no script runs. */
export const documentOf = (text: string, type: DOMParserSupportedType): Document => new DOMParser().parseFromString(trusted(text), type);
