/** What holds for the arbiter of every game: for their tests, over positions of random games, each with a move that may be anything. */
import { expect, test } from 'vitest';
import type { GameTypes } from '#engine/core/game.ts';
import { type ArbiterAnswer, answerOf } from '../answer.ts';
import { formatArbiter, parseArbiter } from '../link.ts';
import { formatPlainly } from '../plain.ts';
import type { ArbiterSpec } from '../spec.ts';

interface Bounds<G extends GameTypes> {
  /** Of moves that are legal, and of those that are refused, more than so many. */
  readonly more: number;
  /** A link is shorter, in characters. */
  readonly link: number;
  /** What holds beside for this game's answers. */
  readonly also?: (answer: ArbiterAnswer<G>) => void;
}

export function arbiterLaws<G extends GameTypes, Seen>(
  spec: ArbiterSpec<G, Seen>,
  cases: readonly { readonly state: G['state']; readonly move: G['move'] }[],
  { more, link: most, also }: Bounds<G>,
): void {
  const { game } = spec;

  test(`${cases.length} positions: the usual form contradicts nothing, the verdict is the judge’s, and a refusal offers moves that the judge allows`, {
    timeout: 60_000,
  }, () => {
    const kinds = { legal: 0, refused: 0 };
    for (const { state, move } of cases) {
      const answer = answerOf(spec, state, move, undefined);
      if (answer.kind === 'impossible') throw new Error(answer.clashes[0]?.text);
      kinds[answer.kind] += 1;
      const verdict = game.judge(state, move);
      if (verdict.ok !== (answer.kind === 'legal')) throw new Error(`${spec.say(move, state)}: ${answer.kind}`);
      if (answer.kind === 'refused') {
        expect(answer.refusal).toEqual(verdict);
        for (const one of answer.nearest) if (!game.judge(state, one).ok) throw new Error(`${spec.say(one, state)} is offered`);
      } else if (answer.lead.chance) {
        expect(answer.lead.chance.branches.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1, 12);
      }
      also?.(answer);
    }
    expect(Math.min(kinds.legal, kinds.refused)).toBeGreaterThan(more);
  });

  test('links come back as they were, long or short, and are short enough to be sent', async () => {
    for (const { state, move } of cases.slice(0, 80)) {
      const asked = { state, move, eyes: undefined };
      const link = (await formatArbiter(spec, asked)) ?? '';
      expect(link.length).toBeLessThan(most);
      for (const one of [link, `#${formatPlainly(spec.pack(state), move)}`])
        expect(await parseArbiter(spec, one)).toEqual({ ok: true, value: asked });
    }
  });
}
