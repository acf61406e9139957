/** What the learner's last act in Gran has cost him: an amulet, a turn, the ring, a step that leads nowhere. */
import type { CoachMoment } from '#components/lesson/coach.ts';
import { counted } from '#engine/core/french.ts';
import { nameOf } from '#engine/gran/board/tables.ts';
import type { Event } from '#engine/gran/events.ts';
import { seatName } from '#engine/gran/explain.ts';
import type { Gran } from '#engine/gran/game.ts';
import { isBearer, pieceOf, ringPoint } from '#engine/gran/rules/pieces.ts';
import { wayTo } from '#engine/gran/rules/reach.ts';
import { colorOf, tablesFor } from '#engine/gran/rules/table.ts';
import type { PointId, Seat, View } from '#engine/gran/types.ts';

/** Points to the ring round the stones, past dragons or not; undefined where no way leads. */
export function pointsTo(
  { options, position }: View,
  from: PointId,
  dragonless: boolean,
  stones: readonly PointId[] = position.stones,
): number | undefined {
  const way = wayTo(tablesFor(options), stones, from, ringPoint(position), dragonless);
  return way && way.length - 1;
}

/** « une amulette : il vous en reste 2 » */
const amuletGone = (left: number): string => `une amulette : ${left > 0 ? `il vous en reste ${left}` : 'vous n’en avez plus'}`;

type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

function beatenTold({ amulets, collar, ring }: EventOf<'beaten'>): string {
  const turn = collar ? 'votre prochain tour passe à retirer le carcan' : '';
  const more = [turn, ring ? 'l’anneau vous échappe' : ''].filter(Boolean);
  return `Votre duel perdu vous a coûté ${[amuletGone(amulets), ...more].join(' ; ')}.`;
}

/** A walk without more that came no nearer to the ring, as far as the board is still the same. */
function walkTold(view: View, { seat, from, path }: EventOf<'walked'>, after: readonly Event[]): string | undefined {
  const isOther = after.some(({ kind }) => ['laid', 'moved', 'took-ring', 'deposited', 'attacked', 'card'].includes(kind));
  if (isOther || isBearer(view.position, colorOf(view.options, seat))) return undefined;
  const to = path.at(-1) ?? from;
  const [before, now] = [pointsTo(view, from, false), pointsTo(view, to, false)];
  if (before === undefined || now === undefined || before - now >= path.length) return undefined;
  if (before > now) return `De ces deux points, un seul vous a rapproché : l’anneau est à ${counted(now, 'point')}.`;
  const vain = path.length > 1 ? 'Ces deux points ne vous rapprochent pas' : 'Ce point ne vous rapproche pas';
  return `${vain} : l’anneau était à ${counted(before, 'point')}, il est à ${now}.`;
}

/** « Bleu a mis la pierre d’« Exil 2 » sur « Elgad 9 » : l’anneau est à 11 points de vous, contre 9 avant. »: why what was so many turns away is farther now. */
function stonesTold(view: View, seat: Seat, after: readonly Event[]): string | undefined {
  const { options, position } = view;
  const { at, color } = pieceOf(position, colorOf(options, seat));
  if (isBearer(position, color)) return undefined;
  const quoted = (id: PointId): string => `« ${nameOf(tablesFor(options), id)} »`;
  let { stones } = position;
  for (const event of after.toReversed()) {
    if (event.kind !== 'laid' && event.kind !== 'moved') continue;
    const before = [...stones.filter((one) => one !== event.at), ...(event.kind === 'moved' ? [event.from] : [])];
    const whose = event.seat === seat ? 'Vous avez' : `${seatName(options, event.seat)} a`;
    const what = event.kind === 'moved' ? `déplacé la pierre de ${quoted(event.from)} sur` : 'posé une pierre sur';
    for (const dragonless of [false, true]) {
      const [was, is] = [before, stones].map((one) => pointsTo(view, at, dragonless, one));
      if (was === undefined || (is !== undefined && is <= was)) continue;
      const far = is === undefined ? 'plus de route vers l’anneau' : `l’anneau est à ${counted(is, 'point')} de vous, contre ${was} avant`;
      return `${whose} ${what} ${quoted(event.at)} : ${far}${dragonless ? ', sans dragon' : ''}.`;
    }
    stones = before;
  }
  return undefined;
}

/** Until he walks again, or has served the turn that a dragon cost him. */
export function paid({ view, seat, legal, since, isAdvised }: CoachMoment<Gran>): string | undefined {
  const all = since((event) => event.kind === 'walked' && event.seat === seat && !event.bonus);
  const own = all.filter((event) => 'seat' in event && event.seat === seat);
  // The turn that a duel cost is under way, or over.
  if (own.some(({ kind }) => kind === 'released') || legal.some(({ kind }) => kind === 'release')) return undefined;
  const beaten = own.findLast((event) => event.kind === 'beaten');
  if (beaten?.kind === 'beaten') return beatenTold(beaten);
  const attack = own.findLast((event) => event.kind === 'attacked');
  if (attack?.kind === 'attacked') {
    const gain = attack.ring ? 'donné l’anneau, et ' : '';
    return `Votre attaque vous a ${gain}coûté ${amuletGone(attack.amulets)}.`;
  }
  const [walk, ...after] = all;
  const stones = stonesTold(view, seat, after);
  return stones ?? (walk?.kind === 'walked' && !isAdvised ? walkTold(view, walk, after) : undefined);
}
