/** A pile read from its bottom, as the engine strips it: what `<Pile>` shows. */
import { CARD_NAMES } from '#engine/orc/data/cards.ts';
import type { RuleId } from '#engine/orc/ids.ts';
import { type Options, readingsOf } from '#engine/orc/options.ts';
import { strip } from '#engine/orc/rules/stripping.ts';
import type { CardId, Fate, PileCard, Seat } from '#engine/orc/types.ts';
import { pile, type WrittenCard } from './written.ts';

interface ToldCard {
  /** An army card; undefined for a shield or a desertion. */
  readonly card: CardId | undefined;
  readonly kind: Fate['kind'];
  /** Who played it, owners of shields first; army cards have nobody. */
  readonly seat: Seat | undefined;
  readonly name: string;
  readonly fate: string;
  /** What decided it; undefined for what simply goes with the pile. */
  readonly rule: RuleId | undefined;
  readonly isGone: boolean;
}

export interface ToldPile {
  readonly cards: readonly ToldCard[];
  /** What comes of it, one sentence. */
  readonly result: string;
}

const playerOf = (card: WrittenCard): string | undefined =>
  'shield' in card ? card.shield : 'desertion' in card ? card.desertion : undefined;

function told(fate: Fate, names: readonly string[], cards: readonly WrittenCard[]): ToldCard {
  if (fate.kind === 'army') {
    const { card, gone } = fate;
    return {
      card,
      kind: 'army',
      seat: undefined,
      name: CARD_NAMES[card].one,
      fate: gone ? 'déserte' : '',
      rule: undefined,
      isGone: gone,
    };
  }
  const by = { card: undefined, kind: fate.kind, seat: fate.seat, rule: fate.rule, isGone: false };
  const name = names[fate.seat] ?? '';
  if (fate.kind === 'shield') return { ...by, name: `bouclier (${name})`, fate: fate.takes ? 'prend la pile' : 'sans effet' };
  const hit = fate.hits === null ? undefined : cards[fate.hits];
  return {
    ...by,
    name: `désertion (${name})`,
    fate: hit && 'card' in hit ? `emporte : ${CARD_NAMES[hit.card].one}` : 'sans effet',
  };
}

/** « troll, 2 Orcs de troupe ». */
function listOf(cards: readonly CardId[]): string {
  const kinds = [...new Set(cards)];
  return kinds
    .map((kind) => {
      const copies = cards.filter((card) => card === kind).length;
      return copies > 1 ? `${copies} ${CARD_NAMES[kind].many}` : CARD_NAMES[kind].one;
    })
    .join(', ');
}

function resultOf(owner: string | undefined, kept: readonly CardId[]): string {
  if (!owner) return 'Sans bouclier, la pile est défaussée.';
  return kept.length > 0 ? `${owner} recrute : ${listOf(kept)}.` : `${owner} ne recrute rien.`;
}

/** A pile written in a chapter, from its bottom: `troll bouclier:Zoé desertion:Malik`. Throws at what is unknown. */
export function toldPile(text: string, options: Options = {}): ToldPile {
  const written = pile(text);
  // Owners of shields first: the first of them has the same colour in every example.
  const shields = written.filter((card) => 'shield' in card);
  const names = [...new Set([...shields, ...written].flatMap((card) => playerOf(card) ?? []))];
  const seatOf = (name: string): Seat => names.indexOf(name);
  const cards = written.map((card): PileCard => {
    if ('card' in card) return card;
    return 'shield' in card ? { shield: seatOf(card.shield) } : { desertion: seatOf(card.desertion) };
  });
  const { owner, kept, fates } = strip(cards, readingsOf({ options }));
  return { cards: fates.map((fate) => told(fate, names, written)), result: resultOf(owner === null ? undefined : names[owner], kept) };
}
