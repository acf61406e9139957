/** The chance to beat a dragon, exact (GRA-DRA-1, GRA-DRA-2, GRA-MAT-2). */
import { counted, percent } from '../../core/french.ts';
import type { Reason } from '../../core/verdict.ts';
import { PILE, winningFaces } from '../data/box.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { FORCES, type Force } from '../types.ts';
import { countsWithout, nextCounts, sizeOf, winningWays } from './pile.ts';
import type { Duel } from './reading.ts';

/** What the `odds` verb answers. */
export interface DuelOdds {
  /** The chance that the die equals or beats the card: `ways` over `total`. */
  readonly win: number;
  readonly ways: number;
  readonly total: number;
  readonly sentence: string;
  readonly reasons: readonly Reason<RuleId>[];
}

const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b));

/** « 84 chances sur 144, soit 7/12 » */
function fraction(ways: number, total: number): string {
  const by = greatest(ways, total);
  const plain = `${counted(ways, 'chance')} sur ${total}`;
  return by === 1 || ways === total ? plain : `${plain}, soit ${ways / by}/${total / by}`;
}

const winsText = (force: Force): string =>
  force === 0
    ? 'Un dragon de force 0 est battu par tout dé.'
    : `Il faut au moins ${force} : ${counted(winningFaces(force), 'face')} du dé sur 6.`;

function againstForce(force: Force): DuelOdds {
  const ways = winningFaces(force);
  return {
    win: ways / 6,
    ways,
    total: 6,
    sentence: `Contre un dragon de force ${force}, la victoire a ${fraction(ways, 6)} (${percent(ways / 6)}).`,
    reasons: [{ rule: 'GRA-DRA-2', text: winsText(force) }],
  };
}

function pileText(counts: readonly number[]): string {
  const kinds = FORCES.flatMap((force, at) => (counts[at] ? [{ force, copies: counts[at] }] : []));
  const [known] = kinds;
  if (known && sizeOf(counts) === 1) return `La carte à venir est connue : force ${known.force}.`;
  return `La carte retournée est l’une de ${sizeOf(counts)} : ${kinds.map(({ force, copies }) => `${copies} de force ${force}`).join(', ')}.`;
}

/** « 2 × 1 + 4 × 3 = 14 faces sur 6 × 6 = 36 »: of each card left, the faces that beat it. */
function facesText(counts: readonly number[], ways: number): string {
  if (sizeOf(counts) === 1) return `${counted(ways, 'face')} sur 6`;
  const each = FORCES.flatMap((force, at) => (counts[at] ? [`${counts[at]} × ${winningFaces(force)}`] : []));
  return `${each.join(' + ')} = ${counted(ways, 'face')} sur ${sizeOf(counts)} × 6 = ${6 * sizeOf(counts)}`;
}

function againstPile(seen: readonly Force[], options: Extract<Duel, { seen: unknown }>['options']): DuelOdds {
  const counts = nextCounts(countsWithout(seen), seen, 0, readingsOf({ options }));
  const [ways, total] = [winningWays(counts), 6 * sizeOf(counts)];
  const out = seen.length === 0 ? 'pile entière' : `${counted(seen.length, 'carte')} déjà ${seen.length > 1 ? 'sorties' : 'sortie'}`;
  const again: Reason<RuleId>[] =
    seen.length < PILE
      ? []
      : [
          {
            rule: 'GRA-L-1',
            text:
              readingsOf({ options })['GRA-L-1'] === 'sous-la-pile'
                ? `Les 24 cartes sont passées : elles reviennent dans le même ordre, et la première sortie était de force ${seen[0]}.`
                : 'Les 24 cartes sont passées : on les remélange toutes.',
          },
        ];
  return {
    win: ways / total,
    ways,
    total,
    sentence: `Contre un dragon encore inconnu (${out}), la victoire a ${fraction(ways, total)} (${percent(ways / total)}).`,
    reasons: [
      ...again,
      { rule: 'GRA-MAT-2', text: pileText(counts) },
      { rule: 'GRA-DRA-2', text: `Le dé doit égaler ou dépasser la carte : ${facesText(counts, ways)}.` },
    ],
  };
}

export const duelOdds = (asked: Duel): DuelOdds => ('force' in asked ? againstForce(asked.force) : againstPile(asked.seen, asked.options));
