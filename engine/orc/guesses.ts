/** De l'Orc pour les braves, for « Combien de chances ? »: my army against the backs of one opponent, or of several. */
import { type Dice, oneOf, shuffled } from '../core/dice.ts';
import type { Guessing } from '../practice/guess.ts';
import { CARD_IDS, COPIES, isMercenary, isSpy, peopleOf } from './data/cards.ts';
import { fieldOf } from './odds/field.ts';
import { oddsOf } from './odds.ts';
import { type BattleAsked, checkBattle } from './situation.ts';
import { type ArmyCardKind, type CardId, PEOPLES } from './types.ts';

/** The box, spies left out: they do not fight. */
const DECK: readonly CardId[] = CARD_IDS.filter((card) => !isSpy(card)).flatMap((card) => new Array<CardId>(COPIES[card]).fill(card));

/** Of each player: cards of the people called, and mercenaries sent; mercenaries kept in the own hand. */
const MOST_PEOPLE = 4;
const MOST_SENT = 2;
const MOST_KEPT = 2;

/** What waits for a moment of its own, in an army that is laid. */
const isSpecial = (card: CardId): boolean => card === 'machine-volante' || card === 'commando';

function battle(opponents: number, dice: Dice): BattleAsked | undefined {
  const people = oneOf(PEOPLES, dice);
  const deck = shuffled(DECK, dice);
  const own = deck.filter((card): card is ArmyCardKind => peopleOf(card) === people).slice(0, dice.roll(MOST_PEOPLE));
  const hired = deck.filter((card): card is ArmyCardKind => isMercenary(card) && !isSpecial(card));
  const sent = dice.roll(MOST_SENT + 1) - 1;
  const kept = dice.roll(MOST_KEPT + 1) - 1;
  const checked = checkBattle({
    people,
    mine: [...own, ...hired.slice(0, sent)],
    seen: hired.slice(sent, sent + kept),
    opponents: Array.from({ length: opponents }, () => ({ people: dice.roll(MOST_PEOPLE) - 1, mercenaries: dice.roll(MOST_SENT + 1) - 1 })),
  });
  if (!checked.ok || checked.value.opponents.some((shows) => shows.people + shows.mercenaries === 0)) return undefined;
  return fieldOf(checked.value) && checked.value;
}

export const ORC_GUESSING: Guessing<BattleAsked> = {
  kinds: { 1: ['duel', 'melee'], 2: ['duel', 'melee'] },
  draw: (kind, dice) => battle(kind === 'duel' ? 1 : 1 + dice.roll(2), dice),
  chanceOf(asked) {
    const field = fieldOf(asked);
    if (!field) throw new Error('no deal allows this battle');
    return oddsOf(asked, field).beatAll;
  },
};
