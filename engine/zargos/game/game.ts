/** Zargos as a whole game: judging, listing and playing share one source of truth, the chapters of this folder. */
import { judged } from '../../core/events.ts';
import type { Game, Outcome } from '../../core/game.ts';
import { type Refusal, refuse, type Verdict } from '../../core/verdict.ts';
import type { RuleId } from '../ids.ts';
import { judgeCard } from '../magic.ts';
import { ATTACKS } from './attacks.ts';
import type { Chapter } from './chapter.ts';
import { askedInFight, CALL, HAND, WINDS } from './combat.ts';
import type { Event, Tell } from './events.ts';
import { duringTurn } from './moment.ts';
import { checkMove } from './moves.ts';
import { granting, placement } from './opening/placement.ts';
import { checkGameOptions } from './options.ts';
import { peoples, planting, takings } from './positioning.ts';
import { FLIGHT, fleeing, ILLUSION, RED } from './red.ts';
import { purseOf, REINFORCEMENTS } from './reinforcements.ts';
import { REORGANISATION } from './reorganisation.ts';
import { setup } from './setup.ts';
import { SORTING } from './sorting.ts';
import { seatOf } from './table.ts';
import { explain } from './telling/explain.ts';
import { trade } from './trade/exchanges.ts';
import type { GameOptions, Move, MoveOf, Phase, Positioning, Seat, State, Trade, View } from './types.ts';
import { guess, view } from './view.ts';

/** What a game of Zargos is made of. */
export interface Zargos {
  readonly state: State;
  readonly move: Move;
  readonly view: View;
  readonly event: Event;
  readonly options: GameOptions;
  readonly rule: RuleId;
}

const CHAPTERS: Readonly<Record<Exclude<Phase, 'over'>, Chapter>> = {
  peoples,
  takings,
  planting,
  granting,
  placement,
  red: RED,
  illusion: ILLUSION,
  flight: FLIGHT,
  attacks: ATTACKS,
  call: CALL,
  winds: WINDS,
  hand: HAND,
  sorting: SORTING,
  reorganisation: REORGANISATION,
  reinforcements: REINFORCEMENTS,
  trade,
};

/** What tells who is asked; a view tells it too. */
type Asking = Pick<State, 'phase' | 'asked' | 'turn' | 'peoples' | 'purses' | 'options' | 'effects'> & {
  readonly positioning: Pick<Positioning, 'queue'> | null;
  readonly trade: Pick<Trade, 'done'> | null;
};

/** Seats that a phase asks. */
export function toMove(state: Asking): readonly Seat[] {
  const { phase, asked, turn, positioning } = state;
  const only = (seat: Seat | undefined): readonly Seat[] => (seat === undefined ? [] : [seat]);
  switch (phase) {
    case 'peoples':
    case 'takings':
    case 'planting':
    case 'granting':
    case 'placement':
      return only(positioning?.queue[0]);
    case 'red':
    case 'illusion':
    case 'sorting':
      return only(asked[0]);
    case 'flight':
      return [fleeing(state)];
    case 'attacks':
    case 'reorganisation':
      return only(turn?.seat);
    case 'call':
    case 'winds':
    case 'hand':
      return [askedInFight(state)];
    case 'reinforcements':
      return [seatOf(state, purseOf(state).people)];
    case 'trade':
      return (state.trade?.done ?? []).flatMap((isDone, seat) => (isDone ? [] : [seat]));
    case 'over':
      return [];
  }
}

interface Time {
  readonly kinds: readonly Move['kind'][];
  readonly rule: RuleId;
  readonly because: string;
}

/** What each time of the opening and of the exchanges is for; the other chapters say it themselves. */
const TIMES: Partial<Record<Phase, Time>> = {
  peoples: { kinds: ['choose'], rule: 'ZAR-PREP-2', because: 'C’est le moment de choisir un peuple.' },
  takings: { kinds: ['take'], rule: 'ZAR-POS-1', because: 'C’est le moment de prendre une carte verte, ou deux bleues.' },
  planting: { kinds: ['plant'], rule: 'ZAR-POS-2', because: 'C’est le moment de dire quel peuple occupe chaque territoire tiré.' },
  granting: { kinds: ['grant'], rule: 'ZAR-POS-4', because: 'C’est le moment de donner à ses peuples leurs renforts et leurs bateaux.' },
  placement: { kinds: ['reinforce', 'done'], rule: 'ZAR-POS-5', because: 'C’est le moment de répartir ses pions.' },
};
const EXCHANGES: Time = {
  kinds: ['offer', 'accept', 'refuse', 'withdraw', 'done'],
  rule: 'ZAR-POS-3',
  because: 'C’est le moment des échanges : proposer, répondre, ou en finir.',
};

function timeOf({ phase, trade }: State): Time | undefined {
  if (phase !== 'trade') return TIMES[phase];
  return trade?.of === 'magic' ? { ...EXCHANGES, rule: 'ZAR-MAG-7' } : EXCHANGES;
}

/** ZAR-MAG-4, ZAR-MAG-5: of a card of one's own laid down in the turn of another, why this is not its moment. */
function untimely(state: State, { seat, card }: MoveOf<'card'>): Refusal<RuleId> | undefined {
  const { phase, hands } = state;
  if ((phase !== 'attacks' && phase !== 'reorganisation') || !hands[seat]?.includes(card)) return undefined;
  const answer = judgeCard(card, duringTurn(state, seat, phase));
  return answer.ok ? undefined : answer;
}

function judge(state: State, move: Move): Verdict<RuleId> {
  const { phase } = state;
  if (phase === 'over') return refuse('ZAR-BUT-1', 'La partie est finie.');
  if (!toMove(state).includes(move.seat))
    return (move.kind === 'card' && untimely(state, move)) || refuse('ZAR-TOUR-1', 'Ce n’est pas à ce joueur d’agir maintenant.');
  const time = timeOf(state);
  if (time && !time.kinds.includes(move.kind)) return refuse(time.rule, time.because);
  return CHAPTERS[phase].judge(state, move);
}

const moves = (state: State, seat: Seat): readonly Move[] =>
  state.phase === 'over' || !toMove(state).includes(seat) ? [] : CHAPTERS[state.phase].moves(state, seat);

function after(state: State, move: Move, tell: Tell): State {
  if (state.phase === 'over') throw new Error('the game is over');
  return CHAPTERS[state.phase].play(state, move, tell);
}

function outcome({ ending }: State): Outcome | undefined {
  return ending ? { winners: ending.winners, scores: ending.scores } : undefined;
}

/** The windows where everybody who holds cards is asked whether he reacts. */
const WINDOWS: readonly Phase[] = ['red', 'illusion', 'winds', 'call'];

/** Nothing, in a window. */
function idle(state: State, seat: Seat): Move | undefined {
  return WINDOWS.includes(state.phase) && toMove(state).includes(seat) ? { kind: 'pass', seat } : undefined;
}

export const ZARGOS: Game<Zargos> = {
  id: 'zargos',
  version: 1,
  checkOptions: checkGameOptions,
  setup,
  toMove,
  moves,
  checkMove,
  ...judged(judge, after),
  view,
  explain,
  guess,
  idle,
  rounds: { name: 'Tour de jeu', of: ({ round }) => round },
  outcome,
};
