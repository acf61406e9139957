/** What is made of the built pages once Astro is done, in this order: each step reads what those before it wrote. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeSearchIndex } from './search-index.ts';

export function finish(): AstroIntegration {
  let base = '/';
  return {
    name: 'finish',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        logger.info(`search index: ${await writeSearchIndex(site, base)} records`);
      },
    },
  };
}
