/** A move as advice: « attaquez Oz depuis Kori nord, avec 5 pions. » */
import { counted, together } from '#engine/core/french.ts';
import type { BoardTables } from '#engine/zargos/board/tables.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos/game/types.ts';
import { cardsName, fromPlace, placeIn, targetName } from '#engine/zargos/game/words.ts';
import { readingsOf } from '#engine/zargos/options.ts';
import { pawnsText, tradedText } from './words.ts';

const isAttack = (move: Move): move is MoveOf<'attack'> => move.kind === 'attack';

const DONE: Readonly<Partial<Record<View['phase'], string>>> = {
  attacks: 'n’attaquez plus.',
  reorganisation: 'finissez la réorganisation.',
  reinforcements: 'finissez vos achats.',
};

/** Places of several attacks that are named. */
const NAMED = 4;

/** « attaquez Oz avec 9 pions : 5 depuis Kori nord et 4 depuis Kori sud. »; of several places only how many go to each. */
function sayAttacks(groups: readonly MoveOf<'attack'>[], tables: BoardTables): string {
  const targets = [...new Set(groups.map(({ to }) => to))];
  const sumOn = (to: string): number => groups.reduce((sum, one) => sum + (one.to === to ? one.pawns : 0), 0);
  if (targets.length > 1) {
    const named = targets.slice(0, NAMED).map((to) => `${placeIn(tables, to)} avec ${pawnsText(sumOn(to))}`);
    const others = targets.length - named.length;
    return `attaquez ${together([...named, ...(others > 0 ? [counted(others, 'autre place', 'autres places')] : [])])}.`;
  }
  const parts = groups.map(
    ({ pawns, from, card }) => `${pawns} depuis ${placeIn(tables, from)}${card ? `, avec ${cardOf(card).the}` : ''}`,
  );
  const [to] = targets;
  return `attaquez ${to ? placeIn(tables, to) : ''} avec ${pawnsText(to ? sumOn(to) : 0)} à la fois : ${together(parts)}.`;
}

/** « , puis 3 à Kahil nord-ouest »: those of a march that go one step further. */
export const onwardText = (tables: BoardTables, [next]: readonly Move[]): string =>
  next?.kind === 'march' ? `, puis ${next.pawns} à ${placeIn(tables, next.to)}` : '';

/** `following`: the moves that belong to it, the other groups of one attack. */
export function sayMove(move: Move, view: View, following: readonly Move[] = []): string {
  const tables = tablesFor(view.options);
  switch (move.kind) {
    case 'choose':
      return `menez les ${PEOPLE_NAMES[move.people]}.`;
    case 'take':
      return move.pile === 'green' ? 'prenez une carte verte.' : 'prenez des cartes bleues.';
    case 'plant':
      return `posez un pion des ${PEOPLE_NAMES[move.people]} à ${placeIn(tables, move.at)}.`;
    case 'grant':
      return `donnez ce ${move.card} aux ${PEOPLE_NAMES[move.people]}.`;
    case 'reinforce': {
      const sums = new Map<string, number>();
      for (const one of [move, ...following]) if (one.kind === 'reinforce') sums.set(one.at, (sums.get(one.at) ?? 0) + one.pawns);
      const all = [...sums].map(([at, pawns]) => `${pawnsText(pawns)} à ${placeIn(tables, at as typeof move.at)}`);
      return `posez ${together(all)}.`;
    }
    case 'boats': {
      const [next, ...others] = following.filter(({ kind }) => kind === 'reinforce');
      return `achetez ${counted(move.count, 'bateau', 'bateaux')}${next ? `, et ${sayMove(next, view, others)}` : '.'}`;
    }
    case 'offer':
      return `proposez ${tradedText(view, move.give)} contre ${tradedText(view, move.want)}.`;
    case 'accept':
      return 'acceptez l’offre.';
    case 'refuse':
      return 'refusez l’offre.';
    case 'withdraw':
      return 'retirez votre offre.';
    case 'card': {
      const target = targetName(tables, move.target);
      return `jouez ${cardOf(move.card).the}${target ? ` sur ${target}` : ''}.`;
    }
    case 'pass':
      return view.phase === 'hand' ? 'gardez les dés.' : 'ne jouez rien.';
    case 'flee':
      return `menez-les à ${placeIn(tables, move.to)}.`;
    case 'attack':
      if (following.length > 0) return sayAttacks([move, ...following].filter(isAttack), tables);
      return `attaquez ${placeIn(tables, move.to)} depuis ${placeIn(tables, move.from)}, avec ${pawnsText(move.pawns)}${move.card ? ` et ${cardOf(move.card).the}` : ''}.`;
    case 'march':
      return `menez ${pawnsText(move.pawns)} ${fromPlace(tables, move.from)} à ${placeIn(tables, move.to)}${onwardText(tables, following)}.`;
    case 'fight':
      return `livrez le combat ${fromPlace(tables, move.at)}.`;
    case 'call':
      return `appelez ${pawnsText(move.pawns)} ${fromPlace(tables, move.from)}.`;
    case 'reroll':
      return `relancez le ${move.die + 1}e dé.`;
    case 'discard': {
      const cards = [move, ...following].flatMap((one) => (one.kind === 'discard' ? [one.card] : []));
      return `remettez ${cards.length > 1 ? cardsName(tables, cards) : cardOf(move.card).the} sous la pile.`;
    }
    case 'done':
      return DONE[view.phase] ?? 'dites que vous avez fini.';
  }
}

/** Whether a card takes from a people what it would not have used before the card's effect ends: the Amazones shoot at others' turns alone. */
export const isVain = (move: Move, { turn, options }: Pick<View, 'turn' | 'options'>): boolean =>
  move.kind === 'card' &&
  move.card === 'eclipse' &&
  (turn?.peoples.includes('amazones') ?? false) &&
  readingsOf(options)['ZAR-L-4'] !== 'phase-a';
