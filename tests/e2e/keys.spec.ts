/**
 * The tables by keys alone, from what a screen reader has: the role and the name of what has the focus, and what the table's voice says. One whole turn of
 * each, to the beginning of one's next, and by night whole games from their first move to their end page: nobody points at anything, the focus is never lost,
 * and from a choice on the board to its button there are few stops.
 */
import type { Page } from '@playwright/test';
import { recordText } from '#components/kit/shelf.ts';
import { habitKeyOf } from '#components/table/chooser/habits.ts';
import { diceFrom } from '#engine/core/dice.ts';
import type { Bot, Game, GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS as GRAN_BOTS } from '#engine/gran/bot/levels.ts';
import { GRAN } from '#engine/gran/game.ts';
import { BOTS as ORC_BOTS } from '#engine/orc/bot/levels.ts';
import { ORC } from '#engine/orc/game.ts';
import { BOTS as ZARGOS_BOTS } from '#engine/zargos/bot/levels.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { BOTS as LORDS_BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { IS_NIGHT } from '#scripts/sites.ts';
import { expect, keeping, test } from './fixtures.ts';

/** Stops with Tab from a choice on the board to the button that makes it, Escape to the question included. */
const MOST_STOPS = 4;
/** Acts of a whole game. */
const MOST_ACTS = 3000;
const MINE = /À vous (?:de jouer|d’avancer)/;

/** What has the focus, as it is told. */
interface Heard {
  readonly role: string;
  readonly name: string;
}

/** The first line of the tree of what has the focus: « - button "Oz, capitale d’Oz" ». */
async function focused(page: Page): Promise<Heard> {
  const [line = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
  const [, role = '', name = ''] = /^- '?(\w+)(?: "(.*)")?/.exec(line) ?? [];
  return { role, name: name.replace(/\s/g, ' ') };
}

async function press(page: Page, key: string): Promise<Heard> {
  await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.tagName), `after ${key}`).not.toBe('BODY');
  return focused(page);
}

const voice = async (page: Page): Promise<string> => ((await page.locator('[data-voice]').textContent()) ?? '').replace(/\s/g, ' ');

/** Until the table says nothing new for a while. */
async function calm(page: Page): Promise<string> {
  let [said, before] = [await voice(page), ''];
  while (said !== before) {
    await page.waitForTimeout(320);
    [before, said] = [said, await voice(page)];
  }
  return said;
}

/** From what is asked to the first button so named; how many stops that took. */
async function tabTo(page: Page, name: RegExp, most: number): Promise<number | undefined> {
  for (let stops = 1; stops <= most; stops += 1) {
    const here = await press(page, 'Tab');
    if (here.role === 'button' && name.test(here.name)) return stops;
  }
  return undefined;
}

async function toQuestion(page: Page): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) if ((await press(page, 'Escape')).name === 'Ce qui est demandé') return;
  throw new Error('Escape leads to no question');
}

async function toBoard(page: Page): Promise<Heard> {
  let here = await focused(page);
  for (let tries = 0; tries < 3 && !isPlace(here); tries += 1) here = await press(page, 'Escape');
  return here;
}

const isPlace = ({ role, name }: Heard): boolean =>
  role === 'button' && /, (?:province|capitale|case|point|cité|boule|dragon|pierre|cœur|plaine|bois|mont|côte|mer|pont|gouffre)/.test(name);

/** What makes a choice of the board, and what goes on without one. */
const MAKES = /^(?:Attaquer|Déplacer|Affronter|Y aller|L’exiler|Poser|Lever|Déposer|En \w+|Tirer|Lancer|Reculer)/;
const GOES_ON =
  /^(?:Combattre|Attaquer|Distribuer au plus vite|Hâter|Commencer la donne|Prendre|Les \d+ attaques|Retirer|Rester|Passer|Fin d|Ne plus attaquer|Finir|Ne rien|Garder|N’appeler|Acheter|Répartir|J’ai fini|N’envoyer|Envoyer|Révéler|Compter|Les (?!\d+ lignes|dernières)|Continuer|Jaune|Rouge|Vert|Bleu)|Reculer vers|Vers l|Il est éliminé/;

