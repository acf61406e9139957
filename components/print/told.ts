/** What is said of a component: how many sheets, of what, and what is cut out of them. */
import { counted, decimal } from '#engine/core/french.ts';
import { leavesOf, sidesOf } from './layout.ts';
import type { Component } from './spec.ts';

/** « 3 feuilles A4, recto verso » */
export function sheetsTold(component: Component): string {
  const { board } = component;
  if (board) return `${counted(board.tiles[0] * board.tiles[1], 'feuille')} A4, ou une A1, ou une A3 réduite`;
  const fronts = leavesOf(component).length;
  const backs = sidesOf(component).length - fronts;
  return `${counted(fronts, 'feuille')} A4${backs ? ', recto verso' : ''}`;
}

/** How many sheets of A4 it takes, backs printed behind. */
export const sheetCount = (component: Component): number =>
  component.board ? component.board.tiles[0] * component.board.tiles[1] : leavesOf(component).length;

/** What is cut, a line a size: « 16 pierres-obstacle : Ø 18 mm ». */
export function cutTold(component: Component): readonly string[] {
  const { board, groups = [] } = component;
  if (board) return [`un plateau de ${decimal(board.width)} × ${decimal(board.height)} mm`];
  return groups.map(({ width, height, cut, pieces, all }) => {
    const size = cut === 'round' ? `Ø ${decimal(width)} mm` : `${decimal(width)} × ${decimal(height)} mm`;
    const count = pieces.reduce((sum, { copies }) => sum + copies, 0);
    if (all) return `${count}\u00a0${all} : ${size}`;
    return `${pieces.map(({ name, copies }) => `${copies}\u00a0${name}`).join(', ')} : ${size}`;
  });
}
