/** How lessons speak of Zargo's Lords: its skirmish is what they play, under the game's own name. */
import type { LessonSpec } from '#components/lesson/spec.ts';
import { together, upperFirst } from '#engine/core/french.ts';
import { DIRECTION_NAMES } from '#engine/zargos-lords/board/hex.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import { seatName, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { ownOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, Phase, State } from '#engine/zargos-lords/game/types.ts';
import { OURS_TOLD } from './ours.ts';

function said(move: Move, { position, phase }: State): string {
  const who = (id: string): string => {
    const counter = position.counters.find((one) => one.id === id);
    return counter ? whoIn(counter) : id;
  };
  const all = (ids: readonly string[]): string => together(ids.map(who));
  const verb = (ids: readonly string[], one: string, many: string): string => (ids.length > 1 ? many : one);
  switch (move.kind) {
    case 'march':
      return `${who(move.id)} va en ${nameOf(move.to)}${move.against ? `, pour attaquer ${who(move.against)}` : ''}`;
    case 'shoot':
      return `${all(move.shooters)} ${verb(move.shooters, 'vise', 'visent')} ${who(move.target)}`;
    case 'attack':
      return `${all(move.attackers)} ${verb(move.attackers, 'attaque', 'attaquent')} ${all(move.targets)}`;
    case 'retreat':
      return move.alone
        ? `${who(move.id)} est éliminé plutôt que les siens`
        : `${who(move.id)} recule vers ${DIRECTION_NAMES[move.direction]}`;
    default:
      return phase === 'march' ? 'Les mouvements sont finis' : phase === 'shots' ? 'Les tirs sont finis' : 'Le coup est fini';
  }
}

const say = (move: Move, state: State): string => upperFirst(said(move, state));

const NOW = {
  march: 'C’est le moment des mouvements',
  shots: 'C’est le moment des tirs',
  combats: 'C’est le moment des combats',
  retreat: 'Un pion doit reculer',
  over: 'La partie est finie',
} as const satisfies Partial<Record<Phase, string>>;

const summary = (state: State, seat: number): string => {
  const listed = (one: number): string => together(ownOf(state, one).map(whoIn));
  return `Vos pions : ${listed(seat)}. En face : ${listed(1 - seat)}. ${(NOW as Partial<Record<Phase, string>>)[state.phase] ?? ''}.`;
};

export const LESSON_SPEC: LessonSpec<Lords> = {
  // No lesson has four counters around one enemy: of fewer, every attack is listed.
  game: { ...LORDS, id: 'zargos-lords', listsAll: true },
  // Of whom the learner leads: the table says « Chevaliers » alone.
  nameOf: (seat, state) => `les ${seatName(state, seat)}`,
  say,
  summary,
  ours: OURS_TOLD,
  taught: { tableau: 'combattre' },
};
