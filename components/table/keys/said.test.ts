import { expect, test } from 'vitest';
import type { Log } from '../log.ts';
import { recapOf, type Said, type Saying, saidAfter, silent, type Tellable } from './said.ts';

type Heard = Tellable['log'];

/** A log of which each move tells the lines under its number. */
function logOf(...lines: readonly (readonly string[])[]): Heard {
  const entries = lines.flatMap((texts, at) => texts.map((text) => ({ text, rules: [], at: at + 1, seat: at % 2 })));
  return { moves: lines, entries: entries as Log<unknown>['entries'] };
}

const NONE = logOf();
const [ONE, TWO, FOUR] = [logOf(['a.']), logOf(['a.'], ['b.']), logOf(['a.'], ['b.'], ['c.', 'cc.'], ['d.'])];
const at = (log: Heard, more: Partial<Tellable> = {}): Tellable => ({
  log,
  at: log.moves.length,
  isQuiet: false,
  isMine: false,
  turn: 'one',
  ...more,
});
const heard = (before: Said, moment: Tellable, ...fresh: readonly Saying[]): Said => saidAfter(before, moment, fresh);

test('what is said of the log only moves forward: all lines of a batch, none twice, and a move taken back is said', () => {
  const first = heard(silent(0), at(ONE));
  expect(first.text).toBe('a.');
  // What the second move brought is shown by and by: meanwhile the log tells one move less.
  const shown = heard(first, at(TWO, { at: 1 }));
  expect(shown.count).toBe(1);
  const told = heard(shown, at(TWO));
  expect([told.text, told.count]).toEqual(['b.', 2]);
  expect(heard(told, at(TWO, { at: 1 })).count).toBe(2);
  expect(heard(told, at(FOUR)).text).toBe('c. cc. d.');
  expect(heard(told, at(ONE))).toMatchObject({ to: 1, text: 'Coup repris.' });
});

test('a game opened under way begins with what comes next; what a card tells is read there, what a clock tells is not told again', () => {
  expect(heard(silent(2), at(TWO)).count).toBe(0);
  expect(heard(silent(2), at(FOUR, { card: 3 })).text).toBe('d.');
  const ticked = heard(silent(2), at(FOUR, { isQuiet: true }));
  expect([ticked.count, heard(ticked, at(FOUR)).count]).toEqual([0, 0]);
  // How a round ended is told, though the clock of the next one runs already.
  const ended = heard(silent(1), at(FOUR, { isQuiet: true, quietFrom: 2 }));
  expect([ended.text, heard(ended, at(FOUR)).count]).toEqual(['b.', 1]);
});

test('whose turn it is is said when it begins, once, with what is asked; the text of a question is said whole while it is new', () => {
  const walk = { title: 'Avancez', text: 'Un ou deux points.' };
  const begun = heard(silent(0), at(NONE, { isMine: true }), walk);
  expect(begun.text).toBe('À vous de jouer. Avancez. Un ou deux points.');
  expect(heard(begun, at(ONE, { isMine: true }), walk).text).toBe('a.');
  expect(heard(silent(0), at(NONE, { isMine: true, isQuiet: true }), walk).text).toBe('Avancez. Un ou deux points.');
  const next = heard(begun, at(ONE, { isMine: true }), { title: 'L’exil', text: 'Où ?' });
  expect(heard(next, at(ONE, { isMine: true }), walk).text).toBe('Avancez.');
  expect(next.text).toBe('a. L’exil. Où ?');
  const others = heard(next, at(TWO));
  expect(heard(others, at(FOUR, { isMine: true }), walk).text).toBe('c. cc. d. À vous de jouer. Avancez.');
  // The others were so quick that nothing could be said meanwhile.
  expect(heard(begun, at(TWO, { isMine: true, turn: 'two' })).text).toBe('a. b. À vous de jouer.');
  expect(heard(silent(0), at(NONE, { isMine: true }), { title: 'À vous d’avancer', text: '' }).text).toBe('À vous d’avancer.');
});

test('before news of more than half a minute, what is asked is said first', () => {
  const long = 'Un combat, et sa suite. '.repeat(20).trim();
  const told = logOf(['a.'], [long]);
  const asked = { title: 'Avancez', text: 'Un ou deux points.' };
  expect(heard(silent(0), at(told, { isMine: true }), asked).text).toBe(
    `À vous de jouer. Avancez. Un ou deux points. Entre-temps : a. ${long}`,
  );
  // Nothing is asked: it is told as it comes.
  expect(heard(silent(0), at(told)).text).toBe(`a. ${long}`);
});

test('a choice is said by itself, and again where it comes again', () => {
  const mine = heard(silent(0), at(NONE, { isMine: true }));
  const chosen = heard(mine, at(NONE, { isMine: true }), { text: 'Depuis Oz : 2 possibles.' });
  expect(chosen).toMatchObject({ text: 'Depuis Oz : 2 possibles.', count: 2 });
  expect(heard(chosen, at(NONE, { isMine: true }), { text: 'Depuis Oz : 2 possibles.' }).count).toBe(3);
});

test('what happened since one’s turn, on demand', () => {
  expect(recapOf(FOUR, 1, 3)).toBe('Depuis votre dernier tour : b. c. cc.');
  expect(recapOf(TWO, 0, 2)).toBe('Depuis le début : a. b.');
  expect(recapOf(TWO, 2, 2)).toBe('Rien depuis votre dernier tour.');
});
