/** Sätteri plugins for every chapter: French spacing in running text, wide tables that scroll by themselves, their corners, their alignment. */
import { defineHastPlugin } from 'satteri';
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
