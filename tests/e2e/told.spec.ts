/** Nothing is told before its moment: while dice roll, cards turn and piles open, no line, panel, list, log or speech of the table knows what comes of it. */
import type { Page } from '@playwright/test';
import { diceFrom } from '#engine/core/dice.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import { GRAN } from '#engine/gran/game.ts';
import { ORC } from '#engine/orc/game.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { BY_NIGHT, expect, keeping, MOVING, test } from './fixtures.ts';

test.use(MOVING);

/** A game of chance up to the first moment that `is` so. */
function upTo<G extends GameTypes>(game: Game<G>, agreed: object, seed: string, is: (state: G['state']) => boolean) {
  const options = game.checkOptions(agreed);
  if (!options.ok) throw new Error(options.because);
  const dice = diceFrom(seeded(seed));
  const moves: G['move'][] = [];
  let state = game.setup(options.value, seed);
  while (!is(state)) {
    const [seat] = game.toMove(state);
    const legal = seat === undefined ? [] : game.moves(state, seat);
    const tick = game.clock?.tick(state);
    const move = tick && dice.roll(3) > 1 ? tick : legal[dice.roll(legal.length) - 1];
    if (!move || moves.length > 3000) throw new Error(`${seed}: the game never gets there`);
    moves.push(move);
    state = game.play(state, move).state;
  }
  return { replay: { version: game.version, game: game.id, options: options.value, seed, moves }, state };
}

/** Plays on until a show has come to its end: what the table said meanwhile, and what the log told of it then. Nobody but bots sits there. */
const firstShow = (page: Page) =>
  page.evaluate(async () => {
    const told = () => [...document.querySelectorAll('.table-log-lines li')].map((line) => line.firstChild?.textContent?.trim() ?? '');
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const isShowing = () => document.querySelector('.table-show[data-told="false"]') !== null;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const meanwhile: { line: string; all: string; log: string }[] = [];
    let before = { line: '', log: '' };
    for (;;) {
      if (isShowing()) break;
      before = { line: textOf('.table-line'), log: told().join('\n') };
      await frame();
    }
    while (isShowing()) {
      meanwhile.push({ line: textOf('.table-line'), log: told().join('\n'), all: textOf('.table-seated') });
      await frame();
    }
    await frame();
    await frame();
    const known = new Set(before.log.split('\n'));
    return { before, meanwhile, after: told().filter((line) => !known.has(line)) };
  });

const BOT = { kind: 'bot', level: 'greedy' };

for (const { name, path, id, game, when } of [
  {
    name: 'a fight of Zargos',
    when: BY_NIGHT,
    path: 'zargos/jouer/',
    id: 'zargos',
    game: () =>
      upTo(
        ZARGOS,
        { seats: 2, opening: 'rapide', offers: 0 },
        'moment',
        ({ phase, turn }) => phase === 'attacks' && (turn?.attacks.length ?? 0) > 1 && turn?.seat === 1,
      ),
  },
  {
    name: 'a duel of Gran',
    when: {},
    path: 'gran/jouer/',
    id: 'gran',
    game: () => upTo(GRAN, { seats: 2, goal: 2 }, 'moment', ({ turn, turns }) => turns > 6 && turn === 1),
  },
  {
    name: 'the piles of De l’Orc',
    when: BY_NIGHT,
    path: 'orc/jouer/',
    id: 'orc',
    game: () => upTo(ORC, { seats: 4 }, 'moment', ({ phase, sorcier }) => phase === 'champion' && sorcier !== 0),
  },
  {
    name: 'a combat of the skirmish',
    when: {},
    path: 'zargos-lords/escarmouche/',
    id: 'escarmouche',
    game: () => upTo(LORDS, { seats: 2, scenario: 'col', months: 8 }, 'moment', ({ phase, turn }) => phase === 'combats' && turn === 1),
  },
] as const) {
  test(`${name} is told once it is shown`, when, async ({ page }) => {
    const { replay } = game();
    await keeping(page, id, replay, [BOT, BOT, BOT, BOT]);
    // Watched from the first paint on: a bot does not wait for whoever watches.
    await page.goto(path, { waitUntil: 'commit' });
    const { before, meanwhile, after } = await firstShow(page);
    expect(before.line).not.toBe('');
    // As many frames as a busy machine paints while it is shown.
    expect(meanwhile.length).toBeGreaterThan(2);
    expect(after.length).toBeGreaterThan(0);
    for (const { line, log, all } of meanwhile) {
      expect({ line, log }).toEqual(before);
      expect(after.filter((text) => all.includes(text))).toEqual([]);
    }
  });
}
