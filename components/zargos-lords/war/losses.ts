/** What the others' turns did to a seat since its own: said when it is asked again, for at the fastest pace nothing of it is seen. */
import { counted, plural, together, upperFirst } from '#engine/core/french.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import type { Event, Who } from '#engine/zargos-lords/game/events.ts';
import { eachIn, seatName, troops } from '#engine/zargos-lords/game/explain.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { isFriend, ownOf, scoresOf, seatOf } from '#engine/zargos-lords/game/table.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import { doubtTold, gainTold } from './pacts/pacts.ts';
import type { Kind } from '#engine/zargos-lords/types.ts';

/** What happened after the turn of a seat before the one under way, in the turns of the others. */
function sinceOwn(events: readonly Event[], seat: number): readonly Event[] {
  const now = events.findLastIndex((event) => event.kind === 'turn' && event.seat === seat);
  const before = events.slice(0, Math.max(0, now)).findLastIndex((event) => event.kind === 'turn' && event.seat === seat);
  const others = events.findIndex((event, at) => at > before && event.kind === 'turn' && event.seat !== seat);
  return others < 0 || others > now ? [] : events.slice(others, now);
}

type Lost = Extract<Event, { readonly kind: 'fell' | 'gave-up' | 'executed' | 'retreated' }>;
const isLoss = (event: Event): event is Lost =>
  event.kind === 'fell' ||
  event.kind === 'gave-up' ||
  event.kind === 'executed' ||
  (event.kind === 'retreated' && event.fate === 'eliminated');

/** Who is lost by an event: of a pair it is the escort that falls (LOR-ESC-4). */
function lostBy(event: Event): (Pick<Who, 'at'> & { readonly kind: Kind }) | undefined {
  if (!isLoss(event)) return undefined;
  const { kind, escort = kind, at } = event.who;
  return { kind: escort, at };
}

/** Whether this one's escort fell in these events. */
export const hasLostEscort = (events: readonly Event[], id: string): boolean =>
  events.some((event) => isLoss(event) && event.who.id === id && event.who.escort !== undefined);

/** « les Moines perdent 3 pions et leur ville (K5) »: of all but `seat`. */
function struckTold(events: readonly Event[], view: View, seat: number): readonly string[] {
  const lost = Map.groupBy(
    events.flatMap((event) => lostBy(event) ?? []),
    ({ kind }) => seatOf(view, kind),
  );
  return view.peoples.flatMap((people, other) => {
    const count = lost.get(other)?.length ?? 0;
    const taken = events.flatMap((event) => (event.kind === 'entered' && event.taken === people ? [nameOf(event.who.at)] : []));
    const what = [
      ...(count > 0 ? [counted(count, 'pion')] : []),
      ...(taken.length > 0 ? [`${plural(taken.length, 'leur ville', 'leurs villes')} (${together(taken)})`] : []),
    ];
    return what.length > 0 && other !== seat ? [`les ${seatName(view, other)} perdent ${together(what)}`] : [];
  });
}

/** « Les Chevaliers : 21 pions déplacés ; les Moines perdent 3 pions et leur ville (K5). »: the turn of one of several others, in a line; of what strikes `seat`, its cards and its losses tell. */
export function turnTold(events: readonly Event[], view: View, actor: number, seat: number): string {
  const marches = events.filter((event) => event.kind === 'marched' && event.seat === actor).length;
  const struck = struckTold(events, view, seat);
  const told = [...(marches > 0 ? [counted(marches, 'pion déplacé', 'pions déplacés')] : []), ...struck];
  return told.length > 0 ? `Les ${seatName(view, actor)} : ${told.join(' ; ')}.` : '';
}

/** Whoever else sides with somebody, or leaves him. */
function sidesTold(events: readonly Event[], view: View, seat: number): readonly string[] {
  return events.flatMap((event) => {
    if ((event.kind !== 'broke' && event.kind !== 'answered') || event.seat === seat || event.with === seat) return [];
    const both = `les ${seatName(view, event.with)} et les ${seatName(view, event.seat)}`;
    if (event.kind === 'broke') return [`${both} ne sont plus alliés`];
    return event.accepts ? [`${both} s’allient`] : [];
  });
}

/** « Les Ailés et les Chevaliers ne sont plus alliés ; les Ailés perdent 7 pions. »: what the others did among themselves since one's own turn; nothing where nothing was. */
export function othersTold(events: readonly Event[], view: View, seat: number): string {
  const past = sinceOwn(events, seat);
  const told = [...sidesTold(past, view, seat), ...struckTold(past, view, seat)];
  return told.length > 0 ? `${upperFirst(told.join(' ; '))}.` : '';
}

