/** Zargos, for the arbiter of any game. */
import { groundsOn, type Judged } from '#components/arbiter/grounds.ts';
import { type Distance, differences } from '#components/arbiter/nearest.ts';
import { questionLists } from '#components/arbiter/question-lists.ts';
import { disputeIn, questionSaid } from '#components/arbiter/quick/quick.ts';
import { type ArbiterSpec, boardInState, type GroundSaid, readingsIn } from '#components/arbiter/spec.ts';
import { away, here } from '#components/kit/sums/away.ts';
import type { Stop } from '#components/kit/sums/ends.ts';
import type { FightSums } from '#components/zargos/combat/fight.worker.ts';
import { isHeavy } from '#components/zargos/combat/heavy.ts';
import { openOddsWorker } from '#components/zargos/combat/use-odds.ts';
import type { LogLine } from '#engine/core/game.ts';
import { type BoardTables, placeOf } from '#engine/zargos/board/tables.ts';
import { formatBoard } from '#engine/zargos/data/board-form.ts';
import { withBoard, withReadings } from '#engine/zargos/edit.ts';
import type { Odds, Situation } from '#engine/zargos/fight/types.ts';
import { type Foreseen, foreseen } from '#engine/zargos/game/foreseen.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { situationOf } from '#engine/zargos/game/situation.ts';
import { contradictions } from '#engine/zargos/game/state/contradictions.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveKind, State } from '#engine/zargos/game/types.ts';
import type { RuleId } from '#engine/zargos/ids.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { READINGS } from '#engine/zargos/options.ts';
import { PROFILE } from '../game.ts';
import { fightSentence } from './fights.ts';
import { form } from './form.ts';
import { groups, seatsOf } from './groups.ts';
import { isChance, leadsTo } from './leads.ts';
import { pack } from './pack.ts';
import type { Posed } from './positions.ts';
import { DISPUTES, FIRST_QUICK, formatQuick, parseQuick, parts, type ZargosQuick } from './quick.ts';
import { disputeScene, quickScene } from './scenes.ts';
import { type Pictured, seenOf } from './seen.ts';
import { followed, pending, touch } from './touch.ts';
import { unpack } from './unpack.ts';
import { moment, say, summary } from './words.ts';

/** What a proposed move promises in a fight, counted when asked: on the page where that is quick, in the worker of fights where it is not. */
let stop: Stop = () => {};

const counted = (situation: Situation): Promise<Odds> =>
  new Promise((done, fail) => {
    const ends = { done, failed: () => fail(new Error('the odds could not be counted')) };
    stop = isHeavy(situation)
      ? away<FightSums, Odds>(openOddsWorker, (sums) => sums.oddsOf(situation), ends)
      : here(async () => oddsOf(situation), ends);
  });

/** What the Moine had better do with the dice that lie there. */
const adviceAt = (state: State): Promise<string | undefined> =>
  new Promise((done, fail) => {
    const combat = state.turn?.combat;
    if (!combat) return done(undefined);
    const fight = { ...combat.fight, situation: situationOf(state), log: [] };
    stop = away<FightSums, string | undefined>(openOddsWorker, async (sums) => (await sums.decisionOn(fight)).sentence, {
      done,
      failed: () => fail(new Error('the advice could not be counted')),
    });
  });

const rulesOf = ({ defender, isFreed }: Foreseen): readonly RuleId[] =>
  defender === 'demons' ? (isFreed ? ['ZAR-ZRG-7', 'ZAR-ZRG-1'] : ['ZAR-ZRG-1']) : ['ZAR-COM-3'];

/** One line beside a legal move that leads to a fight; undefined where the verdict says it all. Counting what was asked before stops. */
export async function oddsFor(state: State, move: Move): Promise<readonly LogLine<RuleId>[] | undefined> {
  stop();
  if (!ZARGOS.judge(state, move).ok) return undefined;
  if (state.phase === 'hand') {
    const advice = await adviceAt(state);
    return advice === undefined ? undefined : [{ text: advice, rules: ['ZAR-MOI-1'] }];
  }
  const isThrown = ZARGOS.play(state, move).events.some(isChance);
  const fight = foreseen(state, move, !isThrown);
  if (!fight || (fight.isLast && !fight.situations.some(isHeavy))) return undefined;
  const odds: Odds[] = [];
  for (const situation of fight.situations) odds.push(await counted(situation));
  return [{ text: fightSentence(state, fight, odds), rules: rulesOf(fight) }];
}

/** A place farther weighs more than any number of pawns, and less than another seat or another kind. */
const A_PLACE = 100;

const placeIn = (move: Move): string | undefined =>
  'to' in move && typeof move.to === 'string' ? move.to : 'at' in move ? move.at : undefined;

