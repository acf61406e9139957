/** What a table says aloud, one notice after another: what has happened, whether it is one's turn, what is asked, what was chosen. */
import type { Log } from '../log.ts';

/** What is asked, or what was chosen on the board. */
export interface Saying {
  /** Of what is asked: said each time that something else was asked before, its text only while it is new. */
  readonly title?: string;
  readonly text: string;
}

export interface Said {
  /** Moves of the log that were told. */
  readonly to: number;
  readonly isMine: boolean;
  readonly turn: string;
  /** Texts of questions that were said whole. */
  readonly known: ReadonlySet<string>;
  /** Of the last question. */
  readonly title?: string | undefined;
  /** How many notices there were, to tell one from the same said again. */
  readonly count: number;
  /** The last of them. */
  readonly text: string;
}

/** The present moment, as far as it may be told. */
export interface Tellable {
  readonly log: Pick<Log<unknown>, 'entries' | 'moves'>;
  /** Nothing of the log after this move is told yet. */
  readonly at: number;
  /** Nothing of the log is told. */
  readonly isQuiet: boolean;
  /** Of a quiet moment, where it began: what led to it is told. */
  readonly quietFrom?: number | undefined;
  /** The move that a card tells, which is read for itself. */
  readonly card?: number | undefined;
  /** Somebody at this screen is asked for a move. */
  readonly isMine: boolean;
  /** Names the turn of those at this screen: another is another turn, though the others' went by before anything could be said. */
  readonly turn: string;
}

/** A game that is begun or opened: of its moves, those to come are told. */
export const silent = (at: number): Said => ({ to: at, isMine: false, turn: '', known: new Set(), count: 0, text: '' });

const TAKEN_BACK = 'Coup repris.';
const MINE = 'À vous de jouer.';
const MEANWHILE = 'Entre-temps :';
/** Letters of news that a voice takes half a minute for. */
const LONG = 450;

/** What the log tells that was not told: all lines of a batch, none twice, though it be shown again. */
function newsOf({ to }: Said, { log, at, isQuiet, quietFrom = 0, card }: Tellable): readonly string[] {
  if (log.moves.length < to) return [TAKEN_BACK];
  const until = isQuiet ? Math.min(at, quietFrom) : at;
  return log.entries.filter((entry) => entry.at > to && entry.at <= until && entry.at !== card).map(({ text }) => text);
}

const ended = (title: string): string => (/[.?!]$/.test(title) ? title : `${title}.`);

/** What is said next: `fresh` has changed since. As it was where there is nothing to say. */
export function saidAfter(before: Said, moment: Tellable, fresh: readonly Saying[]): Said {
  const news = newsOf(before, moment);
  // While a clock runs, everybody plays at once.
  const begins = moment.isMine && !moment.isQuiet && !(before.isMine && before.turn === moment.turn);
  const asked = fresh.flatMap(({ title, text }) => {
    if (title === undefined) return [text];
    if (!before.known.has(text)) return [ended(title), text];
    return begins || title !== before.title ? [ended(title)] : [];
  });
  const mine = [...(begins && !asked[0]?.startsWith('À vous') ? [MINE] : []), ...asked];
  const isLong = news.join(' ').length > LONG;
  // Whoever would wait half a minute for what is asked hears it first; the news may then be broken off, and asked for again.
  const text = (isLong && mine.length > 0 ? [...mine, MEANWHILE, ...news] : [...news, ...mine]).filter(Boolean).join(' ');
  const isBack = moment.log.moves.length < before.to;
  return {
    to: isBack ? moment.log.moves.length : Math.max(before.to, moment.at),
    isMine: moment.isMine,
    turn: moment.turn,
    known: new Set([...before.known, ...fresh.flatMap(({ title, text: whole }) => (title === undefined ? [] : [whole]))]),
    title: fresh.findLast(({ title }) => title !== undefined)?.title ?? before.title,
    count: before.count + (text ? 1 : 0),
    text: text || before.text,
  };
}

/** What happened after the first `since` moves, up to `at`, to be said on demand. */
export function recapOf({ entries }: Pick<Log<unknown>, 'entries'>, since: number, at: number): string {
  const told = entries.filter((entry) => entry.at > since && entry.at <= at).map(({ text }) => text);
  if (told.length === 0) return 'Rien depuis votre dernier tour.';
  return `${since > 0 ? 'Depuis votre dernier tour' : 'Depuis le début'} : ${told.join(' ')}`;
}
