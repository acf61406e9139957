/** `/licences.txt`: the licence of every font and package that the built site carries, found from what was bundled, not from a list. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Carried without passing through the bundler: words of the search, Astro's island script, the search engine, the service worker. */
const ALWAYS = [
  'an-array-of-french-words',
  'astro',
  'pagefind',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

const HEAD = `Règles vivantes : licences

Le code du site est sous licence MIT, ses textes et ses dessins sous licence Creative Commons BY-SA 4.0.
Il contient aussi, chacun sous la sienne, les polices et les bibliothèques que voici.
`;

/** The package that owns the module `id`, if it comes from one. */
export const packageOf = (id: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  return names.sort().flatMap((name) => {
    const file = join(folder, name);
    return statSync(file).isDirectory() ? filesIn(file) : [file];
  });
}

function entry(name: string): string {
  const folder = join('node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string; license?: string };
  const texts = existsSync(folder) ? filesIn(folder).map((file) => readFileSync(file, 'utf8').trim()) : [];
  if (texts.length === 0 && !manifest.license) throw new Error(`${name} says nowhere what its licence is`);
  return [`${name} ${manifest.version} (${manifest.license ?? 'voir le texte'})`, '', ...texts].join('\n');
}

/** `packages` as the bundler saw them, in any order and any number of times. */
export function writeLicences(site: string, packages: Iterable<string>): number {
  const names = [...new Set([...ALWAYS, ...packages])].sort();
  const rule = `\n${'='.repeat(80)}\n`;
  writeFileSync(join(site, 'licences.txt'), `${[HEAD, ...names.map(entry)].join(rule)}\n`);
  return names.length;
}
