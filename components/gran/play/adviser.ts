/** Who advises in Gran: the expert, in chances to win as his search sees them; gains and risks are the rules' own. */
import type { Adviser, Grounds, Rated } from '#components/table/advice/adviser.ts';
import { type Dice, diceFrom } from '#engine/core/dice.ts';
import { counted, percent, together, upperFirst } from '#engine/core/french.ts';
import { seeded } from '#engine/core/random.ts';
import { kindOf, nameOf } from '#engine/gran/board/tables.ts';
import { expertChance, expertLooks, firstThere, gettingOn, raceOf, turnsAfter } from '#engine/gran/bot/levels.ts';
import { homeFrom, LOST, turnsNeeded } from '#engine/gran/bot/treks.ts';
import { COLOR_NAMES } from '#engine/gran/data/box.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { arrive, endOf, land } from '#engine/gran/rules/arrival.ts';
import { hasWon } from '#engine/gran/rules/cities.ts';
import { judgeDestination, legalWalks, type Mover, moverOf } from '#engine/gran/rules/movement.ts';
import { openForStone, openForSword } from '#engine/gran/rules/openings.ts';
import { isBearer, otherAt, pieceOf, replaced, ringPoint } from '#engine/gran/rules/pieces.ts';
import { wayTo } from '#engine/gran/rules/reach.ts';
import { colorOf, tablesFor } from '#engine/gran/rules/table.ts';
import type { Color, Move, MoveOf, PointId, Position, Seat, View, Walk } from '#engine/gran/types.ts';
import { duelLost, duelWon, sayMove } from './asked.ts';
import { moverIn, targetOf, toldToYou } from './choices.ts';

/** Parts of a budget: to find the move, then to know its worth and that of another. */
const [FIND, KNOW] = [0.5, 0.25];
/** Looks at a move played, and again at one that seems to have cost something. */
const [GLANCE, STARE] = [120, 500];
/** A smaller difference of chances is none. */
const LEAST = 0.02;
/** A larger one is a reason to fight a duel that shortens no way. */
const CLEAR = 0.04;
/** Chances that a move must seem to have cost to be looked at again. */
const SUSPECT = 0.03;

/** Both come to the same: by one way or another. */
const isAkin = (one: Move, other: Move): boolean => one.kind === other.kind && targetOf(one) === targetOf(other);

/** The same dice for whatever is compared. */
function sharing(dice: Dice): () => Dice {
  const seed = `${dice.roll(1000)} ${dice.roll(1000)}`;
  return () => diceFrom(seeded(seed));
}

/** « Bleu », as the log calls him. */
const named = (color: Color): string => upperFirst(COLOR_NAMES[color]);

const RISK = 'Le risque :';

/** Whoever may attack a knight where he stands, on his next turn: past how many dragons, each to be beaten. */
interface Assailant {
  readonly color: Color;
  readonly past: number;
}

/** More dragons than these are not beaten in a row. */
const CHAIN = 2;

/** How many dragons a knight has to beat to attack that point in this move; undefined where he cannot. */
function dragonsTo(mover: Mover, at: PointId, beaten = 0): number | undefined {
  if (judgeDestination(mover, at).ok) return beaten;
  if (beaten === CHAIN) return undefined;
  const { tables, piece, bonus } = mover;
  const found = legalWalks(mover).flatMap((path) => {
    const { duel, victim, position } = land(mover, path);
    const left = [...(bonus?.left ?? []), piece.at, ...path.slice(0, -1)];
    return (duel && !victim && dragonsTo(moverOf(tables, position, piece.color, { left }), at, beaten + 1)) || [];
  });
  return found.length > 0 ? Math.min(...found) : undefined;
}

function assailants(view: View, after: Position, color: Color): readonly Assailant[] {
  const { at, waiting } = pieceOf(after, color);
  if (waiting) return [];
  return after.pieces
    .filter((one) => one.color !== color && one.amulets > 0 && !one.held)
    .flatMap((one): readonly Assailant[] => {
      const past = dragonsTo(moverOf(tablesFor(view.options), after, one.color), at);
      return past === undefined ? [] : [{ color: one.color, past }];
    });
}

/** Turns from which on a bearer is not followed any more. */
const CLOSE = 2;

