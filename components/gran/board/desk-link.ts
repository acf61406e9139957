/** The explorer as a query: the position's own keys (`engine/gran/notation.ts`), `vers` for the point chosen, `sujet=epee`, `levee` for the stone that the sword moves and `vue=2.5,700,300` when not usual. */
import { formatView, isWhole, parseView, type View } from '#components/board/view.ts';
import { either, shown } from '#engine/core/input.ts';
import { formatQuestion, parseQuestion } from '#engine/gran/notation.ts';
import { TABLES } from './atlas.ts';
import { type Desk, START, SUBJECTS } from './desk.ts';
import { SIZE } from './sheet-of.ts';

/** The query without `?`; empty where all is as the page opens. */
export function formatDesk({ question, subject, selected, stone }: Desk, view: View | undefined): string {
  const parts = [
    formatQuestion({ ...question, ...(selected !== undefined && { to: selected }) }),
    ...(subject === START.subject ? [] : [`sujet=${subject}`]),
    ...(stone === undefined ? [] : [`levee=${stone}`]),
    ...(view && !isWhole(view, SIZE) ? [`vue=${formatView(view, SIZE)}`] : []),
  ];
  const isStart = parts.length === 1 && parts[0] === formatQuestion(START.question);
  return isStart ? '' : parts.join('&');
}

/** Reads what `formatDesk` wrote; each bad value leaves its default and one sentence. Never throws. */
export function parseDesk(query: string): Desk {
  const { question: read, refused } = parseQuestion(TABLES, query);
  const { to, ...question } = read;
  const keys = new URLSearchParams(query.length > 4000 ? '' : query);
  const [subject, lifted, seen] = [keys.get('sujet'), keys.get('levee'), keys.get('vue')];
  const stone = question.position.stones.find((at) => at === lifted);
  const view = seen === null ? undefined : parseView(seen, SIZE);
  return {
    ...START,
    question,
    selected: to,
    subject: SUBJECTS.find((one) => one === subject) ?? START.subject,
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
