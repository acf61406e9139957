import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Slots of islands in the browser, written as the page's policy asks (`components/base/trusted.ts`). */
export const trustedSlots: Plugin = {
  name: 'trusted-slots',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './static-html.js' && importer?.endsWith('@astrojs/preact/dist/client.js')
      ? resolve('components/base/static-html.ts')
      : undefined,
};
