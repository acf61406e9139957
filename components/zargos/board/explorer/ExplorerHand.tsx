/** Cards in hand, and what the group has behind it. */

import { Toggle } from '#components/kit/Choice.tsx';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { MOVE_CARDS, type MoveCard, type ReachQuestion } from '#engine/zargos/rules/movement/question.ts';
import type { QuestionProps } from './question.ts';
import { toggled } from './toggled.ts';

const CardToggle = ({ card, question, ask }: QuestionProps & { card: MoveCard }) => (
  <Toggle on={question.cards.includes(card)} set={(on) => ask({ cards: toggled(question.cards, card, on) })}>
    {cardOf(card).name}
  </Toggle>
);

/** « Vent de Terre, Maître », « rien » */
function handNote({ cards, master, fought }: ReachQuestion): string {
  const words = [...cards.map((card) => cardOf(card).name), ...(master ? ['Maître'] : []), ...(fought ? ['a combattu'] : [])];
  return words.join(', ') || 'rien';
}

/** Cards in hand and what the group has behind it. */
export const Hand = ({ question, ask }: QuestionProps) => (
  <details class="plateau-fold">
    <summary>
      Cartes en main, Maître, combat livré <small>{handNote(question)}</small>
    </summary>
    <div class="control-choice-row">
      {MOVE_CARDS.map((card) => (
        <CardToggle key={card} card={card} question={question} ask={ask} />
      ))}
      <Toggle on={question.master} set={(master) => ask({ master })}>
        Maître des Vents
      </Toggle>
      <Toggle on={question.fought} set={(fought) => ask({ fought })}>
        Ce groupe a combattu ce tour-ci
      </Toggle>
    </div>
  </details>
);
