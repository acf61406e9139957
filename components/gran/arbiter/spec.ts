/** Gran, for the arbiter of any game. */
import { benchOf } from '#components/arbiter/bench.ts';
import { type Distance, differences } from '#components/arbiter/nearest.ts';
import { type ArbiterSpec, type Branch, boardInState, type Lead, readingsIn } from '#components/arbiter/spec.ts';
import type { LogLine } from '#engine/core/game.ts';
import { distancesFrom } from '#engine/core/graph.ts';
import { type Checked, isRecord } from '#engine/core/input.ts';
import { isPoint, numberOf } from '#engine/gran/board/tables.ts';
import { contradictions } from '#engine/gran/contradictions.ts';
import { formatBoard } from '#engine/gran/data/board-file.ts';
import { NO_CHANCE, normal, pileAfter, withBoard, withReadings } from '#engine/gran/edit.ts';
import type { Event } from '#engine/gran/events.ts';
import { explain } from '#engine/gran/explain.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import type { RuleId } from '#engine/gran/ids.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { READINGS, readingsOf, readOptions } from '#engine/gran/options.ts';
import { drawn } from '#engine/gran/rules/drawn.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import { afterDuel } from '#engine/gran/rules/turn.ts';
import { setup } from '#engine/gran/setup.ts';
import { readState } from '#engine/gran/state.ts';
import { FORCES, type Move, type MoveOf, type PointId, type State } from '#engine/gran/types.ts';
import { PROFILE } from '../game.ts';
import { form } from './form.ts';
import { groups } from './groups.ts';
import { pack } from './pack.ts';
import { type Pictured, seenOf, touch } from './seen.ts';
import { moment, say, summary, whoIs } from './words.ts';

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

function leadsTo(state: State, move: Move): Lead<Gran> {
  const { state: after, events } = GRAN.play(state, move);
  if (move.kind === 'lift') return { lines: [lifted(state, move)], next: normal(after) };
  const at = events.findIndex(isChance);
  if (at < 0 || (move.kind !== 'walk' && move.kind !== 'exile')) return { lines: told(events, after), next: normal(after) };
  const { ways, total, sentence } = duelOdds({ seen: state.seen, options: state.options.options });
  return {
    lines: told(events.slice(0, at), after),
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

/** Yellow, near the ring; a knight, a stone and a dragon in the way. */
const EXAMPLE: State = normal({
  ...setup({ seats: 2, colors: ['jaune', 'bleu'], goal: 3, options: {}, board: null }, 'arbitre'),
  position: drawn({ jaune: 'tirad-13', bleu: 'epee-du-fosse' }, { ring: { at: 'tirad-9' }, stones: ['tirad-3'] }),
  turn: 0,
});

export const GRAN_ARBITER: ArbiterSpec<Gran, Pictured> = {
  game: GRAN,
  name: PROFILE.name,
  example: { state: EXAMPLE, move: { kind: 'walk', seat: 0, path: ['dragon-de-la-herse'] } },
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
  readings: readingsIn(READINGS, withReadings),
  box: boardInState(() => import('../board/own/ground.ts'), formatBoard, withBoard),
  seen: (state, _move, isSound) => seenOf(state, isSound),
  touch,
};

/** For the page, once somebody acts. */
export const BENCH = benchOf(GRAN_ARBITER);
