/** What is asked, as the address of the search page holds it: `?q=vent&type=carte&jeu=zargos`, and `&tel-quel` when no word may be taken for another. */
import { GAME_IDS, type GameId } from '../../games.ts';
import { KINDS, type RecordKind } from './records.ts';

export interface SearchAsked {
  readonly query: string;
  readonly kind: RecordKind | undefined;
  readonly game: GameId | undefined;
  /** The words as they are typed: none is taken for another. */
  readonly literal: boolean;
}

export const NOTHING: SearchAsked = { query: '', kind: undefined, game: undefined, literal: false };

/** Characters of a query that are read. */
const LONGEST = 200;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined => values.find((known) => known === value);

/** What the query string asks, and one French sentence for each part that was refused. Never throws. */
export function parseSearch(search: string): { readonly asked: SearchAsked; readonly refusals: readonly string[] } {
  const params = new URLSearchParams(search);
  const [type, jeu, q] = [params.get('type'), params.get('jeu'), params.get('q') ?? ''];
  const asked = { query: q.slice(0, LONGEST), kind: oneOf(KINDS, type), game: oneOf(GAME_IDS, jeu), literal: params.has('tel-quel') };
  const refusals = [
    ...(type && !asked.kind ? [`Le type demandé n’existe pas ; on peut écrire ${KINDS.join(', ')}. Tout est montré.`] : []),
    ...(jeu && !asked.game ? [`Le jeu demandé n’existe pas ; on peut écrire ${GAME_IDS.join(', ')}. Tous sont montrés.`] : []),
    ...(q.length > LONGEST ? [`La question est coupée à ${LONGEST} caractères.`] : []),
  ];
  return { asked, refusals };
}

/** The query string of `asked`, empty for nothing. */
export function formatSearch({ query, kind, game, literal }: SearchAsked): string {
  const params = new URLSearchParams({
    ...(query && { q: query }),
    ...(kind && { type: kind }),
    ...(game && { jeu: game }),
    ...(literal && { 'tel-quel': '' }),
  });
  return params.size > 0 ? `?${params}` : '';
}
