/** The skirmish that is told, moment by moment: what each phase of a turn brought, as the engine replays it. */
import type { LogLine } from '#engine/core/game.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { explain } from '#engine/zargos-lords/game/explain.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { peopleAt } from '#engine/zargos-lords/game/scenarios.ts';
import type { Falling, Phase, State } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import type { RetreatLine } from '#engine/zargos-lords/rules/retreat.ts';
import { type Kind, PEOPLES, type People } from '#engine/zargos-lords/types.ts';
import { TOLD } from '../../../content/zargos-lords/raconte.ts';

/** Phases of a turn as the page writes them. */
const PHASE_NAMES = { mouvements: 'march', tirs: 'shots', combats: 'combats' } as const satisfies Record<string, Phase>;
type PhaseName = keyof typeof PHASE_NAMES;

export interface Written {
  readonly mois: string;
  readonly peuple: string;
  readonly temps: string;
}

export interface Moment {
  /** As it then stood. */
  readonly after: State;
  readonly events: readonly Event[];
  readonly lines: readonly LogLine<RuleId>[];
}

/** One move: as it stood before, and after. */
interface Step {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

/** Every move of the game, judged as it is played. */
export function toldSteps(): readonly Step[] {
  let before = LORDS.setup(TOLD.options, TOLD.seed);
  return TOLD.moves.map((move) => {
    const { state, events } = LORDS.play(before, move);
    const step = { before, after: state, events };
    before = state;
    return step;
  });
}

/** A retreat belongs to the phase that it broke into. */
const phaseOf = ({ phase, within }: State): Phase => (phase === 'retreat' ? within : phase);

/** A phase of a people's turn, as the page names it. */
export interface When {
  readonly month: number;
  readonly people: People;
  readonly phase: PhaseName;
}

/** The moves of that moment, one at least. Throws where the game has no such moment. */
function stepsOf({ month, people, phase }: When): readonly [Step, ...Step[]] {
  const [first, ...others] = toldSteps().filter(
    ({ before }) =>
      before.month === month && peopleAt(TOLD.options.scenario, before.turn) === people && phaseOf(before) === PHASE_NAMES[phase],
  );
  if (!first) throw new Error(`the told skirmish has no ${phase} of ${people} in month ${month}`);
  return [first, ...others];
}

/** What happened in a moment. */
export function momentOf(when: When): Moment {
  const steps = stepsOf(when);
  const { after } = steps.at(-1) ?? steps[0];
  // A month that begins belongs to what comes after.
  const events = steps.flatMap((step) => step.events).filter(({ kind }) => kind !== 'turn');
  return { after, events, lines: explain(events, after, 'public') };
}

/** What a counter that had to retreat in a moment could choose from: the position then, how far, and its six lines. Throws where none of that kind had to. */
export function retreatIn(
  when: When,
  kind: Kind,
): { readonly state: State; readonly falling: Falling; readonly lines: readonly RetreatLine[] } {
  for (const { before: state } of stepsOf(when)) {
    const falling = state.falling.find(({ id }) => counterOf(state.position, id).kind === kind);
    if (falling) return { state, falling, lines: linesOf(state, falling) };
  }
  throw new Error(`no ${kind} retreats in the ${when.phase} of ${when.people} in month ${when.month}`);
}

/** A moment as a chapter writes it. Throws, saying what is taken. */
export function whenOf({ mois, peuple, temps }: Written): When {
  const people = PEOPLES.find((one) => one === peuple);
  const phase = (Object.keys(PHASE_NAMES) as PhaseName[]).find((one) => one === temps);
  if (!people || !phase)
    throw new Error(
      `mois="${mois}" peuple="${peuple}" temps="${temps}" : un mois, un peuple (${PEOPLES.join(', ')}) et un temps du coup (${Object.keys(PHASE_NAMES).join(', ')}) sont attendus`,
    );
  return { month: Number(mois), people, phase };
}
