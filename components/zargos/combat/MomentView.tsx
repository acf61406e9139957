/** One moment of a fight: both camps' dice face to face, who falls, who stands, and the same in words with its rules. */

import { RuleLink } from '#components/shared/RuleLink.tsx';
import { french } from '#components/site/typography.ts';
import { Pawn } from '#components/zargos/drawings/Pawn.tsx';
import { divisorOf } from '#engine/zargos/rules/combat.ts';
import { shotOf } from '#engine/zargos/rules/powers.ts';
import type { LogLine } from '#engine/zargos/simulator.ts';
import type { Situation } from '#engine/zargos/types.ts';
import { Army } from './Army.tsx';
import type { Moment, Thrown } from './moments.ts';
import { ThrowView } from './ThrowView.tsx';
import { countOf, nameOf, type Side } from './words.ts';

interface Props {
  situation: Situation;
  moment: Moment;
  /** The latest of a fight that is being played. */
  fresh?: boolean;
}

const SIDES: readonly Side[] = ['attacker', 'defender'];

const titleOf = ({ situation, moment }: Props): string => {
  if (situation.defender.people === 'demons') return 'Contre les démons';
  return moment.round === 0 ? 'Le tir des Amazones' : `Round ${moment.round}`;
};

/** What a throw does, once nothing can change it: « ÷ 2 → 4 en face ». */
function effectOf({ situation, moment }: Props, thrown: Thrown): string | undefined {
  if (moment.going) return undefined;
  const hit: Side = thrown.side === 'attacker' ? 'defender' : 'attacker';
  const divisor = moment.round === 0 ? shotOf(situation)?.divisor : divisorOf(thrown.side, situation.site);
  const losses = moment.before[hit] - moment.after[hit];
  return `÷ ${divisor} → ${losses === 0 ? 'aucune perte' : `${losses} en face`}`;
}

function Camp({ side, ...props }: Props & { side: Side }) {
  const { situation, moment, fresh = false } = props;
  const { people } = situation[side];
  const thrown = moment.throws.find((one) => one.side === side);
  const [before, after] = [moment.before[side], moment.after[side]];
  return (
    <div class={`battle-camp combat-side-${side}`}>
      <p class="battle-name">
        <Pawn people={people} label="" /> {people === 'demons' ? nameOf(people) : countOf(people, before)}
      </p>
      {thrown && <ThrowView thrown={thrown} effect={effectOf(props, thrown)} fresh={fresh} />}
      {people !== 'demons' && (
        <p class="battle-left">
          <Army people={people} pawns={after} />
          {before > after && (
            <span class="battle-lost">
              <Army people={people} pawns={before - after} />
            </span>
          )}
          <span>{after === 0 ? 'plus personne' : `reste${after > 1 ? 'nt' : ''} ${after}`}</span>
        </p>
      )}
    </div>
  );
}

export const Lines = ({ lines }: { lines: readonly LogLine[] }) => (
  <ul class="battle-lines">
    {lines.map(({ text, rules }, i) => (
      <li key={i}>
        {french(text)}{' '}
        {rules.map((rule) => (
          <>
            <RuleLink id={rule} />{' '}
          </>
        ))}
      </li>
    ))}
  </ul>
);

export const MomentView = (props: Props) => (
  <div class="battle-moment">
    <p class="battle-title">{titleOf(props)}</p>
    <div class="battle-camps">
      {SIDES.map((side) => (
        <Camp key={side} side={side} {...props} />
      ))}
    </div>
    <Lines lines={props.moment.lines} />
  </div>
);
