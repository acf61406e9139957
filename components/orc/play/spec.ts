/** De l'Orc pour les braves, for the table of any game. */
import type { TableSpec } from '#components/table/spec.ts';
import { LEVELS } from '#engine/orc/bot/levels.ts';
import { BOX, CARD_NAMES, MAX_VALUE, REPLACEABLE } from '#engine/orc/data/cards.ts';
import { ORC } from '#engine/orc/game.ts';
import type { RuleId } from '#engine/orc/ids.ts';
import { type GameOptions, MAX_SEATS, MIN_SEATS, type Move, type State, type View } from '#engine/orc/types.ts';
import { seatName } from './words.ts';

/** Milliseconds before a bot's move, so that the eye can follow. */
function pauseBefore({ phase, answered, battles }: State, { kind }: Move): number {
  switch (kind) {
    case 'champion':
      return 1600;
    case 'call':
      // A battle has just been counted: who came with what takes a while to read.
      return battles.length > 0 ? 4200 : 1600;
    case 'spy':
      return 2200;
    case 'commando':
    case 'fly':
      return 2400;
    case 'send':
      return 700;
    case 'pass':
      if (phase === 'spies') return 900;
      // The first to answer leaves time to read the armies just revealed.
      return phase === 'flying' && answered.length === 0 ? 2600 : 80;
    case 'shield':
      return 500;
    case 'deal':
    case 'desertion':
    case 'wait':
      return 0;
  }
}

/** What is face down is still face down, and no card was turned since. */
function mayUndo(_before: State, { kind }: Move, { phase }: State): boolean {
  switch (kind) {
    case 'desertion':
    case 'shield':
      return phase === 'recruit';
    case 'call':
      return true;
    case 'send':
      return phase === 'mercenaries' || phase === 'commando';
    case 'pass':
      return phase === 'commando';
    default:
      return false;
  }
}

export const ORC_SPEC: TableSpec<State, Move, View, GameOptions, RuleId> = {
  game: ORC,
  seats: { least: MIN_SEATS, most: MAX_SEATS, usual: 4 },
  nameOf: seatName,
  levels: LEVELS,
  level: 'attentif',
  box: {
    most: MAX_VALUE,
    fields: REPLACEABLE.map((card) => ({ id: card, label: CARD_NAMES[card].one, usual: BOX.values[card] })),
  },
  optionsOf: (seats, options, values) => ({ seats, options, values }),
  chosenOf: ({ seats, options }) => ({ seats, rulings: options }),
  mayUndo,
  // Until hands are taken up, all that happens lies face up in the middle of the table.
  open: ({ phase }) => phase === 'recruit' || phase === 'champion' || phase === 'over',
  pause: pauseBefore,
};
