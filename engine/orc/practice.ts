/** De l'Orc pour les braves, for « Est-ce légal ? ». */
import { type Dice, oneOf, shuffled } from '../core/dice.ts';
import { type Practice, practiceOf } from '../practice/quiz.ts';
import { during } from '../practice/turns.ts';
import { CARD_IDS, isMercenary, sortCards } from './data/cards.ts';
import { ORC, type Orc } from './game.ts';
import type { RuleId } from './ids.ts';
import { fightersOf } from './rules/hands.ts';
import { pilesOf } from './rules/piles.ts';
import { tickNow } from './rules/recruitment.ts';
import { BACKS, MERCENARIES, type Mercenary, type Move, PEOPLES, type Seat, type State } from './types.ts';

/** Cards that a spy is asked about. */
const SOME = 6;

/** Mercenaries of a hand, some of them, all of them, one that is not there. */
function sendings(held: readonly Mercenary[], dice: Dice): readonly (readonly Mercenary[])[] {
  const kinds = [...new Set(held)];
  const missing = MERCENARIES.filter((card) => !held.includes(card));
  return [
    [],
    held,
    ...kinds.map((card): readonly Mercenary[] => [card]),
    ...kinds.flatMap((card, index) => kinds.slice(index + 1).map((other) => sortCards([card, other]))),
    ...(missing.length > 0 ? [sortCards([...held.slice(0, 1), oneOf(missing, dice)])] : []),
  ];
}

/** Rules in the order in which a move of each kind is judged, after some that never refuse one. */
const STAGES: Readonly<Record<string, readonly (readonly RuleId[])[]>> = {
  shield: [['ORC-REC-4', 'ORC-DEP-2', 'ORC-DEP-3'], ['ORC-MAN-1']],
  desertion: [['ORC-REC-5', 'ORC-DEP-2', 'ORC-DEP-3'], ['ORC-MAN-1']],
  call: [['ORC-BAT-2', 'ORC-BAT-3', 'ORC-REC-7', 'ORC-ESP-1']],
  commando: [['ORC-BAT-1', 'ORC-BAT-2', 'ORC-BAT-8', 'ORC-ESP-1']],
  send: [['ORC-BAT-1', 'ORC-BAT-6', 'ORC-BAT-7', 'ORC-ESP-1']],
  champion: [['ORC-BAT-1', 'ORC-BAT-2', 'ORC-REC-6', 'ORC-ESP-1']],
  spy: [['ORC-BAT-1', 'ORC-BAT-2', 'ORC-BAT-3', 'ORC-REC-7'], ['ORC-ESP-1']],
  fly: [['ORC-BAT-1', 'ORC-BAT-2', 'ORC-ESP-1']],
};

function near(state: State, seat: Seat, dice: Dice): readonly Move[] {
  const held = (state.hands[seat] ?? []).filter(isMercenary);
  const fighters = fightersOf(state);
  switch (state.phase) {
    case 'recruit': {
      const tick = tickNow(state);
      const piles = Array.from({ length: pilesOf(state) }, (_, pile) => pile);
      return piles.flatMap((pile): Move[] => [
        { kind: 'shield', seat, tick, pile },
        { kind: 'desertion', seat, tick, pile },
      ]);
    }
    case 'champion':
      return state.scores.map((_, champion) => ({ kind: 'champion', seat, champion }));
    case 'spies':
      return state.scores.flatMap((_, target) =>
        shuffled(CARD_IDS, dice)
          .slice(0, SOME)
          .map((card): Move => ({ kind: 'spy', seat, target, card })),
      );
    case 'call':
      return PEOPLES.map((people) => ({ kind: 'call', seat, people }));
    case 'mercenaries':
      return sendings(held, dice).map((cards) => ({ kind: 'send', seat, cards }));
    case 'commando':
      return fighters.flatMap((target) => BACKS.map((back): Move => ({ kind: 'commando', seat, target, back })));
    case 'flying': {
      const goblins = held.filter((card) => card === 'gobelin');
      const crews = Array.from({ length: goblins.length + 2 }, (_, count) => Array.from({ length: count }, () => 'gobelin' as const));
      return [...crews, ['commando' as const]].map((cards) => ({ kind: 'fly', seat, cards }));
    }
    case 'over':
      return [];
  }
}

export const ORC_PRACTICE: Practice<Orc> = practiceOf({
  game: ORC,
  options: (dice) => ({ seats: oneOf([4, 4, 5], dice), options: {}, values: {} }),
  kinds: {
    shield: during('recruit'),
    desertion: during('recruit'),
    champion: during('champion'),
    spy: during('spies'),
    call: during('call'),
    send: during('mercenaries'),
    commando: during('commando'),
    fly: during('flying'),
  },
  near,
  stages: (_state, { kind }) => STAGES[kind] ?? [],
  // The deal is most of a game, and two questions of it are much alike.
  isAsked: ({ phase }, dice) => phase !== 'recruit' || dice.roll(8) === 1,
});
