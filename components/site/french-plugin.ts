/** Sätteri plugin: French spacing in the running text of every chapter. */
import { defineHastPlugin } from 'satteri';
import { french } from './typography.ts';

export const frenchPlugin = defineHastPlugin({
  name: 'french-typography',
  text(node, context) {
    const value = french(node.value);
    if (value !== node.value) context.setProperty(node, 'value', value);
  },
});
