/** The small positions of the question on top, and of the disputes that are ready: each with the move that it is about. */
import { crossingBetween, idOf, placeOf } from '#engine/zargos/board/tables.ts';
import type { PlaceId, TerritoryId } from '#engine/zargos/data/board-types.ts';
import { CARDS } from '#engine/zargos/data/cards.ts';
import {
  standing,
  withActor,
  withAsked,
  withBoard,
  withBoats,
  withHand,
  withHolder,
  withPawns,
  withPhase,
  withTurn,
} from '#engine/zargos/edit.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { tablesFor, withAt } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, State, Turn } from '#engine/zargos/game/types.ts';
import { normal } from '#engine/zargos/normal.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';
import { targetFor } from './form.ts';
import type { Posed } from './positions.ts';
import { DISPUTES, type DisputeId, FIRST_QUICK, fitting, type Means, middleOf, type ZargosQuick } from './quick.ts';

/** Pawns of whoever is only there. */
const THERE = 4;
/** Pawns that stand where « all » of them go. */
const ALL = 8;
const POINTS = 10;

type Put = readonly [place: string, people: People, pawns: number];
type Board = State['options']['board'];

/** This people and three others, each somewhere; a place that the board has not is nobody's. */
function laid(board: Board, people: People, foe: People, puts: readonly Put[]): State {
  const named: readonly [People, ...People[]] = [
    people,
    ...[foe, ...PEOPLES].filter((one, at, all) => one !== people && all.indexOf(one) === at).slice(0, 3),
  ];
  const empty = standing(named, {});
  const on = board ? withBoard(empty, board) : empty;
  const tables = tablesFor(on.options);
  const homes = tables.board.territories
    .filter(({ kind, id }) => kind === 'capital' && !puts.some(([place]) => place === id))
    .map(({ id }) => id);
  const absent = named.filter((one) => !puts.some(([, who]) => who === one));
  const all = [...puts, ...absent.map((one, at): Put => [homes.at(-1 - at) ?? '', one, THERE])];
  const stood = all.reduce((state, [id, who, pawns]) => {
    const place = placeOf(tables, id);
    return place === undefined ? state : withPawns(withHolder(state, place, who), place, pawns);
  }, on);
  return withActor(stood, people);
}

const cardOf = (by: Means): 'vent-de-terre' | 'vent-d-ailleurs' | null => (by === 'vent-de-terre' || by === 'vent-d-ailleurs' ? by : null);

const otherThan = (people: People): People => (people === 'amazones' ? 'dragons' : 'amazones');

/** Whoever holds the place aimed at, as a people that is there; undefined for nobody. */
const holderOf = ({ holder, people }: ZargosQuick): People | undefined =>
  holder === 'eux' ? people : holder === 'personne' ? undefined : holder;

function groupAsked(board: Board, asked: ZargosQuick): Posed {
  const { people, verb, from, to, pawns, by, against, after } = asked;
  const holder = holderOf(asked);
  const stands = pawns === 0 ? ALL : pawns + 1;
  const through = middleOf(tablesFor({ board }), asked);
  const puts: readonly Put[] = [
    [from, people, stands],
    ...(holder && to !== from ? [[to, holder, holder === people ? 1 : against] as const] : []),
    ...(through === undefined ? [] : [[through, people, 1] as const]),
  ];
  const card = cardOf(by);
  const plain = laid(board, people, holder && holder !== people ? holder : otherThan(people), puts);
  const armed = card ? withHand(plain, 0, [card]) : withBoats(plain, people, Number(by));
  const group = { seat: 0, people, from: from as PlaceId, pawns: pawns === 0 ? stands : pawns, card };
  if (verb === 'attaquer') return { state: armed, move: { kind: 'attack', ...group, to: to as TerritoryId } };
  const resting = withPhase(armed, 'reorganisation');
  const steps = { ...resting.turn?.steps, [people]: Number(after) } as Turn['steps'];
  return { state: verb === 'rejoindre' ? withTurn(resting, { steps }) : armed, move: { kind: 'march', ...group, to: to as PlaceId } };
}

function boughtAsked(board: Board, asked: ZargosQuick): Posed {
  const { people, to } = asked;
  const holder = holderOf(asked);
  const plain = laid(board, people, holder && holder !== people ? holder : otherThan(people), holder ? [[to, holder, 1]] : []);
  const state = withPhase(plain, 'reinforcements');
  return {
    state: { ...state, purses: [{ people, points: POINTS }] },
    move: { kind: 'reinforce', seat: 0, people, at: to as PlaceId, pawns: 1 },
  };
}

