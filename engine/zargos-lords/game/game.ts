/** Zargo's Lords as a whole game: judging, listing and playing share one source of truth, the rules of the book. */
import { accepted } from '../../core/accepted.ts';
import { diceFrom } from '../../core/dice.ts';
import { judged, type Seat } from '../../core/events.ts';
import type { Game, Outcome } from '../../core/game.ts';
import { resume } from '../../core/random.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import type { RuleId } from '../ids.ts';
import { parseBox } from '../notation/box-read.ts';
import { readingsOf } from '../options.ts';
import { followPositions } from '../rules/follow.ts';
import { entered, entriesOf, judgeEntry } from './entry.ts';
import type { Event, Tell } from './events.ts';
import { explain } from './explain.ts';
import { fight, fightsOf, judgeFight, judgeSallying, salliesOf, sally } from './fights.ts';
import { judgeMarch, judgeStay, march, marchesOf, nextMarchesOf, stayed } from './march.ts';
import { comeBack, judgeComingBack, judgeVanishing, returnsFor, vanish, vanishingsOf } from './moines.ts';
import { checkMove } from './moves.ts';
import {
  answer,
  breaksOf,
  broken,
  execute,
  executionsOf,
  freed,
  freeingsOf,
  judgeBreak,
  judgeExecution,
  judgeFreeing,
  judgeOffer,
  offer,
  offersOf,
} from './pacts.ts';
import {
  founded,
  foundingsOf,
  garrisoned,
  garrisonsOf,
  judgeFounding,
  judgeGarrisoning,
  judgePick,
  judgePlacement,
  picked,
  picksOf,
  placed,
  placementsOf,
  prepared,
  settledBy,
} from './prepare.ts';
import { judgeRetreat, judgeSparing, retreat, retreatsOf, spared } from './retreats.ts';
import { boxesRead, plays } from './scenarios.ts';
import { checkGameOptions, setup } from './setup.ts';
import { judgeVolley, shoot, volleysOf } from './shots.ts';
import { goOnward, judgeOnward, judgeStrike, onwardsOf, strike, strikesOf } from './strikes.ts';
import { isAlive, scoresOf } from './table.ts';
import { ended, firstTurn, judgeEnd, settled } from './turn.ts';
import type { GameOptions, Move, MoveKind, Phase, State, Table, View } from './types.ts';
import { guess, toMove, view } from './view.ts';

followPositions();
boxesRead((text) => accepted(parseBox(text)));

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
  pick: ['cards'],
  found: ['cities'],
  garrison: ['garrisons'],
  place: ['deployment'],
  settle: ['cities', 'garrisons', 'deployment'],
  offer: ['alliances'],
  answer: ['answer'],
  break: ['alliances', 'march', 'shots', 'combats'],
  march: ['march'],
  stay: ['march'],
  strike: ['march', 'onward'],
  onward: ['onward'],
  vanish: ['march'],
  return: ['march'],
  execute: ['march'],
  free: ['march'],
  shoot: ['march', 'shots'],
  attack: ['combats'],
  sally: ['combats'],
  retreat: ['retreat'],
  spare: ['spare'],
  enter: ['entry'],
  end: ['alliances', 'march', 'onward', 'shots', 'combats', 'entry'],
};

const ASKED: Readonly<Record<Exclude<Phase, 'over'>, readonly [rule: RuleId, because: string]>> = {
  cards: ['LOR-PREP-1', 'C’est le moment de tirer peuples et continents.'],
  cities: ['LOR-PREP-2', 'C’est le moment de fonder les villes : elles viennent avant tout le reste.'],
  garrisons: ['LOR-PREP-3', 'C’est le moment de cacher les garnisons, une ville après l’autre.'],
  deployment: ['LOR-PREP-4', 'C’est le moment de placer le reste des pions, à découvert.'],
  alliances: ['LOR-TOUR-2', 'C’est le moment des alliances : les mouvements viennent après.'],
  answer: ['LOR-ALL-1', 'Une alliance est offerte : il faut d’abord y répondre.'],
  march: ['LOR-TOUR-2', 'C’est le moment des mouvements : les tirs, puis les combats, viennent quand ils sont finis.'],
  onward: ['LOR-IND-1', 'Un combat individuel est gagné : son pion finit d’abord son mouvement.'],
  shots: ['LOR-COM-7', 'C’est le moment des tirs : les mouvements sont finis, et les combats viennent après.'],
  combats: ['LOR-TOUR-2', 'C’est le moment des combats : mouvements et tirs sont finis.'],
  retreat: ['LOR-REC-1', 'Un pion doit reculer : il faut d’abord choisir sa ligne.'],
  spare: ['LOR-L-32', 'Un recul pousse le pion d’un allié à sa perte : il dit d’abord lequel est éliminé.'],
  entry: ['LOR-L-57', 'Une ville est ouverte : il faut d’abord dire qui y entre, ou personne.'],
};

