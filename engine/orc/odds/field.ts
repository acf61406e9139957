/** A battle as one player sees it, made ready for sums: what nobody saw, and what each opponent's backs may be. */
import { COPIES } from '../data/cards.ts';
import { readingsOf } from '../options.ts';
import type { BattleAsked } from '../situation.ts';
import { type ArmyCardKind, type CardId, RANKS } from '../types.ts';
import { giantWays } from './giants.ts';
import type { Field } from './joint.ts';
import { isBarred, mercenaryPicks, OTHERS, peoplePicks } from './picks.ts';

/** A commando strikes this opponent (index) and takes one of these backs (ORC-BAT-3). */
export interface Strike {
  readonly opponent: number;
  readonly back: 'people' | 'mercenaries';
}

/** Undefined where no deal fits what is said: giants that somebody would have to hold two of (ORC-GEA-1). */
export function fieldOf(battle: BattleAsked, strike?: Strike): Field | undefined {
  const { people, mine, seen } = battle;
  const readings = readingsOf(battle);
  const known: readonly CardId[] = [...mine, ...seen];
  const unseen = (card: ArmyCardKind) => COPIES[card] - known.filter((one) => one === card).length;
  const peopleDeck = RANKS.map((rank) => unseen(`${people}-${rank}`));
  const counts = OTHERS.map(unseen);
  const othersDeck = OTHERS.map((card, kind) => (isBarred(card, readings) ? 0 : (counts[kind] ?? 0)));
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  const giants = unseen('geant');
  const seats = battle.opponents.map((opponent, at) => {
    const struck = (back: Strike['back']) => strike?.opponent === at && strike.back === back;
    return {
      sent: opponent.mercenaries,
      kept: opponent.held - opponent.mercenaries,
      people: peoplePicks(battle, peopleDeck, opponent.people, struck('people')),
      mercenaries: mercenaryPicks(battle, othersDeck, giants, opponent.mercenaries, struck('mercenaries')),
    };
  });
  const field = { peopleDeck, othersDeck, unseen: { giants, others: sum(counts), barred: sum(counts) - sum(othersDeck) }, seats };
  return giantWays(field.unseen, seats).some((ways) => ways > 0) ? field : undefined;
}
