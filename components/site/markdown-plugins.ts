/** Sätteri plugins for every chapter: French spacing in running text, wide tables that scroll by themselves, their corners, their alignment. */
import { defineHastPlugin, defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import { french } from '#components/base/typography.ts';

export const frenchPlugin = defineHastPlugin({
  name: 'french-typography',
  text(node, context) {
    const value = french(node.value);
    if (value !== node.value) context.setProperty(node, 'value', value);
  },
});

/** A focusable group around each table, so that a narrow screen and a keyboard can scroll it. */
export const tablePlugin = defineHastPlugin({
  name: 'table-scroll',
  element: {
    filter: ['table'],
    visit(node, context) {
      context.wrapNode(node, {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], role: 'group', ariaLabel: 'Tableau', tabIndex: 0 },
        children: [],
      });
    },
  },
});

/** An empty corner is a cell, not a heading. */
export const cornerPlugin = defineHastPlugin({
  name: 'table-corner',
  element: {
    filter: ['th'],
    visit(node, context) {
      if (node.children.length === 0) context.replaceNode(node, { type: 'element', tagName: 'td', properties: {}, children: [] });
    },
  },
});

/** A column's alignment as a class: the page's policy forbids the `style` attribute that Markdown tables would get. */
export const alignPlugin = defineHastPlugin({
  name: 'table-align',
  element: {
    filter: ['th', 'td'],
    visit(node, context) {
      const [, side] = /text-align:\s*(\w+)/.exec(String(node.properties.style ?? '')) ?? [];
      if (!side) return;
      context.setProperty(node, 'style', undefined);
      context.setProperty(node, 'className', [`align-${side}`]);
    },
  },
});

/** Marked sentences of a paragraph from which each has a call alone, and the last the notes of all. */
const MANY = 3;

type Visited = Parameters<NonNullable<MdastPluginDefinition['mdxJsxTextElement']>>;
type MdxJsxElement = Visited[0] | Parameters<NonNullable<MdastPluginDefinition['mdxJsxFlowElement']>>[0];

interface Sibling {
  readonly name?: string | null;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
}

/** Those of one paragraph, which has no element of its own where all of it is marked. */
function together(children: readonly Sibling[], index: number, isParagraph: boolean): readonly Sibling[] {
  const isMarked = ({ name }: Sibling) => name === 'Selon';
  if (isParagraph) return children.filter(isMarked);
  const isOther = (one: Sibling) => !isMarked(one);
  const end = children.slice(index).findIndex(isOther);
  return children.slice(children.slice(0, index).findLastIndex(isOther) + 1, end < 0 ? undefined : index + end);
}

function gather<Node extends MdxJsxElement>(node: Readonly<Node>, context: Visited[1]): Node | undefined {
  const parent = context.parent(node);
  const index = context.indexOf(node);
  if (node.name !== 'Selon' || !parent || index === undefined) return undefined;
  const siblings: readonly Sibling[] = parent.children as readonly Sibling[];
  const all = together(siblings, index, parent.type === 'paragraph');
  if (all.length < MANY) return undefined;
  const isLast = !siblings.slice(index + 1).some((one) => all.includes(one));
  const told = all.map(({ attributes = [] }) => Object.fromEntries(attributes.map(({ name, value }) => [name, value])));
  const value = isLast ? JSON.stringify(told) : '';
  return { ...node, attributes: [...node.attributes, { type: 'mdxJsxAttribute', name: 'notes', value }] };
}

export const selonPlugin = defineMdastPlugin({
  name: 'selon',
  mdxJsxTextElement: gather,
  mdxJsxFlowElement: gather,
});
