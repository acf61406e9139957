/** The file of one's own box that the table keeps, and what the chooser says of it. */
import { valueIn } from '#components/kit/json.ts';
import { boxOf } from '#components/our-table/use-ours.ts';
import type { BoxFile, BoxFileChosen } from '../spec.ts';

/** The file that the table keeps as `text`, where the game still takes it. */
export function fileKept({ game, read }: BoxFile, text = boxOf(game)): BoxFileChosen | undefined {
  const checked = read(valueIn(text) ?? text);
  return checked.ok ? { name: 'celui de votre boîte', value: checked.value } : undefined;
}

/** The words of the line under it. */
export const fileSaid = ({ what }: BoxFile) => ({
  mine: `Avec le ${what} de votre boîte`,
  other: `Avec le ${what} d’un fichier.`,
  ours: `Avec le ${what} du site.`,
});
