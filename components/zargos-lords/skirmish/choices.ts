/** What may be done with what was touched, out of the moves that the game lists, each with its exact chances; and why nothing can. */
import { counted, percent, several, upperFirst } from '#engine/core/french.ts';
import type { Refusal, Verdict } from '#engine/core/verdict.ts';
import { DIRECTION_NAMES, type Direction, type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { isNext, nameOf, ray } from '#engine/zargos-lords/board/map.ts';
import { type Counter, counterOf } from '#engine/zargos-lords/board/position.ts';
import { allIn, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { reachIn, wayTo } from '#engine/zargos-lords/game/march.ts';
import { fightOdds, shotOdds } from '#engine/zargos-lords/game/odds.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { fallingOf, linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { aimOf, mayFight, ownOf, seatOf, shotOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import type { CombatOdds } from '#engine/zargos-lords/odds/combat.ts';
import { lineEnd, type RetreatLine } from '#engine/zargos-lords/rules/retreat.ts';
import { beamsFrom } from '#engine/zargos-lords/rules/shooting.ts';
import type { ByDie, Result } from '#engine/zargos-lords/types.ts';
import type { Sight } from '../map-tool/answer.ts';
import { fightTold, shotTold } from './chances.ts';
import { groupAfter, isHopeless } from './ways.ts';

/** What was touched: a counter to act with, then a hex. */
export interface Touched {
  readonly picked?: string | undefined;
  readonly looked?: Hex | undefined;
  /** A line of retreat, chosen by its name. */
  readonly line?: Direction | undefined;
}

/** A move that is offered, and what is known of it before. */
export interface Option {
  readonly move: Move;
  /** On its button. */
  readonly label: string;
  readonly sentence: string;
  readonly rule: RuleId;
  /** What each face of the die does, where a combat follows. */
  readonly faces?: ByDie<Result>;
  /** It loses counters of one's own for sure. */
  readonly isDeadly?: boolean;
  /** More may be lost than won by it. */
  readonly isPoor?: boolean;
  /** What a line of retreat comes to, before its name; what of one's own is lost for sure. */
  readonly sign?: { readonly text: string; readonly word: string };
  /** On the button that plays it, where `label` only has it looked at. */
  readonly act?: string;
  /** Of a line of retreat: where to, « le nord », what becomes of whom, and of those pushed alone. */
  readonly way?: string;
  readonly told?: string;
  readonly pushes?: string;
}

const counterAt = ({ position }: Pick<View, 'position'>, at: Hex | undefined): Counter | undefined =>
  at && position.counters.find((counter) => isSame(counter.at, at));

/** In the open, or in a garrison of one's own. */
const name = (view: View, id: string): string => whoIn(walkerIn(view.position, id)?.counter ?? counterOf(view.position, id));
const names = (view: View, ids: readonly string[]): string =>
  allIn(ids.map((id) => walkerIn(view.position, id)?.counter ?? counterOf(view.position, id)));
const isOf =
  <Kind extends Move['kind']>(kind: Kind) =>
  (move: Move): move is MoveOf<Kind> =>
    move.kind === kind;

/** The fight that would follow a march next to an enemy. */
function fightAfter(
  view: View,
  move: MoveOf<'march'>,
  target: Counter,
): Pick<CombatOdds, 'byDie' | 'sentence'> | { readonly attack: number; readonly defence: number } | undefined {
  const { after, fight } = groupAfter(view, move, target);
  const odds = fightOdds(after, fight);
  return odds.allowed ? { byDie: odds.byDie, sentence: fightTold(after, fight, odds) } : { attack: odds.attack, defence: odds.defence };
}

/** `aimed`: the enemy that was touched, where he is next to whoever goes there. */
function marchOption(view: View, move: MoveOf<'march'>, aimed?: Counter): Option {
  const arrival = reachIn(view, move.id, move.apart).arrivals.find(({ at }) => isSame(at, move.to));
  const spent = counted(arrival ? wayTo(view, move.id, arrival, move.apart).cost : 0, 'point');
  const target = move.against === undefined ? aimed : counterOf(view.position, move.against);
  if (!target)
    return {
      move,
      label: `Aller en ${nameOf(move.to)}`,
      sentence: `${upperFirst(name(view, move.id))} va en ${nameOf(move.to)} : ${spent}.`,
      rule: 'LOR-MOU-1',
    };
  const label = `En ${nameOf(move.to)}, pour attaquer ${whoIn(target)}`;
  const odds = fightAfter(view, move, target);
  if (odds && 'byDie' in odds) return { move, label, sentence: odds.sentence, rule: 'LOR-COM-5', faces: odds.byDie };
  return {
    move,
    label,
    sentence: odds
      ? `${odds.attack} contre ${odds.defence} : il faudra du renfort, sinon il reviendra d’où il vient (ou tirera, s’il le peut).`
      : `${spent}.`,
    rule: 'LOR-COM-4',
  };
}

function shootOption(view: View, move: MoveOf<'shoot'>): Option {
  const odds = shotOdds(view, move);
  const by = names(view, move.shooters);
  const label = 'kill' in odds ? `Tirer avec ${by} : ${percent(odds.kill)} d’éliminer` : `Lancer une vision avec ${by}`;
  const sentence =
    'kill' in odds
      ? odds.sentence
      : `${upperFirst(shotTold(view, move))} (${'byDie' in odds ? odds.byDie.join(', ') : ''}, selon le dé, de 1 à 6).`;
  return { move, label, sentence, rule: 'kill' in odds ? 'LOR-ARC-2' : 'LOR-SOR-2' };
}

function attackOption(view: View, move: MoveOf<'attack'>): Option {
  const odds = fightOdds(view, move);
  const by = names(view, move.attackers);
  const who = move.targets.length > 1 ? `Attaquer ensemble ${names(view, move.targets)} avec ${by}` : `Attaquer avec ${by}`;
  if (!odds.allowed) return { move, label: who, sentence: odds.because, rule: odds.rule };
  return { move, label: who, sentence: fightTold(view, move, odds), rule: 'LOR-COM-5', faces: odds.byDie };
}

/** « sauf, en C4 » */
function fateTold(view: View, line: RetreatLine): string {
  const { first } = line;
  const own = {
    safe: `sauf, en ${nameOf(first.at)}`,
    paralysed: `paralysé en ${nameOf(first.at)}`,
    eliminated: 'éliminé',
    flipped: `retourné en ${nameOf(first.at)}`,
  }[first.fate];
  return [own, ...pushesTold(view, line)].join(' ; ');
}

/** « le Dragon (R15) poussé en R14 » */
const pushesTold = (view: View, { pushed }: RetreatLine): readonly string[] =>
  pushed.map(
    ({ id, fate, at }) =>
      `${name(view, id)} ${fate === 'eliminated' ? 'poussé à sa perte' : `poussé ${fate === 'paralysed' ? 'dans le gouffre, en' : 'en'} ${nameOf(at)}`}`,
  );

/** The mark of a line of retreat, on the map and in the list, and its word; no word where nobody else is moved, and nobody harmed. */
export function lineSign(line: Pick<RetreatLine, 'first' | 'pushed'>): NonNullable<Option['sign']> {
  const { first, pushed } = line;
  if (first.fate === 'flipped') return { text: '↻', word: 'Retourné' };
  const lost = pushed.filter(({ fate }) => fate === 'eliminated').length;
  const friends = (count: number): string => several(count, 'un ami', 'amis');
  switch (lineEnd(line)) {
    case 'deadly':
      return lost > 0 ? { text: `✕ −${lost}`, word: `Mortel, et perd ${friends(lost)}` } : DEADLY;
    case 'costly':
      return { text: `−${lost}`, word: `Perd ${friends(lost)}` };
    case 'held':
      return { text: '◎', word: 'Retenu' };
    case 'safe':
      return pushed.length > 0 ? { text: '→', word: `Pousse ${friends(pushed.length)}` } : { text: '✓', word: '' };
  }
}

const DEADLY = { text: '✕', word: 'Mortel' } as const;

function retreatOption(view: View, move: MoveOf<'retreat'>): Option {
  const falling = fallingOf(view, move.id);
  const line = falling && linesOf(view, falling).find(({ direction }) => direction === move.direction);
  const way = DIRECTION_NAMES[move.direction];
  const offered = (told: string, pushes = '') => ({ move, way, told, pushes, label: `Vers ${way} : ${told}` });
  if (move.alone || !line)
    return {
      ...offered('lui seul est éliminé'),
      act: 'Le perdre seul',
      sentence: 'Il tombe, et les siens ne bougent pas.',
      rule: 'LOR-REC-3',
      isDeadly: true,
      sign: DEADLY,
    };
  const end = lineEnd(line);
  const dead = end === 'costly' || end === 'deadly';
  const because = [...new Set([line.first, ...line.pushed].flatMap((one) => one.because ?? []))];
  return {
    ...offered(fateTold(view, line), pushesTold(view, line).join(' ; ')),
    act: `Reculer vers ${way}${dead ? ', quand même' : ''}`,
    sentence: because.length > 0 ? because.join(' ') : `${fateTold(view, line)}.`,
    rule: line.first.rule ?? (line.pushed.length > 0 ? 'LOR-REC-3' : 'LOR-REC-1'),
    isDeadly: dead,
    sign: lineSign(line),
  };
}

/** `looked`: the hex that was touched, of an enemy that the march would go next to. */
export function optionOf(view: View, move: Move, looked?: Hex): Option {
  switch (move.kind) {
    case 'march': {
      const there = counterAt(view, looked);
      return marchOption(view, move, there && seatOf(view, there.kind) !== move.seat ? there : undefined);
    }
    case 'shoot':
      return shootOption(view, move);
    case 'attack':
      return attackOption(view, move);
    case 'retreat':
      return retreatOption(view, move);
    default:
      return { move, label: 'Finir', sentence: '', rule: 'LOR-TOUR-2' };
  }
}

/** Hexes of a line of retreat: those gone through, and the one that kills. */
function isOnLine(view: View, { id, direction }: MoveOf<'retreat'>, at: Hex): boolean {
  const falling = fallingOf(view, id);
  const from = counterOf(view.position, id).at;
  return ray(view.position.map, from, direction, falling?.hexes ?? 1).some((hex) => isSame(hex, at));
}

/** Who retreats now: the one picked, else the first. */
export const retreating = (view: View, { picked }: Touched): string | undefined =>
  (picked === undefined ? undefined : fallingOf(view, picked)?.id) ?? view.falling[0]?.id;

/** The lines of whoever retreats that what was touched means. */
export function linesTouched(view: View, legal: readonly Move[], touched: Touched): readonly Move[] {
  const { looked, line } = touched;
  const lines = legal.filter(isOf('retreat')).filter(({ id }) => id === retreating(view, touched));
  return lines.filter((move) => (looked ? isOnLine(view, move, looked) : move.direction === line));
}

/** All that one that retreats may choose from, those that lose nobody first. */
export const retreatsOffered = (view: View, legal: readonly Move[], touched: Touched): readonly Option[] =>
  legal
    .filter(isOf('retreat'))
    .filter(({ id }) => id === retreating(view, touched))
    .map((move) => retreatOption(view, move))
    .toSorted((a, b) => Number(a.isDeadly ?? false) - Number(b.isDeadly ?? false));

/** Those that are to be chosen from as buttons: where every line kills, only who is pushed is left to choose, and what comes to the same is one. */
export function linesToChoose(view: View, legal: readonly Move[], touched: Touched): readonly Option[] {
  const lines = retreatsOffered(view, legal, touched).filter(({ move }) => move.kind === 'retreat' && !move.alone);
  const falling = fallingOf(view, retreating(view, touched) ?? '');
  if (!falling || !isHopeless(view, falling)) return lines;
  return lines
    .filter(({ pushes }, at) => lines.findIndex((one) => one.pushes === pushes) === at)
    .map((one) => ({ ...one, told: one.pushes || 'il ne pousse personne' }));
}

/** The move that a touch would have been, had it been allowed. */
function wished(view: View, { picked, looked }: Touched): Move | undefined {
  const there = counterAt(view, looked);
  const seat = view.turn;
  if (!looked) return undefined;
  const own = ownOf(view, seat);
  const enemy = there && seatOf(view, there.kind) !== seat ? there : undefined;
  switch (view.phase) {
    case 'march': {
      if (picked === undefined) return there ? { kind: 'march', seat, id: there.id, to: there.at } : undefined;
      const near = enemy && reachIn(view, picked).arrivals.find(({ attacks }) => attacks.includes(enemy.id));
      if (near && enemy) return { kind: 'march', seat, id: picked, to: near.at, against: enemy.id };
      const attacks = reachIn(view, picked).arrivals.find(({ at }) => isSame(at, looked))?.attacks ?? [];
      return { kind: 'march', seat, id: picked, to: looked, ...(attacks[0] !== undefined && { against: attacks[0] }) };
    }
    case 'shots': {
      const [shooter] = own.filter(({ id }) => aimOf(view, id) === undefined);
      return enemy && shooter ? { kind: 'shoot', seat, shooters: [picked ?? shooter.id], target: enemy.id } : undefined;
    }
    case 'combats': {
      if (!enemy) return undefined;
      const near = own.filter((one) => isNext(view.position.map, one.at, enemy.at));
      const group = near.filter((one) => mayFight(view, one));
      const attackers = (group.length > 0 ? group : near.length > 0 ? near : own).map(({ id }) => id);
      return { kind: 'attack', seat, attackers: group.length > 0 ? attackers : attackers.slice(0, 1), targets: [enemy.id] };
    }
    default:
      return undefined;
  }
}

/** Why nothing can be done with what was touched. */
export function whyNot(view: View, touched: Touched, judge: (move: Move) => Verdict): Refusal | undefined {
  const move = wished(view, touched);
  const verdict = move && judge(move);
  return verdict && !verdict.ok ? verdict : undefined;
}

/** Whose straight lines are worth seeing: of the shooter that is touched, or has just come to shoot; or of the enemy that it would like to be in line with. */
function sighting(view: View, { picked, looked }: Touched): { readonly from: Hex; readonly shot: 'arrows' | 'flames' } | undefined {
  const { phase, turn, marched } = view;
  const there = counterAt(view, looked);
  const ready = ownOf(view, turn).filter(({ id, paralysed }) => !paralysed && aimOf(view, id) === undefined);
  const last = marched.at(-1)?.id;
  const wanted = phase === 'march' ? (picked ?? last) : (ready.find(({ id }) => id === there?.id)?.id ?? (there && ready[0]?.id));
  const shooter = phase === 'march' || phase === 'shots' ? ready.find(({ id }) => id === wanted) : undefined;
  const kind = shooter && shotOf(shooter.kind);
  if (!shooter || kind === undefined || kind === 'visions') return undefined;
  const isAimedAt = phase === 'march' && picked !== undefined && there !== undefined && seatOf(view, there.kind) !== turn;
  return { from: isAimedAt ? there.at : shooter.at, shot: kind };
}

/** The six straight lines of a shot as they are drawn: how far each other side's counter on them is, and how long those are that `isMeasured`. */
export function sightsOf(view: View, touched: Touched, isMeasured: boolean): readonly Sight[] {
  const seen = sighting(view, touched);
  if (!seen) return [];
  const { from, shot } = seen;
  const side = counterAt(view, from);
  return beamsFrom(view.position, from, shot)
    .filter(({ hexes }) => hexes.length > 0)
    .map(({ hexes }) => {
      const isOther = (at: Hex): boolean => {
        const there = counterAt(view, at);
        return there !== undefined && side !== undefined && seatOf(view, there.kind) !== seatOf(view, side.kind);
      };
      const isTold = (at: Hex, index: number): boolean => isOther(at) || (isMeasured && index === hexes.length - 1);
      const told = hexes.flatMap((at, index) => (isTold(at, index) ? [{ at, text: `${index + 1}` }] : []));
      return { hexes: [from, ...hexes], told };
    });
}