/** Times as many counters in the open as one has, against which nothing is won by force. */
const CRUSHED = 3;

/** « Les Moines ont 19 pions dehors, vous 2. … »: of a war that is as good as lost, and how one comes back; nothing where it is not. */
export function crushedTold(view: View, seat: number): string {
  if (SCENARIOS[view.options.scenario].wins !== 'cities' || view.options.scenario === 'siege') return '';
  const out = (one: number): number => ownOf(view, one).length;
  const scores = scoresOf(view);
  const foes = view.peoples.flatMap((people, one) => (one === seat || isFriend(view, seat, people) ? [] : [one]));
  const [strongest] = foes.toSorted((a, b) => out(b) - out(a));
  const isCrushed =
    strongest !== undefined && out(strongest) >= CRUSHED * Math.max(1, out(seat)) && (scores[strongest] ?? 0) >= (scores[seat] ?? 0);
  return isCrushed
    ? `Les ${seatName(view, strongest)} ont ${counted(out(strongest), 'pion')} dehors, vous ${out(seat)}. On revient en gardant ses villes, et en prenant celles que personne ne garde ; ou un capitaine finit à votre place.`
    : '';
}

/** Those who are told one by one; of more, how many of each kind. */
const MOST = 4;

/** « Depuis votre coup, vous avez perdu le Chevalier (D24), le Sorcier (E5) et votre ville D24. », « 6 pions (4 Chevaliers et 2 Sorciers) »; nothing where nothing was lost. */
export function lossesTold(events: readonly Event[], view: View, seat: number): string {
  const past = sinceOwn(events, seat);
  const lost = past.flatMap((event) => {
    const who = lostBy(event);
    return who && seatOf(view, who.kind) === seat ? [who] : [];
  });
  const taken = past.flatMap((event) => (event.kind === 'entered' && event.taken === view.peoples[seat] ? [nameOf(event.who.at)] : []));
  const told = [
    ...(lost.length > MOST
      ? [`${counted(lost.length, 'pion')} (${troops(lost.map(({ kind }) => kind))})`]
      : eachIn(lost.map((who) => ({ id: '', ...who })))),
    ...(taken.length > 0 ? [`${plural(taken.length, 'votre ville', 'vos villes')} ${together(taken)}`] : []),
  ];
  return told.length > 0
    ? `${view.month === 1 ? 'Avant votre premier coup' : 'Depuis votre coup'}, vous avez perdu ${together(told)}.`
    : '';
}

/** As things were before some events: those who have sided with a seat since are no friends yet. */
function withoutFriends(view: View, seat: number, since: readonly Event[]): View {
  const friends = since.flatMap((event) => (event.kind === 'answered' && event.with === seat && event.accepts ? [event.seat] : []));
  const made = friends.map((friend) => [view.peoples[seat], view.peoples[friend]]);
  const allies = view.position.allies.filter((pair) => !made.some((both) => pair.every((one) => both.includes(one))));
  return { ...view, position: { ...view.position, allies } };
}

/** « Les Chevaliers refusent votre alliance : ils sont déjà alliés aux Moines. »: what was answered to what a seat offered this turn, of captains why, and what it broke. */
export function answersTold(events: readonly Event[], view: View, seat: number, captains: readonly number[] = []): readonly string[] {
  const now = events.slice(
    Math.max(
      0,
      events.findLastIndex(({ kind }) => kind === 'turn'),
    ),
  );
  return now.flatMap((event, at) => {
    if (event.kind === 'broke' && event.seat === seat) return [`Votre alliance avec les ${seatName(view, event.with)} est rompue.`];
    if (event.kind !== 'answered' || event.with !== seat) return [];
    const offered = now.slice(0, at).findLast((one) => one.kind === 'offered');
    const before = withoutFriends(view, seat, now.slice(at));
    const isSaid = offered && captains.includes(event.seat);
    const why = isSaid && (event.accepts ? gainTold(before, seat, offered.pledges) : doubtTold(before, event.seat, seat, offered.pledges));
    const act = event.accepts ? 'acceptent' : 'refusent';
    return [`Les ${seatName(view, event.seat)} ${act} votre alliance${why ? ` : ${why}` : ''}.`];
  });
}
