/**
 * « Le meilleur coup » of De l'Orc: exact chances over every deal that the backs allow, from what one seat sees: its own cards and the backs of the others.
 * What the deal may have shown to a good memory is not counted, and where a spy or an earlier battle has shown more than backs, nothing is asked.
 * Unseen cards are equally likely wherever their back allows, nobody keeping two giants (ORC-GEA-1).
 */
import type { Ask, Measures } from '../practice/puzzle.ts';
import { backOf, CARD_IDS, COPIES } from './data/cards.ts';
import { ORC, type Orc } from './game.ts';
import { chooseFew } from './odds/giants.ts';
import { outlookOf } from './odds/outlook.ts';
import { battleSeen } from './odds/seen.ts';
import { peopleNow } from './rules/battle.ts';
import { at, fightersOf } from './rules/hands.ts';

import { BACKS, type Back, type CardId, type Move, type Seat, type State } from './types.ts';

/**
 * `commando`: whom to strike, for the chance to mark the battle's points at the reveal; `espion`: what to ask of whom, for the chance to get it.
 */
export const THEMES = ['commando', 'espion'] as const;
export type Theme = (typeof THEMES)[number];

const handOf = (state: State, seat: Seat): readonly CardId[] => at(state.hands, seat);

/** Nothing was shown of the cards with these backs but the backs: no spy asked for one. */
const isUnknown = ({ spied }: State, backs: readonly Back[]): boolean =>
  spied.every(({ asked }) => !asked || !backs.includes(backOf(asked.card)));

function asks(state: State, seat: Seat): readonly Ask<Theme>[] {
  const hand = handOf(state, seat);
  // The flying machine comes after the reveal: it would be another question.
  if (hand.includes('machine-volante')) return [];
  switch (state.phase) {
    case 'commando':
      return hand.includes('commando') &&
        !state.answered.includes(seat) &&
        state.called.length === 1 &&
        isUnknown(state, [peopleNow(state), 'mercenaires'])
        ? [{ theme: 'commando' }]
        : [];
    case 'spies':
      return ORC.toMove(state).includes(seat) && isUnknown(state, BACKS) ? [{ theme: 'espion' }] : [];
    default:
      return [];
  }
}

/** The chance to be among the winners at the reveal. */
function scoreAfter(state: State, seat: Seat, move: Move): number {
  const battle = battleSeen(ORC.view(state, seat), []);
  const outlook = battle && outlookOf({ battle, flying: undefined, commando: move.kind === 'commando' });
  if (!outlook) return 0;
  if (move.kind !== 'commando') return outlook.plain.all.score;
  const opponents = fightersOf(state).filter((one) => one !== seat);
  const back = move.back === peopleNow(state) ? 'people' : 'mercenaries';
  const struck = outlook.struck.find(({ strike }) => opponents[strike.opponent] === move.target && strike.back === back);
  return struck?.plain.score ?? 0;
}

/** The chance that who is asked has the card: his backs are any of the cards of that back that one does not hold oneself. */
function chanceToGet(state: State, seat: Seat, move: Move): number {
  if (move.kind !== 'spy') return 0;
  const own = handOf(state, seat);
  const back = backOf(move.card);
  const unseen = (card: CardId): number => COPIES[card] - own.filter((one) => one === card).length;
  const all = CARD_IDS.filter((card) => backOf(card) === back).reduce((sum, card) => sum + unseen(card), 0);
  const shown = handOf(state, move.target).filter((card) => backOf(card) === back).length;
  return 1 - chooseFew(all - unseen(move.card), shown) / chooseFew(all, shown);
}

/** Spies are asked for their own kinds, which no strength comes from: mercenaries and peoples are what is wanted. */
const isWanted = (move: Move): boolean => move.kind === 'spy' && backOf(move.card) !== 'espions' && move.card !== 'geant';

export const ORC_PUZZLES: Measures<Orc, Theme> = {
  asks,
  choices: (state, seat, { theme }) => ORC.moves(state, seat).filter((move) => theme !== 'espion' || isWanted(move)),
  valueOf: (state, seat, { theme }, move) => (theme === 'espion' ? chanceToGet(state, seat, move) : scoreAfter(state, seat, move)),
  kindOf: (_state, move) => JSON.stringify(move),
};
