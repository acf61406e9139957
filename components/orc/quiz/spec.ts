/** De l'Orc pour les braves, for « Est-ce légal ? »: a question shows what its player sees, his hand, first of all, and the backs of the others. */
import { quizOf } from '#components/quiz/bench.ts';
import type { Seat } from '#engine/core/events.ts';
import { isDealing } from '#engine/orc/edit.ts';
import { ORC_PRACTICE } from '#engine/orc/practice.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import type { State } from '#engine/orc/types.ts';
import { ownFirst } from '../arbiter/seen.ts';
import { ORC_ARBITER } from '../arbiter/spec.ts';
import { leftText, momentWith, roles } from '../arbiter/words.ts';

/** The Sorcier has neither shields nor desertions: that is what may be asked. */
const now = (state: State, eyes: Seat): string =>
  state.phase === 'recruit' && eyes !== state.sorcier ? `${momentWith(state)} ${leftText(state, eyes)}.` : momentWith(state);

function told(state: State, eyes: Seat): string {
  const others = isDealing(state) ? fightersOf(state).filter((seat) => seat !== eyes) : [];
  return [roles(state), others.length === 0 ? '' : `${others.map((seat) => leftText(state, seat)).join(' ; ')}.`].filter(Boolean).join(' ');
}

/** For the page, once somebody asks for a question. */
export const QUIZ = quizOf({
  arbiter: ORC_ARBITER,
  practice: ORC_PRACTICE,
  now,
  told,
  arranged: ownFirst,
});
