/** `npm run edition`: freezes under today's date what the rules say, in `content/editions/`. A second one on the same day takes the place of the first; a date may be named. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import pack from '../package.json' with { type: 'json' };

const today = new Date().toISOString().slice(0, 10);
const [, , date = today] = process.argv;
if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)) || date > today) {
  console.error(
    `« ${date} » n’est pas le jour d’une édition : une date comme ${today}, aujourd’hui au plus tard, ou rien pour aujourd’hui.`,
  );
  process.exit(2);
}
// The book is found by the globs of Vite.
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
});
const { frozen } = (await vite.ssrLoadModule(
  '/components/site/editions/freeze.ts',
)) as typeof import('#components/site/editions/freeze.ts');
const { version, paragraphs, verdicts } = await frozen(date, pack.version);
const rows = (values: readonly object[]): string => values.map((value) => JSON.stringify(value)).join(',\n');
const file = `content/editions/${date}.json`;
writeFileSync(
  file,
  `{"date":"${date}","version":"${version}",\n"paragraphs":[\n${rows(paragraphs)}\n],\n"verdicts":[\n${rows(verdicts)}\n]}\n`,
);
console.log(`${file} : ${paragraphs.length} paragraphes, ${verdicts.length} verdicts. À joindre au dépôt, puis « npm run build ».`);
await vite.close();
