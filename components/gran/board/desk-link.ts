/** The explorer as a query: the position's own keys (`engine/gran/notation.ts`), `vers` for the point chosen, `sujet=pierre` and `vue=2.5,700,300` when not usual. */
import { formatView, isWhole, parseView, type View } from '#components/board/view.ts';
import { shown } from '#engine/core/input.ts';
import { formatQuestion, parseQuestion } from '#engine/gran/notation.ts';
import { TABLES } from './atlas.ts';
import { type Desk, START } from './desk.ts';
import { SIZE } from './sheet-of.ts';

/** The query without `?`; empty where all is as the page opens. */
export function formatDesk({ question, subject, selected }: Desk, view: View | undefined): string {
  const parts = [
    formatQuestion({ ...question, ...(selected !== undefined && { to: selected }) }),
    ...(subject === 'pierre' ? ['sujet=pierre'] : []),
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
  const [subject, seen] = [keys.get('sujet'), keys.get('vue')];
  const view = seen === null ? undefined : parseView(seen, SIZE);
  return {
    ...START,
    question,
    selected: to,
    subject: subject === 'pierre' ? 'pierre' : 'aller',
    view,
    refused: [
      ...refused,
      ...(subject === null || subject === 'pierre' || subject === 'aller' ? [] : [`sujet attend aller ou pierre, pas ${shown(subject)}.`]),
      ...(seen === null || view
        ? []
        : [`vue attend un grossissement de 1 à 8 et un point de la carte, comme 2.5,700,300, pas ${shown(seen)}.`]),
    ],
  };
}
