/** Before a turn: red cards, the Vents d'Illusion that turn them, what they do, and the Dragons they drive (ZAR-MAG-4, ZAR-ILLUSION, the red effects). */
import { diceFrom } from '../../core/dice.ts';
import { together } from '../../core/french.ts';
import { distancesFrom, FAR } from '../../core/graph.ts';
import { resume } from '../../core/random.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { type BoardTables, idOf, isSea, placeOf } from '../board/tables.ts';
import type { TerritoryId } from '../data/board-types.ts';
import { type Card, type CardId, cardOf, isGreen, type RedId } from '../data/cards.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import type { RuleId } from '../ids.ts';
import { hasOneEffect, isTurnable } from '../magic/facts.ts';
import { judgeCard } from '../magic.ts';
import { readingsOf } from '../options.ts';
import { FACES, lossesFrom, remaining } from '../rules/combat.ts';
import { FOLIE_DIVISOR } from '../rules/folie.ts';
import type { Chapter } from './chapter.ts';
import type { Tell } from './events.ts';
import { afterCard, aliveOf, beforeTurn, doesSame, sameTarget } from './moment.ts';
import { culled, played, settled, underPile, withoutCard } from './settle.ts';
import { isInPlay, nameAt, numberOf, seatOf, tablesFor, withAt } from './table.ts';
import { goesOn, redGoesOn, roundOfSeats, withCards } from './turn.ts';
import type { Driven, Laid, Move, MoveOf, Seat, State, Target } from './types.ts';

const NO_TARGET: Target = {};

const isRed = (card: CardId): card is RedId => !isGreen(card);

/** What a card is aimed at must be what it can strike. */
function judgeTarget(state: State, card: RedId, target: Target): Verdict<RuleId> {
  const tables = tablesFor(state.options);
  const { target: taken, rule, the } = cardOf(card);
  switch (taken) {
    case 'kingdom':
      if ('kingdom' in target && tables.kingdoms.includes(target.kingdom)) return ALLOWED;
      return refuse(rule, `On joue ${the} sur un royaume du plateau : il faut en désigner un.`);
    case 'sea-pair':
      return judgeSeas(state, target);
    case 'place':
      if ('place' in target && placeOf(tables, target.place) !== undefined) return ALLOWED;
      return refuse(rule, `On joue ${the} sur une province ou une case mer : il faut en désigner une.`);
    default:
      return sameTarget(target, NO_TARGET) ? ALLOWED : refuse(rule, `On ne désigne rien en jouant ${the}.`);
  }
}

/** Two cells that touch (ZAR-TEMPETE), or the lake alone at a table that reads ZAR-L-31 so. */
function judgeSeas(state: State, target: Target): Verdict<RuleId> {
  const tables = tablesFor(state.options);
  const places = 'seas' in target ? target.seas.map((id) => placeOf(tables, id)) : [];
  const [one, other] = places;
  const isLake = (place: number | undefined) => place !== undefined && tables.board.seas[place - tables.territories]?.kind === 'lake';
  if (places.length === 2 && one !== undefined && other !== undefined && tables.sea[one]?.includes(other)) return ALLOWED;
  if (isLake(one) && places.length === 1) {
    return readingsOf(state.options)['ZAR-L-31'] === 'lac-seul'
      ? ALLOWED
      : refuse('ZAR-L-31', 'Le lac n’a pas de case mer voisine, et la Tempête en ferme deux : elle ne peut pas le frapper.');
  }
  return refuse('ZAR-TEMPETE', 'La Tempête ferme deux cases mer qui se touchent : il faut en désigner deux voisines.');
}

const holds = ({ hands }: State, seat: Seat, card: CardId): boolean => hands[seat]?.includes(card) ?? false;

const notInHand = (card: CardId): Verdict<RuleId> =>
  refuse(isGreen(card) ? 'ZAR-MAG-5' : 'ZAR-MAG-4', `Vous n’avez pas ${cardOf(card).the} en main.`);

function judgeRed(state: State, move: Move): Verdict<RuleId> {
  if (move.kind === 'pass') return ALLOWED;
  if (move.kind === 'discard') return judgeDiscard(state, move);
  if (move.kind !== 'card') return refuse('ZAR-MAG-4', 'Avant un tour on joue une carte rouge, ou l’on passe.');
  const { seat, card, target } = move;
  if (!holds(state, seat, card)) return notInHand(card);
  const answer = judgeCard(card, beforeTurn(state, seat, target));
  if (!answer.ok) return answer;
  return isRed(card) ? judgeTarget(state, card, target) : ALLOWED;
}

