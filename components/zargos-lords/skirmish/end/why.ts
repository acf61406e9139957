/** Why a game of Zargo's Lords was won or lost, in facts of the game itself, counted: cities, by what counters fell and when. */
import type { History } from '#components/table/session/history.ts';
import type { Seat } from '#engine/core/events.ts';
import { counted, either, plural, together } from '#engine/core/french.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { seatName, troops, whoIn } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { campHolder, forceOf, ownOf, scoresOf, seatOf, seatOfPeople } from '#engine/zargos-lords/game/table.ts';
import { CAMP_WORTH } from '#engine/zargos-lords/game/types.ts';
import type { Kind } from '#engine/zargos-lords/types.ts';
import { isThrown } from '../show.ts';
import { monthEnds } from './months.ts';

type Told = Pick<History<Lords>, 'states' | 'events'>;
interface Taken {
  readonly month: number;
  readonly at: string;
  readonly seat: Seat;
  readonly from: Seat;
  /** Whose siege had emptied it. */
  readonly opened: Seat | undefined;
}
type Cause = 'attacking' | 'outnumbered' | 'besieged' | 'arrows' | 'flames' | 'vision' | 'other';
interface Loss {
  readonly month: number;
  readonly kind: Kind;
  readonly cause: Cause;
}

/** How a counter of this seat was lost, by the last throw before. */
function causeOf(thrown: Event | undefined, seat: Seat): Cause {
  if (!thrown || !isThrown(thrown)) return 'other';
  if (thrown.seat === seat) return 'attacking';
  if (thrown.kind === 'shot') return thrown.shot;
  if (thrown.kind === 'vision') return 'vision';
  if (thrown.kind === 'besieged') return 'besieged';
  return thrown.kind === 'fought' && thrown.attackers.length > thrown.targets.length ? 'outnumbered' : 'other';
}

/** What became of cities and of one seat's counters, month by month. */
function courseOf({ states, events }: Told, seat: Seat): { readonly taken: readonly Taken[]; readonly losses: readonly Loss[] } {
  const table = states.at(-1) ?? states[0];
  const taken: Taken[] = [];
  const losses: Loss[] = [];
  let month = 1;
  let thrown: Event | undefined;
  const opened = new Map<string, Seat>();
  for (const event of events.flat()) {
    if (event.kind === 'turn') month = event.month;
    if (isThrown(event)) thrown = event;
    if (event.kind === 'besieged' && (event.outcome === 'open' || event.result === 'DE')) opened.set(nameOf(event.city.at), event.seat);
    if (event.kind === 'entered' && event.taken)
      taken.push({
        month,
        at: nameOf(event.who.at),
        seat: event.seat,
        from: seatOfPeople(table, event.taken),
        opened: opened.get(nameOf(event.who.at)),
      });
    if (event.kind !== 'fell' && event.kind !== 'gave-up' && !(event.kind === 'retreated' && event.fate === 'eliminated')) continue;
    // Of a pair it is the escort that falls (LOR-ESC-4).
    const { kind, escort = kind } = event.who;
    if (seatOf(table, escort) === seat) losses.push({ month, kind: escort, cause: causeOf(thrown, seat) });
  }
  return { taken, losses };
}

const CAUSES = {
  outnumbered: (count) => `${count} ${plural(count, 'attaqué', 'attaqués')} à plusieurs contre un`,
  arrows: (count) => `${count} sous les flèches`,
  flames: (count) => `${count} sous les flammes`,
  vision: (count) => `${count} par une vision`,
  besieged: (count) => `${count} dans une ville assiégée`,
  attacking: (count) => `${count} en attaquant`,
  other: (count) => `${count} autrement`,
} as const satisfies Record<Cause, (count: number) => string>;

function lossesTold(losses: readonly Loss[], where = ''): readonly string[] {
  if (losses.length === 0) return [];
  const causes = Object.entries(CAUSES).flatMap(([cause, told]) => {
    const count = losses.filter((one) => one.cause === cause).length;
    return count > 0 ? [told(count)] : [];
  });
  const lost = counted(losses.length, 'pion perdu', 'pions perdus');
  const why = losses.every(({ cause }) => cause === 'other') ? '' : ` : ${together(causes)}`;
  return [`${where}${lost}${why}.`];
}

