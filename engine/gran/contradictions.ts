/**
 * What makes a position impossible, however well it is written: two knights on a point, more stones than the box, an exile without an attack. A position of a
 * game never has any; one without any can be judged and played on.
 */
import { counted, upperFirst } from '../core/french.ts';
import type { Reason } from '../core/verdict.ts';
import { type BoardTables, kindOf } from './board/tables.ts';
import { type Clash, clash, knight, pieceClash, quotedPoint, ringClash, stoneClash } from './contradictions/board.ts';
import { COLOR_NAMES, COPIES, STONES } from './data/box.ts';
import type { RuleId } from './ids.ts';
import { victimOf } from './rules/arrival.ts';
import { hasWon } from './rules/cities.ts';
import { judgeWalk } from './rules/movement.ts';
import { hasOpenForStone, hasOpenForSword, openForSword } from './rules/openings.ts';
import { isBearer } from './rules/pieces.ts';
import { depositsNow } from './rules/ring.ts';
import { moverNow, tablesFor } from './rules/table.ts';
import { MAX_TURNS } from './rules/turn.ts';
import { FORCES, type Phase, type Piece, type Position, type State, type Walk } from './types.ts';

function bearerClash({ ring, pieces }: Position): Clash | undefined {
  const bearer = 'bearer' in ring ? pieces.find(({ color }) => color === ring.bearer) : undefined;
  if (!('bearer' in ring)) return undefined;
  if (!bearer) return clash('GRA-ANN-1', `le chevalier ${COLOR_NAMES[ring.bearer]} porte l’anneau et ne joue pas`);
  return bearer.waiting ? clash('GRA-PREP-1', `${knight(bearer)} porte l’anneau et n’a pas encore quitté le départ`) : undefined;
}

function boardClashes(tables: BoardTables, position: Position): readonly (Clash | undefined)[] {
  const { pieces, stones, ring } = position;
  const tooMany =
    stones.length > STONES && clash('GRA-MAT-1', `le plateau porte ${stones.length} pierres-obstacle, et la boîte n’en a que ${STONES}`);
  return [
    tooMany || undefined,
    ...stones.map((at) => stoneClash(tables, position, at)),
    ...pieces.map((piece, at) => pieceClash(tables, position, piece, pieces.slice(0, at))),
    'at' in ring ? ringClash(tables, position, ring.at) : bearerClash(position),
  ];
}

function cardClashes({ seen }: State): readonly (Clash | undefined)[] {
  return FORCES.map((force) => {
    const out = seen.filter((one) => one === force).length;
    if (out <= COPIES[force]) return undefined;
    return clash('GRA-MAT-2', `${counted(out, 'dragon')} de force ${force} sont sortis, et la boîte n’en a que ${COPIES[force]}`);
  });
}

/** Where a moment of the turn finds whoever plays: the kind of his point, and the rule that brings him there. */
const PLACES = {
  bonus: ['dragon', 'GRA-DRA-3', 'un bonus se gagne sur un dragon que l’on vient de battre'],
  stone: ['magic', 'GRA-PIE-1', 'une pierre-obstacle se pose depuis une pierre magique'],
  lift: ['sword', 'GRA-PIE-4', 'une pierre-obstacle se déplace depuis une pierre à l’épée'],
  sword: ['sword', 'GRA-PIE-4', 'une pierre-obstacle se déplace depuis une pierre à l’épée'],
} as const satisfies Partial<Record<Phase, readonly [string, RuleId, string]>>;

function attackClash(state: State): Clash | undefined {
  const mover = moverNow(state);
  const [first] = state.pending;
  const path = first === undefined ? undefined : (state.pending as Walk);
  if (path && judgeWalk(mover, path).ok && victimOf(mover, path)) return undefined;
  return clash('GRA-ATT-1', `un exil suit une attaque, et ${knight(mover.piece)} n’attaque personne`);
}

function depositClash(state: State, tables: BoardTables, piece: Piece): Clash | undefined {
  const kind = kindOf(tables, piece.at);
  if (!isBearer(state.position, piece.color)) return clash('GRA-CIT-1', `l’anneau est à déposer, et ${knight(piece)} ne le porte pas`);
  if (kind !== 'city' && kind !== 'dragon')
    return clash(
      'GRA-CIT-1',
      `l’anneau se dépose depuis une cité ou un dragon, et ${knight(piece)} est sur ${quotedPoint(tables, piece.at)}`,
    );
  return depositsNow(tables, state.position, piece.at).length > 0
    ? undefined
    : clash('GRA-L-30', 'aucun point ne peut recevoir l’anneau : son porteur le garde, et le tour est fini');
}

function stoneMoment({ phase, position, pending }: State, tables: BoardTables): Clash | undefined {
  const nowhere = clash('GRA-PIE-3', 'aucun point ne peut recevoir la pierre-obstacle : il ne se passe rien, et le tour est fini');
  if (phase === 'stone') {
    if (position.stones.length >= STONES) return clash('GRA-PIE-1', 'une pierre est à poser, et la réserve est vide');
    return hasOpenForStone(tables, position) ? undefined : nowhere;
  }
  if (position.stones.length === 0) return clash('GRA-L-17', 'une pierre est à déplacer, et le plateau n’en porte aucune');
  if (phase === 'lift') return position.stones.some((at) => hasOpenForSword(tables, position, at)) ? undefined : nowhere;
  const [lifted] = pending;
  if (lifted === undefined || !position.stones.includes(lifted))
    return clash('GRA-PIE-4', 'une pierre levée est à reposer, et aucune pierre du plateau n’est levée');
  return openForSword(tables, position, lifted).length > 0 ? undefined : nowhere;
}

/** What the moment of the turn wants, and does not find. */
function momentClash(state: State): Clash | undefined {
  const { phase, position, options, turns } = state;
  const tables = tablesFor(options);
  const { piece } = moverNow(state);
  const winner = position.pieces.find((one) => hasWon(position, one));
  if (phase === 'over') {
    if (winner || turns >= MAX_TURNS) return undefined;
    return clash('GRA-BUT-1', `la partie est finie, et personne n’a de sceaux de ${position.goal} cités`);
  }
  if (winner) return clash('GRA-BUT-1', `${knight(winner)} a déjà des sceaux de ${position.goal} cités : la partie est finie`);
  if (phase === 'walk') return undefined;
  if (phase === 'exile') return attackClash(state);
  if (phase === 'deposit') return depositClash(state, tables, piece);
  const [kind, rule, told] = PLACES[phase];
  if (kindOf(tables, piece.at) !== kind) return clash(rule, `${told}, et ${knight(piece)} est sur ${quotedPoint(tables, piece.at)}`);
  if (phase !== 'bonus') return stoneMoment(state, tables);
  return piece.held ? clash('GRA-DRA-2', `${knight(piece)} ne peut à la fois avoir vaincu ce dragon et porter le carcan noir`) : undefined;
}

/**
 * Each thing that contradicts another, with the rule that says so, as one French sentence; empty for every position of a game. The state is well-formed:
 * knights are those of the options, points those of the board.
 */
export function contradictions(state: State): readonly Reason<RuleId>[] {
  const tables = tablesFor(state.options);
  const standing = [...boardClashes(tables, state.position), ...cardClashes(state)].filter((one) => one !== undefined);
  // What the moment wants is asked of a board that can be.
  const moment = standing.length > 0 ? undefined : momentClash(state);
  return [...standing, ...(moment ? [moment] : [])].map(({ rule, because }) => ({ rule, text: `${upperFirst(because)}.` }));
}
