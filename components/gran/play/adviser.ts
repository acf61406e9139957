/** Who advises in Gran: the expert, in chances to win as his search sees them; gains and risks are the rules' own. */
import type { Adviser, Grounds, Rated } from '#components/table/advice/adviser.ts';
import { type Dice, diceFrom } from '#engine/core/dice.ts';
import { counted, decimal, percent, together, upperFirst } from '#engine/core/french.ts';
import { seeded } from '#engine/core/random.ts';
import { idsOfKind, kindOf, kingdomOf } from '#engine/gran/board/tables.ts';
import { expertChance, expertLooks, firstThere, gettingOn, raceOf, turnsAfter } from '#engine/gran/bot/levels.ts';
import { LOST, trekFrom } from '#engine/gran/bot/treks.ts';
import { COLOR_NAMES } from '#engine/gran/data/box.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { arrive, endOf, land } from '#engine/gran/rules/arrival.ts';
import { hasWon } from '#engine/gran/rules/cities.ts';
import { judgeDestination, moverOf } from '#engine/gran/rules/movement.ts';
import { openForStone, openForSword } from '#engine/gran/rules/openings.ts';
import { isBearer, otherAt, pieceOf, ringPoint } from '#engine/gran/rules/pieces.ts';
import { wayTo } from '#engine/gran/rules/reach.ts';
import { colorOf, tablesFor } from '#engine/gran/rules/table.ts';
import type { Color, Move, MoveOf, PointId, Position, Seat, View, Walk } from '#engine/gran/types.ts';
import { duelStakes, sayMove } from './asked.ts';
import { moverIn, targetOf, toldToYou } from './choices.ts';

/** Parts of a budget: to find the move, then to know its worth and that of another. */
const [FIND, KNOW] = [0.5, 0.25];
/** Looks at a move played, and again at one that seems to have cost something. */
const [GLANCE, STARE] = [120, 500];
/** A smaller difference of chances is none. */
const LEAST = 0.02;
/** Chances that a move must seem to have cost to be looked at again. */
const SUSPECT = 0.03;

/** Both come to the same: by one way or another. */
const isAkin = (one: Move, other: Move): boolean => one.kind === other.kind && targetOf(one) === targetOf(other);

/** The same dice for whatever is compared. */
function sharing(dice: Dice): () => Dice {
  const seed = `${dice.roll(1000)} ${dice.roll(1000)}`;
  return () => diceFrom(seeded(seed));
}

/** Points between two places past the stones; undefined where no way leads. */
function pointsFrom({ options }: View, { stones }: Position, from: PointId, to: PointId): number | undefined {
  const way = wayTo(tablesFor(options), stones, from, to);
  return way && way.length - 1;
}

const farTold = (points: number | undefined): string => (points === undefined ? 'hors d’atteinte' : `à ${counted(points, 'point')}`);

/** Where a knight wants to go next: to the ring, or with it to the nearest city that he lacks. */
function wanted(view: View, position: Position, color: Color): { readonly what: string; readonly points: number | undefined } {
  const tables = tablesFor(view.options);
  const { at, seals } = pieceOf(position, color);
  if (!isBearer(position, color)) return { what: 'L’anneau', points: pointsFrom(view, position, at, ringPoint(position)) };
  // The bearer passes over everything.
  const bare = { ...position, stones: [] };
  const ways = idsOfKind(tables, 'city')
    .filter((id) => !seals.some((kingdom) => kingdom === kingdomOf(tables, id)))
    .map((id) => pointsFrom(view, bare, at, id) ?? Number.POSITIVE_INFINITY);
  const least = Math.min(...ways);
  return { what: 'La cité la plus proche qui vous manque', points: Number.isFinite(least) ? least : undefined };
}

const RISK = 'Le risque :';

/** Those who may attack a knight where he would stand, on their next turn. */
function assailants(view: View, after: Position, color: Color): readonly Color[] {
  const { at, waiting } = pieceOf(after, color);
  if (waiting) return [];
  return after.pieces
    .filter((one) => one.color !== color && one.amulets > 0 && !one.held)
    .filter((one) => judgeDestination(moverOf(tablesFor(view.options), after, one.color), at).ok)
    .map((one) => one.color);
}

function riskTold(view: View, after: Position, color: Color): readonly string[] {
  const who = assailants(view, after, color);
  if (who.length === 0) return [];
  const names = together(who.map((one) => `le chevalier ${COLOR_NAMES[one]}`));
  const takes = isBearer(after, color) ? ' et prendre l’anneau' : '';
  return [`${RISK} ${names} ${who.length > 1 ? 'peuvent' : 'peut'} vous y attaquer${takes} dès ${who.length > 1 ? 'leur' : 'son'} tour.`];
}

