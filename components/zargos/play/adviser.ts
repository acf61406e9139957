/** Who advises in Zargos: the strategist, in points of a count as his captain weighs them; chances of fights are exact, and the table's own. */
import type { Advised, Adviser, Grounds, Rated } from '#components/table/advice/adviser.ts';
import { decisionOn } from '#components/zargos/combat/throws/decision.ts';
import type { Dice } from '#engine/core/dice.ts';
import { counted, percent, upperFirst } from '#engine/core/french.ts';
import { attackWorth, type Plan, plansOf, sending } from '#engine/zargos/bot/assault.ts';
import { capitaine, strokeNow } from '#engine/zargos/bot/captain.ts';
import { cardWorth, redGain, stakeNow, windGain, windLater } from '#engine/zargos/bot/magic.ts';
import { type BotScene, captainScene } from '#engine/zargos/bot/scene.ts';
import { search } from '#engine/zargos/bot/search.ts';
import { bestSpread, marchGain, type Spread, spreadWorth } from '#engine/zargos/bot/stacks.ts';
import { strokesOf } from '#engine/zargos/bot/strokes.ts';
import { prizeOf } from '#engine/zargos/bot/weigh.ts';
import { PAWN } from '#engine/zargos/bot/worth.ts';
import type { Fight } from '#engine/zargos/fight/simulator.ts';
import type { CardId } from '#engine/zargos/data/cards.ts';
import { freedByCity } from '#engine/zargos/game/foreseen.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { countsLeft, isCounted, isLastTurn, reachOf, siteAt, situationOf } from '#engine/zargos/game/situation.ts';
import { nameAt, numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, State, View } from '#engine/zargos/game/types.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { cardsDue, handLimit, surplus } from '#engine/zargos/rules/mastery.ts';
import { readingsOf } from '#engine/zargos/options.ts';
import { PRICES } from '#engine/zargos/rules/reinforcements.ts';
import { isVain, sayMove } from './say.ts';
import { chanceText, foreseenAt, windsOf } from './turn/foresee.ts';
import { bareTexts, exposedText, fightMeant, heldText, isSettled, leftText, whyText, winsText } from './turn/why.ts';
import { pawnsText } from './words.ts';

/** Evaluations of the strategist at most: what he plays on takes long. */
const MOST = 640;
/** Groups of one turn, at most. */
const MOST_GROUPS = 40;

type Attack = MoveOf<'attack'>;
const isAttack = (move: Move): move is Attack => move.kind === 'attack';
const isReinforce = (move: Move): move is MoveOf<'reinforce'> => move.kind === 'reinforce';

const rated = (move: Move, value: number): Rated<Move> => ({ moves: [move], value });
const sorted = (all: readonly Rated<Move>[]): readonly Rated<Move>[] => all.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));

const endOf = (legal: readonly Move[]): Move | undefined => legal.find(({ kind }) => kind === 'done' || kind === 'pass');

/** The rest of a row, its first move being this one. */
const advisedOf = (first: Move, others: readonly Move[]): Advised<Move> => [first, ...others];

const attacksOf = ({ groups }: Plan): Advised<Move> | undefined => {
  const [first, ...others] = groups.map(sending);
  return first && advisedOf(first, others);
};

/**
 * The groups of one attack that are sent before the first fight, the strategist's first being `move`: promised is what will be played, whatever goes elsewhere
 * meanwhile. An attack that has been begun is made whole first. A learner is told all the attacks that follow, too, but no gamble.
 */
function groupsOf(view: View, move: Attack, dice: Dice): Advised<Attack> {
  const { moves } = declaredBy(ZARGOS.guess(view, dice), view.seat, (now, listed, count) =>
    count === 0 ? move : capitaine(now, listed, dice, 0),
  );
  const begun = view.turn?.attacks.at(-1);
  const { places } = tablesFor(view.options);
  const first = moves.find(({ to, people }) => begun && places.get(to) === begun.at && people === begun.people) ?? move;
  const attacks = new Map<string, Map<string, Attack>>([[`${first.to} ${first.people}`, new Map()]]);
  for (const one of moves) {
    const at = `${one.to} ${one.people}`;
    const groups = attacks.get(at) ?? new Map<string, Attack>();
    const key = `${one.from} ${one.card}`;
    groups.set(key, { ...one, pawns: one.pawns + (groups.get(key)?.pawns ?? 0) });
    attacks.set(at, groups);
  }
  const [main = move, ...others] = [...attacks.values()].flatMap((groups, at): readonly Attack[] => {
    const [head = move, ...rest] = groups.values();
    return at > 0 && (!view.options.scenario || isGamble(view, [head, ...rest])) ? [] : [head, ...rest];
  });
  return [main, ...others];
}

