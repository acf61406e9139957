import { readingsOf } from '#engine/zargos/options.ts';
/** Which readings of the table may change an answer: the others are not worth showing for this question. */

import { MOVE_RULINGS, type ReachQuestion } from '#engine/zargos/rules/movement/question.ts';
import { RULINGS } from '#engine/zargos/rulings.ts';

type MoveRuling = (typeof MOVE_RULINGS)[number];

const reorganises = ({ phase }: ReachQuestion): boolean => phase === 'reorganisation';
const sails = ({ boats, cards }: ReachQuestion): boolean => boats > 0 || cards.includes('vent-de-terre');
const marchesOn = ({ people, phase, fought }: ReachQuestion): boolean => people === 'chevaliers' && phase === 'attacks' && fought;

const WEIGHS = {
  'ZAR-L-12': (question) => !reorganises(question) && sails(question) && question.owners !== undefined,
  'ZAR-L-18': ({ people }) => people === 'dragons',
  'ZAR-L-19': ({ people, options }) =>
    people === 'ailes' ||
    people === 'araignees' ||
    people === 'dragons' ||
    (people === 'chevaliers' && readingsOf({ options })['ZAR-L-32'] === 'oui'),
  'ZAR-L-21': (question) => reorganises(question) && sails(question),
  'ZAR-L-24': ({ people, effects, from }) => people === 'dragons' && effects.includes('raz-de-maree') && /^(mer|lac)/.test(from),
  'ZAR-L-28': ({ people, frozen }) => people === 'ailes' && frozen.length > 0,
  'ZAR-L-31': () => true,
  'ZAR-L-32': ({ people, phase, owners }) => people === 'chevaliers' && phase === 'attacks' && owners !== undefined,
  'ZAR-L-36': (question) => marchesOn(question) && sails(question),
  'ZAR-L-37': marchesOn,
  'ZAR-L-38': (question) => reorganises(question) && question.cards.includes('vent-de-brume') && question.group !== undefined,
  'ZAR-L-42': ({ boats, cards }) => boats > 0 && cards.includes('vent-de-terre'),
  'ZAR-L-45': (question) => reorganises(question) && question.people === 'dragons' && question.group !== undefined,
  'ZAR-L-46': (question) => reorganises(question) && question.cards.includes('vent-d-ailleurs'),
  'ZAR-L-47': (question) => reorganises(question) && question.people === 'ailes' && question.effects.includes('typhon'),
  'ZAR-L-51': (question) => reorganises(question) && question.fought && sails(question),
  'ZAR-L-52': (question) =>
    question.people === 'dragons' &&
    question.effects.includes('raz-de-maree') &&
    (sails(question) || question.cards.includes('vent-de-brume')),
  'ZAR-L-53': (question) => reorganises(question) && question.people === 'ailes' && question.stride === 1 && sails(question),
  'ZAR-L-54': (question) => reorganises(question) && question.people === 'ailes' && question.cards.includes('vent-de-brume'),
} as const satisfies Record<MoveRuling, (question: ReachQuestion) => boolean>;

/** All that a movement obeys. */
export const MOVES = MOVE_RULINGS.flatMap((id) => RULINGS.filter((ruling) => ruling.id === id));

/** Those that may change this answer, and those that the table has changed. */
export const rulingsWeighing = (question: ReachQuestion) =>
  MOVE_RULINGS.filter((id) => WEIGHS[id](question) || question.options[id] !== undefined).flatMap((id) =>
    RULINGS.flatMap((ruling) => (ruling.id === id ? [{ ...ruling, id }] : [])),
  );
