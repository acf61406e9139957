/** « Le meilleur coup » of Zargos: exact odds of fights, and the hand of God counted throw by throw. Nobody plays a card but where one is asked about; the Moine chooses at best. */
import type { Ask, Measures } from '../practice/puzzle.ts';
import { ZARGOS, type Zargos } from './game/game.ts';
import type { Seat, State } from './game/types.ts';
import { ATTACK } from './puzzles/attack.ts';
import { HAND } from './puzzles/hand.ts';
import type { Question } from './puzzles/question.ts';
import { REINFORCEMENT } from './puzzles/reinforcement.ts';
import { HOW_MANY, SHARE } from './puzzles/sharing.ts';
import { WIND } from './puzzles/wind.ts';

export const THEMES = ['attaque', 'main', 'combien', 'partage', 'vent', 'renfort'] as const;
export type Theme = (typeof THEMES)[number];

/** The themes whose value is made of several fights. */
export const CLASHES = { combien: HOW_MANY, partage: SHARE, vent: WIND, renfort: REINFORCEMENT } as const;

export type ClashTheme = keyof typeof CLASHES;

export const isClashTheme = (theme: string): theme is ClashTheme => Object.hasOwn(CLASHES, theme);

const QUESTIONS: Readonly<Record<Theme, Question>> = { attaque: ATTACK, main: HAND, ...CLASHES };

function asks(state: State, seat: Seat): readonly Ask<Theme>[] {
  if (!ZARGOS.toMove(state).includes(seat)) return [];
  return THEMES.flatMap((theme) => QUESTIONS[theme].asks(state, seat).map((places) => (places.length > 0 ? { theme, places } : { theme })));
}

export const ZARGOS_PUZZLES: Measures<Zargos, Theme> = {
  asks,
  choices: (state, seat, { theme, places = [] }) => QUESTIONS[theme].choices(state, seat, places),
  valueOf: (state, seat, { theme, places = [] }, move) => QUESTIONS[theme].valueOf(state, seat, places, move),
  kindOf: (_state, move) => JSON.stringify(move),
};