/** Below this chance an attack is a gamble, which a learner is not told to take. */
const EVEN = 0.5;

function isGamble(view: View, [move, ...following]: Advised<Move>): boolean {
  const fight = move.kind === 'attack' ? fightMeant(view, move, following) : undefined;
  const situation = fight && foreseenAt(view, fight.at, fight.people, fight.pawns);
  return situation !== undefined && oddsOf(situation).win.attacker < EVEN;
}

/** The attack that the strategist would begin, whole, and what else could be attacked, or nothing more. */
function attacks(scene: BotScene, view: View, legal: readonly Move[], dice: Dice, budget: number): readonly Rated<Move>[] {
  const found = search(view, legal, dice, Math.min(budget, MOST));
  const moves: Advised<Move> = isAttack(found) ? groupsOf(view, found, dice) : [found];
  const one = aboutOne(moves);
  if (view.options.scenario && isGamble(view, one)) {
    const others = legal.filter((move) => !isAttack(move));
    return others.length > 0 ? [{ moves: [capitaine(view, others, dice, 0)] }] : [{ moves }];
  }
  const [move] = moves;
  // A stroke for the throne is one act, and a fight is only a matter of order.
  if (move.kind === 'fight' || (strokeNow(scene, legal)?.length ?? 0) > 0) return [{ moves }];
  const own = move.kind === 'attack' ? attackWorth(scene, legal, one.filter(isAttack)) : 0;
  const [end] = legal.filter(({ kind }) => kind === 'done');
  const plans = plansOf(scene, legal, 0).flatMap((plan): readonly Rated<Move>[] => {
    const sent = attacksOf(plan);
    const [first] = sent ?? [];
    return sent && !(first?.kind === 'attack' && move.kind === 'attack' && first.to === move.to)
      ? [{ moves: sent, value: plan.worth }]
      : [];
  });
  const [second] = sorted([...plans, ...(end && move.kind !== 'done' ? [rated(end, 0)] : [])]);
  if (own === undefined || (second?.value ?? 0) > own) return [{ moves }, ...(second ? [{ moves: second.moves }] : [])];
  return [{ moves, value: own }, ...(second ? [second] : [])];
}

/** Places where pawns may be set down now, and how many. */
function spending(
  scene: BotScene,
  legal: readonly Move[],
): { readonly places: readonly number[]; readonly most: number; readonly sample: MoveOf<'reinforce'> } | undefined {
  const all = legal.filter(isReinforce);
  const [sample] = all;
  if (!sample) return undefined;
  const own = all.filter(({ people }) => people === sample.people);
  return {
    places: [...new Set(own.map(({ at }) => numberOf(scene.tables, at)))],
    most: Math.max(...own.map(({ pawns }) => pawns)),
    sample,
  };
}

const movesOf = (scene: BotScene, sample: MoveOf<'reinforce'>, spread: Spread): readonly Move[] =>
  [...spread].sort((a, b) => b[1] - a[1]).map(([place, pawns]) => ({ ...sample, at: scene.tables.ids[place] ?? sample.at, pawns }));

