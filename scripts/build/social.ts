/**
 * A picture for each page, shown where its address is shared: what the page is called, of which game, beside the game's drawing. It lies where the page says
 * (`og:image`), in the light colours of the house. Texts are drawn as outlines: the fonts of the machine have no part in it.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import sharp, { type Sharp } from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
/** Left, top, width, height, in pixels: of the text, of the drawing beside it, of the mark before its last line. */
const TEXT = [76, 76, 610, 478] as const;
const DRAWING = [706, 100, 418, 430] as const;
const MARK = [74, 516, 38, 38] as const;
/** Sizes of a title, in pixels, with the most letters it may have at each. */
const TITLES = [
  [14, 104],
  [24, 84],
  [42, 68],
  [Number.POSITIVE_INFINITY, 54],
] as const;

const HOUSE = 'Règles vivantes';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const drawingOf = (id: 'hero' | 'mark'): string => read(`components/base/drawings/${id}.svg`);

/** Of a game, the emblem that its folder has; else the drawing of the house. */
function emblemOf(game: string | undefined): string {
  const file = `components/${game}/emblem.svg`;
  return existsSync(new URL(`../../${file}`, import.meta.url)) ? read(file) : drawingOf('hero');
}

const require = createRequire(import.meta.url);
const FONTS = (
  [
    ['alegreya', 800, require.resolve('@fontsource/alegreya/files/alegreya-latin-800-normal.woff')],
    ['alegreya-sans', 400, require.resolve('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff')],
    ['alegreya-sans', 700, require.resolve('@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff')],
  ] as const
).map(([name, weight, file]) => ({ name, weight, data: readFileSync(file) }));

export interface Shared {
  readonly title: string;
  readonly description: string;
  /** Id and name of its game; none for the pages of the house, and on the game's own home page the title is the name. */
  readonly game: string | undefined;
  readonly name: string | undefined;
  /** Where the picture lies, from the folder of the site. */
  readonly file: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#34': '"', '#38': '&', '#39': "'" };

/** What the head of a built page says of its picture; nothing where it has none, or one that it has not to itself. */
export function sharedBy(html: string, base: string): Shared | undefined {
  const meta = (name: string): string =>
    (new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '').replace(
      /&(#?\w+);/g,
      (whole, sign: string) => ENTITIES[sign] ?? whole,
    );
  const [image, url] = [meta('image'), meta('url')];
  if (!image || !url || image !== new URL('social.png', url).href) return undefined;
  const game = /<html [^>]*data-game="([^"]+)"/.exec(html)?.[1];
  const parts = meta('title').split(' · ');
  if (parts.length > 1) parts.pop();
  const name = game && parts.length > 1 ? parts.pop() : undefined;
  return { title: parts.join(' · '), description: meta('description'), game, name, file: new URL(image).pathname.slice(base.length) };
}

type Color = (token: string) => string;

/** Colours of the light theme, by token. */
function colorsOf(game: string | undefined): Color {
  const tokens = read('components/site/styles/tokens.css');
  const own = tokens.split(`[data-game="${game}"]`)[1]?.split('}')[0] ?? '';
  return (token) => {
    const color = new RegExp(`${token}: light-dark\\((#\\w+)`);
    const found = color.exec(own)?.[1] ?? color.exec(tokens)?.[1];
    if (!found) throw new Error(`tokens.css has no ${token}`);
    return found;
  };
}

const placed = (source: string, color: Color, [x, y, width, height]: readonly number[]): string =>
  source
    .replace(/var\((--\w+),#\w+\)/g, (_, token: string) => color(token))
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" color="${color('--ink')}" `);

/** What is the same for all pages of a game: paper, frame, the mark of the house, the drawing. */
async function groundOf(game: string | undefined, color: Color): Promise<Sharp> {
  const drawing = placed(emblemOf(game), color, DRAWING);
  const mark = placed(drawingOf('mark'), color, MARK);
  const frame = ([inset, width]: readonly [number, number]) =>
    `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" fill="none" stroke="${color('--ink')}" stroke-width="${width}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${color('--paper')}"/>${frame([19.5, 3])}${frame([26.5, 1])}${mark}${drawing}</svg>`;
  const { data, info: raw } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw });
}

const box = (style: object, ...children: readonly unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The words, as an SVG of the size of the text's room. */
function wordsOf({ title, description, name }: Shared, color: Color): Promise<string> {
  const size = TITLES.find(([most]) => title.length <= most)?.[1];
  const sans = { fontFamily: 'alegreya-sans' };
  return satori(
    box(
      { flexDirection: 'column', justifyContent: 'space-between', width: '100%', height: '100%', color: color('--ink') },
      box(
        { flexDirection: 'column' },
        box({ ...sans, fontSize: 34, fontWeight: 700, color: color('--accent'), marginBottom: 20 }, name ?? HOUSE),
        box({ fontFamily: 'alegreya', fontSize: size, fontWeight: 800, lineHeight: 1.04 }, title),
        box({ ...sans, display: 'block', fontSize: 30, lineHeight: 1.3, lineClamp: 4, color: color('--soft'), marginTop: 26 }, description),
      ),
      box(
        { ...sans, fontSize: 26, color: color('--soft'), marginLeft: 50 },
        name ? HOUSE : 'Les règles de quatre jeux épuisés, à lire, à chercher, à jouer.',
      ),
    ) as never,
    { width: TEXT[2], height: TEXT[3], fonts: FONTS },
  );
}

async function drawGame(site: string, pages: readonly Shared[]): Promise<readonly number[]> {
  const color = colorsOf(pages[0]?.game);
  const ground = await groundOf(pages[0]?.game, color);
  return Promise.all(
    pages.map(async (page) => {
      const words = Buffer.from(await wordsOf(page, color));
      const picture = await ground
        .clone()
        .composite([{ input: words, left: TEXT[0], top: TEXT[1] }])
        .png({ palette: true, colors: 24, effort: 2 })
        .toBuffer();
      writeFileSync(join(site, page.file), picture);
      return picture.length;
    }),
  );
}

/** Draws the picture of each page of `site` that has not one already. Returns how many there are, and their size in bytes. */
export async function writeSocialPictures(site: string, base: string): Promise<{ readonly pictures: number; readonly bytes: number }> {
  const pages = globSync('**/index.html', { cwd: site })
    .flatMap((file) => sharedBy(readFileSync(join(site, file), 'utf8'), base) ?? [])
    .filter(({ file }) => !existsSync(join(site, file)));
  const games = [...new Set(pages.map(({ game }) => game))];
  const sizes = (
    await Promise.all(
      games.map((game) =>
        drawGame(
          site,
          pages.filter((page) => page.game === game),
        ),
      ),
    )
  ).flat();
  return { pictures: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
