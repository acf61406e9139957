/** Zargo's Lords, for the arbiter of any game. */
import { benchOf } from '#components/arbiter/bench.ts';
import { groundsOn, type Judged } from '#components/arbiter/grounds.ts';
import { type Distance, differences } from '#components/arbiter/nearest.ts';
import { questionLists } from '#components/arbiter/question-lists.ts';
import { disputeIn, questionSaid } from '#components/arbiter/quick/quick.ts';
import { type ArbiterSpec, type GroundSaid, readingsIn } from '#components/arbiter/spec.ts';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn } from '#engine/zargos-lords/board/map.ts';
import { WORLD } from '#engine/zargos-lords/board/world.ts';
import { hasNumbers } from '#engine/zargos-lords/data/differences.ts';
import { withLordsReadings, withValues } from '#engine/zargos-lords/edit.ts';
import { contradictions } from '#engine/zargos-lords/game/contradictions.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { marchesBy } from '#engine/zargos-lords/game/march.ts';
import { returnsFor } from '#engine/zargos-lords/game/moines.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { strikesOf } from '#engine/zargos-lords/game/strikes.ts';
import type { Move, MoveKind, State } from '#engine/zargos-lords/game/types.ts';
import { READINGS } from '#engine/zargos-lords/options.ts';
import { PROFILE } from '../game.ts';
import { form } from './form.ts';
import { groups } from './groups.ts';
import { idleCharge, leadsTo } from './leads.ts';
import { boxNamed, boxTextOf, packLords, unpackLords } from './pack.ts';
import { DISPUTES, FIRST_QUICK, formatQuick, parseQuick, parts } from './quick.ts';
import { disputeScene, type LordsAsked, quickScene } from './scenes.ts';
import { type LordsSeen, seenOf } from './seen.ts';
import { followed, touch } from './touch.ts';
import { afresh, weigh } from './weigh.ts';
import { moment, say, seatOver, summary } from './words.ts';

/** Moves that factors or tables of the box weigh, all of them ours but three. */
const WEIGHED: readonly MoveKind[] = ['march', 'strike', 'onward', 'return', 'shoot', 'attack', 'sally'];

/** Refusals that factors or tables decide. */
const BY_NUMBERS: readonly string[] = ['LOR-MOU-1', 'LOR-BOI-1', 'LOR-COM-4'];

function grounds(
  { state, move, question }: LordsAsked & { readonly question?: string | undefined },
  judged: Judged,
): readonly GroundSaid[] {
  const { refusal } = judged;
  // The lists say how many points are left before a wood.
  const isSaid = question !== undefined && [refusal, ...judged.cited].some((rule) => rule === 'LOR-BOI-1' || rule === 'LOR-VOL-1');
  const isCounted = !isSaid && (refusal === undefined ? WEIGHED.includes(move.kind) : BY_NUMBERS.includes(refusal));
  return groundsOn(
    { ids: READINGS, choices: state.options.options, book: refusal?.startsWith('LOR-REV') ? 'la révision de 1983' : 'le livret' },
    judged,
    [
      ...(isCounted
        ? [
            {
              text:
                state.position.box && hasNumbers(state.position.box)
                  ? 'les nombres de la boîte que vous avez relevée'
                  : 'des nombres reconstitués',
            },
          ]
        : []),
      ...(state.position.map === WORLD ? [{ text: 'une carte reconstituée' }] : []),
    ],
  );
}

/** The moves nearest to what somebody wanted: his own counter's, where the game lists those of another. */
function near(state: State, move: Move): readonly Move[] {
  // To do nothing is not near what somebody wanted to do.
  const listed = LORDS.toMove(state).flatMap((seat) =>
    LORDS.moves(state, seat).filter(({ kind }) => kind === move.kind || (kind !== 'end' && kind !== 'stay')),
  );
  if (!('id' in move) || state.phase !== 'march') return listed;
  const { id } = move;
  const seat = Math.max(0, seatOver(state, id));
  const own = [
    ...marchesBy(state, seat, id, move.kind === 'march' ? move.apart : undefined),
    ...strikesOf(state, seat).filter((one) => one.id === id),
    ...returnsFor(state, seat).filter((one) => one.id === id),
  ].filter((one) => LORDS.judge(state, one).ok);
  return own.length > 0 ? own : listed;
}

/** A hex farther weighs more than any field that differs, and less than another kind of move. */
const A_HEX = 10;

/** How far a move is from another: the same kind first, then hexes between where they end. */
function distance({ position }: State): Distance<Move> {
  const end = (move: Move): Hex | undefined => ('to' in move && typeof move.to === 'object' ? move.to : undefined);
  return (wanted, listed) => {
    const [from, to] = [end(wanted), end(listed)];
    return differences(wanted, listed) + (from && to ? A_HEX * distanceOn(position.map, from, to) : 0);
  };
}

/** The table's readings and its box stay with it, whatever it asks. */
function asked(text: string, before: State): LordsAsked | undefined {
  const question = parseQuick(text);
  const dispute = disputeIn(text, DISPUTES);
  const scene = question ? quickScene(question, before.position.box) : dispute ? disputeScene(dispute) : undefined;
  return scene && { ...scene, state: withValues(withLordsReadings(scene.state, before.options.options), before.position.box) };
}

export const LORDS_ARBITER: ArbiterSpec<Lords, LordsSeen> = {
  game: LORDS,
  name: PROFILE.name,
  example: quickScene(FIRST_QUICK),
  contradictions,
  pack: packLords,
  unpack: unpackLords,
  groups,
  form,
  seats: (state) => state.peoples.map((_, seat) => seatName(state, seat)),
  say,
  moment,
  summary,
  leads: leadsTo,
  table: ({ options }) => (SCENARIOS[options.scenario].wins === 'camp' ? 'zargos-lords/escarmouche/' : 'zargos-lords/jouer/'),
  near,
  asked,
  question: (text) => {
    const lists = parseQuick(text);
    return questionSaid(text, lists && parts(lists), DISPUTES);
  },
  lists: {
    first: formatQuick(FIRST_QUICK),
    of(text) {
      const question = parseQuick(text);
      return question && questionLists(question, { parts, format: formatQuick }, ['Quel pion', 'Fait quoi', 'Quoi, ou qui']);
    },
  },
  besides: idleCharge,
  follow: followed,
  grounds,
  distance,
  weigh,
  afresh,
  together: 1,
  worker: () => new Worker(new URL('./lords-readings.worker.ts', import.meta.url), { type: 'module' }),
  readings: readingsIn(READINGS, withLordsReadings),
  box: {
    of: boxTextOf,
    with: async (state, text) => {
      const box = boxNamed(text);
      return box === undefined ? undefined : withValues(state, box ?? undefined);
    },
  },
  seen: (state, move, isSound) => seenOf(state, move, isSound),
  touch,
};

/** For the page, once somebody acts. */
export const BENCH = benchOf(LORDS_ARBITER);