/** The whole purse set down as the captain would, and all of it on the next best place. */
function purchases(scene: BotScene, view: View, legal: readonly Move[], dice: Dice): readonly Rated<Move>[] {
  const first = capitaine(view, legal, dice, 0);
  const found = spending(scene, legal);
  if (first.kind === 'boats' && found) {
    const points = (view.purses[0]?.points ?? 0) - first.count * PRICES.boats;
    const pawns = Math.min(found.most, Math.floor(points / PRICES.small));
    const landed = pawns > 0 ? movesOf(scene, found.sample, bestSpread(scene, found.sample.people, found.places, pawns)) : [];
    return [{ moves: advisedOf(first, landed) }];
  }
  if (first.kind !== 'reinforce' || !found) return [{ moves: [first] }];
  const { places, most, sample } = found;
  const spread = bestSpread(scene, sample.people, places, most);
  const [head, ...others] = movesOf(scene, sample, spread);
  const [main] = [...spread.keys()];
  const elsewhere = places
    .filter((place) => !spread.has(place))
    .map((place) =>
      rated(
        { ...sample, at: scene.tables.ids[place] ?? sample.at, pawns: most },
        spreadWorth(scene, sample.people, new Map([[place, most]])),
      ),
    );
  if (!head || main === undefined) return [{ moves: [first] }];
  return [{ moves: advisedOf(head, others), value: spreadWorth(scene, sample.people, spread) }, ...sorted(elsewhere).slice(0, 1)];
}

function marches(scene: BotScene, view: View, legal: readonly Move[], dice: Dice): readonly Rated<Move>[] {
  const best = capitaine(view, legal, dice, 0);
  const end = endOf(legal);
  if (best.kind !== 'march') return [rated(best, 0)];
  const others = legal.flatMap((move) =>
    move.kind === 'march' && !(move.from === best.from && move.to === best.to) ? [rated(move, marchGain(scene, move))] : [],
  );
  const value = marchGain(scene, best);
  const after = ZARGOS.step(ZARGOS.guess(view, dice), best).state;
  const next =
    after.phase === 'reorganisation' ? capitaine(ZARGOS.view(after, view.seat), ZARGOS.moves(after, view.seat), dice, 0) : undefined;
  // Those that go on at once are one plan with the first step.
  const moves = next?.kind === 'march' && next.from === best.to ? advisedOf(best, [next]) : advisedOf(best, []);
  const [second] = sorted([...others, ...(end ? [rated(end, 0)] : [])]);
  return [{ moves, value }, ...(second && (second.value ?? 0) <= value ? [second] : [])];
}

/** Red cards, or none. */
function reds(scene: BotScene, legal: readonly Move[]): readonly Rated<Move>[] {
  const cards = legal.flatMap((move) => (move.kind === 'card' ? [rated(move, redWorth(scene, move))] : []));
  const end = endOf(legal);
  const [best, ...others] = sorted([...cards, ...(end ? [rated(end, 0)] : [])]);
  const isAkin = (move: Move): boolean => {
    const own = best?.moves[0];
    return own?.kind === 'card' && move.kind === 'card' && own.card === move.card;
  };
  const second = others.find(({ moves: [move] }) => !isAkin(move));
  return [...(best ? [best] : []), ...(second ? [second] : [])];
}

/** Cards in hand after the count of this round, attacks under way succeeding: of a kingdom that is whole, or whose card is kept with its capital (ZAR-MAG-1). */
function handAfter({ hand, owners, options, peoples, seat, master, kingdoms: held, turn }: View): number {
  const taken = new Map([...(turn?.attacks ?? []), ...(turn?.combat ? [turn.combat] : [])].map(({ at, people }) => [at, people]));
  const own = peoples[seat] ?? [];
  const tables = tablesFor(options);
  const kingdoms = tables.members.filter((places, kingdom) =>
    own.some((people) => {
      const needed = held[kingdom] === people ? places.filter((place) => siteAt(tables, place) === 'capital') : places;
      return needed.every((place) => (taken.get(place) ?? owners[place]) === people);
    }),
  ).length;
  const receiver = { kingdoms, master: master === seat, underMaster: master !== null, hand: hand.length };
  return hand.length + cardsDue(receiver, readingsOf(options));
}

/** Points for which no card is played, whatever becomes of it. */
const LITTLE = 0.1;

/** Cards in hand that the count of this round will push out, the least worth keeping first; none once it is over. */
function goingOf(view: View): readonly CardId[] {
  const scene = captainScene(view);
  const count = handAfter(view) - handLimit(view.master === view.seat);
  return isCounted(view) || count <= 0 ? [] : view.hand.toSorted((a, b) => cardWorth(scene, a) - cardWorth(scene, b)).slice(0, count);
}

