/** Red cards before a turn: who is asked, what each does on a table, and the Vents d'Illusion that turn them. */
import { describe, expect, test } from 'vitest';
import { at, attack, call, discard, endTurn, fight, flee, made, march, only, pass, play, quiet, ruled, told } from '../testing/playing.ts';
import { type Setting, tableOf, threw } from '../testing/tables.ts';
import { ZARGOS } from './game.ts';
import type { State } from './types.ts';

const FOLLY = 'vent-de-folie';
const ILLUSION = 'vent-d-illusion';

/** Moines in Kahil, Amazones in Oz, Ailés in Taïro: three players of one people. */
const three = (rest: Partial<Setting> = {}): State =>
  tableOf({ stands: { moines: { kahil: 5, 'kahil-1': 4 }, amazones: { oz: 5, 'oz-1': 2 }, ailes: { tairo: 6, 'tairo-1': 3 } }, ...rest });

/** Dragons on land at Banzol and at sea, before their turn; Moines in Ohms. */
const sea = (hands: Setting['hands'], rest: Partial<Setting> = {}): State =>
  tableOf({ stands: { dragons: { banzol: 3, 'mer-14': 4 }, moines: { ohms: 5 } }, hands: hands ?? [], ...rest });

describe('who is asked', () => {
  const one = [['eclipse'], ['canicule'], ['vent-de-mort']] as const;

  test('ZAR-L-27: in the order of play from whose turn comes, and again after somebody played, until all pass in a row', () => {
    const state = three({ hands: [['eclipse', 'vent-de-terre'], ['canicule'], ['vent-de-mort']] });
    expect([state.phase, state.asked]).toEqual(['red', [0, 1, 2]]);
    const played = made(state, pass(0), play(1, 'canicule'));
    expect([played.phase, played.asked]).toEqual(['red', [2]]);
    const again = made(played, pass(2));
    expect([again.phase, again.asked]).toEqual(['red', [0, 2]]);
    expect(made(again, pass(0), pass(2)).phase).toBe('attacks');
  });

  test('ZAR-L-27: before the second turn its player is asked first', () => {
    expect(endTurn(quiet(three({ hands: one }))).asked).toEqual([1, 2, 0]);
  });

  test('ZAR-MAG-4: who holds nothing is not asked, and where nobody holds a card the turn begins', () => {
    expect(three({ hands: [[], ['canicule'], []] }).asked).toEqual([1]);
    expect(three().phase).toBe('attacks');
  });

  test('ZAR-MAG-4: a red card is refused once the turn has begun, and may aim at whoever’s turn it is not', () => {
    const state = three({ hands: [['vent-de-folie'], [], []] });
    expect(ruled(quiet(state), play(0, FOLLY, { kingdom: 'oz' }))).not.toBe(true);
    expect(ruled(state, play(0, FOLLY, { kingdom: 'oz' }))).toBe(true);
    expect(ruled(state, play(0, FOLLY, { kingdom: 'kahil' }))).toBe(true);
  });

  test('ZAR-L-1: the Vent de Folie is played before a turn, not just after another red card', () => {
    const state = three({ hands: [[FOLLY], [FOLLY], []] });
    const laid = made(state, play(0, FOLLY, { kingdom: 'oz' }));
    expect(laid.phase).toBe('illusion');
    expect(ruled(laid, play(1, FOLLY, { kingdom: 'kahil' }))).toBe('ZAR-ILLUSION');
    expect(ruled(made(laid, pass(1)), play(1, FOLLY, { kingdom: 'kahil' }))).toBe(true);
  });
});

