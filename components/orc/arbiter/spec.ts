/** De l'Orc pour les braves, for the arbiter of any game. */
import { benchOf } from '#components/arbiter/bench.ts';
import { type ArbiterSpec, readingsIn } from '#components/arbiter/spec.ts';
import { contradictions } from '#engine/orc/contradictions.ts';
import { sortCards } from '#engine/orc/data/cards.ts';
import { normal, withReadings, withValues } from '#engine/orc/edit.ts';
import { ORC, type Orc } from '#engine/orc/game.ts';
import { READINGS } from '#engine/orc/options.ts';
import { setup } from '#engine/orc/setup.ts';
import type { ArmyCardKind, CardId, State } from '#engine/orc/types.ts';
import { boxIn, formatBox } from '../box.ts';
import { PROFILE } from '../game.ts';
import { seatName } from '../play/words.ts';
import { form } from './form.ts';
import { groups } from './groups.ts';
import { leadsTo } from './leads.ts';
import { oddsFor } from './odds.ts';
import { pack, unpack } from './pack.ts';
import { type Pictured, seenOf, touch } from './seen.ts';
import { moment, say, summary } from './words.ts';

const cards = <Card extends CardId>(...list: readonly Card[]): readonly Card[] => sortCards(list);

/** The first battle: the Orcs are called, Blue announces first. */
const EXAMPLE: State = normal({
  ...setup({ seats: 4, options: {}, values: {} }, 'arbitre'),
  phase: 'mercenaries',
  sorcier: 0,
  champion: 2,
  called: ['orcs'],
  hands: [
    [],
    cards('gobelin', 'machine-de-guerre', 'nains-troupe', 'nains-troupe'),
    cards('troll', 'squelettes-chef', 'squelettes-troupe'),
    cards('gobelin', 'gobelin', 'commando', 'barbares-elite'),
  ],
  engaged: [
    [],
    cards<ArmyCardKind>('orcs-troupe', 'orcs-troupe', 'orcs-elite'),
    cards<ArmyCardKind>('orcs-chef', 'orcs-troupe'),
    cards<ArmyCardKind>('orcs-elite'),
  ],
});

export const ORC_ARBITER: ArbiterSpec<Orc, Pictured> = {
  game: ORC,
  name: PROFILE.name,
  example: { state: EXAMPLE, move: { kind: 'send', seat: 2, cards: ['troll'] } },
  contradictions,
  pack,
  unpack,
  groups,
  form,
  seats: (state) => state.scores.map((_, seat) => seatName(seat)),
  say,
  moment,
  summary,
  seen: (state, _move, _isSound, eyes) => seenOf(state, eyes),
  touch,
  leads: leadsTo,
  readings: readingsIn(READINGS, withReadings),
  box: {
    of: ({ options }) => formatBox(options.values),
    with: async (state, text) => withValues(state, boxIn(text)),
  },
  odds: oddsFor,
};

/** For the page, once somebody acts. */
export const BENCH = benchOf(ORC_ARBITER);
