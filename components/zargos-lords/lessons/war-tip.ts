/** What the coaches of the war share: what the adviser would play and why, then one idea a month, each phase its own. */
import type { CoachMoment, CoachSpec, Tip } from '#components/lesson/coach.ts';
import { upperFirst } from '#engine/core/french.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import type { Phase, View } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import { askedOf } from '../war/words.ts';
import { COACH as SKIRMISH } from './coach.ts';
import { OURS_TOLD } from './ours.ts';

type Idea = Omit<Tip<RuleId>, 'now'>;
type Ideas = readonly [Idea, ...Idea[]];

/** By phase, an idea a month; a phase that has none has those of the marches. */
export type Script = Partial<Record<Phase, Ideas>> & { readonly march: Ideas };

export const RETREAT_IDEAS: Ideas = [
  {
    idea: 'Mer, bois, mont, bord de carte, ennemi ou autre zone l’éliminent en chemin ; un gouffre le paralyse.',
    lesson: 'reculer',
    rule: 'LOR-REC-2',
  },
];

export const SHOT_IDEAS: Ideas = [
  { idea: 'Les tirs passent avant les combats : qui tombe ou s’enfuit n’y sera plus.', lesson: 'tirer', rule: 'LOR-COM-7' },
  {
    idea: 'Ni flèches, ni flammes, ni visions contre une ville : qui est dedans est à l’abri des tirs.',
    lesson: 'assieger',
    rule: 'LOR-VIL-4',
  },
  { idea: 'Les tirs de plusieurs s’additionnent ; ce qui n’a pas suffi est perdu.', lesson: 'tirer', rule: 'LOR-L-17' },
];

/** The idea of a month; the last one stays. */
function ideaOf(script: Script, phase: Phase, month: number): Idea {
  const ideas = script[phase] ?? script.march;
  return ideas[Math.min(month, ideas.length) - 1] ?? ideas[0];
}

/** `begun`: whom one leads and what for, said as long as nothing has moved. */
export const tipBy =
  (script: Script, begun: (view: View, seat: number) => string) =>
  ({ view, seat, legal, turn, counsel }: CoachMoment<Lords>): Tip<RuleId> => {
    const isFirst = view.phase === 'march' && view.month === 1 && view.marched.length === 0;
    const plain = view.phase === 'cards' ? 'Celui qui vous plaît : les cartes sont face cachée.' : askedOf(view, legal, seat)?.text;
    const told = counsel ? `${upperFirst(counsel.text)} ${upperFirst(counsel.grounds.line)}`.trim() : plain;
    // What is to be done comes first: a small screen shows no more.
    const now = [told ?? 'La guerre est finie.', ...(isFirst ? [begun(view, seat)] : [])].join(' ');
    return { now, ...ideaOf(script, view.phase, Math.max(1, turn)) };
  };

export const WAR_COACH: Pick<CoachSpec<Lords>, 'game' | 'asks' | 'seen' | 'paid' | 'step' | 'counts' | 'ours'> = {
  game: 'zargos-lords',
  // Of cards that lie face down nobody advises one.
  asks: ({ phase }) => phase !== 'cards',
  seen: SKIRMISH.seen,
  paid: SKIRMISH.paid,
  step: SKIRMISH.step,
  counts: SKIRMISH.counts,
  ours: { text: OURS_TOLD, readings: SKIRMISH.ours.readings },
};
