/** The whole case in one text to be sent or read aloud: the position, the move, the verdict. */
import { percent } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Asked } from './desk.ts';
import type { ArbiterFace } from './face.ts';
import type { ShownAnswer } from './shown.ts';

const texts = (lines: readonly { readonly text: string }[]): string => lines.map(({ text }) => text).join(' ');

/** « Légal. Jaune va… », « Refusé (GRA-DEP-5) : On ne passe pas… » */
export function verdictIn(answer: ShownAnswer<unknown>): string {
  switch (answer.kind) {
    case 'impossible':
      return `Position impossible : ${answer.clashes.map(({ rule, text }) => `${text.replace(/\.$/, '')} (${rule}).`).join(' ')}`;
    case 'refused':
      return `Refusé (${answer.refusal.rule}) : ${answer.refusal.because}`;
    case 'legal': {
      const { lines, chance, unknown } = answer;
      const ends = chance?.branches.map((one) => `${percent(one.chance)}, ${one.title} : ${texts(one.lines)}`) ?? [];
      return ['Légal.', texts(lines), ...(chance ? [chance.sentence] : []), ...ends, ...(unknown ? [unknown.text] : [])]
        .filter(Boolean)
        .join(' ');
    }
  }
}

export const sentenceOf = <G extends GameTypes>(face: ArbiterFace<G>, { state, move }: Asked<G>, answer: ShownAnswer<G['move']>): string =>
  `${face.name}. ${face.summary(state)} Coup proposé : ${face.say(move, state)}. ${verdictIn(answer)}`;
