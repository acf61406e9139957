/**
 * The Content-Security-Policy of every page, as a `<meta>` first in head: plain hosting lets us set no header. It is made from the built page,
 * because the hashes must cover every inline script and style whoever wrote it, and the policy must come before them; Astro's own does neither.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type BuiltPage, pagesIn } from './pages.ts';

const RAW = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle=("[^"]*"|'[^']*')/i;
const HANDLER = /<[a-z][^<>]*?\s(on[a-z]+)=["']/i;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the inline elements `tag` of `html`, each once, in order: of those that run. */
function hashes(html: string, tag: 'script' | 'style'): string {
  const inline = [...html.matchAll(RAW)].filter(
    ([, name, attributes]) => name === tag && !/\ssrc=|"application\/ld\+json"/.test(attributes ?? ''),
  );
  return [...new Set(inline.map(([, , , text]) => hash(text ?? '')))].map((value) => ` ${value}`).join('');
}

export const policyOf = (html: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${hashes(html, 'script')}`,
    `style-src 'self'${hashes(html, 'style')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    ...(html.includes('<iframe') ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default page',
  ].join('; ');

/** What the policy would forbid on the page, in words; nothing for most. */
export function forbidden({ html, path }: Pick<BuiltPage, 'html' | 'path'>): readonly string[] {
  const markup = html.replace(RAW, '');
  const [style] = markup.match(STYLE_ATTRIBUTE) ?? [];
  const [handler] = markup.match(HANDLER) ?? [];
  return [
    ...(style ? [`${path}: a style attribute, which no hash covers: ${style}`] : []),
    ...(handler ? [`${path}: an inline handler: ${handler}`] : []),
  ];
}

export function protect(html: string): string {
  const protectedHtml = html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`);
  const charset = protectedHtml.search(/<meta charset/i);
  // Browsers look for the encoding in the first 1024 bytes.
  if (charset < 0 || charset > 1000)
    throw new Error(`<meta charset> must stand in the first 1024 bytes, not at ${charset}: too many inline scripts`);
  return protectedHtml;
}

/** Protects every page of `site`. Throws when a page holds what its policy forbids. */
export function writePolicies(site: string): number {
  const pages = pagesIn(site);
  const faults = pages.flatMap(forbidden);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const { file, html } of pages) writeFileSync(file, protect(html));
  return pages.length;
}
