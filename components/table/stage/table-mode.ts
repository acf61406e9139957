/** Once somebody sits at it, the page is the table: the stylesheet puts its title and its chapters away, and gives the board the height there is. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Says so on the page as long as `seated` is there, and measures where it begins in the page, `--table-top`, and how much stands above its board, `--table-head`. */
export function useTableMode(seated: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const table = seated.current?.closest<HTMLElement>('.table');
    if (!table) return;
    document.documentElement.dataset.seated = '';
    const measure = () => {
      const [top, own] = [table.getBoundingClientRect().top, seated.current?.getBoundingClientRect().top ?? 0];
      table.style.setProperty('--table-top', `${Math.round(own + scrollY)}px`);
      const stage = seated.current?.querySelector<HTMLElement>('.table-stage');
      // Where the board stands beside all else, nothing is above it but the line.
      if (stage && getComputedStyle(stage).display !== 'contents')
        table.style.setProperty('--table-head', `${Math.round(stage.getBoundingClientRect().top - top)}px`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(table);
    measure();
    // What was above has gone, and the page still lies where it lay with it.
    scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      watch.disconnect();
      delete document.documentElement.dataset.seated;
    };
  }, []);
}
