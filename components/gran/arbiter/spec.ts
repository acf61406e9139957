/** Gran, for the arbiter of any game. */
import { benchOf } from '#components/arbiter/bench.ts';
import { groundsOn, type Judged } from '#components/arbiter/grounds.ts';
import { type Distance, differences } from '#components/arbiter/nearest.ts';
import { questionLists } from '#components/arbiter/question-lists.ts';
import { disputeIn, questionSaid } from '#components/arbiter/quick/quick.ts';
import { type ArbiterSpec, type Branch, boardInState, type GroundSaid, type Lead, readingsIn } from '#components/arbiter/spec.ts';
import type { LogLine } from '#engine/core/game.ts';
import { distancesFrom } from '#engine/core/graph.ts';
import { type Checked, isRecord } from '#engine/core/input.ts';
import { isPoint, kindOf, numberOf } from '#engine/gran/board/tables.ts';
import { contradictions } from '#engine/gran/contradictions.ts';
import { formatBoard } from '#engine/gran/data/board-file.ts';
import { NO_CHANCE, normal, pileAfter, withBoard, withReadings } from '#engine/gran/edit.ts';
import type { Event } from '#engine/gran/events.ts';
import { explain } from '#engine/gran/explain.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import type { RuleId } from '#engine/gran/ids.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { READINGS, readingsOf, readOptions } from '#engine/gran/options.ts';
import { arrive } from '#engine/gran/rules/arrival.ts';
import { hasStone, isBearer, otherAt } from '#engine/gran/rules/pieces.ts';
import { moverNow, tablesFor } from '#engine/gran/rules/table.ts';
import { afterDuel } from '#engine/gran/rules/turn.ts';
import { readState } from '#engine/gran/state.ts';
import { FORCES, type Move, type MoveOf, type PointId, type State } from '#engine/gran/types.ts';
import { PROFILE } from '../game.ts';
import { form } from './form.ts';
import { groups } from './groups.ts';
import { pack } from './pack.ts';
import { DISPUTES, FIRST_QUICK, formatQuick, type GranQuick, parseQuick, parts } from './quick.ts';
import { disputeScene, type GranAsked, quickScene } from './scenes.ts';
import { type Pictured, seenOf, touch } from './seen.ts';
import { moment, pointName, say, summary, whoIs } from './words.ts';

/** What a legal move of Gran leads to: what is sure told by the engine's events, a duel by its exact chances, both ends told by the engine too. */
const told = (events: readonly Event[], state: State) => explain(events, state, 'public', true);

const isChance = ({ kind }: Event): boolean => kind === 'shuffled' || kind === 'card';

function branchOf(state: State, move: MoveOf<'walk' | 'exile'>, won: boolean, chance: number, ways: string): readonly Branch<RuleId>[] {
  if (chance === 0) return [];
  const { state: after, events } = afterDuel(state, move, won);
  const lines = [...told(events, after), { text: moment(after), rules: [] }];
  return [{ title: won ? 'le dragon est vaincu' : 'le dragon l’emporte', chance, ways, lines }];
}

/** No event tells of a stone that is only in hand. */
const lifted = (state: State, move: MoveOf<'lift'>): LogLine<RuleId> => ({
  text: `${say(move, state)} : l’épée la déplace vers un point libre non symbolique.`,
  rules: ['GRA-PIE-4'],
});

/** GRA-ANN-3, GRA-DRA-3, GRA-L-12: why who passes over something may; nothing where nothing was in the way. */
function passedOver(state: State, move: Move): readonly LogLine<RuleId>[] {
  if (move.kind !== 'walk' || move.path.length < 2) return [];
  const [over] = move.path;
  const { color } = moverNow(state).piece;
  const piece = otherAt(state.position, over, color);
  const isOver = piece !== undefined || hasStone(state.position, over) || kindOf(tablesFor(state.options), over) === 'dragon';
  if (!isOver) return [];
  const name = pointName(state, over);
  if (state.bonus) return [{ text: `Vainqueur d’un duel, il passe par-dessus « ${name} ».`, rules: ['GRA-DRA-3'] }];
  if (!isBearer(state.position, color)) return [];
  return [{ text: `Porteur de l’anneau, il passe par-dessus « ${name} ».`, rules: piece ? ['GRA-ANN-3', 'GRA-L-12'] : ['GRA-ANN-3'] }];
}

/** GRA-ATT-1, GRA-AMU-1: a walk that ends on a knight is an attack, though nothing happens until his exile is chosen. */
function attacked(state: State, move: Move, events: readonly Event[]): readonly LogLine<RuleId>[] {
  const isTold = events.some(({ kind }) => kind === 'attacked');
  const found =
    move.kind === 'walk' && !isTold ? arrive(moverNow(state), move.path).events.find(({ kind }) => kind === 'attack') : undefined;
  return found ? [{ text: `C’est une attaque. ${found.text}`, rules: found.rules }] : [];
}

