/** Who advises in Gran: the expert, in chances to win as his search sees them; gains and risks are the rules' own. */
import type { Adviser, Grounds, Rated } from '#components/table/advice/adviser.ts';
import { type Dice, diceFrom } from '#engine/core/dice.ts';
import { counted, percent, together } from '#engine/core/french.ts';
import { seeded } from '#engine/core/random.ts';
import { idsOfKind, kindOf, kingdomOf } from '#engine/gran/board/tables.ts';
import { expertChance, expertLooks, gettingOn, turnsAfter } from '#engine/gran/bot/levels.ts';
import { LOST } from '#engine/gran/bot/treks.ts';
import { COLOR_NAMES } from '#engine/gran/data/box.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { arrive, endOf, land } from '#engine/gran/rules/arrival.ts';
import { hasWon } from '#engine/gran/rules/cities.ts';
import { judgeDestination, moverOf } from '#engine/gran/rules/movement.ts';
import { openForStone, openForSword } from '#engine/gran/rules/openings.ts';
import { isBearer, otherAt, pieceOf, ringPoint } from '#engine/gran/rules/pieces.ts';
import { wayTo } from '#engine/gran/rules/reach.ts';
import { colorOf, tablesFor } from '#engine/gran/rules/table.ts';
import type { Color, Move, MoveOf, PointId, Position, View, Walk } from '#engine/gran/types.ts';
import { duelStakes, sayMove } from './asked.ts';
import { moverIn, targetOf, toldToYou } from './choices.ts';

/** Parts of a budget: to find the move, then to know its worth and that of another. */
const [FIND, KNOW] = [0.5, 0.25];
/** Looks at a move played, and again at one that seems to have cost something. */
const [GLANCE, STARE] = [120, 500];
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
    if (isBearer(position, victim.color)) return `Attaque : l’anneau est à vous, et ${who} part en exil.`;
    const near = farTold(pointsFrom(view, position, victim.at, ringPoint(position)));
    return `Attaque : ${who} part en exil${isBearer(position, piece.color) ? '' : `, lui qui avait l’anneau ${near}`}.`;
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
    return saved < 0.5 ? `Duel à ${win} : aussi court, en moyenne.` : `Duel à ${win} : ${turnsTold(saved)} de moins que le détour.`;
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

/** What a stone changes in the race to the ring, where that serves who lays it; `nothing` where it changes nothing there, empty where it serves nobody but others. */
function stoneRace(view: View, after: Position, nothing: string): string {
  const own = colorOf(view.options, view.turn);
  const changes = after.pieces
    .filter(({ color }) => !isBearer(after, color))
    .flatMap(({ color, at }) => {
      const [before, now] = [view.position, after].map((one) => pointsFrom(view, one, at, ringPoint(one)));
      const [was, is] = [before ?? Number.POSITIVE_INFINITY, now ?? Number.POSITIVE_INFINITY];
      return was === is ? [] : [{ color, before, now, serves: color === own ? is < was : is > was }];
    });
  if (changes.length === 0) return nothing;
  if (!changes.some(({ serves }) => serves)) return '';
  const told = changes
    .toSorted((a, b) => Number(b.serves) - Number(a.serves) || Number(b.color === own) - Number(a.color === own))
    .map(
      ({ color, before, now }) =>
        `${farTold(now)} au lieu de ${before ?? 'hors d’atteinte'} pour ${color === own ? 'vous' : `le chevalier ${COLOR_NAMES[color]}`}`,
    );
  return `L’anneau est alors ${together(told)}.`;
}

/** How far everybody is from where the ring is put down. */
function raceTold(view: View, after: Position): string {
  const own = colorOf(view.options, view.turn);
  const told = after.pieces
    .toSorted((a, b) => Number(b.color === own) - Number(a.color === own))
    .map(
      ({ color, at }) =>
        `${farTold(pointsFrom(view, after, at, ringPoint(after)))} pour ${color === own ? 'vous' : `le chevalier ${COLOR_NAMES[color]}`}`,
    );
  return `L’anneau est alors ${together(told)}.`;
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
    case 'stone': {
      const lifted = view.phase === 'sword' ? view.pending[0] : undefined;
      const stones = [...position.stones.filter((one) => one !== lifted), move.at];
      return { line: stoneRace(view, { ...position, stones }, 'Elle ne change encore la route de personne.'), more: [] };
    }
    case 'lift':
      return {
        line: stoneRace(
          view,
          { ...position, stones: position.stones.filter((one) => one !== move.at) },
          'Elle ne barre plus la route de personne.',
        ),
        more: [],
      };
    case 'deposit':
      return { line: raceTold(view, { ...position, ring: { at: move.at } }), more: [] };
    case 'release':
    case 'pass':
    case 'stop':
      return { line: view.bonus ? 'Ici, un bonus mènerait moins bien.' : '', more: [] };
  }
}

/** What is looked at: what gets on, and what leaves the way for something that can be told. */
function worthALook(view: View, legal: readonly Move[]): readonly Move[] {
  const on = gettingOn(view, legal);
  return legal.filter((move) => on.includes(move) || (move.kind === 'walk' && errandTold(view, move) !== undefined));
}

/** The move that the expert would play and the next one that leads elsewhere, each looked at alone, the better first. */
function bestTwo(view: View, legal: readonly Move[], dice: Dice, find: number, know: number): readonly Rated<Move>[] {
  const [best, ...others] = expertLooks(view, worthALook(view, legal), dice, find);
  const second = best && others.find(({ move, visits }) => visits > 0 && !isAkin(move, best.move));
  const shared = sharing(dice);
  const valued = (move: Move) => ({ moves: [move] as const, value: expertChance(view, move, shared(), know) });
  return [best, second].flatMap((one) => (one ? [valued(one.move)] : [])).sort((a, b) => b.value - a.value);
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
  least: 0.02,
};