/** Who may take the ring from its bearer next, and how; who is two turns away from him. `gone`: in exile by then. */
function chaseTold(view: View, after: Position, color: Color, gone: Color | undefined): string {
  const [first] = assailants(view, after, color)
    .filter((one) => one.color !== gone)
    .toSorted((a, b) => a.past - b.past);
  if (first) {
    const win = percent(duelOdds({ seen: view.seen, options: view.options.options }).win);
    const how = [' dès son tour', `, s’il bat un dragon (${win})`][first.past] ?? ', s’il bat deux dragons';
    return `${named(first.color)} peut vous y prendre l’anneau${how}.`;
  }
  const near = after.pieces.find((one) => one.color !== color && one.color !== gone && turnsLeft(view, after, one.color) <= CLOSE);
  return near ? `${named(near.color)} est alors à ${counted(wholeTurns(view, after, near.color) ?? 0, 'tour')} de vous.` : '';
}

function riskTold(view: View, after: Position, color: Color): readonly string[] {
  const who = assailants(view, after, color).filter(({ past }) => past === 0);
  if (who.length === 0) return [];
  return [
    `${RISK} ${together(who.map((one) => named(one.color)))} ${who.length > 1 ? 'peuvent vous y attaquer dès leur' : 'peut vous y attaquer dès son'} tour.`,
  ];
}

/** A rival who bears the ring and may bring it on his next turn into a city whose seal he has not. */
function sealNextTold(view: View, after: Position, own: Color): string {
  if (!('bearer' in after.ring) || after.ring.bearer === own) return '';
  const mover = moverOf(tablesFor(view.options), after, after.ring.bearer);
  if (mover.piece.held) return '';
  const home = legalWalks(mover).find((path) => land(mover, path).reward?.seal === 'first');
  return home ? `${named(after.ring.bearer)}, avec l’anneau, sera dès son tour dans « ${nameOf(mover.tables, endOf(home))} ».` : '';
}

/** What a walk does besides getting on, worth leaving the way for: an attack, a stone in a rival's way, a bearer out of reach. */
function errandTold(view: View, { path }: MoveOf<'walk'>): string | undefined {
  const mover = moverIn(view);
  const { position, piece } = mover;
  const { position: after, victim, reward } = land(mover, path);
  if (victim) {
    const who = named(victim.color);
    const price = `Attaque, pour ${piece.amulets === 1 ? 'votre dernière amulette' : `une amulette sur ${piece.amulets}`}`;
    if (isBearer(position, victim.color)) return `${price} : l’anneau est à vous, et ${who} part en exil.`;
    const near = farTold(wholeTurns(view, position, victim.color));
    return `${price} : ${who} part en exil${isBearer(position, piece.color) ? '' : `, lui qui avait l’anneau ${near}`}.`;
  }
  if (reward?.seal) return undefined;
  if (isBearer(position, piece.color)) {
    const [before, then] = [position, after].map((one) => assailants(view, one, piece.color));
    return before?.length && !then?.length ? 'Hors d’atteinte : personne ne peut vous y prendre l’anneau.' : undefined;
  }
  const stone = stoneGain(view, after, path);
  return stone && stoneTold(view, after, stone);
}

/** Turns in words: means where a duel is on the way. */
const turnsTold = (turns: number): string =>
  `${counted(Math.max(1, Math.round(turns)), 'tour')}${Number.isInteger(turns) ? '' : ' environ'}`;

/** Turns that a duel must save on the way round it, on the average, to be worth its price. */
const WORTH = 0.5;

/** Turns saved by each of these walks on the shortest one without a duel, where that leads anywhere. */
function savedBy(view: View, moves: readonly Move[], legal: readonly Move[]): readonly number[] {
  const mover = moverIn(view);
  const calm = legal.filter((one) => one.kind !== 'walk' || !land(mover, one.path).duel);
  const round = Math.min(LOST, ...(turnsAfter(view, calm) ?? []));
  return (turnsAfter(view, moves) ?? []).map((turns) => round - turns);
}

