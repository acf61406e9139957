import { expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import { playOut } from '#engine/core/playout.ts';
import { BOTS } from '#engine/gran/bot/levels.ts';
import { GRAN } from '#engine/gran/game.ts';
import type { Event } from '#engine/gran/events.ts';
import type { State } from '#engine/gran/types.ts';
import { whyOf } from './why.ts';

test('the moment that decided is said to the winner and to the loser, and all that is counted is so', () => {
  const options = accepted(GRAN.checkOptions({ seats: 2 }));
  for (let game = 0; game < 6; game += 1) {
    const { moves, outcome } = playOut(GRAN, options, `pourquoi/${game}`, [BOTS.greedy, BOTS.greedy], 1);
    const states: [State, ...State[]] = [GRAN.setup(options, `pourquoi/${game}`)];
    const events: (readonly Event[])[] = [];
    for (const move of moves) {
      const { state, events: told } = GRAN.step(states.at(-1) ?? states[0], move);
      states.push(state);
      events.push(told);
    }
    const [winner = 0] = outcome.winners;
    const scores = outcome.scores ?? [];
    const lost = events.flat().filter((event) => event.kind === 'die' && !event.won);
    for (const reader of [0, 1]) {
      const [moment, seals, duels = ''] = whyOf({ states, events }, reader, outcome.winners);
      const end = `dernier sceau.`;
      expect(moment).toMatch(/^Le moment décisif : au tour \d+, .*l’anneau.* ; au (?:même tour|tour \d+), /);
      expect(moment).toContain(winner === reader ? `vous en tirez votre ${end}` : `il en tire son ${end}`);
      const missing = 3 - (scores[1 - winner] ?? 0);
      expect(seals).toContain(winner === reader ? `Il manquait ${missing} sceau` : `Il vous en manquait ${missing}.`);
      const own = lost.filter((event) => 'seat' in event && event.seat === reader).length;
      if (lost.length > 0) expect(duels).toContain(` : ${own || 'aucun'} pour vous, ${lost.length - own || 'aucun'} pour `);
    }
  }
});
