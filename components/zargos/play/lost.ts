/** Why a game was lost, or won, in facts of the game itself: what it says is what happened, counted, and no more. */
import { givenKey } from '#components/table/advice/given.ts';
import type { History } from '#components/table/session/history.ts';
import { counted, percent, together } from '#engine/core/french.ts';
import type { Event, EventOf } from '#engine/zargos/game/events.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { ringAt } from '#engine/zargos/game/situation.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Seat, State } from '#engine/zargos/game/types.ts';
import { placeIn } from '#engine/zargos/game/words.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import type { People } from '#engine/zargos/types.ts';
import { foreseenAt } from './turn/foresee.ts';
import { foughtIn } from './turn/news.ts';

/** Below this an attack is called a bad bet. */
const RASH = 0.3;

type Played = Pick<History<Zargos>, 'states' | 'events' | 'moves'>;

/** A reason, and what it cost in pawns: the dearest are told. */
interface Reason {
  readonly cost: number;
  readonly text: string;
}

/** What a province is worth in pawns, for the order alone: what a count pays for one. */
const PROVINCE = 3;
/** Places that one sentence names. */
const NAMED = 3;

interface Fought {
  /** Moves that were made before it was opened. */
  readonly at: number;
  readonly state: State;
  readonly opened: EventOf<'opened'>;
  readonly held: EventOf<'held'>;
  readonly lost: number;
}

/** Every fight of a game with the state it was opened in: what followed its opening up to its end may take several moves. */
function fightsOf({ states, events }: Played): readonly Fought[] {
  const opened = new Map<Event, number>();
  for (const [at, told] of events.entries()) for (const event of told) if (event.kind === 'opened') opened.set(event, at);
  return foughtIn(events.flat()).map((fight) => ({
    at: opened.get(fight.opened) ?? 0,
    state: states[opened.get(fight.opened) ?? 0] ?? states[0],
    opened: fight.opened,
    held: fight.held,
    lost: fight.attackersLost,
  }));
}

const names = ({ options }: State, fights: readonly Fought[], more: (one: Fought) => string = () => ''): string => {
  const tables = tablesFor(options);
  const told = fights.slice(0, NAMED).map((one) => `${placeIn(tables, one.opened.at)}${more(one)}`);
  return together([...told, ...(fights.length > NAMED ? [`${fights.length - NAMED} de plus`] : [])]);
};

/** Whether the last group that came to a place or left it before a moment had been advised. */
function wasAdvised({ moves }: Played, { at, opened }: Fought, given: readonly string[]): boolean {
  const last = moves.findLastIndex(
    (move, before) =>
      before < at &&
      (move.kind === 'attack' || move.kind === 'march') &&
      move.people === opened.defender &&
      (move.from === opened.at || move.to === opened.at),
  );
  const move = moves[last];
  return move !== undefined && given.includes(givenKey(last, move));
}

function bare(history: Played, fights: readonly Fought[], own: readonly People[], given: readonly string[]): Reason | undefined {
  const lost = fights.filter(
    (fight) =>
      own.some((people) => people === fight.opened.defender) &&
      fight.held.how !== 'kept' &&
      fight.opened.defenders === 1 &&
      !wasAdvised(history, fight, given),
  );
  if (lost.length === 0) return undefined;
  const text = `${counted(lost.length, 'province perdue n’avait qu’un pion', 'provinces perdues n’avaient qu’un pion')} : ${names(history.states[0], lost)}.`;
  return { cost: PROVINCE * lost.length, text };
}

function rash(state: State, fights: readonly Fought[], own: readonly People[]): Reason | undefined {
  const chances = new Map<Fought, number>();
  for (const fight of fights) {
    const { opened } = fight;
    if (!own.includes(opened.people)) continue;
    const situation = foreseenAt(fight.state, numberOf(tablesFor(state.options), opened.at), opened.people, opened.pawns);
    const win = situation ? oddsOf(situation).win.attacker : 1;
    if (win < RASH && fight.lost > 0) chances.set(fight, win);
  }
  const bad = [...chances.keys()];
  if (bad.length === 0) return undefined;
  const cost = bad.reduce((sum, { lost }) => sum + lost, 0);
  const where = names(state, bad, (one) => ` (${percent(chances.get(one) ?? 0, 0)})`);
  const text = `${counted(bad.length, 'attaque', 'attaques')} à moins de ${percent(RASH, 0)} ${bad.length > 1 ? 'ont' : 'a'} coûté ${counted(cost, 'pion')} : ${where}.`;
  return { cost, text };
}

function unspent(events: readonly Event[], own: readonly People[]): Reason | undefined {
  const left = events.filter((event): event is EventOf<'unspent'> => event.kind === 'unspent' && own.includes(event.people));
  const points = left.reduce((sum, event) => sum + event.points, 0);
  const cost = left.reduce((sum, event) => sum + Math.floor(event.points / 2), 0);
  if (cost === 0) return undefined;
  return { cost, text: `${counted(points, 'point')} du décompte n’ont pas été dépensés : ${counted(cost, 'pion')} de moins.` };
}

function idle(events: readonly Event[], own: readonly People[], seat: Seat): Reason | undefined {
  let [turns, attacked] = [0, false];
  for (const event of events) {
    if (event.kind === 'attacked' && own.includes(event.people)) attacked = true;
    if (event.kind !== 'done' || event.what !== 'turn' || event.seat !== seat) continue;
    if (!attacked) turns += 1;
    attacked = false;
  }
  if (turns === 0) return undefined;
  return { cost: 2 * turns, text: `${counted(turns, 'tour')} sans attaquer : les provinces que l’on ne prend pas, l’autre les prend.` };
}

