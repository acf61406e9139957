/** Who follows the advice gets on: over whole games his knight comes back to where it stood two turns before for a reason alone, and every walk has one. */
import { expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/gran/bot/levels.ts';
import { GRAN } from '#engine/gran/game.ts';
import { endOf } from '#engine/gran/rules/arrival.ts';
import { pieceOf, ringPoint } from '#engine/gran/rules/pieces.ts';
import { wayTo } from '#engine/gran/rules/reach.ts';
import { colorOf, tablesFor } from '#engine/gran/rules/table.ts';
import type { PointId, State } from '#engine/gran/types.ts';
import { GRAN_ADVISER } from './adviser.ts';

const GAMES = process.env.NIGHT ? 200 : 20;
/** Few looks: it holds whatever the device affords. */
const LOOKS = 12;
const SEAT = 0;

/** His amulets, seals and collar, the ring and where it is, the stones: what he plays for, and with. */
function situationOf({ position, options }: State): string {
  const { amulets, seals, held } = pieceOf(position, colorOf(options, SEAT));
  return JSON.stringify([amulets, seals, held, position.ring, ringPoint(position), position.stones]);
}

/** Points from a place to the ring, by dragons and round them, past stones and whoever stands in the way. */
function roadsFrom({ position, options }: State, at: PointId): string {
  const own = colorOf(options, SEAT);
  const shut = [...position.stones, ...position.pieces.filter(({ color }) => color !== own).map((piece) => piece.at)];
  return `${[false, true].map((dragonless) => wayTo(tablesFor(options), shut, at, ringPoint(position), dragonless)?.length)}`;
}

/** What is worth coming back for; who is walled in has to walk all the same (GRA-DEP-4). */
const ERRAND =
  /^(?:[^.]* dès son tour dans [^.]*\. )?(Attaque, pour |Cité [^:]* : \d amulettes? de retour|Hors d’atteinte : |Une pierre : |Aucune route ne mène encore à l’anneau)/;

test(`over ${GAMES} games of who follows it, advice goes back for a reason alone, and says why it goes anywhere`, {
  timeout: 30_000 * GAMES,
}, () => {
  const back: string[] = [];
  let walks = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const dice = diceFrom(seeded(`allant/${game}`));
    let state = GRAN.setup(accepted(GRAN.checkOptions({ seats: 2 })), `allant/${game}`);
    let before: { readonly at: PointId; readonly state: State } | undefined;
    while (!GRAN.outcome(state)) {
      const [view, legal] = [GRAN.view(state, state.turn), GRAN.moves(state, state.turn)];
      const best = state.turn === SEAT ? GRAN_ADVISER.weigh(view, legal, dice, LOOKS)[0] : undefined;
      const [move] = best?.moves ?? [BOTS.greedy(view, legal, dice, LOOKS)];
      if (best && state.phase === 'walk' && move.kind === 'walk') {
        const { line } = GRAN_ADVISER.grounds({ moves: best.moves }, view, legal);
        const { at } = pieceOf(state.position, colorOf(state.options, SEAT));
        walks += 1;
        expect(line, `game ${game}, turn ${state.turns}`).not.toMatch(/^(Le risque|$)/);
        const isSame = (one: State): boolean =>
          situationOf(one) === situationOf(state) &&
          [at, endOf(move.path)].every((place) => roadsFrom(one, place) === roadsFrom(state, place));
        if (before && before.at === endOf(move.path) && isSame(before.state) && !ERRAND.test(line))
          back.push(`game ${game}, turn ${state.turns}: from ${at} to ${before.at}: ${line}`);
        before = { at, state };
      }
      state = GRAN.step(state, move).state;
    }
  }
  expect(back).toEqual([]);
  expect(walks).toBeGreaterThan(10 * GAMES);
});
