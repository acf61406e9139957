/** What the others' turns did to a seat since its own: said when it is asked again, for at the fastest pace nothing of it is seen. */
import { counted, plural, together } from '#engine/core/french.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import { seatOf } from '#engine/zargos-lords/game/table.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import { doubtTold, gainTold } from './pacts.ts';

/** What happened after the turn of a seat before the one under way, in the turns of the others. */
function sinceOwn(events: readonly Event[], seat: number): readonly Event[] {
  const now = events.findLastIndex((event) => event.kind === 'turn' && event.seat === seat);
  const before = events.slice(0, Math.max(0, now)).findLastIndex((event) => event.kind === 'turn' && event.seat === seat);
  const others = events.findIndex((event, at) => at > before && event.kind === 'turn' && event.seat !== seat);
  return others < 0 || others > now ? [] : events.slice(others, now);
}

/** Places that are named. */
const MOST = 4;

/** « Depuis votre coup, vous avez perdu 6 pions (4 en D24, 1 en E5, 1 en F7) et la ville D24. »; nothing where nothing was lost. */
export function lossesTold(events: readonly Event[], view: View, seat: number): string {
  const past = sinceOwn(events, seat);
  const lost = past.flatMap((event) => {
    if (
      event.kind !== 'fell' &&
      event.kind !== 'gave-up' &&
      event.kind !== 'executed' &&
      !(event.kind === 'retreated' && event.fate === 'eliminated')
    )
      return [];
    // Of a pair it is the escort that falls (LOR-ESC-4).
    const { kind, escort = kind, at } = event.who;
    return seatOf(view, event.kind === 'fell' ? escort : kind) === seat ? [nameOf(at)] : [];
  });
  const taken = past.flatMap((event) => (event.kind === 'entered' && event.taken === view.peoples[seat] ? [nameOf(event.who.at)] : []));
  const places = [...Map.groupBy(lost, (at) => at)].map(([at, all]) => [at, all.length] as const).toSorted((a, b) => b[1] - a[1]);
  const elsewhere = places.slice(MOST).reduce((sum, [, count]) => sum + count, 0);
  const named = [...places.slice(0, MOST).map(([at, count]) => `${count} en ${at}`), ...(elsewhere > 0 ? [`${elsewhere} ailleurs`] : [])];
  const told = [
    ...(lost.length > 0 ? [`${counted(lost.length, 'pion')} (${named.join(', ')})`] : []),
    ...(taken.length > 0 ? [`${plural(taken.length, 'votre ville', 'vos villes')} ${together(taken)}`] : []),
  ];
  return told.length > 0 ? `Depuis votre coup, vous avez perdu ${together(told)}.` : '';
}

/** As things were before some events: those who have sided with a seat since are no friends yet. */
function withoutFriends(view: View, seat: number, since: readonly Event[]): View {
  const friends = since.flatMap((event) => (event.kind === 'answered' && event.with === seat && event.accepts ? [event.seat] : []));
  const made = friends.map((friend) => [view.peoples[seat], view.peoples[friend]]);
  const allies = view.position.allies.filter((pair) => !made.some((both) => pair.every((one) => both.includes(one))));
  return { ...view, position: { ...view.position, allies } };
}

/** « Les Chevaliers refusent votre alliance : l’un des deux a déjà un allié. »: what was answered to what a seat offered this turn; of captains, why. */
export function answersTold(events: readonly Event[], view: View, seat: number, captains: readonly number[] = []): readonly string[] {
  const now = events.slice(
    Math.max(
      0,
      events.findLastIndex(({ kind }) => kind === 'turn'),
    ),
  );
  return now.flatMap((event, at) => {
    if (event.kind !== 'answered' || event.with !== seat) return [];
    const offered = now.slice(0, at).findLast((one) => one.kind === 'offered');
    const before = withoutFriends(view, seat, now.slice(at));
    const isSaid = offered && captains.includes(event.seat);
    const why =
      isSaid && (event.accepts ? gainTold(before, event.seat, offered.pledges) : doubtTold(before, event.seat, seat, offered.pledges));
    const act = event.accepts ? 'acceptent' : 'refusent';
    return [`Les ${seatName(view, event.seat)} ${act} votre alliance${why ? ` : ${why}` : ''}.`];
  });
}
