/** Before the first turn, and in the exchanges. */
import { CARD_IDS, type CardId } from '../data/cards.ts';
import { numberOf } from '../game/table.ts';
import type { Move, MoveOf, OfferView, TradedCard } from '../game/types.ts';
import type { People } from '../types.ts';
import { cardWorth } from './magic.ts';
import { type BotScene, ownPlaces } from './scene.ts';
import { PAWN, worthAt } from './worth.ts';

/** Peoples as they are best to have in the hands of who reckons fights. */
const LIKED: readonly People[] = ['chevaliers', 'moines', 'ailes', 'dragons', 'amazones', 'araignees'];

export const chosen = (legal: readonly Move[]): Move | undefined =>
  LIKED.map((people) => legal.find((move) => move.kind === 'choose' && move.people === people)).find((move) => move !== undefined);

/** A green card, then two blue ones, and so on. */
export function taken({ view, seat }: BotScene, legal: readonly Move[]): Move | undefined {
  const held = view.positioning?.hands[seat]?.length ?? 0;
  const wanted = held % 3 === 0 ? 'green' : 'blue';
  return legal.find((move) => move.kind === 'take' && move.pile === wanted) ?? legal[0];
}

/** The people to which a territory is worth most; who has fewer of them wins among equals. */
export function planted(scene: BotScene, legal: readonly Move[]): Move | undefined {
  let [best, most]: [Move | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const move of legal) {
    if (move.kind !== 'plant') continue;
    const worth = worthAt(scene, move.people, numberOf(scene.tables, move.at)) - 0.5 * ownPlaces(scene, move.people).length;
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** Pawns and boats to the people that has most to hold. */
export function granted(scene: BotScene, legal: readonly Move[]): Move | undefined {
  let [best, most]: [Move | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const move of legal) {
    if (move.kind !== 'grant') continue;
    const { boats, positioning } = scene.view;
    const has = move.card === 'bateau' ? 2 * boats[move.people] : (positioning?.reinforcements[move.people] ?? 0);
    const worth = ownPlaces(scene, move.people).length - 2 * has;
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

const isMagic = (card: TradedCard): card is CardId => CARD_IDS.some((id) => id === card);

/** What a card of an exchange is worth to one of the looker's peoples. */
function worthOf(scene: BotScene, card: TradedCard, people: People): number {
  if (isMagic(card)) return cardWorth(scene, card);
  if (card === 'renfort') return 3 * PAWN;
  if (card === 'bateau') return 3;
  return worthAt(scene, people, numberOf(scene.tables, card));
}

const sumOf = (scene: BotScene, cards: OfferView['give'], people: People): number =>
  cards.reduce((sum, card) => sum + (card ? worthOf(scene, card, people) : 0), 0);

/** An exchange must gain so much. */
const FAIR = 0.5;

/** What an offer of others' brings the looker. */
function gainOf(scene: BotScene, { give, want }: Pick<OfferView, 'give' | 'want'>): number {
  const [people] = scene.mine;
  return people ? sumOf(scene, give, people) - sumOf(scene, want, people) : 0;
}

/** Offers of his own that the looker makes in a time of exchanges. */
const OFFERS = 1;

/** An answer to an offer, a swap of one's own that gains, or the end. */
export function traded(scene: BotScene, legal: readonly Move[]): Move | undefined {
  const { trade } = scene.view;
  for (const move of legal) {
    if (move.kind !== 'accept' && move.kind !== 'refuse') continue;
    const offer = trade?.offers.find(({ id }) => id === move.offer);
    if (!offer) continue;
    const isGood = gainOf(scene, offer) > FAIR;
    if (isGood === (move.kind === 'accept')) return move;
  }
  if (trade?.of === 'position' && (trade.made[scene.seat] ?? 0) < OFFERS) {
    const own = bestOffer(scene, legal);
    if (own) return own;
  }
  return legal.find(({ kind }) => kind === 'done');
}

function bestOffer(scene: BotScene, legal: readonly Move[]): Move | undefined {
  let [best, most]: [Move | undefined, number] = [undefined, FAIR];
  for (const move of legal) {
    if (move.kind !== 'offer') continue;
    const { give, want }: MoveOf<'offer'> = move;
    const gain = gainOf(scene, { give: want, want: give });
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
}
