/** What can be found, read from `/regles.json`: rules, rulings, cards, terms and tools, one record each. */

import type { GameId } from '../../games.ts';

export const KINDS = ['regle', 'carte', 'litige', 'outil', 'glossaire'] as const;
export type RecordKind = (typeof KINDS)[number];

/** What readers see of a kind: one of them, and all of them. */
export const KIND_NAMES = {
  regle: { one: 'Règle', all: 'Règles' },
  carte: { one: 'Carte', all: 'Cartes' },
  litige: { one: 'Litige', all: 'Litiges' },
  outil: { one: 'Outil', all: 'Outils' },
  glossaire: { one: 'Glossaire', all: 'Glossaire' },
} as const satisfies Record<RecordKind, { one: string; all: string }>;

export interface Finding {
  readonly id: string;
  readonly game: GameId;
  readonly kind: RecordKind;
  readonly title: string;
  readonly text: string;
  /** Page and anchor without base: unique. */
  readonly url: string;
  /** What people type when they want it. */
  readonly questions: readonly string[];
}

type Entry = Omit<Finding, 'kind' | 'questions'> & { readonly questions?: readonly string[] };

/** The part of `/regles.json` that search reads. */
export interface RulesFile {
  readonly rules: readonly (Entry & { readonly kind: 'regle' | 'litige' })[];
  readonly cards: readonly Entry[];
  readonly terms: readonly Entry[];
  readonly tools: readonly Entry[];
}

const finding = ({ id, game, title, text, url, questions = [] }: Entry, kind: RecordKind): Finding => ({
  id,
  game,
  kind,
  title,
  text,
  url,
  questions,
});

export const findings = (file: RulesFile): readonly Finding[] => [
  ...file.rules.map((rule) => finding(rule, rule.kind)),
  ...file.cards.map((card) => finding(card, 'carte')),
  ...file.tools.map((tool) => finding(tool, 'outil')),
  ...file.terms.map((term) => finding(term, 'glossaire')),
];

/** The text that is indexed: the shown text first, so that positions of words are positions in it. */
export const indexedParts = ({ text, title, questions }: Finding): readonly string[] => [text, title, ...questions];
