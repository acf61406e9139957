/** The page: what it holds, what its link said that was refused as long as nothing is changed, and the last card that the box refused. */

import { type Act, nextMuster } from './acts.ts';
import type { Parsed } from './link.ts';
import { type Muster, type Refusal, refusalOf } from './muster.ts';

export interface Page {
  readonly muster: Muster;
  readonly refused: readonly string[];
  readonly told: Refusal | undefined;
  /** Something was done by hand since the page or its link was opened. */
  readonly isTouched: boolean;
}

/** What the table keeps, which the page begins with. */
type Begin = { readonly kind: 'begin'; readonly act: Act };

export type PageAct = Act | Begin | { readonly kind: 'load'; readonly link: Parsed };

export const pageOf = (muster: Muster): Page => ({ muster, refused: [], told: undefined, isTouched: false });

export function nextPage(page: Page, act: PageAct): Page {
  if (act.kind === 'load') return { ...act.link, told: undefined, isTouched: false };
  if (act.kind === 'begin') return { ...page, muster: nextMuster(page.muster, act.act) };
  const told = act.kind === 'add' ? refusalOf(page.muster, act.pile, act.slot) : undefined;
  return { muster: nextMuster(page.muster, act), refused: [], told, isTouched: true };
}