/** Points of a turn: what costs a rival less is no reason to leave the way. */
const STRIDE = 2;

/** What a walk does besides getting on, worth leaving the way for: an attack, a stone in a rival's way, a bearer out of reach. */
function errandTold(view: View, { path }: MoveOf<'walk'>): string | undefined {
  const mover = moverIn(view);
  const { position, piece } = mover;
  const { position: after, victim } = land(mover, path);
  if (victim) {
    const who = `le chevalier ${COLOR_NAMES[victim.color]}`;
    const price = `Attaque, pour ${piece.amulets === 1 ? 'votre dernière amulette' : `une amulette sur ${piece.amulets}`}`;
    if (isBearer(position, victim.color)) return `${price} : l’anneau est à vous, et ${who} part en exil.`;
    const near = farTold(pointsFrom(view, position, victim.at, ringPoint(position)));
    return `${price} : ${who} part en exil${isBearer(position, piece.color) ? '' : `, lui qui avait l’anneau ${near}`}.`;
  }
  if (isBearer(position, piece.color)) {
    const [before, then] = [position, after].map((one) => assailants(view, one, piece.color));
    return before?.length && !then?.length ? 'Hors d’atteinte : personne ne peut vous y prendre l’anneau.' : undefined;
  }
  const stone = stoneGain(view, after, path);
  return stone && stone.gain >= STRIDE ? stoneTold(view, after, stone) : undefined;
}

/** Turns in words: means where a duel is on the way. */
const turnsTold = (turns: number): string =>
  `${counted(Math.max(1, Math.round(turns)), 'tour')}${Number.isInteger(turns) ? '' : ' environ'}`;

/** How far he still is from what he wants, or what a duel saves. */
function onwardTold(view: View, move: MoveOf<'walk'>, legal: readonly Move[]): string | undefined {
  const mover = moverIn(view);
  const { position: after, duel } = land(mover, move.path);
  const [turns = LOST] = turnsAfter(view, [move]) ?? [];
  if (duel) {
    const win = percent(duelOdds({ seen: view.seen, options: view.options.options }).win);
    const calm = legal.filter((one) => one.kind !== 'walk' || !land(mover, one.path).duel);
    const saved = Math.min(LOST, ...(turnsAfter(view, calm) ?? [])) - turns;
    if (turns >= LOST) return `Duel à ${win}.`;
    if (saved > LOST / 2) return `Duel à ${win} : aucune route ne l’évite.`;
    return saved < 0.5
      ? `Duel à ${win} : aussi court que le détour, en moyenne.`
      : `Duel à ${win} : ${turnsTold(saved)} de moins que le détour.`;
  }
  if (turns === 0) return undefined;
  if (turns >= LOST) return isBearer(after, mover.piece.color) ? undefined : 'Aucune route ne mène encore à l’anneau.';
  const left = `encore ${turnsTold(turns)}.`;
  if (isBearer(after, mover.piece.color)) return `Vers une cité qui vous manque : ${left}`;
  const { ring } = after;
  return 'bearer' in ring ? `Vers le chevalier ${COLOR_NAMES[ring.bearer]}, qui a l’anneau : ${left}` : `Vers l’anneau : ${left}`;
}

function ofWalk(view: View, move: MoveOf<'walk'>, legal: readonly Move[]): Grounds {
  const mover = moverIn(view);
  const { piece } = mover;
  const { position: after, duel } = land(mover, move.path);
  // What does nothing there is no gain.
  const events = arrive(mover, move.path).events.filter(({ kind, text }) => kind !== 'duel' && !text.endsWith('il ne se passe rien.'));
  const toldOf = (isStone: boolean): readonly string[] =>
    events.filter(({ kind }) => (kind === 'stone' || kind === 'sword') === isStone).map(({ text }) => toldToYou(text));
  const why = [errandTold(view, move), ...toldOf(false), onwardTold(view, move, legal), ...toldOf(true)];
  const line = (...more: readonly string[]): Grounds => ({ line: [...why, ...more].filter(Boolean).join(' '), more: [] });
  if (duel) return line(duelStakes(after, piece.color));
  // Nobody plays on after the last seal.
  const risk = hasWon(after, pieceOf(after, piece.color)) ? [] : riskTold(view, after, piece.color);
  if (events.length > 0) return line(...risk);
  const [now, then] = [wanted(view, view.position, piece.color), wanted(view, after, piece.color)];
  const isNearer = then.points !== undefined && (now.points === undefined || then.points < now.points);
  const near = isNearer
    ? [`${then.what} y est ${farTold(then.points)}${now.points === undefined ? '' : `, contre ${now.points} d’ici`}.`]
    : [];
  return line(...near, ...risk);
}