/** Whom the card is for is in the game. */
function foeOf({ people, card }: ZargosQuick, otherwise: People): People {
  const named = CARDS.find(({ id }) => id === card);
  return named && 'people' in named && named.people !== people ? named.people : otherwise;
}

/** A Vent carries a group: over two or three cells, where no power leads. */
function carriedAsked(board: Board, asked: ZargosQuick, by: Means): Posed {
  const tables = tablesFor({ board });
  const coast = tables.seas.findIndex((near) => near.length > 0);
  const isFar = (at: number) =>
    !tables.vortices[coast]?.includes(at) && !tables.flights[coast]?.includes(at) && [2, 3].includes(crossingBetween(tables, coast, at));
  const far = tables.ids.findIndex((_, at) => at < tables.territories && isFar(at));
  const group = { ...asked, from: idOf(tables, coast), to: idOf(tables, Math.max(0, far)), pawns: 3, by };
  return asked.when === 'attaques'
    ? groupAsked(board, { ...group, verb: 'attaquer', holder: otherThan(asked.people) })
    : groupAsked(board, { ...group, verb: 'rejoindre', holder: 'eux' });
}

/** A fight about to begin between two neighbours, its arrows shot: who is asked attacks, or is attacked. */
function foughtAsked(board: Board, { people, card, when }: ZargosQuick, foe: People): State {
  const tables = tablesFor({ board });
  const at = tables.land.findIndex((near) => near.length > 0);
  const [from, to] = [idOf(tables, at) as TerritoryId, idOf(tables, tables.land[at]?.[0] ?? at) as TerritoryId];
  const [attacker, defender] = when === 'combat' ? [people, foe] : [foe, people];
  const puts: readonly Put[] = [
    [from, attacker, ALL],
    [to, defender, THERE],
  ];
  const state = withActor(withHand(laid(board, people, foe, puts), 0, [card]), attacker);
  const seat = attacker === people ? 0 : 1;
  const attacked = ZARGOS.play(state, { kind: 'attack', seat, people: attacker, from, to, pawns: ALL - 1, card: null }).state;
  return normal(ZARGOS.play(attacked, { kind: 'fight', seat, at: to }).state);
}

/** Another has just played a Vent de Glace, before the turn of who is asked. */
function answeredAsked(plain: State): State {
  const before = withAsked(withHand(withPhase(plain, 'red'), 1, ['vent-de-glace']), 1);
  return normal(ZARGOS.play(before, { kind: 'card', seat: 1, card: 'vent-de-glace', target: targetFor(before, 'vent-de-glace') }).state);
}

function momentAsked(board: Board, asked: ZargosQuick): State {
  const { people, card, when } = asked;
  if (when === 'combat' || when === 'defense')
    return foughtAsked(board, asked, foeOf(asked, people === 'dragons' ? 'chevaliers' : 'dragons'));
  const foe = foeOf(asked, otherThan(people));
  const plain = withHand(laid(board, people, foe, []), 0, [card]);
  switch (when) {
    case 'avant':
      return withPhase(plain, 'red');
    case 'avant-autre':
      return withPhase(withActor(plain, foe), 'red');
    case 'reponse':
      return answeredAsked(plain);
    case 'autre':
      return withActor(plain, foe);
    default:
      return withPhase(plain, when === 'reorganisation' ? 'reorganisation' : 'attacks');
  }
}

function cardAsked(board: Board, asked: ZargosQuick): Posed {
  const { card, when } = asked;
  const isMoving = when === 'attaques' || when === 'reorganisation';
  if (isMoving && (card === 'vent-de-terre' || card === 'vent-d-ailleurs')) return carriedAsked(board, asked, card);
  const state = momentAsked(board, asked);
  return { state, move: { kind: 'card', seat: 0, card, target: targetFor(state, card) } };
}

