/** Both camps before a fight, drawn: nothing to set. */
import { Die } from '#components/kit/dice/Die.tsx';
import { several } from '#engine/core/french.ts';
import { diceInRound } from '#engine/zargos/rules/combat.ts';
import { defendingPawns } from '#engine/zargos/rules/powers.ts';
import type { Situation } from '#engine/zargos/types.ts';
import { Pawn } from '../../drawings/Pawn.tsx';
import { Army } from '../Army.tsx';
import { countOf, type Fighter, SIDE_NAMES, type Side } from '../words.ts';

interface Props {
  situation: Situation;
}

const Camp = ({ side, people, pawns, dice }: { side: Side; people: Fighter; pawns: number; dice: number }) => (
  <div class={`combat-side combat-side-${side}`}>
    <p class="control-label">{SIDE_NAMES[side]}</p>
    <p class="combat-people">
      <Pawn people={people} label="" />
      {countOf(people, pawns)}
    </p>
    <Army people={people} pawns={pawns} />
    <p class="row combat-dice combat-dice-start">
      {Array.from({ length: dice }, (_, i) => (
        <Die key={i} tone={side === 'attacker' ? 'attack' : 'defend'} label="" />
      ))}
      <small>{several(dice, 'un dé', 'dés')}</small>
    </p>
  </div>
);

export function SidePanelStill({ situation }: Props) {
  const { attacker, defender, options } = situation;
  const defending = defendingPawns(defender);
  return (
    <div class="combat-sides">
      <Camp side="attacker" people={attacker.people} pawns={attacker.pawns} dice={diceInRound(attacker.pawns, attacker.warWind, options)} />
      <p class="combat-versus">contre</p>
      <Camp side="defender" people={defender.people} pawns={defending} dice={diceInRound(defending, false, options)} />
    </div>
  );
}
