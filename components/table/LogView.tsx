/** The log: what this seat may know of each move, with its rules. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { counted } from '#engine/core/french.ts';
import type { Log } from './log.ts';
import { isPhone } from './sight.ts';

/** What may be told by then: `at` is that of LogView. */
const toldOf = ({ entries }: Log<unknown>, at: number | undefined) =>
  at === undefined ? entries : entries.filter((entry) => entry.at <= at);

/** Lines that a phone may have room for between its board and what is asked. */
const LATELY = 12;

/** The last lines again, newest first, where a phone has room left under the board: for eyes alone, the log itself is below. */
export function Lately({ log, at }: Pick<Props, 'log' | 'at'>) {
  const lines = toldOf(log, at).slice(-LATELY);
  return (
    <ol class="table-lately" aria-hidden="true">
      {lines.toReversed().map(({ text }, i) => (
        <li key={lines.length - i}>{french(text)}</li>
      ))}
    </ol>
  );
}

/** Lines in the page; the others wait behind a button, so that a long game stays light. */
const SHOWN = 40;

interface Props {
  log: Log<unknown>;
  /** Nothing after this move is told yet: a replay is looked at, or what the last move brought is still being shown. */
  at: number | undefined;
  /** Says what happened since one's own turn; absent where nobody at this screen plays. */
  recap: (() => void) | undefined;
  /** The board says where the move happened that a line tells, as long as the line is pointed at or has the focus. Absent: there are no places. */
  point: ((at?: number) => void) | undefined;
}

const lineOf = ({ target }: Event): HTMLElement | null => (target as Element).closest('li');

export function LogView({ log, at, recap, point }: Props) {
  const [all, showAll] = useState(false);
  const told = toldOf(log, at);
  const lines = all ? told : told.slice(-SHOWN);
  const last = told.at(-1);
  const list = useRef<HTMLOListElement>(null);
  // So many links: the keyboard goes by them, to what is asked.
  useEffect(() => {
    for (const link of list.current?.querySelectorAll('a') ?? []) link.tabIndex = -1;
  });
  // What is new is on top, whatever was read below.
  useEffect(() => list.current?.closest('.table-log:not(:focus-within)')?.scrollTo(0, 0), [told.length]);
  const pointed = (event: Event) => point?.(Number(lineOf(event)?.dataset.at) || undefined);
  // A line that was touched keeps its place while the page moves under it.
  const left = () => point?.(Number(list.current?.querySelector<HTMLElement>('li:focus')?.dataset.at) || undefined);
  return (
    <details class="table-log" open data-empty={told.length === 0}>
      <summary>
        Journal <small>{told.length > 0 ? counted(told.length, 'ligne') : 'rien encore'}</small>
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: the focus does the same, by onFocusIn */}
      <ol
        ref={list}
        reversed
        class="table-log-lines"
        onMouseOver={pointed}
        onMouseLeave={left}
        onFocusIn={pointed}
        onFocusOut={left}
        onKeyDown={(event) => {
          const next = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
          const line = lineOf(event)?.[next[event.key as keyof typeof next]];
          if (!(line instanceof HTMLElement)) return;
          event.preventDefault();
          line.focus();
        }}
        onMouseDown={({ target }) => {
          // The board is above: it is there before the line has the focus, or the board would bring its own place.
          if (point && isPhone() && !(target as Element).closest('a'))
            list.current?.closest('.table-seated')?.scrollIntoView({ behavior: 'instant' });
        }}
      >
        {lines.toReversed().map((entry, i) => (
          <li
            key={told.length - i}
            class={entry.at === last?.at ? 'is-fresh' : ''}
            data-at={entry.at}
            tabIndex={point && (i === 0 ? 0 : -1)}
          >
            {french(entry.text)}{' '}
            {entry.rules.map((rule) => (
              <>
                <RuleLink id={rule} />{' '}
              </>
            ))}
          </li>
        ))}
      </ol>
      <p class="row">
        {told.length > SHOWN && (
          <button type="button" class="table-button" onClick={() => showAll(!all)}>
            {all ? 'Les dernières seulement' : told.length - SHOWN === 1 ? 'La ligne d’avant' : `Les ${told.length - SHOWN} lignes d’avant`}
          </button>
        )}
        {recap && told.length > 0 && (
          <button type="button" class="table-button" aria-keyshortcuts="J" onClick={recap}>
            Redire depuis mon tour
          </button>
        )}
      </p>
    </details>
  );
}
