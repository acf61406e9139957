/** A club's own map, counters and numbers: read from its file, each contradiction named, and obeyed by a whole game. */
import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { diceFrom, oneOf } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { sortedJson } from '../../core/replay.ts';
import { mapDoubts } from '../board/own-map.ts';
import { boxFileOf, formatBox } from '../notation/box.ts';
import { parseBoxFile } from '../notation/box-file.ts';
import { parseBox } from '../notation/box-read.ts';
import { CLUB_COPIES, CLUB_MAP } from '../testing/club.ts';
import { BOTS } from './bot/levels.ts';
import { LORDS } from './game.ts';
import { armyOf, continentsIn, landName, mapOf, ownBoxOf } from './scenarios.ts';
import { checkState } from './state.ts';
import type { GameOptions, State } from './types.ts';

const MAP = CLUB_MAP;
const ROWS = MAP.rows;

const file = (box: unknown): string => JSON.stringify({ format: 'boite-zargos-lords', version: 1, box });
const textOf = (box: unknown): string => formatBox(accepted(parseBoxFile(file(box))));
const because = (box: unknown): string | undefined => {
  const read = parseBoxFile(file(box));
  return read.ok ? undefined : read.because;
};
const painted = (row: number, signs: string) => ({ map: { ...MAP, rows: ROWS.map((one, at) => (at === row ? signs : one)) } });

describe('LOR-MAT-1, LOR-MAT-4: a box with a map and its numbers of counters', () => {
  const box = { map: MAP, copies: { dragon: 2, moine: 9 }, factors: { dragon: { combat: 12 } } };

  test('a link, a file and a file again hold all of it', () => {
    const text = textOf(box);
    const read = accepted(parseBox(text));
    expect(read.map).toEqual(MAP);
    expect([read.copies.dragon, read.copies.moine, read.copies.serpent, read.factors.dragon.combat]).toEqual([2, 9, 6, 12]);
    expect(text).toMatch(/^[\w~-]+$/);
    expect(boxFileOf(read)).toEqual(JSON.parse(file(box)));
    expect(formatBox(accepted(parseBoxFile(JSON.stringify(boxFileOf(read)))))).toBe(text);
  });

  test.each(
    // biome-ignore format: a case a row
    [
      ['no rows', { map: {} }, /La carte attend de 1 à 30 lignes de signes, pas rien\.$/],
      ['a row too short', painted(3, '~c.b....c~'), /La carte, ligne 4 attend une ligne de 22 hexagones, comme la première, pas de 10\.$/],
      ['too wide', { map: { rows: ['.'.repeat(41)] } }, /La carte, ligne 1 attend une ligne de 1 à 40 hexagones, pas de 41\.$/],
      ['a sign of nobody’s', painted(3, '~c.x....c~~~~c....A.c~'), /La carte, ligne 4, hexagone D4 : « x » n’est pas un signe de la carte ; on attend .* 1 à 9 pour un pont\.$/],
      ['edges of an odd map', { map: { rows: ROWS.map((row) => row.slice(1)), wraps: true } }, /La carte, wraps demande un nombre pair de colonnes.*pas 21 \(LOR-MAT-2\)\.$|La carte demande un nombre pair/],
      ['a name too long', { map: { ...MAP, names: ['x'.repeat(25)] } }, /attend au plus 8 noms de 1 à 24 signes/],
      ['a bridge that stops at sea', painted(6, '~c......c11~~c..A...c~'), /La carte : le pont 1, en G10, ne touche pas les côtes de deux terres.*\(LOR-MER-1\)\.$/],
      ['a bridge in two pieces', painted(6, '~c......c1~~1c..A...c~'), /La carte : le pont 1 est en deux morceaux, G10 et G13/],
      ['one land alone', { map: { rows: ROWS.map((row) => row.slice(0, 9)) } }, /La carte : 1 terre a de quoi fonder une ville ; il en faut de 2 à 4/],
      ['nothing but sea', { map: { rows: ['~~~', '~~~'] } }, /La carte : aucune terre n’a de quoi fonder une ville/],
      ['a field of nobody’s', { map: { ...MAP, mers: [] } }, /Le champ « mers » de map est inconnu/],
      ['a map that is a text', { map: 'monde' }, /La carte attend un objet/],
      ['a people of nobody', { copies: { dragon: 0, 'dragons-fantassin': 0, 'lance-flammes': 0, serpent: 0 } }, /Les nombres de pions attend de 1 à 66 pions pour les Dragons, pas 0\.$/],
    ],
  )('%s is refused in one sentence', (_name, given, words) => {
    expect(because(given)).toMatch(/^La boîte de ce fichier ne va pas\. [^\n]+\.$/);
    expect(because(given)).toMatch(words);
  });

  test('what the booklet does not promise is only doubted', () => {
    expect(mapDoubts(MAP)).toEqual([]);
    const odd = { ...MAP, rows: ROWS.map((row, at) => (at === 4 ? '~c..c...c~c~~.......c~' : at === 6 ? (ROWS[5] ?? '') : row)) };
    expect(mapDoubts(odd).map((one) => one.because)).toEqual([
      'E5 est une côte sans mer à côté.',
      'E14 est au bord de la mer sans être une côte.',
      'Aucun pont ne mène à la terre de B2.',
      'Aucun pont ne mène à la terre de B14.',
    ]);
  });
});

const SMALL = { map: MAP, copies: CLUB_COPIES };
const optionsOf = (asked: Partial<Omit<GameOptions, 'box'>>, box: unknown = SMALL) =>
  LORDS.checkOptions({ seats: 2, scenario: 'continent', ...asked, box: textOf(box) });

