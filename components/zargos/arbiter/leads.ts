/**
 * What a legal move of Zargos leads to: what is sure told by the engine's events; the end of a fight, of demons, of a Vent de Folie by exact chances; what lies
 * in the order of a pile said to be unknown.
 */
import type { Lead } from '#components/arbiter/spec.ts';
import { isHeavy } from '#components/zargos/combat/heavy.ts';
import type { Seat } from '#engine/core/events.ts';
import type { LogLine } from '#engine/core/game.ts';
import type { Event, EventOf } from '#engine/zargos/game/events.ts';
import { foreseen } from '#engine/zargos/game/foreseen.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import type { RuleId } from '#engine/zargos/ids.ts';
import { normal } from '#engine/zargos/normal.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { folie } from '#engine/zargos/odds/folie.ts';
import { fightChance } from './fights.ts';
import { moment } from './words.ts';

type Line = LogLine<RuleId>;

const because = (text: string, ...rules: readonly RuleId[]): Line => ({ text, rules });

const THROWS: readonly EventOf<'fight'>['what']['kind'][] = ['shot', 'throw', 'demons', 'reroll'];

/** What follows from dice, or from cards in the order in which they lie. */
export function isChance(event: Event): boolean {
  switch (event.kind) {
    case 'fight':
      return THROWS.includes(event.what.kind);
    case 'order':
      return event.rolls.length > 0;
    case 'received':
      return event.why !== 'exchange' && event.count > 0;
    case 'folly':
    case 'ranked':
    case 'dealt':
    case 'drew':
    case 'withdrawn':
    case 'pile-empty':
      return true;
    default:
      return false;
  }
}

/** Losses to a Vent de Folie, all provinces together. */
function folieLine(state: State, events: readonly Event[]): Line {
  const { places } = tablesFor(state.options);
  const pawns = events.flatMap((event) => (event.kind === 'folly' ? [state.pawns[places.get(event.at) ?? -1] ?? 0] : []));
  return because(`Un dé par province. ${folie(pawns).sentence}`, 'ZAR-FOLIE');
}

/** Why nothing more is told from this event on. */
function unknownAt(event: Event, state: State, events: readonly Event[]): Line {
  switch (event.kind) {
    case 'fight':
      return because('La suite dépend des dés du combat, que rien ne tire ici.', 'ZAR-COM-3');
    case 'folly':
      return folieLine(state, events);
    case 'order':
      return because('Puis des égalités se départagent au dé : la suite en dépend.', 'ZAR-ORD-1');
    case 'received':
    case 'withdrawn':
    case 'pile-empty':
      return because('Puis des cartes de magie se tirent, et la pile est mélangée.', 'ZAR-MAG-1');
    default:
      return because('La suite dépend du hasard, que rien ne tire ici.');
  }
}

const told = (events: readonly Event[], state: State, eyes: Seat | undefined): readonly Line[] =>
  ZARGOS.explain(events, state, eyes ?? 'public', true);

export function leadsTo(state: State, move: Move, eyes: Seat | undefined): Lead<Zargos> {
  const { state: after, events } = ZARGOS.play(state, move);
  const cut = events.findIndex(isChance);
  const event = events[cut];
  if (!event) {
    const lines = told(events, after, eyes);
    const next = normal(after);
    return { lines: lines.length > 0 ? lines : [because(moment(next))], next };
  }
  const lines = told(events.slice(0, cut), after, eyes);
  const fight = event.kind === 'fight' ? foreseen(state, move, false) : undefined;
  if (!fight?.isLast) return { lines, unknown: unknownAt(event, state, events) };
  if (fight.situations.some(isHeavy)) {
    return { lines, unknown: because('Les dés décident ; les chances exactes de ce combat se comptent à part.', 'ZAR-COM-3') };
  }
  const odds = fight.situations.map(oddsOf);
  const chance = fightChance(state, fight, odds);
  // Arrows that have fallen are counted as under an Éclipse, which is not to be told where there is none.
  const isDark = state.effects.some(({ card }) => card === 'eclipse');
  const reasons = (odds[0]?.reasons ?? []).flatMap(({ rule, text }) => (rule === 'ZAR-ECLIPSE' && !isDark ? [] : because(text, rule)));
  return { lines: [...lines, ...reasons], ...(chance && { chance }) };
}
