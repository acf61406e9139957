/** A game that a query names, before its words or after them: « gran, les places d’exil », « assiéger une ville, Zargo’s Lords ». */
import type { GameProfile } from '#components/base/profile.ts';
import { folded, fullWords } from './roots.ts';

type Named = Pick<GameProfile, 'id' | 'name' | 'short'>;

/** Before a name that ends a query, they make it a place: « entrer dans Zargos ». */
const INTO = /(?:^|\s)(?:a|au|aux|de|du|dans|en|et|le|sur|vers)$/;

/** However it is spaced, and whatever its apostrophes. */
const patternOf = (name: string): string => (folded(name).match(/[a-z0-9]+/g) ?? []).join('[^a-z0-9]*');

/** The game named at the beginning or the end of `query`, and the rest of it; all of it, and no game, where there is none or nothing else is said. */
export function gameNamed(query: string, games: readonly Named[]): { readonly game: string | undefined; readonly rest: string } {
  const plain = folded(query);
  const none = { game: undefined, rest: query };
  // An accent is one character here and there, but what is written as one sign of two letters is not.
  if (plain.length !== query.length) return none;
  const names = games
    .flatMap(({ id, name, short }) => [name, short].map((one) => ({ id, pattern: patternOf(one) })))
    .sort((a, b) => b.pattern.length - a.pattern.length);
  for (const { id, pattern } of names) {
    const before = new RegExp(`^\\W*${pattern}(?![a-z0-9])\\W*`).exec(plain)?.[0].length ?? 0;
    const after = new RegExp(`(?<![a-z0-9])${pattern}\\W*$`).exec(plain)?.index;
    const isAfter = after !== undefined && !INTO.test(plain.slice(0, after).trim());
    const rest = before > 0 ? query.slice(before) : isAfter ? query.slice(0, after) : undefined;
    if (rest !== undefined) return fullWords(rest).length > 0 ? { game: id, rest } : none;
  }
  return none;
}
