declare namespace App {
  interface Locals {
    /** Glossary terms already linked on the page being rendered. */
    terms?: Set<string>;
    /** Islands already named on the page being rendered. */
    islands?: number;
    /** Addresses of the sheets of styles already linked on the page being rendered. */
    sheets?: Set<string>;
  }
}

/** For plain `tsc`; `astro check` knows the real props. */
declare module '*.astro' {
  const component: (props: Record<string, unknown>) => unknown;
  export default component;
}