/** A duel for nothing but the way, which is no shorter by it. */
function isVain(view: View, move: Move, legal: readonly Move[]): boolean {
  if (move.kind !== 'walk') return false;
  const { duel, ring, victim } = land(moverIn(view), move.path);
  return duel && ring === undefined && !victim && (savedBy(view, [move], legal)[0] ?? LOST) < WORTH;
}

/** A walk round a dragon that would shorten the way. */
function isRound(view: View, move: Move, legal: readonly Move[]): boolean {
  if (move.kind !== 'walk' || view.phase !== 'walk') return false;
  const { duel, victim, position } = land(moverIn(view), move.path);
  if (duel || victim || isBearer(position, colorOf(view.options, view.turn))) return false;
  const duels = legal.filter((one) => one.kind === 'walk' && land(moverIn(view), one.path).duel);
  return Math.max(0, ...savedBy(view, duels, legal)) >= WORTH && (savedBy(view, [move], legal)[0] ?? -LOST) > -WORTH;
}

/** How far he still is from what he wants, or what a duel saves. */
function onwardTold(view: View, move: MoveOf<'walk'>, legal: readonly Move[]): string | undefined {
  const mover = moverIn(view);
  const { position: after, duel } = land(mover, move.path);
  const [turns = LOST] = turnsAfter(view, [move]) ?? [];
  if (duel) {
    const win = percent(duelOdds({ seen: view.seen, options: view.options.options }).win);
    const [saved = 0] = savedBy(view, [move], legal);
    const gain =
      turns >= LOST
        ? ''
        : saved > LOST / 2
          ? ', aucune route ne l’évite'
          : saved < WORTH
            ? ', pas plus court, mais mieux à l’estime'
            : `, ${counted(Math.max(1, Math.round(saved)), 'tour')} de moins que le détour`;
    return `Duel à ${win}${gain} ; ${duelLost(after, mover.piece.color)}.`;
  }
  if (turns === 0) return undefined;
  if (turns >= LOST) return isBearer(after, mover.piece.color) ? undefined : 'Aucune route ne mène encore à l’anneau.';
  const left = `encore ${turnsTold(turns)}.`;
  const { ring } = after;
  if (!isBearer(after, mover.piece.color))
    return 'bearer' in ring ? `Vers ${named(ring.bearer)}, qui a l’anneau : ${left}` : `Vers l’anneau : ${left}`;
  const home = homeFrom(moverOf(mover.tables, after, mover.piece.color));
  return home && `Vers « ${nameOf(mover.tables, home)} » : ${left}`;
}

function ofWalk(view: View, move: MoveOf<'walk'>, legal: readonly Move[]): Grounds {
  const mover = moverIn(view);
  const { piece } = mover;
  const { position: after, duel, reward, victim } = land(mover, move.path);
  // What does nothing there is no gain; an attack is an errand.
  const events = arrive(mover, move.path).events.filter(
    ({ kind, text }) => kind !== 'duel' && kind !== 'attack' && !text.endsWith('il ne se passe rien.'),
  );
  const at = nameOf(mover.tables, endOf(move.path));
  const toldOf = (isStone: boolean): readonly string[] =>
    events.filter(({ kind }) => (kind === 'stone' || kind === 'sword') === isStone).map(({ text }) => toldToYou(text, at));
  const [isCarried, isOver] = [isBearer(after, piece.color) && !reward, hasWon(after, pieceOf(after, piece.color))];
  const why = [
    sealNextTold(view, after, piece.color),
    errandTold(view, move),
    ...toldOf(false),
    onwardTold(view, move, legal),
    isCarried && !duel ? chaseTold(view, after, piece.color, victim?.color) : '',
    ...toldOf(true),
    duel ? `${upperFirst(duelWon(after))}.` : '',
    // Nobody plays on after the last seal.
    ...(isCarried || duel || isOver ? [] : riskTold(view, after, piece.color)),
  ];
  return { line: why.filter(Boolean).join(' '), more: [] };
}

/** Whom a stone puts off, and by how much. */
interface Stonework {
  readonly color: Color;
  readonly gain: number;
}

/** Stones that are counted in turns: those that lengthen a way most, in points. */
const COUNTED = 3;

