/** What became of a question that a link brought in words: what was read, what was not, and where else to look. */
import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import { lowerFirst, together } from '#engine/core/french.ts';
import type { QuickRead } from './read.ts';

/** A question that a link brought: lists that took something of it, and words that none took. */
export interface Brought extends Pick<QuickRead<unknown>, 'said' | 'left' | 'isWhole'> {
  readonly brought: string;
  /** What was judged of it, as it was read. */
  readonly judged?: string;
}

interface Props {
  told: Brought;
  parts: readonly (string | { readonly label: string })[];
  judge: () => void;
}

/** Where the search shows the rules of this page's game for such words. */
const rulesFor = (words: string): string =>
  href(`recherche/?${new URLSearchParams({ q: words, jeu: document.documentElement.dataset.game ?? '' })}`);

/** What of a question in words was understood, what is still an example, and what was not. */
function readTold({ brought, said, left: unread, judged }: Brought, parts: Props['parts']): string {
  const left = parts.flatMap((part) => (typeof part === 'string' || said.includes(part.label) ? [] : [lowerFirst(part.label)]));
  if (said.length === 0) return `De « ${brought} », trop peu a pu être lu ici : choisissez dans les listes.`;
  const example = left.length === 0 ? '' : ` Pas dit, et choisi pour l’exemple : ${together(left)}.`;
  const missed =
    unread.length === 0 ? '' : ` ${judged === undefined ? 'Pas compris :' : 'Jugé sans'} ${together(unread.map((word) => `« ${word} »`))}.`;
  return `Lu dans « ${brought} ».${example}${missed}`;
}

export const ToldLine = ({ told, parts, judge }: Props) => (
  <>
    <p class="arbiter-quick-read">{french(readTold(told, parts))}</p>
    {!told.isWhole && (
      <p class="row">
        {told.said.length > 0 && told.judged === undefined && (
          <button type="button" class="control-button" onClick={judge}>
            Juger la question telle qu’elle est lue
          </button>
        )}
        <a class="control-button" href={rulesFor(told.brought)}>
          Chercher sa règle
        </a>
      </p>
    )}
  </>
);
