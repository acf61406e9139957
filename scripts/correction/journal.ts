/** The journal's line of a correction. */
import type { Change } from './edits.ts';

/** More changes than this, or longer ones, are not told word by word. */
const MOST_TOLD = 3;
const MOST_SIGNS = 80;

const inHouse = (words: string): string => words.trim().replaceAll("'", '’');

function toldChange({ removed, added }: Change): string {
  const [was, now] = [inHouse(removed), inHouse(added)];
  if (was && now) return `« ${now} » au lieu de « ${was} »`;
  return now ? `« ${now} » en plus` : `« ${was} » en moins`;
}

/** « Zargos : ZAR-COM-3, « Combien de dés », corrigé : « trois » au lieu de « deux » (livret, page 4). » */
export function journalLine(game: string, id: string, title: string, changes: readonly Change[], why: string): string {
  const isShort = ({ removed, added }: Change) => (removed + added).trim() !== '' && removed.length + added.length <= MOST_SIGNS;
  const isTold = changes.length <= MOST_TOLD && changes.every(isShort);
  const words = isTold ? `corrigé : ${changes.map(toldChange).join(', ')}` : 'récrit';
  const reason = why && why.length <= MOST_SIGNS ? ` (${inHouse(why).replace(/\.$/, '')})` : '';
  return `- ${game} : ${id}, « ${title} », ${words}${reason}.`;
}

/** The journal with `line` as its last. */
export const withLine = (journal: string, line: string): string => `${journal.trimEnd()}\n${line}\n`;