/** « 2 cartes en main, 3 à venir, vous n’en garderez que 3 » */
const handText = (view: View): string => {
  const { length } = view.hand;
  return `${counted(length, 'carte')} en main, ${handAfter(view) - length} à venir, vous n’en garderez que ${handLimit(view.master === view.seat)}`;
};

/** Whether a round follows that cards would be kept for. */
const isHandKept = (view: View): boolean => countsLeft(view) > 1;

/** What a red card brings now: one that is about to go anyway is kept for nothing. */
const redWorth = (scene: BotScene, move: MoveOf<'card'>): number =>
  redGain(scene, move, goingOf(scene.view).includes(move.card) ? 0 : undefined);

/** What a Vent de Guerre brings now: one that is about to go anyway is kept for the other fights of the turn alone. */
function windWorth(scene: BotScene): number | undefined {
  const going = goingOf(scene.view).filter((card) => card === 'vent-de-guerre').length;
  if (going === 0) return windGain(scene);
  const later = (scene.view.turn?.attacks ?? []).map((attack) => windLater(scene, attack)).sort((a, b) => b - a);
  return windGain(scene, Math.max(LITTLE, later[going - 1] ?? 0));
}

/** To play the wind, or not. */
function winds(scene: BotScene, legal: readonly Move[]): readonly Rated<Move>[] {
  const card = legal.find(({ kind }) => kind === 'card');
  const end = endOf(legal);
  return sorted([...(card ? [rated(card, windWorth(scene) ?? 0)] : []), ...(end ? [rated(end, 0)] : [])]);
}

/** Cards that go, those worth least first. */
const discards = (scene: BotScene, legal: readonly Move[]): readonly Rated<Move>[] =>
  sorted(legal.flatMap((move) => (move.kind === 'discard' ? [rated(move, -cardWorth(scene, move.card))] : [])));

/** All that must go, at once. */
function spilled(scene: BotScene, legal: readonly Move[]): readonly Rated<Move>[] {
  const { hand, seat, master } = scene.view;
  const all = discards(scene, legal).flatMap(({ moves: [move] }) =>
    hand.flatMap((card) => (move.kind === 'discard' && move.card === card ? [move] : [])),
  );
  const [first, ...others] = all.slice(0, surplus(hand.length, master === seat));
  return first ? [{ moves: advisedOf(first, others) }] : [];
}

function weigh(view: View, legal: readonly Move[], dice: Dice, budget: number): readonly Rated<Move>[] {
  const scene = captainScene(view);
  switch (view.phase) {
    case 'attacks':
      return attacks(scene, view, legal, dice, budget);
    case 'reinforcements':
      return purchases(scene, view, legal, dice);
    case 'reorganisation':
      return marches(scene, view, legal, dice);
    case 'red':
      return reds(scene, legal);
    case 'winds':
      return winds(scene, legal);
    case 'sorting':
      return spilled(scene, legal);
    default:
      return [{ moves: [capitaine(view, legal, dice, budget)] }];
  }
}

/** The dice that lie there, as the hand of God reads them: chances to hold the place, kept or thrown again. */
function handOf(view: View): ReturnType<typeof decisionOn> | undefined {
  const combat = view.turn?.combat;
  return combat ? decisionOn({ ...combat.fight, situation: situationOf(view), log: [] } as Fight) : undefined;
}

/** Of pawns that go somewhere, what they hold there or, where that is held without them, what they may attack next: the place that is worth most to them. */
function aimTold(view: View, move: Move, [next]: readonly Move[]): string | undefined {
  if (move.kind !== 'march' && move.kind !== 'reinforce') return undefined;
  const scene = captainScene(view);
  const { tables, holders, leaders, seat } = scene;
  const at = numberOf(tables, move.kind === 'march' ? move.to : move.at);
  const held = heldText(view, at, move.pawns - (next?.kind === 'march' ? next.pawns : 0));
  if (held || isLastTurn(view)) return held;
  const isOther = (to: number): boolean => to < tables.territories && !(holders[to] && leaders[holders[to]] === seat);
  const [aim] = reachOf(tables, view, move.people, at)
    .filter(isOther)
    .toSorted((a, b) => prizeOf(scene, move.people, b) - prizeOf(scene, move.people, a));
  return aim === undefined ? undefined : `De là, ${nameAt(tables, aim)} est à portée : ${winsText(view, move.people, aim)}.`;
}

