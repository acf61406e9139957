/** What is made of the built pages once Astro is done, in this order: each step reads what those before it wrote. */
import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeBooklets } from './booklets.ts';
import { writePolicies } from './csp.ts';
import { packageOf, writeLicences } from './licences.ts';
import { writeSearchIndex } from './search-index.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSpaces } from './spaces.ts';
import { writeSocialPictures } from './social.ts';

interface Chunk {
  readonly type: 'chunk' | 'asset';
  readonly modules?: object;
  readonly originalFileNames?: readonly string[];
}

const SEARCHED = /^dist.(?:pagefind.+|regles\.json)$/;

export function finish(): AstroIntegration {
  let base = '/';
  let origin: string | undefined;
  const packages = new Set<string>();
  const collect = {
    name: 'collect-packages',
    /** What visitors get: the code of the client's chunks, and the fonts among the assets of any environment. */
    generateBundle(this: { environment?: { name: string } }, _options: unknown, bundle: Record<string, Chunk>) {
      const isClient = this.environment?.name === 'client';
      for (const { type, modules = {}, originalFileNames = [] } of Object.values(bundle)) {
        const ids = type === 'asset' ? originalFileNames.map((name) => `/${name}`) : isClient ? Object.keys(modules) : [];
        for (const name of ids.map(packageOf)) if (name) packages.add(name);
      }
    },
  };
  return {
    name: 'finish',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collect] } });
      },
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
        origin = config.site;
      },
      // `npm run dev` has no index of its own: it searches the last build's, in the records of that build.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const path = (request.url ?? '').replace(/\?.*/, '');
          const file = join('dist', path.slice(base.length));
          if (!path.startsWith(base) || !SEARCHED.test(file) || !existsSync(file)) return next();
          response.setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
          createReadStream(file).pipe(response);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        logger.info(`search: ${await writeSearchIndex(site)} records`);
        logger.info(`licences: ${writeLicences(site, packages)} packages`);
        if (origin)
          writeFileSync(join(site, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${new URL(`${base}sitemap-index.xml`, origin)}\n`);
        logger.info(`booklets: ${Math.round(writeBooklets(site, base, origin) / 1000)} kB`);
        logger.info(`spaces: ${writeSpaces(site)} pages`);
        const { pictures, bytes: drawn } = await writeSocialPictures(site, base);
        logger.info(`pictures: ${pictures}, ${Math.round(drawn / 1000)} kB`);
        logger.info(`policy: ${writePolicies(site)} pages`);
        const { files, bytes } = await writeServiceWorker(site);
        logger.info(`offline: ${files} files, ${Math.round(bytes / 1000)} kB`);
      },
    },
  };
}
