/** What a turn of others took from a seat is told to it: counted here by what it holds before and after, over whole games of chance. */
import { expect, test } from 'vitest';
import { blowOf as ofGran } from '#components/gran/play/show.ts';
import { blowOf as ofOrc } from '#components/orc/play/show.ts';
import type { Narration } from '#components/table/spec.ts';
import { blowOf as ofSkirmish } from '#components/zargos-lords/skirmish/show.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seenBy } from '#engine/core/events.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import { GRAN } from '#engine/gran/game.ts';
import { ORC } from '#engine/orc/game.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { seatOf } from '#engine/zargos-lords/game/table.ts';

interface Seen<G extends GameTypes> {
  readonly before: G['view'];
  readonly after: G['view'];
  readonly move: G['move'];
  readonly seat: number;
  readonly text: string | undefined;
}

/** Every move of random games as every seat saw it. */
function* seenIn<G extends GameTypes>(
  game: Game<G>,
  blow: NonNullable<Narration<G>['blow']>,
  seats: number,
  games: number,
  most: number,
): Generator<Seen<G>> {
  const checked = game.checkOptions({ seats });
  if (!checked.ok) throw new Error(checked.because);
  for (let at = 0; at < games; at++) {
    const dice = diceFrom(seeded(`coups ${at}`));
    let state = game.setup(checked.value, `coups ${at}`);
    for (let made = 0; made < most && !game.outcome(state); made++) {
      const moves = game.moves(state, game.toMove(state)[0] ?? 0);
      const move = moves[dice.roll(moves.length) - 1];
      if (!move) break;
      const { state: next, events } = game.step(state, move);
      for (let seat = 0; seat < seats; seat++) {
        const [before, after] = [game.view(state, seat), game.view(next, seat)];
        yield { before, after, move, seat, text: blow({ move, before, after, events: seenBy(events, seat) }, seat)?.text };
      }
      state = next;
    }
  }
}

test('Gran: whoever is sent off by another is told, and nobody else', () => {
  let told = 0;
  for (const { before, after, move, seat, text } of seenIn(GRAN, ofGran, 3, 30, 150)) {
    const [was, is] = [before, after].map((view) => view.position.pieces[seat]?.at);
    const isSentOff = move.seat !== seat && was !== is;
    expect(text === 'Vous partez en exil.').toBe(isSentOff);
    if (isSentOff) told += 1;
  }
  expect(told).toBeGreaterThan(5);
});

test('De l’Orc: a card that goes to a spy or to the commando is told to who gives it', () => {
  let told = 0;
  for (const { before, move, seat, text } of seenIn(ORC, ofOrc, 4, 15, 300)) {
    const isAsked = move.kind === 'spy' && move.target === seat && before.hand.includes(move.card);
    const isStruck = move.kind === 'commando' && move.target === seat;
    // What giants, late shields and désertions cost is held beside their words (`components/orc/play/show.test.ts`).
    const given = text?.match(/Vous (donnez|perdez) une carte/)?.[1];
    expect(given).toBe(isAsked ? 'donnez' : isStruck ? 'perdez' : undefined);
    if (given) told += 1;
  }
  expect(told).toBeGreaterThan(5);
});

test('skirmish: a counter that falls in the turn of the others is told; the last, by what it decides', () => {
  let told = 0;
  for (const { before, after, move, seat, text } of seenIn(LORDS, ofSkirmish, 2, 12, 400)) {
    const own = (view: typeof before) => view.position.counters.filter(({ kind }) => seatOf(view, kind) === seat).length;
    const isLost = move.seat !== seat && own(after) < own(before);
    if (isLost) expect(text).toMatch(after.ended ? /l’emportent|est nulle/ : /^Vous perdez .*\.$/);
    if (move.seat === seat) expect(text).toBeUndefined();
    if (isLost) told += 1;
  }
  expect(told).toBeGreaterThan(5);
});
