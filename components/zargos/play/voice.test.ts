/** One voice: sheet, list of attacks, wind, advice and its reason tell the same chance of a fight, to the figure. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import { freedByCity } from '#engine/zargos/game/foreseen.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import type { Move, View } from '#engine/zargos/game/types.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { randomOptions } from '#engine/zargos/testing/wander.ts';
import { ZARGOS_ADVISER } from './adviser.ts';
import { chanceText, foreseenAt, foreseenText, windsOf } from './turn/foresee.ts';
import { fightMeant } from './turn/why.ts';

const POSITIONS = process.env.NIGHT ? 3000 : 300;
/** Fights of each position that are looked at. */
const FIGHTS = 3;

const chanceIn = (text: string): string | undefined => text.match(/(?:plus de |moins de )?\d+(?:,\d)?\s%/i)?.[0].toLowerCase();

function sayFight(view: View, legal: readonly Move[], move: Move): boolean {
  const fight = fightMeant(view, move);
  const situation = fight && foreseenAt(view, fight.at, fight.people, fight.pawns);
  if (!fight || !situation) return false;
  const odds = oddsOf(situation);
  const { line } = ZARGOS_ADVISER.grounds({ moves: [move] }, view, legal);
  const listed = chanceText(odds, freedByCity(view, fight.at));
  expect(chanceIn(line)).toBe(chanceIn(listed));
  const sheet = foreseenText(view, fight.at, odds);
  if (odds.win.attacker > 0) expect(chanceIn(sheet)).toBe(chanceIn(listed));
  else expect(sheet).toContain(freedByCity(view, fight.at) ? 'sûre si' : 'Aucune chance');
  return true;
}

test('over a walk, a fight has one chance, whoever tells it', () => {
  let [met, fights, winds] = [0, 0, 0];
  for (let game = 0; met < POSITIONS; game += 1) {
    const dice = diceFrom(seeded(`voix/${game}`));
    let state = ZARGOS.setup(randomOptions(dice), `voix/${game}`);
    for (let step = 0; step < 500 && met < POSITIONS && !ZARGOS.outcome(state); step += 1) {
      const [seat = 0] = ZARGOS.toMove(state);
      const [view, legal] = [ZARGOS.view(state, seat), ZARGOS.moves(state, seat)];
      if (view.phase === 'attacks') {
        met += 1;
        const told = legal.filter(({ kind }) => kind === 'attack' || kind === 'fight');
        for (let one = 0; one < FIGHTS && told.length > 0; one += 1) if (sayFight(view, legal, oneOf(told, dice))) fights += 1;
      }
      const meant = view.phase === 'winds' ? windsOf(view) : undefined;
      if (meant) {
        met += 1;
        winds += 1;
        const [pass] = legal.filter(({ kind }) => kind === 'pass');
        const { line } = ZARGOS_ADVISER.grounds({ moves: [pass ?? (legal[0] as Move)] }, view, legal);
        const [before, after] = line.split('sans lui');
        expect(chanceIn(before ?? '')).toBe(chanceIn(chanceText(oddsOf(meant.without), false)));
        expect(chanceIn(after ?? '')).toBe(chanceIn(chanceText(oddsOf(meant.played), false)));
      }
      const move = dice.roll(4) === 1 ? oneOf(legal, dice) : BOTS.greedy(view, legal, dice, 0);
      state = ZARGOS.step(state, move).state;
    }
  }
  expect(fights).toBeGreaterThan(100);
  expect(winds).toBeGreaterThan(5);
});
