/** What schemas of states are made of, with the sentences of their refusals. Apart from `input.ts`, so that pages that read no state go without valibot. */
import * as v from 'valibot';

export const OBJECT = 'attend un objet';

/** Both bounds taken. */
export const integer = (least: number, most: number) => {
  const message = `attend un nombre entier de ${least} à ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};

export const list = <Item extends v.GenericSchema>(item: Item, most: number) => {
  const message = `attend une liste de ${most} éléments au plus`;
  return v.pipe(v.array(item, message), v.maxLength(most, message));
};

/** One of the texts `taken`. */
export const pick = <const Texts extends readonly string[]>(taken: Texts) => v.picklist(taken, `attend ${taken.join(', ')}`);

const WORD = 2 ** 31;
const word = integer(-WORD, WORD - 1);

/** The generator that a state carries. */
export const RANDOM = v.strictTuple([word, word, word, word], 'attend quatre nombres');
