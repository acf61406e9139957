/** What may be asked, before anything is: examples of the game at hand. */
import { useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import { GAMES, type GameId } from '../../games.ts';
import { indexAfter } from './arrows.ts';

const OF_ALL: readonly string[] = [
  'combien de dés',
  'perdre la capitale',
  'deux chefs',
  'désertion sur un bouclier',
  'reculer dans un bois',
  'carcan noir',
  'ZAR-COM-3',
];

export const suggestedOf = (game: GameId | undefined): readonly string[] => GAMES.find(({ id }) => id === game)?.examples ?? OF_ALL;

interface Props {
  readonly game: GameId | undefined;
  readonly onChoose: (query: string) => void;
  /** The search is not on its own page, which lists every rule. */
  readonly isAway: boolean;
}

export function Suggestions({ game, onChoose, isAway }: Props) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const examples = suggestedOf(game);
  // Another game may have fewer.
  const first = Math.min(active, examples.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, active, examples.length);
    if (next === undefined) return;
    setActive(next);
    list.current?.querySelectorAll('button')[next]?.focus();
    event.preventDefault();
  };
  return (
    <div class="search-suggestions">
      <p>{french('Par exemple :')}</p>
      <ul class="wrap search-examples" ref={list} onKeyDown={onKeyDown}>
        {examples.map((query, at) => (
          <li key={query}>
            <button type="button" tabIndex={at === first ? 0 : -1} onFocus={() => setActive(at)} onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      {isAway && (
        <p>
          <a href={href('recherche/')}>Toutes les règles, chapitre par chapitre</a>
        </p>
      )}
    </div>
  );
}
