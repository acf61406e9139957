/** The contact sheet: a kind of pages a section, a width a row, light then dark, the games side by side, and what is printed. */

interface Row {
  readonly name: string;
  readonly slugs: readonly string[];
}

const STYLE = `body{margin:1rem;font:16px/1.4 sans-serif;background:#888}h2{margin:2rem 0 .5rem;padding:.3rem;background:#fff;position:sticky;top:0}
div{display:flex;gap:.5rem;margin-block:.5rem;overflow-x:auto;align-items:start}img{block-size:auto;max-inline-size:none}`;

/** As wide as it is read at a glance. */
const shownAt = (width: number): number => Math.min(width, 480) * 0.6 + Math.max(0, width - 480) * 0.2;

const picture = (file: string, width: number): string =>
  `<a href="${file}"><img src="${file}" width="${Math.round(width)}" loading="lazy" alt="${file}"></a>`;

export function sheetOf(rows: readonly Row[], widths: readonly number[], printed: readonly string[]): string {
  const section = ({ name, slugs }: Row): string => {
    const screens = widths.map((width) => {
      const pictures = slugs.flatMap((slug) => ['light', 'dark'].map((theme) => picture(`${slug}.${width}.${theme}.jpg`, shownAt(width))));
      return `<div>${pictures.join('')}</div>`;
    });
    const sheets = slugs.flatMap((slug) => [
      ...printed.filter((file) => file.startsWith(`${slug}.print-`)).map((file) => picture(file, 220)),
      `<a href="${slug}.pdf">${slug}.pdf</a>`,
    ]);
    return `<h2>${name}</h2>${screens.join('')}<div>${sheets.join('')}</div>`;
  };
  return `<!doctype html><meta charset="utf-8"><title>Règles vivantes, page à page</title><style>${STYLE}</style>${rows.map(section).join('\n')}\n`;
}
