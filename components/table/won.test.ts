import { expect, test } from 'vitest';
import { wonText } from './won.ts';

const rouge = { names: 'Rouge', many: false };
const moines = { names: 'les Moines', many: true };

test('who plays alone at the screen and wins is spoken to; several at it, and who only looks on, are told who won', () => {
  expect(wonText({ winners: [0] }, [0], rouge)).toBe('vous l’emportez');
  expect(wonText({ winners: [0] }, [1], rouge)).toBe('Rouge l’emporte');
  expect(wonText({ winners: [0] }, [0, 1], rouge)).toBe('Rouge l’emporte');
  expect(wonText({ winners: [0] }, [], moines)).toBe('les Moines l’emportent');
  expect(wonText({ winners: [0, 2] }, [0], { names: 'Rouge et Bleu', many: false })).toBe('Rouge et Bleu partagent la partie');
});
