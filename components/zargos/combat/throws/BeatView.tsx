/** One beat of a fight: both camps' dice face to face, who falls, who stands, and the same in words with its rules. */
import { french } from '#components/base/typography.ts';
import { Die, type DieFace } from '#components/kit/dice/Die.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { LogLine } from '#engine/core/game.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { divisorOf, lossesFrom, type Side, totalOf } from '#engine/zargos/rules/combat.ts';
import { shotOf } from '#engine/zargos/rules/powers.ts';
import { Pawn } from '../../drawings/Pawn.tsx';
import { Army } from '../Army.tsx';
import { fighterName, fightersText } from '../fight-words.ts';
import type { Beat, Thrown } from './beats.ts';

/** What a camp threw: its dice, the one thrown again marked, and what the total does. */
interface ThrowViewProps {
  thrown: Thrown;
  /** « ÷ 2 → 4 en face »; absent while a die may still change. */
  effect?: string;
  /** Its dice have just been thrown: they roll in. */
  fresh: boolean;
}

function ThrowView({ thrown, effect, fresh }: ThrowViewProps) {
  const { side, faces, again } = thrown;
  const tone = side === 'attacker' ? 'attack' : 'defend';
  const total = faces.reduce((sum, face) => sum + face, 0);
  return (
    <p class={fresh ? 'row battle-throw is-fresh' : 'row battle-throw'}>
      <span class="battle-dice">
        {faces.map((face, i) =>
          again?.die === i ? (
            <span key={i} class="battle-again">
              <s>
                <Die face={again.old as DieFace} tone={tone} label={`${again.old}, relancé :`} />
              </s>
              <Die face={face as DieFace} tone={tone} />
            </span>
          ) : (
            <Die key={i} face={face as DieFace} tone={tone} />
          ),
        )}
      </span>
      <span class="battle-sum">
        {faces.length > 1 ? `= ${total}` : ''} {effect}
      </span>
    </p>
  );
}

interface Props {
  situation: Situation;
  beat: Beat;
  /** The latest of a fight that is being played. */
  fresh?: boolean;
}

const SIDES: readonly Side[] = ['attacker', 'defender'];

const titleOf = ({ situation, beat }: Props): string => {
  if (situation.defender.people === 'demons') return 'Contre les démons';
  return beat.round === 0 ? 'Le tir des Amazones' : `Round ${beat.round}`;
};

/** What a throw does, once nothing can change it: « ÷ 2 → 4 en face »; « ÷ 2 = 4 → les 3 en face » where fewer stand there. */
function effectOf({ situation, beat }: Props, thrown: Thrown): string | undefined {
  if (beat.going) return undefined;
  const hit: Side = thrown.side === 'attacker' ? 'defender' : 'attacker';
  const divisor = beat.round === 0 ? shotOf(situation)?.divisor : divisorOf(thrown.side, situation.site);
  const losses = beat.before[hit] - beat.after[hit];
  if (losses === 0) return `÷ ${divisor} → aucune perte`;
  const due = divisor ? lossesFrom(totalOf(thrown.faces), divisor) : losses;
  return due > losses ? `÷ ${divisor} = ${due} → ${losses > 1 ? `les ${losses} ` : 'le seul '}en face` : `÷ ${divisor} → ${losses} en face`;
}

function Camp({ side, ...props }: Props & { side: Side }) {
  const { situation, beat, fresh = false } = props;
  const { people } = situation[side];
  const thrown = beat.throws.find((one) => one.side === side);
  const [before, after] = [beat.before[side], beat.after[side]];
  return (
    <div class={`battle-camp combat-side-${side} is-${people}`}>
      <p class="battle-name">
        <Pawn people={people} label="" /> {people === 'demons' ? fighterName(people) : fightersText(people, before)}
      </p>
      {thrown && <ThrowView thrown={thrown} effect={effectOf(props, thrown)} fresh={fresh} />}
      {people !== 'demons' && (
        <p class="row battle-left">
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

const Lines = ({ lines }: { lines: readonly LogLine[] }) => (
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

export const BeatView = (props: Props) => (
  <div class="battle-beat">
    <p class="battle-title">{titleOf(props)}</p>
    <div class="battle-camps">
      {SIDES.map((side) => (
        <Camp key={side} side={side} {...props} />
      ))}
    </div>
    <Lines lines={props.beat.lines} />
  </div>
);
