/** Editions in words. */
import { counted, together } from '#engine/core/french.ts';
import type { Change } from './changes.ts';
import type { Step } from './today.ts';

const of = (changes: readonly Change[], kind: Change['kind']): number => changes.filter((change) => change.kind === kind).length;

/** « Trois paragraphes changés, un nouveau ; deux verdicts changés. » */
export function toldStep({ changes, turned }: Pick<Step, 'changes' | 'turned'>): string {
  const parts = [
    [of(changes, 'changed'), 'paragraphe changé', 'paragraphes changés'],
    [of(changes, 'new'), 'paragraphe nouveau', 'paragraphes nouveaux'],
    [of(changes, 'gone'), 'paragraphe retiré', 'paragraphes retirés'],
    [turned.length, 'verdict changé', 'verdicts changés'],
  ] as const;
  const said = parts.flatMap(([count, one, many]) => (count === 0 ? [] : [counted(count, one, many)]));
  return said.length === 0 ? 'Rien n’a changé.' : `${together(said)}.`;
}