describe('ZAR-MAG-6: the same card for the same thing', () => {
  const twice = three({ hands: [[FOLLY, FOLLY], [FOLLY], []] });
  const first = quietly(made(twice, play(0, FOLLY, { kingdom: 'oz' })));

  test('ZAR-MAG-6: a second one is refused on the same kingdom before the same turn, and playable on another one', () => {
    expect(first.phase).toBe('red');
    const back = made(first, pass(1));
    expect(back.asked).toEqual([0, 1]);
    expect(ruled(back, play(0, FOLLY, { kingdom: 'oz' }))).toBe('ZAR-MAG-6');
    expect(ruled(back, play(0, FOLLY, { kingdom: 'kahil' }))).toBe(true);
  });

  test('ZAR-MAG-6: it becomes playable again before the next turn', () => {
    const next = endTurn(quiet(first));
    expect(next.asked).toEqual([1, 0]);
    expect(ruled(made(next, pass(1)), play(0, FOLLY, { kingdom: 'oz' }))).toBe(true);
  });

  test('ZAR-L-67: two storms may share a cell; at another table each closes cells of its own', () => {
    const stormy = (options: Setting['options'] = {}) =>
      made(
        three({ hands: [['vent-de-tempete', 'vent-de-tempete'], [], []], options: options ?? {} }),
        play(0, 'vent-de-tempete', { seas: ['mer-7', 'mer-8'] }),
      );
    const next = play(0, 'vent-de-tempete', { seas: ['mer-8', 'mer-9'] });
    expect([ruled(stormy(), next), ruled(stormy({ 'ZAR-L-67': 'non' }), next)]).toEqual([true, 'ZAR-MAG-6']);
    expect(ZARGOS.moves(stormy(), 0)).toContainEqual(next);
    expect(ZARGOS.moves(stormy({ 'ZAR-L-67': 'non' }), 0)).not.toContainEqual(next);
  });

  test('ZAR-L-48: another player may play the same on the same kingdom', () => {
    expect(ruled(first, play(1, FOLLY, { kingdom: 'oz' }))).toBe(true);
    expect(ZARGOS.moves(first, 1)).toContainEqual(play(1, FOLLY, { kingdom: 'oz' }));
  });

  test('ZAR-L-48 « non »: at such a table nobody does', () => {
    const table = three({ hands: [[FOLLY], [FOLLY], []], options: { 'ZAR-L-48': 'non' } });
    const struck = quietly(made(table, play(0, FOLLY, { kingdom: 'oz' })));
    expect(ruled(struck, play(1, FOLLY, { kingdom: 'oz' }))).toBe('ZAR-L-48');
    expect(ZARGOS.moves(struck, 1)).not.toContainEqual(play(1, FOLLY, { kingdom: 'oz' }));
    expect(ruled(struck, play(1, FOLLY, { kingdom: 'kahil' }))).toBe(true);
  });

  test('ZAR-MAG-6: two Tempêtes on the same two cells are the same, named in either order', () => {
    const state = sea([['vent-de-tempete', 'vent-de-tempete'], []]);
    const struck = made(state, play(0, 'vent-de-tempete', { seas: ['mer-5', 'mer-6'] }));
    const again = struck.phase === 'red' ? struck : quietly(struck);
    expect(ruled(again, play(0, 'vent-de-tempete', { seas: ['mer-6', 'mer-5'] }))).toBe('ZAR-MAG-6');
    expect(ruled(again, play(0, 'vent-de-tempete', { seas: ['mer-6', 'mer-7'] }))).toBe(true);
  });

  test('ZAR-MAG-6: two Vents de Mort of one player do one thing', () => {
    const state = three({ hands: [['vent-de-mort', 'vent-de-mort'], [], []] });
    const struck = made(state, play(0, 'vent-de-mort'));
    expect(ruled(struck, play(0, 'vent-de-mort'))).toBe('ZAR-MAG-6');
  });
});

/** Nobody answers by an Illusion. */
function quietly(state: State): State {
  let now = state;
  while (now.phase === 'illusion') now = made(now, pass(now.asked[0] ?? -1));
  return now;
}

