/** Cards: when a red one is worth playing and on what, when an Illusion turns one, when a Vent de Guerre tells, what a hand lets go. */
import type { CardId } from '../data/cards.ts';
import { reachOf, situationFor } from '../game/situation.ts';
import { numberOf } from '../game/table.ts';
import type { Attack, Combat, Move, MoveOf, Target, View } from '../game/types.ts';
import { bestDecision } from '../odds/hand-of-god.ts';
import { MORT_LIMIT } from '../rules/folie.ts';
import { defendingPawns, isDemons } from '../rules/powers.ts';
import type { People } from '../types.ts';
import { fought } from './force.ts';
import { type BotScene, seatAt } from './scene.ts';
import { menaceOf, promiseOf } from './throne.ts';
import { prizeOf } from './weigh.ts';
import { PAWN, riskAt, worthAt } from './worth.ts';

/** Points for which a card is kept rather than played: what it may yet bring. */
const KEPT = {
  'vent-de-guerre': 5,
  'vent-de-terre': 4,
  'vent-d-ailleurs': 5,
  'vent-de-brume': 3,
  'vent-d-illusion': 8,
  'vent-de-glace': 7,
  'vent-de-folie': 6,
  'vent-de-tempete': 3,
  'vent-de-mort': 9,
  'vent-demoniaque': 16,
  'tremblement-de-terre': 2,
  'raz-de-maree': 2,
  eclipse: 2,
  canicule: 2,
  typhon: 2.5,
  inondations: 3,
} as const satisfies Record<CardId, number>;

/** What pawns lost at a place are worth to the looker: others' losses by how much he minds them, his own against him. */
function lossAt(scene: BotScene, place: number, gone: number): number {
  const { view, holders, seat, spite, rings, tables } = scene;
  const people = holders[place];
  const pawns = view.pawns[place] ?? 0;
  if (!people || gone <= 0) return 0;
  const of = seatAt(scene, place) ?? 0;
  const left = pawns - gone;
  const land = place < tables.territories && left < 1 ? worthAt(scene, people, place) : 0;
  const inZargos = rings[place] !== undefined;
  const crown = inZargos ? promiseOf(scene, people, place, pawns) - promiseOf(scene, people, place, Math.max(0, left)) : 0;
  const worth = scene.later * PAWN * gone + land + crown;
  return of === seat ? -worth : (spite[of] ?? 0) * worth;
}

/** Mean pawns that a Vent de Folie takes off a place: a die ÷ 2, rounded down. */
const FOLLY = 1.5;

const placesIn = (scene: BotScene, target: Target): readonly number[] =>
  'kingdom' in target ? (scene.tables.members[scene.tables.kingdoms.indexOf(target.kingdom)] ?? []) : [];

/** Pawns of a people of whose turn it is next to places of the looker. */
function pressure(scene: BotScene, from: readonly number[], peoples: readonly People[]): number {
  const { view, holders, tables, leaders, seat } = scene;
  let sum = 0;
  for (const place of from) {
    const people = holders[place];
    if (!people || !peoples.includes(people)) continue;
    for (const to of reachOf(tables, view, people, place)) {
      const own = holders[to];
      if (own && leaders[own] === seat) sum = Math.max(sum, riskAt(scene, own, to, view.pawns[to] ?? 0) * worthAt(scene, own, to));
    }
  }
  return sum;
}

/** A kingdom where nobody moves in the coming turn. */
function frost(scene: BotScene, target: Target): number {
  const { view, seat, spite } = scene;
  const turn = view.turn;
  if (!turn || turn.seat === seat || !('kingdom' in target)) return 0;
  const crown = target.kingdom === 'zargos' ? menaceOf(scene, turn.seat) * (spite[turn.seat] ?? 0) : 0;
  return 0.7 * crown + pressure(scene, placesIn(scene, target), turn.peoples);
}

/** A power taken from a people in the coming turn: worth something where it acts, against the looker or for him. */
function powerless(scene: BotScene, card: CardId, people: People): number {
  const { view, seat, leaders } = scene;
  const turn = view.turn;
  if (!turn || leaders[people] === seat) return -5;
  if (turn.peoples.includes(people)) {
    const all = view.pawns.map((_, place) => place);
    return 0.5 * pressure(scene, all, [people]) + (card === 'raz-de-maree' ? seaborne(scene) : 0);
  }
  return turn.seat === seat && (card === 'eclipse' || card === 'canicule' || card === 'tremblement-de-terre')
    ? bordering(scene, people)
    : 0;
}

const seaborne = ({ view, tables }: BotScene): number =>
  view.pawns.reduce((sum, pawns, place) => sum + (place >= tables.territories ? 0.3 * pawns : 0), 0);

