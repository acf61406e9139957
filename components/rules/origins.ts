/** Where each sentence of a paragraph comes from: `<Selon>` marks those that are not the booklet's own. */
import type { Provenance } from '#engine/core/origin.ts';
import { attributesOf, type MdxNode, textOf } from './mdx-tree.ts';

/** One sentence and its trust. */
export interface Sentence {
  /** Plain text, as the paragraph's. */
  readonly text: string;
  /** `litige`: our reading of an open question. */
  readonly provenance: Provenance | 'litige';
  readonly source?: string;
  readonly ruling?: string;
}

type Trust = Omit<Sentence, 'text'>;

/** Control signs never stand in a text: they carry the marks through its normalisation. */
const OPEN = '\u0001';
const CLOSE = '\u0002';
const CITES = '\u0003';

const SENTENCE_END = /(?<=[.!?…](?: »)?) (?=[«"A-ZÀÂÇÉÈÊÎÔÛŒ0-9])/;

function trustOf(node: MdxNode): Trust {
  const { litige, de = 'livret', source } = attributesOf(node);
  if (litige !== undefined) return { provenance: 'litige', ruling: litige };
  return { provenance: de as Provenance, ...(source !== undefined && { source }) };
}

interface Cited extends Sentence {
  /** Ids cited by the sentence. */
  readonly cites: readonly string[];
}

/** The sentences of a paragraph in order; those outside every `<Selon>` have the trust of the whole. */
function citedSentencesOf(node: MdxNode, whole: Trust): readonly Cited[] {
  const marks: Trust[] = [];
  const marked = textOf(node, (inner, text) => {
    if (inner.name === 'Renvoi') return `${text}${CITES}${attributesOf(inner).id ?? ''}${CITES}`;
    if (inner.name !== 'Selon') return text;
    marks.push(trustOf(inner));
    return ` ${OPEN}${marks.length - 1} ${text}${CLOSE} `;
  });
  const sentences: Cited[] = [];
  for (const [i, run] of marked.split(OPEN).entries()) {
    const [inside = '', outside] = i === 0 ? ['', run] : run.split(CLOSE);
    const [mark = '', ...words] = inside.split(' ');
    for (const [text, trust] of [[words.join(' '), marks[Number(mark)] ?? whole] as const, [outside ?? '', whole] as const]) {
      for (const sentence of text.split(SENTENCE_END)) {
        const pieces = sentence.split(CITES);
        const clean = pieces
          .filter((_, at) => at % 2 === 0)
          .join('')
          .trim();
        if (clean) sentences.push({ text: clean, ...trust, cites: pieces.filter((_, at) => at % 2 === 1) });
      }
    }
  }
  return sentences;
}

/** The same without what they cite: what `/regles.json` tells. */
export const sentencesOf = (node: MdxNode, whole: Trust): readonly Sentence[] =>
  citedSentencesOf(node, whole).map(({ cites: _, ...sentence }) => sentence);

const POINTER = /\b(voyez|voir|litiges?)\b/i;

/** Sentences that lean on a ruling as if the booklet said them: neither in `<Selon>`, nor a pointer (« voyez … »). */
export const unsaidOf = (node: MdxNode, whole: Trust): readonly { readonly text: string; readonly ruling: string }[] =>
  citedSentencesOf(node, whole).flatMap(({ text, provenance, cites }) => {
    const ruling = cites.find((id) => /-L-\d+$/.test(id));
    return provenance === 'livret' && ruling && !POINTER.test(text) ? [{ text, ruling }] : [];
  });
