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
  /** The title of its chapter; empty for what has none. */
  readonly chapter: string;
  readonly sentences: readonly Trusted[];
  /** Rulings that it is, or that touch it, with what each reading other than ours says. */
  readonly readings: readonly { readonly id: string; readonly texts: Readonly<Record<string, string>> }[];
}

/** A sentence and its trust. */
export interface Trusted {
  readonly text: string;
  readonly provenance: string;
  readonly ruling?: string;
}

type Entry = Pick<Finding, 'id' | 'game' | 'title' | 'text' | 'url'> &
  Partial<Pick<Finding, 'questions' | 'chapter' | 'sentences'>> & {
    readonly rulings?: readonly string[];
    readonly readings?: Readonly<Record<string, string>>;
  };

/** The part of `/regles.json` that search reads. */
export interface RulesFile {
  readonly rules: readonly (Entry & { readonly kind: 'regle' | 'litige' })[];
  readonly cards: readonly Entry[];
  readonly terms: readonly Entry[];
  readonly tools: readonly Entry[];
}

const finding = (
  { id, game, title, text, url, questions = [], chapter = '', sentences = [] }: Entry,
  kind: RecordKind,
  readings: Finding['readings'] = [],
): Finding => ({ id, game, kind, title, text, url, questions, chapter, sentences, readings });

/** Other readings of the rulings, by their ids. */
const readingsIn = (file: RulesFile) => new Map(file.rules.flatMap(({ id, readings }) => (readings ? [[id, readings] as const] : [])));

export const findings = (file: RulesFile): readonly Finding[] => {
  const texts = readingsIn(file);
  const readingsOf = ({ id, rulings = [] }: Entry): Finding['readings'] =>
    [id, ...rulings].flatMap((one) => {
      const found = texts.get(one);
      return found ? [{ id: one, texts: found }] : [];
    });
  return [
    ...file.rules.map((rule) => finding(rule, rule.kind, readingsOf(rule))),
    ...file.cards.map((card) => finding(card, 'carte')),
    ...file.tools.map((tool) => finding(tool, 'outil')),
    ...file.terms.map((term) => finding(term, 'glossaire')),
  ];
};

/** The text that is indexed: the shown text first, so that positions of words are positions in it. */
export const indexedParts = ({ text, title, questions }: Finding): readonly string[] => [text, title, ...questions];
