/** Gran as a whole game: judging, listing and playing share one source of truth, the chapters of `rules/`. */
import { judged } from '../core/events.ts';
import type { Game, Outcome } from '../core/game.ts';
import { ALLOWED, refuse, type Verdict } from '../core/verdict.ts';
import { isPoint } from './board/tables.ts';
import { COLOR_NAMES } from './data/box.ts';
import type { Event, Tell } from './events.ts';
import { explain } from './explain.ts';
import type { RuleId } from './ids.ts';
import { checkMove } from './moves.ts';
import { no, quoted, REFUSALS } from './refusals.ts';
import { endOf } from './rules/arrival.ts';
import { exilePoints, judgeExile } from './rules/exile.ts';
import { judgeWalk, legalWalks, mayStay } from './rules/movement.ts';
import { hasOpenForSword, openForStone, openForSword } from './rules/openings.ts';
import { depositsNow, judgeDepositNow } from './rules/ring.ts';
import { judgeStone, judgeSword } from './rules/stones.ts';
import { colorOf, moverNow, tablesFor } from './rules/table.ts';
import * as turn from './rules/turn.ts';
import { checkGameOptions, setup } from './setup.ts';
import type { Color, GameOptions, Move, MoveKind, MoveOf, Phase, PointId, Seat, State, View, Walk } from './types.ts';
import { guess, toMove, view } from './view.ts';

export const TURN_REFUSALS = {
  over: () => no('GRA-BUT-1', 'La partie est finie : quelqu’un a réuni ses sceaux.'),
  noSeat: (seat: number, seats: number) => no('GRA-MAT-1', `Il n’y a pas de joueur ${seat + 1} : on joue à ${seats}.`),
  notYourTurn: (color: Color) => no('GRA-L-27', `C’est le tour du chevalier ${COLOR_NAMES[color]} : on joue dans le sens horaire.`),
  noPoint: (id: string) => no('GRA-DEP-1', `Ce plateau n’a pas de point ${quoted(id)}.`),
  notHeld: (color: Color) => no('GRA-DRA-2', `Le chevalier ${COLOR_NAMES[color]} ne porte pas de carcan noir : il n’y a rien à retirer.`),
  mustMove: (color: Color) => no('GRA-DEP-4', `Jouer est obligatoire : le chevalier ${COLOR_NAMES[color]} peut encore se déplacer.`),
  mustUseBonus: () => no('GRA-L-2', 'À votre table le bonus d’un duel gagné est obligatoire, et un point au moins est possible.'),
  noPlaceForStone: (at: string) =>
    no('GRA-PIE-4', `La pierre de ${quoted(at)} n’aurait nulle part où aller : aucun autre point ne peut la recevoir.`),
} as const;

export interface Gran {
  readonly state: State;
  readonly move: Move;
  readonly view: View;
  readonly event: Event;
  readonly options: GameOptions;
  readonly rule: RuleId;
}

/** The phases in which each kind of move has its moment. */
const MOMENTS: Readonly<Record<MoveKind, readonly Phase[]>> = {
  walk: ['walk', 'bonus'],
  exile: ['exile'],
  stone: ['stone', 'sword'],
  lift: ['lift'],
  deposit: ['deposit'],
  release: ['walk'],
  pass: ['walk', 'bonus'],
  stop: ['walk'],
};

const ASKED: Readonly<Record<Exclude<Phase, 'over'>, readonly [rule: RuleId, because: string]>> = {
  walk: ['GRA-DEP-4', 'C’est le moment de se déplacer.'],
  exile: ['GRA-ATT-1', 'Une pièce vient d’être attaquée : il faut d’abord choisir son point d’exil.'],
  stone: ['GRA-PIE-1', 'La pierre magique fait poser une pierre-obstacle : il faut d’abord choisir son point.'],
  lift: ['GRA-PIE-4', 'L’épée fait déplacer une pierre-obstacle : il faut d’abord choisir laquelle.'],
  sword: ['GRA-PIE-4', 'Une pierre-obstacle est levée : il faut d’abord choisir son nouveau point.'],
  deposit: ['GRA-ANN-4', 'L’anneau se dépose dans un autre royaume : il faut d’abord choisir son point.'],
  bonus: ['GRA-DRA-3', 'Le dragon est vaincu : il reste à jouer le bonus, ou à le laisser.'],
};

const pointsIn = (move: Move): readonly PointId[] => (move.kind === 'walk' ? move.path : 'at' in move ? [move.at] : []);

function judgePass(state: State): Verdict<RuleId> {
  const mover = moverNow(state);
  if (mover.piece.held) return REFUSALS.held(mover.piece.color);
  if (mayStay(mover)) return ALLOWED;
  return state.bonus ? TURN_REFUSALS.mustUseBonus() : TURN_REFUSALS.mustMove(mover.piece.color);
}

function judgeLift(state: State, at: PointId): Verdict<RuleId> {
  const tables = tablesFor(state.options);
  if (hasOpenForSword(tables, state.position, at)) return ALLOWED;
  return state.position.stones.includes(at) ? TURN_REFUSALS.noPlaceForStone(nameAt(state, at)) : REFUSALS.noStoneThere(nameAt(state, at));
}

