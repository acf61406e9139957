/** A position of De l'Orc in the file of puzzles: as a link holds it, each list of cards as a word, a letter a card. */
import { type Checked, isRecord } from '#engine/core/input.ts';
import { CARD_IDS } from '#engine/orc/data/cards.ts';
import type { CardId, State } from '#engine/orc/types.ts';
import { pack, unpack } from '../arbiter/pack.ts';

/** A letter for each kind, in the order of `CARD_IDS`. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const wordOf = (cards: readonly CardId[]): string => cards.map((card) => LETTERS.charAt(CARD_IDS.indexOf(card))).join('');

/** What is no list of words is left for the reader to refuse. */
const cardsOf = (words: unknown): unknown =>
  Array.isArray(words) ? words.map((word: unknown) => [...`${word}`].map((letter) => CARD_IDS[LETTERS.indexOf(letter)] ?? letter)) : words;

/** Battles of before are left out: they decide nothing here. */
export function packPuzzle(state: State): unknown {
  const packed = pack({ ...state, won: [] }) as Readonly<Record<string, unknown>>;
  return { ...packed, hands: state.hands.map(wordOf), engaged: state.engaged.map(wordOf) };
}

export const unpackPuzzle = (input: unknown): Promise<Checked<State>> =>
  unpack(isRecord(input) ? { ...input, hands: cardsOf(input.hands), engaged: cardsOf(input.engaged) } : input);
