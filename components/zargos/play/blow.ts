/** What a turn of others does to a seat, or makes it Master of the Winds: the card that stops the table says it in one sentence. */
import type { Blow, SeenMove } from '#components/table/spec.ts';
import { counted, of, together, upperFirst } from '#engine/core/french.ts';
import type { LogLine } from '#engine/core/game.ts';
import type { BoardTables } from '#engine/zargos/board/tables.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Event, EventOf } from '#engine/zargos/game/events.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { nameAt, pawnsOf, tablesFor } from '#engine/zargos/game/table.ts';
import { explain } from '#engine/zargos/game/telling/explain.ts';
import type { Seat, View } from '#engine/zargos/game/types.ts';
import { placeIn, realmName, targetName } from '#engine/zargos/game/words.ts';
import { placesOf } from './cards/aim.ts';
import { whereOf } from './show.ts';
import { foughtIn } from './turn/news.ts';

/** Names of places told one by one; more are counted. */
const NAMED = 3;

const isMine = (own: View['owners'], people: View['owners'][number] | undefined): boolean => people != null && own.includes(people);

const isOut = ({ owners }: View, own: View['owners']): boolean => own.length > 0 && !owners.some((owner) => isMine(own, owner));

/** A fight is told once it is over, whatever was asked meanwhile; those of another’s turn together, after the last. What costs a throne or all one has is told at once. */
export const gathersOn = ({ before, after }: Pick<SeenMove<Zargos>, 'before' | 'after'>): boolean => {
  const { turn, seat, master } = after;
  if (!turn || turn.combat) return turn !== null;
  const isGrave = (before.master === seat && master !== seat) || isOut(after, after.peoples[seat] ?? []);
  return turn.engaged && turn.seat !== seat && turn.attacks.length > 0 && !isGrave;
};

/** « Taïro sud-est, 11 contre 3 : les Dragons la prennent, vous y perdez 3 pions. »: each of several fights; one alone is told throw by throw. */
function foughtLines(events: readonly Event[], own: View['owners'], after: View): readonly LogLine[] {
  const fights = foughtIn(events);
  if (fights.length < 2) return [];
  const against = fights.filter(({ opened: { defender } }) => own.some((people) => people === defender));
  return against.map(({ opened, held, defendersLost }) => {
    const what =
      held.how === 'kept'
        ? 'vous la gardez'
        : held.how === 'won'
          ? `les ${PEOPLE_NAMES[opened.people]} la prennent`
          : 'plus personne n’y est';
    const cost = defendersLost > 0 ? `vous y perdez ${counted(defendersLost, 'pion')}` : 'sans perte';
    return {
      text: `${upperFirst(placeIn(tablesFor(after.options), opened.at))}, ${opened.pawns} contre ${opened.defenders} : ${what}, ${cost}.`,
      rules: explain([held], after, after.seat).flatMap(({ rules }) => rules),
    };
  });
}

/** « Oz n’est pas prise : vous perdez 4 pions. »: one’s own attack, which another’s card has broken. */
function beatenIn(events: readonly Event[], seat: Seat, tables: BoardTables): Blow | undefined {
  const [fight] = foughtIn(events);
  const isCrossed = events.some((event) => event.kind === 'card' && event.seat !== seat);
  if (!fight || !isCrossed || fight.opened.seat !== seat || fight.held.how === 'won') return undefined;
  const { at, pawns } = fight.opened;
  return { text: `Vous ne prenez pas ${placeIn(tables, at)}, et perdez ${counted(pawns, 'pion')}.`, places: [at] };
}

/** « Vous perdez Kahil est et 4 pions. », « Vous gardez Oz, et perdez 2 pions. », « Vent de Glace sur le royaume d’Ohms, où vous êtes. » */
export function blowOf({ move, before, after, events }: SeenMove<Zargos>, seat: Seat): Blow | undefined {
  const { turn } = before;
  const crowned = events.find((event) => event.kind === 'master' && event.seat === seat);
  if (crowned) return { text: 'Vous voilà Maître des Vents !', places: whereOf(crowned, before) };
  const magic = events.filter((event): event is EventOf<'effect'> => event.kind === 'effect' && event.by !== seat);
  const isBlown = magic.length > 0 || events.some(({ kind }) => kind === 'folly' || kind === 'removed');
  const tables = tablesFor(before.options);
  if (turn?.seat === seat) {
    const beaten = beatenIn(events, seat, tables);
    if (beaten) return beaten;
  }
  if (!turn || (turn.seat === seat && (move.seat === seat || !isBlown))) return undefined;
  const own = before.peoples[seat] ?? [];
  const gone = before.owners.flatMap((owner, place) =>
    place < tables.territories && isMine(own, owner) && !isMine(own, after.owners[place]) ? [place] : [],
  );
  const lost = gone.map((place) => nameAt(tables, place));
  const pawns = own.reduce((sum, people) => sum + pawnsOf(before, people) - pawnsOf(after, people), 0);
  const held = events.filter(
    (event): event is EventOf<'held'> => event.kind === 'held' && event.how === 'kept' && isMine(own, event.people),
  );
  const kept = held.map(({ at }) => placeIn(tables, at));
  const realms = events.flatMap((event) =>
    event.kind === 'kingdom' && isMine(own, event.before) && !isMine(own, event.people) ? [realmName(tables, event.kingdom)] : [],
  );
  const costs = [...(lost.length > NAMED ? [counted(lost.length, 'province')] : lost), ...(pawns > 0 ? [counted(pawns, 'pion')] : [])];
  const aimed = magic.filter(({ target }) => placesOf(before, target).some((place) => isMine(own, before.owners[place])));
  const fewer = before.owners.flatMap((owner, place) =>
    isMine(own, owner) && (owner !== after.owners[place] || (after.pawns[place] ?? 0) < (before.pawns[place] ?? 0)) ? [place] : [],
  );
  const isNamed = lost.length > 0 || kept.length > 0 || fewer.length === 0;
  const names = fewer.map((place) => nameAt(tables, place));
  const where = isNamed ? '' : names.length > NAMED ? ` dans ${names.length} provinces` : ` à ${together(names)}`;
  const isUnseated = before.master === seat && after.master !== seat;
  const told = [
    ...aimed.map(({ card, target }) => `${cardOf(card).name} sur ${targetName(tables, target)}, où vous êtes.`),
    ...(kept.length > 0 ? [`Vous gardez ${together(kept)}${costs.length > 0 ? '' : ', sans perte'}.`] : []),
    ...(costs.length > 0 ? [`Vous perdez ${together(costs)}${where}.`] : []),
    ...(realms.length > 0 ? [`La capitale perdue, vous n’avez plus la carte ${together(realms.map(of))}.`] : []),
    ...(isUnseated ? ['Vous n’êtes plus Maître des Vents.'] : []),
  ];
  const places = [...new Set([...held.map(({ at }) => at), ...fewer.flatMap((place) => tables.ids[place] ?? [])])];
  const isGrave =
    isUnseated || isOut(after, own) || realms.length > 0 || gone.some((place) => tables.board.territories[place]?.kind !== 'province');
  const lines = foughtLines(events, own, after);
  return told.length > 0 ? { text: told.join(' '), places, isGrave, ...(lines.length > 0 && { lines }) } : undefined;
}
