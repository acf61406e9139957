/** The skirmish as a whole game: judging, listing and playing share one source of truth, the rules of the book. */
import { diceFrom } from '../../core/dice.ts';
import { judged, type Seat } from '../../core/events.ts';
import type { Game, Outcome } from '../../core/game.ts';
import { resume } from '../../core/random.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import type { RuleId } from '../ids.ts';
import type { Event, Tell } from './events.ts';
import { explain } from './explain.ts';
import { fight, fightsOf, judgeFight } from './fights.ts';
import { judgeMarch, march, marchesOf } from './march.ts';
import { checkMove } from './moves.ts';
import { judgeRetreat, retreat, retreatsOf } from './retreats.ts';
import { checkGameOptions, setup } from './setup.ts';
import { judgeVolley, shoot, volleysOf } from './shots.ts';
import { scoresOf } from './table.ts';
import { ended, judgeEnd, settled } from './turn.ts';
import type { GameOptions, Move, MoveKind, Phase, State, Table, View } from './types.ts';
import { guess, toMove, view } from './view.ts';

export interface Lords {
  readonly state: State;
  readonly move: Move;
  readonly view: View;
  readonly event: Event;
  readonly options: GameOptions;
  readonly rule: RuleId;
}

/** The phases in which each kind of move has its moment: a Dragon's flames come before it moves, too (LOR-DRA-1). */
const MOMENTS: Readonly<Record<MoveKind, readonly Phase[]>> = {
  march: ['march'],
  shoot: ['march', 'shots'],
  attack: ['combats'],
  retreat: ['retreat'],
  end: ['march', 'shots', 'combats'],
};

const ASKED: Readonly<Record<Exclude<Phase, 'over'>, readonly [rule: RuleId, because: string]>> = {
  march: ['LOR-TOUR-2', 'C’est le moment des mouvements : les tirs, puis les combats, viennent quand ils sont finis.'],
  shots: ['LOR-COM-7', 'C’est le moment des tirs : les mouvements sont finis, et les combats viennent après.'],
  combats: ['LOR-TOUR-2', 'C’est le moment des combats : mouvements et tirs sont finis.'],
  retreat: ['LOR-REC-1', 'Un pion doit reculer : il faut d’abord choisir sa ligne.'],
};

function judge(table: Table, move: Move): Verdict<RuleId> {
  if (table.phase === 'over') return refuse('LOR-L-59', 'La partie est finie.');
  if (!MOMENTS[move.kind].includes(table.phase)) return refuse(...ASKED[table.phase]);
  if (!toMove(table).includes(move.seat)) return refuse('LOR-TOUR-3', 'Ce n’est pas à ce joueur de jouer.');
  switch (move.kind) {
    case 'march':
      return judgeMarch(table, move);
    case 'shoot':
      return judgeVolley(table, move);
    case 'attack':
      return judgeFight(table, move);
    case 'retreat':
      return judgeRetreat(table, move);
    case 'end':
      return judgeEnd(table);
  }
}

function moves(table: Table, seat: Seat): readonly Move[] {
  if (!toMove(table).includes(seat)) return [];
  const end: readonly Move[] = judgeEnd(table) === ALLOWED ? [{ kind: 'end', seat }] : [];
  switch (table.phase) {
    case 'march':
      return [...marchesOf(table, seat), ...volleysOf(table, seat), ...end];
    case 'shots':
      return [...volleysOf(table, seat), ...end];
    case 'combats':
      return [...fightsOf(table, seat), ...end];
    case 'retreat':
      return retreatsOf(table, seat);
    case 'over':
      return [];
  }
}

/** A die is thrown for shots and combats alone (LOR-MOU-3). */
function after(state: State, move: Move, tell: Tell): State {
  switch (move.kind) {
    case 'march':
      return march(state, move, tell);
    case 'retreat':
      return settled(retreat(state, move, tell), tell);
    case 'end':
      return ended(state, tell);
    case 'shoot':
    case 'attack': {
      const random = resume(state.random);
      const dice = diceFrom(random);
      const thrown = move.kind === 'shoot' ? shoot(state, move, dice, tell) : fight(state, move, dice, tell);
      return settled({ ...thrown, random: random.state() }, tell);
    }
  }
}

const outcome = (table: Table): Outcome | undefined =>
  table.ended ? { winners: table.ended.winners, scores: scoresOf(table) } : undefined;

export const LORDS: Game<Lords> = {
  id: 'escarmouche',
  // Since 3, whose shot, return, flight and charge counts is read by LOR-L-60 to LOR-L-68.
  version: 3,
  checkOptions: checkGameOptions,
  setup,
  toMove,
  moves,
  checkMove,
  ...judged(judge, after),
  view,
  explain,
  guess,
  rounds: { name: 'Mois', of: ({ month }) => month },
  outcome,
};
