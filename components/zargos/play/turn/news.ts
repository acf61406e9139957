/** What happened that somebody may have missed: fights told one after another, what was lost since one's last turn, what the round counted. */
import { counted, together, upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Event, EventOf } from '#engine/zargos/game/events.ts';
import { heartOf } from '#engine/zargos/board/kingdoms.ts';
import { ringAt } from '#engine/zargos/game/situation.ts';
import { nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import { explain } from '#engine/zargos/game/telling/explain.ts';
import type { Seat, View } from '#engine/zargos/game/types.ts';
import { placeIn } from '#engine/zargos/game/words.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';

type Board = Pick<View, 'options'>;

/**
 * Who has set foot in the kingdom of Zargos, a sentence a people, those nearest to winning first (ZAR-BUT-1): « Les Dragons tiennent 3 des 4 lieux qui gagnent
 * la partie ; il leur manque la Cité Interdite. »
 */
export function throneTold({ options, owners, peoples }: Pick<View, 'options' | 'owners' | 'peoples'>, seat: Seat): readonly string[] {
  const tables = tablesFor(options);
  const { city, around } = heartOf(tables);
  const heart = [city, ...around];
  const isThere = (people: People): boolean => owners.some((owner, place) => owner === people && ringAt(tables, place) !== undefined);
  return PEOPLES.filter(isThere)
    .map((people) => ({ people, lacks: heart.filter((place) => owners[place] !== people) }))
    .sort((a, b) => a.lacks.length - b.lacks.length)
    .map(({ people, lacks }) => {
      const name = `${peoples[seat]?.includes(people) ? 'Vos' : 'Les'} ${PEOPLE_NAMES[people]}`;
      const held = heart.length - lacks.length;
      return held === 0
        ? `${name} ont pris pied sur la côte du royaume de Zargos, le chemin de la Cité Interdite.`
        : `${name} tiennent ${held} des ${heart.length} lieux qui gagnent la partie ; il leur manque ${together(lacks.map((place) => nameAt(tables, place)))}.`;
    });
}

/** What became of the offers of `events`, as whoever looks may read it, the latest first. */
export const answersTold = (view: View, events: readonly Event[]): readonly string[] =>
  explain(
    events.filter((event, at) => event.kind === 'answered' || (event.kind === 'offer-shown' && events[at - 1]?.kind === 'answered')),
    view,
    view.seat < 0 ? 'public' : view.seat,
  )
    .map(({ text }) => text)
    .toReversed();

/** A fight from its opening to who holds the province; pawns in points. */
export interface FoughtNews {
  readonly opened: EventOf<'opened'>;
  readonly held: EventOf<'held'>;
  readonly attackersLost: number;
  readonly defendersLost: number;
}

/** The fights that `events` tell from beginning to end, in order. */
export function foughtIn(events: readonly Event[]): readonly FoughtNews[] {
  const found: FoughtNews[] = [];
  let opened: EventOf<'opened'> | undefined;
  let called = 0;
  for (const event of events) {
    if (event.kind === 'opened') {
      opened = event;
      called = 0;
    }
    if (event.kind === 'called' && event.into === opened?.at) called += event.pawns;
    if (event.kind !== 'held' || event.at !== opened?.at) continue;
    const isTaken = event.how === 'won' || event.how === 'walked-in';
    const [attackers, defenders] = [isTaken ? event.left : 0, event.how === 'kept' ? event.left : 0];
    found.push({
      opened,
      held: event,
      attackersLost: opened.pawns - attackers,
      defendersLost: opened.defenders + called - defenders,
    });
    opened = undefined;
  }
  return found;
}

const lossText = (own: number, other: number): string =>
  own + other === 0 ? 'sans perte' : `${counted(own, 'pion')} ${own > 1 ? 'perdus' : 'perdu'}${other > 0 ? ` contre ${other}` : ''}`;

/** « Oz prise, 3 pions perdus contre 4 »: a fight as its attacker reads it. */
export function foughtText({ options }: Board, { opened, held, attackersLost, defendersLost }: FoughtNews): string {
  const how = { won: 'prise', 'walked-in': 'prise', kept: 'tient', demons: 'tient', nobody: 'à personne' }[held.how];
  return `${upperFirst(placeIn(tablesFor(options), opened.at))} : ${how}, ${lossText(attackersLost, opened.defender === 'demons' ? 0 : defendersLost)}`;
}

/** What befell `own` peoples in `events`, and who left the game, a sentence each; nothing where nothing did. */
export function befell({ options }: Board, own: readonly People[], events: readonly Event[]): readonly string[] {
  const tables = tablesFor(options);
  const against = foughtIn(events).filter(
    ({ opened }) =>
      own.includes(opened.people) === false &&
      opened.defender !== 'demons' &&
      opened.defender !== 'nobody' &&
      own.includes(opened.defender),
  );
  const lost = against.filter(({ held }) => held.how === 'won');
  const emptied = against.filter(({ held }) => held.how === 'nobody');
  const kept = against.filter(({ held }) => held.how === 'kept');
  const blown = events.filter(
    (event): event is EventOf<'folly' | 'removed'> =>
      (event.kind === 'folly' || event.kind === 'removed') && own.includes(event.people) && event.losses > 0,
  );
  const out = events.flatMap((event) => (event.kind === 'out' ? [event] : []));
  const places = (fights: readonly FoughtNews[], more: (one: FoughtNews) => string): string =>
    together(fights.map((one) => `${placeIn(tables, one.opened.at)}${more(one)}`));
  return [
    ...[...new Set(lost.map(({ opened }) => opened.people))].map(
      (people) =>
        `Perdu, aux ${PEOPLE_NAMES[people]} : ${places(
          lost.filter(({ opened }) => opened.people === people),
          () => '',
        )}.`,
    ),
    ...(emptied.length > 0 ? [`Plus personne : ${places(emptied, () => '')}.`] : []),
    ...(kept.length > 0 ? [`Tenu : ${places(kept, ({ defendersLost }) => (defendersLost > 0 ? ` (−${defendersLost})` : ''))}.`] : []),
    ...(out.length > 0 ? [`Hors jeu : ${together(out.map(({ people }) => `les ${PEOPLE_NAMES[people]}`))}.`] : []),
    ...(blown.length > 0
      ? [`Emporté par la magie : ${together(blown.map(({ at, losses }) => `${counted(losses, 'pion')} à ${placeIn(tables, at)}`))}.`]
      : []),
  ];
}