/** A card against one's own people may go under the pile instead of being kept (ZAR-MAG-9). */
function judgeDiscard(state: State, { seat, card }: MoveOf<'discard'>): Verdict<RuleId> {
  if (!holds(state, seat, card)) return notInHand(card);
  const { people, the } = cardOf(card);
  return people && aliveOf(state, seat).includes(people)
    ? ALLOWED
    : refuse('ZAR-MAG-9', `On ne remet sous la pile qu’une carte qui vise son propre peuple : on garde ${the}.`);
}

/** Every target that a card may have and that something stands on: kingdoms and places where pawns are, all pairs of cells for the Tempête. */
function targetsOf(state: State, card: Card): readonly Target[] {
  const tables = tablesFor(state.options);
  switch (card.target) {
    case 'kingdom':
      return tables.kingdoms.filter((_, at) => tables.members[at]?.some((place) => state.owners[place])).map((kingdom) => ({ kingdom }));
    case 'sea-pair':
      return seaPairs(tables, readingsOf(state.options)['ZAR-L-31'] === 'lac-seul');
    case 'place':
      return state.pawns.flatMap((count, place) => (count > 0 ? [{ place: idOf(tables, place) }] : []));
    default:
      return [NO_TARGET];
  }
}

const PAIRS = new WeakMap<BoardTables, readonly Target[]>();

/** Pairs of cells that touch; the lake alone too where the table plays it so. */
function seaPairs(tables: BoardTables, withLake: boolean): readonly Target[] {
  const { seas } = tables.board;
  const pairs =
    PAIRS.get(tables) ??
    seas.flatMap(({ id, seas: near }, at) =>
      near.flatMap((other) => (seas.findIndex((cell) => cell.id === other) > at ? [{ seas: [id, other] }] : [])),
    );
  PAIRS.set(tables, pairs);
  return withLake ? [...pairs, ...seas.filter(({ kind }) => kind === 'lake').map(({ id }) => ({ seas: [id] }))] : pairs;
}

/** Whether a red card has its moment before this turn, whatever it aims at. */
function isTimely(state: State, { people, moments }: Card): boolean {
  if (people && !state.order.includes(people)) return false;
  return !people || !moments.includes('before-own-turn') || (state.turn?.peoples.includes(people) ?? false);
}

/** Whether the same was played (ZAR-MAG-6, ZAR-L-48, ZAR-L-67). */
function isRepeated(state: State, seat: Seat, card: Card, target: Target): boolean {
  const byAnyone = readingsOf(state.options)['ZAR-L-48'] === 'non';
  return state.played.some(
    (one) => one.card === card.id && (byAnyone || one.by === seat) && (hasOneEffect(card) || doesSame(state, one.target, target)),
  );
}

/** Nothing first; then each kind of red card in hand on every target of `targetsOf`, and what may be put back (ZAR-MAG-9). */
function movesRed(state: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [{ kind: 'pass', seat }];
  const hand = state.hands[seat] ?? [];
  const mine = aliveOf(state, seat);
  for (const card of new Set(hand)) {
    if (!isRed(card)) continue;
    const face = cardOf(card);
    if (face.people && mine.includes(face.people)) moves.push({ kind: 'discard', seat, card });
    if (!isTimely(state, face)) continue;
    for (const target of targetsOf(state, face)) {
      if (!isRepeated(state, seat, face, target)) moves.push({ kind: 'card', seat, card, target });
    }
  }
  return moves;
}

/** Who is asked after `seat` in this round of the window. */
function restAfter(state: State, seat: Seat): readonly Seat[] {
  const seats = roundOfSeats(state);
  return withCards(state, seats.slice(seats.indexOf(seat) + 1));
}

