/** How the arbiter speaks of Gran: who is to do what, what a move is called, how a position is told. */
import { counted, of, together } from '#engine/core/french.ts';
import { nameOf } from '#engine/gran/board/tables.ts';
import { COLOR_NAMES, KINGDOM_NAMES } from '#engine/gran/data/box.ts';
import { seatName } from '#engine/gran/explain.ts';
import { endOf, victimOf } from '#engine/gran/rules/arrival.ts';
import { moverNow, tablesFor } from '#engine/gran/rules/table.ts';
import type { Move, Phase, Piece, PointId, State, Walk } from '#engine/gran/types.ts';

export const PHASE_NAMES = {
  walk: 'se déplacer',
  exile: 'choisir un point d’exil',
  stone: 'poser une pierre-obstacle',
  lift: 'lever une pierre-obstacle',
  sword: 'reposer la pierre levée',
  deposit: 'déposer l’anneau',
  bonus: 'jouer le bonus d’un duel gagné',
  over: 'la partie est finie',
} as const satisfies Record<Phase, string>;

export const pointName = ({ options }: Pick<State, 'options'>, at: PointId): string => nameOf(tablesFor(options), at);

const quoted = (state: State, at: PointId): string => `« ${pointName(state, at)} »`;

/** A seat that does not play has no name. */
export const whoIs = ({ options }: State, seat: number): string =>
  seat < options.seats ? seatName(options, seat) : `Le joueur ${seat + 1}`;

/** « À Jaune de se déplacer. » */
export function moment(state: State): string {
  const { phase, turn, options, position } = state;
  if (phase === 'over') return 'La partie est finie.';
  const who = whoIs(state, turn);
  const held = position.pieces.find(({ color }) => color === options.colors[turn])?.held ?? false;
  if (phase === 'walk' && held) return `À ${who}, qui ne peut que retirer son carcan noir.`;
  return `À ${who} ${of(PHASE_NAMES[phase])}.`;
}

/** The walk of an attack as a choice: « Bleu, sur Galad 1 ». */
export function attackName(state: State, walk: Walk): string {
  const victim = victimOf(moverNow({ ...state, phase: 'walk', pending: [] }), walk);
  return `${victim ? `le chevalier ${COLOR_NAMES[victim.color]}, ` : ''}sur ${quoted(state, endOf(walk))}${walk.length > 1 ? ` par ${quoted(state, walk[0])}` : ''}`;
}

function victimName(state: State): string {
  const [first] = state.pending;
  if (first === undefined) return 'la pièce attaquée';
  const victim = victimOf(moverNow(state), state.pending as Walk);
  return victim ? `le chevalier ${COLOR_NAMES[victim.color]}` : 'la pièce attaquée';
}

export function say(move: Move, state: State): string {
  const who = whoIs(state, move.seat);
  const at = (id: PointId): string => quoted(state, id);
  switch (move.kind) {
    case 'walk': {
      const [first, second] = move.path;
      return second === undefined ? `${who} va sur ${at(first)}` : `${who} va sur ${at(second)}, par ${at(first)}`;
    }
    case 'exile':
      return `${who} exile ${victimName(state)} sur ${at(move.at)}`;
    case 'stone':
      return `${who} pose la pierre-obstacle sur ${at(move.at)}`;
    case 'lift':
      return `${who} lève la pierre-obstacle de ${at(move.at)}`;
    case 'deposit':
      return `${who} dépose l’anneau sur ${at(move.at)}`;
    case 'release':
      return `${who} retire son carcan noir`;
    case 'pass':
      return state.bonus ? `${who} reste sur place et laisse le bonus` : `${who} passe`;
    case 'stop':
      return 'la table s’arrête là';
  }
}

/** « Jaune est sur « Tirad 13 » (2 amulettes, sceau de Tirad) » */
function pieceTold(state: State, { color, at, amulets, seals, held, waiting }: Piece): string {
  const notes = [
    ...(amulets === 3 ? [] : [counted(amulets, 'amulette')]),
    ...seals.map((kingdom) => `sceau ${of(KINGDOM_NAMES[kingdom])}`),
    ...(held ? ['carcan noir'] : []),
    ...(waiting ? ['pas encore parti'] : []),
  ];
  const where = `${whoIs(state, state.options.colors.indexOf(color))} est sur ${quoted(state, at)}`;
  return notes.length > 0 ? `${where} (${notes.join(', ')})` : where;
}

/** Where all stands, in a few sentences. */
export function position(state: State): string {
  const { pieces, ring, stones, goal } = state.position;
  const where = 'at' in ring ? `est sur ${quoted(state, ring.at)}` : `est porté par le chevalier ${COLOR_NAMES[ring.bearer]}`;
  const laid =
    stones.length === 0
      ? 'aucune pierre-obstacle'
      : `${stones.length > 1 ? 'pierres-obstacle' : 'pierre-obstacle'} sur ${together(stones.map((at) => quoted(state, at)))}`;
  const out = state.seen.length === 0 ? '' : ` Dragons sortis : ${state.seen.join(', ')}.`;
  return `${pieces.map((piece) => pieceTold(state, piece)).join(' ; ')} ; l’anneau ${where} ; ${laid}.${out}${goal === 2 ? ' On joue en deux sceaux.' : ''}`;
}

/** The position in a few sentences, and whose moment it is. */
export const summary = (state: State): string => `${position(state)} ${moment(state)}`;

/** Whose moment it is, and what he has: « À Vert de se déplacer. Vert a 2 amulettes, sans l’anneau. » */
export function momentWith(state: State): string {
  const { pieces, ring } = state.position;
  const mine = pieces.find(({ color }) => color === state.options.colors[state.turn]);
  if (!mine) return moment(state);
  const isBearer = 'bearer' in ring && ring.bearer === mine.color;
  return `${moment(state)} ${whoIs(state, state.turn)} a ${counted(mine.amulets, 'amulette')}${isBearer ? ' et porte l’anneau' : ', sans l’anneau'}.`;
}
