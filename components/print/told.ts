/** What is said of a component: how many sheets, of what, and what is cut out of them. */
import { counted } from '#engine/core/french.ts';
import { pagesOf, sidesOf } from './layout.ts';
import type { Component } from './spec.ts';

/** « 3 feuilles A4, et 3 de dos » */
export function sheetsTold(component: Component): string {
  const { board } = component;
  if (board) return `${counted(board.tiles[0] * board.tiles[1], 'feuille')} A4, ou une A1, ou une A3 réduite`;
  const fronts = pagesOf(component).length;
  const backs = sidesOf(component).length - fronts;
  return `${counted(fronts, 'feuille')} A4${backs ? `, recto verso` : ''}`;
}

/** How many sheets of A4 it takes, backs printed behind. */
export const sheetCount = (component: Component): number =>
  component.board ? component.board.tiles[0] * component.board.tiles[1] : pagesOf(component).length;

const millimetres = (value: number): string => String(value).replace('.', ',');

/** What is cut, with its size: « 24 cartes-dragons, 63 × 88 mm ». */
export function cutTold(component: Component): readonly string[] {
  const { board, groups = [] } = component;
  if (board) return [`un plateau de ${millimetres(board.width)} × ${millimetres(board.height)} mm`];
  return groups.flatMap(({ width, height, cut, pieces }) => {
    const size = cut === 'round' ? `Ø ${millimetres(width)} mm` : `${millimetres(width)} × ${millimetres(height)} mm`;
    return pieces.map(({ name, copies }) => `${copies} ${name}, ${size}`);
  });
}