function playRed(state: State, move: Move, tell: Tell): State {
  if (move.kind === 'pass') return redGoesOn({ ...state, asked: state.asked.slice(1) });
  if (move.kind === 'discard') {
    tell({ kind: 'discarded', seat: move.seat, count: 1 });
    const after = played(state, move.seat, move.card);
    return redGoesOn({ ...after, asked: withCards(after, after.asked) });
  }
  if (move.kind !== 'card' || !isRed(move.card)) throw new Error(`no ${move.kind} before a turn`);
  const { seat, card, target } = move;
  tell({ kind: 'card', seat, card, target });
  const laid: Laid = { card, by: seat, owner: seat, target, illusions: 0 };
  const after: State = { ...withoutCard(state, seat, card), laid, again: true, asked: [] };
  const isAsked = isTurnable(card) && isInPlay(state.options, 'vent-d-illusion');
  return isAsked ? askIllusion(after, tell) : strike(after, tell);
}

/** Everybody who holds cards may answer, but who names the target now (ZAR-L-59). */
function askIllusion(state: State, tell: Tell): State {
  const asked = withCards(state, roundOfSeats(state)).filter((seat) => seat !== state.laid?.by);
  return asked.length > 0 ? { ...state, phase: 'illusion', asked } : strike({ ...state, asked }, tell);
}

function judgeIllusion(state: State, move: Move): Verdict<RuleId> {
  if (move.kind === 'pass') return ALLOWED;
  if (move.kind !== 'card') return refuse('ZAR-ILLUSION', 'On répond à cette carte par un Vent d’Illusion, ou l’on passe.');
  const { seat, card, target } = move;
  if (!holds(state, seat, card)) return notInHand(card);
  if (card !== 'vent-d-illusion')
    return refuse(
      'ZAR-ILLUSION',
      'Juste après une carte rouge, seul un Vent d’Illusion y répond ; le reste attend que l’effet ait eu lieu.',
    );
  const answer = judgeCard(card, afterCard(state, seat));
  if (!answer.ok || !state.laid) return answer.ok ? ALLOWED : answer;
  if (keepsTarget(state, target))
    return refuse('ZAR-L-69', 'À votre table, un Vent d’Illusion détourne la carte : il en faut une autre cible.');
  return judgeTarget(state, state.laid.card, target);
}

/** Whether an Illusion would turn nothing, at a table that does not take it so (ZAR-L-69). */
const keepsTarget = ({ options, laid }: State, target: Target): boolean =>
  readingsOf(options)['ZAR-L-69'] === 'non' && laid !== null && sameTarget(laid.target, target);

/** Nothing, or an Illusion on each target of the card laid. */
function movesIllusion(state: State, seat: Seat): readonly Move[] {
  const pass: Move = { kind: 'pass', seat };
  if (!state.laid || !holds(state, seat, 'vent-d-illusion')) return [pass];
  const targets = targetsOf(state, cardOf(state.laid.card)).filter((target) => !keepsTarget(state, target));
  return [pass, ...targets.map((target): Move => ({ kind: 'card', seat, card: 'vent-d-illusion', target }))];
}

function playIllusion(state: State, move: Move, tell: Tell): State {
  if (move.kind === 'pass') {
    const asked = state.asked.slice(1);
    return asked.length > 0 ? { ...state, asked } : strike({ ...state, asked }, tell);
  }
  if (move.kind !== 'card' || !state.laid) throw new Error(`no ${move.kind} after a red card`);
  const { seat, card, target } = move;
  tell({ kind: 'card', seat, card, target });
  const after = played(state, seat, card);
  return askIllusion({ ...after, laid: { ...state.laid, by: seat, target, illusions: state.laid.illusions + 1 } }, tell);
}

/** The cards whose « ce tour-ci » ZAR-L-4 reads. */
const LASTING: readonly RedId[] = ['eclipse', 'canicule', 'tremblement-de-terre'];

