/** What a game brings to the book and to its pages, for the build: apart from its profile, so that a page's script that names a game does not carry its rules. */
import type { Ruling, Untested } from '#engine/core/ruling.ts';

/** A card as search and `/regles.json` tell it. */
export interface CardRecord {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Page and anchor without base. */
  readonly url: string;
  /** Of magic cards: green or red. */
  readonly color?: string;
  readonly copies: number;
  readonly rule: string;
  readonly questions: readonly string[];
}

const DOOR_PICTURES = ['apprendre', 'trancher', 'essayer'] as const;

interface DoorLink {
  readonly to: string;
  readonly text: string;
}

/** A way into a game. */
export interface Door {
  readonly picture: (typeof DOOR_PICTURES)[number];
  readonly title: string;
  readonly to: string;
  readonly text: string;
  readonly more: readonly DoorLink[];
}

export interface BookSpec {
  /** Atoms and rulings alike: every one has its paragraph. */
  readonly ids: readonly string[];
  readonly atoms: readonly string[];
  readonly rulings: readonly Ruling[];
  readonly cards: readonly CardRecord[];
  /** Why an id has no test. */
  readonly untested: readonly Untested[];
  /** Learn, settle, try; one whose page is not in the book yet is not shown. */
  readonly doors: readonly Door[];
}

type Picture = (props: Record<string, never>) => unknown;

/** Components by the names of their files, out of a glob of `.astro`. Throws where two files have one name. */
export function byName(found: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const named = Object.entries(found).map(([path, component]) => [path.replace(/^.*\/|\.astro$/g, ''), component] as const);
  const twice = named.find(([name], at) => named.findIndex(([other]) => other === name) < at);
  if (twice) throw new Error(`two files of a game are named ${twice[0]}.astro`);
  return Object.fromEntries(named);
}

export interface PagesSpec {
  /** What its chapters may use beside the common components, by name. */
  readonly components: Readonly<Record<string, unknown>>;
  /** On the page of the house, and at the head of its own. */
  readonly Picture: Picture;
  /** Of its doors; takes the `picture` of a door as its `id`. Left out: those of the house. */
  readonly Door?: (props: { readonly id: Door['picture'] }) => unknown;
}
