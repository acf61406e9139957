/** What the home pages say to who has a notebook. Fetched by them alone. */
import { french } from '#components/base/typography.ts';
import { shelfOf } from '#components/kit/shelf.ts';
import { loadProgress } from '#components/lesson/progress.ts';
import { inLetters } from '#engine/core/french.ts';
import { settled } from './cards.ts';
import { type DaySheet, todayOf } from './due.ts';
import { fetchKnown } from './fetch-known.ts';
import { loadNotebook } from './kept.ts';
import { type Day, dayOf } from './note.ts';
import { laterText, thingsText } from './words.ts';

/** What the home pages say of today. `own`: of the game whose page it is. */
export function lineText({ tasks, done, next }: DaySheet, day: Day, own: string | undefined): string {
  const things = tasks.flatMap((task) => task.things);
  if (things.length > 0) {
    const those = things.filter(({ game }) => game === own).length;
    const part =
      own === undefined || those === 0 || those === things.length ? '' : `, dont ${those === 1 ? 'une' : inLetters(those)} de ce jeu`;
    return `${thingsText(things.length)} à revoir${part}.`;
  }
  const later = next ? ` Prochain retour : ${laterText(next.day - day)}.` : '';
  return done > 0 ? `c’est fait.${later}` : `rien à revoir.${later}`;
}

/** Writes it in place of what everybody reads. */
export async function tellToday(line: HTMLElement): Promise<void> {
  const shelf = shelfOf(window);
  const kept = loadNotebook(shelf);
  if (!kept) return;
  const day = dayOf(new Date());
  line.textContent = french(lineText(todayOf(settled(kept), loadProgress(shelf), await fetchKnown(), day), day, line.dataset.of));
}
