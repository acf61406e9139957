import { describe, expect, test } from 'vitest';
import { textOf, treeOf } from './mdx-tree.ts';
import { sentencesOf, unsaidOf } from './origins.ts';

const RULE = `<Regle id="X-1" titre="t">

On rend une amulette. <Selon litige="X-L-2">Sans point libre, on n'attaque pas.</Selon> La victime part ; voyez <Renvoi id="X-L-3" />.

<Selon de="deduit" source="l'exemple de la page 4">Il reste dix pions. Le compte est bon !</Selon>

Un carcan suffit (<Renvoi id="X-L-4" />). Le <Renvoi id="X-L-5">vainqueur</Renvoi> reste.

</Regle>`;
const LIVRET = { provenance: 'livret' } as const;

describe('where each sentence comes from', () => {
  const node = treeOf(RULE);

  test('every sentence once, in order, with its trust', () => {
    const deduced = { provenance: 'deduit', source: "l'exemple de la page 4" };
    expect(sentencesOf(node, LIVRET)).toEqual([
      { text: 'On rend une amulette.', provenance: 'livret' },
      { text: "Sans point libre, on n'attaque pas.", provenance: 'litige', ruling: 'X-L-2' },
      { text: 'La victime part ; voyez X-L-3.', provenance: 'livret' },
      { text: 'Il reste dix pions.', ...deduced },
      { text: 'Le compte est bon !', ...deduced },
      { text: 'Un carcan suffit (X-L-4).', provenance: 'livret' },
      { text: 'Le vainqueur reste.', provenance: 'livret' },
    ]);
  });

  test('the sentences make the text', () => {
    const joined = sentencesOf(node, LIVRET)
      .map(({ text }) => text)
      .join(' ');
    expect(joined).toBe(textOf(node));
  });

  test('outside a mark, the trust is that of the rule', () => {
    const whole = { provenance: 'externe', source: 's' } as const;
    expect(sentencesOf(node, whole)[0]).toEqual({ text: 'On rend une amulette.', ...whole });
    expect(unsaidOf(node, whole)).toEqual([]);
  });

  test('a claim that leans on a ruling without saying so is named, a pointer is not', () => {
    expect(unsaidOf(node, LIVRET)).toEqual([
      { text: 'Un carcan suffit (X-L-4).', ruling: 'X-L-4' },
      { text: 'Le vainqueur reste.', ruling: 'X-L-5' },
    ]);
  });
});
