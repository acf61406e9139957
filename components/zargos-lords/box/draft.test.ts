/** What was typed and not kept: found again, faults and all, and nothing that is no box. */
import { expect, test } from 'vitest';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { draftIn, keepDraft } from './draft.ts';

function page(text?: string) {
  const held = new Map<string, string>(text === undefined ? [] : [['zargos-lords.boite.essai', text]]);
  return {
    sessionStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    },
  };
}

test('a draft comes back as it was typed, and goes once it is kept', () => {
  const there = page();
  const draft = { ...BOX, factors: { ...BOX.factors, faucon: { ...BOX.factors.faucon, combat: 60 } }, combat: BOX.combat.slice(1) };
  keepDraft(there, draft);
  expect(draftIn(there)).toEqual(draft);
  keepDraft(there, undefined);
  expect(draftIn(there)).toBeUndefined();
});

test.each(['', '{', 'null', '3', '[]', '{"factors":{}}', JSON.stringify({ ...BOX, combat: 3 }), JSON.stringify({ ...BOX, combat: [] })])(
  '%s is no draft',
  (text) => {
    expect(draftIn(page(text))).toBeUndefined();
  },
);

test('a browser that keeps nothing never throws', () => {
  const there = {
    get sessionStorage(): never {
      throw new Error('forbidden');
    },
  };
  keepDraft(there, BOX);
  expect(draftIn(there)).toBeUndefined();
});