/** Whose way a stone makes longer, and by how many points. */
interface Stonework {
  readonly color: Color;
  readonly gain: number;
}

/** By how much the stone that is laid, or moved, where the walk ends could put off a rival, one's own way as short as it was. */
function stoneGain(view: View, after: Position, path: Walk): Stonework | undefined {
  const tables = tablesFor(view.options);
  const kind = kindOf(tables, endOf(path));
  const lifts = kind === 'magic' ? [undefined] : kind === 'sword' ? after.stones : [];
  const own = colorOf(view.options, view.turn);
  const far = (position: Position, color: Color): number =>
    isBearer(position, color)
      ? 0
      : (pointsFrom(view, position, pieceOf(position, color).at, ringPoint(position)) ?? Number.POSITIVE_INFINITY);
  const runners = after.pieces.filter(({ color }) => color !== own && !isBearer(after, color));
  const gains = lifts.flatMap((lifted) => {
    const stones = after.stones.filter((one) => one !== lifted);
    const open = lifted === undefined ? openForStone(tables, after) : openForSword(tables, after, lifted);
    return runners.flatMap(({ color, at }) =>
      (wayTo(tables, stones, at, ringPoint(after)) ?? []).flatMap((one) => {
        const laid = { ...after, stones: [...stones, one] };
        const gain = far(laid, color) - far(after, color);
        return open.includes(one) && gain > 0 && Number.isFinite(gain) && far(laid, own) <= far(after, own) ? [{ color, gain }] : [];
      }),
    );
  });
  return gains.toSorted((a, b) => b.gain - a.gain)[0];
}

const stoneTold = (view: View, after: Position, { color, gain }: Stonework): string =>
  `Une pierre : de quoi allonger de ${counted(gain, 'point')} la route du chevalier ${COLOR_NAMES[color]} ${
    isBearer(after, colorOf(view.options, view.turn)) ? 'jusqu’à vous' : 'vers l’anneau'
  }.`;

const TURNS_LEFT = new WeakMap<Position, Map<Color, number>>();

/** Mean turns that a knight needs to what he wants, from his next turn on, the one that a dragon costs included. */
function turnsLeft({ options }: View, position: Position, color: Color): number {
  const known = TURNS_LEFT.get(position) ?? new Map<Color, number>();
  TURNS_LEFT.set(position, known);
  const mover = moverOf(tablesFor(options), position, color);
  const turns = known.get(color) ?? trekFrom(mover) + (mover.piece.held ? 1 : 0);
  known.set(color, turns);
  return turns;
}

/** How far a knight is from the ring, or its bearer from home, in the measure that tells a change: undefined where no way leads. */
interface Measure {
  readonly unit: string;
  readonly far: (view: View, position: Position, color: Color) => number | undefined;
  readonly ofBearers?: true;
}

const TURNS: Measure = {
  unit: 'tour',
  far: (view, position, color) => {
    const turns = turnsLeft(view, position, color);
    return turns < LOST ? Math.max(1, Math.round(turns)) : undefined;
  },
  ofBearers: true,
};
const POINTS: Measure = {
  unit: 'point',
  far: (view, position, color) => pointsFrom(view, position, pieceOf(position, color).at, ringPoint(position)),
};

interface Change {
  readonly color: Color;
  readonly unit: string;
  readonly before: number | undefined;
  readonly now: number | undefined;
  readonly serves: boolean;
}

/** Whom a stone brings nearer to the ring, or to a city with it, and whom farther: what serves who lays it first. In turns, or where those do not tell, in points. */
function changesOf(view: View, after: Position): readonly Change[] {
  const own = colorOf(view.options, view.turn);
  const found = [TURNS, POINTS].map(({ unit, far, ofBearers }) =>
    after.pieces
      .filter(({ color }) => ofBearers || !isBearer(after, color))
      .flatMap(({ color }): readonly Change[] => {
        const [before, now] = [view.position, after].map((one) => far(view, one, color));
        const [was, is] = [before ?? Number.POSITIVE_INFINITY, now ?? Number.POSITIVE_INFINITY];
        return was === is ? [] : [{ color, unit, before, now, serves: color === own ? is < was : is > was }];
      })
      .toSorted((a, b) => Number(b.serves) - Number(a.serves) || Number(b.color === own) - Number(a.color === own)),
  );
  return found.find(([first]) => first?.serves) ?? found.find(({ length }) => length > 0) ?? [];
}

