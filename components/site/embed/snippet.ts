/** What a club pastes in its own page: a frame, a plain link under it, and a script of one line for who may have scripts. */

interface Embed {
  /** Absolute, to the whole page: query and anchor included. */
  readonly url: string;
  readonly title: string;
  /** CSS pixels, for where the height does not follow. */
  readonly height: number;
  /** Empty: as the reader's own system. */
  readonly theme: '' | 'clair' | 'sombre';
  /** Six hex digits, or empty: ours. */
  readonly shade: string;
  /** The frame takes the height of what is in it. */
  readonly follows: boolean;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Follows the height that each frame tells. Without `&`, `<` or `>`, which editors of pages are known to rewrite, and without a blank line, where they begin a paragraph.
 */
const FOLLOW =
  'addEventListener("message",function(e){var h=e.data?e.data.reglesVivantes:0;if(h)document.querySelectorAll("iframe").forEach(function(f){if(f.contentWindow===e.source)f.height=h})})';

/** The address of the bare form of the page at `url`. */
export function bareUrl({ url, theme, shade }: Pick<Embed, 'url' | 'theme' | 'shade'>): string {
  const { origin, pathname, search, hash } = new URL(url);
  const asked = [theme, shade].filter(Boolean).join('.');
  return `${origin}${pathname}?integre${asked && `=${asked}`}${search.replace('?', '&')}${hash}`;
}

/** HTML, ready to paste. */
export function snippetOf(embed: Embed): string {
  const { url, title, height, follows } = embed;
  return [
    `<iframe src="${escaped(bareUrl(embed))}" title="${escaped(title)}" width="100%" height="${height}" style="border:0" loading="lazy" allow="clipboard-write"></iframe>`,
    `<p><a href="${escaped(url)}">${escaped(title)}</a></p>`,
    ...(follows ? [`<script>${FOLLOW}</script>`] : []),
  ].join('\n');
}
