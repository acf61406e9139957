/** What a proposed move promises in a fight, counted when asked: on the page where that is quick, in the worker of fights where it is not. */
import { away, here } from '#components/kit/sums/away.ts';
import type { Stop } from '#components/kit/sums/ends.ts';
import type { FightSums } from '#components/zargos/combat/fight.worker.ts';
import { isHeavy } from '#components/zargos/combat/heavy.ts';
import { openOddsWorker } from '#components/zargos/combat/use-odds.ts';
import type { LogLine } from '#engine/core/game.ts';
import type { Odds, Situation } from '#engine/zargos/fight/types.ts';
import { type Foreseen, foreseen } from '#engine/zargos/game/foreseen.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { situationOf } from '#engine/zargos/game/situation.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import type { RuleId } from '#engine/zargos/ids.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { fightSentence } from './fights.ts';
import { isChance } from './leads.ts';

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