/** Araignées attacked there, who have another volcano and a card to play after the call: a second call comes before the fight too. */
function calledAsked(board: Board, { people, from, to, pawns, after }: ZargosQuick): Posed {
  const tables = tablesFor({ board });
  const at = placeOf(tables, to) ?? 0;
  const near = (tables.land[at] ?? []).map((place) => idOf(tables, place)).find((id) => id !== from) ?? to;
  const spare = tables.vortices.findIndex((all, place) => all.length > 0 && ![from, to, near].includes(idOf(tables, place)));
  const foe = otherThan(people);
  const stands = pawns === 0 ? ALL : pawns + 1;
  const puts: readonly Put[] = [
    [from, people, stands],
    [idOf(tables, spare), people, THERE],
    [near, foe, ALL],
    [to, people, THERE],
  ];
  const state = withActor(withHand(laid(board, people, foe, puts), 0, ['vent-de-guerre']), foe);
  const attack: Move = { kind: 'attack', seat: 1, people: foe, from: near as PlaceId, to: to as TerritoryId, pawns: ALL - 1, card: null };
  const fought = ZARGOS.play(ZARGOS.play(state, attack).state, { kind: 'fight', seat: 1, at: to as TerritoryId }).state;
  const call = (id: string, group: number): Move => ({ kind: 'call', seat: 0, from: id as TerritoryId, pawns: group });
  const isFirst = after === '0' || fought.phase !== 'call';
  const before = isFirst ? { ...fought, phase: 'call' as const } : ZARGOS.play(fought, call(idOf(tables, spare), 1)).state;
  return { state: normal(before), move: call(from, pawns === 0 ? stands : pawns) };
}

export function quickScene(question: ZargosQuick, board: Board): Posed {
  const asked = fitting(question);
  if (asked.verb === 'jouer') return cardAsked(board, asked);
  if (asked.verb === 'appeler') return calledAsked(board, asked);
  return asked.verb === 'poser' ? boughtAsked(board, asked) : groupAsked(board, asked);
}

const quick = (change: Partial<ZargosQuick>) => (): Posed => quickScene({ ...FIRST_QUICK, ...change }, null);

/** All that stand at `from` came there in this turn, by a fight that they won. */
function arrived(state: State, from: PlaceId): State {
  const { turn } = state;
  const place = placeOf(tablesFor(state.options), from) ?? 0;
  return turn ? withTurn(state, { engaged: true, came: withAt(turn.came, place, state.pawns[place] ?? 0) }) : state;
}

/** Of those that the lists do not say. */
const OF_DISPUTE: Readonly<Partial<Record<DisputeId, () => Posed>>> = {
  encore: () => {
    const { state, move } = quick({ people: 'moines', pawns: 5 })();
    return { state: arrived(state, FIRST_QUICK.from as PlaceId), move };
  },
  survol: () => {
    const tables = tablesFor(laid(null, 'ailes', 'amazones', []).options);
    const from = tables.straits.findIndex((across) => across.length > 0);
    const [landing = from] = tables.straits[from] ?? [];
    const beyond = (tables.land[landing] ?? []).find((place) => !tables.flights[from]?.includes(place)) ?? landing;
    return quick({ people: 'ailes', from: idOf(tables, from), to: idOf(tables, beyond), pawns: 5 })();
  },
  marche: () => {
    const state = withActor(
      laid(null, 'chevaliers', 'amazones', [
        ['kori-1', 'chevaliers', 6],
        ['kori', 'chevaliers', 2],
      ]),
      'chevaliers',
    );
    return {
      state: withTurn(state, { engaged: true }),
      move: { kind: 'march', seat: 0, people: 'chevaliers', from: 'kori-1', to: 'kori', pawns: 3, card: null },
    };
  },
  rembarquer: () => {
    const { state, move } = quick({ people: 'chevaliers', to: 'kahil-5', from: 'banzol-5', pawns: 4, by: '6' })();
    return { state: arrived(state, 'banzol-5'), move };
  },
  convoi: () => {
    const { state, move } = quick({ people: 'moines', to: 'kahil-5', from: 'banzol-5', pawns: 6, by: '6' })();
    const tables = tablesFor(state.options);
    const target = placeOf(tables, 'kahil-5') ?? 0;
    const near = (tables.land[target] ?? []).find((place) => state.owners[place] === null) ?? target;
    const stood = withPawns(withHolder(state, near, 'moines'), near, 5);
    const walk: MoveOf<'attack'> = { ...(move as MoveOf<'attack'>), from: idOf(tables, near), pawns: 3 };
    return { state: ZARGOS.judge(stood, walk).ok ? ZARGOS.play(stood, walk as Move).state : stood, move };
  },
};

export function disputeScene(id: DisputeId): Posed {
  const dispute = DISPUTES.find((one) => one.id === id);
  return OF_DISPUTE[id]?.() ?? quickScene(dispute && 'asks' in dispute ? dispute.asks : FIRST_QUICK, null);
}
