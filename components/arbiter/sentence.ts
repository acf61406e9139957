/** The whole case in one text to be sent or read aloud: the position, the move, the verdict. */
import { percent, together } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { rulingNumber } from '#engine/core/origin.ts';
import type { Asked } from './desk.ts';
import type { ShownAnswer } from './shown.ts';
import type { ArbiterSpec } from './spec.ts';

/** « Tient à la lecture de L-35. »; empty where the booklet answers alone. */
function restsTold(rests: readonly string[]): string {
  const numbers = together(rests.flatMap((id) => rulingNumber(id) ?? []));
  return numbers && `Le livret seul ne le dit pas : la réponse tient ${rests.length > 1 ? 'aux lectures' : 'à la lecture'} de ${numbers}.`;
}

const texts = (lines: readonly { readonly text: string }[]): string => lines.map(({ text }) => text).join(' ');

/** « Légal. Jaune va… », « Refusé (GRA-DEP-5) : On ne passe pas… » */
export function verdictIn(answer: ShownAnswer<unknown>): string {
  switch (answer.kind) {
    case 'impossible':
      return `Position impossible : ${answer.clashes.map(({ rule, text }) => `${text.replace(/\.$/, '')} (${rule}).`).join(' ')}`;
    case 'refused':
      return [`Refusé (${answer.refusal.rule}) : ${answer.refusal.because}`, restsTold(answer.rests)].filter(Boolean).join(' ');
    case 'legal': {
      const { lines, chance, unknown } = answer;
      const ends = chance?.branches.map((one) => `${percent(one.chance)}, ${one.title} : ${texts(one.lines)}`) ?? [];
      return [
        'Légal.',
        texts(lines),
        ...(chance ? [chance.sentence] : []),
        ...ends,
        ...(unknown ? [unknown.text] : []),
        restsTold(answer.rests),
      ]
        .filter(Boolean)
        .join(' ');
    }
  }
}

export const sentenceOf = <G extends GameTypes>(spec: ArbiterSpec<G>, { state, move }: Asked<G>, answer: ShownAnswer<G['move']>): string =>
  `${spec.name}. ${spec.summary(state)} Coup proposé : ${spec.say(move, state)}. ${verdictIn(answer)}`;
