/**
 * What may be done with what was touched in a whole game: beside what a skirmish knows, cities and who is in them, pairs, combats of their own, vanishing.
 * Marches are those of the counter that is held, whichever it is: the game lists them of one after the other.
 */
import { counted, together, upperFirst } from '#engine/core/french.ts';
import type { Refusal, Verdict } from '#engine/core/verdict.ts';
import { type Hex, isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, isNext, nameOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { boxIn, type City, type Counter, cityAt, cityId, counterOf, isManned, standingAt } from '#engine/zargos-lords/board/position.ts';
import { theKind } from '#engine/zargos-lords/data/counter-words.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { seatName, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { sallyOdds, siegeFaces, siegeKnown, strikeOdds } from '#engine/zargos-lords/game/known.ts';
import { judgeWalker, march, marchesBy } from '#engine/zargos-lords/game/march.ts';
import { executionWorth, isOver, offerWorth } from '#engine/zargos-lords/game/bot/war/pacts.ts';
import { strikeWorth } from '#engine/zargos-lords/game/bot/war/strikes.ts';
import { type Apart, isHostage, judgeParting, walkerIn } from '#engine/zargos-lords/game/places.ts';
import { reserveOf } from '#engine/zargos-lords/game/prepare.ts';
import { landName, landsOf } from '#engine/zargos-lords/game/scenarios.ts';
import { shotOdds } from '#engine/zargos-lords/game/odds.ts';
import { besiegersFor, cityNamed, find, forceOf, kindOf, leaderOf, ownOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, MoveKind, MoveOf, View } from '#engine/zargos-lords/game/types.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { mayEscort, pointsFor } from '#engine/zargos-lords/rules/movement.ts';
import { pactTold } from './pacts/pledges.ts';
import { linesTouched, type Option, optionOf, type Touched, whyNot } from '../skirmish/choices.ts';
import { promise, ranked, waysTo } from '../skirmish/ways.ts';

/** What was touched; of a pair that is picked, whether only one of the two is meant. */
export interface Held extends Touched {
  /** Those that go together. */
  readonly group?: readonly string[] | undefined;
  readonly apart?: Apart | undefined;
}

/** A vision that may push somebody, among chances to kill. */
const VISION = 0.4;

const isKind =
  <Of extends MoveKind>(kind: Of) =>
  (move: Move): move is MoveOf<Of> =>
    move.kind === kind;

/** The counter that an id stands for, in the open or in a garrison that is seen. */
export const standingFor = (view: View, id: string): Counter | undefined => walkerIn(view.position, id)?.counter;
const named = (view: View, id: string): string => {
  const counter = standingFor(view, id);
  return counter ? whoIn(counter) : id;
};
const allNamed = (view: View, ids: readonly string[]): string => together(ids.map((id) => named(view, id)));

/** « la ville des Dragons (G8) » */
export const cityTold = ({ people, at }: City): string => `la ville des ${PEOPLE_NAMES[people]} (${nameOf(at)})`;

/** In the open on a hex, whoever can be seen there: the sign of a Moine that is away is touched as it would be. */
export const seenAt = (view: View, at: Hex | undefined): Counter | undefined =>
  at && (standingAt(view.position, at)[0] ?? view.position.counters.find((one) => isSame(one.at, at)));

export const isOwn = (view: View, seat: number, counter: Counter | undefined): boolean =>
  counter !== undefined && leaderOf(view, counter) === seat;

/** Own counters that may still be moved this turn; `inside`: those in garrisons, too. */
export function idleOf(view: View, seat: number, inside = false): readonly string[] {
  if (view.phase !== 'march' || view.turn !== seat) return [];
  const open = ownOf(view, seat).filter(({ paralysed, vanished }) => !paralysed && !vanished);
  const within = inside ? view.position.cities.filter(({ people }) => people === view.peoples[seat]).flatMap(({ ids = [] }) => ids) : [];
  return [...open.map(({ id }) => id), ...within].filter((id) => judgeWalker(view, walkerIn(view.position, id)).ok);
}

/** Of those that are to go together, who still may: out of garrisons too. */
export function readyOf(view: View, seat: number, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return ids;
  const ready = new Set(idleOf(view, seat, true));
  return ids.filter((id) => ready.has(id));
}

/** Whether only one of a pair may go. */
export const mayPart = (view: View, id: string): boolean => {
  const counter = find(view, id);
  return counter?.escort !== undefined && judgeParting(view, counter).ok;
};

/** What the game lists, with all marches of the counter that is held in place of those of the first. */
export function legalWith(view: View, seat: number, listed: readonly Move[], { picked, apart }: Held): readonly Move[] {
  // The game lists the places of the first that waits: they are those of any.
  if (view.phase === 'deployment' && picked !== undefined)
    return listed.map((move) => (move.kind === 'place' ? { ...move, id: picked } : move));
  if (view.phase !== 'march' || listed.length === 0) return listed;
  const others = listed.filter(({ kind }) => kind !== 'march' && kind !== 'stay');
  return picked === undefined ? others : [...others, ...marchesBy(view, seat, picked, apart)];
}

/** All marches of those near enough to come next to a hex. */
function marchesNear(view: View, seat: number, at: Hex): readonly MoveOf<'march'>[] {
  const readings = readingsOf(view.options);
  return idleOf(view, seat, true).flatMap((id) => {
    const counter = standingFor(view, id);
    const isNear = counter && distanceOn(view.position.map, counter.at, at) <= pointsFor(counter, boxIn(view.position), readings) + 1;
    return isNear ? marchesBy(view, seat, id) : [];
  });
}

/** How a siege stands, as far as its garrison is known: the chance that it opens, at worst and at best. */
function siegeHope(view: View, attackers: readonly string[], city: City): number {
  const odds = siegeKnown(view, attackers, city);
  if (!odds.allowed) return -1;
  const lost = odds.cases.filter(({ outcome }) => outcome === 'eliminated').length / odds.cases.length;
  return odds.fall[0] + odds.fall[1] - lost + odds.attack / 1000;
}

/** Who would besiege a city together once this march is made. */
function besiegersAfter(view: View, move: MoveOf<'march'>, city: City) {
  const after = march(view, move, () => {});
  return { after, attackers: besiegersFor(after, city).map(({ id }) => id) };
}

/** Marches next to a city to besiege it, one a counter where none is held, the best first. */
function waysToCity(view: View, marches: readonly MoveOf<'march'>[], city: City, isOneEach: boolean): readonly MoveOf<'march'>[] {
  const id = cityId(city);
  const near = marches.filter((move) => move.against === id || (move.against === undefined && isNext(view.position.map, move.to, city.at)));
  const best = ranked(near, (move) => {
    const { after, attackers } = besiegersAfter(view, move, city);
    return attackers.includes(move.id) ? siegeHope(after, attackers, city) : -9;
  }).filter((move) => besiegersAfter(view, move, city).attackers.includes(move.id));
  return isOneEach ? best.filter((move, at) => best.findIndex((one) => one.id === move.id) === at) : best;
}

const isFoeCity = (view: View, seat: number, city: City | undefined): city is City =>
  city !== undefined && city.people !== view.peoples[seat];

function marchesTouched(view: View, legal: readonly Move[], seat: number, held: Held): readonly Move[] {
  const { picked, looked } = held;
  if (!looked) return [];
  const there = standingAt(view.position, looked)[0];
  const city = cityAt(view.position, looked);
  const foe = there && !isOwn(view, seat, there) ? there : undefined;
  const all = picked === undefined ? marchesNear(view, seat, looked) : legal.filter(isKind('march'));
  const kept = city ? legal.filter((move) => (move.kind === 'execute' || move.kind === 'free') && move.city === cityId(city)) : [];
  const strikes = foe
    ? ranked(
        legal.filter(isKind('strike')).filter(({ id, target }) => target === foe.id && (picked === undefined || id === picked)),
        (move) => strikeWorth(view, move),
      ).filter((move, at, list) => list.findIndex(({ id }) => id === move.id) === at || (picked !== undefined && at < 2))
    : [];
  const flames = foe
    ? legal.filter(isKind('shoot')).filter(({ target, shooters }) => target === foe.id && (picked === undefined || shooters[0] === picked))
    : [];
  const comings = foe
    ? waysTo(view, all, foe)
    : isFoeCity(view, seat, city) && isManned(city)
      ? waysToCity(view, all, city, picked === undefined)
      : [];
  if (picked === undefined) {
    // Two of one kind in one city are one to whoever reads: when the first has gone, the other is offered.
    const whom = ({ id }: Move & { readonly id: string }): string => {
      const one = standingFor(view, id);
      return one ? `${one.kind} ${keyOf(one.at)}` : id;
    };
    const each = comings.filter((move, at) => comings.findIndex((way) => whom(way) === whom(move)) === at);
    return [...strikes, ...flames, ...kept, ...each];
  }
  const here = legal.filter((move) => (move.kind === 'march' || (move.kind === 'return' && move.id === picked)) && isSame(move.to, looked));
  return [...strikes, ...flames, ...here, ...comings.filter((move) => !here.includes(move))];
}

/** A city that is lost with its garrison, in factors of combat. */
const CITY = 12;

/** What a garrison wins from its walls, less what is lost with it, over the six faces. */
function sallyHope(view: View, { city: from, targets }: MoveOf<'sally'>): number {
  const city = cityNamed(view, from);
  const odds = city && sallyOdds(view, city, targets);
  if (!city || !odds) return -99;
  const { factors } = boxIn(view.position);
  const walls = city.garrison.reduce((sum, kind) => sum + factors[kind].combat, CITY);
  const struck = targets.reduce((sum, id) => sum + forceOf(counterOf(view.position, id), view.position), 0);
  const driven = 0.3 * struck;
  return odds.byDie.reduce((sum, face) => sum + (face === 'DE' ? struck : face === 'AE' ? -walls : face.startsWith('D') ? driven : 0), 0);
}

/** What a fight promises, over the six faces; a siege in tenths of its chances. */
const fightHope = (view: View, move: MoveOf<'attack'> | MoveOf<'sally'>): number => {
  if (move.kind === 'sally') return sallyHope(view, move);
  const city = move.targets[0] === undefined ? undefined : cityNamed(view, move.targets[0]);
  return city ? 10 * siegeHope(view, move.attackers, city) : promise(view, move);
};

/** Below it, a siege that cannot open and costs nothing, or what a difference alone tells of two fights. */
const LEAST_HOPE = 0.3;

/** Whether more may be lost than won, or a captain would not: it is never the first thing to press. */
export const isPoor = (view: View, move: Move): boolean =>
  move.kind === 'offer'
    ? offerWorth(view, move) < 0
    : move.kind === 'break'
      ? !isOver(view, move.seat, move.with)
      : (move.kind === 'attack' || move.kind === 'sally') && fightHope(view, move) < LEAST_HOPE;

/** What a shot alone may do. */
function shotHope(view: View, move: MoveOf<'shoot'>): number {
  const odds = shotOdds(view, move);
  return 'kill' in odds ? odds.kill : VISION;
}

/** The least that one more who shoots has to add: he may be wanted. */
const SPARED = 0.02;

/** Volleys at one target, those that may be worth it: each less what its shooters would do alone at somebody else, and none who adds nothing. */
function volleysAt(view: View, legal: readonly Move[], target: string): readonly MoveOf<'shoot'>[] {
  const all = legal.filter(isKind('shoot'));
  const spare = new Map<string, number>();
  for (const move of all) {
    const [first = '', ...more] = move.shooters;
    if (more.length === 0 && move.target !== target) spare.set(first, Math.max(spare.get(first) ?? 0, shotHope(view, move) / 2));
  }
  const worth = (move: MoveOf<'shoot'>): number =>
    shotHope(view, move) - move.shooters.reduce((sum, id) => sum + Math.max(SPARED, spare.get(id) ?? 0), 0);
  const aimed = all.filter((move) => move.target === target);
  const sets = [...aimed];
  const keyed = ({ shooters }: MoveOf<'shoot'>): string => shooters.toSorted().join();
  // Of many who may shoot, few sets are listed: those between are found by leaving out one after the other.
  let [now] = aimed.toSorted((a, b) => b.shooters.length - a.shooters.length);
  while (now && now.shooters.length > 2) {
    const { shooters, ...shot } = now;
    const fewer = shooters.map((out): MoveOf<'shoot'> => ({ ...shot, shooters: shooters.filter((id) => id !== out) }));
    [now] = ranked(fewer, worth);
    const found = now;
    if (found && !sets.some((one) => keyed(one) === keyed(found))) sets.push(found);
  }
  return ranked(sets, worth);
}

/** The moves that what was touched means, the likeliest first. */
export function actsTouched(view: View, legal: readonly Move[], seat: number, held: Held): readonly Move[] {
  const { looked } = held;
  if (view.phase === 'retreat') return linesTouched(view, legal, held);
  if (!looked) return [];
  const there = standingAt(view.position, looked)[0];
  const city = cityAt(view.position, looked);
  const within = city?.ids ?? [];
  switch (view.phase) {
    case 'cards': {
      const continent = landsOf(view.position.map).get(keyOf(looked));
      return legal.filter((move) => move.kind === 'pick' && move.continent === continent);
    }
    case 'cities':
    case 'deployment':
      return legal.filter((move) => (move.kind === 'found' || move.kind === 'place') && isSame(move.at, looked));
    case 'march':
      return marchesTouched(view, legal, seat, held);
    case 'onward':
      return legal.filter(
        (move) => (move.kind === 'onward' && isSame(move.to, looked)) || (move.kind === 'strike' && move.target === there?.id),
      );
    case 'shots':
      return [
        ...(there ? volleysAt(view, legal, there.id) : []),
        ...legal
          .filter(isKind('shoot'))
          .filter(
            ({ shooters: [first, ...more] }) => first !== undefined && more.length === 0 && (first === there?.id || within.includes(first)),
          ),
      ];
    case 'combats': {
      const here = there?.id ?? (city && cityId(city));
      const attacks = legal
        .filter(isKind('attack'))
        .filter(({ attackers, targets }) => here !== undefined && [...attackers, ...targets].includes(here))
        .toSorted((a, b) => a.targets.length - b.targets.length || b.attackers.length - a.attackers.length);
      const sallies = legal
        .filter(isKind('sally'))
        .filter(({ city: from, targets }) => from === here || (there && targets.includes(there.id)));
      return [...ranked(attacks, (move) => fightHope(view, move)), ...ranked(sallies, (move) => fightHope(view, move))];
    }
    case 'entry':
      return legal.filter(isKind('enter')).filter(({ id }) => id === there?.id || (city && cityId(city) === view.entry?.city));
    default:
      return [];
  }
}

/** What a siege promises: exactly where its garrison is known, at best and at worst elsewhere. */
function siegeSentence(view: View, attackers: readonly string[], city: City): Pick<Option, 'sentence' | 'rule' | 'faces'> {
  const odds = siegeKnown(view, attackers, city);
  if (!odds.allowed) return { sentence: odds.because, rule: odds.rule };
  const [only, ...others] = odds.cases;
  if (only && others.length === 0 && only.byDie)
    return {
      sentence: `${odds.attack} contre ${only.force} dans les murs, différence ${only.difference} : la ville s’ouvre ${only.opens} fois sur 6.`,
      rule: only.rule,
      faces: siegeFaces(view, only.byDie),
    };
  return { sentence: odds.sentence, rule: odds.best.rule };
}

/** « Assiéger à 5 », « Assiéger à 4, sans le Dragon (F7) », « Assiéger avec le Serpent (G9) » */
function siegeLabel(view: View, attackers: readonly string[], city: City): string {
  if (attackers.length < 3) return `Assiéger avec ${allNamed(view, attackers)}`;
  const left = besiegersFor(view, city).filter(({ id }) => !attackers.includes(id));
  return `Assiéger à ${attackers.length}${left.length > 0 ? `, sans ${together(left.map(whoIn))}` : ''}`;
}

/** A march onto an ally's counter, which makes one of the two a hostage of the other (LOR-ALL-2). */
function handing(view: View, move: MoveOf<'march'>, mover: Counter, ally: Counter): Option {
  const keeper = leaderOf(view, ally);
  const isGiven = view.pledges.some(({ from, to, kind }) => from === move.seat && to === keeper && kind === mover.kind);
  const name = seatName(view, keeper);
  const foe =
    move.against === undefined
      ? ''
      : ` Mais c’est dans une zone ennemie : si rien n’y est attaqué, les deux reviennent en ${nameOf(mover.at)}.`;
  return isGiven
    ? {
        move,
        label: `Livrer ${theKind(mover.kind)} en otage aux ${name}`,
        sentence: `Dès qu’il est sur ${whoIn(ally)}, il n’a plus aucun pouvoir : les ${name} l’emmènent dans une de leurs villes, et peuvent l’y éliminer.${foe}`,
        rule: 'LOR-ALL-2',
      }
    : {
        move,
        label: `Prendre ${theKind(ally.kind)} en otage`,
        sentence: `Il n’a plus aucun pouvoir ; menez les deux dans une de vos villes : vous l’y gardez, et pouvez l’éliminer.${foe}`,
        rule: 'LOR-ALL-2',
      };
}

/** A march that ends in a pair, in a city, in a chasm, or before the walls of one. */
function warMarch(view: View, move: MoveOf<'march'>, looked: Hex | undefined): Option {
  const { id, to, against, apart } = move;
  const mover = walkerIn(view.position, id, apart)?.counter;
  const who = mover ? whoIn(mover) : id;
  const ally = standingAt(view.position, to).find((one) => !isOwn(view, move.seat, one));
  if (mover && ally) return handing(view, move, mover, ally);
  const besieged = against === undefined ? undefined : cityNamed(view, against);
  const aimed = looked && cityAt(view.position, looked);
  const siege = besieged ?? (isFoeCity(view, move.seat, aimed) && isManned(aimed) && !isSame(aimed.at, to) ? aimed : undefined);
  if (siege) {
    const { after, attackers } = besiegersAfter(view, move, siege);
    const told = siegeSentence(after, attackers, siege);
    const count = attackers.length > 1 ? `À ${attackers.length} : ` : 'Seul pour l’instant : ';
    return { move, label: `${upperFirst(who)} en ${nameOf(to)}, assiéger`, ...told, sentence: `${count}${told.sentence}` };
  }
  const plain: Option = { move, label: `Aller en ${nameOf(to)}`, sentence: '', rule: 'LOR-MOU-1' };
  const city = cityAt(view.position, to);
  if (city && city.people === view.peoples[move.seat] && mover && isHostage(mover))
    return {
      ...plain,
      label: 'Enfermer l’otage',
      sentence: `${upperFirst(theKind(mover.kind))}, otage, y est gardé ; son escorte entre en garnison.`,
      rule: 'LOR-ALL-2',
    };
  if (city)
    return city.people !== view.peoples[move.seat]
      ? { ...plain, label: 'Prendre la ville', sentence: `${upperFirst(who)} y entre : personne ne la garde.`, rule: 'LOR-VIL-6' }
      : {
          ...plain,
          label: 'Entrer en garnison',
          sentence: `${upperFirst(who)} y entre, ${counted(city.garrison.length, 'pion')} y ${city.garrison.length > 1 ? 'sont' : 'est'} déjà.`,
          rule: 'LOR-VIL-1',
        };
  const friend = standingAt(view.position, to).find((one) => one.id !== id);
  if (friend && isOwn(view, move.seat, friend)) {
    const isGuard = mover !== undefined && mayEscort(mover.kind, readingsOf(view.options));
    return {
      ...plain,
      label: isGuard ? `Escorter ${theKind(friend.kind)}` : `Prendre ${theKind(friend.kind)} pour escorte`,
      sentence: 'L’escorte seule combat et subit ; les deux vont ensemble.',
      rule: 'LOR-ESC-1',
    };
  }
  if (terrainAt(view.position.map, to) === 'gouffre')
    return {
      ...plain,
      label: `Descendre en ${nameOf(to)}`,
      sentence: 'C’est un gouffre : il y reste paralysé plusieurs coups.',
      rule: 'LOR-GOU-1',
      isDeadly: true,
      sign: { text: '◎', word: '' },
    };
  return against === undefined && apart !== undefined
    ? { ...plain, sentence: `${upperFirst(who)} y va seul.` }
    : optionOf(view, move, looked);
}

const CROSS = { text: '✕', word: '' } as const;

export const hostageNamed = (view: View, { city, id }: MoveOf<'execute' | 'free'>): string => {
  const kind = cityNamed(view, city)?.hostages?.find((one) => one.id === id)?.kind;
  return kind ? theKind(kind) : id;
};

/** An offer of a whole game. */
export function actOf(view: View, move: Move, looked?: Hex): Option {
  switch (move.kind) {
    case 'march':
      return warMarch(view, move, looked);
    case 'strike': {
      const odds = strikeOdds(view, move);
      const by = standingFor(view, move.id);
      const where = by && isSame(by.at, move.to) ? '' : `, depuis ${nameOf(move.to)}`;
      const label = `${upperFirst(named(view, move.id))} l’attaque seul, aussitôt${where}`;
      return odds?.allowed
        ? { move, label, sentence: odds.sentence, rule: 'LOR-IND-1', faces: odds.byDie }
        : { move, label, sentence: odds ? odds.because : '', rule: 'LOR-IND-1' };
    }
    case 'onward':
      return { move, label: `Aller en ${nameOf(move.to)}`, sentence: '', rule: 'LOR-IND-1' };
    case 'return':
      return { move, label: `Reparaître en ${nameOf(move.to)}`, sentence: '', rule: 'LOR-MOI-1' };
    case 'vanish':
      return { move, label: 'Disparaître', sentence: '', rule: 'LOR-MOI-1' };
    case 'attack': {
      const city = move.targets[0] === undefined ? undefined : cityNamed(view, move.targets[0]);
      if (!city) return optionOf(view, move, looked);
      return { move, label: siegeLabel(view, move.attackers, city), ...siegeSentence(view, move.attackers, city) };
    }
    case 'sally': {
      const city = cityNamed(view, move.city);
      const odds = city && sallyOdds(view, city, move.targets);
      const label = `De ses murs, attaquer ${allNamed(view, move.targets)}`;
      const told = odds ? `La garnison, ${odds.attack} contre ${odds.defence} ; ses reculs ne la font pas sortir.` : '';
      return { move, label, sentence: told, rule: 'LOR-VIL-5', ...(odds && { faces: odds.byDie }) };
    }
    case 'pick': {
      const land = upperFirst(landName(view.position.map, move.continent));
      const people = move.people ? `, avec les ${PEOPLE_NAMES[move.people]}` : '';
      return { move, label: `${land}${people}`, sentence: '', rule: 'LOR-PREP-1' };
    }
    case 'found':
      return { move, label: `Fonder une ville en ${nameOf(move.at)}`, sentence: '', rule: 'LOR-PREP-2' };
    case 'place': {
      const kind = kindOf(view, move.id);
      return { move, label: `${kind ? upperFirst(theKind(kind)) : ''} en ${nameOf(move.at)}`, sentence: '', rule: 'LOR-PREP-4' };
    }
    case 'offer': {
      const { to, pledges } = move;
      return {
        move,
        label: `Offrir l’alliance aux ${seatName(view, to)}, ${pactTold(pledges, move.seat, to)}`,
        sentence: '',
        rule: 'LOR-ALL-1',
      };
    }
    case 'break':
      return { move, label: `Rompre avec les ${seatName(view, move.with)}`, sentence: '', rule: 'LOR-ALL-1', isDeadly: true, sign: CROSS };
    case 'answer':
      return { move, label: move.accepts ? 'Accepter l’alliance' : 'Refuser', sentence: '', rule: 'LOR-ALL-1' };
    case 'spare':
      return {
        move,
        label: move.alone ? 'Celui qui recule est perdu, seul' : 'Qu’il passe : le mien est perdu',
        sentence: '',
        rule: 'LOR-L-32',
      };
    case 'execute':
      return { move, label: `Éliminer ${hostageNamed(view, move)}`, sentence: '', rule: 'LOR-ALL-3', isDeadly: true, sign: CROSS };
    case 'free':
      return { move, label: `Libérer ${hostageNamed(view, move)} en ${nameOf(move.to)}`, sentence: '', rule: 'LOR-ALL-4' };
    case 'enter':
      return { move, label: `Y entrer avec ${named(view, move.id)}`, sentence: '', rule: 'LOR-L-57' };
    default:
      return optionOf(view, move, looked);
  }
}

/** Of an enemy or a city that was touched first: who may come, and from where. */
export const comingOf = (view: View, move: Move, looked: Hex): Option => {
  const option = actOf(view, move, looked);
  return move.kind === 'march' ? { ...option, label: `${upperFirst(named(view, move.id))} en ${nameOf(move.to)}` } : option;
};

/** Played at the first touch: it can be taken back, and there is nothing to weigh. `isTried`: a march into a chasm too. */
export const isLight = ({ move, faces, isDeadly }: Option, view: View, isTried = false): boolean => {
  if ((isDeadly && !isTried) || faces) return false;
  if (move.kind === 'onward' || move.kind === 'return' || move.kind === 'found' || move.kind === 'place') return true;
  return (
    move.kind === 'march' &&
    move.against === undefined &&
    standingAt(view.position, move.to).length === 0 &&
    !cityAt(view.position, move.to)
  );
};

const distinct = (hexes: readonly Hex[]): readonly Hex[] => [...new Map(hexes.map((hex) => [keyOf(hex), hex])).values()];

/** Where a target of an attack or a shot is: a counter, or a city. */
const placeOf = (view: View, id: string): readonly Hex[] => {
  const at = cityNamed(view, id)?.at ?? find(view, id)?.at;
  return at ? [at] : [];
};

/** Hexes where something may be done, and those where it is only on a condition, or to somebody. */
export function marksFor(
  view: View,
  legal: readonly Move[],
  { picked }: Held,
): { readonly open: readonly Hex[]; readonly bound: readonly Hex[] } {
  const open: Hex[] = [];
  const bound: Hex[] = [];
  for (const move of legal)
    switch (move.kind) {
      case 'march':
        if (move.id === picked) (move.against === undefined ? open : bound).push(move.to);
        break;
      case 'return':
        if (move.id === picked) open.push(move.to);
        break;
      case 'onward':
        open.push(move.to);
        break;
      case 'found':
      case 'place':
        open.push(move.at);
        break;
      case 'strike':
        if (view.phase === 'onward' || move.id === picked) bound.push(...placeOf(view, move.target));
        break;
      case 'shoot':
        if (view.phase !== 'march' || move.shooters[0] === picked) bound.push(...placeOf(view, move.target));
        break;
      case 'attack':
      case 'sally':
        bound.push(...move.targets.flatMap((id) => placeOf(view, id)));
        break;
      case 'enter':
        bound.push(...placeOf(view, view.entry?.city ?? ''));
        break;
      default:
        break;
    }
  return { open: distinct(open), bound: distinct(bound) };
}

/** The rule that shuts a city that was touched, or whatever else was. */
export function whyShut(view: View, seat: number, held: Held, judge: (move: Move) => Verdict): Refusal | undefined {
  const { picked, apart, looked } = held;
  const city = looked && cityAt(view.position, looked);
  if (!looked || view.phase === 'onward' || view.phase === 'entry') return undefined;
  const asked = (move: Move): Refusal | undefined => {
    const verdict = judge(move);
    return verdict.ok ? undefined : verdict;
  };
  if (view.phase === 'cities') return asked({ kind: 'found', seat, at: looked });
  if (view.phase === 'deployment') {
    const id = picked ?? reserveOf(view, seat)[0];
    return id === undefined ? undefined : asked({ kind: 'place', seat, id, at: looked });
  }
  if (view.phase === 'march') {
    if (picked !== undefined && !seenAt(view, looked)) {
      const counter = find(view, picked);
      if (counter?.vanished) return asked({ kind: 'return', seat, id: picked, to: looked });
      return asked({ kind: 'march', seat, id: picked, to: looked, ...(apart && { apart }) });
    }
    return city && picked === undefined ? undefined : whyNot(view, held, judge);
  }
  if (city && isFoeCity(view, seat, city)) {
    const near = ownOf(view, seat).filter(({ at }) => isNext(view.position.map, at, city.at));
    return view.phase === 'combats' && near.length > 0
      ? asked({ kind: 'attack', seat, attackers: near.map(({ id }) => id), targets: [cityId(city)] })
      : undefined;
  }
  return city ? undefined : whyNot(view, held, judge);
}

/** Of every target of a shot or a combat the best that may be done to it, the most promising first; none of what cannot but fail, unless it must be done. Among marches: hostages of who is an enemy now. */
export function proposedIn(view: View, legal: readonly Move[]): readonly Move[] {
  const best = new Map<string, Move>();
  if (view.phase === 'march') return legal.filter(isKind('execute')).filter((move) => executionWorth(view, move) > 0);
  if (view.phase === 'shots') {
    const targets = [...new Set(legal.filter(isKind('shoot')).map(({ target }) => target))];
    const shots = targets.flatMap((target) => volleysAt(view, legal, target).slice(0, 1));
    // Who has to shoot is offered what he may, hopeless or not.
    const mustShoot = !legal.some(({ kind }) => kind === 'end');
    for (const move of ranked(shots, (one) => shotHope(view, one))) if (mustShoot || shotHope(view, move) > 0) best.set(move.target, move);
  }
  if (view.phase === 'combats') {
    const fights = legal.filter((move): move is MoveOf<'attack'> | MoveOf<'sally'> => move.kind === 'attack' || move.kind === 'sally');
    for (const move of ranked(fights, (one) => fightHope(view, one))) {
      const whom = move.kind === 'sally' ? move.city : move.targets.join();
      if (!best.has(whom)) best.set(whom, move);
    }
  }
  return [...best.values()];
}

/** The same as it is offered: nobody has touched the target, which is named. */
export function proposalOf(view: View, move: Move): Option {
  const option = actOf(view, move);
  if (move.kind === 'shoot')
    return {
      ...option,
      label: option.label.replace(/^(Tirer|Lancer une vision) avec/, `$1 sur ${named(view, move.target)} avec`),
      sentence: '',
    };
  if (move.kind !== 'attack') return option;
  const city = cityNamed(view, move.targets[0] ?? '');
  const label = city
    ? option.label.replace(/^Assiéger/, `Assiéger ${cityTold(city)}`)
    : option.label.replace(/^Attaquer avec/, `Attaquer ${allNamed(view, move.targets)} avec`);
  return { ...option, label };
}
