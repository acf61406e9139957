/** The address of a rule as a square code, drawn at build. A build that does not know its own address (`SITE`) has none to draw. */
import { generate } from 'lean-qr';
import { href } from '#components/base/url.ts';
import { paragraph } from '#components/rules/book.ts';

/** Light modules around the code, as readers want. */
const QUIET = 4;

export interface Code {
  /** Modules a side, the quiet zone included. */
  readonly size: number;
  readonly path: string;
}

const addressOf = (rule: string): string | undefined => {
  const entry = paragraph(rule);
  if (!entry) throw new Error(`an aid opens ${rule}, which has no paragraph`);
  return import.meta.env.SITE ? new URL(href(entry.url), import.meta.env.SITE).href : undefined;
};

/** Dark modules, runs of a row at once. */
export function codeOf(rule: string): Code | undefined {
  const address = addressOf(rule);
  if (!address) return undefined;
  const code = generate(address);
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y) || code.get(x - 1, y)) continue;
      let long = 1;
      while (code.get(x + long, y)) long += 1;
      path += `M${x + QUIET} ${y + QUIET}h${long}v1h-${long}z`;
    }
  return { size: code.size + 2 * QUIET, path };
}