/** « Ce qui a le plus coûté : au mois 1, 3 pions (1 Dragon et 2 Serpents) ; au mois 13, votre ville D7. »: the months of a war that cost most, at most three, cities first. */
function costlyTold(losses: readonly Loss[], cities: readonly Taken[]): readonly string[] {
  const lostIn = (month: number) => losses.flatMap((one) => (one.month === month ? [one.kind] : []));
  const citiesIn = (month: number) => cities.filter((one) => one.month === month);
  const months = [...new Set([...losses, ...cities].map(({ month }) => month))];
  if (months.length < 2) return [];
  const worst = months
    .toSorted((a, b) => citiesIn(b).length - citiesIn(a).length || lostIn(b).length - lostIn(a).length || a - b)
    .slice(0, MOMENTS)
    .toSorted((a, b) => a - b);
  const told = worst.map((month) => {
    const [pawns, taken] = [lostIn(month), citiesIn(month).map(({ at }) => at)];
    const what = [
      ...(taken.length > 0 ? [`${plural(taken.length, 'votre ville', 'vos villes')} ${together(taken)}`] : []),
      ...(pawns.length > 0 ? [troops(pawns)] : []),
    ];
    return `au mois ${month}, ${what.join(' ; et ')}`;
  });
  return [`Ce qui a le plus coûté : ${told.join(' ; ')}.`];
}

/** The city without which nobody had won alone; undefined of none. */
function decisive({ events }: Told, taken: readonly Taken[]): Taken | undefined {
  const over = events.flat().findLast((event) => event.kind === 'over');
  const [winner, ...shared] = over?.winners ?? [];
  const last = taken.findLast((one) => one.seat === winner && one.from !== winner);
  if (!over || !last || winner === undefined || shared.length > 0) return undefined;
  const without = over.scores.map((score, one) => score - Number(one === winner) + Number(one === last.from));
  return without.every((score, one) => one === winner || score < (without[winner] ?? 0)) ? undefined : last;
}

/** « La ville qui décide : U15, prise aux Chevaliers par les Moines au mois 34 ; vous l’aviez ouverte. » */
function decidedTold({ states }: Told, seat: Seat, { at, month, seat: winner, from, opened }: Taken): string {
  const table = states.at(-1) ?? states[0];
  const them = opened === undefined ? '' : seatName(table, opened);
  const by = opened === undefined || opened === winner ? '' : ` ; ${opened === seat ? 'vous l’aviez' : `les ${them} l’avaient`} ouverte`;
  const whom = from === seat ? 'prise à vous' : `prise aux ${seatName(table, from)}`;
  return `La ville qui décide : ${at}, ${whom} par ${winner === seat ? 'vous' : `les ${seatName(table, winner)}`} au mois ${month}${by}.`;
}

/** Allies that went, and when. */
function leftTold({ states, events }: Told, seat: Seat): readonly string[] {
  const { peoples } = states.at(-1) ?? states[0];
  let month = 1;
  const left: string[] = [];
  for (const event of events.flat()) {
    if (event.kind === 'turn') month = event.month;
    const people = event.kind === 'broke' && event.with === seat ? peoples[event.seat] : undefined;
    if (people) left.push(`les ${PEOPLE_NAMES[people]} au mois ${month}`);
  }
  return left.length > 0 ? [`${plural(left.length, 'Allié parti', 'Alliés partis')} : ${together(left)}.`] : [];
}

/** « 1 point d’écart, 23 à 24 : il suffisait d’être dans leur camp (8), ou de prendre le Dragon (D3) en plus (10). »: of a skirmish that was lost, what would have won it. */
function gapTold({ states }: Told, seat: Seat): readonly string[] {
  const table = states.at(-1) ?? states[0];
  const other = 1 - seat;
  const [own = 0, theirs = 0] = [seat, other].map((one) => scoresOf(table)[one]);
  const gap = theirs - own;
  if (gap <= 0) return [];
  const isCampEnough = CAMP_WORTH > gap;
  const left = ownOf(table, other)
    .map((one) => ({ one, force: forceOf(one, table.position) }))
    .toSorted((a, b) => b.force - a.force)[0];
  const ways = [
    ...(isCampEnough && campHolder(table, other) ? [`de les chasser de votre camp (${CAMP_WORTH})`] : []),
    ...(isCampEnough && !campHolder(table, seat) ? [`d’être dans leur camp (${CAMP_WORTH})`] : []),
    ...(left && left.force > gap ? [`de prendre encore ${whoIn(left.one)} (${left.force})`] : []),
  ];
  const ofCamp = !isCampEnough && campHolder(table, other) ? `, dont ${CAMP_WORTH} pour votre camp, qu’ils tiennent` : '';
  return [`${counted(gap, 'point')} d’écart, ${own} à ${theirs}${ofCamp}${ways.length > 0 ? ` : il suffisait ${either(ways)}` : ''}.`];
}

