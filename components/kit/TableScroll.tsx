/** A table that may be wider than the page: it scrolls, by keys too. */
import type { ComponentChildren } from 'preact';

interface Props {
  children?: ComponentChildren;
  /** Beside `table-scroll`. */
  class?: string;
}

export const TableScroll = ({ children, class: more = '' }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes keys
  <section class={`table-scroll ${more}`.trim()} tabIndex={0}>
    {children}
  </section>
);
