/** De l'Orc pour les braves, for the arbiter of any game. */
import { benchOf } from '#components/arbiter/bench.ts';
import { groundsOn, type Judged } from '#components/arbiter/grounds.ts';
import { questionLists } from '#components/arbiter/question-lists.ts';
import { disputeIn, questionSaid } from '#components/arbiter/quick/quick.ts';
import { type ArbiterSpec, type GroundSaid, readingsIn } from '#components/arbiter/spec.ts';
import type { Seat } from '#engine/core/events.ts';
import { contradictions } from '#engine/orc/contradictions.ts';
import { withReadings, withValues } from '#engine/orc/edit.ts';
import { ORC, type Orc } from '#engine/orc/game.ts';
import { READINGS } from '#engine/orc/options.ts';
import type { State } from '#engine/orc/types.ts';
import { boxIn, formatBox } from '../box.ts';
import { PROFILE } from '../game.ts';
import { seatName } from '../play/words.ts';
import { form } from './form.ts';
import { groups } from './groups.ts';
import { isCounted, leadsTo } from './leads.ts';
import { oddsFor } from './odds.ts';
import { pack, unpack } from './pack.ts';
import { DISPUTES, FIRST_QUICK, formatQuick, type OrcQuick, parseQuick, parts } from './quick.ts';
import { type OrcAsked, quickScene } from './scenes.ts';
import { type Pictured, seenOf, touch } from './seen.ts';
import { moment, say, summary } from './words.ts';

/** What is told of a legal move counts armies by the values of cards, some of which are ours. */
const grounds = (
  { state, move, eyes, question }: OrcAsked & { readonly eyes?: Seat | undefined; readonly question?: string | undefined },
  judged: Judged,
): readonly GroundSaid[] =>
  groundsOn({ ids: READINGS, choices: state.options.options }, judged, [
    ...(judged.refusal === undefined && isCounted(state, move, eyes, question !== undefined)
      ? [
          {
            text:
              Object.keys(state.options.values).length > 0
                ? 'les valeurs de la boîte que vous avez relevée'
                : 'des valeurs de cartes reconstituées',
          },
        ]
      : []),
  ]);

/** What the lists say, or a dispute that is ready. */
function quickIn(text: string): OrcQuick | undefined {
  const dispute = disputeIn(text, DISPUTES);
  return parseQuick(text) ?? DISPUTES.find(({ id }) => id === dispute)?.asks;
}

/** The table's readings and its box stay with it, whatever it asks. */
function asked(text: string, before: State): OrcAsked | undefined {
  const question = quickIn(text);
  const scene = question && quickScene(question);
  return scene && { ...scene, state: withReadings(withValues(scene.state, before.options.values), before.options.options) };
}

export const ORC_ARBITER: ArbiterSpec<Orc, Pictured> = {
  game: ORC,
  name: PROFILE.name,
  example: quickScene(FIRST_QUICK),
  contradictions,
  pack,
  unpack,
  groups,
  form,
  seats: (state) => state.scores.map((_, seat) => seatName(seat)),
  say,
  moment,
  summary,
  seen: (state, _move, _isSound, eyes) => seenOf(state, eyes),
  touch,
  leads: leadsTo,
  asked,
  question: (text) => {
    const lists = parseQuick(text);
    return questionSaid(text, lists && parts(lists), DISPUTES);
  },
  lists: {
    first: formatQuick(FIRST_QUICK),
    of(text) {
      const question = quickIn(text);
      return question && questionLists(question, { parts, format: formatQuick }, ['Faire quoi']);
    },
  },
  grounds,
  readings: readingsIn(READINGS, withReadings),
  box: {
    of: ({ options }) => formatBox(options.values),
    with: async (state, text) => withValues(state, boxIn(text)),
  },
  odds: oddsFor,
};

/** For the page, once somebody acts. */
export const BENCH = benchOf(ORC_ARBITER);
