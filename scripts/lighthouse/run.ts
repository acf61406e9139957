/**
 * `npm run lighthouse`: the median scores of four pages of the site as `npm test` last built it, on the phone that Lighthouse imagines. Lighthouse is installed here, apart: it is a
 * quarter of all installed files.
 */
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';
import { type Site, serve } from '../serve.ts';
import { SITES } from '../sites.ts';

/** What is used of a result: written here, so that types are checked where the package is not installed. */
interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string; readonly displayValue?: string }>>;
}

interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Result } | undefined>;

const PACKAGE: string = 'lighthouse';
const { default: lighthouse }: { readonly default: Lighthouse } = await import(PACKAGE);

const PAGES = ['', 'zargos/regles/combats/', 'zargos/combat/', 'zargos/cartes/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A port that nobody listens to, for the browser to be driven by. */
const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

const RUNS = 3;
const median = (scores: readonly number[]): number => scores.toSorted((a, b) => a - b)[scores.length >> 1] ?? 0;

const { path, env } = await findBrowser();
const port = await freePort();
const browser = await chromium.launch({ executablePath: path, env, args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`] });

async function report(name: string, site: Site): Promise<void> {
  const { url, server } = await serve(site);
  console.log(`\n${name.padEnd(28)}${CATEGORIES.map((category) => category.padStart(16)).join('')}`);
  for (const page of PAGES) {
    const runs: Result[] = [];
    while (runs.length < RUNS) {
      const result = await lighthouse(url + page, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
      if (result) runs.push(result.lhr);
    }
    const scores = CATEGORIES.map((category) => median(runs.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))));
    console.log(`${`/${page}`.padEnd(28)}${scores.map((score) => String(score).padStart(16)).join('')}`);
    const [first] = runs;
    for (const { auditRefs } of Object.values(first?.categories ?? {})) {
      for (const { id, weight } of auditRefs) {
        const audit = first?.audits[id];
        if (weight > 0 && (audit?.score ?? 1) < 0.9) console.log(`  ${id}: ${audit?.title} ${audit?.displayValue ?? ''}`);
      }
    }
  }
  server.close();
}

await report('compressed, as hosts do', { ...SITES.jeux, compresses: true });
await report('plain', SITES.jeux);
await browser.close();
