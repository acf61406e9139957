/** The card that stops the table: what a round costs somebody, against the whole state. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seenBy } from '#engine/core/events.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/orc/bot/levels.ts';
import { CARD_NAMES } from '#engine/orc/data/cards.ts';
import { ORC } from '#engine/orc/game.ts';
import type { Move, State } from '#engine/orc/types.ts';
import { blowOf } from './show.ts';
import { seatName } from './words.ts';

const SEATS = [0, 1, 2, 3] as const;

/** Random hands, so that shields come late and giants meet. */
function nextOf(state: State, dice: ReturnType<typeof diceFrom>): Move | undefined {
  const tick = ORC.clock?.tick(state);
  const moves = ORC.toMove(state).flatMap((seat) => {
    const legal = ORC.moves(state, seat).filter(({ kind }) => kind !== 'wait' && kind !== 'deal');
    return legal.length === 0 ? [] : [state.phase === 'recruit' ? oneOf(legal, dice) : BOTS.greedy(ORC.view(state, seat), legal, dice, 50)];
  });
  return tick && dice.roll(12) > 1 ? tick : (moves[0] ?? tick);
}

test('giants, late shields, désertions, spies and the commando are told to whom they cost, as they are', () => {
  const told = { giants: 0, late: 0, chased: 0, given: 0, lost: 0, rounds: 0 };
  for (let game = 0; game < 12; game += 1) {
    const dice = diceFrom(seeded(`coups/${game}`));
    let state = ORC.setup({ seats: 4, options: {}, values: {} }, `coups/${game}`);
    /** Scores as each round opened. */
    const starts = new Map<number, readonly number[]>();
    for (let step = 0; step < 2000 && !ORC.outcome(state); step += 1) {
      const move = nextOf(state, dice);
      if (!move) break;
      const before = state;
      const { state: after, events } = ORC.play(state, move);
      state = after;
      if (after.round > before.round) starts.set(after.round, after.scores);
      for (const seat of SEATS) {
        const text =
          blowOf({ move, before: ORC.view(before, seat), after: ORC.view(after, seat), events: seenBy(events, seat) }, seat)?.text ?? '';
        const isIn = events.some((event) => event.kind === 'giants' && event.seat === seat);
        expect(/Vos \d+ géants/.test(text)).toBe(isIn);
        const giants = text.match(/Vos (\d+) géants/);
        if (giants) {
          told.giants += 1;
          expect(Number(giants[1])).toBeGreaterThan(1);
          expect(after.hands[seat]).not.toContain('geant');
        }
        const late = text.match(/bouclier de la pile (\d+) arrivait après celui de (\S+) :/);
        if (late) {
          told.late += 1;
          const shields = before.placed.filter(({ kind, pile }) => kind === 'shield' && pile === Number(late[1]) - 1);
          expect(shields.map((one) => one.seat)).toContain(seat);
          expect(seatName(shields[0]?.seat ?? -1)).toBe(late[2]);
        }
        const chased = text.match(/chassent de vos piles : ([^.]*)\./);
        if (chased) {
          told.chased += 1;
          const own = new Set(
            before.placed.filter(({ kind }) => kind === 'shield').flatMap((one) => (one.seat === seat ? [one.pile] : [])),
          );
          const others = before.placed.filter((one) => one.kind === 'desertion' && one.seat !== seat && own.has(one.pile)).length;
          const cards = [...(chased[1] ?? '').matchAll(/(?:^|, | et )(\d+) /g)].reduce((sum, [, count]) => sum + Number(count), 0);
          expect(cards).toBeGreaterThan(0);
          expect(cards).toBeLessThanOrEqual(others);
        }
        const given = text.match(/Vous donnez une carte : ([^.]*)\./);
        if (given) {
          told.given += 1;
          const now = [...(after.hands[seat] ?? [])];
          const [gone] = (before.hands[seat] ?? []).filter((card) => {
            const at = now.indexOf(card);
            if (at >= 0) now.splice(at, 1);
            return at < 0 && card !== 'geant';
          });
          if (gone) expect(CARD_NAMES[gone].one).toBe(given[1]);
        }
        const round = text.match(/Fin de la manche (\d+) : ([^.]*)\. ([^.]*)\./);
        expect(round !== null).toBe(events.some(({ kind }) => kind === 'round'));
        if (round) {
          told.rounds += 1;
          expect(Number(round[1])).toBe(before.round);
          const name = (one: number) => (one === seat ? 'vous' : seatName(one));
          const points = SEATS.map((one) => Number(new RegExp(`${name(one)} (\\d+)`).exec(round[2] ?? '')?.[1]));
          const opened = starts.get(before.round) ?? SEATS.map(() => 0);
          expect(points).toEqual(SEATS.map((one) => (after.scores[one] ?? 0) - (opened[one] ?? 0)));
          const counted = events.flatMap((event) => (event.kind === 'counted' ? [event.battle] : []));
          const winners = [...before.battles, ...counted].map((battle) => battle.winners.map(name).join() || 'personne');
          expect(
            (round[3] ?? '').split(' ; ').map((one) =>
              one
                .replace(/^.* : /, '')
                .replace(/ et /, ',')
                .replace(/, /g, ','),
            ),
          ).toEqual(winners);
        }
        if (/Vous perdez une carte/.test(text)) {
          told.lost += 1;
          expect(move.kind).toBe('commando');
          expect(after.engaged[seat]?.length ?? 0).toBeLessThanOrEqual(before.engaged[seat]?.length ?? 0);
        }
      }
    }
  }
  for (const [kind, count] of Object.entries(told)) expect(count, kind).toBeGreaterThan(0);
});
