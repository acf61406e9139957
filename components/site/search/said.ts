/** What an answer says beside its text: which of its sentences are ours, whom it holds for, what the table reads. */
import { formatQuestion } from '#components/arbiter/fragment.ts';
import { french } from '#components/base/typography.ts';
import { rulingNumber } from '#engine/core/origin.ts';
import type { Choices } from '#engine/core/ruling.ts';
import type { Finding, Trusted } from './records.ts';

/** How a sentence that is not the booklet's own is marked. */
function markOf({ provenance, ruling }: Trusted): string | undefined {
  switch (provenance) {
    case 'litige':
      return `(selon nous${ruling === undefined ? '' : `, ${rulingNumber(ruling) ?? ruling}`})`;
    case 'reconstruction':
      return '(reconstitué)';
    default:
      return undefined;
  }
}

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Where each sentence of ours begins and ends in the text, in words, and its mark. */
export function ownSentences({ text, sentences }: Pick<Finding, 'text' | 'sentences'>) {
  let from = 0;
  return sentences.flatMap((sentence) => {
    const at = text.indexOf(sentence.text, from);
    if (at < 0) return [];
    from = at + sentence.text.length;
    const mark = markOf(sentence);
    return mark === undefined ? [] : [{ first: wordsIn(text.slice(0, at)), end: wordsIn(text.slice(0, from)), mark }];
  });
}

/** Whom a record holds for: « Les Chevaliers »; undefined for what holds for all. */
export const peopleOf = ({ chapter, url }: Pick<Finding, 'chapter' | 'url'>): string | undefined =>
  url.includes('/peuples/') ? chapter : undefined;

/** « À votre table : … », where the table reads otherwise than we do what the record rests on. */
export function tableSays({ readings }: Pick<Finding, 'readings'>, choices: Choices): string | undefined {
  const chosen = readings.flatMap(({ id, texts }) => texts[choices[id] ?? ''] ?? []);
  return chosen.length === 0 ? undefined : french(`À votre table : ${chosen.join(' ')}`);
}

/** Whether a question asks for leave: the arbiter answers it. */
export const asksLeave = (query: string): boolean =>
  /^\s*(?:est[- ]ce que )?(?:.{0,30}\s)?(?:puis[- ]je|peut[- ](?:on|il|elle)|peuvent[- ](?:ils|elles)|ai[- ]je le droit|a[- ]t[- ]on le droit|peut[- ]je|je peux|on peut)(?!\p{L})/iu.test(
    query,
  );

const isArbiter = ({ kind, url, game }: Finding): boolean => kind === 'outil' && url === `${game}/arbitre/`;

/** The answers with the arbiter of their game before them, the question put to it, where it asks for leave. */
export function arbiterFirst<Found extends { readonly finding: Finding }>(
  hits: readonly Found[],
  query: string,
  findings: readonly Finding[],
  make: (finding: Finding) => Found,
): readonly Found[] {
  const [first] = hits;
  if (!first || !asksLeave(query)) return hits;
  const arbiter = findings.find((finding) => isArbiter(finding) && finding.game === first.finding.game);
  if (!arbiter) return hits;
  const asked = { ...arbiter, url: `${arbiter.url}#${formatQuestion(query)}` };
  return [make(asked), ...hits.filter(({ finding }) => finding !== arbiter)];
}