/** What the looker may take of a people by land in his own turn. */
function bordering(scene: BotScene, people: People): number {
  const { view, tables, holders, leaders, seat } = scene;
  let best = 0;
  for (const [place, holder] of holders.entries()) {
    if (holder !== people || place >= tables.territories) continue;
    for (const near of tables.land[place] ?? []) {
      const own = holders[near];
      if (!own || leaders[own] !== seat || (view.pawns[near] ?? 0) < (view.pawns[place] ?? 0) + 2) continue;
      best = Math.max(best, 0.2 * prizeOf(scene, own, place));
    }
  }
  return best;
}

const AGAINST: Readonly<Partial<Record<CardId, People>>> = {
  'tremblement-de-terre': 'araignees',
  'raz-de-maree': 'dragons',
  eclipse: 'amazones',
  canicule: 'moines',
  typhon: 'ailes',
  inondations: 'chevaliers',
};

/** What a red card does, in points of the looker. */
function strikeOf(scene: BotScene, card: CardId, target: Target): number {
  const { view, tables } = scene;
  const against = AGAINST[card];
  if (against) return powerless(scene, card, against);
  switch (card) {
    case 'vent-demoniaque': {
      const place = 'place' in target ? numberOf(tables, target.place) : -1;
      return lossAt(scene, place, view.pawns[place] ?? 0);
    }
    case 'vent-de-folie':
      return placesIn(scene, target).reduce((sum, place) => {
        const pawns = view.pawns[place] ?? 0;
        const some = lossAt(scene, place, Math.min(pawns, FOLLY));
        return sum + (pawns <= 3 && pawns > 0 ? some + ((4 - pawns) / 6) * (lossAt(scene, place, pawns) - some) : some);
      }, 0);
    case 'vent-de-mort':
      return view.pawns.reduce(
        (sum, pawns, place) => sum + (place < tables.territories ? lossAt(scene, place, Math.max(0, pawns - MORT_LIMIT)) : 0),
        0,
      );
    case 'vent-de-glace':
      return frost(scene, target);
    case 'vent-de-tempete':
      return storm(scene, target);
    default:
      return 0;
  }
}

/** Two sea cells closed in the coming turn: who would land in Zargos waits. */
function storm({ view, tables, seat, rings }: BotScene, target: Target): number {
  const turn = view.turn;
  if (!turn || turn.seat === seat || !('seas' in target)) return 0;
  let worth = 0;
  for (const id of target.seas) {
    const cell = numberOf(tables, id);
    const isNear = tables.coasts[cell]?.some((place) => rings[place] === 'coast');
    worth += 0.2 * (view.pawns[cell] ?? 0) + (isNear && turn.peoples.some((people) => view.boats[people] > 0) ? 1 : 0);
  }
  return worth;
}

/** What keeps a card back: less with a full hand, whose surplus goes anyway. */
const keptFor = ({ view: { hand }, later }: BotScene, card: CardId): number => later * KEPT[card] * (hand.length >= 3 ? 0.7 : 1);

/** What a red card brings now, beside keeping it, which is worth `kept`. */
export const redGain = (scene: BotScene, { card, target }: MoveOf<'card'>, kept: number = keptFor(scene, card)): number =>
  strikeOf(scene, card, target) - kept;

