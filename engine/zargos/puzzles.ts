/** « Le meilleur coup » of Zargos: exact odds of fights, and the hand of God counted throw by throw. Nobody plays a card but where one is asked about; the Moine chooses at best. */
import type { Ask, Measures } from '../practice/puzzle.ts';
import { placeOf } from './board/tables.ts';
import type { Advice, Situation } from './fight/types.ts';
import { ZARGOS, type Zargos } from './game/game.ts';
import { situationOf } from './game/situation.ts';
import { tablesFor } from './game/table.ts';
import type { Attack, Move, Seat, State } from './game/types.ts';
import { adviceFor, handOfGod } from './odds/hand-of-god.ts';
import {
  ATTACK_QUESTION,
  type Clash,
  type ClashQuestion,
  callers,
  chanceOfAll,
  foeAt,
  isCalm,
  type PuzzleQuestion,
} from './puzzles/clash.ts';
import { REINFORCEMENT } from './puzzles/reinforcement.ts';
import { HOW_MANY, SHARE } from './puzzles/sharing.ts';
import { firstSideOf, throwerAt } from './rules/fight.ts';

/** Fights of one turn that are looked at. */
const MOST_FIGHTS = 4;

const attacking = ({ groups }: Attack): number => groups.reduce((sum, { pawns }) => sum + pawns, 0);

/** Attacks to be fought, all of them against pawns of other players that call nobody; empty where there are fewer than two. */
function fightsOf(state: State, seat: Seat): readonly Attack[] {
  const attacks = state.turn?.attacks ?? [];
  const isPlain = attacks.every(({ at }) => foeAt(state, seat, at) !== undefined && callers(state, at).length === 0);
  return isPlain && attacks.length >= 2 && attacks.length <= MOST_FIGHTS ? attacks : [];
}

const hasOne = ({ hands }: State, seat: Seat): boolean => hands[seat]?.filter((card) => card === 'vent-de-guerre').length === 1;

/** `vent`: in which of the fights to be fought the attacker plays his one Vent de Guerre, for the chance to win them all. */
const WIND: ClashQuestion = {
  asks: (state, seat) =>
    state.phase === 'attacks' && isCalm(state) && hasOne(state, seat) && fightsOf(state, seat).length > 0 ? [[]] : [],
  choices: (state, seat) =>
    fightsOf(state, seat).flatMap(({ at }): readonly Move[] => {
      const id = tablesFor(state.options).board.territories[at]?.id;
      return id ? [{ kind: 'fight', seat, at: id }] : [];
    }),
  clashesOf(state, seat, _places, move) {
    if (move.kind !== 'fight') return [];
    const lent = placeOf(tablesFor(state.options), move.at);
    return fightsOf(state, seat).flatMap((attack): readonly Clash[] => {
      const { at, people } = attack;
      const defender = foeAt(state, seat, at);
      if (!defender) return [];
      return [{ at, people, pawns: attacking(attack), defender, defenders: state.pawns[at] ?? 0, warWind: at === lent, hoped: 'taken' }];
    });
  },
  valueOf: (state, seat, places, move) => chanceOfAll(state, WIND.clashesOf(state, seat, places, move)),
};

/** What is to be decided on the throw that lies there; undefined at the Amazones' shot and against demons. */
function adviceAt(state: State): Advice | undefined {
  const fight = state.turn?.combat?.fight;
  if (!fight || fight.stage === 'shot-decision') return undefined;
  const situation = situationOf(state);
  const { attacker, defender } = situation;
  if (defender.people === 'demons') return undefined;
  const standing: Situation = {
    ...situation,
    attacker: { ...attacker, pawns: fight.pawns.attacker },
    defender: { ...defender, pawns: fight.pawns.defender, called: 0 },
  };
  const first = fight.stage === 'second-decision' ? fight.faces[firstSideOf(situation)] : undefined;
  const hand = handOfGod(standing, first);
  return hand && adviceFor(hand, fight.faces[throwerAt(situation, fight)]);
}

function chanceToHold(state: State, move: Move): number {
  const advice = adviceAt(state);
  if (!advice || move.kind !== 'reroll') return advice?.keep ?? 0;
  const fight = state.turn?.combat?.fight;
  const face = fight?.faces[throwerAt(situationOf(state), fight)][move.die];
  return advice.rerolls.find((one) => one.face === face)?.hold ?? 0;
}

/** `main`: what the hand of God throws again, or not, for the chance that the Moine's people holds the place. */
const HAND: PuzzleQuestion = {
  asks: ({ phase }) => (phase === 'hand' ? [[]] : []),
  choices: (state, seat) => ZARGOS.moves(state, seat),
  valueOf: (state, _seat, _places, move) => chanceToHold(state, move),
};

export const THEMES = ['attaque', 'main', 'combien', 'partage', 'vent', 'renfort'] as const;
export type Theme = (typeof THEMES)[number];

/** The themes whose value is made of several fights. */
export const CLASHES = { combien: HOW_MANY, partage: SHARE, vent: WIND, renfort: REINFORCEMENT } as const;

export type ClashTheme = keyof typeof CLASHES;

export const isClashTheme = (theme: string): theme is ClashTheme => Object.hasOwn(CLASHES, theme);

const QUESTIONS: Readonly<Record<Theme, PuzzleQuestion>> = { attaque: ATTACK_QUESTION, main: HAND, ...CLASHES };

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
