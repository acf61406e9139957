/**
 * The book: every paragraph of every chapter, read once from the MDX. An id is the join key, so this is where addresses, citations,
 * rulings and checks come from. `checkBook` names every fault with its file, its line and the nearest id.
 */
import { distance } from 'fastest-levenshtein';
import { fnv1a } from '#engine/core/hash.ts';
import { PROVENANCES, type Provenance } from '#engine/core/origin.ts';
import type { Ruling } from '#engine/core/ruling.ts';
import { GAME_IDS, type GameId } from '../games.ts';
import { bookOf } from './books.ts';
import { attributesOf, type MdxNode, textOf, treeOf, walk } from './mdx-tree.ts';
import { type Sentence, sentencesOf, unsaidOf } from './origins.ts';

/** A rule or a ruling, where it is explained. */
export interface Paragraph {
  readonly id: string;
  readonly game: GameId;
  readonly kind: 'regle' | 'litige';
  readonly title: string;
  /** Plain text with straight apostrophes: what is searched and hashed. */
  readonly text: string;
  readonly questions: readonly string[];
  readonly provenance: Provenance;
  readonly source: string | undefined;
  /** Its sentences, each with its own trust; none for a ruling, which is ours from end to end. */
  readonly sentences: readonly Sentence[];
  /** Page and anchor without base: `zargos/regles/combats/#zar-com-3`. */
  readonly url: string;
  readonly chapter: string;
  /** 3 under a section heading, 2 before any. */
  readonly level: 2 | 3;
  /** How many section headings stand before it in its chapter. */
  readonly section: number;
  readonly cites: readonly string[];
  /** First eight hex digits of the text's FNV-1a: tells which text a dispute has read. */
  readonly hash: string;
}

export interface Term {
  readonly id: string;
  readonly game: GameId;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** A worked example, where it is told. */
export interface Example {
  readonly title: string;
  readonly rules: readonly string[];
  readonly url: string;
}

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

interface Chapter {
  readonly path: string;
  readonly game: GameId;
  /** The titles of its sections. */
  readonly parts: readonly string[];
  readonly paragraphs: readonly Paragraph[];
  readonly terms: readonly Term[];
  readonly examples: readonly Example[];
  readonly faults: readonly Fault[];
}

const SOURCES: Readonly<Record<string, string>> = import.meta.glob('/content/**/*.mdx', { query: '?raw', import: 'default', eager: true });

const anchorOf = (id: string): string => id.toLowerCase();

/** The anchor of a worked example: its title in ASCII. */
export const exampleAnchor = (title: string): string =>
  `exemple-${title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** The known id closest to `id` in spelling. */
const nearest = (id: string, known: readonly string[]): string =>
  known.reduce((best, other) => (distance(id, other) < distance(id, best) ? other : best), known[0] ?? '');

const ALL_IDS = GAME_IDS.flatMap((game) => bookOf(game).ids);
const ALL_RULINGS: readonly Ruling[] = GAME_IDS.flatMap((game) => bookOf(game).rulings);

/** The ruling of that id, as the engine holds it. */
export const rulingOf = (id: string): Ruling | undefined => ALL_RULINGS.find((ruling) => ruling.id === id);

function citationsIn(node: MdxNode): readonly string[] {
  const ids = [...walk(node)].filter((n) => n.name === 'Renvoi').map((n) => attributesOf(n).id ?? '');
  return [...new Set(ids)];
}

const rulingText = (ruling: Ruling | undefined, reason: string): string =>
  ruling ? `${ruling.question} ${ruling.readings[0].text} ${reason}` : reason;

function paragraphOf(node: MdxNode, game: GameId, path: string, section: number): Paragraph {
  const { id = '', titre = '', questions = '', provenance = 'livret', source } = attributesOf(node);
  const kind = node.name === 'Litige' ? 'litige' : 'regle';
  const text = kind === 'litige' ? rulingText(rulingOf(id), textOf(node)) : textOf(node);
  const cites = citationsIn(node);
  return {
    id,
    game,
    kind,
    title: titre,
    text,
    questions: questions
      .split('|')
      .map((q) => q.trim())
      .filter(Boolean),
    provenance: provenance as Provenance,
    source,
    sentences:
      kind === 'litige' ? [] : sentencesOf(node, { provenance: provenance as Provenance, ...(source !== undefined && { source }) }),
    url: `${path}/#${anchorOf(id)}`,
    chapter: path,
    level: section > 0 ? 3 : 2,
    section,
    cites: kind === 'litige' ? [...new Set([...cites, ...(rulingOf(id)?.rules ?? [])])] : cites,
    hash: fnv1a(text).slice(0, 8),
  };
}

