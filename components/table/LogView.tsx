/** The log: what this seat may know of each move, with its rules. What is new is also spoken, once. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { counted } from '#engine/core/french.ts';
import { type Aloud, type Log, saidAt, spokenAfter } from './log.ts';

/** Lines in the page; the others wait behind a button, so that a long game stays light. */
const SHOWN = 40;
/** Milliseconds. */
const SETTLED = 80;

interface Props {
  log: Log<unknown>;
  /** Nothing after this move is told yet: a replay is looked at, or what the last move brought is still being shown. */
  at: number | undefined;
  /** A replay is looked at: each step is spoken, whichever way it was gone. */
  stepped: boolean;
  /** No line is spoken: something else tells the moment. */
  quiet: boolean;
}

export function LogView({ log, at, stepped, quiet }: Props) {
  const [all, showAll] = useState(false);
  const told = at === undefined ? log.entries : log.entries.filter((entry) => entry.at <= at);
  const lines = all ? told : told.slice(-SHOWN);
  const last = told.at(-1);
  const [spoken, speak] = useState<Aloud>();
  const end = at ?? log.moves.length;
  // Once it is settled whether something is shown first: a board says so after it was drawn.
  useEffect(() => {
    if (stepped) return;
    const timer = setTimeout(() => speak((before) => spokenAfter(quiet ? undefined : before, log, end)), SETTLED);
    return () => clearTimeout(timer);
  }, [log, end, stepped, quiet]);
  const list = useRef<HTMLOListElement>(null);
  // So many links: the keyboard goes by them, to what is asked.
  useEffect(() => {
    for (const link of list.current?.querySelectorAll('a') ?? []) link.tabIndex = -1;
  });
  const aloud = stepped ? saidAt(log, end).join(' ') : (spoken?.text ?? '');
  return (
    <details class="table-log" open>
      <summary>
        Journal <small>{told.length > 0 ? counted(told.length, 'ligne') : 'rien encore'}</small>
      </summary>
      <ol ref={list} reversed class="table-log-lines">
        {lines.toReversed().map((entry, i) => (
          <li key={told.length - i} class={entry.at === last?.at ? 'is-fresh' : ''}>
            {french(entry.text)}{' '}
            {entry.rules.map((rule) => (
              <>
                <RuleLink id={rule} />{' '}
              </>
            ))}
          </li>
        ))}
      </ol>
      {told.length > SHOWN && (
        <button type="button" class="table-button" onClick={() => showAll(!all)}>
          {all ? 'Les dernières seulement' : told.length - SHOWN === 1 ? 'La ligne d’avant' : `Les ${told.length - SHOWN} lignes d’avant`}
        </button>
      )}
      <p class="sr" aria-live="polite">
        {french(aloud)}
      </p>
    </details>
  );
}
