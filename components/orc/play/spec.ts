/** De l'Orc pour les braves, for the table of any game. */
import type { SoundName } from '#components/kit/sound.ts';
import { botOf } from '#components/table/chooser/seats.ts';
import { HUMAN, type TableSpec } from '#components/table/spec.ts';
import { LEVELS } from '#engine/orc/bot/names.ts';
import { BOX, CARD_NAMES, MAX_VALUE, REPLACEABLE } from '#engine/orc/data/cards.ts';
import type { Event } from '#engine/orc/events.ts';
import { ORC, type Orc } from '#engine/orc/game.ts';
import { LAST_TICK, MAX_SEATS, MIN_SEATS, type Move, type State } from '#engine/orc/types.ts';
import { boxIn, formatBox } from '../box.ts';
import { FIRSTS } from '../lessons/firsts.ts';
import { seatName } from './words.ts';

/** Milliseconds before a bot's move, so that the eye can follow. What it does is shown after it. */
function pauseBefore({ phase }: State, { kind }: Move): number {
  switch (kind) {
    case 'champion':
    case 'spy':
      return 700;
    case 'call':
    case 'commando':
    case 'fly':
      return 1200;
    case 'send':
      return 700;
    case 'pass':
      return phase === 'spies' ? 900 : 80;
    case 'shield':
      return 500;
    case 'deal':
    case 'desertion':
    case 'wait':
      return 0;
  }
}

/**
 * What is face down is still face down, no card was turned since, and nobody has answered by what his hand holds. There is one commando and one flying
 * machine: to whoever took a pass back, the passes of others tell nothing.
 */
function mayUndo(before: State, move: Move, after: State, taken: Move): boolean {
  switch (move.kind) {
    case 'desertion':
    case 'shield':
      // A card that says more than the clock did stands for the cards turned up to it: so do games kept from before ticks were.
      if (before.tick >= LAST_TICK) return move === taken;
      return before.tick === move.tick;
    case 'call':
    case 'send':
      return move === taken && (after.phase === 'mercenaries' || after.phase === 'commando');
    case 'pass':
      return taken.kind === 'pass' && before.phase !== 'spies' && after.phase === before.phase;
    case 'deal':
    case 'wait':
    case 'champion':
    case 'spy':
    case 'commando':
    case 'fly':
      return false;
  }
}

function heard(events: readonly Event[]): SoundName | undefined {
  if (events.some(({ kind }) => kind === 'counted')) return 'end';
  if (events.some(({ kind }) => kind === 'revealed' || kind === 'called')) return 'call';
  return events.some(({ kind }) => kind === 'dealt' || kind === 'placed') ? 'click' : undefined;
}

export const ORC_SPEC: TableSpec<Orc> = {
  game: ORC,
  seats: { least: MIN_SEATS, most: MAX_SEATS, usual: 4 },
  firsts: [
    {
      players: [HUMAN, botOf('greedy'), botOf('greedy'), botOf('greedy')],
      // He fights first, and is the Sorcier of the next round.
      suits: ({ sorcier, options }) => sorcier === options.seats - 1,
      offer: FIRSTS[0],
    },
  ],
  nameOf: (seat) => seatName(seat),
  levels: LEVELS,
  level: 'attentif',
  box: {
    most: MAX_VALUE,
    game: 'orc',
    read: (text) => ({ ...boxIn(text) }),
    write: formatBox,
    fields: REPLACEABLE.map((card) => ({ id: card, label: CARD_NAMES[card].one, usual: BOX.values[card] })),
  },
  optionsOf: ({ seats, rulings, box }) => ({ seats, options: rulings, values: box }),
  chosenOf: ({ seats, options }) => ({ seats, rulings: options }),
  mayUndo,
  final: ({ phase }) => (phase === 'recruit' ? 'Une carte est tombée depuis : ce qui est posé reste posé.' : undefined),
  // Until hands are taken up, all that happens lies face up in the middle of the table.
  open: ({ phase }) => phase === 'recruit' || phase === 'champion' || phase === 'over',
  pause: pauseBefore,
  advice: { name: 'Expert' },
  heard,
};
