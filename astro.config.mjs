import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { alignPlugin, cornerPlugin, frenchPlugin, tablePlugin } from './components/site/markdown-plugins.ts';
import { finish } from './scripts/build/finish.ts';
import { jsxByVite } from './scripts/build/jsx.ts';

export default defineConfig({
  srcDir: '.',
  site: process.env.SITE,
  base: process.env.BASE ?? '/',
  trailingSlash: 'always',
  integrations: [mdx(), preact(), ...(process.env.SITE ? [sitemap()] : []), finish()],
  markdown: {
    processor: satteri({
      hastPlugins: [frenchPlugin, tablePlugin, cornerPlugin, alignPlugin],
      features: { headingAttributes: true, definitionList: true, smartPunctuation: { quotes: false } },
    }),
  },
  vite: {
    plugins: [jsxByVite],
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    // A function that a page holds as text (`keepActs`) is as small there as in a script.
    environments: {
      prerender: { build: { rolldownOptions: { output: { minify: true } } } },
      // What nearly every tool needs comes in two pieces: in a dozen, each of a few lines, it compresses less.
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'core',
                    priority: 1,
                    test: /engine\/core\/(french|verdict|input|ruling|distribution|reason)\.ts|components\/base\/typography\.ts/,
                  },
                  {
                    name: 'kit',
                    test: /components\/kit\/(Choice|Signs|TableScroll|RuleLink|CopyButton|Stepper)\.tsx/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