/** What a stone changes, where that serves who lays it; `nothing` where it changes nothing, empty where it serves nobody but others. */
function stoneRace(view: View, after: Position, nothing: () => string): string {
  const own = colorOf(view.options, view.turn);
  const changes = changesOf(view, after);
  if (changes.length === 0) return nothing();
  if (!changes[0]?.serves) return '';
  const toldOf = (isHome: boolean): readonly string[] => {
    const some = changes.filter(({ color }) => isBearer(after, color) === isHome);
    if (some.length === 0) return [];
    const far = some.map(({ color, unit, before, now }) => {
      const is = now === undefined ? 'hors d’atteinte' : `à ${counted(now, unit)}`;
      return `${is} au lieu de ${before ?? 'hors d’atteinte'} pour ${color === own ? 'vous' : `le chevalier ${COLOR_NAMES[color]}`}`;
    });
    return [`${isHome ? 'La cité la plus proche' : 'L’anneau'} est alors ${together(far)}.`];
  };
  return [...toldOf(true), ...toldOf(false)].join(' ');
}

/** The position without the stone that is lifted, or with one more. */
function stonedBy({ position, phase, pending }: View, move: MoveOf<'stone' | 'lift'>): Position {
  const lifted = move.kind === 'lift' ? move.at : phase === 'sword' ? pending[0] : undefined;
  const stones = position.stones.filter((one) => one !== lifted);
  return { ...position, stones: move.kind === 'lift' ? stones : [...stones, move.at] };
}

/** A stone that changes nothing: laid because it has to be (GRA-PIE-1, GRA-PIE-4), and where a rival has the ring, because none could hinder him. */
function idleTold(view: View, legal: readonly Move[]): string {
  const { position, turn, options } = view;
  const idle = 'l faut bien la poser : ici, elle ne change la route de personne.';
  const bearer = 'bearer' in position.ring ? position.ring.bearer : undefined;
  if (!bearer || bearer === colorOf(options, turn)) return `I${idle}`;
  const now = turnsLeft(view, position, bearer);
  const isHindered = legal.some((move) => move.kind === 'stone' && turnsLeft(view, stonedBy(view, move), bearer) > now);
  return isHindered
    ? `I${idle}`
    : `Aucune pierre ne retarde le chevalier ${COLOR_NAMES[bearer]}, que l’anneau fait passer par-dessus ; i${idle}`;
}

/** « 4 tours environ, contre 5 »; not rounded where both would round to the same. */
function turnsBeside(near: number, far: number): string {
  const digits = Math.round(near) === Math.round(far) ? 1 : 0;
  const about = Number.isInteger(near) && Number.isInteger(far) ? '' : ' environ';
  return `${counted(near, 'tour', 'tours', digits)}${about}, contre ${far >= LOST ? 'aucune route' : decimal(far, digits)}`;
}

/** Who is expected first where the ring is put down; where it is another, whether any point would change that. */
function raceTold(view: View, after: Position, legal: readonly Move[]): string {
  const { options, turn } = view;
  const race = raceOf(view, after);
  const [first = turn, next = turn] = race.map((_, seat) => seat).toSorted((a, b) => (race[a] ?? LOST) - (race[b] ?? LOST));
  const left = (seat: Seat): number => turnsLeft(view, after, colorOf(options, seat));
  const named = (seat: Seat): string => `le chevalier ${COLOR_NAMES[colorOf(options, seat)]}`;
  if (left(first) >= LOST) return 'Aucune route n’y mène encore.';
  if (first === turn) return `Vous y seriez avant ${named(next)} : ${turnsBeside(left(turn), left(next))}.`;
  const nowhere = firstThere(view, legal).length === 0 ? ' Aucun point ne vous laisse le premier.' : '';
  return `${upperFirst(named(first))} y serait avant vous : ${turnsBeside(left(first), left(turn))} pour vous.${nowhere}`;
}

