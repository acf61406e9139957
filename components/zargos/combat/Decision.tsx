/** The Moine's choice on the dice that lie there, with what the odds advise. */
import { useEffect, useState } from 'preact/hooks';
import { Die, type Face } from '#components/dice/Die.tsx';
import { french } from '#components/site/typography.ts';
import { monkSide } from '#engine/zargos/rules/powers.ts';
import { type Fight, throwerAt } from '#engine/zargos/simulator.ts';
import { type DecisionAdvice, decisionOn } from './decision.ts';
import { isHeavy } from './heavy.ts';
import type { Act } from './moments.ts';
import { away } from './use-odds.ts';

interface Props {
  fight: Fight;
  decide: (act: Act) => void;
}

function useAdvice(fight: Fight): DecisionAdvice | undefined {
  const [advice, setAdvice] = useState<DecisionAdvice>();
  useEffect(() => {
    setAdvice(undefined);
    if (!isHeavy(fight.situation)) return setAdvice(decisionOn(fight));
    return away((sums) => sums.decisionOn(fight), setAdvice);
  }, [fight]);
  return advice;
}

/** Whether the throw that lies there is the Moine's own. */
const isOwn = (fight: Fight): boolean => throwerAt(fight) === monkSide(fight.situation);

export const questionOf = (fight: Fight): string =>
  isOwn(fight) ? 'Main de Dieu : relancer un de vos dés ?' : 'Main de Dieu : faire relancer un dé adverse ?';

export function Decision({ fight, decide }: Props) {
  const side = throwerAt(fight);
  const advice = useAdvice(fight);
  const advised = (choice: number | undefined) => advice && advice.best === choice && <small>conseillé</small>;
  return (
    <div class={`battle-decide combat-side-${side}`}>
      <p>
        <b>{questionOf(fight)}</b>
      </p>
      <p class="control-choice-row">
        {fight.faces[side].map((face, i) => (
          <button key={i} type="button" class="control-button battle-choice" onClick={() => decide(i)}>
            <span>
              Relancer <Die face={face as Face} tone={side === 'attacker' ? 'attack' : 'defend'} />
            </span>
            {advised(i)}
          </button>
        ))}
        <button type="button" class="control-button battle-choice" onClick={() => decide('keep')}>
          {isOwn(fight) ? 'Garder' : 'Laisser'}
          {advised(undefined)}
        </button>
      </p>
      {advice?.sentence && <p>{french(advice.sentence)}</p>}
    </div>
  );
}