/** What stays exposed after a march, or once nothing marches any more; of a card that is played because it would go. */
function riskTold(view: View, move: Move): string | undefined {
  if (move.kind === 'march') return leftText(view, move);
  if (move.kind === 'card' && isHandKept(view) && goingOf(view).includes(move.card) && redGain(captainScene(view), move) <= 0)
    return `${upperFirst(handText(view))}.`;
  const exposed = move.kind === 'done' && view.phase === 'reorganisation' ? exposedText(view) : undefined;
  return exposed && upperFirst(exposed);
}

/** What else is left with few, beside the first that the line names. */
const barelyTold = (view: View, moves: Advised<Move>): readonly string[] =>
  bareTexts(view, moves.filter(isAttack))
    .slice(1)
    .map((text) => `${upperFirst(text)}.`);

/** What an attack leads to beside its chances: who stays, who falls, what it is all worth. */
function ofAttack(view: View, moves: Advised<Move>, value: number | undefined): readonly string[] {
  const [move, ...following] = moves;
  const fight = fightMeant(view, move, following);
  const situation = fight && foreseenAt(view, fight.at, fight.people, fight.pawns);
  if (!fight || !situation) return [];
  const { win, survivors } = oddsOf(situation);
  const left = survivors.attacker.reduce((sum, one, count) => sum + (count > 0 ? one * count : 0), 0) / (win.attacker || 1);
  const scene = captainScene(view);
  const stroke = strokesOf(scene, [...moves]).find(({ groups }) => groups.length === moves.length);
  return [
    ...(win.attacker > 0
      ? [
          `Réussie, il y reste ${counted(left, 'pion')} en moyenne ; manquée, ${pawnsText(fight.pawns)} ${fight.pawns > 1 ? 'tombent' : 'tombe'}.`,
        ]
      : []),
    ...(value === undefined
      ? stroke && stroke.chance > 0 && freedByCity(view, fight.at)
        ? [`Tout prendre d’un coup gagne la partie : ${percent(stroke.chance, 0)} de chances, à l’estime.`]
        : []
      : []),
  ];
}

/** What the captain weighs by is no point of a count: it is told in pawns. */
const pawnsWorth = (worth: number): string => `${counted(Math.max(0.5, Math.round((2 * worth) / PAWN) / 2), 'pion')} d’avantage`;

/** The first move, and what belongs to it: of attacks on several places, those on its own. */
const aboutOne = ([first, ...others]: Advised<Move>): Advised<Move> =>
  advisedOf(
    first,
    others.filter((move) => !isAttack(move) || !isAttack(first) || move.to === first.to),
  );

/** The view once these groups have left. */
function withoutGroups(view: View, gone: readonly Move[]): View {
  const tables = tablesFor(view.options);
  const pawns = gone.filter(isAttack).reduce((left, { from, pawns: sent }) => {
    const at = numberOf(tables, from);
    return left.with(at, (left[at] ?? 0) - sent);
  }, view.pawns);
  return { ...view, pawns };
}

/** Why a move is advised, with those that belong to it: each attack of a plan as if the others had left. */
function reasonOf(view: View, all: Advised<Move>, moves: Advised<Move>): string {
  const [move, ...following] = moves;
  if (move.kind === 'pass' && view.phase === 'red' && !isLastTurn(view) && goingOf(view).length > 0) return 'Rien à y gagner maintenant.';
  const seen = withoutGroups(
    view,
    all.filter((one) => !moves.includes(one)),
  );
  const fight = fightMeant(seen, move, following);
  const situation = fight && foreseenAt(seen, fight.at, fight.people, fight.pawns);
  const chance = situation && chanceText(oddsOf(situation), freedByCity(view, fight?.at ?? -1));
  return aimTold(seen, move, following) ?? whyText(seen, move, chance, following);
}

