/** Which cards the page shows: their words are many, and only the search needs them. */
import { CARD_EFFECTS } from '#engine/zargos/data/card-effects.ts';
import { CARD_TEXTS } from '#engine/zargos/data/card-texts.ts';
import { CARD_IDS, CARDS, type Card, type CardId } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Filter } from './filter.ts';

/** Letters only: no accents, no apostrophes, no capitals, `œ` as `oe`. */
export const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const wordsOf = (card: Card): string => {
  const { device, when, cannot, counters, questions } = CARD_TEXTS[card.id];
  const remarks = [...cannot, ...counters].map(({ text }) => text);
  const peoples = [card.people, card.touches].map((people) => (people ? PEOPLE_NAMES[people] : ''));
  return letters([card.name, device, CARD_EFFECTS[card.id], when, card.rule, ...remarks, ...questions, ...peoples].join(' '));
};

const WORDS: ReadonlyMap<CardId, string> = new Map(CARDS.map((card) => [card.id, ` ${wordsOf(card)}`]));

/** Cards that hold the search as it stands, side by side; where none does, those that hold a word beginning with each of its words. */
function found(text: string): readonly CardId[] {
  const asked = letters(text);
  const holding = (...parts: readonly string[]) => CARD_IDS.filter((id) => parts.every((part) => WORDS.get(id)?.includes(` ${part}`)));
  const whole = holding(asked);
  return whole.length > 0 ? whole : holding(...asked.split(' '));
}

/** The cards that pass, in the booklet's order; `playable` are those a moment allows. */
export function shownCards(filter: Filter, playable: readonly CardId[]): readonly CardId[] {
  const { color, moment, target, people } = filter;
  const named = found(filter.text);
  return CARDS.filter(
    (card: Card) =>
      (!color || card.color === color) &&
      (!moment || card.moments.includes(moment)) &&
      (!target || card.target === target) &&
      (!people || card.people === people || card.touches === people) &&
      (!filter.playable || playable.includes(card.id)) &&
      named.includes(card.id),
  ).map(({ id }) => id);
}

/** « 7 cartes sur 16 » */
export function countSentence(shown: readonly CardId[]): string {
  if (shown.length === 0) return 'Aucune carte ne répond à ces choix.';
  if (shown.length === CARD_IDS.length) return 'Les 16 cartes.';
  return shown.length === 1 ? '1 carte sur 16.' : `${shown.length} cartes sur 16.`;
}
