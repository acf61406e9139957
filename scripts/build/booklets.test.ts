import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { writeBooklets, ZIP } from './booklets.ts';

const site = mkdtempSync(join(tmpdir(), 'booklets-'));
afterAll(() => rmSync(site, { recursive: true }));

const page = (title: string, body: string): string =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="x"><meta charset="utf-8"><link rel="stylesheet" href="/jeux/_astro/a.css"><script>1</script></head><body><header class="top"><a href="/jeux/">x</a></header><h1>${title}</h1>${body}<p class="foot-edition">texte du jour</p></body></html>`;

test('the zip asks nothing of the site: styles, fonts and drawings are in it, links stay inside or lead to the site', () => {
  for (const folder of ['_astro', 'a/livret', 'b/livret']) mkdirSync(join(site, folder), { recursive: true });
  writeFileSync(join(site, '_astro/a.css'), '@font-face{src:url(/jeux/_astro/f.woff2)}');
  writeFileSync(join(site, '_astro/f.woff2'), 'font');
  writeFileSync(join(site, 'dessins.svg'), '<svg xmlns="x"><symbol id="troll"></symbol></svg>');
  const links =
    '<a href="/jeux/a/regles/x/#a-1">ici</a> <a href="/jeux/b/regles/y/#b-1">là</a> <a href="/jeux/a/jouer/">jouer</a> <a href="https://ailleurs.example/">ailleurs</a>';
  writeFileSync(
    join(site, 'a/livret/index.html'),
    page('A', `<h2 id="a-1">1</h2>${links}<svg><use href="/jeux/dessins.svg?v=1#troll"/></svg>`),
  );
  writeFileSync(join(site, 'b/livret/index.html'), page('B', '<h2 id="b-1">1</h2>'));
  for (const [origin, play] of [
    [undefined, '<span>jouer</span>'],
    ['https://club.example', '<a href="https://club.example/jeux/a/jouer/">jouer</a>'],
  ] as const) {
    writeBooklets(site, '/jeux/', origin);
    const files = unzipSync(readFileSync(join(site, ZIP)));
    expect(Object.keys(files).sort()).toEqual([
      'regles-vivantes/a.html',
      'regles-vivantes/b.html',
      'regles-vivantes/index.html',
      'regles-vivantes/polices/f.woff2',
    ]);
    const html = strFromU8(files['regles-vivantes/a.html'] ?? new Uint8Array());
    expect(html).toContain(`<a href="#a-1">ici</a> <a href="b.html#b-1">là</a> ${play} <a href="https://ailleurs.example/">ailleurs</a>`);
    expect(html).toContain('<use href="#troll"/>');
    expect(html).toContain('<symbol id="troll">');
    expect(html).toContain('url(polices/f.woff2)');
    expect(html).not.toMatch(/<script|<link|Content-Security|class="top"|="\/jeux/);
    expect(strFromU8(files['regles-vivantes/index.html'] ?? new Uint8Array())).toContain('<a href="b.html">B</a>');
  }
});