/** The red card that is worth most now, if one is worth playing. */
export function bestRed(scene: BotScene, legal: readonly Move[]): Move | undefined {
  let [best, most]: [Move | undefined, number] = [undefined, 0];
  for (const move of legal) {
    if (move.kind === 'discard') return move;
    if (move.kind !== 'card') continue;
    const gain = redGain(scene, move);
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
}

/** A Vent d'Illusion against what hurts, on what hurts others most. */
export function bestIllusion(scene: BotScene, legal: readonly Move[]): Move | undefined {
  const { laid } = scene.view;
  if (!laid) return undefined;
  const now = strikeOf(scene, laid.card, laid.target);
  let [best, most]: [Move | undefined, number] = [undefined, scene.later * KEPT['vent-d-illusion']];
  for (const move of legal) {
    if (move.kind !== 'card') continue;
    const gain = strikeOf(scene, laid.card, move.target) - now;
    if (now < 0 && gain > most) [best, most] = [move, gain];
  }
  return best;
}

const combatOf = ({ turn }: View): Combat | undefined => turn?.combat ?? undefined;

/** A fight under way, or one that is to come. */
type Fighting = Omit<Combat, 'fight'> & { readonly fight: Pick<Combat['fight'], 'pawns'> };

/** What the place fought for, and the pawns in it, are worth to the looker. */
function stakeOf(scene: BotScene, { at, people, fight }: Fighting): number {
  const isAttacker = scene.leaders[people] === scene.seat;
  const prize = prizeOf(scene, people, at);
  return prize + scene.later * PAWN * (isAttacker ? fight.pawns.attacker : fight.pawns.defender);
}

/** Chance that the attack under way succeeds with these winds and so many defenders more. */
function winOf({ view }: BotScene, combat: Fighting, winds: Combat['winds'], more: number): number {
  const situation = situationFor(view, { ...combat, winds });
  const { defender } = situation;
  if (isDemons(defender)) return 0;
  const { pawns } = combat.fight;
  // A shot that has fallen does not fall again.
  const eclipse = situation.eclipse || !combat.before.includes('shot');
  return fought({ ...situation, defender, eclipse }, pawns.attacker, pawns.defender + more).win;
}

/** What a Vent de Guerre of the camp that is asked first changes. */
function windChange(scene: BotScene, combat: Fighting): number {
  const isAttacker = combat.before[0] === 'wind-attacker';
  const before = winOf(scene, combat, combat.winds, 0);
  const after = winOf(scene, combat, { ...combat.winds, [isAttacker ? 'attacker' : 'defender']: true }, 0);
  return (isAttacker ? after - before : before - after) * stakeOf(scene, combat);
}

/** What a Vent de Guerre brings now, beside keeping it, which is worth `kept`; undefined where none is asked for. */
export function windGain(scene: BotScene, kept: number = keptFor(scene, 'vent-de-guerre')): number | undefined {
  const combat = combatOf(scene.view);
  return combat && windChange(scene, combat) - kept;
}

/** What it would bring in an attack that is declared, by the looker or against him. */
export function windLater(scene: BotScene, { at, people, groups }: Attack): number {
  const { holders, leaders, seat, view } = scene;
  const defender = holders[at];
  const isAttacker = leaders[people] === seat;
  if (!defender || !(isAttacker || leaders[defender] === seat)) return 0;
  const engaged = { attacker: groups.reduce((sum, { pawns }) => sum + pawns, 0), defender: view.pawns[at] ?? 0 };
  const combat = {
    at,
    people,
    defender,
    groups,
    called: null,
    engaged,
    winds: { attacker: false, defender: false },
    fight: { pawns: engaged },
  };
  return windChange(scene, { ...combat, before: [isAttacker ? 'wind-attacker' : 'wind-defender', 'shot'] });
}

/** A Vent de Guerre where it tells. */
export function bestWind(scene: BotScene, legal: readonly Move[]): Move | undefined {
  const wind = legal.find(({ kind }) => kind === 'card');
  return wind && (windGain(scene) ?? 0) > 0 ? wind : undefined;
}

/** Points of the fight under way, for what changes the chance to win it. */
export const stakeNow = (scene: BotScene): number => {
  const combat = combatOf(scene.view);
  return combat ? stakeOf(scene, combat) : 0;
};

/** A group called through a vortex where it saves more than it leaves bare. */
export function bestCall(scene: BotScene, legal: readonly Move[]): Move | undefined {
  const combat = combatOf(scene.view);
  if (!combat) return undefined;
  const before = winOf(scene, combat, combat.winds, 0);
  const stake = stakeOf(scene, combat);
  let [best, most]: [Move | undefined, number] = [undefined, 0.5];
  for (const move of legal) {
    if (move.kind !== 'call') continue;
    const from = numberOf(scene.tables, move.from);
    const pawns = scene.view.pawns[from] ?? 0;
    for (const some of new Set([move.pawns, Math.ceil(move.pawns / 2)])) {
      const saved = (before - winOf(scene, combat, combat.winds, some)) * stake;
      const bare =
        (riskAt(scene, 'araignees', from, pawns - some) - riskAt(scene, 'araignees', from, pawns)) * worthAt(scene, 'araignees', from);
      if (saved - bare > most) [best, most] = [{ ...move, pawns: some }, saved - bare];
    }
  }
  return best;
}

/** The hand of God, played at its best. */
export function bestHand({ view }: BotScene, legal: readonly Move[]): Move | undefined {
  const combat = combatOf(view);
  if (!combat) return undefined;
  const situation = situationFor(view, combat);
  if (defendingPawns(situation.defender) < 1) return undefined;
  const die = bestDecision(situation, combat.fight);
  return legal.find((move) => (die === undefined ? move.kind === 'pass' : move.kind === 'reroll' && move.die === die));
}

/** What a card in hand is worth: those against one's own peoples nothing. */
export function cardWorth({ mine }: BotScene, card: CardId): number {
  const against = AGAINST[card];
  return against && mine.includes(against) ? 0 : KEPT[card];
}

/** The card that is least worth keeping. */
export function worstCard(scene: BotScene, legal: readonly Move[]): Move | undefined {
  let [worst, least]: [Move | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const move of legal) {
    if (move.kind !== 'discard') continue;
    const worth = cardWorth(scene, move.card);
    if (worth < least) [worst, least] = [move, worth];
  }
  return worst;
}
