/** The one aid of the box (ORC-MAT-3): a war, step by step. */
import type { AidLine } from '#components/print/Aid.tsx';

export const WAR: { readonly title: string; readonly rule: string; readonly lines: readonly AidLine[] } = {
  title: 'Une bataille',
  rule: 'ORC-BAT-1',
  lines: [
    { head: '1.', text: 'Le Sorcier appelle un peuple ; on pose toutes ses cartes de ce peuple.', rule: 'ORC-BAT-1' },
    { head: '2.', text: 'Mercenaires, un seul tour, par la gauche.', rule: 'ORC-BAT-2' },
    { head: '3.', text: 'Le commando retire une carte adverse.', rule: 'ORC-BAT-3' },
    { head: '4.', text: 'On révèle. Un chef double les siens ; deux chefs, zéro.', rule: 'ORC-BAT-5' },
    { head: '5.', text: 'Machine de guerre : 9 avec un gobelin.', rule: 'ORC-BAT-6' },
    { head: '6.', text: 'Machine volante : 4, et ses gobelins.', rule: 'ORC-BAT-8' },
    { head: '7.', text: 'Le plus fort marque 2, 1, 1, puis 2 points.', rule: 'ORC-BAT-9' },
  ],
};