function judge(table: Table, move: Move): Verdict<RuleId> {
  if (table.phase === 'over') return refuse('LOR-L-59', 'La partie est finie.');
  if (move.kind === 'offer' && table.phase === table.within) return refuse('LOR-ALL-1', 'Une alliance s’offre avant de jouer son coup.');
  if (!MOMENTS[move.kind].includes(table.phase)) return refuse(...ASKED[table.phase]);
  if (!toMove(table).includes(move.seat)) return refuse('LOR-TOUR-3', 'Ce n’est pas à ce joueur de jouer.');
  switch (move.kind) {
    case 'pick':
      return judgePick(table, move);
    case 'found':
      return judgeFounding(table, move);
    case 'garrison':
      return judgeGarrisoning(table, move);
    case 'place':
      return judgePlacement(table, move);
    case 'settle':
    case 'answer':
      return ALLOWED;
    case 'offer':
      return judgeOffer(table, move);
    case 'break':
      return judgeBreak(table, move);
    case 'march':
      return judgeMarch(table, move);
    case 'stay':
      return judgeStay(table, move);
    case 'strike':
      return judgeStrike(table, move);
    case 'onward':
      return judgeOnward(table, move);
    case 'vanish':
      return judgeVanishing(table, move);
    case 'return':
      return judgeComingBack(table, move);
    case 'execute':
      return judgeExecution(table, move);
    case 'free':
      return judgeFreeing(table, move);
    case 'shoot':
      return judgeVolley(table, move);
    case 'attack':
      return judgeFight(table, move);
    case 'sally':
      return judgeSallying(table, move);
    case 'retreat':
      return judgeRetreat(table, move);
    case 'spare':
      return judgeSparing(table, move);
    case 'enter':
      return judgeEntry(table, move);
    case 'end':
      return judgeEnd(table);
  }
}

/** Marches, and all that is done among them: with forty counters, the marches of one after the other, a generating set; of a skirmish, all. */
const marching = (table: Table, seat: Seat, end: readonly Move[]): readonly Move[] => {
  const marches: readonly Move[] = plays(table.options.scenario, 'strikes') ? nextMarchesOf(table, seat) : marchesOf(table, seat);
  return marches.concat(
    volleysOf(table, seat),
    strikesOf(table, seat),
    vanishingsOf(table, seat),
    returnsFor(table, seat),
    executionsOf(table, seat),
    freeingsOf(table, seat),
    lateBreaksOf(table, seat),
    end,
  );
};

/** Alliances that may still be broken once the turn is played (LOR-L-31). */
const lateBreaksOf = (table: Table, seat: Seat): readonly Move[] =>
  readingsOf(table.options)['LOR-L-31'] === 'avant-son-coup' ? [] : breaksOf(table, seat);