describe('ZAR-MAG-9', () => {
  test('ZAR-MAG-9, ZAR-L-68: the card against one’s own people is kept, or goes under the pile before a turn', () => {
    const state = three({ hands: [['canicule', 'eclipse'], [], []] });
    expect(ruled(state, pass(0))).toBe(true);
    const put = made(state, discard(0, 'canicule'));
    expect([put.hands[0], put.pile.at(-1)]).toEqual([['eclipse'], 'canicule']);
    expect(put.phase).toBe('red');
    expect(ruled(state, discard(0, 'eclipse'))).toBe('ZAR-MAG-9');
    expect(ruled(quiet(state), discard(0, 'canicule'))).not.toBe(true);
  });

  test('ZAR-MAG-9, ZAR-PREP-4: with two peoples, the card against either of them', () => {
    const state = tableOf({
      each: 2,
      stands: { moines: { kahil: 5 }, amazones: { oz: 5 }, ailes: { tairo: 6 }, dragons: { banzol: 3 } },
      hands: [['eclipse', 'typhon'], []],
    });
    expect(ruled(state, discard(0, 'eclipse'))).toBe(true);
    expect(ruled(state, discard(0, 'typhon'))).toBe('ZAR-MAG-9');
  });
});

describe('ZAR-ILLUSION', () => {
  const state = three({ hands: [[FOLLY, 'eclipse'], [ILLUSION], [ILLUSION]], dice: [5, 6] });
  const laid = made(state, play(0, FOLLY, { kingdom: 'kahil' }));

  test('ZAR-L-59: everybody who holds cards is asked in the order of play, but who laid the card', () => {
    expect([laid.phase, laid.asked]).toEqual(['illusion', [1, 2]]);
    expect(state.hands[0]).toContain(FOLLY);
    expect(laid.hands[0]).toEqual(['eclipse']);
  });

  test('ZAR-ILLUSION: who plays it names another target; it goes under the pile at once', () => {
    const turned = made(laid, play(1, ILLUSION, { kingdom: 'tairo' }));
    expect(turned.pile.at(-1)).toBe(ILLUSION);
    expect([turned.laid?.target, turned.laid?.by, turned.laid?.owner]).toEqual([{ kingdom: 'tairo' }, 1, 0]);
  });

  test('ZAR-L-69: an Illusion may keep the target; at another table it turns the card', () => {
    const same = play(1, ILLUSION, { kingdom: 'kahil' });
    const strict = made(
      three({ hands: [[FOLLY, 'eclipse'], [ILLUSION], [ILLUSION]], options: { 'ZAR-L-69': 'non' } }),
      play(0, FOLLY, { kingdom: 'kahil' }),
    );
    expect([ruled(laid, same), ruled(strict, same)]).toEqual([true, 'ZAR-L-69']);
    expect(ZARGOS.moves(laid, 1)).toContainEqual(same);
    expect(ZARGOS.moves(strict, 1)).not.toContainEqual(same);
  });

  test('ZAR-L-59: after an Illusion all are asked again but its player, the owner of the card too', () => {
    expect(made(laid, play(1, ILLUSION, { kingdom: 'tairo' })).asked).toEqual([0, 2]);
    expect(made(laid, pass(1), play(2, ILLUSION, { kingdom: 'oz' })).asked).toEqual([0, 1]);
  });

  test('ZAR-ILLUSION: an Illusion answers an Illusion, and the last one names the target', () => {
    const events = told(laid, play(1, ILLUSION, { kingdom: 'tairo' }), pass(0), play(2, ILLUSION, { kingdom: 'oz' }), pass(0));
    expect(only(events, 'effect')).toEqual([{ kind: 'effect', card: FOLLY, by: 2, target: { kingdom: 'oz' } }]);
    expect(only(events, 'folly').map(({ at, losses }) => [at, losses])).toEqual([
      ['oz', 2],
      ['oz-1', 2],
    ]);
  });

  test('ZAR-ILLUSION: one’s own card is not answered, and only four cards are', () => {
    expect(ruled(three({ hands: [[ILLUSION], [], []] }), play(0, ILLUSION))).toBe('ZAR-ILLUSION');
    for (const card of ['vent-de-mort', 'eclipse'] as const) {
      expect(made(three({ hands: [[card], [ILLUSION], []] }), play(0, card)).phase).toBe('red');
    }
    const all = [
      [FOLLY, { kingdom: 'oz' }],
      ['vent-de-glace', { kingdom: 'oz' }],
      ['vent-de-tempete', { seas: ['mer-5', 'mer-6'] }],
      ['vent-demoniaque', { place: 'oz' }],
    ] as const;
    for (const [card, target] of all) {
      expect(made(three({ hands: [[card], [ILLUSION], []] }), play(0, card, target)).phase).toBe('illusion');
    }
  });

  test('ZAR-ILLUSION: the new target must be one that the card can strike', () => {
    expect(ruled(laid, play(1, ILLUSION, { place: 'oz' }))).toBe('ZAR-FOLIE');
    expect(ruled(laid, play(1, ILLUSION))).toBe('ZAR-FOLIE');
  });
});

