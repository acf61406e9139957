import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

export default defineConfig({
  srcDir: '.',
  site: process.env.SITE,
  base: process.env.BASE ?? '/',
  trailingSlash: 'always',
  integrations: [mdx(), preact(), ...(process.env.SITE ? [sitemap()] : [])],
  vite: { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } },
});
