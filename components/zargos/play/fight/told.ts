/** A fight of the game told by beats, out of its events: the shot, each round, who stands. The same beats as a fight of the calculator. */

import type { Beat, Thrown } from '#components/zargos/combat/throws/beats.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import type { Event, EventOf } from '#engine/zargos/game/events.ts';
import { situationFor } from '#engine/zargos/game/situation.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Seat, View } from '#engine/zargos/game/types.ts';
import type { Side } from '#engine/zargos/rules/combat.ts';
import type { FightEvent } from '#engine/zargos/rules/fight.ts';

export const isOpened = (event: Event): event is EventOf<'opened'> => event.kind === 'opened';

/** The steps of a fight that are seen one after another; a throw that is kept and the end show nothing new. */
const SEEN: readonly FightEvent['kind'][] = ['shot', 'throw', 'reroll', 'hit', 'losses', 'demons'];

/** What is seen as a piece: such a step, or the die of a province under a Vent de Folie. */
export const isSeen = (event: Event): boolean => event.kind === 'folly' || (event.kind === 'fight' && SEEN.includes(event.what.kind));

/** A fight from its opening on. */
export interface Told {
  readonly opened: EventOf<'opened'>;
  readonly situation: Situation;
  readonly beats: readonly Beat[];
  /** Who holds the province, once it is told. */
  readonly held: EventOf<'held'> | undefined;
  /** Vents de Guerre played in it. */
  readonly winds: readonly Seat[];
}

type Pawns = Readonly<Record<Side, number>>;

/** The beats after one event more; `pawns`: those that stand before it. */
function withEvent(beats: readonly Beat[], what: FightEvent, pawns: Pawns): readonly Beat[] {
  const last = beats.at(-1);
  const newBeat = (round: number, thrown: Thrown): Beat => ({
    round,
    before: pawns,
    after: pawns,
    throws: [thrown],
    lines: [],
    going: true,
  });
  const changed = (change: Partial<Beat>): readonly Beat[] => (last ? [...beats.slice(0, -1), { ...last, ...change }] : beats);
  switch (what.kind) {
    case 'shot':
      return [...beats, newBeat(0, { side: 'defender', faces: what.faces })];
    case 'demons': {
      const beat = newBeat(1, { side: 'defender', faces: what.faces });
      return [...beats, { ...beat, after: { ...pawns, attacker: what.attacker.left }, going: false }];
    }
    case 'throw': {
      const thrown = { side: what.side, faces: what.faces };
      if (last?.round !== what.round) return [...beats, newBeat(what.round, thrown)];
      return changed({ throws: [...last.throws, thrown] });
    }
    case 'reroll': {
      const thrown = last?.throws.at(-1);
      if (!last || !thrown) return beats;
      const faces = thrown.faces.map((face, die) => (die === what.die ? what.face : face));
      return changed({ throws: [...last.throws.slice(0, -1), { ...thrown, faces, again: { die: what.die, old: what.old } }] });
    }
    case 'hit':
      return changed({ after: { ...pawns, attacker: what.attacker.left }, going: false });
    case 'losses':
      return changed({ after: { attacker: what.attacker.left, defender: what.defender.left }, going: false });
    case 'kept':
    case 'end':
      return beats;
  }
}

/** What `events`, which begin with the opening, tell of the fight; undefined for anything else, or an empty province. */
export function toldOf(view: Pick<View, 'options' | 'effects'>, events: readonly Event[]): Told | undefined {
  const [opened, ...then] = events;
  if (!opened || !isOpened(opened) || opened.defender === 'nobody') return undefined;
  const at = tablesFor(view.options).places.get(opened.at) ?? 0;
  let pawns: Pawns = { attacker: opened.pawns, defender: opened.defenders };
  let beats: readonly Beat[] = [];
  let held: Told['held'];
  const winds: Seat[] = [];
  for (const event of then) {
    if (event.kind === 'called') pawns = { ...pawns, defender: pawns.defender + event.pawns };
    if (event.kind === 'held' && event.at === opened.at) held = event;
    if (event.kind === 'card' && event.card === 'vent-de-guerre') winds.push(event.seat);
    if (event.kind !== 'fight') continue;
    beats = withEvent(beats, event.what, pawns);
    pawns = beats.at(-1)?.after ?? pawns;
  }
  const situation = situationFor(view, {
    at,
    people: opened.people,
    defender: opened.defender,
    groups: [],
    called: null,
    engaged: { attacker: opened.pawns, defender: Math.max(1, opened.defenders) },
    winds: { attacker: false, defender: false },
  });
  return { opened, situation, beats, held, winds };
}

/** The events up to the `count`-th step that is seen, what shows nothing new included. */
export function upTo(events: readonly Event[], count: number): readonly Event[] {
  let seen = 0;
  for (const [at, event] of events.entries()) {
    if (!isSeen(event)) continue;
    seen += 1;
    if (seen > count) return events.slice(0, at);
  }
  return events;
}
