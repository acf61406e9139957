/** What a legal move of Gran leads to: what is sure told by the engine's events, a duel by its exact chances, both ends told by the engine too. */
import type { Branch, Lead } from '#components/arbiter/spec.ts';
import type { LogLine } from '#engine/core/game.ts';
import { normal } from '#engine/gran/edit.ts';
import type { Event } from '#engine/gran/events.ts';
import { explain } from '#engine/gran/explain.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import type { RuleId } from '#engine/gran/ids.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { afterDuel } from '#engine/gran/rules/turn.ts';
import type { Move, MoveOf, State } from '#engine/gran/types.ts';
import { moment, say } from './words.ts';

const told = (events: readonly Event[], state: State) => explain(events, state, 'public', true);

const isChance = ({ kind }: Event): boolean => kind === 'shuffled' || kind === 'card';

function branchOf(state: State, move: MoveOf<'walk' | 'exile'>, won: boolean, chance: number, ways: string): readonly Branch<RuleId>[] {
  if (chance === 0) return [];
  const { state: after, events } = afterDuel(state, move, won);
  const lines = [...told(events, after), { text: moment(after), rules: [] }];
  return [{ title: won ? 'le dragon est vaincu' : 'le dragon l’emporte', chance, ways, lines }];
}

/** No event tells of a stone that is only in hand. */
const lifted = (state: State, move: MoveOf<'lift'>): LogLine<RuleId> => ({
  text: `${say(move, state)} : l’épée la déplace vers un point libre non symbolique.`,
  rules: ['GRA-PIE-4'],
});

export function leadsTo(state: State, move: Move): Lead<Gran> {
  const { state: after, events } = GRAN.play(state, move);
  if (move.kind === 'lift') return { lines: [lifted(state, move)], next: normal(after) };
  const at = events.findIndex(isChance);
  if (at < 0 || (move.kind !== 'walk' && move.kind !== 'exile')) return { lines: told(events, after), next: normal(after) };
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
