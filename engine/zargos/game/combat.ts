/**
 * Fights of a turn: opened in the order that the attacker chooses, the Araignées' call, the Amazones' shot, Vents de Guerre, throws and the hand of God,
 * and who holds the place (ZAR-COM, ZAR-CAP-1, ZAR-ARA-2, ZAR-AMA-1, ZAR-GUERRE, ZAR-MOI-1, ZAR-ZRG). A fight runs by itself to its next decision.
 */
import { diceFrom } from '../../core/dice.ts';
import { resume } from '../../core/random.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { idOf, placeOf } from '../board/tables.ts';
import type { TerritoryId } from '../data/board-types.ts';
import { cardOf } from '../data/cards.ts';
import type { Situation } from '../fight/types.ts';
import type { RuleId } from '../ids.ts';
import { judgeCard } from '../magic.ts';
import { readingsOf } from '../options.ts';
import { demonDice, groupsEntering } from '../rules/demons.ts';
import { decideThrow, type FightEvent, type FightState, isDecision, opened, throwerAt, throwNext } from '../rules/fight.ts';
import { judgeCall } from '../rules/movement/call.ts';
import { monkSide, shotOf } from '../rules/powers.ts';
import type { People } from '../types.ts';
import type { Chapter } from './chapter.ts';
import type { EventOf, Tell } from './events.ts';
import { beforeFight, frozenIn } from './moment.ts';
import { played, settled } from './settle.ts';
import { inForce, ringOf, situationFor, situationOf } from './situation.ts';
import { numberOf, seatOf, tablesFor, turnOf, withAt } from './table.ts';
import { goesOn } from './turn.ts';
import type { Attack, Combat, Move, MoveOf, Seat, State } from './types.ts';

function combatOf(state: Pick<State, 'turn'>): Combat {
  const { combat } = turnOf(state);
  if (!combat) throw new Error('no fight under way');
  return combat;
}

const withCombat = (state: State, combat: Combat | null): State => ({ ...state, turn: { ...turnOf(state), combat } });

const idAt = (state: State, place: number): TerritoryId => idOf(tablesFor(state.options), place) as TerritoryId;

const sum = (attack: Attack): number => attack.groups.reduce((total, { pawns }) => total + pawns, 0);

/** Opens the fight at a place that an attack aims at, and plays on to the next decision; an empty province is walked into. */
export function openFight(before: State, at: number, tell: Tell): State {
  const turn = turnOf(before);
  const attack = turn.attacks.find((one) => one.at === at);
  if (!attack) throw new Error(`no attack on place ${at}`);
  const pawns = sum(attack);
  const owner = before.owners[at] ?? null;
  const ring = ringOf(before.options, at);
  const demons = ring !== undefined && demonDice(ring, owner !== null, before.master === turn.seat) > 0;
  const defenders = before.pawns[at] ?? 0;
  const { people } = attack;
  tell({
    kind: 'opened',
    seat: turn.seat,
    people,
    at: idAt(before, at),
    pawns,
    defender: owner ?? (demons ? 'demons' : 'nobody'),
    defenders,
  });
  const state: State = {
    ...before,
    turn: {
      ...turn,
      engaged: true,
      struck: people === 'chevaliers' ? [...turn.struck, at] : turn.struck,
      attacks: turn.attacks.filter((one) => one !== attack),
    },
  };
  if (owner === null && !demons) return held(state, at, { people, left: pawns, how: 'walked-in' }, tell);
  if (owner === null) return againstDemons(state, attack, tell);
  return advance(begun(state, attack, owner, defenders), tell);
}

/** The fight is on: its defenders leave the board for it. */
function begun(state: State, attack: Attack, defender: People, defenders: number): State {
  const { at, people, groups } = attack;
  const combat: Omit<Combat, 'before' | 'fight'> = {
    at,
    people,
    defender,
    groups,
    called: null,
    engaged: { attacker: sum(attack), defender: defenders },
    winds: { attacker: false, defender: false },
  };
  const shot = shotOf(situationFor(state, combat)) ? (['shot'] as const) : [];
  const winds = ['wind-attacker', 'wind-defender'] as const;
  const order = readingsOf(state.options)['ZAR-L-43'] === 'avant-le-tir' ? [...winds, ...shot] : [...shot, ...winds];
  const before = [...(defender === 'araignees' ? (['call'] as const) : []), ...order];
  const all: Combat = { ...combat, before, fight: opened(situationFor(state, combat)) };
  return withCombat({ ...state, pawns: withAt(state.pawns, at, 0) }, all);
}