/** How far a move is from another: the same kind first, then where it leads, where it comes from, and how many pawns go. */
function distance(state: State): Distance<Move> {
  const tables = tablesFor(state.options);
  /** 0 for the same place, 1 for one that touches, 2 for any other. */
  const apart = (a: string | undefined, b: string | undefined): number => {
    if (a === b || a === undefined || b === undefined) return 0;
    const [one, other] = [placeOf(tables, a as 'ohms'), placeOf(tables, b as 'ohms')];
    if (one === undefined || other === undefined) return 2;
    const near = [tables.land[one], tables.seas[one], tables.coasts[one], tables.sea[one]];
    return near.some((places) => places?.includes(other)) ? 1 : 2;
  };
  return (wanted, listed) => {
    const from = 'from' in wanted && 'from' in listed ? apart(wanted.from, listed.from) : 0;
    const pawns = 'pawns' in wanted && 'pawns' in listed ? Math.min(99, Math.abs(wanted.pawns - listed.pawns)) : 0;
    return differences(wanted, listed) + A_PLACE * (apart(placeIn(wanted), placeIn(listed)) + 2 * from) + pawns;
  };
}

/** Who plays and with how many is the table itself; of the places, those of the move. */
function isFact(tables: BoardTables, move: Move, group: string, field: string): boolean {
  if (group === 'table') return field !== 'joueurs' && field !== 'tour';
  if (group.startsWith('joueur-')) return group === `joueur-${move.seat}` && !field.startsWith('peuple-');
  const place = Number(/^(?:qui|pions)-(\d+)$/.exec(field)?.[1]);
  return ['from', 'to', 'at'].some((end) => tables.places.get(String((move as Readonly<Record<string, unknown>>)[end])) === place);
}

/** Moves whose verdict counts provinces and sea cells. */
const ON_THE_MAP: readonly MoveKind[] = ['attack', 'march', 'call', 'flee', 'reinforce', 'plant'];

const grounds = ({ state, move }: Posed, judged: Judged): readonly GroundSaid[] =>
  groundsOn({ ids: READINGS, choices: state.options.options }, judged, [
    ...(ON_THE_MAP.includes(move.kind)
      ? [{ text: state.options.board ? 'le plateau que vous avez relevé' : 'des frontières et des cases mer reconstituées' }]
      : []),
  ]);

/** Where too many go, what forbids it to as many as may: it is what is asked. */
function besides(state: State, move: Move): LogLine<RuleId> | undefined {
  const pawns = ('from' in move && state.pawns[placeOf(tablesFor(state.options), move.from) ?? -1]) || 0;
  if (pawns < 2 || !('pawns' in move) || move.pawns !== pawns) return undefined;
  const verdict = ZARGOS.judge(state, { ...move, pawns: pawns - 1 });
  const all = ZARGOS.judge(state, move);
  return verdict.ok || all.ok || verdict.rule === all.rule ? undefined : { text: verdict.because, rules: [verdict.rule] };
}

/** The table's readings and its board stay with it, whatever it asks. */
function asked(text: string, before: State): Posed | undefined {
  const question = parseQuick(text);
  const dispute = disputeIn(text, DISPUTES);
  const scene = question ? quickScene(question, before.options.board) : dispute ? disputeScene(dispute) : undefined;
  return scene && { ...scene, state: withReadings(scene.state, before.options.options) };
}

/** Lists of the question on top whose other choice is another question. */
const ANOTHER = ['Quel peuple', 'Fait quoi', 'Où', 'D’où', 'Quelle carte'];

export const ZARGOS_ARBITER: ArbiterSpec<Zargos, Pictured> = {
  game: ZARGOS,
  name: PROFILE.name,
  example: quickScene(FIRST_QUICK, null),
  contradictions,
  pack,
  unpack,
  groups,
  form,
  seats: seatsOf,
  say,
  moment,
  summary,
  leads: leadsTo,
  distance,
  asked,
  question: (text, state) => {
    const lists = parseQuick(text);
    return questionSaid(text, lists && parts(tablesFor(state.options), lists), DISPUTES);
  },
  lists: {
    first: formatQuick(FIRST_QUICK),
    of(text, state) {
      const tables = tablesFor(state.options);
      const question = parseQuick(text);
      return question && questionLists(question, { parts: (one: ZargosQuick) => parts(tables, one), format: formatQuick }, ANOTHER);
    },
  },
  isFact: (move, group, field, state) => isFact(tablesFor(state.options), move, group, field),
  follow: followed,
  pending,
  grounds,
  besides,
  together: 1,
  worker: () => new Worker(new URL('./zargos-readings.worker.ts', import.meta.url), { type: 'module' }),
  readings: readingsIn(READINGS, withReadings),
  box: boardInState(() => import('../board/own/ground.ts'), formatBoard, withBoard),
  seen: (state, move, isSound) => seenOf(state, move, isSound),
  touch,
  odds: oddsFor,
};
