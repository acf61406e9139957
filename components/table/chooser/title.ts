/** What a kept game is called, and when it was played. */
import { counted, together } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { humansOf } from '../hot-seat.ts';
import { nowOf } from '../session/history.ts';
import type { Sitting } from '../session/session.ts';
import type { KeptGame } from '../session/store.ts';
import type { Level, TableSpec } from '../spec.ts';
import { readPlayers } from './seats.ts';

/** « Rouge contre Bleu, Vert et Noir » */
export function titleOf({ names, players }: Pick<KeptGame, 'names' | 'players'>, levels: readonly Level[]): string {
  if (names.length === 0) return 'Une partie d’avant';
  const humans = humansOf(readPlayers(players, names.length, levels, levels[0]?.id ?? ''));
  const here = names.filter((_, seat) => humans.includes(seat));
  const others = names.filter((_, seat) => !humans.includes(seat));
  if (here.length === 0 || others.length === 0) return together(names);
  return `${together(here)} contre ${together(others)}`;
}

const DATE = new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeStyle: 'short' });

/** « 30 nov. 2026, 11:28 »; empty where nobody knows. */
export const savedTold = ({ saved }: Pick<KeptGame, 'saved'>): string => (saved > 0 ? DATE.format(saved) : '');

/** « Dragons contre Ailés et Chevaliers, mois 13 » */
export function sittingTold<G extends GameTypes>(
  { game: { rounds }, nameOf, levels }: TableSpec<G>,
  { history, players }: Pick<Sitting<G>, 'history' | 'players'>,
): string {
  const now = nowOf(history);
  const title = titleOf({ names: players.map((_, seat) => nameOf(seat, now)), players }, levels);
  return `${title}, ${rounds ? `${rounds.name.toLowerCase()} ${rounds.of(now)}` : counted(history.moves.length, 'coup')}`;
}