/** One choice on the board: the next permitted place, then what it opens; false where the board has nothing to choose. */
async function choose(page: Page, stops: number[]): Promise<boolean> {
  for (let step = 0; step < 3; step += 1) {
    if (!isPlace(await toBoard(page))) return false;
    const place = await press(page, 'p');
    if (!/permis|cible|à vous/.test(place.name)) return false;
    const before = await voice(page);
    await press(page, 'Enter');
    await expect.poll(() => voice(page), { timeout: 5000 }).not.toBe(before);
    const said = await voice(page);
    if (/ZAR-|LOR-|GRA-/.test(said)) return false;
    if (/\d possibles?[.,]/.test(said)) continue;
    if (!/confirmer\.$/.test(said) && !/façons/.test(said)) return true;
    await toQuestion(page);
    const found = await tabTo(page, MAKES, MOST_STOPS - 1);
    expect(found, `stops to the button of « ${said} »`).toBeDefined();
    stops.push(1 + (found ?? 0));
    await press(page, 'Enter');
    return true;
  }
  return false;
}

async function goOn(page: Page): Promise<void> {
  await toQuestion(page);
  const asked = (await page.locator('#table-asked').textContent()) ?? '';
  // A desertion: the piles have their numbers.
  if (/Touchez une pile/.test(asked)) {
    await press(page, '1');
    return;
  }
  const isFalling = asked.includes('Pause');
  const found = await tabTo(page, GOES_ON, isFalling ? 6 : 20);
  // Cards that fall go on by themselves.
  if (found === undefined && isFalling) await page.waitForTimeout(300);
  else {
    expect(found, asked).toBeDefined();
    await press(page, 'Enter');
  }
}

/** Until what is heard, or what is shown, is so; stops from each choice to its button. */
async function playOn(
  page: Page,
  { most, choices }: Pick<Sat, 'most' | 'choices'>,
  isDone: (heard: string) => boolean | Promise<boolean>,
): Promise<readonly number[]> {
  await expect.poll(() => voice(page)).toMatch(MINE);
  for (let tries = 0; tries < 60 && !(await page.evaluate(() => document.activeElement?.closest('.table-seated'))); tries += 1)
    await press(page, 'Tab');
  const stops: number[] = [];
  let heard = '';
  let chosen = 0;
  for (let acts = 0; acts < most; acts += 1) {
    const said = await calm(page);
    if (acts > 0) heard += said;
    if (await isDone(heard)) return stops;
    if ((await focused(page)).name === 'Continuer') {
      await press(page, 'Enter');
      continue;
    }
    const isAsked = (await page.locator('.table-seated:not([data-over="true"]) #table-asked[data-mine="true"]').count()) > 0;
    if (!isAsked) await page.waitForTimeout(200);
    else if (chosen < choices && (await choose(page, stops))) chosen += 1;
    else await goOn(page);
  }
  throw new Error(`no end after ${most} acts: ${heard.slice(-400)}`);
}

/** A game up to the first moment that `is` so, and who is to move there. */
function upTo<G extends GameTypes>(
  game: Game<G>,
  bot: Bot<G['view'], G['move']>,
  agreed: unknown,
  seed: string,
  is: (state: G['state']) => boolean,
) {
  const options = game.checkOptions(agreed);
  if (!options.ok) throw new Error(options.because);
  const dice = diceFrom(seeded(seed));
  const moves: G['move'][] = [];
  let state = game.setup(options.value, seed);
  while (!is(state)) {
    const [seat] = game.toMove(state);
    if (seat === undefined || moves.length > 2000) throw new Error(`${seed}: the game never gets there`);
    const move = bot(game.view(state, seat), game.moves(state, seat), dice, 1);
    moves.push(move);
    state = game.play(state, move).state;
  }
  return { replay: { version: game.version, game: game.id, options: options.value, seed, moves }, seat: game.toMove(state)[0] ?? 0 };
}