function groundsOf(view: View, move: Move, legal: readonly Move[]): Grounds {
  const { position } = view;
  switch (move.kind) {
    case 'walk':
      return ofWalk(view, move, legal);
    case 'exile': {
      const at = endOf(view.pending as Walk);
      const victim = otherAt(position, at, colorOf(view.options, view.turn));
      if (!victim) return { line: '', more: [] };
      const [from, to] = [at, move.at].map((one) => pointsFrom(view, position, one, ringPoint(position)));
      const far = isBearer(position, victim.color) ? pointsFrom(view, position, move.at, at) : to;
      return {
        line: `L’anneau y est ${farTold(far)} pour lui${from === undefined || from === 0 ? '' : `, contre ${from} d’ici`}.`,
        more: [],
      };
    }
    case 'stone':
      return { line: stoneRace(view, stonedBy(view, move), () => idleTold(view, legal)), more: [] };
    case 'lift':
      return { line: stoneRace(view, stonedBy(view, move), () => 'Elle ne barre plus la route de personne.'), more: [] };
    case 'deposit':
      return { line: raceTold(view, { ...position, ring: { at: move.at } }, legal), more: [] };
    case 'release':
    case 'pass':
    case 'stop':
      return { line: view.bonus ? 'Ici, un bonus mènerait moins bien.' : '', more: [] };
  }
}

/** Turns that a stone must cost a rival beyond what it costs oneself, to be laid for that. */
const HINDRANCE = 0.5;

/** By how many turns a stone puts the rival off whom it puts off most, one's own loss deducted. */
function hindrance(view: View, after: Position): number {
  const own = colorOf(view.options, view.turn);
  const lossOf = (color: Color): number => turnsLeft(view, after, color) - turnsLeft(view, view.position, color);
  return Math.max(...after.pieces.map(({ color }) => (color === own ? 0 : lossOf(color)))) - lossOf(own);
}

/** What is looked at: what gets on, and what leaves the way for something that can be told; of stones, those in a rival's way where there are. */
function worthALook(view: View, legal: readonly Move[]): readonly Move[] {
  const hindering = legal.filter((move) => move.kind === 'stone' && hindrance(view, stonedBy(view, move)) >= HINDRANCE);
  if (hindering.length > 0) return hindering;
  const on = gettingOn(view, legal);
  return legal.filter((move) => on.includes(move) || (move.kind === 'walk' && errandTold(view, move) !== undefined));
}

/** The move that the expert would play and the next one that leads elsewhere, each looked at alone: the next one first where it is clearly worth more. */
function bestTwo(view: View, legal: readonly Move[], dice: Dice, find: number, know: number): readonly Rated<Move>[] {
  const [best, ...others] = expertLooks(view, worthALook(view, legal), dice, find);
  const second = best && others.find(({ move, visits }) => visits > 0 && !isAkin(move, best.move));
  const shared = sharing(dice);
  const valued = (move: Move) => ({ moves: [move] as const, value: expertChance(view, move, shared(), know) });
  const [first, next] = [best, second].flatMap((one) => (one ? [valued(one.move)] : []));
  if (!first || !next) return first ? [first] : [];
  return next.value - first.value >= LEAST ? [next, first] : [first, next];
}

export const GRAN_ADVISER: Adviser<View, Move> = {
  weigh: (view, legal, dice, budget) => {
    const looks = (part: number): number => Math.max(1, Math.floor(budget * part));
    return bestTwo(view, legal, dice, looks(FIND), looks(KNOW));
  },
  isDeepened: true,
  say: ([move], view) => sayMove(move, view),
  grounds: ({ moves: [move], value }, view, legal) => {
    const { line, more } = groundsOf(view, move, legal);
    const chances = value === undefined ? [] : [`Vos chances de gagner ainsi, à l’estime : ${percent(value, 0)}.`];
    // A risk alone is no reason.
    return line && !line.startsWith(RISK)
      ? { line, more: [...more, ...chances] }
      : { line: [...chances, line].filter(Boolean).join(' '), more };
  },
  compare: (view, legal, [played], dice) => {
    const [best] = bestTwo(view, legal, dice, GLANCE, GLANCE);
    if (!best || isAkin(best.moves[0], played)) return undefined;
    const worths = (looks: number) => {
      const shared = sharing(dice);
      return [best.moves[0], played].map((move) => expertChance(view, move, shared(), looks));
    };
    const [value = 0, own = 0] = worths(GLANCE);
    if (value - own < SUSPECT) return undefined;
    const [sure = 0, his = 0] = worths(STARE);
    return { best: { moves: best.moves, value: sure }, played: his };
  },
  priced: (difference) => `${counted(100 * difference, 'point', 'points', 0)} de chances`,
  least: LEAST,
};