const nameAt = ({ options }: State, at: PointId): string => tablesFor(options).board.points.find(({ id }) => id === at)?.name ?? at;

function judgeLay(state: State, at: PointId): Verdict<RuleId> {
  const tables = tablesFor(state.options);
  const [from] = state.pending;
  return state.phase === 'sword' && from !== undefined
    ? judgeSword(tables, state.position, from, at)
    : judgeStone(tables, state.position, at);
}

function judge(state: State, move: Move): Verdict<RuleId> {
  const { options, phase, position } = state;
  if (phase === 'over') return TURN_REFUSALS.over();
  if (move.seat >= options.seats) return TURN_REFUSALS.noSeat(move.seat, options.seats);
  if (move.seat !== state.turn) return TURN_REFUSALS.notYourTurn(colorOf(options, state.turn));
  if (!MOMENTS[move.kind].includes(phase)) return refuse(...ASKED[phase]);
  const tables = tablesFor(options);
  const stranger = pointsIn(move).find((id) => !isPoint(tables, id));
  if (stranger !== undefined) return TURN_REFUSALS.noPoint(stranger);
  switch (move.kind) {
    case 'walk':
      return judgeWalk(moverNow(state), move.path);
    case 'exile':
      return judgeExile(tables, position, colorOf(options, state.turn), endOf(state.pending as Walk), move.at);
    case 'stone':
      return judgeLay(state, move.at);
    case 'lift':
      return judgeLift(state, move.at);
    case 'deposit':
      return judgeDepositNow(tables, position, moverNow(state).piece.at, move.at);
    case 'release':
      return moverNow(state).piece.held ? ALLOWED : TURN_REFUSALS.notHeld(colorOf(options, state.turn));
    case 'pass':
      return judgePass(state);
    case 'stop':
      return ALLOWED;
  }
}

function after(state: State, move: Move, tell: Tell): State {
  switch (move.kind) {
    case 'walk':
      return turn.walk(state, move, tell);
    case 'exile':
      return turn.exile(state, move, tell);
    case 'stone':
      return turn.lay(state, move, tell);
    case 'lift':
      return turn.lift(state, move);
    case 'deposit':
      return turn.putDown(state, move, tell);
    case 'release':
      return turn.release(state, move, tell);
    case 'pass':
      return turn.pass(state, move, tell);
    case 'stop':
      return turn.stop(state, tell);
  }
}

const at =
  <Kind extends 'exile' | 'stone' | 'lift' | 'deposit'>(kind: Kind, seat: Seat) =>
  (point: PointId): MoveOf<Kind> =>
    ({ kind, seat, at: point }) as MoveOf<Kind>;

/** Every move of the seat whose turn it is: walks in the board's order, short ones first, to stay last. To stop is no move of one player: it is left out. */
function moves(state: State, seat: Seat): readonly Move[] {
  const { options, phase, position } = state;
  if (phase === 'over' || seat !== state.turn) return [];
  const tables = tablesFor(options);
  const mover = moverNow(state);
  switch (phase) {
    case 'walk':
    case 'bonus': {
      if (mover.piece.held) return [{ kind: 'release', seat }];
      const walks: Move[] = legalWalks(mover).map((path) => ({ kind: 'walk', seat, path }));
      return walks.length === 0 || mayStay(mover, walks.length === 0) ? [...walks, { kind: 'pass', seat }] : walks;
    }
    case 'exile':
      return exilePoints(tables, position, mover.piece.color, endOf(state.pending as Walk)).map(at('exile', seat));
    case 'stone':
      return openForStone(tables, position).map(at('stone', seat));
    case 'lift':
      return position.stones.filter((stone) => hasOpenForSword(tables, position, stone)).map(at('lift', seat));
    case 'sword':
      return openForSword(tables, position, state.pending[0] ?? '').map(at('stone', seat));
    case 'deposit':
      return depositsNow(tables, position, mover.piece.at).map(at('deposit', seat));
  }
}

/** Under the collar, or where nothing can be reached, one thing is left to do. */
function idle(state: State, seat: Seat): Move | undefined {
  const [only, ...others] = moves(state, seat);
  return others.length === 0 && (only?.kind === 'release' || only?.kind === 'pass') ? only : undefined;
}

/** Who has the seals, or at a table that stops without them, who has most. */
function outcome(state: State): Outcome | undefined {
  return state.phase === 'over' ? { winners: turn.leadersOf(state), scores: turn.scoresOf(state) } : undefined;
}

export const GRAN: Game<Gran> = {
  id: 'gran',
  version: 1,
  checkOptions: checkGameOptions,
  setup,
  toMove,
  moves,
  listsAll: true,
  idle,
  checkMove,
  ...judged(judge, after),
  view,
  explain,
  guess,
  rounds: { name: 'Tour de table', of: ({ turns, options }) => Math.ceil(turns / options.seats) },
  outcome,
};