/** Stones that could be laid, or moved, where a walk ends: those that lengthen a rival's way, by how many points, one's own as short as it was. */
function longer(view: View, after: Position, path: Walk): readonly (Stonework & { readonly stones: readonly PointId[] })[] {
  const tables = tablesFor(view.options);
  const kind = kindOf(tables, endOf(path));
  const lifts = kind === 'magic' ? [undefined] : kind === 'sword' ? after.stones : [];
  const own = colorOf(view.options, view.turn);
  const far = (stones: readonly PointId[], color: Color): number =>
    isBearer(after, color) ? 0 : (wayTo(tables, stones, pieceOf(after, color).at, ringPoint(after))?.length ?? Number.POSITIVE_INFINITY);
  const runners = after.pieces.filter(({ color }) => color !== own && !isBearer(after, color));
  return lifts
    .flatMap((lifted) => {
      const left = after.stones.filter((one) => one !== lifted);
      const open = lifted === undefined ? openForStone(tables, after) : openForSword(tables, after, lifted);
      return runners.flatMap(({ color, at }) =>
        (wayTo(tables, left, at, ringPoint(after)) ?? []).flatMap((one) => {
          const stones = [...left, one];
          const gain = far(stones, color) - far(after.stones, color);
          return open.includes(one) && gain > 0 && Number.isFinite(gain) && far(stones, own) <= far(after.stones, own)
            ? [{ color, gain, stones }]
            : [];
        }),
      );
    })
    .toSorted((a, b) => b.gain - a.gain);
}

/** By how many turns the best of them could put off a rival. */
const stoneGain = (view: View, after: Position, path: Walk): Stonework | undefined =>
  longer(view, after, path)
    .slice(0, COUNTED)
    .flatMap(({ color, stones }) => {
      const [was, is] = [after, { ...after, stones }].map((one) => wholeTurns(view, one, color));
      return was !== undefined && is !== undefined && is > was ? [{ color, gain: is - was }] : [];
    })
    .toSorted((a, b) => b.gain - a.gain)[0];

const stoneTold = (view: View, after: Position, { color, gain }: Stonework): string =>
  `Une pierre : de quoi retarder ${named(color)} de ${counted(gain, 'tour')} ${
    isBearer(after, colorOf(view.options, view.turn)) ? 'jusqu’à vous' : 'vers l’anneau'
  }.`;

const TURNS_LEFT = new WeakMap<Position, Map<Color, number>>();

function turnsLeft({ options }: View, position: Position, color: Color): number {
  const known = TURNS_LEFT.get(position) ?? new Map<Color, number>();
  TURNS_LEFT.set(position, known);
  const turns = known.get(color) ?? turnsNeeded(tablesFor(options), position, color);
  known.set(color, turns);
  return turns;
}

/** The same, told: undefined where no way leads. */
function wholeTurns(view: View, position: Position, color: Color): number | undefined {
  const turns = turnsLeft(view, position, color);
  return turns < LOST ? Math.max(1, Math.round(turns)) : undefined;
}

const farTold = (turns: number | undefined): string => (turns === undefined ? 'hors d’atteinte' : `à ${counted(turns, 'tour')}`);

interface Change {
  readonly color: Color;
  readonly before: number;
  readonly now: number;
  readonly serves: boolean;
}

/** A smaller difference of mean turns is none. */
const SLIGHT = 0.1;

/** Whom a stone brings nearer to the ring, or to a city with it, and whom farther: what serves who lays it first. */
function changesOf(view: View, after: Position): readonly Change[] {
  const own = colorOf(view.options, view.turn);
  return after.pieces
    .flatMap(({ color }): readonly Change[] => {
      const [before = LOST, now = LOST] = [view.position, after].map((one) => turnsLeft(view, one, color));
      return Math.abs(now - before) < SLIGHT ? [] : [{ color, before, now, serves: color === own ? now < before : now > before }];
    })
    .toSorted((a, b) => Number(b.serves) - Number(a.serves) || Number(b.color === own) - Number(a.color === own));
}

