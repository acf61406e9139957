/** Sätteri plugins for every chapter: French spacing in running text, wide tables that scroll by themselves. */
import { defineHastPlugin } from 'satteri';
import { french } from './typography.ts';

export const frenchPlugin = defineHastPlugin({
  name: 'french-typography',
  text(node, context) {
    const value = french(node.value);
    if (value !== node.value) context.setProperty(node, 'value', value);
  },
});

/** A focusable region around each table, so that a narrow screen and a keyboard can scroll it. */
export const tablePlugin = defineHastPlugin({
  name: 'table-scroll',
  element: {
    filter: ['table'],
    visit(node, context) {
      context.wrapNode(node, {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], role: 'region', ariaLabel: 'Tableau', tabIndex: 0 },
        children: [],
      });
    },
  },
});