/** One round for the whole group, or one a group (ZAR-L-23); demons lose nobody. */
function againstDemons(state: State, { at, people, groups }: Attack, tell: Tell): State {
  const random = resume(state.random);
  const dice = diceFrom(random);
  const entering = groupsEntering(
    groups.map(({ pawns }) => pawns),
    readingsOf(state.options),
  );
  let left = 0;
  for (const pawns of entering) {
    const situation = situationFor(state, {
      at,
      people,
      defender: 'demons',
      groups,
      called: null,
      engaged: { attacker: pawns, defender: 0 },
      winds: { attacker: false, defender: false },
    });
    const fight = throwNext(situation, opened(situation), dice, said(state, at, people, 'demons', tell));
    left += fight.pawns.attacker;
  }
  const after: State = { ...state, random: random.state() };
  return held(after, at, left > 0 ? { people, left, how: 'won' } : { people: null, left: 0, how: 'demons' }, tell);
}

const said =
  (state: State, at: number, people: People, defender: People | 'demons', tell: Tell) =>
  (what: FightEvent): void =>
    tell({ kind: 'fight', at: idAt(state, at), people, defender, what });

/** Plays on to the next decision, or to the end of the fight. */
function advance(before: State, tell: Tell): State {
  let state = before;
  for (;;) {
    const combat = combatOf(state);
    const [step, ...rest] = combat.before;
    if (combat.fight.stage === 'over') return concluded(state, tell);
    if (isDecision(combat.fight)) return { ...state, phase: 'hand' };
    if (step === undefined || step === 'shot') {
      state = thrown(withCombat(state, { ...combat, before: rest }), tell);
      continue;
    }
    if (isAsked(state, step)) return { ...state, phase: step === 'call' ? 'call' : 'winds' };
    state = withCombat(state, { ...combat, before: rest });
  }
}

/** Whether the step asks anybody: a call that is possible, a hand that holds cards. */
function isAsked(state: State, step: Exclude<Combat['before'][number], 'shot'>): boolean {
  if (step === 'call') return callsOf(state).length > 0;
  const side = step === 'wind-attacker' ? 'attacker' : 'defender';
  const combat = combatOf(state);
  const seat = windSeat(state, side);
  // One Vent de Guerre a player and fight (ZAR-MAG-6): who leads both peoples is not asked again.
  const other = side === 'defender' && combat.winds.attacker && seat === windSeat(state, 'attacker');
  return !other && (state.hands[seat]?.length ?? 0) > 0;
}

function windSeat(state: Pick<State, 'turn' | 'peoples'>, side: 'attacker' | 'defender'): Seat {
  const { people, defender } = combatOf(state);
  return seatOf(state, side === 'attacker' || defender === 'demons' ? people : defender);
}

/** One throw, as the rules on fights make it. */
const thrown = (state: State, tell: Tell): State =>
  stepped(state, tell, (situation, fight, dice, say) => throwNext(situation, fight, dice, say));

function stepped(
  state: State,
  tell: Tell,
  step: (situation: Situation, fight: FightState, dice: ReturnType<typeof diceFrom>, say: (event: FightEvent) => void) => FightState,
): State {
  const combat = combatOf(state);
  const random = resume(state.random);
  const fight = step(situationOf(state), combat.fight, diceFrom(random), said(state, combat.at, combat.people, combat.defender, tell));
  return withCombat({ ...state, random: random.state() }, { ...combat, fight });
}

function concluded(state: State, tell: Tell): State {
  const { at, people, defender, called, fight } = combatOf(state);
  const { attacker, defender: left } = fight.pawns;
  const owner = defender === 'demons' ? null : defender;
  const after = withCombat(state, null);
  if (fight.holder === 'attacker') return held(after, at, { people, left: attacker, how: 'won' }, tell);
  if (fight.holder === 'nobody') return held(after, at, { people: null, left: 0, how: 'nobody' }, tell);
  const turn = turnOf(after);
  const guests = Math.min(called?.pawns ?? 0, left);
  const more = (counts: readonly number[]) => withAt(counts, at, (counts[at] ?? 0) + guests);
  // Who leads both camps reorganises the defenders too: those called stay (ZAR-L-25).
  const bound = guests === 0 ? turn : { ...turn, called: more(turn.called), moved: more(turn.moved), landed: more(turn.landed) };
  const stays = { ...after, turn: bound };
  return held(stays, at, { people: owner, left, how: 'kept' }, tell);
}

