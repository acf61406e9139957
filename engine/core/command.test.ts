import { describe, expect, test } from 'vitest';
import { answerText, atMost, MAX_INPUTS, type Verb, verbOf } from './command.ts';

const double: Verb = (input) =>
  typeof input === 'number' ? { ok: true, value: input * 2 } : { ok: false, field: 'n', because: 'n attend un nombre.' };

const games = { dés: async () => ({ verbs: { double } }) };

describe('the verb of a command line', () => {
  test('is found by game and name', async () => {
    expect(await verbOf(games, ['dés', 'double'])).toBe(double);
  });

  test.each<[line: string[], sentence: string]>([
    [[], 'Le jeu attendu est dés : engine <jeu> <verbe>.'],
    [['go'], 'Le jeu attendu est dés : engine <jeu> <verbe>.'],
    [['__proto__', 'double'], 'Le jeu attendu est dés : engine <jeu> <verbe>.'],
    [['dés'], 'Le verbe attendu pour dés est double : engine dés <verbe>.'],
    [['dés', 'triple'], 'Le verbe attendu pour dés est double : engine dés <verbe>.'],
    [['dés', 'constructor'], 'Le verbe attendu pour dés est double : engine dés <verbe>.'],
    [['dés', 'double', '3'], 'engine dés double ne prend pas d’autre argument : tout se lit sur l’entrée standard.'],
  ])('%j is not one', async (line, sentence) => {
    expect(await verbOf(games, line)).toBe(sentence);
  });
});

describe('answers', () => {
  test('one for one, a list for a list, in order', () => {
    expect(answerText(double, '3')).toEqual({ ok: true, value: 6 });
    expect(answerText(double, ' [3, 1, 2] ')).toEqual({ ok: true, value: [6, 2, 4] });
    expect(answerText(double, '[]')).toEqual({ ok: true, value: [] });
    expect(answerText(double, '\uFEFF3')).toEqual({ ok: true, value: 6 });
  });

  test('one bad input refuses the whole, naming its index', () => {
    expect(answerText(double, '"x"')).toEqual({ ok: false, field: 'n', because: 'n attend un nombre.' });
    expect(answerText(double, '[1, 2, "x", "y"]')).toEqual({ ok: false, field: 'n', because: 'Élément 2 : n attend un nombre.' });
    expect(answerText(double, '[[1]]')).toMatchObject({ ok: false, because: 'Élément 0 : n attend un nombre.' });
  });

  test.each(['', '{', 'NaN', '[1,]', 'undefined', '\u0000'])('%j is no JSON', (text) => {
    expect(answerText(double, text)).toEqual({
      ok: false,
      field: '',
      because: 'L’entrée n’est pas du JSON : un objet, ou une liste d’objets, est attendu sur l’entrée standard.',
    });
  });

  test('ten thousand inputs are taken, one more is not', () => {
    const list = (count: number) => `[${new Array(count).fill(1).join()}]`;
    expect(answerText(double, list(MAX_INPUTS))).toMatchObject({ ok: true });
    expect(answerText(double, list(MAX_INPUTS + 1))).toEqual({
      ok: false,
      field: '',
      because: 'L’entrée compte 10001 éléments ; 10000 au plus.',
    });
  });

  test('the same question of a list is asked once, and answered at each of its places', () => {
    const asked: unknown[] = [];
    const told: Verb = (input) => {
      asked.push(input);
      return double(input);
    };
    expect(answerText(told, '[3, 1, 3, 3, 1]')).toEqual({ ok: true, value: [6, 2, 6, 6, 2] });
    expect(asked).toEqual([3, 1]);
  });

  test('a verb that takes long answers few different questions, however often each is asked', () => {
    const slow = atMost(2, double);
    expect(answerText(slow, '[3, 1, 3, 3]')).toEqual({ ok: true, value: [6, 2, 6, 6] });
    expect(answerText(slow, '[3, 1, 2]')).toEqual({
      ok: false,
      field: '',
      because: 'L’entrée compte 3 questions différentes ; 2 au plus, car chacune demande un long calcul.',
    });
  });
});
