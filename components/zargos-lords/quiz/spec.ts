/** Zargo's Lords, for « Est-ce légal ? »: the small map of a skirmish, and a move, a shot or a retreat on it. */
import { isSameVerdict, restsOf } from '#components/arbiter/turning/judged.ts';
import { type QuestionShown, quizBenchOf } from '#components/quiz/bench.ts';
import { counted, together, upperFirst } from '#engine/core/french.ts';
import type { LogLine } from '#engine/core/game.ts';
import type { Choices } from '#engine/core/ruling.ts';
import { turningOf } from '#engine/core/turning.ts';
import type { Refusal } from '#engine/core/verdict.ts';
import type { QuizQuestion } from '#engine/practice/quiz.ts';
import { DIRECTION_NAMES, type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, hexesOf, nameOf, next } from '#engine/zargos-lords/board/map.ts';
import { type Counter, counterOf, type Position } from '#engine/zargos-lords/board/position.ts';
import { seatName, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { reachIn, wayTo } from '#engine/zargos-lords/game/march.ts';
import { shotOdds } from '#engine/zargos-lords/game/odds.ts';
import { fallingOf } from '#engine/zargos-lords/game/retreats.ts';
import { SKIRMISH_READINGS } from '#engine/zargos-lords/game/setup.ts';
import { shotOf } from '#engine/zargos-lords/game/table.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import { type Escape, LORDS_ASKING, lineOf, type Proposed } from '#engine/zargos-lords/practice.ts';
import { ruleOf } from '#engine/zargos-lords/rules/shooting.ts';
import { afresh } from '../arbiter/weigh.ts';
import { foughtBy, type MapAnswer } from '../map-tool/answer.ts';
import { formatScene } from '../map-tool/link.ts';
import { retreatShown } from '../map-tool/retreats.ts';
import type { MapQuestion as Asked } from '../map-tool/scene.ts';
import { type Spent, spentIn } from '../map-tool/spent.ts';

export interface DrawnQuestion {
  readonly position: Position;
  readonly asked: string;
  readonly target: Hex | undefined;
  readonly spent: Spent | undefined;
  readonly shown: MapAnswer;
  /** Where it happens. */
  readonly around: readonly Hex[];
}

type LordsQuestion = QuizQuestion<State, Proposed, RuleId>;

const NOTHING: MapAnswer = { signs: [], open: [], bound: [], ways: [], retreats: [] };

const idOf = (move: Proposed): string => (move.kind === 'shoot' ? (move.shooters[0] ?? '') : move.id);

/** Where a line of retreat leads if nothing stops it; undefined off the map. */
function lineEnd(state: State, { id, direction }: Escape): Hex | undefined {
  const { position } = state;
  let at: Hex | undefined = counterOf(position, id).at;
  for (let left = fallingOf(state, id)?.hexes ?? 0; at && left > 0; left -= 1) at = next(position.map, at, direction);
  return at;
}

function targetOf(state: State, move: Proposed): Hex | undefined {
  switch (move.kind) {
    case 'march':
      return move.to;
    case 'shoot':
      return counterOf(state.position, move.target).at;
    case 'escape':
      return lineEnd(state, move);
  }
}

function said(state: State, move: Proposed): string {
  const who = upperFirst(whoIn(counterOf(state.position, idOf(move))));
  if (move.kind === 'march')
    return `${who}, ${counted(reachIn(state, move.id).points, 'point de mouvement', 'points de mouvement')}, va en ${nameOf(move.to)} sans attaquer`;
  if (move.kind === 'shoot') return `${who} tire sur ${whoIn(counterOf(state.position, move.target))}`;
  const end = lineEnd(state, move);
  const where = `vers ${DIRECTION_NAMES[move.direction]}${end ? `, en ${nameOf(end)},` : ''}`;
  return `${who} recule de ${counted(fallingOf(state, move.id)?.hexes ?? 1, 'hexagone')} ${where} et n’est pas éliminé`;
}

const PHASES: Partial<Record<State['phase'], string>> = { march: 'se déplacer', shots: 'tirer', combats: 'attaquer', retreat: 'reculer' };

/** Whether those that fall back flee a vision. */
const isFlight = ({ within }: State): boolean => within !== 'combats';

/** What the map does not show: whose turn it is, who was attacked, who fought the one that retreats. */
function now(state: State, seat: number): string {
  const who = (ids: readonly string[]): string => together(ids.map((id) => whoIn(counterOf(state.position, id))));
  const stands = (id: string): boolean => state.position.counters.some((one) => one.id === id);
  const attacked = [...new Set(state.marched.flatMap(({ against }) => against ?? []))].filter(stands);
  const fought = state.falling.flatMap(({ fought }) => fought.filter(stands));
  return [
    `Les ${seatName(state, 0)} contre les ${seatName(state, 1)} : aux ${seatName(state, seat)} de ${PHASES[state.phase] ?? ''}.`,
    state.phase === 'march' && attacked.length > 0 ? `Déjà attaqué ce coup, sa zone est tombée : ${who(attacked)}.` : '',
    state.phase === 'retreat' ? `Il ${isFlight(state) ? 'fuit devant une vision, lancée par' : 'recule devant'} ${who(fought)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is said of a move that is allowed. */
function linesOf(state: State, move: Proposed): readonly LogLine[] {
  if (move.kind === 'march') {
    const { arrivals, points } = reachIn(state, move.id);
    const arrival = arrivals.find(({ at }) => isSame(at, move.to));
    return arrival ? [{ text: `${counted(arrival.cost, 'point')} sur ${points}.`, rules: ['LOR-MOU-1'] }] : [];
  }
  if (move.kind === 'shoot') {
    const { map } = state.position;
    const shooter = counterOf(state.position, idOf(move));
    const far = distanceOn(map, shooter.at, counterOf(state.position, move.target).at);
    const odds = shotOdds(state, move);
    const worth = 'sentence' in odds ? ` ${odds.sentence}` : '';
    const shot = shotOf(shooter.kind);
    const open = shot === 'visions' ? 'aucun obstacle n’arrête une vision' : 'rien ne l’abrite';
    return [{ text: `La cible est à ${counted(far, 'hexagone')}, et ${open}.${worth}`, rules: shot ? [ruleOf(shot, shooter.kind)] : [] }];
  }
  const first = lineOf(state, move)?.first;
  if (!first) return [];
  const end = first.fate === 'paralysed' ? `paralysé en ${nameOf(first.at)}` : `sauf, en ${nameOf(first.at)}`;
  return [{ text: `${first.because ?? 'La ligne est libre.'} Il est ${end}.`, rules: [first.rule ?? 'LOR-REC-2'] }];
}

/** What of this very case makes the refusal true, where the rule's own sentence does not say it; empty where it does. */
function detailOf(state: State, move: Proposed, rule: RuleId): string {
  const { position } = state;
  const { at } = counterOf(position, idOf(move));
  if (move.kind === 'march' && rule === 'LOR-MOU-1') {
    const far = distanceOn(position.map, at, move.to);
    const { points } = reachIn(state, move.id);
    const there = `${nameOf(move.to)} est à ${counted(far, 'hexagone')}`;
    return far > points ? `${there}.` : `${there}, mais aucun chemin permis n’y mène avec ${counted(points, 'point')}.`;
  }
  if (move.kind === 'march' && rule === 'LOR-ZDI-1') {
    const arrival = reachIn(state, move.id).arrivals.find((one) => isSame(one.at, move.to));
    const owners = (arrival?.attacks ?? []).filter((id) => position.counters.some((one) => one.id === id));
    return owners.length === 0
      ? ''
      : `${nameOf(move.to)} est dans une zone tenue par ${together(owners.map((id) => whoIn(counterOf(position, id))))}.`;
  }
  if (move.kind === 'escape') {
    const first = lineOf(state, move)?.first;
    const end = first && next(position.map, first.at, move.direction);
    return end
      ? `C’est en ${nameOf(end)}, ${isSame(first.at, at) ? 'dès le premier hexagone' : `après ${counted(distanceOn(position.map, at, first.at), 'hexagone')}`}.`
      : '';
  }
  return '';
}

/** A refusal with its detail. */
const refusalOf = (state: State, move: Proposed, refusal: Refusal<RuleId>): Refusal<RuleId> => ({
  ...refusal,
  because: [refusal.because, detailOf(state, move, refusal.rule)].filter(Boolean).join(' '),
});

/** The answer over the map: the way gone, the line of a shot or of a retreat, a cross where it is refused. */
function overlay(state: State, move: Proposed, isLegal: boolean): MapAnswer {
  const { at } = counterOf(state.position, idOf(move));
  const target = targetOf(state, move);
  const cross: MapAnswer['signs'] = target && !isLegal ? [{ at: target, tone: 'no', text: '✕' }] : [];
  if (move.kind === 'march') {
    const arrival = isLegal ? reachIn(state, move.id).arrivals.find((one) => isSame(one.at, move.to)) : undefined;
    return { ...NOTHING, signs: cross, ways: arrival ? [{ hexes: [at, ...wayTo(state, move.id, arrival).path], tone: 'ok' }] : [] };
  }
  if (move.kind === 'shoot')
    return { ...NOTHING, signs: cross, ways: target ? [{ hexes: [at, target], tone: isLegal ? 'ok' : 'no' }] : [] };
  const line = lineOf(state, move);
  return { ...NOTHING, retreats: line ? [retreatShown(at, line)] : [] };
}

/** Hexes within which pieces bear on a move. */
const NEAR = 2;

/** All that the answer may stand on: who is spoken of, every hex that a way could take, and who stands near both ends. */
function aroundOf(state: State, move: Proposed, { ways, retreats }: MapAnswer): readonly Hex[] {
  const { map, counters, cities } = state.position;
  const { at } = counterOf(state.position, idOf(move));
  const target = targetOf(state, move);
  const ends = [at, ...(target ? [target] : [])];
  const points = move.kind === 'march' ? reachIn(state, move.id).points : 0;
  const told = [...state.marched.flatMap(({ against }) => against ?? []), ...state.falling.flatMap(({ fought }) => fought)];
  return [
    ...ends,
    ...ways.flatMap(({ hexes }) => hexes),
    ...retreats.map(({ to }) => to),
    ...hexesOf(map).filter((hex) => target && distanceOn(map, at, hex) + distanceOn(map, hex, target) <= points),
    ...counters.flatMap((one) => (told.includes(one.id) ? [one.at] : [])),
    ...[...counters, ...cities].map((one) => one.at).filter((one) => ends.some((end) => distanceOn(map, one, end) <= NEAR)),
  ];
}

const QUESTIONS = { march: 'mouvement', shoot: 'tir', escape: 'recul' } as const satisfies Record<Proposed['kind'], Asked>;

/** The map tool on this very case. */
function sceneQuery(state: State, move: Proposed): string {
  const counter: Counter = counterOf(state.position, idOf(move));
  const falling = fallingOf(state, counter.id);
  const near = foughtBy(state.position, counter);
  return formatScene({
    position: state.position,
    question: QUESTIONS[move.kind],
    asked: counter.id,
    hexes: falling?.hexes ?? 3,
    attacked: state.marched.flatMap(({ against }) => against ?? []),
    isAlone: false,
    isVision: falling !== undefined && isFlight(state) && !falling.fought.some((id) => near.includes(id)),
    aside: falling ? near.filter((id) => !falling.fought.includes(id)) : [],
    target: targetOf(state, move),
  });
}

/** The same position under other readings: they stand in two places. */
const under = (state: State, options: Choices): State => ({
  ...state,
  options: { ...state.options, options },
  position: { ...state.position, options },
});

function show({ state, move, eyes, verdict }: LordsQuestion): QuestionShown<DrawnQuestion> {
  const turning = turningOf(
    {
      readings: SKIRMISH_READINGS,
      choices: state.options.options,
      ask: (choices) => LORDS_ASKING.judge(under(afresh(state), choices), move),
      isSame: isSameVerdict,
    },
    { together: 1 },
  );
  const rests = restsOf(SKIRMISH_READINGS, turning, verdict.ok ? undefined : verdict.rule);
  const answered = overlay(state, move, verdict.ok);
  const drawn: DrawnQuestion = {
    position: state.position,
    asked: idOf(move),
    target: targetOf(state, move),
    spent: spentIn(state),
    shown: NOTHING,
    around: aroundOf(state, move, answered),
  };
  return {
    now: now(state, eyes),
    told: '',
    said: said(state, move),
    answer: verdict.ok
      ? { kind: 'legal', lines: linesOf(state, move), rests }
      : { kind: 'refused', refusal: refusalOf(state, move, verdict), nearest: [], rests },
    blind: drawn,
    open: { ...drawn, shown: answered },
    address: async () => `?${sceneQuery(state, move)}`,
  };
}

/** For the page, once somebody asks for a question. */
export const QUIZ = quizBenchOf(LORDS_ASKING, show);
