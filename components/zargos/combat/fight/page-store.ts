/** What the calculator's page holds: one fight, maybe a second one, the chance asked for, and what a link said that was refused. */
import type { Choices } from '#engine/core/ruling.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { DEFAULT_TARGET, type FightAsked } from './asked.ts';
import { type Form, type FormEvent, formOf, nextForm, situationIn } from './situation-store.ts';

export interface Page {
  readonly form: Form;
  readonly other: Form | undefined;
  /** The second fight while it is folded away. */
  readonly folded: Form | undefined;
  readonly target: number;
  readonly refused: readonly string[];
  /** Something was set by hand since the page or its link was opened. */
  readonly isTouched: boolean;
}

export type PageEvent =
  | { readonly kind: 'set'; readonly event: FormEvent }
  | { readonly kind: 'set-other'; readonly event: FormEvent }
  /** The table's own readings, which the page begins with. */
  | { readonly kind: 'ours'; readonly choices: Choices }
  | { readonly kind: 'compare'; readonly on: boolean }
  | { readonly kind: 'trade' }
  | { readonly kind: 'target'; readonly percent: number }
  | { readonly kind: 'load'; readonly asked: FightAsked; readonly refused: readonly string[] };

export const pageOf = (situation: Situation): Page => ({
  form: formOf(situation),
  other: undefined,
  folded: undefined,
  target: DEFAULT_TARGET,
  refused: [],
  isTouched: false,
});

export const fightAsked = ({ form, other, target }: Page): FightAsked => ({
  situation: situationIn(form),
  other: other && situationIn(other),
  target,
});

/** The page after one act. A refusal stays in sight until the next link. */
export function nextPage(before: Page, act: PageEvent): Page {
  const page = { ...before, isTouched: true };
  switch (act.kind) {
    case 'set':
      return { ...page, form: nextForm(page.form, act.event) };
    case 'set-other':
      return page.other ? { ...page, other: nextForm(page.other, act.event) } : page;
    case 'ours': {
      const read = (form: Form) => nextForm(form, { kind: 'readings', choices: act.choices });
      return { ...before, form: read(before.form), other: before.other && read(before.other) };
    }
    case 'compare':
      return act.on
        ? { ...page, other: page.other ?? page.folded ?? page.form }
        : { ...page, other: undefined, folded: page.other ?? page.folded };
    case 'trade':
      return page.other ? { ...page, form: page.other, other: page.form } : page;
    case 'target':
      return { ...page, target: Math.min(99, Math.max(1, Math.round(act.percent))) };
    case 'load': {
      const { situation, other, target } = act.asked;
      return { form: formOf(situation), other: other && formOf(other), folded: undefined, target, refused: act.refused, isTouched: false };
    }
  }
}
