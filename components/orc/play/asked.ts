/** What is asked during the deal. */
import type { Asked } from '#components/table/stage/Question.tsx';
import { LAST_TICK, type Placed, type Seat, type View } from '#engine/orc/types.ts';
import { goalText } from './words.ts';

/** A card picked up: whose, and which. */
export interface Armed {
  readonly seat: Seat;
  readonly kind: Placed['kind'];
}

interface Moment {
  /** Those at this screen. */
  readonly seats: readonly Seat[];
  /** The first card waits to be asked for. */
  readonly isNew: boolean;
  readonly holding: Armed | undefined;
  /** The deal waits for what was told to be laid. */
  readonly ordered?: Pick<Placed, 'kind' | 'pile'> | undefined;
  /** A pile was touched with nothing in hand. */
  readonly isEmpty: boolean;
}

/** What is asked during the deal, and of whom: the Sorcier too is told what he does, and whoever has laid all that the rest goes on without him. */
export function askedOf(
  view: Pick<View, 'tick' | 'sorcier' | 'players' | 'seen' | 'round' | 'options'>,
  { seats, isNew, holding, isEmpty, ordered }: Moment,
): Asked {
  const title = 'La donne';
  const dealt = view.tick >= LAST_TICK;
  const players = seats.filter((seat) => seat !== view.sorcier).flatMap((seat) => view.players[seat] ?? []);
  const has = (kind: 'shields' | 'desertions') => players.some((player) => player[kind] > 0);
  if (players.length === 0)
    return {
      title,
      text: 'Vous êtes le Sorcier : distribuez, sans rien poser. Ensuite, vous nommerez votre champion.',
      rule: 'ORC-REC-7',
    };
  if (holding) {
    const what =
      holding.kind === 'shield' ? 'elle est à vous, si nul n’y a posé le sien avant' : 'la carte armée juste dessous sera perdue';
    return { title, text: `Touchez une pile : ${what}.`, rule: dealt ? 'ORC-REC-6' : 'ORC-REC-5' };
  }
  if (dealt) {
    const left = has('shields') ? 'posez les boucliers qui restent' : 'les désertions gardées sont perdues';
    return { title, text: `Elle est finie : ${left}.`, rule: 'ORC-REC-6' };
  }
  if (!has('shields') && !has('desertions')) return { title, text: 'Vous avez tout posé : regardez tomber le reste.', rule: 'ORC-REC-5' };
  if (isEmpty) return { title, text: 'Vos mains sont vides : prenez d’abord une carte, juste au-dessous.', rule: 'ORC-REC-5' };
  if (ordered) {
    const card = ordered.kind === 'shield' ? 'un bouclier' : 'une désertion';
    return { title, text: `Elle vous attend : prenez ${card}, puis touchez la pile ${ordered.pile + 1}.`, rule: 'ORC-REC-5' };
  }
  if (isNew && view.round === 1)
    return {
      title,
      text: `Le but : ${goalText(view)}`,
      rule: 'ORC-FIN-2',
    };
  if (isNew) return { title, text: 'Commencez-la : les cartes tombent une à une, retenez-les.', rule: 'ORC-REC-3' };
  if (view.seen.start === null && has('desertions'))
    return { title, text: 'Une désertion se pose déjà ; les boucliers attendent « Début des recrutements ».', rule: 'ORC-REC-4' };
  if (view.seen.start === null) return { title, text: 'Les boucliers attendent « Début des recrutements ».', rule: 'ORC-REC-5' };
  return { title, text: 'Une carte à poser ? Prenez-la, puis touchez une pile.', rule: 'ORC-REC-5' };
}