/** Who won by the City, which ends a game whatever else stands on the board; nothing where it ended otherwise. */
function crowned({ states, events }: Played): string | undefined {
  const end = states.at(-1) ?? states[0];
  const people = end.ending?.by === 'city' ? end.ending.people : null;
  if (people === null) return undefined;
  const tables = tablesFor(end.options);
  const landed = events.findIndex((told) =>
    told.some((one) => one.kind === 'held' && one.people === people && ringAt(tables, numberOf(tables, one.at)) !== undefined),
  );
  const since = states[landed]?.round ?? end.round;
  const when = since < end.round ? ` ; leur première prise au royaume de Zargos date du tour ${since}` : '';
  return `Un même peuple dans la Cité Interdite et les trois provinces qui l’entourent gagne aussitôt : les ${PEOPLE_NAMES[people]} les ont prises au tour ${end.round}${when}.`;
}

/** Whole kingdoms at the last count, of the seat and of the others. */
function realmsIn({ events }: Pick<Played, 'events'>, seat: Seat): { readonly own: number; readonly others: number } {
  const counts = events
    .findLast((told) => told.some(({ kind }) => kind === 'counted'))
    ?.flatMap((event) => (event.kind === 'counted' ? [event] : []));
  const realmsOf = (isOwn: boolean): number =>
    counts?.reduce((sum, one) => sum + ((one.seat === seat) === isOwn ? one.kingdoms.length : 0), 0) ?? 0;
  return { own: realmsOf(true), others: realmsOf(false) };
}

/** Where points decided, whole kingdoms that the others kept: one province of each would have undone it. */
function broken(history: Played, seat: Seat): Reason | undefined {
  const { own, others } = realmsIn(history, seat);
  if (history.states.at(-1)?.ending?.by !== 'time' || history.states[0].options.scenario?.prize !== 'points' || others <= own)
    return undefined;
  const text = `Au dernier décompte, ${counted(others, 'royaume entier', 'royaumes entiers')} en face contre ${own || 'aucun'} à vous : une seule province prise dans un royaume lui ôte sa valeur.`;
  return { cost: REALM * (others - own), text };
}

/** What a whole kingdom is worth in pawns, for the order alone. */
const REALM = 5;

/** « Au dernier décompte, 4 royaumes entiers contre aucun. », where whole kingdoms paid the winner more than the others. */
function realmsTold(history: Played, seat: Seat): readonly string[] {
  const { own, others } = realmsIn(history, seat);
  return own > others ? [`Au dernier décompte, ${counted(own, 'royaume entier', 'royaumes entiers')} contre ${others || 'aucun'}.`] : [];
}

/** What went wrong for a seat, the dearest first; `realms`, what whole kingdoms of others made of it, where that is not told apart. */
function reasonsOf(history: Played, fights: readonly Fought[], seat: Seat, given: readonly string[], realms?: Reason): readonly string[] {
  const [first] = history.states;
  const own = history.states.at(-1)?.peoples[seat] ?? [];
  const events = history.events.flat();
  return [realms, bare(history, fights, own, given), rash(first, fights, own), unspent(events, own), idle(events, own, seat)]
    .flatMap((reason) => reason ?? [])
    .sort((a, b) => b.cost - a.cost)
    .map(({ text }) => text);
}

/** One or two sentences: the City that ended the game, then the dearest reason; one that says so where none of them holds. */
export function whyLost(history: Played, seat: Seat, given: readonly string[] = []): readonly [string, ...string[]] {
  const fights = fightsOf(history);
  const reasons = (blamed: readonly string[]): readonly string[] => reasonsOf(history, fights, seat, blamed, broken(history, seat));
  const [one, two] = [crowned(history) ?? [], reasons(given)].flat();
  if (one === undefined)
    return [
      given.length > 0 && reasons([]).length > 0
        ? 'Les provinces perdues à un pion étaient conseillées, et rien d’autre ne vous a coûté : les dés ont fait le reste.'
        : 'Ni province laissée à un pion, ni attaque perdue d’avance, ni point oublié : les dés ont fait le reste.',
    ];
  return two === undefined ? [one] : [one, two];
}

/** What decided a game that was won: provinces taken and lost in fights, and what cost a lone opponent most. */
export function whyWon(history: Played, seat: Seat): readonly string[] {
  const fights = fightsOf(history);
  const peoples = history.states.at(-1)?.peoples ?? [];
  const own: readonly string[] = peoples[seat] ?? [];
  const taken = fights.filter(({ opened, held }) => own.includes(opened.people) && held.people === opened.people).length;
  const lost = fights.filter(({ opened, held }) => own.includes(opened.defender) && held.how !== 'kept').length;
  const [theirs] = peoples.length === 2 ? reasonsOf(history, fights, 1 - seat, []) : [];
  return [
    ...(history.states[0].options.scenario?.prize === 'provinces' ? [] : realmsTold(history, seat)),
    `${taken ? counted(taken, 'province prise', 'provinces prises') : 'Aucune province prise'} et ${lost ? counted(lost, 'perdue', 'perdues') : 'aucune perdue'}.`,
    ...(theirs === undefined ? [] : [`En face, ${theirs.replace(/^./u, (letter) => letter.toLowerCase())}`]),
  ];
}
