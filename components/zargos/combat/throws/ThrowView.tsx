/** What a camp threw: its dice, the one thrown again marked, and what the total does. */
import { Die, type Face } from '#components/kit/dice/Die.tsx';
import type { Thrown } from './beats.ts';

interface Props {
  thrown: Thrown;
  /** « ÷ 2 → 4 en face »; absent while a die may still change. */
  effect?: string;
  /** Its dice have just been thrown: they roll in. */
  fresh: boolean;
}

export function ThrowView({ thrown, effect, fresh }: Props) {
  const { side, faces, again } = thrown;
  const tone = side === 'attacker' ? 'attack' : 'defend';
  const total = faces.reduce((sum, face) => sum + face, 0);
  return (
    <p class={fresh ? 'battle-throw is-fresh' : 'battle-throw'}>
      <span class="battle-dice">
        {faces.map((face, i) =>
          again?.die === i ? (
            <span key={i} class="battle-again">
              <s>
                <Die face={again.old as Face} tone={tone} label={`${again.old}, relancé :`} />
              </s>
              <Die face={face as Face} tone={tone} />
            </span>
          ) : (
            <Die key={i} face={face as Face} tone={tone} />
          ),
        )}
      </span>
      <span class="battle-sum">
        {faces.length > 1 ? `= ${total}` : ''} {effect}
      </span>
    </p>
  );
}
