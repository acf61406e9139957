/** Why a captain sides with somebody or not, leaves him, and what he does with hostages: in factors of combat, as he reckons. */
import { counted, together, upperFirst } from '#engine/core/french.ts';
import { heldFrom, monthsOfPledge, priceOf } from '#engine/zargos-lords/game/bot/war/hostages.ts';
import { balanceOf, betrayalGain, betrayalOf, doubtOf, isOver } from '#engine/zargos-lords/game/bot/war/pacts.ts';
import { CITY_WORTH } from '#engine/zargos-lords/game/bot/war/sieges.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import { partnersOf } from '#engine/zargos-lords/game/pacts.ts';
import { isFriend, kindOf, scoresOf, seatOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, MoveOf, Pledge, View } from '#engine/zargos-lords/game/types.ts';
import { PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';

/** « vous les avez trahis au mois 5, et ils n’y croiront pas avant le mois 11 »; of who left others, « vous avez trahi au mois 5, et sans otage ils n’y croiront pas avant le mois 11 » */
function betrayalTold(view: View, seat: number, other: number, isOfOthers = false): string {
  const { month, until } = betrayalOf(view, seat, other) ?? { month: 0, until: 0 };
  const whom = isOfOthers ? '' : seat === view.seat ? 'vous ' : 'les ';
  const by = other === view.seat ? `vous ${whom}avez` : `les ${seatName(view, other)} ${whom}ont`;
  const then = seat === view.seat ? 'on ne s’y fie pas' : 'ils n’y croiront pas';
  return `${by} ${isOfOthers ? 'trahi' : 'trahis'} au mois ${month}, et ${isOfOthers ? 'sans otage ' : ''}${then} avant le mois ${until}`;
}

/** « vous êtes déjà alliés aux Moines », « les Ailés sont déjà alliés aux Dragons »: of the two, who reads first. */
function boundTold(view: View, ...both: readonly [number, number]): string {
  const alliesOf = (one: number): readonly number[] =>
    view.peoples.flatMap((people, other) => (other !== one && isFriend(view, one, people) ? [other] : []));
  const bound = both.toSorted((a, b) => Number(b === view.seat) - Number(a === view.seat)).find((one) => alliesOf(one).length > 0);
  if (bound === undefined) return '';
  const who = bound === view.seat ? 'vous êtes' : `les ${seatName(view, bound)} sont`;
  return `${who} déjà alliés ${together(alliesOf(bound).map((one) => `aux ${seatName(view, one)}`))}`;
}

/** « les otages ne se valent pas : 8 donnés contre 2 reçus »: why the captain of a seat does not want this alliance; undefined where he does. */
export function doubtTold(view: View, seat: number, other: number, pledges: readonly Pledge[]): string | undefined {
  const { given, taken } = balanceOf(view, seat, pledges);
  const [own = 0, theirs = 0] = [seat, other].map((one) => scoresOf(view)[one]);
  switch (doubtOf(view, seat, other, pledges)) {
    case 'late':
      return 'si près de la fin, nul ne se fie à personne';
    case 'few':
      return 'il ne reste personne d’autre à combattre';
    case 'betrayed':
      return betrayalTold(view, seat, other);
    case 'turncoat':
      return betrayalTold(view, seat, other, true);
    case 'leader':
      return `les ${seatName(view, own > theirs ? seat : other)} mènent seuls`;
    case 'ahead':
      return `les ${seatName(view, own > theirs ? seat : other)} ont au moins deux villes de plus`;
    case 'bound':
      return boundTold(view, seat, other);
    case 'foot':
      return 'un Fantassin n’a pas d’escorte, et ne se livre donc pas en otage';
    case 'dear':
      return `donner en otage ${given} facteurs de combat, c’est plus que n’en vaut une ville (${CITY_WORTH})`;
    case 'uneven':
      return `les otages ne se valent pas, ${given} facteurs de combat donnés contre ${taken} reçus`;
    case 'slow':
      return 'les otages n’arriveraient pas à temps';
    case undefined:
      return undefined;
  }
}

/** « vous y gagnez tous deux, pour 8 facteurs de combat donnés en otage et 10 reçus »: why a captain accepts, counted from the side of a seat. */
export function gainTold(view: View, seat: number, pledges: readonly Pledge[]): string {
  const { given, taken } = balanceOf(view, seat, pledges);
  return `vous y gagnez tous deux${pledges.length > 0 ? `, pour ${given} facteurs de combat donnés en otage et ${taken} reçus` : ''}`;
}

/** What hostages that go both ways come to. */
function evenTold(view: View, seat: number, pledges: readonly Pledge[]): string {
  if (pledges.length === 0) return '';
  const { given, taken } = balanceOf(view, seat, pledges);
  const walk = (own: boolean): number =>
    Math.max(0, ...pledges.flatMap((one) => ((one.from === seat) === own ? (monthsOfPledge(view, one) ?? []) : [])));
  const walks = [walk(true), walk(false)].map((months) => counted(months, 'mois', 'mois'));
  const roads =
    walks[0] === walks[1] ? `Le chemin est de ${walks[0]}.` : `Le chemin des vôtres est de ${walks[0]}, des leurs de ${walks[1]}.`;
  return ` Leurs otages vous répondent d’eux : ${given} facteurs de combat donnés, ${taken} reçus. ${roads}`;
}

/** Whether an alliance may be made that these captains would not refuse, or one is to be left: else it is in vain to ask. */
export const isWorthAsking = (view: View, legal: readonly Move[], captains: readonly number[]): boolean =>
  legal.some(
    (move) =>
      (move.kind === 'offer' && (!captains.includes(move.to) || doubtOf(view, move.to, move.seat, move.pledges) === undefined)) ||
      (move.kind === 'break' && isOver(view, move.seat, move.with)),
  );

/** Why one of the two would not want it; undefined where both do. */
export const offerDoubt = (view: View, { seat, to, pledges }: MoveOf<'offer'>): string | undefined =>
  doubtTold(view, seat, to, pledges) ?? doubtTold(view, to, seat, pledges);

function offerReason(view: View, offer: MoveOf<'offer'>): string {
  const { seat, pledges } = offer;
  const doubt = offerDoubt(view, offer);
  return doubt
    ? `${upperFirst(doubt)}.`
    : `Aucun des deux ne mène seul, et il reste un autre peuple à combattre.${evenTold(view, seat, pledges)}`;
}

/** « Les Dragons : vous les avez trahis au mois 5… Les Ailés : ils sont déjà alliés aux Dragons. »: why nobody is offered an alliance, of each who could be; what holds for all, once. */
export function silenceReason(view: View, seat: number): string {
  const partners = partnersOf(view, seat);
  const doubts = Map.groupBy(partners, (to) => doubtTold(view, seat, to, []) ?? doubtTold(view, to, seat, []) ?? '');
  doubts.delete('');
  const isOne = doubts.size === 1 && partners.length > 1;
  const named = (those: readonly number[]): string => upperFirst(together(those.map((to) => `les ${seatName(view, to)}`)));
  /** Who was just named is not named again. */
  const pronounced = (doubt: string, those: readonly number[]): string =>
    those.reduce((text, to) => text.replace(new RegExp(`^les ${seatName(view, to)} `), 'ils '), doubt);
  return [...doubts]
    .map(([doubt, those]) => (isOne ? `${upperFirst(doubt)}.` : `${named(those)} : ${pronounced(doubt, those)}.`))
    .join(' ');
}

function answerReason(view: View, { seat }: MoveOf<'answer'>): string {
  const pledges = view.offer?.pledges ?? [];
  const doubt = doubtTold(view, seat, view.turn, pledges);
  return doubt ? `${upperFirst(doubt)}.` : `Vous y gagnez tous deux.${evenTold(view, seat, pledges)}`;
}

function breakReason(view: View, { seat, with: other }: MoveOf<'break'>): string {
  const doubt = doubtOf(view, seat, other, []);
  const over = doubt === 'late' ? 'La fin approche' : doubt === 'few' ? 'Il ne reste qu’eux' : 'Ils mènent de deux villes';
  const why = `${over} : on ne gagne plus à deux.`;
  const stake = heldFrom(view, seat, other);
  if (stake === 0) return why;
  return `${why} Ils peuvent éliminer vos otages (${stake} facteurs de combat) ; les trahir promet ${Math.round(betrayalGain(view, seat, other))}.`;
}

function keptReason(view: View, { seat, id }: MoveOf<'execute' | 'free'>, isFreed: boolean): string {
  const kind = kindOf(view, id);
  if (!kind) return '';
  const force = priceOf(view, [kind]);
  if (!isFreed) return `C’est un ennemi de moins, qui vaut ${force}.`;
  if (seatOf(view, kind) === seat) return `C’est un des vôtres qui revient, et il vaut ${force}.`;
  return isFriend(view, seat, PEOPLE_OF[kind]) ? 'L’alliance finit bien : rendu, il fera rendre les vôtres.' : 'Il est libre.';
}

/** Why a move about allies or hostages is advised. */
export function pactReason(view: View, move: MoveOf<'offer' | 'answer' | 'break' | 'execute' | 'free'>): string {
  switch (move.kind) {
    case 'offer':
      return offerReason(view, move);
    case 'answer':
      return answerReason(view, move);
    case 'break':
      return breakReason(view, move);
    case 'execute':
    case 'free':
      return keptReason(view, move, move.kind === 'free');
  }
}
