import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * JSX as Vite itself compiles it. Astro's integration of Preact has Babel read and write every script first, for plugins of Babel that this project has not: more
 * than a third of a build.
 */
export const jsxByVite: Plugin = {
  name: 'jsx-by-vite',
  configResolved({ plugins }) {
    for (const plugin of plugins) if (plugin.name === 'vite:preact-jsx') delete plugin.transform;
  },
};

/** Slots of islands in the browser, written as the page's policy asks (`components/base/trusted.ts`). */
export const trustedSlots: Plugin = {
  name: 'trusted-slots',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './static-html.js' && importer?.endsWith('@astrojs/preact/dist/client.js')
      ? resolve('components/base/static-html.ts')
      : undefined,
};
