import { expect, test } from 'vitest';
import { cardsInWords } from './explain.ts';
import { ORC } from './game.ts';
import { IDS } from './ids.ts';
import { atWar, cards, dealing, play, spying } from './testing/position.ts';
import { wander } from './testing/wander.ts';
import { type CardId, LAST_TICK, type Move, type Seat, type State } from './types.ts';

/** What `reader` reads of the last of these moves: « text [rules] ». */
function told(state: State, moves: readonly Move[], reader: Seat, named = false): readonly string[] {
  const last = moves.at(-1);
  if (!last) return [];
  const before = moves.slice(0, -1).reduce(play, state);
  const { state: after, events } = ORC.play(before, last);
  return ORC.explain(events, after, reader, named).map(({ text, rules }) => `${text} [${rules.join(' ')}]`);
}

const FIRST = ['orcs-troupe', 'espion-1', 'machine-de-guerre', ...cards('gobelin x6')] as CardId[];
const DEAL = dealing({ first: FIRST, start: 40 });
const WAR = atWar({ hands: ['', 'orcs-troupe commando machine-volante gobelin x2', 'orcs-elite troll', 'orcs-troupe troll'], champion: 2 });
const CALL: Move = { kind: 'call', seat: 0, people: 'orcs' };
const SENT: readonly Move[] = [
  CALL,
  { kind: 'send', seat: 1, cards: [] },
  { kind: 'send', seat: 2, cards: ['troll'] },
  { kind: 'send', seat: 3, cards: [] },
];
const SPY = spying({ hands: ['', 'espion-1', 'geant machine-de-guerre', 'geant x2'] });

const rows: readonly [name: string, state: State, moves: readonly Move[], reader: Seat, lines: readonly string[]][] = [
  [
    'a card dealt is named',
    DEAL,
    [{ kind: 'deal', seat: 0, tick: 2 }],
    1,
    ['Le Sorcier pose un Orc de troupe sur la pile 1 et un espion n° 1 sur la pile 2. [ORC-REC-3]'],
  ],
  [
    'many are counted, the start and the end are told',
    DEAL,
    [{ kind: 'deal', seat: 0, tick: LAST_TICK }],
    1,
    [
      'Le Sorcier pose 80 cartes. [ORC-REC-3]',
      '« Début des recrutements » : les boucliers peuvent tomber. [ORC-REC-5]',
      'La dernière carte est posée : plus de désertion. [ORC-REC-6]',
    ],
  ],
  [
    'a desertion tells the deal up to it',
    DEAL,
    [{ kind: 'desertion', seat: 1, tick: 3, pile: 2 }],
    1,
    [
      'Le Sorcier pose un Orc de troupe sur la pile 1, un espion n° 1 sur la pile 2 et une machine de guerre sur la pile 3. [ORC-REC-3]',
      'Vous posez une désertion sur la pile 3. [ORC-REC-4]',
    ],
  ],
  [
    'nothing is told of a wait',
    DEAL,
    [
      { kind: 'deal', seat: 0, tick: 2 },
      { kind: 'wait', seat: 1 },
    ],
    1,
    [],
  ],
  [
    'a late shield',
    play(DEAL, { kind: 'deal', seat: 0, tick: LAST_TICK }),
    [{ kind: 'shield', seat: 1, tick: LAST_TICK, pile: 0 }],
    2,
    ['Bleu pose un bouclier sur la pile 1. [ORC-REC-6]'],
  ],
  [
    'a spy who finds, and giants who go',
    SPY,
    [{ kind: 'spy', seat: 1, target: 2, card: 'machine-de-guerre' }],
    0,
    [
      'Bleu montre l’espion n° 1 et réclame une machine de guerre à Vert, qui en donne une. [ORC-ESP-1]',
      'Jaune défausse ses 2 géants, qui ne se supportent pas. [ORC-GEA-1]',
    ],
  ],
  [
    'a spy who does not, to the one asked',
    SPY,
    [{ kind: 'spy', seat: 1, target: 3, card: 'troll' }],
    3,
    [
      'Bleu montre l’espion n° 1 et vous réclame un troll, que vous ne donnez pas. [ORC-ESP-1]',
      'Vous défaussez vos 2 géants, qui ne se supportent pas. [ORC-GEA-1]',
    ],
  ],
  [
    'a spy who asks nothing, to himself',
    SPY,
    [{ kind: 'pass', seat: 1 }],
    1,
    ['Vous montrez l’espion n° 1 et ne réclamez rien. [ORC-ESP-1]', 'Jaune défausse ses 2 géants, qui ne se supportent pas. [ORC-GEA-1]'],
  ],
  ['a call and what is laid', WAR, [CALL], 3, ['Le Sorcier appelle les Orcs. Cartes engagées : Bleu 1, Vert 1, vous 1. [ORC-BAT-1]']],
  ['mercenaries: which, to their owner', WAR, SENT.slice(0, 3), 2, ['Vous envoyez un troll. [ORC-BAT-2]']],
  ['mercenaries: how many, to the others', WAR, SENT.slice(0, 3), 1, ['Vert envoie 1 mercenaire. [ORC-BAT-2]']],
  ['no mercenary', WAR, SENT.slice(0, 2), 3, ['Bleu n’envoie aucun mercenaire. [ORC-BAT-2]']],
  [
    'the commando: what was lost, to who lost it',
    WAR,
    [...SENT, { kind: 'commando', seat: 1, target: 2, back: 'mercenaires' }],
    2,
    ['Bleu joue le commando gobelin : vous perdez un troll. [ORC-BAT-3]', 'On révèle les armées : Bleu 3, vous 6, Jaune 3. [ORC-BAT-4]'],
  ],
  [
    'the commando: its back only, to the others',
    WAR,
    [...SENT, { kind: 'commando', seat: 1, target: 2, back: 'orcs' }],
    3,
    [
      'Bleu joue le commando gobelin : Vert perd une carte des Orcs. [ORC-BAT-3]',
      'On révèle les armées : Bleu 3, Vert 5, vous 3. [ORC-BAT-4]',
    ],
  ],
  [
    'the flying machine and the count',
    WAR,
    [...SENT, { kind: 'commando', seat: 1, target: 2, back: 'orcs' }, { kind: 'fly', seat: 1, cards: ['gobelin', 'gobelin'] }],
    1,
    [
      'Vous ajoutez la machine volante avec 2 gobelins : votre force passe de 3 à 9. [ORC-BAT-8]',
      'Vous remportez la bataille : 2 points. [ORC-BAT-9]',
    ],
  ],
];
test.each(rows)('%s', (_name, state, moves, reader, lines) => {
  expect(told(state, moves, reader)).toEqual(lines);
});

