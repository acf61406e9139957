/**
 * The explorer as a query: the position's own keys (`engine/gran/notation.ts`), `vers` for the point chosen, `sujet=epee`, `levee` for the stone that
 * the sword moves and `vue=2.5,700,300` when not usual. `plateau=9c0f…` names a box's board, too large for a link: it is found again in this browser, or
 * the link is refused.
 */
import { type Framing, formatFraming, parseFraming, showsWhole } from '#components/kit/board/framing.ts';
import { boardKeys, ELSEWHERE, isNamed, namesBoard } from '#components/our-table/box/board-link.ts';
import { either } from '#engine/core/french.ts';
import { shown } from '#engine/core/input.ts';
import { unmarked } from '#engine/core/link.ts';
import { formatQuestion, parseQuestion } from '#engine/gran/notation.ts';
import { type Desk, type Ground, SUBJECTS, startOn } from './desk.ts';
import { SIZE } from './sheet-of.ts';

/** The query without `?`; empty where all is as the page opens. */
export function formatDesk({ ground, question, subject, selected, stone }: Desk, view: Framing | undefined): string {
  const start = startOn(ground);
  const parts = [
    formatQuestion({ ...question, ...(selected !== undefined && { to: selected }) }),
    ...(subject === start.subject ? [] : [`sujet=${subject}`]),
    ...(stone === undefined ? [] : [`levee=${stone}`]),
    ...(view && !showsWhole(view, SIZE) ? [`vue=${formatFraming(view, SIZE)}`] : []),
  ];
  const isStart = parts.length === 1 && parts[0] === formatQuestion(start.question);
  return isStart ? '' : [...parts, ...boardKeys(ground.text)].join('&');
}

/** Reads what `formatDesk` wrote, on the board that it names, ours without a name; each bad value leaves its default and one sentence. Never throws. */
export function parseDesk(query: string, ours: Ground, own?: Ground): Desk {
  const ground = own && isNamed(query, own.text) ? own : ours;
  const start = startOn(ground);
  const link = unmarked(query);
  if (!link.ok) return { ...start, refused: [link.because] };
  if (ground === ours && namesBoard(query)) return { ...start, refused: [ELSEWHERE] };
  const { question: read, refused } = parseQuestion(ground.tables, query);
  const { to, ...question } = read;
  const keys = new URLSearchParams(query.length > 4000 ? '' : query);
  const [subject, lifted, seen] = [keys.get('sujet'), keys.get('levee'), keys.get('vue')];
  const stone = question.position.stones.find((at) => at === lifted);
  const view = seen === null ? undefined : parseFraming(seen, SIZE);
  return {
    ...start,
    question,
    selected: to,
    subject: SUBJECTS.find((one) => one === subject) ?? start.subject,
    stone,
    view,
    refused: [
      ...refused,
      ...(subject === null || SUBJECTS.some((one) => one === subject) ? [] : [`sujet attend ${either(SUBJECTS)}, pas ${shown(subject)}.`]),
      ...(lifted === null || stone ? [] : [`levee attend le point d’une pierre-obstacle posée, pas ${shown(lifted)}.`]),
      ...(seen === null || view
        ? []
        : [`vue attend un grossissement de 1 à 8 et un point de la carte, comme 2.5,700,300, pas ${shown(seen)}.`]),
    ],
  };
}
