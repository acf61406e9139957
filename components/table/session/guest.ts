/** A game of a link or a file, as whoever opens it meets it: he sat nowhere in it. */

import type { Seat } from '#engine/core/events.ts';
import { plural, together } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { humansOf } from '../hot-seat.ts';
import type { Guest, Sitting } from './session.ts';

/** Those who play at this screen: nobody does where a game is only looked at. */
export const humansHere = <G extends GameTypes>({ players, guest }: Pick<Sitting<G>, 'players' | 'guest'>): readonly Seat[] =>
  guest ? [] : humansOf(players);

/** « Une partie finie, reçue par un lien. » `names`: who sat there at a screen, where that is known. */
export function guestText(guest: Guest, isOver: boolean, names: readonly string[]): string {
  const from = guest === 'link' ? 'reçue par un lien' : 'lue dans un fichier';
  const who = names.length > 0 ? `, où ${together(names)} ${plural(names.length, 'jouait', 'jouaient')} à l’écran` : '';
  return `Une partie ${isOver ? 'finie' : 'en cours'}, ${from}${who}.`;
}