describe('what each red card does', () => {
  test('ZAR-FOLIE: one die a province held, half of it lost, the capital not protected; thrown in the order of the board', () => {
    const before = three({ hands: [[FOLLY], [], []], dice: [5, 6] });
    const state = made(before, play(0, FOLLY, { kingdom: 'oz' }));
    // 5 ÷ 2 = 2 of 5 in the capital (5 ÷ 3 would be 1); 6 ÷ 2 = 3, more than the 2 that stand in Oz sud.
    expect([at(state, 'oz'), at(state, 'oz-1')]).toEqual(['amazones 3', '0']);
    expect(threw(before, state, 2)).toBe(true);
    expect(state.pile.at(-1)).toBe(FOLLY);
  });

  test('ZAR-FOLIE: provinces where nobody stands throw nothing', () => {
    const before = three({ hands: [[FOLLY], [], []], dice: [1, 2] });
    const state = made(before, play(0, FOLLY, { kingdom: 'kahil' }));
    expect([at(state, 'kahil'), at(state, 'kahil-1')]).toEqual(['moines 5', 'moines 3']);
    expect(threw(before, state, 2)).toBe(true);
  });

  test('ZAR-ZRG-10: the Vent de Folie may strike the kingdom of Zargos', () => {
    const table = tableOf({ stands: { moines: { kahil: 5, 'zargos-1': 3 }, amazones: { oz: 5 } }, hands: [[], [FOLLY]], dice: [4] });
    expect(at(made(table, play(1, FOLLY, { kingdom: 'zargos' })), 'zargos-1')).toBe('moines 1');
  });

  test('ZAR-GLACE: no attack and no reorganisation in the kingdom, out of it or into it, until the end of the turn', () => {
    const table = tableOf({
      stands: { moines: { kahil: 5, 'kahil-4': 4, 'ohms-6': 3 }, amazones: { 'ludos-1': 4, 'kahil-3': 2 } },
      hands: [[], ['vent-de-glace']],
    });
    const cold = made(table, play(1, 'vent-de-glace', { kingdom: 'kahil' }));
    expect(cold.phase).toBe('attacks');
    for (const move of [attack(0, 'moines', 'kahil-4', 'ludos-1', 2), attack(0, 'moines', 'kahil', 'kahil-3', 2)]) {
      expect(['ZAR-GLACE', 'ZAR-L-28']).toContain(ruled(cold, move));
      expect(ruled(quiet(table), move)).toBe(true);
    }
    const reorganising = made(cold, { kind: 'done', seat: 0 });
    expect(['ZAR-GLACE', 'ZAR-L-28']).toContain(ruled(reorganising, march(0, 'moines', 'kahil', 'kahil-4', 2)));
    expect(cold.effects.map(({ card }) => card)).toEqual(['vent-de-glace']);
    const next = endTurn(cold);
    expect([next.effects, next.pile.at(-1)]).toEqual([[], 'vent-de-glace']);
    expect(ruled(next, attack(1, 'amazones', 'ludos-1', 'kahil-4', 3))).toBe(true);
  });

  test('ZAR-TEMPETE: Dragons of a closed cell go to an open one beside it, as their player chooses', () => {
    const state = sea([[], ['vent-de-tempete']]);
    const struck = made(state, play(1, 'vent-de-tempete', { seas: ['mer-14', 'mer-20'] }));
    expect([struck.phase, ZARGOS.toMove(struck)]).toEqual(['flight', [0]]);
    // « mer du nord » touches the « large du nord », the « mer du nord-est » and the « mer du nord-ouest », closed too (ZAR-L-50).
    expect(ZARGOS.moves(struck, 0)).toEqual([flee(0, 'mer-1'), flee(0, 'mer-15')]);
    expect(ruled(struck, flee(0, 'mer-20'))).toBe('ZAR-TEMPETE');
    const gone = made(struck, flee(0, 'mer-15'));
    expect([at(gone, 'mer-14'), at(gone, 'mer-15'), gone.phase]).toEqual(['0', '4', 'attacks']);
  });

  test('ZAR-TEMPETE: one way out is taken at once; the cells are closed during the turn and open after it', () => {
    const state = sea([[], ['vent-de-tempete']], {
      stands: { dragons: { banzol: 3, 'mer-13': 4 }, moines: { ohms: 5, 'banzol-2': 2 } },
      boats: { dragons: 1 },
    });
    const struck = made(state, play(1, 'vent-de-tempete', { seas: ['mer-12', 'mer-13'] }));
    expect([struck.phase, at(struck, 'mer-1'), at(struck, 'mer-13')]).toEqual(['attacks', '4', '0']);
    const byBoat = attack(0, 'dragons', 'banzol', 'banzol-2', 2);
    expect(ruled(quiet(state), byBoat)).toBe(true);
    expect(ruled(struck, byBoat)).toBe('ZAR-TEMPETE');
    expect(endTurn(struck).effects).toEqual([]);
  });

  test('ZAR-L-50: without an open cell beside them Dragons stay, and do not move this turn', () => {
    const state = sea([[], ['vent-de-tempete']], {
      stands: { dragons: { kahil: 3, 'mer-13': 4 }, moines: { ohms: 5, banzol: 2 } },
      effects: [{ card: 'vent-de-tempete', by: 1, target: { seas: ['mer-1', 'mer-2'] }, until: 'turn' }],
    });
    const move = play(1, 'vent-de-tempete', { seas: ['mer-12', 'mer-13'] });
    expect(only(told(state, move), 'stranded')).toEqual([{ kind: 'stranded', at: 'mer-13', pawns: 4 }]);
    const struck = made(state, move);
    expect([struck.phase, at(struck, 'mer-13')]).toEqual(['attacks', '4']);
    expect(ruled(struck, attack(0, 'dragons', 'mer-13', 'banzol', 4))).toBe('ZAR-L-50');
    expect(ruled(quiet(state), attack(0, 'dragons', 'mer-13', 'banzol', 4))).toBe(true);
  });

  test('ZAR-L-31: the lake has no cell beside it; at another table it is closed alone', () => {
    const table = (options: Setting['options']) =>
      tableOf({
        stands: { moines: { 'kori-2': 5 }, amazones: { 'ludos-4': 2, oz: 3 } },
        hands: [[], ['vent-de-tempete']],
        boats: { moines: 1 },
        ...(options ? { options } : {}),
      });
    const lake = play(1, 'vent-de-tempete', { seas: ['lac'] });
    expect(ruled(table({}), lake)).toBe('ZAR-L-31');
    const struck = made(table({ 'ZAR-L-31': 'lac-seul' }), lake);
    // One boat crosses the lake; the way round it is two cells long.
    expect(ruled(quiet(table({})), attack(0, 'moines', 'kori-2', 'ludos-4', 2))).toBe(true);
    expect(ruled(struck, attack(0, 'moines', 'kori-2', 'ludos-4', 2))).not.toBe(true);
  });

  const mort = (options: Setting['options']) =>
    tableOf({
      stands: { dragons: { banzol: 9, 'banzol-1': 6, 'mer-14': 9 }, moines: { ohms: 12, 'zargos-1': 8 } },
      hands: [[], ['vent-de-mort']],
      ...(options ? { options } : {}),
    });

  test('ZAR-MORT: every province keeps seven pawns at most, those of Zargos too, sea cells all of theirs', () => {
    const state = made(mort({}), play(1, 'vent-de-mort'));
    expect(['banzol', 'banzol-1', 'mer-14', 'ohms', 'zargos-1'].map((id) => at(state, id as 'banzol'))).toEqual([
      'dragons 7',
      'dragons 6',
      '9',
      'moines 7',
      'moines 7',
    ]);
  });

  test('ZAR-L-49: at once, and more than seven may come together afterwards', () => {
    const state = made(mort({}), play(1, 'vent-de-mort'));
    expect([state.effects, state.pile.at(-1)]).toEqual([[], 'vent-de-mort']);
    expect(at(made(state, { kind: 'done', seat: 0 }, march(0, 'dragons', 'banzol-1', 'banzol', 5)), 'banzol')).toBe('dragons 12');
  });

  test('ZAR-L-49 « fin du tour »: whatever comes beyond seven until then is lost', () => {
    const state = made(mort({ 'ZAR-L-49': 'fin-du-tour' }), play(1, 'vent-de-mort'));
    expect([at(state, 'banzol'), state.effects.length]).toEqual(['dragons 7', 1]);
    const marched = made(state, { kind: 'done', seat: 0 }, march(0, 'dragons', 'banzol-1', 'banzol', 5));
    expect([at(marched, 'banzol'), at(marched, 'banzol-1')]).toEqual(['dragons 7', 'dragons 1']);
    const next = made(marched, { kind: 'done', seat: 0 });
    expect([next.effects, next.pile.at(-1)]).toEqual([[], 'vent-de-mort']);
  });

  test('ZAR-L-49 « fin du tour »: groups of several provinces fight together, seventeen strong, and the conquest keeps seven', () => {
    const state = made(
      tableOf({
        stands: { dragons: { banzol: 9, 'banzol-2': 9, 'banzol-3': 9 }, moines: { 'banzol-1': 1, oz: 3 } },
        hands: [[], ['vent-de-mort']],
        options: { 'ZAR-L-49': 'fin-du-tour' },
      }),
      play(1, 'vent-de-mort'),
      attack(0, 'dragons', 'banzol', 'banzol-1', 6),
      attack(0, 'dragons', 'banzol-2', 'banzol-1', 6),
      attack(0, 'dragons', 'banzol-3', 'banzol-1', 5),
    );
    const events = told(state, fight(0, 'banzol-1'));
    expect(only(events, 'opened').map(({ pawns }) => pawns)).toEqual([17]);
    expect(at(quiet(made(state, fight(0, 'banzol-1'))), 'banzol-1')).toBe('dragons 7');
  });

  test('ZAR-DEMON: a province or a sea cell loses all its pawns', () => {
    const land = made(sea([[], ['vent-demoniaque']]), play(1, 'vent-demoniaque', { place: 'banzol' }));
    expect([at(land, 'banzol'), at(land, 'mer-14')]).toEqual(['0', '4']);
    const water = made(sea([[], ['vent-demoniaque']]), play(1, 'vent-demoniaque', { place: 'mer-14' }));
    expect([at(water, 'banzol'), at(water, 'mer-14')]).toEqual(['dragons 3', '0']);
    expect(water.pile.at(-1)).toBe('vent-demoniaque');
  });

  test('ZAR-RAZ: Dragons at sea come back to their nearest province, and none goes to sea during this turn', () => {
    const state = made(sea([[], ['raz-de-maree']]), play(1, 'raz-de-maree'));
    expect([at(state, 'mer-14'), at(state, 'banzol'), state.phase]).toEqual(['0', 'dragons 7', 'attacks']);
    const reorganising = made(state, { kind: 'done', seat: 0 });
    expect(ruled(reorganising, march(0, 'dragons', 'banzol', 'mer-14', 2))).toBe('ZAR-RAZ');
    expect(endTurn(reorganising).effects).toEqual([]);
  });

  test('ZAR-RAZ: only before the Dragons’ turn', () => {
    const state = tableOf({ stands: { moines: { ohms: 5 }, dragons: { banzol: 3 } }, hands: [['raz-de-maree'], []] });
    expect(ruled(state, play(0, 'raz-de-maree'))).toBe('ZAR-RAZ');
    expect(ruled(endTurn(quiet(state)), play(0, 'raz-de-maree'))).toBe(true);
  });

  test('ZAR-L-24: of two provinces as near, the Dragons’ player chooses', () => {
    const state = made(
      sea([[], ['raz-de-maree']], { stands: { dragons: { banzol: 3, 'banzol-5': 2, 'banzol-1': 1, 'mer-14': 4 }, moines: { ohms: 5 } } }),
      play(1, 'raz-de-maree'),
    );
    expect([state.phase, ZARGOS.moves(state, 0)]).toEqual(['flight', [flee(0, 'banzol'), flee(0, 'banzol-5')]]);
    expect(ruled(state, flee(0, 'banzol-1'))).toBe('ZAR-RAZ');
    expect(at(made(state, flee(0, 'banzol-5')), 'banzol-5')).toBe('dragons 6');
  });

  test('ZAR-L-63: the nearest is counted over land and sea, or by sea alone; an inland province then takes nobody in', () => {
    const stands = { dragons: { 'banzol-3': 3, kori: 2, 'mer-14': 4 }, moines: { ohms: 5, 'banzol-1': 2 } };
    const nearest = (options: Setting['options'] = {}) =>
      made(sea([[], ['raz-de-maree']], { stands, options: options ?? {} }), play(1, 'raz-de-maree'));
    // Banzol-3 lies behind the coast of that cell; by sea alone, Kori is nearer.
    expect([at(nearest(), 'mer-14'), at(nearest(), 'banzol-3')]).toEqual(['0', 'dragons 7']);
    expect(at(nearest({ 'ZAR-L-63': 'par-mer' }), 'kori')).toBe('dragons 6');
    const lost = made(
      sea([[], ['raz-de-maree']], {
        stands: { dragons: { ludos: 2, 'mer-14': 4 }, moines: { ohms: 5 } },
        options: { 'ZAR-L-63': 'par-mer' },
      }),
      play(1, 'raz-de-maree'),
    );
    expect(at(lost, 'mer-14')).toBe('4');
  });

  test('ZAR-L-24: without a province they stay at sea and do not move this turn; at another table they are lost', () => {
    const adrift = (options: Setting['options']) =>
      sea([[], ['raz-de-maree']], {
        stands: { dragons: { 'mer-14': 4 }, moines: { ohms: 5, banzol: 2 } },
        ...(options ? { options } : {}),
      });
    const stay = made(adrift({}), play(1, 'raz-de-maree'));
    expect(at(stay, 'mer-14')).toBe('4');
    expect(ruled(stay, attack(0, 'dragons', 'mer-14', 'banzol', 4))).not.toBe(true);
    const lost = made(adrift({ 'ZAR-L-24': 'elimines' }), play(1, 'raz-de-maree'));
    expect(at(lost, 'mer-14')).toBe('0');
    expect(lost.order).toEqual(['moines']);
  });

  /** Araignées on two volcanoes, second to play. */
  const spiders = (options: Setting['options'] = {}) =>
    tableOf({
      stands: { moines: { kahil: 5, 'ludos-1': 6, 'oz-1': 2 }, araignees: { 'kahil-5': 3, 'akilon-2': 5 } },
      hands: [['tremblement-de-terre'], []],
      options,
    });
  const leap = attack(1, 'araignees', 'akilon-2', 'oz-1', 3);

  test('ZAR-TREMBLEMENT, ZAR-L-4: no vortex until the end of the turn before which it is played, the call included', () => {
    const state = made(spiders(), play(0, 'tremblement-de-terre'), attack(0, 'moines', 'ludos-1', 'kahil-5', 2), fight(0, 'kahil-5'));
    expect(state.phase).not.toBe('call');
    const calm = made(quiet(spiders()), attack(0, 'moines', 'ludos-1', 'kahil-5', 2), fight(0, 'kahil-5'));
    expect([calm.phase, ruled(calm, call(1, 'akilon-2', 4))]).toEqual(['call', true]);
    expect(ruled(endTurn(made(spiders(), play(0, 'tremblement-de-terre'))), leap)).toBe(true);
  });

  test('ZAR-L-4 « phase a »: until all have had their turn', () => {
    const next = endTurn(made(spiders({ 'ZAR-L-4': 'phase-a' }), play(0, 'tremblement-de-terre')));
    expect(['ZAR-TREMBLEMENT', 'ZAR-ARA-1', 'ZAR-ATT-1', 'ZAR-ATT-3']).toContain(ruled(next, leap));
    expect(next.effects).toHaveLength(1);
    const counted = endTurn(next);
    expect(counted.effects).toEqual([]);
    expect(counted.pile).toContain('tremblement-de-terre');
  });

  test('ZAR-ECLIPSE: the Amazones do not shoot during this turn', () => {
    const table = tableOf({ stands: { chevaliers: { 'kahil-4': 8 }, amazones: { kahil: 3, oz: 3 } }, hands: [['eclipse'], []] });
    const moves = [attack(0, 'chevaliers', 'kahil-4', 'kahil', 7), fight(0, 'kahil')];
    const shots = (state: State) => only(told(state, ...moves), 'fight').filter(({ what }) => what.kind === 'shot').length;
    expect([shots(quiet(table)), shots(made(table, play(0, 'eclipse')))]).toEqual([1, 0]);
  });

  test('ZAR-CANICULE: the Moines are not asked for the hand of God during this turn', () => {
    const table = tableOf({ stands: { moines: { 'kahil-4': 8 }, araignees: { kahil: 3, oz: 3 } }, hands: [[], ['canicule']] });
    const moves = [attack(0, 'moines', 'kahil-4', 'kahil', 7), fight(0, 'kahil')];
    expect(made(quiet(table), ...moves, pass(1)).phase).toBe('hand');
    expect(made(table, play(1, 'canicule'), ...moves).phase).toBe('attacks');
  });

  test('ZAR-TYPHON: the Ailés do not fly during their turn, and walk as the others do', () => {
    const table = tableOf({ stands: { ailes: { 'kahil-4': 8 }, araignees: { 'kahil-1': 3, kahil: 3 } }, hands: [[], ['typhon']] });
    const far = attack(0, 'ailes', 'kahil-4', 'kahil-1', 3);
    const struck = made(table, play(1, 'typhon'));
    expect([ruled(quiet(table), far), ruled(struck, attack(0, 'ailes', 'kahil-4', 'kahil', 3))]).toEqual([true, true]);
    expect(['ZAR-TYPHON', 'ZAR-ATT-1', 'ZAR-ATT-3']).toContain(ruled(struck, far));
  });

  test('ZAR-TYPHON, ZAR-INONDATIONS: only before the turn of the people they deprive', () => {
    const table = (peoples: Setting['peoples']) =>
      tableOf({ peoples, stands: { ailes: { 'kahil-4': 8 }, chevaliers: { oz: 3 } }, hands: [['typhon', 'inondations'], []] });
    const [flyers, knights] = [table([['ailes'], ['chevaliers']]), table([['chevaliers'], ['ailes']])];
    expect([ruled(flyers, play(0, 'typhon')), ruled(flyers, play(0, 'inondations'))]).toEqual([true, 'ZAR-INONDATIONS']);
    expect([ruled(knights, play(0, 'typhon')), ruled(knights, play(0, 'inondations'))]).toEqual(['ZAR-TYPHON', true]);
  });

  test('ZAR-INONDATIONS: the Chevaliers make all their moves before their first fight during this turn', () => {
    const table = tableOf({ stands: { chevaliers: { 'kahil-4': 8 }, araignees: { oz: 3, 'ludos-1': 1 } }, hands: [[], ['inondations']] });
    const struck = made(table, play(1, 'inondations'));
    const moves = [attack(0, 'chevaliers', 'kahil-4', 'kahil', 4), fight(0, 'kahil')];
    const chain = attack(0, 'chevaliers', 'kahil', 'kahil-1', 2);
    expect([ruled(made(quiet(table), ...moves), chain), ruled(made(struck, ...moves), chain)]).toEqual([true, 'ZAR-COM-1']);
  });

  test('ZAR-MAG-5: a red card that acts over time goes under the pile when its time is over, the others at once', () => {
    const state = three({ hands: [['eclipse'], [], []] });
    const struck = made(state, play(0, 'eclipse'));
    expect([struck.effects.map(({ card }) => card), struck.pile.includes('eclipse')]).toEqual([['eclipse'], false]);
    expect(only(told(struck, { kind: 'done', seat: 0 }, { kind: 'done', seat: 0 }), 'expired')).toEqual([
      { kind: 'expired', cards: ['eclipse'] },
    ]);
    expect(endTurn(struck).pile.at(-1)).toBe('eclipse');
  });
});