/** « L’écart a grandi au mois 2, de 6 (1 Serpent perdu) ; au mois 3, de 10 (1 Fantassin perdu, votre camp pris). »: the months that cost most, at most three. */
function growthTold({ states }: Told, seat: Seat, losses: readonly Loss[]): readonly string[] {
  const ends = monthEnds(states);
  const gaps = ends.map((table) => (scoresOf(table)[1 - seat] ?? 0) - (scoresOf(table)[seat] ?? 0));
  const holds = (month: number, by: Seat): boolean => {
    const table = ends[month];
    return table !== undefined && campHolder(table, by) !== undefined;
  };
  const months = ends.slice(1).map((_, at) => ({ month: at + 1, growth: (gaps[at + 1] ?? 0) - (gaps[at] ?? 0) }));
  const worst = months.toSorted((a, b) => b.growth - a.growth).slice(0, MOMENTS);
  const told = months
    .filter((one) => one.growth > 0 && worst.includes(one))
    .map(({ month, growth }) => {
      const lost = losses.flatMap((one) => (one.month === month ? [one.kind] : []));
      const by = [
        ...(lost.length > 0 ? [`${troops(lost)} ${plural(lost.length, 'perdu')}`] : []),
        ...(holds(month, 1 - seat) && !holds(month - 1, 1 - seat) ? ['votre camp pris'] : []),
        ...(holds(month - 1, seat) && !holds(month, seat) ? ['leur camp repris'] : []),
      ];
      return `au mois ${month}, de ${growth}${by.length > 0 ? ` (${by.join(', ')})` : ''}`;
    });
  return told.length > 0 ? [`L’écart a grandi ${told.join(' ; ')}.`] : [];
}

/** Months whose cost is told. */
const MOMENTS = 3;

/** A camp that was taken and is not held at the end: it counted for nothing. */
function campsTold({ states }: Told, seat: Seat): readonly string[] {
  const end = states.at(-1) ?? states[0];
  return [1 - seat, seat].flatMap((by) => {
    const taken = states.find((table) => campHolder(table, by));
    if (!taken || campHolder(end, by)) return [];
    const [whose, whom] = by === seat ? ['Leur', 'vous'] : ['Votre', 'leur'];
    return [`${whose} camp, pris au mois ${taken.month}, ne l’était plus à la fin : il ne ${whom} vaut rien.`];
  });
}

/** Sentences, the one that decides first. */
export function whyTold(history: Told, seat: Seat, hasWon: boolean): readonly string[] {
  const { scenario } = history.states[0].options;
  const { taken, losses } = courseOf(history, seat);
  const [own, lost] = [taken.filter((one) => one.seat === seat), taken.filter((one) => one.from === seat && one.seat !== seat)];
  const sieges = history.events.flat().filter((event) => event.kind === 'besieged' && event.seat === seat).length;
  const isCities = SCENARIOS[scenario].wins === 'cities' && scenario !== 'siege';
  const decided = isCities ? decisive(history, taken) : undefined;
  const citiesTold = (those: readonly Taken[], done: string): readonly string[] => {
    const rest = those.filter((one) => one !== decided);
    const all = together(rest.map(({ at, month }) => `${at} au mois ${month}`));
    return rest.length > 0 ? [`${plural(rest.length, `Ville ${done}`, `Villes ${done}s`)} : ${all}.`] : [];
  };
  const [gained, gone] = [citiesTold(own, 'prise'), citiesTold(lost, 'perdue')];
  const isToTake = !hasWon && own.length === 0 && isCities;
  const none = isToTake
    ? [sieges === 0 ? 'Vous n’avez livré aucun siège.' : `${counted(sieges, 'siège livré', 'sièges livrés')}, aucune ville prise.`]
    : [];
  const isSkirmish = SCENARIOS[scenario].wins === 'camp';
  const isLost = isSkirmish && !hasWon;
  const gap = isLost ? gapTold(history, seat) : [];
  const struck = isSkirmish && hasWon ? lossesTold(courseOf(history, 1 - seat).losses, 'En face, ') : [];
  return [
    ...(decided ? [decidedTold(history, seat, decided)] : []),
    ...gap,
    ...struck,
    ...(hasWon ? [...gained, ...gone] : [...gone, ...gained, ...none]),
    ...(isSkirmish ? campsTold(history, seat) : []),
    ...lossesTold(losses),
    ...(isLost ? growthTold(history, seat, losses) : hasWon ? [] : costlyTold(losses, lost)),
    ...leftTold(history, seat),
  ];
}
