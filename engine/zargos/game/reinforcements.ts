/** Phase c: each people in turn buys pawns, which it sets down at once, and boats (ZAR-REN, ZAR-DRA-3, ZAR-L-5). */
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { idOf, isSea, placeOf } from '../board/tables.ts';
import type { PlaceId } from '../data/board-types.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { MAX_BOATS } from '../rules/movement/question.ts';
import { costOf, judgePurchase, PRICES, type Stock } from '../rules/reinforcements.ts';
import { MAX_PAWNS, PEOPLES, type People } from '../types.ts';
import type { Chapter } from './chapter.ts';
import type { Tell } from './events.ts';
import { aliveOf } from './moment.ts';
import { nameAt, numberOf, pawnsOf, seatOf, tablesFor, withAt } from './table.ts';
import { nextPurse } from './turn.ts';
import type { Move, MoveOf, Purse, Seat, State } from './types.ts';

/** Pawns that mark a rank on the board (ZAR-ORD-2, ZAR-L-5): one of the player's first people that plays, or one of each where peoples have ranks. */
function rankPawns(state: State, people: People): number {
  if (readingsOf(state.options)['ZAR-L-17'] === 'rang-par-peuple') return 1;
  return aliveOf(state, seatOf(state, people))[0] === people ? 1 : 0;
}

/** What the box still holds for a people: its pawns, and boats. */
export function stockOf(state: State, people: People): Stock {
  const boats = PEOPLES.reduce((total, one) => total + state.boats[one], 0);
  return { pawns: Math.max(0, MAX_PAWNS - pawnsOf(state, people) - rankPawns(state, people)), boats: Math.max(0, MAX_BOATS - boats) };
}

/** Who buys now. Throws an Error when nobody does. */
export function purseOf({ purses }: Pick<State, 'purses'>): Purse {
  const [purse] = purses;
  if (!purse) throw new Error('nobody buys');
  return purse;
}

/** Places that take a people's reinforcements: its territories, and the sea cells that its Dragons hold (ZAR-REN-2, ZAR-DRA-3). */
const takesPawns = (state: State, people: People, place: number): boolean =>
  place < state.owners.length ? state.owners[place] === people : people === 'dragons' && (state.pawns[place] ?? 0) > 0;

const notYours = (people: People, buyer: People): Verdict<RuleId> =>
  refuse(
    'ZAR-REN-3',
    `C’est aux ${PEOPLE_NAMES[buyer]} d’acheter, pas aux ${PEOPLE_NAMES[people]} : chacun achète et pose tout avant le suivant.`,
  );

function judgeReinforce(state: State, { people, at, pawns }: MoveOf<'reinforce'>): Verdict<RuleId> {
  const purse = purseOf(state);
  const tables = tablesFor(state.options);
  if (people !== purse.people) return notYours(people, purse.people);
  const place = placeOf(tables, at);
  if (place === undefined) return refuse('ZAR-REN-2', `« ${at} » n’est pas un lieu de ce plateau.`);
  if (!takesPawns(state, people, place)) {
    if (!isSea(tables, place))
      return refuse('ZAR-REN-2', `Les ${PEOPLE_NAMES[people]} ne tiennent pas ${nameAt(tables, place)} : les renforts se posent chez soi.`);
    return refuse(
      'ZAR-DRA-3',
      people === 'dragons'
        ? `Aucun Dragon n’occupe ${nameAt(tables, place)} : on n’y pose pas de renfort.`
        : `Seuls les Dragons se tiennent en mer : les renforts des ${PEOPLE_NAMES[people]} se posent dans leurs provinces.`,
    );
  }
  if (!Number.isInteger(pawns) || pawns < 1) return refuse('ZAR-REN-1', 'On achète au moins un pion.');
  return judgePurchase({ small: pawns, big: 0, boats: 0 }, purse.points, stockOf(state, people), readingsOf(state.options));
}

/** Whether boats are for sale: where there is a sea. */
const sells = ({ options }: Pick<State, 'options'>): boolean => tablesFor(options).board.seas.length > 0;

function judge(state: State, move: Move): Verdict<RuleId> {
  const purse = purseOf(state);
  switch (move.kind) {
    case 'reinforce':
      return judgeReinforce(state, move);
    case 'boats':
      if (move.people !== purse.people) return notYours(move.people, purse.people);
      if (!Number.isInteger(move.count) || move.count < 1) return refuse('ZAR-REN-1', 'On achète au moins un bateau.');
      if (!sells(state)) return refuse('ZAR-L-70', 'Cette partie se joue sans la mer : un bateau n’y servirait à rien.');
      return judgePurchase({ small: 0, big: 0, boats: move.count }, purse.points, stockOf(state, purse.people), readingsOf(state.options));
    case 'done':
      return ALLOWED;
    default:
      return refuse('ZAR-TOUR-1', 'C’est le moment d’acheter : des pions, des bateaux, ou rien de plus.');
  }
}

/** On each place one pawn, and as many as can be bought; one boat; and no more. */
function moves(state: State, seat: Seat): readonly Move[] {
  const { people, points } = purseOf(state);
  const isOpen = readingsOf(state.options)['ZAR-L-5'] === 'non';
  const stock = stockOf(state, people);
  const tables = tablesFor(state.options);
  const most = Math.min(Math.floor(points / PRICES.small), isOpen ? Number.MAX_SAFE_INTEGER : stock.pawns);
  const list: Move[] = [];
  if (most > 0) {
    for (let place = 0; place < state.pawns.length; place += 1) {
      if (!takesPawns(state, people, place)) continue;
      const at: PlaceId = idOf(tables, place);
      list.push({ kind: 'reinforce', seat, people, at, pawns: 1 });
      if (most > 1) list.push({ kind: 'reinforce', seat, people, at, pawns: most });
    }
  }
  if (points >= PRICES.boats && (isOpen || stock.boats > 0) && sells(state)) list.push({ kind: 'boats', seat, people, count: 1 });
  list.push({ kind: 'done', seat });
  return list;
}

/** The purse after a purchase; one that buys nothing more passes to the next. */
function spent(state: State, cost: number, tell: Tell): State {
  const [purse, ...rest] = state.purses;
  if (!purse) throw new Error('nobody buys');
  return nextPurse({ ...state, purses: [{ ...purse, points: purse.points - cost }, ...rest] }, tell);
}

function play(state: State, move: Move, tell: Tell): State {
  const { people, points } = purseOf(state);
  switch (move.kind) {
    case 'reinforce': {
      const { seat, at, pawns } = move;
      const place = numberOf(tablesFor(state.options), at);
      tell({ kind: 'reinforced', seat, people, at, pawns, bought: true });
      const after = { ...state, pawns: withAt(state.pawns, place, (state.pawns[place] ?? 0) + pawns) };
      return spent(after, costOf({ small: pawns, big: 0, boats: 0 }), tell);
    }
    case 'boats': {
      const { seat, count } = move;
      tell({ kind: 'bought-boats', seat, people, count });
      const boats = { ...state.boats, [people]: state.boats[people] + count };
      return spent({ ...state, boats }, costOf({ small: 0, big: 0, boats: count }), tell);
    }
    case 'done':
      if (points > 0) tell({ kind: 'unspent', seat: move.seat, people, points });
      return nextPurse({ ...state, purses: state.purses.slice(1) }, tell);
    default:
      throw new Error(`no ${move.kind} among the purchases`);
  }
}

export const REINFORCEMENTS: Chapter = { judge, moves, play };
