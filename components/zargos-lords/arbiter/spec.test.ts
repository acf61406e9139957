import { test } from 'vitest';
import { firstShown } from '#components/arbiter/bench.ts';
import { nextDesk, openDesk } from '#components/arbiter/desk.ts';
import { sheetOf } from '#components/arbiter/sheet.ts';
import { DISPUTES, DOINGS, disputeText } from './quick.ts';
import { LORDS_ARBITER as SPEC } from './spec.ts';

test('look', () => {
  console.log(firstShown(SPEC).sheet.sentence);
  for (const text of [
    ...DISPUTES.map(({ id }) => disputeText(id)),
    ...DOINGS.flatMap((verb) => ['chevalier', 'moine', 'faucon', 'lance-flammes'].map((k) => `vite ${k} ${verb} - 9`)),
  ]) {
    const desk = nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question: text });
    const t = performance.now();
    const sheet = sheetOf(SPEC, desk);
    console.log(text, Math.round(performance.now() - t), 'ms\n  ', sheet.sentence);
  }
});
