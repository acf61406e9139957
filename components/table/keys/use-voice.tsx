/** The one voice of a table: a live line in which each notice takes the place of the last. */
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { type Log, saidAt } from '../log.ts';
import type { Tell } from './Aloud.tsx';
import { recapOf, type Saying, saidAfter, silent, type Tellable } from './said.ts';

/** Milliseconds after something has changed: what changes with it is said with it, and what is shown by and by has begun. */
const SETTLED = 250;

interface Props extends Omit<Tellable, 'quietFrom'> {
  readonly log: Log<unknown>;
  /** The game, to tell one from the next. */
  readonly game: string;
  /** Moves made when the last turn here had ended. */
  readonly since: number;
  /** A replay is looked at: each step is said, whichever way it was gone. */
  readonly isStepped: boolean;
  /** Something is being shown that nothing tells before its moment. */
  readonly isHeld: boolean;
}

interface TableVoice {
  readonly tell: Tell;
  /** Says something in place of whatever it said last. */
  readonly say: (text: string) => void;
  /** Says what happened since one's own turn. */
  readonly recap: () => void;
  readonly line: VNode;
}

export function useVoice(props: Props): TableVoice {
  const quietFrom = useRef<number | undefined>(undefined);
  quietFrom.current = props.isQuiet ? (quietFrom.current ?? props.at) : undefined;
  const latest = useRef<Props & Tellable>(props);
  latest.current = { ...props, quietFrom: quietFrom.current };
  const { log, at, isQuiet, isMine, isStepped, isHeld, game, card } = props;
  const said = useRef({ game, ...silent(at) });
  if (said.current.game !== game) said.current = { game, ...silent(at) };
  const notices = useRef(new Map<object, Saying & { readonly since: number }>()).current;
  /** When something last happened: what was chosen before is answered by it. */
  const happened = useRef({ log, at: 0 });
  if (happened.current.log !== log) happened.current = { log, at: performance.now() };
  const fresh = useRef(new Set<object>()).current;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [{ count, text }, utter] = useState({ count: 0, text: '' });
  const speak = () => {
    timer.current = undefined;
    const now = latest.current;
    if (now.isStepped || now.isHeld) return;
    const changed = [...fresh].flatMap((who) => notices.get(who) ?? []).filter(({ title, since }) => title || since >= happened.current.at);
    fresh.clear();
    const next = saidAfter(said.current, now, changed);
    if (next.count !== said.current.count) utter(next);
    said.current = { game: now.game, ...next };
  };
  const settle = () => {
    timer.current ??= setTimeout(speak, SETTLED);
  };
  const tell = useRef<Tell>((who, notice) => {
    const known = notices.get(who);
    if (known?.text === notice?.text && known?.title === notice?.title) return;
    if (notice) notices.set(who, { ...notice, since: performance.now() });
    else notices.delete(who);
    fresh.add(who);
    settle();
  }).current;
  useEffect(settle, [log, at, isQuiet, isMine, isStepped, isHeld, game, card]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = (text: string) => {
    said.current = { ...said.current, count: said.current.count + 1 };
    utter({ count: said.current.count, text });
  };
  return {
    tell,
    say,
    recap: () => say(recapOf(log, props.since, at)),
    line: (
      <p class="sr" aria-live="polite" data-voice>
        {/* Said anew where it is the same again. */}
        <span key={isStepped ? -at : count}>{french(isStepped ? saidAt(log, at).join(' ') : text)}</span>
      </p>
    ),
  };
}
