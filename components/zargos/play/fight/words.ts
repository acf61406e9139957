/** A fight in a line: who stands against how many, and how it ended. */
import { counted, upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { EventOf } from '#engine/zargos/game/events.ts';

type Opened = EventOf<'opened'>;

const campName = (who: Opened['defender']): string =>
  who === 'demons' ? 'les démons' : who === 'nobody' ? 'personne' : `les ${PEOPLE_NAMES[who]}`;

/** « Oz : 5 contre 3 » */
export const fightTitle = (place: string, { pawns, defender, defenders }: Opened): string =>
  `${upperFirst(place)} : ${pawns} contre ${defender === 'demons' ? campName('demons') : defenders}`;

/** « Les Ailés prennent Oz ; 4 pions y restent. » */
export function fightEnd(place: string, opened: Opened, held: EventOf<'held'>): string {
  const left = `${counted(held.left, 'pion')} y ${held.left > 1 ? 'restent' : 'reste'}.`;
  switch (held.how) {
    case 'won':
    case 'walked-in':
      return `Les ${PEOPLE_NAMES[opened.people]} prennent ${place} ; ${left}`;
    case 'kept':
      return `${upperFirst(campName(opened.defender))} gardent ${place} ; ${left}`;
    case 'demons':
      return `Les démons gardent ${place}.`;
    case 'nobody':
      return `Plus personne à ${place}.`;
  }
}
