/** What the learner's last act in Gran has cost him: an amulet, a turn, the ring, a step that leads nowhere. */
import type { CoachMoment } from '#components/lesson/coach.ts';
import { counted } from '#engine/core/french.ts';
import { kindOf, nameOf } from '#engine/gran/board/tables.ts';
import { LOST, turnsNeeded } from '#engine/gran/bot/treks.ts';
import type { Event } from '#engine/gran/events.ts';
import { seatName } from '#engine/gran/explain.ts';
import type { Gran } from '#engine/gran/game.ts';
import { isBearer, pieceOf, replaced } from '#engine/gran/rules/pieces.ts';
import { colorOf, tablesFor } from '#engine/gran/rules/table.ts';
import type { Color, PointId, Position, Seat, View } from '#engine/gran/types.ts';

/** « 7 tours environ », to what a knight wants; undefined where no way leads. */
export function turnsTo(
  { options }: View,
  position: Position,
  color: Color,
): { readonly turns: number; readonly told: string } | undefined {
  const turns = turnsNeeded(tablesFor(options), position, color);
  const whole = Math.max(1, Math.round(turns));
  return turns < LOST ? { turns: whole, told: `${counted(whole, 'tour')}${Number.isInteger(turns) ? '' : ' environ'}` } : undefined;
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
  const color = colorOf(view.options, seat);
  const to = path.at(-1) ?? from;
  // Where a point does something, he may have gone for that.
  if (!['black', 'exile'].includes(kindOf(tablesFor(view.options), to))) return undefined;
  const [before, now] = [from, to].map((at) =>
    turnsTo(view, replaced(view.position, { ...pieceOf(view.position, color), at, held: false }), color),
  );
  if (!before || !now || before.turns > now.turns) return undefined;
  const vain = path.length > 1 ? 'Ces deux points ne vous rapprochent pas' : 'Ce point ne vous rapproche pas';
  return `${vain} : l’anneau était à ${before.told}, il est à ${now.told}.`;
}

/** « Bleu a mis la pierre d’« Exil 2 » sur « Elgad 9 » : l’anneau est à 6 tours de vous, contre 5 avant. »: why what was so many turns away is farther now. */
function stonesTold(view: View, seat: Seat, after: readonly Event[]): string | undefined {
  const { options, position } = view;
  const { color } = pieceOf(position, colorOf(options, seat));
  if (isBearer(position, color)) return undefined;
  const quoted = (id: PointId): string => `« ${nameOf(tablesFor(options), id)} »`;
  let { stones } = position;
  for (const event of after.toReversed()) {
    if (event.kind !== 'laid' && event.kind !== 'moved') continue;
    const before = [...stones.filter((one) => one !== event.at), ...(event.kind === 'moved' ? [event.from] : [])];
    const whose = event.seat === seat ? 'Vous avez' : `${seatName(options, event.seat)} a`;
    const what = event.kind === 'moved' ? `déplacé la pierre de ${quoted(event.from)} sur` : 'posé une pierre sur';
    const [was, is] = [before, stones].map((one) => turnsTo(view, { ...position, stones: one }, color));
    if (was && (!is || is.turns > was.turns)) {
      const far = is ? `l’anneau est à ${is.told} de vous, contre ${was.turns} avant` : 'plus de route vers l’anneau';
      return `${whose} ${what} ${quoted(event.at)} : ${far}.`;
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
