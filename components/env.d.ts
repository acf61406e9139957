declare namespace App {
  interface Locals {
    /** Glossary terms already linked on the page being rendered. */
    terms?: Set<string>;
    /** Islands already named on the page being rendered. */
    islands?: number;
    /** The styles of fights are already linked on the page being rendered. */
    fights?: boolean;
    /** The styles of De l'Orc's worked examples are already linked. */
    orcSheet?: boolean;
    /** The styles of Gran's board and examples are already linked. */
    granSheet?: boolean;
    /** Those of its page of all cards too. */
    orcCardsPage?: boolean;
    /** The styles of the drawings of Zargo's Lords are already linked. */
    lordsSheet?: boolean;
  }
}

/** For plain `tsc`; `astro check` knows the real props. */
declare module '*.astro' {
  const component: (props: Record<string, unknown>) => unknown;
  export default component;
}
