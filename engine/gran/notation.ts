/**
 * A position, and whose move is asked, as the query of an address, to be sent as a link: versioned, ASCII, defaults left out.
 * `v=1&joue=jaune&jaune=dragon-de-la-herse.2&bleu=dragon-du-lac.1.tirad.carcan&noir=boule-de-galad.3.attend&anneau=tirad-8&pierres=exil-1.urgad-3
 * &but=2&bonus=tirad-8.tirad-13&vers=tirad-12&GRA-L-12=non`: a knight is his point, his amulets, the kingdoms of his seals, `carcan` and `attend`.
 */
import { misfit, type Report } from '../core/input.ts';
import { unreadable } from '../core/link.ts';
import type { BoardTables } from './board/tables.ts';
import { MAX_AMULETS } from './data/box.ts';
import { OPTION_IDS } from './options.ts';
import { drawn } from './rules/drawn.ts';
import { checkMoveQuestion, type MoveQuestion, readMoveQuestion } from './situation.ts';
import { COLORS, GOALS, KINGDOMS, type Piece, type Ring } from './types.ts';

/** Raised when the same link would mean another position. */
const NOTATION_VERSION = '1';

/** Links longer than this are not read. */
export const MAX_QUERY = 2000;

/** Sentences about one link at most. */
const MAX_REFUSED = 10;

const HELD = 'carcan';
const WAITING = 'attend';
/** A bonus before which no point was left. */
const NOWHERE = '0';

/** What a page begins with: the ring near by, a piece, a stone and two dragons in the way. */
export const DEFAULT_QUESTION: MoveQuestion = {
  position: drawn({ jaune: 'tirad-13', bleu: 'epee-du-fosse' }, { ring: { at: 'tirad-9' }, stones: ['tirad-3'] }),
  mover: 'jaune',
};

/** What a page begins with on a board: our example, or, where the board has not its points, a knight on the start. */
export function questionOn(tables: BoardTables): MoveQuestion {
  const { position, mover } = DEFAULT_QUESTION;
  if (checkMoveQuestion(tables, { ...position, mover }).ok) return DEFAULT_QUESTION;
  const { start, ring } = tables.board;
  return { position: drawn({ [mover]: start }, { ring: { at: ring } }), mover };
}

/** The keys that a position may take in an address, version included. */
export const QUESTION_KEYS: readonly string[] = ['v', 'joue', ...COLORS, 'anneau', 'pierres', 'but', 'bonus', 'vers', ...OPTION_IDS];

const pieceIn = ({ at, amulets, seals, held, waiting }: Piece): string =>
  [
    at,
    ...(amulets === MAX_AMULETS && seals.length === 0 && !held && !waiting ? [] : [amulets]),
    ...seals,
    ...(held ? [HELD] : []),
    ...(waiting ? [WAITING] : []),
  ].join('.');

const ringIn = (ring: Ring): string => ('at' in ring ? ring.at : ring.bearer);

/** A query string without `?`; `prefix` (ASCII) begins every key. */
export function formatQuestion({ position, mover, bonus, to }: MoveQuestion, prefix = ''): string {
  const { pieces, ring, stones, goal, options } = position;
  const pairs: readonly (readonly [key: string, value: string | number | undefined])[] = [
    ['v', NOTATION_VERSION],
    ['joue', mover],
    ...pieces.map((piece) => [piece.color, pieceIn(piece)] as const),
    ['anneau', ringIn(ring)],
    ['pierres', stones.length > 0 ? stones.join('.') : undefined],
    ['but', goal === GOALS[0] ? undefined : goal],
    ['bonus', bonus && (bonus.left.join('.') || NOWHERE)],
    ['vers', to],
    ...OPTION_IDS.map((id) => [id, options[id]] as const),
  ];
  return pairs.flatMap(([key, value]) => (value === undefined ? [] : [`${prefix}${key}=${value}`])).join('&');
}

/** A number written with digits; anything else stays as it is, for its reader to refuse. */
const numberIn = (text: string): unknown => (/^\d{1,3}$/.test(text) ? Number(text) : text);

/** The unchecked knight that a value writes. */
function pieceOf(color: string, text: string, report: Report): unknown {
  const [at = '', ...words] = text.split('.');
  const [amulets, ...rest] = /^\d/.test(words[0] ?? '') ? words : [undefined, ...words];
  for (const word of rest)
    if (![HELD, WAITING, ...KINGDOMS].some((known) => known === word))
      misfit(word, color, `un point, des amulettes, puis ${[...KINGDOMS, HELD, WAITING].join(', ')}`, report);
  return {
    color,
    at,
    ...(amulets !== undefined && { amulets: numberIn(amulets) }),
    seals: rest.filter((word) => KINGDOMS.some((kingdom) => kingdom === word)),
    held: rest.includes(HELD),
    waiting: rest.includes(WAITING),
  };
}

const isColor = (text: string): boolean => COLORS.some((color) => color === text);

/** The unchecked question that a query writes. */
function rawOf(get: (key: string) => string | undefined, report: Report): unknown {
  const [ring, stones, goal, bonus, to] = ['anneau', 'pierres', 'but', 'bonus', 'vers'].map(get);
  const pieces = COLORS.flatMap((color) => {
    const text = get(color);
    return text === undefined ? [] : [pieceOf(color, text, report)];
  });
  return {
    pieces,
    ...(ring !== undefined && { ring: isColor(ring) ? { bearer: ring } : { at: ring } }),
    ...(stones !== undefined && { stones: stones === '' ? [] : stones.split('.') }),
    ...(goal !== undefined && { goal: numberIn(goal) }),
    ...(bonus !== undefined && { bonus: { left: bonus === NOWHERE ? [] : bonus.split('.') } }),
    ...(to !== undefined && { to }),
    options: Object.fromEntries(OPTION_IDS.flatMap((id) => (get(id) === undefined ? [] : [[id, get(id)]]))),
    mover: get('joue') ?? COLORS.find((color) => get(color) !== undefined),
  };
}

export interface QuestionLink {
  readonly question: MoveQuestion;
  /** One French sentence for each value not taken; its default stands. */
  readonly refused: readonly string[];
}

/** Reads what `formatQuestion` wrote; a leading `?` is taken, keys of others are passed over. A link without knights is `questionOn` the board. Never throws. */
export function parseQuestion(tables: BoardTables, query: string, prefix = ''): QuestionLink {
  const parameters = new URLSearchParams(query);
  const get = (key: string): string | undefined => parameters.get(`${prefix}${key}`) ?? undefined;
  const bad = unreadable(query, get('v'), { version: NOTATION_VERSION, most: MAX_QUERY, instead: 'La position par défaut le remplace.' });
  if (bad) return { question: questionOn(tables), refused: [bad] };
  if (COLORS.every((color) => get(color) === undefined)) return { question: questionOn(tables), refused: [] };
  const refused: string[] = [];
  const report: Report = (_field, because) => {
    if (refused.length < MAX_REFUSED) refused.push(because);
  };
  const question = readMoveQuestion(tables, rawOf(get, report), report);
  return { question: question ?? questionOn(tables), refused };
}