/** Who holds the place now; what follows from it. */
function held(state: State, at: number, { people, left, how }: Pick<EventOf<'held'>, 'people' | 'left' | 'how'>, tell: Tell): State {
  const before = state.owners[at] ?? null;
  tell({ kind: 'held', at: idAt(state, at), people, before, left, how });
  const turn = turnOf(state);
  const isTaken = how === 'won' || how === 'walked-in';
  const after: State = {
    ...state,
    owners: people === before ? state.owners : withAt(state.owners, at, people),
    pawns: withAt(state.pawns, at, left),
    // Defenders may have marched there this turn, where one player leads both camps (ZAR-L-32).
    turn: { ...turn, came: withAt(turn.came, at, isTaken ? left : Math.min(turn.came[at] ?? 0, left)) },
  };
  return goesOn(settled(after, 'attacks', tell), tell);
}

/** Groups that the Araignées may bring, each the largest. */
function callsOf(state: State): readonly MoveOf<'call'>[] {
  const tables = tablesFor(state.options);
  const { at, defender } = combatOf(state);
  if (defender !== 'araignees') return [];
  const seat = seatOf(state, defender);
  return (tables.vortices[at] ?? []).flatMap((from): MoveOf<'call'>[] => {
    const stands = state.pawns[from] ?? 0;
    const most = Math.min(stands - 1, stands - (turnOf(state).called[from] ?? 0));
    if (state.owners[from] !== defender || most < 1) return [];
    const move: MoveOf<'call'> = { kind: 'call', seat, from: idAt(state, from), pawns: most };
    return judgeGroupCalled(state, move).ok ? [move] : [];
  });
}

function judgeGroupCalled(state: State, { from: id, pawns }: MoveOf<'call'>): Verdict<RuleId> {
  const tables = tablesFor(state.options);
  const { at } = combatOf(state);
  const from = placeOf(tables, id);
  if (from === undefined || state.owners[from] !== 'araignees') {
    return refuse('ZAR-ARA-2', 'Les Araignées appellent un groupe d’une de leurs provinces à volcan.');
  }
  const stands = state.pawns[from] ?? 0;
  if (!Number.isInteger(pawns) || pawns < 1) return refuse('ZAR-ARA-2', 'Un groupe compte au moins un pion.');
  const turn = turnOf(state);
  return judgeCall(tables, {
    from: id,
    to: idAt(state, at),
    group: { stands, moves: pawns },
    frozen: frozenIn(state),
    quake: inForce(state, 'tremblement-de-terre'),
    fight: turn.attacks.some((attack) => attack.at === from) ? 'pending' : 'none',
    called: pawns > stands - (turn.called[from] ?? 0),
    options: state.options.options,
  });
}

function judgeCallMove(state: State, move: Move): Verdict<RuleId> {
  if (move.kind === 'pass') return ALLOWED;
  if (move.kind !== 'call') return refuse('ZAR-L-25', 'Les Araignées disent d’abord si elles appellent un groupe.');
  return judgeGroupCalled(state, move);
}

function playCall(state: State, move: Move, tell: Tell): State {
  const combat = combatOf(state);
  const rest = combat.before.slice(1);
  if (move.kind !== 'call') return advance(withCombat(state, { ...combat, before: rest }), tell);
  const from = numberOf(tablesFor(state.options), move.from);
  tell({ kind: 'called', people: 'araignees', from: move.from, into: idAt(state, combat.at), pawns: move.pawns });
  const { engaged, fight } = combat;
  const joined: Combat = {
    ...combat,
    before: rest,
    called: { from, pawns: move.pawns },
    engaged: { ...engaged, defender: engaged.defender + move.pawns },
    fight: { ...fight, pawns: { ...fight.pawns, defender: fight.pawns.defender + move.pawns } },
  };
  const turn = turnOf(state);
  const stay = (state.pawns[from] ?? 0) - move.pawns;
  // Those who came there this turn may be called where one player leads both camps.
  const came = withAt(turn.came, from, Math.min(turn.came[from] ?? 0, stay));
  return advance(withCombat({ ...state, pawns: withAt(state.pawns, from, stay), turn: { ...turn, came } }, joined), tell);
}