function grounds({ moves: all, value }: Rated<Move>, view: View): Grounds {
  const moves = aboutOne(all);
  const [move] = moves;
  if (view.phase === 'hand') return { line: handOf(view)?.sentence ?? '', more: [] };
  const meant = windsOf(view);
  if (meant && view.turn?.combat)
    return {
      line: windReason(view, move, chanceText(oddsOf(meant.without), false), chanceText(oddsOf(meant.played), false)),
      more: [],
    };
  const line = [reasonOf(view, all, moves), riskTold(view, move) ?? []].flat().join(' ');
  if (!isAttack(move)) return { line, more: [] };
  const others = new Set(all.filter((one) => !moves.includes(one)));
  const elsewhere: string[] = [];
  for (const one of others) {
    const [head, ...rest] = aboutOne(
      advisedOf(
        one,
        [...others].filter((other) => other !== one),
      ),
    );
    for (const told of [head, ...rest]) others.delete(told);
    elsewhere.push(reasonOf(view, all, [head, ...rest]));
  }
  return { line, more: [...barelyTold(view, moves), ...ofAttack(view, moves, value), ...elsewhere] };
}

/** Why a Vent de Guerre is played or kept, and its chances: « Il pèserait trop peu : l’attaque réussit à 97 % sans lui, 99,8 % avec. » */
function windReason(view: View, { kind }: Move, without: string, played: string): string {
  const isGoing = goingOf(view).includes('vent-de-guerre');
  const why =
    kind !== 'card'
      ? isGoing
        ? 'Il pèse trop peu ici'
        : 'Il servira mieux ailleurs'
      : isSettled(view) && !view.turn?.attacks.length
        ? 'C’est le dernier combat, gardé il ne servirait plus'
        : isGoing && isHandKept(view)
          ? upperFirst(handText(view))
          : 'Le combat vaut la carte';
  return `${without === played ? 'Il n’y change rien' : why} : l’attaque réussit à ${without} sans lui, ${played} avec.`;
}

type Compared = ReturnType<Adviser<View, Move>['compare']>;

/** Attacks declared one after another, and what they are worth as they are sent. */
interface Declared {
  readonly moves: readonly Attack[];
  readonly value: number;
}

/** The attacks that `next` declares from a state on, as long as it does. */
function declaredBy(from: State, seat: number, next: (view: View, legal: readonly Move[], count: number) => Move | undefined): Declared {
  let state = from;
  let value = 0;
  const moves: Attack[] = [];
  while (moves.length < MOST_GROUPS) {
    const [view, legal] = [ZARGOS.view(state, seat), ZARGOS.moves(state, seat)];
    const move = next(view, legal, moves.length);
    if (!move || !isAttack(move) || !ZARGOS.judge(state, move).ok) break;
    value += attackWorth(captainScene(view), legal, [move]) ?? 0;
    moves.push(move);
    state = ZARGOS.step(state, move).state;
  }
  return { moves, value };
}

/** The captain's attacks, those on the first place where he sends more than was sent before the others. */
function missed(wanted: readonly Attack[], sent: readonly Attack[]): readonly Attack[] {
  const sumOn = (all: readonly Attack[], to: string): number => all.reduce((sum, one) => sum + (one.to === to ? one.pawns : 0), 0);
  const first = wanted.find(({ to }) => sumOn(wanted, to) > sumOn(sent, to));
  return first ? wanted.toSorted((a, b) => Number(b.to === first.to) - Number(a.to === first.to)) : [];
}

/** All that is declared before dice are thrown is one act: who attacks here with fewer has more elsewhere. */
function compareAttacks(view: View, legal: readonly Move[], row: Advised<Move>, dice: Dice): Compared {
  const end = row.findIndex((move) => !isAttack(move));
  const sent = row.slice(0, end < 0 ? row.length : end).filter(isAttack);
  const together = Math.max(1, sent.length);
  // What is attacked only once some dice have told is not to be foreseen.
  const isLater = row.slice(together).some(isAttack);
  if (isLater || (strokeNow(captainScene(view), legal)?.length ?? 0) > 0) return undefined;
  const state = ZARGOS.guess(view, dice);
  const played = declaredBy(state, view.seat, (_view, _legal, count) => sent[count]);
  const wanted = declaredBy(state, view.seat, (now, listed) => capitaine(now, listed, dice, 0));
  const [first, ...others] = missed(wanted.moves, sent);
  const stop = legal.find(({ kind }) => kind === 'done');
  const moves = first ? advisedOf(first, others) : stop && advisedOf(stop, []);
  return moves && { best: { moves, value: wanted.value }, played: played.value, together };
}

