/** Once somebody sits at it, the page is the table: the stylesheet puts its title and its chapters away, and gives the board the height there is. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Pixels of the line in sight with those who play in two rows. */
const TWO_ROWS = 100;

const sit = (): void => {
  document.documentElement.dataset.seated = '';
};

/** Says so on the page as long as `seated` is there, and measures where it begins in the page, `--table-top`, and how much stands above its board, `--table-head`. */
export function useTableMode(seated: RefObject<HTMLElement | null>): void {
  // Before any part of it measures itself: a map that is taken up again knows how large it is.
  useState(sit);
  useLayoutEffect(() => {
    const table = seated.current?.closest<HTMLElement>('.table');
    if (!table) return;
    sit();
    const line = seated.current?.querySelector<HTMLElement>('.table-line');
    let wide = innerWidth;
    const measure = () => {
      const [top, own] = [table.getBoundingClientRect().top, seated.current?.getBoundingClientRect().top ?? 0];
      table.style.setProperty('--table-top', `${Math.round(own + scrollY)}px`);
      const stage = seated.current?.querySelector<HTMLElement>('.table-stage');
      const isBeside = stage !== null && stage !== undefined && getComputedStyle(stage).display === 'contents';
      // Where the board stands beside all else, nothing is above it but the line.
      if (stage && !isBeside) table.style.setProperty('--table-head', `${Math.round(stage.getBoundingClientRect().top - top)}px`);
      if (!line) return;
      // Once it has taken two rows it keeps them: the board beneath does not change its size with each word.
      if (innerWidth !== wide || !isBeside) line.style.minBlockSize = '';
      wide = innerWidth;
      if (isBeside) line.style.minBlockSize = `${Math.min(line.offsetHeight, TWO_ROWS)}px`;
    };
    const watch = new ResizeObserver(measure);
    watch.observe(table);
    if (line) watch.observe(line);
    measure();
    // What was above has gone, and the page still lies where it lay with it.
    scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      watch.disconnect();
      delete document.documentElement.dataset.seated;
    };
  }, []);
}