/** Nothing, or each group that may come, the largest (any size from 1 may be called). */
const movesCall = (state: State, seat: Seat): readonly Move[] => [{ kind: 'pass', seat }, ...callsOf(state)];

function judgeWind(state: State, move: Move): Verdict<RuleId> {
  if (move.kind === 'pass') return ALLOWED;
  if (move.kind === 'call') return refuse('ZAR-ARA-2', 'Un groupe au plus vient à chaque combat, et l’appel est déjà passé.');
  if (move.kind !== 'card') return refuse('ZAR-GUERRE', 'Juste avant ce combat on joue un Vent de Guerre, ou rien.');
  const { seat, card, target } = move;
  if (!state.hands[seat]?.includes(card)) return refuse('ZAR-MAG-5', `Vous n’avez pas ${cardOf(card).the} en main.`);
  const answer = judgeCard(card, beforeFight(state, seat));
  if (!answer.ok) return answer;
  return Object.keys(target).length === 0 ? ALLOWED : refuse('ZAR-GUERRE', 'Le Vent de Guerre ne désigne rien : il sert à ce combat.');
}

/** Nothing, or a Vent de Guerre. */
function movesWind(state: State, seat: Seat): readonly Move[] {
  const pass: Move = { kind: 'pass', seat };
  return state.hands[seat]?.includes('vent-de-guerre') ? [pass, { kind: 'card', seat, card: 'vent-de-guerre', target: {} }] : [pass];
}

function playWind(state: State, move: Move, tell: Tell): State {
  const combat = combatOf(state);
  const [step, ...rest] = combat.before;
  if (move.kind !== 'card') return advance(withCombat(state, { ...combat, before: rest }), tell);
  const { seat, card, target } = move;
  tell({ kind: 'card', seat, card, target });
  const side = step === 'wind-attacker' ? 'attacker' : 'defender';
  const winds = { ...combat.winds, [side]: true };
  return advance(withCombat(played(state, seat, card), { ...combat, before: rest, winds }), tell);
}

const diceThere = (state: State): readonly number[] => {
  const { fight } = combatOf(state);
  return fight.faces[throwerAt(situationOf(state), fight)];
};

function judgeHand(state: State, move: Move): Verdict<RuleId> {
  if (move.kind === 'pass') return ALLOWED;
  if (move.kind !== 'reroll') return refuse('ZAR-MOI-1', 'La main de Dieu se décide aussitôt : relancer un dé, ou laisser le jet.');
  const dice = diceThere(state);
  return Number.isInteger(move.die) && dice[move.die] !== undefined
    ? ALLOWED
    : refuse('ZAR-MOI-1', `Il y a ${dice.length} ${dice.length > 1 ? 'dés' : 'dé'} sur la table : on en relance un de ceux-là.`);
}

/** Keeping first, then one die of each face to throw again. */
function movesHand(state: State, seat: Seat): readonly Move[] {
  const dice = diceThere(state);
  const each = dice.flatMap((face, die): Move[] => (dice.indexOf(face) === die ? [{ kind: 'reroll', seat, die }] : []));
  return [{ kind: 'pass', seat }, ...each];
}

const playHand = (state: State, move: Move, tell: Tell): State =>
  advance(
    stepped(state, tell, (situation, fight, dice, say) =>
      decideThrow(situation, fight, move.kind === 'reroll' ? move.die : undefined, dice, say),
    ),
    tell,
  );

/** Who is asked in the fight under way: for a call, a Vent de Guerre, the hand of God. */
export function askedInFight(state: Pick<State, 'phase' | 'turn' | 'peoples' | 'options' | 'effects'>): Seat {
  const { people, defender, before } = combatOf(state);
  if (state.phase === 'hand') return windSeat(state, monkSide(situationOf(state)) ?? 'attacker');
  if (state.phase === 'winds') return windSeat(state, before[0] === 'wind-attacker' ? 'attacker' : 'defender');
  return seatOf(state, defender === 'demons' ? people : defender);
}

export const CALL: Chapter = { judge: judgeCallMove, moves: movesCall, play: playCall };
export const WINDS: Chapter = { judge: judgeWind, moves: movesWind, play: playWind };
export const HAND: Chapter = { judge: judgeHand, moves: movesHand, play: playHand };
