/**
 * The rulebooks as one zip that opens by double click, with no server: a page a game, plain HTML, searched by the browser. Made of the built pages `<game>/livret/`: what they ask of the site is taken
 * in or left out.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';

/** Where the pages link to it. */
export const ZIP = 'editions/regles-vivantes.zip';

const captured = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, value]) => value ?? '')),
];

/** What is around the text on the site, and has no use in a file. */
const AROUND = [/<script\b[\s\S]*?<\/script>/g, /<link\b[^>]*>/g, /<meta (?!charset|name="(?:viewport|color-scheme|description)")[^>]*>/g];
const SHELL = [
  /<a class="skip"[\s\S]*?<\/a>/,
  /<header class="top"[\s\S]*?<\/header>/,
  /<p class="foot-(?:links|kept|theme)"[\s\S]*?<\/p>/g,
  /<div class="offline"[\s\S]*?<\/div>/,
  /<p class="livret-how">[\s\S]*?<\/p>/,
];

interface Book {
  readonly game: string;
  readonly html: string;
  readonly ids: ReadonlySet<string>;
}

/** The style sheets that a page links, and the one for paper, in order, with fonts beside the pages. */
function stylesOf(site: string, base: string, html: string, fonts: Map<string, Uint8Array>): string {
  const sheets = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => ({
    href: /href="([^"]+)"/.exec(tag)?.[1] ?? '',
    media: /media="([^"]+)"/.exec(tag)?.[1],
  }));
  return sheets
    .map(({ href, media }) => {
      const css = readFileSync(join(site, href.slice(base.length)), 'utf8').replace(
        /url\(["']?([^"')]+)["']?\)/g,
        (whole, address: string) => {
          if (!address.startsWith(base)) return whole;
          const file = basename(address);
          fonts.set(`polices/${file}`, readFileSync(join(site, address.slice(base.length))));
          return `url(polices/${file})`;
        },
      );
      return media ? `@media ${media}{${css}}` : css;
    })
    .join('\n');
}

/** Drawings that lie in files of their own, which a page opened from a folder may not ask for: laid in the page. */
function withDrawings(site: string, base: string, html: string): string {
  const files = captured(html, /<use href="([^"#]+\.svg(?:\?[^"#]*)?)#/g);
  const sprites = files.map((file) =>
    readFileSync(join(site, file.slice(base.length).replace(/\?.*/, '')), 'utf8').replace(
      '<svg ',
      '<svg style="position:absolute;width:0;height:0" ',
    ),
  );
  return files.reduce((text, file) => text.replaceAll(`href="${file}#`, 'href="#'), html).replace('<body>', `<body>${sprites.join('')}`);
}

/** Links lead to the same paragraph here or in the book of its game, else to the site; where that has no address, they are no links. */
function withLinks({ game, html, ids }: Book, books: readonly Book[], base: string, origin: string | undefined): string {
  return html.replace(
    /<a\b([^>]*?)\shref="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g,
    (whole, before: string, address: string, after: string, text: string) => {
      if (!address.startsWith(base)) return whole;
      const [path = '', anchor = ''] = address.slice(base.length).split('#');
      const own = anchor && ids.has(anchor) && path.startsWith(`${game}/`);
      const other = books.find((book) => path.startsWith(`${book.game}/`) && book.ids.has(anchor));
      const to = own ? `#${anchor}` : other ? `${other.game}.html#${anchor}` : origin && new URL(address, origin).href;
      return to ? `<a${before} href="${to}"${after}>${text}</a>` : `<span${before}${after}>${text}</span>`;
    },
  );
}

/** Writes the zip of `site`. `origin`: the site's own address, if it has one. Answers its bytes. */
export function writeBooklets(site: string, base: string, origin: string | undefined): number {
  const fonts = new Map<string, Uint8Array>();
  const found = globSync('*/livret/index.html', { cwd: site }).sort();
  const styles: string[] = [];
  const books = found.map((path): Book => {
    const page = readFileSync(join(site, path), 'utf8');
    const css = stylesOf(site, base, page, fonts);
    if (!styles.includes(css)) styles.push(css);
    const bare = [...AROUND, ...SHELL].reduce((text, pattern) => text.replace(pattern, ''), page);
    const html = withDrawings(site, base, bare).replace('</head>', `<style>${css}</style></head>`);
    return { game: dirname(dirname(path)), html, ids: new Set(captured(html, /\sid="([^"]+)"/g)) };
  });
  const titles = books.map(({ game, html }) => [game, /<h1>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? game] as const);
  const edition = /<p class="foot-edition">([\s\S]*?)<\/p>/.exec(books[0]?.html ?? '')?.[1] ?? '';
  const contents = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Règles vivantes</title><style>${styles[0] ?? ''}</style></head><body><main class="livret"><h1>Règles vivantes</h1><ul>${titles.map(([game, title]) => `<li><a href="${game}.html">${title}</a></li>`).join('')}</ul><p>Chercher un mot : Ctrl + F dans une page.</p><p>${edition}</p></main></body></html>`;
  const files: Zippable = {
    'index.html': strToU8(contents),
    ...Object.fromEntries(books.map((book) => [`${book.game}.html`, strToU8(withLinks(book, books, base, origin))])),
    ...Object.fromEntries([...fonts].map(([name, bytes]) => [name, [bytes, { level: 0 }] as const])),
  };
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`regles-vivantes/${name}`, bytes])), {
    level: 9,
    mtime: '2000-01-02',
  });
  if (!existsSync(join(site, dirname(ZIP)))) mkdirSync(join(site, dirname(ZIP)));
  writeFileSync(join(site, ZIP), zip);
  return zip.length;
}