const NAMING = new Set(['Regle', 'Litige', 'Renvoi']);

function faultsOf(node: MdxNode, file: string): readonly Fault[] {
  const line = node.position?.start.line ?? 0;
  const { id = '', titre, provenance, source, regles, litige, de } = attributesOf(node);
  const fault = (what: string): Fault => ({ file, line, what });
  const unknown = (name: string) => fault(`<${node.name}> cites ${name || 'no id'}, unknown; nearest: ${nearest(name, ALL_IDS)}`);
  const faults: Fault[] = [];
  if (NAMING.has(node.name ?? '') && !ALL_IDS.includes(id)) faults.push(unknown(id));
  if (node.name === 'Exemple')
    faults.push(
      ...(regles ?? '')
        .split(/\s+/)
        .filter((rule) => !ALL_IDS.includes(rule))
        .map(unknown),
    );
  if ((node.name === 'Regle' || node.name === 'Litige') && !titre) faults.push(fault(`<${node.name} id="${id}"> has no titre`));
  if (provenance !== undefined && !PROVENANCES.some((origin) => origin === provenance)) {
    faults.push(fault(`provenance "${provenance}" is not one of ${PROVENANCES.join(', ')}`));
  }
  if (node.name === 'Selon') {
    if ((litige === undefined) === (de === undefined)) faults.push(fault('<Selon> takes either litige, or de and source'));
    if (litige !== undefined && !rulingOf(litige)) faults.push(fault(`<Selon> names ${litige || 'no litige'}, which is no ruling`));
    if (de !== undefined && !PROVENANCES.some((origin) => origin === de && de !== 'livret'))
      faults.push(fault(`<Selon de="${de}"> is not one of ${PROVENANCES.slice(1).join(', ')}`));
    if (de !== undefined && !source) faults.push(fault(`<Selon de="${de}"> names no source`));
  }
  if (node.name === 'Regle' && provenance === undefined)
    for (const { text, ruling } of unsaidOf(node, { provenance: 'livret' }))
      faults.push(
        fault(
          `« ${text} » leans on ${ruling} as if the booklet said it: put it in <Selon litige="${ruling}">, or point to it with « voyez »`,
        ),
      );
  if (provenance !== undefined && provenance !== 'livret' && !source)
    faults.push(fault(`<Regle id="${id}"> is ${provenance} but names no source`));
  return faults;
}