/** « à 7 tours au lieu de 5 »; « un peu plus loin » where both round to the same. */
function insteadTold(now: number, before: number): string {
  const [whole = 1, was = 1] = [now, before].map((turns) => Math.max(1, Math.round(turns)));
  if (now < LOST && whole === was) return `à ${counted(whole, 'tour')}, un peu plus ${now > before ? 'loin' : 'près'},`;
  const is = now >= LOST ? 'hors d’atteinte' : `à ${counted(whole, 'tour')}`;
  return `${is} au lieu de ${before >= LOST ? 'hors d’atteinte' : was}`;
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
    const far = some.map(({ color, before, now }) => `${insteadTold(now, before)} pour ${color === own ? 'vous' : named(color)}`);
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
function idleTold(view: View, after: Position, legal: readonly Move[]): string {
  const { position, turn, options } = view;
  const [home, followed] = [homeward(view), followedTo(view, after)];
  if (home && 'at' in home.ring && followed.turns >= HINDRANCE && followed.color)
    return `Elle gêne ${named(followed.color)}, s’il vous suit vers « ${nameOf(tablesFor(options), home.ring.at)} ».`;
  const idle = 'l faut bien la poser : ici, elle ne retarde personne.';
  const bearer = 'bearer' in position.ring ? position.ring.bearer : undefined;
  if (!bearer || bearer === colorOf(options, turn)) return `I${idle}`;
  const now = turnsLeft(view, position, bearer);
  const isHindered = legal.some((move) => move.kind === 'stone' && turnsLeft(view, stonedBy(view, move), bearer) > now);
  return isHindered ? `I${idle}` : `Aucune pierre ne retarde ${named(bearer)}, que l’anneau fait passer par-dessus ; i${idle}`;
}

/** « 4 tours environ, contre 5 »; « de peu » where both round to the same. */
function turnsBeside(near: number, far: number): string {
  const about = Number.isInteger(near) && Number.isInteger(far) ? '' : ' environ';
  const beside =
    far >= LOST ? 'contre aucune route' : near !== far && Math.round(near) === Math.round(far) ? 'de peu' : `contre ${Math.round(far)}`;
  return `${counted(Math.round(near), 'tour')}${about}, ${beside}`;
}

/** Who is expected first where the ring is put down; where it is another, whether any point would change that. */
function raceTold(view: View, after: Position, legal: readonly Move[]): string {
  const { options, turn } = view;
  const race = raceOf(view, after);
  const [first = turn, next = turn] = race.map((_, seat) => seat).toSorted((a, b) => (race[a] ?? LOST) - (race[b] ?? LOST));
  const left = (seat: Seat): number => turnsLeft(view, after, colorOf(options, seat));
  const who = (seat: Seat): string => named(colorOf(options, seat));
  if (left(first) >= LOST) return 'Aucune route n’y mène encore.';
  if (first === turn) return `Vous y seriez avant ${who(next)} : ${turnsBeside(left(turn), left(next))}.`;
  const nowhere = firstThere(view, legal).length === 0 ? ' Aucun point ne vous laisse le premier.' : '';
  return `${who(first)} y serait avant vous : ${turnsBeside(left(first), left(turn))} pour vous.${nowhere}`;
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
      const isHere = 'bearer' in position.ring && [victim.color, colorOf(view.options, view.turn)].includes(position.ring.bearer);
      const sent = (to: PointId): Position => replaced(isHere ? { ...position, ring: { at } } : position, { ...victim, at: to });
      const [from, to] = [at, move.at].map((one) => wholeTurns(view, sent(one), victim.color));
      return {
        line: `De là, l’anneau est ${farTold(to)} pour lui${from === to || from === undefined ? '' : `, au lieu de ${from}`}.`,
        more: [],
      };
    }
    case 'stone':
      return { line: stoneRace(view, stonedBy(view, move), () => idleTold(view, stonedBy(view, move), legal)), more: [] };
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

const HOMEWARD = new WeakMap<Position, Position | undefined>();

/** Where the bearer who lays a stone takes the ring: the others go there as well as to him. */
function homeward({ options, position, turn }: View): Position | undefined {
  const own = colorOf(options, turn);
  if (!isBearer(position, own)) return undefined;
  const known = HOMEWARD.get(position);
  const home = known ? undefined : homeFrom(moverOf(tablesFor(options), position, own));
  const found: Position | undefined = known ?? (home === undefined ? undefined : { ...position, ring: { at: home } });
  HOMEWARD.set(position, found);
  return found;
}

/** By how many turns a stone puts off, on the way to where its layer takes the ring, the rival whom it puts off most. */
function followedTo(view: View, { stones }: Position): { readonly turns: number; readonly color?: Color } {
  const home = homeward(view);
  if (!home) return { turns: 0 };
  const laid = { ...home, stones };
  return home.pieces
    .filter(({ color }) => color !== colorOf(view.options, view.turn))
    .map(({ color }) => ({ color, turns: turnsLeft(view, laid, color) - turnsLeft(view, home, color) }))
    .reduce((most, one) => (one.turns > most.turns ? one : most));
}

/** Of stones, those in a rival's way: to the ring, or to where it is taken, or the little that there is. */
function hindering(view: View, legal: readonly Move[]): readonly Move[] {
  const stones = legal.flatMap((move) => (move.kind === 'stone' ? [{ move, after: stonedBy(view, move) }] : []));
  const costs = stones.map(({ after }) => hindrance(view, after));
  const costly = (least: number): readonly Move[] => stones.flatMap(({ move }, at) => ((costs[at] ?? 0) >= least ? [move] : []));
  const most = costly(HINDRANCE);
  if (stones.length === 0 || most.length > 0) return most;
  const home = homeward(view);
  const way = home?.pieces.flatMap(({ at }) => wayTo(tablesFor(view.options), view.position.stones, at, ringPoint(home)) ?? []) ?? [];
  const later = stones.filter(({ move, after }) => way.includes(move.at) && followedTo(view, after).turns >= HINDRANCE);
  return later.length > 0 ? later.map(({ move }) => move) : costly(SLIGHT);
}

/** Points of a turn: what costs a rival less is no reason to leave the way. */
const STRIDE = 2;

/** Whether a walk does something besides getting on that may be worth leaving the way for. */
function isErrand(view: View, { path }: MoveOf<'walk'>): boolean {
  const mover = moverIn(view);
  const { position, piece } = mover;
  const { position: after, victim } = land(mover, path);
  if (victim) return true;
  const [before, then] = [position, after].map((one) => assailants(view, one, piece.color).filter(({ past }) => past === 0).length);
  if (isBearer(position, piece.color)) return before !== 0 && then === 0;
  return longer(view, after, path).some(({ gain }) => gain >= STRIDE);
}

/** What is looked at: what gets on, and what leaves the way for something that can be told; of stones, those in a rival's way where there are. */
function worthALook(view: View, legal: readonly Move[]): readonly Move[] {
  const stones = hindering(view, legal);
  if (stones.length > 0) return stones;
  const on = gettingOn(view, legal);
  return legal.filter((move) => on.includes(move) || (move.kind === 'walk' && isErrand(view, move)));
}

/** The move that the expert would play and the next one that leads elsewhere, each looked at alone: the next one first where it is clearly worth more. */
function bestTwo(view: View, legal: readonly Move[], dice: Dice, find: number, know: number): readonly Rated<Move>[] {
  const [best, ...others] = expertLooks(view, worthALook(view, legal), dice, find);
  const isDear = best !== undefined && isVain(view, best.move, legal);
  const second =
    best && others.find(({ move, visits }) => visits > 0 && !isAkin(move, best.move) && !(isDear && isVain(view, move, legal)));
  const shared = sharing(dice);
  const valued = (move: Move) => ({ moves: [move] as const, value: expertChance(view, move, shared(), know) });
  const [first, next] = [best, second].flatMap((one) => (one ? [valued(one.move)] : []));
  if (!first || !next) return first ? [first] : [];
  // A price is paid for a clear gain alone.
  return next.value - first.value >= (isDear ? -CLEAR : LEAST) ? [next, first] : [first, next];
}

export const GRAN_ADVISER: Adviser<View, Move> = {
  weigh: (view, legal, dice, budget) => {
    const looks = (part: number): number => Math.max(1, Math.floor(budget * part));
    return bestTwo(view, legal, dice, looks(FIND), looks(KNOW));
  },
  isDeepened: true,
  say: ([move], view) => sayMove(move, view),
  grounds: ({ moves: [move], value }, view, legal) => {
    const { line: ground, more } = groundsOf(view, move, legal);
    const line = isRound(view, move, legal) ? `Par le détour, sans duel. ${ground}` : ground;
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
