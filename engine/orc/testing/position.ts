/** Positions written in a line or two, for tests: a deal of known cards, a war with known hands. The box is not counted: only what is written is there. */
import { CARD_IDS, sortCards } from '../data/cards.ts';
import { ORC } from '../game.ts';
import { ARMY, bySeat, setup } from '../setup.ts';
import { type CardId, type GameOptions, LAST_TICK, type Move, type Options, type Seat, type State } from '../types.ts';

/** « orcs-troupe x3 gobelin »: cards by their ids, each followed by its number if several. */
export function cards(text: string): readonly CardId[] {
  const words = text.split(/\s+/).filter(Boolean);
  const found = words.flatMap((word, at): readonly CardId[] => {
    if (/^x\d+$/.test(word)) return [];
    const card = CARD_IDS.find((id) => id === word);
    if (!card) throw new Error(`no card ${word}`);
    const times = /^x(\d+)$/.exec(words[at + 1] ?? '')?.[1] ?? '1';
    return Array.from({ length: Number(times) }, () => card);
  });
  return sortCards(found);
}

interface Written {
  readonly seats?: GameOptions['seats'];
  readonly sorcier?: Seat;
  readonly options?: Options;
  readonly values?: GameOptions['values'];
}

const begin = ({ seats = 4, sorcier = 0, options = {}, values = {} }: Written): State => ({
  ...setup({ seats, options, values }, 'position'),
  sorcier,
});

/** A deal about to begin: `first` are the first cards, in their order, the rest of the box follows; « début » is turned at tick `start`. */
export function dealing(written: Written & { readonly first?: readonly CardId[]; readonly start?: number }): State {
  const { first = [], start = 40 } = written;
  const rest = [...ARMY];
  for (const card of first) rest.splice(rest.indexOf(card), 1);
  return { ...begin(written), deck: [...first, ...rest], start };
}

/** A round after its recruitment, hands by seat as `cards` reads them, the Sorcier at seat 0 and his champion at seat 1 unless written otherwise. */
export function atWar(written: Written & { readonly hands: readonly string[]; readonly champion?: Seat }): State {
  const state = begin(written);
  const hands = bySeat(state.options.seats, 0).map((_, seat) => cards(written.hands[seat] ?? ''));
  return { ...state, phase: 'call', tick: LAST_TICK, hands, spy: 5, champion: written.champion ?? 1 };
}

/** The same at the turn of the first spy that somebody holds. */
export function spying(written: Parameters<typeof atWar>[0]): State {
  const state = atWar(written);
  const spy = [1, 2, 3, 4].find((number) => state.hands.some((hand) => hand.some((card) => card === `espion-${number}`))) ?? 5;
  return { ...state, phase: 'spies', spy };
}

/** Throws when the move is refused. */
export const play = (state: State, move: Move): State => ORC.play(state, move).state;