function leadsTo(state: State, move: Move): Lead<Gran> {
  const { state: after, events } = GRAN.play(state, move);
  if (move.kind === 'lift') return { lines: [lifted(state, move)], next: normal(after) };
  const at = events.findIndex(isChance);
  if (at < 0 || (move.kind !== 'walk' && move.kind !== 'exile'))
    return { lines: [...attacked(state, move, events), ...passedOver(state, move), ...told(events, after)], next: normal(after) };
  const { ways, total, sentence } = duelOdds({ seen: state.seen, options: state.options.options });
  return {
    lines: [...passedOver(state, move), ...told(events.slice(0, at), after)],
    chance: {
      sentence,
      branches: [
        ...branchOf(state, move, true, ways / total, `${ways} sur ${total}`),
        ...branchOf(state, move, false, (total - ways) / total, `${total - ways} sur ${total}`),
      ],
    },
  };
}

/** A position of Gran out of a link, the pile put in its usual form. */
function unpack(input: unknown): Checked<State> {
  if (!isRecord(input)) return { ok: false, field: '', because: 'Une position attend un objet.' };
  const seen = Array.isArray(input.seen) ? input.seen.flatMap((one) => FORCES.filter((force) => force === one)) : [];
  const options = isRecord(input.options) ? readOptions(input.options.options, '', () => {}) : {};
  const read = readState({ ...input, seen, random: NO_CHANCE, pile: pileAfter(seen, readingsOf({ options })) });
  return read.ok ? { ok: true, value: normal(read.value) } : read;
}

const targetOf = (move: Move): PointId | undefined => ('path' in move ? move.path.at(-1) : 'at' in move ? move.at : undefined);

/** A point farther weighs more than any way there, and less than another kind. */
const A_POINT = 10;

/**
 * How far a move is from another: the same kind first, then points of the board between where they end, then the points that they pass. Lines are counted, not
 * the stones that lie on them.
 */
export function distance(state: State): Distance<Move> {
  const tables = tablesFor(state.options);
  const far = new Map<PointId, Uint16Array>();
  const steps = (from: PointId, to: PointId): number => {
    if (!isPoint(tables, from) || !isPoint(tables, to)) return 0;
    const row = far.get(from) ?? distancesFrom(tables.graph, [numberOf(tables, from)]);
    far.set(from, row);
    return row[numberOf(tables, to)] ?? 0;
  };
  return (wanted, listed) => {
    const [from, to] = [targetOf(wanted), targetOf(listed)];
    return differences(wanted, listed) + (from === undefined || to === undefined ? 0 : A_POINT * steps(from, to));
  };
}

/** Moves whose verdict follows lines and points. */
const ON_THE_MAP: readonly Move['kind'][] = ['walk', 'exile', 'stone', 'deposit'];

const grounds = ({ state, move }: GranAsked, judged: Judged): readonly GroundSaid[] =>
  groundsOn({ ids: READINGS, choices: state.options.options }, judged, [
    ...(ON_THE_MAP.includes(move.kind)
      ? [{ text: state.options.board ? 'le plateau que vous avez relevé' : 'un plateau reconstitué' }]
      : []),
  ]);

/** The table's readings and its board stay with it, whatever it asks. */
function asked(text: string, before: State): GranAsked | undefined {
  const { board, options } = before.options;
  const question = parseQuick(tablesFor({ board }), text);
  const dispute = disputeIn(text, DISPUTES);
  const scene = question ? quickScene(question, board) : dispute ? disputeScene(dispute) : undefined;
  return scene && { ...scene, state: withReadings(scene.state, options) };
}

/** Lists of the question on top whose other choice is another question. */
const ANOTHER = ['Quel chevalier', 'Fait quoi', 'Où', 'D’où', 'Par où'];

export const GRAN_ARBITER: ArbiterSpec<Gran, Pictured> = {
  game: GRAN,
  name: PROFILE.name,
  example: quickScene(FIRST_QUICK, null),
  contradictions,
  pack,
  unpack,
  groups,
  form,
  seats: (state) => state.options.colors.map((_, seat) => whoIs(state, seat)),
  say,
  moment,
  summary,
  leads: leadsTo,
  distance,
  asked,
  question: (text, state) => {
    const tables = tablesFor(state.options);
    const lists = parseQuick(tables, text);
    return questionSaid(text, lists && parts(tables, lists), DISPUTES);
  },
  lists: {
    first: formatQuick(FIRST_QUICK),
    of(text, state) {
      const tables = tablesFor(state.options);
      const question = parseQuick(tables, text);
      return question && questionLists(question, { parts: (one: GranQuick) => parts(tables, one), format: formatQuick }, ANOTHER);
    },
  },
  // Without whoever has the seat, or one before it, another would move.
  isFact: ({ seat }, group, field, { options }) => field !== 'joue' || !options.colors.slice(0, seat + 1).some((color) => color === group),
  grounds,
  readings: readingsIn(READINGS, withReadings),
  box: boardInState(() => import('../board/own/ground.ts'), formatBoard, withBoard),
  seen: (state, _move, isSound) => seenOf(state, isSound),
  touch,
};

/** For the page, once somebody acts. */
export const BENCH = benchOf(GRAN_ARBITER);
