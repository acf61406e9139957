import { expect, test } from 'vitest';
import { toldOnce } from './BlowCard.tsx';

const line = (text: string, ...rules: string[]) => ({ text, rules });

test('what the log says of the blow and no more is said once, with its rules', () => {
  const shot = line('Le Dragon lance ses flammes : dé 6.', 'LOR-DRA-1');
  const fell = line('Le Chevalier (G7) est éliminé.', 'LOR-COM-3');
  expect(toldOnce({ text: 'Vous perdez le Chevalier (G7).', says: [fell.text] }, [shot, fell])).toEqual({
    headline: { text: 'Vous perdez le Chevalier (G7).', rules: ['LOR-COM-3'] },
    lines: [shot],
  });
});

test('a sentence of the log that says it and more stands in its place', () => {
  const attack = line('Bleu attaque votre chevalier.');
  const exile = line('Vous partez en exil sur « Exil 5 ».', 'GRA-EXI-1');
  expect(toldOnce({ text: 'Vous partez en exil.' }, [attack, exile])).toEqual({
    headline: { text: exile.text, rules: exile.rules },
    lines: [attack],
  });
});

test('nothing said twice: nothing taken away', () => {
  const spy = line('Bleu montre l’espion n° 2 et vous réclame un troll.');
  expect(toldOnce({ text: 'Vous donnez une carte : troll.' }, [spy])).toEqual({
    headline: { text: 'Vous donnez une carte : troll.', rules: [] },
    lines: [spy],
  });
});
