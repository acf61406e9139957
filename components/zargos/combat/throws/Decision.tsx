/** The Moine's choice on the dice that lie there, with what the odds advise. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Die, type DieFace } from '#components/kit/dice/Die.tsx';
import { shortPercent } from '#components/kit/numbers.ts';
import { away } from '#components/kit/sums/away.ts';
import { type Fight, throwerIn } from '#engine/zargos/fight/simulator.ts';
import { monkSide } from '#engine/zargos/rules/powers.ts';
import type { FightSums } from '../fight.worker.ts';
import { isHeavy } from '../heavy.ts';
import { openOddsWorker } from '../use-odds.ts';
import type { ThrowAct } from './beats.ts';
import { type DecisionAdvice, decisionOn } from './decision.ts';

interface Props {
  fight: Fight;
  decide: (act: ThrowAct) => void;
  /** Whether what the odds advise is done as soon as they are counted. */
  byItself?: (advice: DecisionAdvice) => boolean;
}

function useAdvice(fight: Fight): DecisionAdvice | undefined {
  const [advice, setAdvice] = useState<DecisionAdvice>();
  // Counted before anything is drawn, where it is quickly done: what is not asked does not flash.
  useLayoutEffect(() => {
    setAdvice(undefined);
    if (!isHeavy(fight.situation)) return setAdvice(decisionOn(fight));
    return away<FightSums, DecisionAdvice>(openOddsWorker, (sums) => sums.decisionOn(fight), { done: setAdvice, failed: () => {} });
  }, [fight]);
  return advice;
}

/** Whether the throw that lies there is the Moine's own. */
const isOwn = (fight: Fight): boolean => throwerIn(fight) === monkSide(fight.situation);

export const decisionAsked = (fight: Fight): string =>
  isOwn(fight) ? 'Main de Dieu : relancer un de vos dés ?' : 'Main de Dieu : faire relancer un dé adverse ?';

export function Decision({ fight, decide, byItself }: Props) {
  const side = throwerIn(fight);
  const advice = useAdvice(fight);
  useLayoutEffect(() => {
    if (advice && byItself?.(advice)) decide(advice.best ?? 'keep');
  }, [advice, byItself]);
  /** « 61 % · conseillé » */
  const worth = (choice: number | undefined) => {
    const chance = choice === undefined ? advice?.keep : advice?.again[choice];
    const told = [...(chance === undefined ? [] : [shortPercent(chance, 0)]), ...(advice && advice.best === choice ? ['conseillé'] : [])];
    return told.length > 0 && <small>{told.join(' · ')}</small>;
  };
  return (
    <div class={`battle-decide combat-side-${side}`}>
      <p>
        <b>{decisionAsked(fight)}</b>
      </p>
      <p class="wrap control-choice-row">
        {fight.faces[side].map((face, i) => (
          <button key={i} type="button" class="control-button battle-choice" onClick={() => decide(i)}>
            <span>
              Relancer <Die face={face as DieFace} tone={side === 'attacker' ? 'attack' : 'defend'} />
            </span>
            {worth(i)}
          </button>
        ))}
        <button type="button" class="control-button battle-choice" onClick={() => decide('keep')}>
          {isOwn(fight) ? 'Garder' : 'Laisser'}
          {worth(undefined)}
        </button>
      </p>
      {advice?.sentence && <p>{french(advice.sentence)}</p>}
    </div>
  );
}