test('the Sorcier’s points, a tie, the next round, the end', () => {
  const tie = atWar({ hands: ['', 'orcs-troupe', 'orcs-troupe', ''], champion: 2 });
  expect(told(tie, [CALL], 2).slice(1)).toEqual([
    'On révèle les armées : Bleu 3, vous 3, Jaune 0. [ORC-BAT-4]',
    'Égalité : Bleu et vous marquez chacun 2 points. [ORC-BAT-9]',
    'Rouge marque autant que son champion. [ORC-BAT-9 ORC-L-9]',
  ]);
  const calls = (['nains', 'barbares', 'squelettes', 'orcs'] as const).map((people): Move => ({ kind: 'call', seat: 0, people }));
  expect(told(tie, calls, 1).slice(-1)).toEqual(['Manche 2 : vous êtes Sorcier, toutes les cartes sont mélangées. [ORC-FIN-1 ORC-MAN-1]']);
  expect(told(tie, calls.slice(0, 1), 1).slice(-1)).toEqual(['Aucune armée ne vaut plus de 0 : personne ne marque. [ORC-L-20]']);
  const last = { ...tie, scores: [0, 7, 8, 0] };
  expect(told(last, calls, 2).slice(-1)).toEqual(['La partie est finie : vous l’emportez, à 10 points. [ORC-FIN-2]']);
});

test('whoever only watches reads of the seat he watches, and no less than it', () => {
  const strike: Move = { kind: 'commando', seat: 1, target: 2, back: 'mercenaires' };
  expect(told(WAR, SENT.slice(0, 3), 2, true)).toEqual(['Vert envoie un troll. [ORC-BAT-2]']);
  expect(told(WAR, [...SENT, strike], 2, true)).toEqual([
    'Bleu joue le commando gobelin : Vert perd un troll. [ORC-BAT-3]',
    'On révèle les armées : Bleu 3, Vert 6, Jaune 3. [ORC-BAT-4]',
  ]);
  expect(told(SPY, [{ kind: 'pass', seat: 1 }], 1, true)[0]).toBe('Bleu montre l’espion n° 1 et ne réclame rien. [ORC-ESP-1]');
  for (const seats of [4, 7] as const) {
    wander({ seats, options: {}, values: {} }, `watched/${seats}`, (_before, _move, after, _dice, events) => {
      for (let seat = 0; seat < seats; seat++) {
        for (const { text } of ORC.explain(events, after, seat, true)) expect(text).not.toMatch(/\b(vous|votre|vos)\b/i);
      }
    });
  }
});

test('passes are one line, once nobody has played what was asked for', () => {
  const pass = (seat: Seat): Move => ({ kind: 'pass', seat });
  expect(told(WAR, [...SENT, pass(1)], 1)).toEqual([]);
  expect(told(WAR, [...SENT, pass(1), pass(3)], 1)).toEqual([
    'Personne ne joue le commando gobelin. [ORC-BAT-3]',
    'On révèle les armées : vous 3, Vert 11, Jaune 3. [ORC-BAT-4]',
  ]);
  // What nobody adds changes no force.
  expect(told(WAR, [...SENT, pass(1), pass(3), pass(1), pass(3)], 1)[0]).toMatch(/BAT-9/);
});

test('cards in words', () => {
  expect(cardsInWords(cards('gobelin x2 troll machine-de-guerre'))).toBe('2 gobelins, un troll et une machine de guerre');
  expect(cardsInWords([])).toBe('');
});

test('every line is a sentence that cites known rules, and no log names a face-down card of another', () => {
  const known: readonly string[] = IDS;
  for (const seats of [4, 7] as const) {
    wander({ seats, options: {}, values: {} }, `told/${seats}`, (_before, move, after, _dice, events) => {
      for (let reader = 0; reader < seats; reader++) {
        for (const { text, rules } of ORC.explain(events, after, reader)) {
          expect(text).toMatch(/^[A-ZÀÉ«].*[.]$/);
          expect(text).not.toMatch(/undefined|NaN|'/);
          expect(rules.length).toBeGreaterThan(0);
          for (const rule of rules) expect(known).toContain(rule);
        }
        if (move.kind !== 'send' || move.seat === reader) continue;
        const [first] = ORC.explain(events, after, reader);
        expect(first?.text).toMatch(/ (n’envoie aucun mercenaire|envoie \d+ mercenaires?)\.$/);
      }
    });
  }
});