/** What is set down in a row is looked at as a whole. */
function comparePurchase(scene: BotScene, legal: readonly Move[], row: Advised<Move>): Compared {
  const found = spending(scene, legal);
  const [first] = row;
  if (!found || first.kind !== 'reinforce') return undefined;
  const { places, sample } = found;
  const end = row.findIndex((move) => move.kind !== 'reinforce' || move.people !== first.people);
  const own = row.slice(0, end < 0 ? row.length : end).filter(isReinforce);
  const spread = new Map<number, number>();
  for (const { at, pawns } of own) {
    const place = numberOf(scene.tables, at);
    spread.set(place, (spread.get(place) ?? 0) + pawns);
  }
  const all = own.reduce((sum, { pawns }) => sum + pawns, 0);
  const wanted = bestSpread(scene, first.people, places, all);
  const [head, ...others] = movesOf(scene, { ...sample, people: first.people }, wanted);
  if (!head) return undefined;
  return {
    best: { moves: advisedOf(head, others), value: spreadWorth(scene, first.people, wanted) },
    played: spreadWorth(scene, first.people, spread),
    together: own.length,
  };
}

function compareMarch(scene: BotScene, legal: readonly Move[], played: MoveOf<'march'>): Compared {
  const stop = legal.find(({ kind }) => kind === 'done');
  const same = legal.flatMap((move) => (move.kind === 'march' && move.from === played.from ? [rated(move, marchGain(scene, move))] : []));
  const [best] = sorted([...same, ...(stop ? [rated(stop, 0)] : [])]);
  return best && { best, played: marchGain(scene, played) };
}

/** The hand of God, kept or used: its exact chance on what the fight is for. */
function compareHand(scene: BotScene, view: View, legal: readonly Move[], played: Move): Compared {
  const hand = handOf(view);
  if (hand?.keep === undefined) return undefined;
  const worthOf = (die: number | undefined): number => (die === undefined ? hand.keep : hand.again[die]) ?? 0;
  const best = legal.find((move) => (hand.best === undefined ? move.kind === 'pass' : move.kind === 'reroll' && move.die === hand.best));
  if (!best) return undefined;
  const own = played.kind === 'reroll' ? played.die : undefined;
  const stake = stakeNow(scene);
  return { best: rated(best, stake * worthOf(hand.best)), played: stake * worthOf(own) };
}

function compare(view: View, legal: readonly Move[], row: Advised<Move>, dice: Dice): Compared {
  const scene = captainScene(view);
  const [played] = row;
  switch (view.phase) {
    case 'attacks':
      return played.kind === 'fight' ? undefined : compareAttacks(view, legal, row, dice);
    case 'reinforcements':
      return comparePurchase(scene, legal, row);
    case 'reorganisation': {
      if (played.kind === 'march') return compareMarch(scene, legal, played);
      const [best] = marches(scene, view, legal, dice);
      return best && { best, played: 0 };
    }
    case 'red':
    case 'winds':
    case 'sorting': {
      const own =
        played.kind === 'pass'
          ? 0
          : played.kind === 'discard'
            ? -cardWorth(scene, played.card)
            : played.kind === 'card'
              ? view.phase === 'winds'
                ? windWorth(scene)
                : redGain(scene, played)
              : undefined;
      const [best] = view.phase === 'sorting' ? discards(scene, legal) : weigh(view, legal, dice, 0);
      return best && own !== undefined ? { best, played: own } : undefined;
    }
    case 'hand':
      return compareHand(scene, view, legal, played);
    default:
      return undefined;
  }
}

export const ZARGOS_ADVISER: Adviser<View, Move> = {
  weigh: (view, legal, dice, budget) => {
    const worth = legal.filter((move) => !isVain(move, view));
    return worth.length > 0 ? weigh(view, worth, dice, budget) : [];
  },
  isDeepened: true,
  say: ([move, ...following], view) => sayMove(move, view, following),
  grounds,
  compare: (view, legal, row, dice) =>
    compare(
      view,
      legal.filter((move) => !isVain(move, view)),
      row,
      dice,
    ),
  priced: pawnsWorth,
  least: 1,
};