/** The card laid takes effect, where nobody turns it any more. */
function strike(before: State, tell: Tell): State {
  const { laid } = before;
  if (!laid) throw new Error('no card to take effect');
  const { card, owner, target } = laid;
  tell({ kind: 'effect', card, by: laid.by, target });
  const state: State = {
    ...before,
    laid: null,
    played: [...before.played, { card, by: owner, target }],
    asked: restAfter(before, owner),
  };
  const lasting = (until: 'turn' | 'round' = 'turn'): State => ({
    ...state,
    effects: [...state.effects, { card, by: owner, target, until }],
  });
  switch (card) {
    case 'vent-de-folie':
      return done(underPile(folly(state, target, tell), [card]), tell);
    case 'vent-demoniaque':
      return done(underPile(blasted(state, target, tell), [card]), tell);
    case 'vent-de-mort':
      return done(readingsOf(state.options)['ZAR-L-49'] === 'fin-du-tour' ? lasting() : underPile(culled(state, tell), [card]), tell);
    case 'vent-de-tempete':
      return driving(lasting(), { by: 'vent-de-tempete', from: seasWithDragons(lasting(), target) }, tell);
    case 'raz-de-maree':
      return driving(lasting(), { by: 'raz-de-maree', from: allSeasWithDragons(lasting()) }, tell);
    default:
      return done(lasting(LASTING.includes(card) && readingsOf(state.options)['ZAR-L-4'] === 'phase-a' ? 'round' : 'turn'), tell);
  }
}

const done = (state: State, tell: Tell): State => goesOn(settled(state, 'red', tell), tell);

/** A die a province that somebody holds, in the board's order (ZAR-FOLIE). */
function folly(state: State, target: Target, tell: Tell): State {
  const tables = tablesFor(state.options);
  const kingdom = 'kingdom' in target ? tables.kingdoms.indexOf(target.kingdom) : -1;
  const random = resume(state.random);
  const dice = diceFrom(random);
  const [pawns, owners] = [state.pawns.slice(), state.owners.slice()];
  for (const place of tables.members[kingdom] ?? []) {
    const people = owners[place];
    if (!people) continue;
    const face = dice.roll(FACES);
    const stands = pawns[place] ?? 0;
    const left = remaining(stands, lossesFrom(face, FOLIE_DIVISOR));
    tell({ kind: 'folly', people, at: idOf(tables, place) as TerritoryId, face, losses: stands - left, left });
    pawns[place] = left;
    if (left === 0) owners[place] = null;
  }
  return { ...state, pawns, owners, random: random.state() };
}

/** Nothing is left on the place (ZAR-DEMON). */
function blasted(state: State, target: Target, tell: Tell): State {
  const tables = tablesFor(state.options);
  const place = 'place' in target ? numberOf(tables, target.place) : -1;
  const people = isSea(tables, place) ? 'dragons' : state.owners[place];
  const losses = state.pawns[place] ?? 0;
  if (!people || losses === 0) return state;
  tell({ kind: 'removed', card: 'vent-demoniaque', people, at: idOf(tables, place), losses, left: 0 });
  const pawns = withAt(state.pawns, place, 0);
  return isSea(tables, place) ? { ...state, pawns } : { ...state, pawns, owners: withAt(state.owners, place, null) };
}

const allSeasWithDragons = (state: State): readonly number[] =>
  state.pawns.flatMap((count, place) => (place >= state.owners.length && count > 0 ? [place] : []));

function seasWithDragons(state: State, target: Target): readonly number[] {
  const tables = tablesFor(state.options);
  const cells = 'seas' in target ? target.seas.map((id) => placeOf(tables, id)) : [];
  return allSeasWithDragons(state).filter((place) => cells.includes(place));
}

/** Where the Dragons of a cell may go: a sea cell beside it that no Tempête closes (ZAR-TEMPETE, ZAR-L-50), or the nearest provinces of theirs (ZAR-RAZ, ZAR-L-24, ZAR-L-63). */
function exitsOf(state: State, { by, from }: Driven): readonly number[] {
  const tables = tablesFor(state.options);
  const [cell] = from;
  if (cell === undefined) return [];
  if (by === 'vent-de-tempete') {
    const shut = state.effects.flatMap(({ card, target }) => (card === 'vent-de-tempete' && 'seas' in target ? target.seas : []));
    return (tables.sea[cell] ?? []).filter((place) => !shut.some((id) => placeOf(tables, id) === place));
  }
  const around = waysAround(tables);
  const isBySea = readingsOf(state.options)['ZAR-L-63'] === 'par-mer';
  const apart = distancesFrom(isBySea ? around.map((next, place) => (isSea(tables, place) ? next : [])) : around, [cell]);
  const own = state.owners.flatMap((owner, place) => (owner === 'dragons' && (apart[place] ?? FAR) < FAR ? [place] : []));
  const nearest = Math.min(...own.map((place) => apart[place] ?? FAR));
  return own.filter((place) => apart[place] === nearest);
}

const AROUND = new WeakMap<BoardTables, readonly (readonly number[])[]>();

