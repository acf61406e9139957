import { expect, test } from 'vitest';
import { wonText } from './won.ts';

const rouge = { names: 'Rouge', many: false };
const moines = { names: 'les Moines', many: true };

test('who plays alone at the screen is told that he wins, or loses and to whom; several at it, and who only looks on, are told who won', () => {
  expect(wonText({ winners: [0] }, [0], rouge)).toBe('vous l’emportez');
  expect(wonText({ winners: [0] }, [1], rouge)).toBe('vous perdez, Rouge l’emporte');
  expect(wonText({ winners: [1] }, [0], moines)).toBe('vous perdez, les Moines l’emportent');
  expect(wonText({ winners: [0] }, [0, 1], rouge)).toBe('Rouge l’emporte');
  expect(wonText({ winners: [0] }, [], moines)).toBe('les Moines l’emportent');
  const both = { names: 'Rouge et Bleu', many: false };
  expect(wonText({ winners: [0, 2] }, [0], both)).toBe('Rouge et Bleu partagent la partie');
  expect(wonText({ winners: [0, 2] }, [1], both)).toBe('vous perdez, Rouge et Bleu partagent la partie');
});
