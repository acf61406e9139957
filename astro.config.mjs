import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { jsxByVite, trustedSlots } from '#scripts/build/plugins.ts';
import { alignPlugin, cornerPlugin, frenchPlugin, selonPlugin, tablePlugin } from './components/site/markdown-plugins.ts';
import { finish } from './scripts/build/finish.ts';

export default defineConfig({
  srcDir: '.',
  site: process.env.SITE,
  base: process.env.BASE ?? '/',
  trailingSlash: 'always',
  integrations: [mdx(), preact(), ...(process.env.SITE ? [sitemap()] : []), finish()],
  markdown: {
    processor: satteri({
      mdastPlugins: [selonPlugin],
      hastPlugins: [frenchPlugin, tablePlugin, cornerPlugin, alignPlugin],
      features: { headingAttributes: true, definitionList: true, smartPunctuation: { quotes: false } },
    }),
  },
  vite: {
    plugins: [jsxByVite, trustedSlots],
    // The scan for `npm run dev` reads scripts before any plugin: without it, it asks for React.
    optimizeDeps: { rolldownOptions: { transform: { jsx: { runtime: 'automatic', importSource: 'preact' } } } },
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    // A function that a page holds as text (`keepActs`) is as small there as in a script.
    environments: {
      prerender: { build: { rolldownOptions: { output: { minify: true } } } },
      // What most tools need comes in a few pieces: in two dozen, each of a few lines, it compresses less and is asked for more often.
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // What pages without tools ask for, apart from Preact.
                  { name: 'page', test: /components\/(base\/(url|trusted)|site\/announce)\.ts|preload-helper/ },
                  { name: 'kept', test: /components\/our-table\/(kept|change)\.ts/ },
                  { name: 'shelf', test: /components\/kit\/(shelf|json)\.ts/ },
                  {
                    name: 'core',
                    test: /engine\/core\/(french|verdict|input|ruling|distribution)\.ts|components\/base\/typography\.ts/,
                  },
                  { name: 'play', test: /engine\/core\/(dice|random|events)\.ts/ },
                  {
                    name: 'kit',
                    test: /components\/kit\/(Choice|Signs|TableScroll|RuleLink|CopyButton|LinkButtons|NumberInput|focus|numbers|waking|address)\.tsx?/,
                  },
                  { name: 'ours', test: /components\/our-table\/(use-ours|OursLine|Readings|box\/BoxLine)\.tsx?/ },
                  { name: 'reckoner', test: /components\/(our-table\/(Reckoner|turning\/TurningFold)|kit\/Reasons)\.tsx/ },
                  { name: 'packed', test: /components\/(kit\/packed|arbiter\/(plain|fragment))\.ts/ },
                  { name: 'zargos-fight', test: /engine\/zargos\/rules\/(combat|powers|demons|folie)\.ts/ },
                  { name: 'lords-data', test: /engine\/zargos-lords\/(data\/(tables|counter-words)|options)\.ts/ },
                  { name: 'lords-box', test: /zargos-lords\/(box\/use-box\.tsx|notation\/query\.ts)/ },
                  {
                    name: 'lords-odds',
                    test: /engine\/zargos-lords\/odds(\/(combat|shots|siege))?\.ts|components\/zargos-lords\/combat\/form\.ts/,
                  },
                  {
                    name: 'orc-cards',
                    test: /components\/orc\/drawings\/(CardFace|CardBack|Shield|colors|inline|address|card-words)\.tsx?/,
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
