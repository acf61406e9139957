import { french } from '../typography.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/**
 * An SVG file's text made ready for the page: no name space, no line breaks, French texts (its numbers are not), a class, and either an accessible name or, without one,
 * hidden from assistive technology. Inlined rather than linked, so that the page's colour tokens reach it.
 */
export const inlineSvg = (source: string, className: string, label?: string): string => {
  const name = label
    ? `role="img" aria-label="${french(label).replace(/[&"<]/g, (sign) => ENTITIES[sign] ?? sign)}"`
    : 'aria-hidden="true"';
  return source
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/>[^<]+</g, french)
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg class="${className}" ${name}`);
};
