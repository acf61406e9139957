/** One voice: what advice says of piles, cards and forces is what the table holds and what the rules then count. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/orc/bot/levels.ts';
import { ORC } from '#engine/orc/game.ts';
import { randomOptions } from '#engine/orc/testing/wander.ts';
import { ORC_ADVISER } from './adviser.ts';

const GAMES = process.env.NIGHT ? 40 : 8;

test('over a walk, a pile, a hand and a force are what advice says of them', () => {
  let [flights, shields, asks, even, reckoned] = [0, 0, 0, 0, 0];
  for (let game = 0; game < GAMES; game += 1) {
    const dice = diceFrom(seeded(`voix/${game}`));
    let state = ORC.setup(randomOptions(dice), `voix/${game}`);
    for (let step = 0; step < 4000 && !ORC.outcome(state); step += 1) {
      const tick = ORC.clock?.tick(state);
      const asked = ORC.toMove(state).flatMap((seat) => {
        const legal = ORC.moves(state, seat);
        return legal.length > 0 ? [{ seat, legal }] : [];
      });
      for (const { seat, legal } of asked) {
        const view = ORC.view(state, seat);
        const flight = legal.find(({ kind }) => kind === 'fly');
        if (flight) {
          flights += 1;
          const { line } = ORC_ADVISER.grounds({ moves: [flight] }, view, legal);
          const [, before, after] = line.match(/de (\d+) à (\d+)/) ?? [];
          expect(Number(before)).toBe(view.players[seat]?.force);
          const counted = ORC.step(state, flight).state.battles.at(-1);
          // Counted at once where nobody else could still fly.
          if (counted && counted.flying?.seat === seat) expect(counted.forces[seat]).toBe(Number(after));
        }
        const shield = legal.find((move) => move.kind === 'shield');
        if (shield?.kind === 'shield' && step % 7 === 0) {
          shields += 1;
          const { line } = ORC_ADVISER.grounds({ moves: [shield] }, view, legal);
          const [, count] = line.match(/^Elle tient (\d+) carte/) ?? [];
          expect(Number(count)).toBeLessThanOrEqual(view.piles[shield.pile]?.height ?? 0);
          expect(line.includes('dernier bouclier')).toBe(view.players[seat]?.shields === 1);
        }
        const send = legal.find((move) => move.kind === 'send' && move.cards.length > 0);
        if (send) {
          const { line } = ORC_ADVISER.grounds({ moves: [send] }, view, legal);
          const [, own, other] =
            line.match(
              /^À l’estime, pour qui a retenu les piles, (.+) de chances de marquer à cette bataille(?:, sans compter votre commando)?(?:, contre (.+) sans renfort)?/,
            ) ?? [];
          if (own !== undefined) {
            reckoned += 1;
            expect(own).not.toBe(other);
            // Neither is certain before the cards are turned over.
            expect(own.replace(/\s/g, ' ')).not.toMatch(/^(0|100) %/);
          }
          if (line.includes(', avec renfort ou sans')) even += 1;
        }
        const ask = legal.find(({ kind }) => kind === 'spy');
        if (ask?.kind === 'spy') {
          asks += 1;
          const { line } = ORC_ADVISER.grounds({ moves: [ask] }, view, legal);
          const [, held] = line.match(/tient (\d+)/) ?? [];
          expect(Number(held)).toBeLessThanOrEqual(state.hands[ask.target]?.filter((card) => card === ask.card).length ?? 0);
        }
      }
      const moves = asked.map(({ seat, legal }) =>
        dice.roll(3) === 1 ? oneOf(legal, dice) : BOTS.expert(ORC.view(state, seat), legal, dice, 100),
      );
      const next = moves.find((one) => !ORC.silent?.(one) && one.kind !== tick?.kind && (!tick || dice.roll(6) === 1)) ?? tick ?? moves[0];
      if (!next) break;
      state = ORC.step(state, next).state;
    }
  }
  expect(Math.min(flights, shields, asks, even, reckoned)).toBeGreaterThan(5);
});