describe('a game on it', () => {
  test('LOR-PREP-1: two continents, an islet that is nobody’s, and their own names', () => {
    const options = accepted(optionsOf({}));
    expect(mapOf(options).rows.length).toBeLessThan(ROWS.length + 1);
    expect(continentsIn(mapOf(options)).map((one) => landName(mapOf(options), one))).toEqual(['Le Couchant', 'Le Levant']);
    const war = accepted(optionsOf({ scenario: 'guerre' }));
    expect(mapOf(war)).toEqual(MAP);
    expect(continentsIn(mapOf(war)).map((one) => landName(mapOf(war), one))).toEqual(['Le Couchant', 'Le Levant']);
    expect(armyOf(war, 'dragons').filter((kind) => kind === 'dragons-fantassin')).toHaveLength(12);
  });

  test('the scenarios that have a map of theirs keep it, and obey the numbers', () => {
    for (const scenario of ['bois', 'siege'] as const) {
      const own = LORDS.setup(accepted(optionsOf({ scenario }, { ...SMALL, factors: { dragon: { combat: 12 } } })), 'x');
      const ours = LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, scenario })), 'x');
      expect(own.position.map).toEqual(ours.position.map);
      expect(own.position.counters).toEqual(ours.position.counters);
      expect([own.position.box?.factors.dragon.combat, ours.position.box]).toEqual([12, undefined]);
    }
  });

  test.each([
    [{ scenario: 'guerre', seats: 3 }, SMALL, /^La carte de cette boîte a 2 continents : 3 joueurs en demandent autant \(LOR-PREP-1\)\.$/],
    [
      { scenario: 'guerre' },
      { map: { ...MAP, rows: ROWS.slice(0, 4).concat(ROWS.slice(6, 7), ROWS.slice(10)) } },
      /^Sur la carte de cette boîte, Le Couchant n’a que \d+ hexagones : un peuple en prend jusqu’à 68, pions et villes \(LOR-PREP-4\)\. « Un continent contre un » n’en prend qu’une part\.$/,
    ],
  ] as const)('%j: where there is no room, one sentence says so', (asked, box, words) => {
    expect(optionsOf(asked, box)).toMatchObject({ ok: false, field: 'box', because: expect.stringMatching(words) });
  });

  test.each([3, 'zut', '1~x', '1~t0022z'])('a box that is none, %j, is refused in one sentence', (box) => {
    const read = LORDS.checkOptions({ seats: 2, scenario: 'guerre', box });
    expect(read).toMatchObject({ ok: false, field: 'box' });
  });

  test('a box that is ours is no box: the options are those of any game', () => {
    expect(accepted(LORDS.checkOptions({ seats: 2, scenario: 'guerre', box: '1' }))).toEqual(
      accepted(LORDS.checkOptions({ seats: 2, scenario: 'guerre' })),
    );
  });

  /** A game by these, to its end or so many moves; each state is one that could be played on. */
  function played(options: GameOptions, seed: string, level: 'random' | 'greedy', most: number): State {
    const dice = diceFrom(seeded(seed));
    let state = LORDS.setup(options, seed);
    for (let at = 0; at < most && state.phase !== 'over'; at += 1) {
      const [seat = 0] = LORDS.toMove(state);
      const legal = LORDS.moves(state, seat);
      expect(legal.length).toBeGreaterThan(0);
      const settle = legal.find(({ kind }) => kind === 'settle');
      const move = settle ?? (level === 'random' ? oneOf(legal, dice) : BOTS.greedy(LORDS.view(state, seat), legal, dice, 200));
      expect(LORDS.judge(state, move).ok).toBe(true);
      state = LORDS.play(state, move).state;
      if (at % 40 === 0) expect(checkState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
      if (at % 40 === 0) {
        const seen = LORDS.view(state, 0);
        expect(sortedJson(LORDS.view(LORDS.guess(seen, dice), 0))).toBe(sortedJson(seen));
      }
    }
    return state;
  }

  test.each(['continent', 'guerre'] as const)(
    '%s: at random and by the captain, months go by, and a replay tells them again',
    (scenario) => {
      const options = accepted(optionsOf({ scenario }, { ...SMALL, factors: { dragon: { combat: 12, movement: 9 } } }));
      for (const level of ['random', 'greedy'] as const) {
        const state = played(options, `boite ${level}`, level, level === 'random' ? 400 : 100);
        expect(state.month).toBeGreaterThan(1);
        expect(state.position.cities.length).toBe(8);
        expect(ownBoxOf(state.options)?.map).toEqual(MAP);
      }
    },
  );

  test('four peoples on four lands whose edges meet, without a bridge', () => {
    const land = ['cccccccccc', 'c........c', 'c...b....c', 'c.A......c', 'c........c', 'c.....o..c', 'c........c', 'cccccccccc'];
    const sea = '~'.repeat(44).slice(0, 24);
    const band = land.map((row) => `~${row}~~${row}~`);
    const map = { rows: [sea, ...band, sea, ...band, sea], wraps: true };
    const options = accepted(optionsOf({ scenario: 'guerre', seats: 4 }, { map, copies: CLUB_COPIES }));
    expect(continentsIn(mapOf(options)).map((one) => landName(mapOf(options), one))).toEqual(
      [1, 2, 3, 4].map((one) => `le continent ${one}`),
    );
    const state = played(options, 'quatre', 'greedy', 80);
    expect([state.peoples.length, state.position.cities.length]).toEqual([4, 16]);
  });
});
