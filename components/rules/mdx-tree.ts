/** Reading a chapter's MDX as a tree: elements, their attributes, their text. The parser is the one that renders the page. */
import { mdxToMdast } from 'satteri';
import { plain } from '#components/base/typography.ts';

interface MdxPlace {
  readonly line: number;
  readonly offset: number;
}

export interface MdxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly depth?: number;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly MdxNode[];
  readonly position?: { readonly start: MdxPlace; readonly end: MdxPlace };
}

/** The tree of one MDX source, with 1-based line numbers, and offsets as strings count. */
export const treeOf = (source: string): MdxNode =>
  mdxToMdast(source, { features: { headingAttributes: true, definitionList: true }, position: true }) as unknown as MdxNode;

/** Depth-first, document order. */
export function* walk(node: MdxNode): Generator<MdxNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** The attributes of an MDX element that are plain strings; a bare attribute is `''`. */
export function attributesOf(node: MdxNode): Readonly<Record<string, string>> {
  const entries = (node.attributes ?? []).flatMap(({ name, value }) =>
    name === undefined ? [] : [[name, typeof value === 'string' ? value : ''] as const],
  );
  return Object.fromEntries(entries);
}

const BLOCKS = new Set(['mdxJsxFlowElement', 'paragraph', 'heading', 'listItem', 'tableCell', 'tableRow', 'blockquote', 'definition']);

/** What the text of `node` has between its parts and after them: blocks are set apart by a space, cells by a comma. */
export const setApart = ({ type }: MdxNode): { readonly between: string; readonly after: string } => ({
  between: type === 'tableRow' ? ' : ' : '',
  after: type === 'tableRow' ? ' ; ' : BLOCKS.has(type) ? ' ' : '',
});

/** Readable text of a node: parts set apart, citations without text by their id. `around` may mark what an element says. */
export function textOf(node: MdxNode, around: (inner: MdxNode, text: string) => string = (_, text) => text): string {
  const read = (n: MdxNode): string => {
    if (n.value !== undefined) return n.type === 'yaml' ? '' : n.value;
    const children = n.children ?? [];
    if (n.name === 'Renvoi' && children.length === 0) return around(n, attributesOf(n).id ?? '');
    const { between, after } = setApart(n);
    return `${around(n, children.map(read).join(between))}${after}`;
  };
  return plain(read(node))
    .replace(/ ;$/, '')
    .replace(/ ; (?=$)/, '');
}
