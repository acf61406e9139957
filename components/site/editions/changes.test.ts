import { describe, expect, it } from 'vitest';
import { changesBetween, runsBetween, turnedAmong, frenchWords } from './changes.ts';
import type { KeptParagraph, KeptVerdict } from '#components/rules/editions.ts';

const said = (runs: ReturnType<typeof runsBetween>): string =>
  runs.map(({ kind, text }) => (kind === 'same' ? text : kind === 'out' ? `[-${text}-]` : `{+${text}+}`)).join('');

describe('words', () => {
  it('sets an elided article apart from its noun, and punctuation from words', () => {
    expect(frenchWords("l'armée, c'est-à-dire : six pions.")).toEqual([
      "l'",
      'armée',
      ', ',
      "c'",
      'est-à-dire ',
      ': ',
      'six ',
      'pions',
      '.',
    ]);
  });

  it('loses nothing', () => {
    const text = 'Un dé par groupe de 3 pions (arrondi) ; « sauf » la mer… 58,3 % !';
    expect(frenchWords(text).join('')).toBe(text);
  });
});

describe('what changed in a text', () => {
  it('is told word by word, where it stands', () => {
    expect(said(runsBetween("On lance un dé pour l'attaquant.", 'On lance deux dés pour l’attaquant.'.replace('’', "'")))).toBe(
      "On lance [-un dé -]{+deux dés +}pour l'attaquant.",
    );
  });

  it('is nothing where only spaces moved', () => {
    expect(runsBetween('deux  dés', 'deux dés').every(({ kind }) => kind === 'same')).toBe(true);
  });
});

const rule = (id: string, text: string, readings?: readonly string[]): KeptParagraph => ({
  id,
  title: id,
  text,
  ...(readings && { readings }),
});

describe('two editions', () => {
  const then = { paragraphs: [rule('A-1', 'un'), rule('A-2', 'deux'), rule('A-3', 'trois'), rule('A-L-1', 'quatre', ['oui', 'non'])] };
  const now = { paragraphs: [rule('A-1', 'un'), rule('A-2', 'deux dés'), rule('A-L-1', 'quatre', ['non', 'oui']), rule('A-4', 'cinq')] };

  it('differ by what is new, what is changed, and what is gone', () => {
    const changes = changesBetween(then, now);
    expect(changes.map((change) => [change.kind, change.kind === 'gone' ? change.before.id : change.now.id])).toEqual([
      ['changed', 'A-2'],
      ['changed', 'A-L-1'],
      ['new', 'A-4'],
      ['gone', 'A-3'],
    ]);
    expect(changes[1]).toMatchObject({ readings: true });
  });

  it('do not differ from themselves', () => {
    expect(changesBetween(then, then)).toEqual([]);
  });
});

describe('verdicts', () => {
  const asked = (refusal: KeptVerdict['refusal']): KeptVerdict => ({ game: 'gran', question: '', position: {}, move: {}, refusal });
  const no = (rule: string, because = '') => ({ rule, because });

  it('turn when a move is allowed or refused that was not, by another rule, or can no longer be asked', () => {
    const rows = [
      { kept: asked(null), now: null },
      { kept: asked(no('GRA-1', 'avant')), now: no('GRA-1', 'après') },
      { kept: asked(null), now: no('GRA-1') },
      { kept: asked(no('GRA-1')), now: null },
      { kept: asked(no('GRA-1')), now: no('GRA-2') },
      { kept: asked(null), now: undefined },
    ];
    expect(turnedAmong(rows)).toEqual(rows.slice(2));
  });
});