function moves(table: Table, seat: Seat): readonly Move[] {
  if (!toMove(table).includes(seat)) return [];
  const end: readonly Move[] = judgeEnd(table) === ALLOWED ? [{ kind: 'end', seat }] : [];
  const settle: Move = { kind: 'settle', seat };
  switch (table.phase) {
    case 'cards':
      return picksOf(table, seat);
    case 'cities':
      return [...foundingsOf(table, seat), settle];
    case 'garrisons':
      return [...garrisonsOf(table, seat), settle];
    case 'deployment':
      return [...placementsOf(table, seat), settle];
    case 'alliances':
      return [...offersOf(table, seat), ...breaksOf(table, seat), ...end];
    case 'answer':
      return [true, false].map((accepts): Move => ({ kind: 'answer', seat, accepts }));
    case 'march':
      return marching(table, seat, end);
    case 'onward':
      return [...onwardsOf(table, seat), ...strikesOf(table, seat), ...end];
    case 'shots':
      return [...volleysOf(table, seat), ...lateBreaksOf(table, seat), ...end];
    case 'combats':
      return [...fightsOf(table, seat), ...salliesOf(table, seat), ...lateBreaksOf(table, seat), ...end];
    case 'retreat':
      return retreatsOf(table, seat);
    case 'spare':
      return [false, true].map((alone): Move => ({ kind: 'spare', seat, alone }));
    case 'entry':
      return [...entriesOf(table, seat), ...end];
    case 'over':
      return [];
  }
}

/** A die is thrown for shots and combats alone (LOR-MOU-3), and where a captain settles what is left to place. */
function after(state: State, move: Move, tell: Tell): State {
  const ready = (now: State): State => prepared(now, (one) => firstTurn(one, tell));
  switch (move.kind) {
    case 'pick':
      return ready(picked(state, move, tell));
    case 'found':
      return ready(founded(state, move, tell));
    case 'garrison':
      return ready(garrisoned(state, move, tell));
    case 'place':
      return ready(placed(state, move, tell));
    case 'offer':
      return offer(state, move, tell);
    case 'answer':
      return answer(state, move, tell);
    case 'break':
      return broken(state, move, tell);
    case 'march':
      return settled(march(state, move, tell), tell);
    case 'onward':
      return settled(goOnward(state, move, tell), tell);
    case 'stay':
      return stayed(state, move);
    case 'vanish':
      return vanish(state, move, tell);
    case 'return':
      return settled(comeBack(state, move, tell), tell);
    case 'execute':
      return settled(execute(state, move, tell), tell);
    case 'free':
      return freed(state, move, tell);
    case 'retreat':
      return settled(retreat(state, move, tell), tell);
    case 'spare':
      return settled(spared(state, move, tell), tell);
    case 'enter':
      return settled(entered(state, move, tell), tell);
    case 'end':
      return ended(state, tell);
    case 'settle':
    case 'strike':
    case 'shoot':
    case 'attack':
    case 'sally': {
      const random = resume(state.random);
      const dice = diceFrom(random);
      const rolled = thrown(state, move, dice, tell);
      const kept = { ...rolled, random: random.state() };
      return move.kind === 'settle' ? ready(kept) : settled(kept, tell);
    }
  }
}

/** The same, and whose last counter has fallen. */
function told(state: State, move: Move, tell: Tell): State {
  const next = after(state, move, tell);
  if (next.fallen === state.fallen || next.phase === 'over') return next;
  for (const seat of next.peoples.keys()) if (isAlive(state, seat) && !isAlive(next, seat)) tell({ kind: 'out', seat });
  return next;
}

function thrown(
  state: State,
  move: Extract<Move, { readonly kind: 'settle' | 'strike' | 'shoot' | 'attack' | 'sally' }>,
  dice: ReturnType<typeof diceFrom>,
  tell: Tell,
): State {
  switch (move.kind) {
    case 'settle':
      return settledBy(state, move.seat, dice, tell);
    case 'strike':
      return strike(state, move, dice, tell);
    case 'shoot':
      return shoot(state, move, dice, tell);
    case 'attack':
      return fight(state, move, dice, tell);
    case 'sally':
      return sally(state, move, dice, tell);
  }
}

const outcome = (table: Table): Outcome | undefined =>
  table.ended ? { winners: table.ended.winners, scores: scoresOf(table) } : undefined;

export const LORDS: Game<Lords> = {
  id: 'escarmouche',
  // Since 5, the sides of the skirmish in the wood are even; since 6, what was `start` among the options is `scenario`.
  version: 6,
  since: 5,
  checkOptions: checkGameOptions,
  setup,
  toMove,
  moves,
  checkMove,
  ...judged(judge, told),
  view,
  explain,
  guess,
  rounds: { name: 'Mois', of: ({ month }) => month },
  outcome,
};