interface Sat {
  readonly address: string;
  readonly level: string;
  readonly seats: number;
  /** Acts of a turn, with room. */
  readonly most: number;
  /** Choices made on the board, before what goes on without one. */
  readonly choices: number;
  readonly begins: RegExp;
  readonly begun: () => ReturnType<typeof upTo>;
}

/** The table of the war keeps its games apart from the skirmishes'. */
const WAR: typeof LORDS = { ...LORDS, id: 'guerre' };

const TABLES: Readonly<Record<string, Sat>> = {
  Gran: {
    address: 'gran/jouer/',
    level: 'greedy',
    seats: 2,
    most: 30,
    choices: 30,
    begins: /À vous d’avancer/,
    begun: () => upTo(GRAN, GRAN_BOTS.greedy, { seats: 2, goal: 2 }, 'touches', ({ phase }) => phase === 'walk'),
  },
  'the skirmish': {
    address: 'zargos-lords/escarmouche/',
    level: 'etourdi',
    seats: 2,
    most: 60,
    choices: 3,
    // A retreat may be asked first, at the end of the other's turn.
    begins: /\. Mouvements/,
    begun: () => upTo(LORDS, LORDS_BOTS.etourdi, { seats: 2, scenario: 'col' }, 'touches', ({ phase }) => phase === 'march'),
  },
  Zargos: {
    address: 'zargos/jouer/',
    level: 'random',
    seats: 2,
    most: 60,
    choices: 2,
    begins: /Réorganisation.*Vos attaques/,
    begun: () =>
      upTo(ZARGOS, ZARGOS_BOTS.random, { seats: 2, opening: 'rapide', offers: 0 }, 'touches', ({ phase }) => phase === 'attacks'),
  },
  'a continent': {
    address: 'zargos-lords/jouer/',
    level: 'greedy',
    seats: 2,
    most: 120,
    choices: 4,
    begins: /\. Mouvements/,
    begun: () =>
      upTo(
        WAR,
        LORDS_BOTS.greedy,
        { seats: 2, scenario: 'continent', months: 8 },
        'touches',
        ({ phase, month }) => phase === 'march' && month === 3,
      ),
  },
  'De l’Orc': {
    address: 'orc/jouer/',
    level: 'greedy',
    seats: 4,
    most: 60,
    choices: 0,
    begins: /Vos mercenaires/,
    begun: () => upTo(ORC, ORC_BOTS.greedy, { seats: 4 }, 'touches', ({ phase }) => phase === 'mercenaries'),
  },
};

async function sitDown(page: Page, { address, seats, level }: Sat, { replay, seat }: ReturnType<typeof upTo>): Promise<void> {
  const players = Array.from({ length: seats }, (_, one) => (one === seat ? { kind: 'human' } : { kind: 'bot', level }));
  await keeping(page, replay.game, replay, players);
  const habits = [habitKeyOf(replay.game), recordText({ pace: 'eclair' })] as const;
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), habits);
  await page.goto(address);
}

for (const [name, table] of Object.entries(TABLES)) {
  test(`${name}: a whole turn by keys alone, to the beginning of the next`, async ({ page }) => {
    await sitDown(page, table, table.begun());
    const stops = await playOn(page, table, (heard) => table.begins.test(heard));
    expect(Math.max(0, ...stops)).toBeLessThanOrEqual(MOST_STOPS);
  });

  if (IS_NIGHT)
    test(`${name}: a whole game by keys alone, to its end page`, async ({ page }) => {
      test.setTimeout(3_600_000);
      await sitDown(page, table, table.begun());
      const stops = await playOn(page, { ...table, most: MOST_ACTS }, () =>
        page.getByRole('region', { name: 'Fin de la partie' }).isVisible(),
      );
      expect(Math.max(0, ...stops)).toBeLessThanOrEqual(MOST_STOPS);
      // What is said last is who has won.
      expect(await calm(page)).toMatch(/gagn|emporte|vainqueur|victoire|nulle|partag/i);
    });
}
