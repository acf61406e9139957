declare namespace App {
  interface Locals {
    /** Glossary terms already linked on the page being rendered. */
    terms?: Set<string>;
  }
}
