/** What the learner's last act in a skirmish has cost him: who fell, who must retreat, who now stands within reach, a shot that falls short. */
import type { CoachMoment } from '#components/lesson/coach.ts';
import { counted, plural, together, upperFirst } from '#engine/core/french.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { whoIn } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import { dangerIn } from '../skirmish/counsel.ts';

/** Those that are out, by any of the ways out. */
export const lostIn = (told: readonly Event[], seat: number): readonly string[] =>
  told.flatMap((event) => {
    const isLost = event.kind === 'fell' || event.kind === 'gave-up' || (event.kind === 'retreated' && event.fate === 'eliminated');
    return isLost && event.seat === seat ? [whoIn(event.who)] : [];
  });

type Fought = Extract<Event, { readonly kind: 'fought' }>;

function foughtTold({ result }: Fought, seat: number, after: readonly Event[]): string {
  const [yours, theirs] = [lostIn(after, seat), lostIn(after, 1 - seat)];
  if (yours.length > 0) return `Attaque manquée : vous y perdez ${together(yours)}.`;
  if (theirs.length > 0) return `Attaque réussie : ${together(theirs)} ${plural(theirs.length, 'éliminé', 'éliminés')}.`;
  if (result === '-') return 'Attaque sans effet.';
  return result.startsWith('A') ? 'Attaque manquée : vos attaquants reculent.' : 'Attaque à demi réussie : il recule, sans tomber.';
}

/** Who has just come within reach of more than he can bear. */
function marchTold(view: View, id: string): string | undefined {
  const danger = view.position.counters.some((one) => one.id === id) ? dangerIn(view, id) : undefined;
  if (!danger) return undefined;
  const { who, enemies, force, defence } = danger;
  return `${upperFirst(whoIn(who))} s’est exposé : ${counted(enemies.length, 'pion d’en face peut', 'pions d’en face peuvent')} venir sur lui, ${force} contre ${defence}.`;
}

const ACTS: readonly Event['kind'][] = ['turn', 'marched', 'shot', 'vision', 'fought'];

/** Nothing of his marches: who leads an army as he is told has heard before what each of them risks. */
export const paidInFights = (moment: CoachMoment<Lords>): string | undefined =>
  moment.since((event) => ACTS.includes(event.kind))[0]?.kind === 'marched' ? undefined : paid(moment);

/** On his own turn, until he acts again. */
export function paid({ view, seat, isAdvised, since }: CoachMoment<Lords>): string | undefined {
  if (view.turn !== seat || view.phase === 'over') return undefined;
  const [act, ...after] = since((event) => ACTS.includes(event.kind));
  if (!act || !('seat' in act) || act.seat !== seat) return undefined;
  switch (act.kind) {
    case 'marched':
      return act.against || isAdvised ? undefined : marchTold(view, act.who.id);
    case 'shot':
      return act.hits < act.needed
        ? `Tir manqué : ${act.hits} sur les ${act.needed} qu’il fallait ; qui a tiré n’attaquera pas de ce coup.`
        : undefined;
    case 'fought':
      return foughtTold(act, seat, after);
    default:
      return undefined;
  }
}
