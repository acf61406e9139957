/** What the learner's last act in De l'Orc has cost him, or what it was worth: a shield, a desertion, the mercenaries of a battle. */
import type { CoachMoment } from '#components/lesson/coach.ts';
import { peopleOf } from '#engine/orc/data/cards.ts';
import { of } from '#engine/core/french.ts';
import { cardsInWords } from '#engine/orc/explain.ts';
import type { Orc } from '#engine/orc/game.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import { type Deal, dealtOf, pileOf, pilesOf } from '#engine/orc/rules/piles.ts';
import { strip } from '#engine/orc/rules/stripping.ts';
import type { ArmyCardKind, Battle, Passenger, Placed, View } from '#engine/orc/types.ts';
import { isArmy, seatName, valuesOf } from '../play/words.ts';
import { dealSeen } from './reading.ts';

const isShield = ({ kind }: Placed): boolean => kind === 'shield';

/** When it would have been the lowest; nothing where none could lie sooner. */
function sooner(deal: Deal, own: Placed, lowest: Placed): string {
  if (lowest.tick <= deal.start) return '';
  return lowest.tick === own.tick ? 'une carte plus tôt' : `avant la ${dealtOf({ ...deal, tick: lowest.tick })}e carte`;
}

/** A shield that takes nothing: what lies under it, and where or when it would have taken a pile, unless he was told to lay it there. Undefined of one that takes its pile. */
function shieldTold(view: View, own: Placed, isAdvised: boolean): string | undefined {
  const { placed } = view.seen;
  const deal = dealSeen(view);
  const lowest = placed.find((one) => isShield(one) && one.pile === own.pile);
  if (!lowest || lowest === own) return undefined;
  const isMine = lowest.seat === own.seat;
  const lost = `Bouclier perdu, pile ${own.pile + 1} : ${isMine ? 'le vôtre y était déjà' : `${seatName(lowest.seat)} était dessous`}.`;
  if (isAdvised) return lost;
  // There are always more piles than shields.
  const free = pilesOf(deal) - new Set(placed.filter(isShield).map(({ pile }) => pile)).size;
  const when = isMine ? '' : sooner(deal, own, lowest);
  const where = `sur l’une des ${free} piles sans bouclier`;
  return `${lost} Il aurait servi ${[when, where].filter(Boolean).join(', ou ')}.`;
}

/** What a desertion does as the pile lies: whom it drives out, or why nobody. */
function desertionTold(view: View, own: Placed): string {
  const deal = dealSeen(view);
  const pile = pileOf(deal, own.pile);
  const { owner, fates } = strip(pile, readingsOf(view.options));
  const mine = fates.findLast((fate) => fate.kind === 'desertion' && fate.seat === own.seat);
  const hit = mine?.kind === 'desertion' && mine.hits !== null ? fates[mine.hits] : undefined;
  const number = own.pile + 1;
  if (hit?.kind !== 'army') return `Désertion perdue, pile ${number} : aucune carte à chasser juste dessous.`;
  const whose = owner === null ? 'une pile encore sans bouclier' : owner === own.seat ? 'votre pile' : `la pile ${of(seatName(owner))}`;
  return `Désertion, pile ${number} : elle chasse ${cardsInWords([hit.card])} ${of(whose)}.`;
}

/**
 * What came of the mercenaries of a battle that is counted, and of a commando that struck there; nothing where there was neither. Facts, and no reproach: they may
 * have been advised.
 */
function battleTold(view: View, { people, armies, flying, forces, winners, commando }: Battle): string | undefined {
  const { seat } = view;
  const worth = (cards: readonly ArmyCardKind[], crew?: readonly Passenger[]): number =>
    forceOf({ people, cards, ...(crew && { flying: crew }) }, valuesOf(view), readingsOf(view.options)).value;
  const crew = flying?.seat === seat ? flying.cards : undefined;
  const army = armies[seat] ?? [];
  const hired = [...army.filter((card) => peopleOf(card) !== people), ...(crew ? (['machine-volante', ...crew] as const) : [])];
  const taken = commando?.target === seat ? view.lost.filter(isArmy) : [];
  if (hired.length + taken.length === 0) return undefined;
  const own = forces[seat] ?? 0;
  const others = forces.flatMap((force, one) => (one === seat || one === view.sorcier ? [] : [{ one, force }]));
  const [best] = others.toSorted((a, b) => b.force - a.force);
  if (!best) return undefined;
  const words = cardsInWords(hired);
  if (!winners.includes(seat)) {
    const lost = `Bataille perdue, ${own} contre ${best.force} à ${seatName(best.one)}`;
    const whole = worth([...army, ...taken], crew);
    if (commando && taken.length > 0) return `${lost} : ${whole} sans le commando ${of(seatName(commando.seat))}.`;
    return `${lost} : ${words} n’y ${hired.length > 1 ? 'ont' : 'a'} pas suffi.`;
  }
  if (hired.length === 0) return undefined;
  const alone = worth(army.filter((card) => peopleOf(card) === people));
  const won = winners.length > 1 ? 'Bataille partagée' : 'Bataille gagnée';
  if (alone > best.force) return `${won}, ${own} contre ${best.force} : sans ${words}, ${alone} auraient suffi.`;
  return `${won}, ${own} contre ${best.force} : sans ${words}, ${alone}${alone === best.force ? ' partout' : ' seulement'}.`;
}

/** Of what was laid in the deal, until so many cards have fallen. */
const FRESH = 9;

/** In the deal, of what he laid last, while it is fresh; between battles, of the one that was just counted. */
export function paid({ view, isAdvised = false }: CoachMoment<Orc>): string | undefined {
  const { phase, seen, seat, called, tick } = view;
  if (phase === 'recruit' || phase === 'champion') {
    const own = seen.placed.findLast((one) => one.seat === seat && tick - one.tick < FRESH);
    return own && (isShield(own) ? shieldTold(view, own, isAdvised) : desertionTold(view, own));
  }
  const last = phase === 'call' && called.length > 0 ? seen.battles.at(-1) : undefined;
  return last && battleTold(view, last);
}
