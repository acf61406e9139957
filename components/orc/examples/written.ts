/** Reading what a chapter writes in the attributes of `<Force>` and `<Pile>`. A fault stops the build and names what is taken. */
import { ARMY_CARD_KINDS, CARD_IDS, isMercenary, peopleOf } from '#engine/orc/data/cards.ts';
import { type ArmyCardKind, type CardId, PEOPLES, type People } from '#engine/orc/types.ts';

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

function oneOf<T extends string>(known: readonly T[], word: string): T {
  const found = known.find((id) => id === word);
  if (!found) throw new Error(`« ${word} » n’est pas connu ; sont admis ${known.join(', ')}.`);
  return found;
}

export const people = (word: string): People => oneOf(PEOPLES, word);

/** Cards that may stand together when `called` is called. */
export const army = (text: string, called: People): readonly ArmyCardKind[] =>
  wordsOf(text).map((word) => {
    const card = oneOf(ARMY_CARD_KINDS, word);
    if (!isMercenary(card) && peopleOf(card) !== called) throw new Error(`« ${card} » ne combat pas quand on appelle les ${called}.`);
    return card;
  });

/** Goblins aboard the flying machine; undefined when it stays away. */
export const flyingGoblins = (text: string | undefined): readonly ArmyCardKind[] | undefined =>
  text === undefined ? undefined : text === 'seule' ? [] : wordsOf(text).map((word) => oneOf(['gobelin'], word));

export type WrittenCard = { readonly card: CardId } | { readonly desertion: string } | { readonly shield: string };

/** A pile from its bottom: card ids, `desertion:Malik`, `bouclier:Zoé`. */
export const pile = (text: string): readonly WrittenCard[] =>
  wordsOf(text).map((word) => {
    const [kind = '', who] = word.split(':');
    if (kind === 'desertion' && who) return { desertion: who };
    if (kind === 'bouclier' && who) return { shield: who };
    return { card: oneOf(CARD_IDS, word) };
  });