/** Everything that touches: territories, sea cells and coasts alike, each a step. */
function waysAround(tables: BoardTables): readonly (readonly number[])[] {
  const around =
    AROUND.get(tables) ??
    tables.ids.map((_, place) => [
      ...(tables.land[place] ?? []),
      ...(tables.seas[place] ?? []),
      ...(tables.coasts[place] ?? []),
      ...(tables.sea[place] ?? []),
    ]);
  AROUND.set(tables, around);
  return around;
}

/** Cell after cell: one way out is taken at once, several are asked about, none leaves the Dragons where they are. */
function driving(before: State, driven: Driven, tell: Tell): State {
  let state = before;
  let { from } = driven;
  for (let [cell] = from; cell !== undefined; [cell] = from) {
    const exits = exitsOf(state, { by: driven.by, from });
    const [only, other] = exits;
    if (other !== undefined) return { ...state, phase: 'flight', driven: { by: driven.by, from } };
    state = only === undefined ? stranded(state, driven.by, cell, tell) : fled(state, cell, only, tell);
    from = from.slice(1);
  }
  return done({ ...state, driven: null }, tell);
}

function fled(state: State, from: number, to: number, tell: Tell): State {
  const tables = tablesFor(state.options);
  const count = state.pawns[from] ?? 0;
  tell({ kind: 'fled', from: idOf(tables, from), into: idOf(tables, to), pawns: count });
  return { ...state, pawns: withAt(withAt(state.pawns, from, 0), to, (state.pawns[to] ?? 0) + count) };
}

/** ZAR-L-50, ZAR-L-24 */
function stranded(state: State, by: Driven['by'], cell: number, tell: Tell): State {
  const at = idOf(tablesFor(state.options), cell);
  const count = state.pawns[cell] ?? 0;
  if (by === 'raz-de-maree' && readingsOf(state.options)['ZAR-L-24'] === 'elimines') {
    tell({ kind: 'removed', card: by, people: 'dragons', at, losses: count, left: 0 });
    return { ...state, pawns: withAt(state.pawns, cell, 0) };
  }
  tell({ kind: 'stranded', at, pawns: count });
  return state;
}

function judgeFlight(state: State, move: Move): Verdict<RuleId> {
  const { driven } = state;
  if (move.kind !== 'flee' || !driven) return refuse('ZAR-TEMPETE', 'Des Dragons doivent d’abord quitter leur case mer.');
  const tables = tablesFor(state.options);
  const to = placeOf(tables, move.to);
  const exits = exitsOf(state, driven);
  if (to !== undefined && exits.includes(to)) return ALLOWED;
  const names = together(exits.map((place) => nameAt(tables, place)));
  return driven.by === 'vent-de-tempete'
    ? refuse(
        'ZAR-TEMPETE',
        `Chassés par la Tempête, ces ${PEOPLE_NAMES.dragons} vont sur une case mer voisine qui reste ouverte : ${names}.`,
      )
    : refuse('ZAR-RAZ', `Sous le Raz-de-marée, ces ${PEOPLE_NAMES.dragons} regagnent leur province la plus proche : ${names}.`);
}

const movesFlight = (state: State, seat: Seat): readonly Move[] =>
  state.driven ? exitsOf(state, state.driven).map((place) => ({ kind: 'flee', seat, to: idOf(tablesFor(state.options), place) })) : [];

function playFlight(state: State, move: Move, tell: Tell): State {
  const { driven } = state;
  const [cell] = driven?.from ?? [];
  if (move.kind !== 'flee' || !driven || cell === undefined) throw new Error(`no ${move.kind} for driven Dragons`);
  const after = fled(state, cell, numberOf(tablesFor(state.options), move.to), tell);
  return driving({ ...after, driven: null }, { by: driven.by, from: driven.from.slice(1) }, tell);
}

/** Who decides for driven Dragons. */
export const fleeing = (state: Pick<State, 'peoples'>): Seat => seatOf(state, 'dragons');

export const RED: Chapter = { judge: judgeRed, moves: movesRed, play: playRed };
export const ILLUSION: Chapter = { judge: judgeIllusion, moves: movesIllusion, play: playIllusion };
export const FLIGHT: Chapter = { judge: judgeFlight, moves: movesFlight, play: playFlight };