/** What the chapter in `file` (`/content/…`) says, were `source` its text. */
export function chapterOf(file: string, source: string): Chapter {
  const path = file.replace(/^\/content\//, '').replace(/\.mdx$/, '');
  const game = GAME_IDS.find((id) => id === path.split('/')[0]);
  if (!game) throw new Error(`${file}: the first folder is not one of ${GAME_IDS.join(', ')}`);
  const paragraphs: Paragraph[] = [];
  const terms: Term[] = [];
  const examples: Example[] = [];
  const faults: Fault[] = [];
  const parts: string[] = [];
  for (const node of walk(treeOf(source))) {
    if (node.type === 'heading' && node.depth === 2) parts.push(textOf(node));
    if (node.name === 'Regle' || node.name === 'Litige') paragraphs.push(paragraphOf(node, game, path, parts.length));
    if (node.name === 'Definition') {
      const { id = '', terme = '' } = attributesOf(node);
      terms.push({ id, game, title: terme, text: textOf(node), url: `${path}/#${id}` });
    }
    if (node.name === 'Exemple') {
      const { titre = '', regles = '' } = attributesOf(node);
      examples.push({ title: titre, rules: regles.split(/\s+/), url: `${path}/#${exampleAnchor(titre)}` });
    }
    faults.push(...faultsOf(node, file.slice(1)));
  }
  return { path, game, parts, paragraphs, terms, examples, faults };
}

const CHAPTERS: readonly Chapter[] = Object.entries(SOURCES).map(([file, source]) => chapterOf(file, source));

/** Every rule and ruling that has a paragraph, in the order of the id lists. */
export const PARAGRAPHS: readonly Paragraph[] = ALL_IDS.flatMap((id) =>
  CHAPTERS.flatMap((chapter) => chapter.paragraphs.filter((paragraph) => paragraph.id === id)),
);

/** Every term of the glossaries. */
export const TERMS: readonly Term[] = CHAPTERS.flatMap((chapter) => chapter.terms);

const BY_ID: ReadonlyMap<string, Paragraph> = new Map(PARAGRAPHS.map((paragraph) => [paragraph.id, paragraph]));

const toldIn = (path: string): readonly Paragraph[] => CHAPTERS.find((chapter) => chapter.path === path)?.paragraphs ?? [];

/** The rules told in the chapter at `path`, in reading order. */
export const rulesIn = (path: string): readonly Paragraph[] => toldIn(path).filter(({ kind }) => kind === 'regle');

/** The rulings of the page at `path`, in reading order. */
export const litigesIn = (path: string): readonly Ruling[] => toldIn(path).flatMap(({ id }) => rulingOf(id) ?? []);

/** The parts of the page of litiges at `path`, each with its rulings but those that stand `apart`. */
export const themesIn = (
  path: string,
  apart: readonly string[],
): readonly { readonly title: string; readonly rulings: readonly Ruling[] }[] =>
  (CHAPTERS.find((chapter) => chapter.path === path)?.parts ?? [])
    .map((title, at) => ({
      title,
      rulings: litigesIn(path).filter(({ id }) => !apart.includes(id) && BY_ID.get(id)?.section === at + 1),
    }))
    .filter(({ rulings }) => rulings.length > 0);

export const paragraph = (id: string): Paragraph | undefined => BY_ID.get(id);

export const term = (game: string, id: string): Term | undefined => TERMS.find((t) => t.game === game && t.id === id);

/** Ids of the rules (not rulings) whose paragraph cites `id`. */
export const citedBy = (id: string): readonly string[] =>
  PARAGRAPHS.filter((p) => p.kind === 'regle' && p.id !== id && p.cites.includes(id)).map((p) => p.id);

/** Worked examples that show the rule `id`. */
export const examplesOf = (id: string): readonly Example[] =>
  CHAPTERS.flatMap((chapter) => chapter.examples).filter((example) => example.rules.includes(id));

/** Rulings that touch the rule `id`. */
export const rulingsOf = (id: string): readonly Ruling[] => ALL_RULINGS.filter((ruling) => ruling.rules.some((rule) => rule === id));

function termFaults(): readonly Fault[] {
  return Object.entries(SOURCES).flatMap(([file, source]) =>
    [...walk(treeOf(source))]
      .filter((node) => node.name === 'Terme')
      .flatMap((node) => {
        const game = file.split('/')[2] ?? '';
        const known = TERMS.filter((t) => t.game === game).map((t) => t.id);
        const id = attributesOf(node).id ?? '';
        const what = `<Terme> names ${id || 'no id'}, not in the glossary; nearest: ${nearest(id, known)}`;
        return known.includes(id) ? [] : [{ file: file.slice(1), line: node.position?.start.line ?? 0, what }];
      }),
  );
}

/** Everything wrong with the book: unknown ids, ids told twice or never. One English sentence each, with file and line where there is one. */
export function bookFaults(): readonly string[] {
  const written = CHAPTERS.flatMap((chapter) => chapter.faults).concat(termFaults());
  const count = (id: string) => PARAGRAPHS.filter((p) => p.id === id).length;
  return [
    ...written.map(({ file, line, what }) => `${file}:${line}: ${what}`),
    ...ALL_IDS.filter((id) => count(id) > 1).map((id) => `${id} has ${count(id)} paragraphs; it takes one`),
    ...ALL_IDS.filter((id) => count(id) === 0).map((id) => `${id} has no paragraph`),
  ];
}
