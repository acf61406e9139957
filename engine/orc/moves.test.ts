import { expect, test } from 'vitest';
import { ORC } from './game.ts';
import { checkMove, MAX_TICK } from './moves.ts';

const taken: readonly [name: string, move: unknown][] = [
  ['a deal', { kind: 'deal', seat: 0, tick: 81 }],
  ['a desertion', { kind: 'desertion', seat: 6, tick: 0, pile: 13 }],
  ['a shield after the deal', { kind: 'shield', seat: 1, tick: MAX_TICK, pile: 0 }],
  ['a wait', { kind: 'wait', seat: 1 }],
  ['a champion', { kind: 'champion', seat: 1, champion: 2 }],
  ['a spy', { kind: 'spy', seat: 1, target: 2, card: 'espion-3' }],
  ['a call', { kind: 'call', seat: 1, people: 'nains' }],
  ['nobody sent', { kind: 'send', seat: 1, cards: [] }],
  ['a commando', { kind: 'commando', seat: 1, target: 3, back: 'mercenaires' }],
  ['a flight', { kind: 'fly', seat: 1, cards: ['gobelin', 'commando'] }],
  ['a pass', { kind: 'pass', seat: 1 }],
];
test.each(taken)('taken: %s', (_name, move) => {
  expect(checkMove(move)).toEqual({ ok: true, value: move });
  expect(checkMove(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
});

test('cards sent are written by kind', () => {
  expect(checkMove({ kind: 'send', seat: 1, cards: ['troll', 'gobelin', 'troll'] })).toMatchObject({
    value: { cards: ['gobelin', 'troll', 'troll'] },
  });
});

const KINDS = 'deal, desertion, shield, wait, champion, spy, call, send, commando, fly ou pass';
// biome-ignore format: a case a row
const refused: readonly [name: string, move: unknown, field: string, because: string][] = [
  ['no object', 7, '', 'L’entrée attend un objet (champs kind, seat), pas « 7 ».'],
  ['no kind', { seat: 1 }, 'kind', `kind attend ${KINDS}, pas rien.`],
  ['an unknown kind', { kind: 'steal', seat: 1 }, 'kind', `kind attend ${KINDS}, pas « steal ».`],
  ['an inherited kind', { kind: 'toString', seat: 1 }, 'kind', `kind attend ${KINDS}, pas « toString ».`],
  ['a seat too far', { kind: 'pass', seat: 7 }, 'seat', 'seat attend un nombre entier de 0 à 6, pas « 7 ».'],
  ['half a tick', { kind: 'deal', seat: 0, tick: 1.5 }, 'tick', 'tick attend un nombre entier de 1 à 81, pas « 1.5 ».'],
  ['a pile too far', { kind: 'shield', seat: 0, tick: 50, pile: 14 }, 'pile', 'pile attend un nombre entier de 0 à 13, pas « 14 ».'],
  ['a field too many', { kind: 'pass', seat: 0, tick: 3 }, 'tick', 'Le champ « tick » de l’entrée est inconnu ; on attend kind ou seat.'],
  ['a people that is none', { kind: 'call', seat: 0, people: 'elfes' }, 'people', 'people attend orcs, barbares, squelettes ou nains, pas « elfes ».'],
  [
    'a card that is sent by nobody',
    { kind: 'send', seat: 0, cards: ['gobelin', 'espion-1'] },
    'cards.1',
    'cards.1 attend gobelin, troll, geant, machine-de-guerre, machine-volante ou commando, pas « espion-1 ».',
  ],
  ['a passenger too heavy', { kind: 'fly', seat: 0, cards: ['troll'] }, 'cards.0', 'cards.0 attend gobelin ou commando, pas « troll ».'],
  [
    'too many cards',
    { kind: 'send', seat: 0, cards: Array.from({ length: 25 }, () => 'gobelin') },
    'cards',
    'cards attend une liste de 24 cartes au plus (gobelin, troll, geant, machine-de-guerre, machine-volante, commando), pas une liste de 25.',
  ],
  ['no cards', { kind: 'fly', seat: 0 }, 'cards', 'cards attend une liste de 24 cartes au plus (gobelin, commando), pas rien.'],
];
test.each(refused)('refused: %s', (_name, move, field, because) => {
  expect(checkMove(move)).toEqual({ ok: false, field, because });
});

test('ORC-BAT-1: the last people is no choice, and the Sorcier’s alone', () => {
  const calling = { ...ORC.setup({ seats: 4, options: {}, values: {} }, 'appel'), phase: 'call', sorcier: 1 } as const;
  const called = ['orcs', 'nains', 'barbares'] as const;
  expect(ORC.idle?.({ ...calling, called }, 1)).toEqual({ kind: 'call', seat: 1, people: 'squelettes' });
  expect(ORC.idle?.({ ...calling, called }, 2)).toBeUndefined();
  expect(ORC.idle?.({ ...calling, called: called.slice(1) }, 1)).toBeUndefined();
});
