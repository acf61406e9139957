/** What a legal move of Gran leads to: what is sure told by the engine's events, a duel by its exact chances, both ends told by the engine too. */
import type { Branch, Lead } from '#components/arbiter/face.ts';
import type { LogLine } from '#engine/core/game.ts';
import type { Event } from '#engine/gran/events.ts';
import { explain } from '#engine/gran/explain.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import type { RuleId } from '#engine/gran/ids.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import type { Force, Move, MoveOf, State } from '#engine/gran/types.ts';
import { normal } from './edit.ts';
import { moment, say } from './words.ts';

const told = (events: readonly Event[], state: State) => explain(events, state, 'public', true);

const isChance = ({ kind }: Event): boolean => kind === 'shuffled' || kind === 'card';
const isDie = ({ kind }: Event): boolean => kind === 'die';

/** Forces that any die beats, and that five faces of six do not. */
const WON: Force = 0;
const LOST: Force = 6;
/** Of these generators one at least throws no six. */
const THROWS: readonly State['random'][] = Array.from({ length: 40 }, (_, at) => [at + 1, 7 * at + 3, 11 - at, 5 * at + 1]);

/** The same move where the duel that it leads to is won, or lost. */
function ended(state: State, move: Move, won: boolean) {
  for (const random of THROWS) {
    const played = GRAN.play({ ...state, random, pile: [won ? WON : LOST] }, move);
    if (played.events.some((event) => event.kind === 'die' && event.won === won)) return played;
  }
  throw new Error(`no die that ends a duel ${won ? 'well' : 'badly'}`);
}

function branchOf(state: State, move: Move, won: boolean, chance: number, ways: string): readonly Branch<RuleId>[] {
  if (chance === 0) return [];
  const { state: after, events } = ended(state, move, won);
  const rest = told(events.slice(events.findIndex(isDie) + 1), after);
  return [
    { title: won ? 'le dragon est vaincu' : 'le dragon l’emporte', chance, ways, lines: [...rest, { text: moment(after), rules: [] }] },
  ];
}

/** No event tells of a stone that is only in hand. */
const lifted = (state: State, move: MoveOf<'lift'>): LogLine<RuleId> => ({
  text: `${say(move, state)} : l’épée la déplace vers un point libre non symbolique.`,
  rules: ['GRA-PIE-4'],
});

export function leads(state: State, move: Move): Lead<Gran> {
  const { state: after, events } = GRAN.play(state, move);
  if (move.kind === 'lift') return { lines: [lifted(state, move)], next: normal(after) };
  const at = events.findIndex(isChance);
  if (at < 0) return { lines: told(events, after), next: normal(after) };
  const { ways, total, sentence } = duelOdds({ seen: state.seen, options: state.options.options });
  return {
    lines: told(events.slice(0, at), after),
    chance: {
      sentence,
      branches: [
        ...branchOf(state, move, true, ways / total, `${ways} sur ${total}`),
        ...branchOf(state, move, false, (total - ways) / total, `${total - ways} sur ${total}`),
      ],
    },
  };
}
