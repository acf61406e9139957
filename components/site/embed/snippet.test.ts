import { autop } from '@wordpress/autop';
import { describe, expect, it } from 'vitest';
import { bareUrl, snippetOf } from './snippet.ts';

const RULE = {
  url: 'https://club.example/jeux/zargos/regles/combats/#zar-com-3',
  title: 'Zargos, ZAR-COM-3 : « Combien de dés » & plus',
  height: 420,
  theme: '',
  shade: '',
  follows: false,
} as const;

describe('what a club pastes', () => {
  it('is a frame on the bare page and a plain link to the whole one', () => {
    expect(snippetOf(RULE).split('\n')).toEqual([
      '<iframe src="https://club.example/jeux/zargos/regles/combats/?integre#zar-com-3" title="Zargos, ZAR-COM-3 : « Combien de dés » &amp; plus" width="100%" height="420" style="border:0" loading="lazy" allow="clipboard-write"></iframe>',
      '<p><a href="https://club.example/jeux/zargos/regles/combats/#zar-com-3">Zargos, ZAR-COM-3 : « Combien de dés » &amp; plus</a></p>',
    ]);
  });

  it('holds what is set in the tool, the theme and the accent', () => {
    const url = 'https://club.example/jeux/zargos/combat/?entier=2.9f2c41&a=moines.6&b=dragons.2#campagne';
    expect(bareUrl({ url, theme: 'sombre', shade: '1f4f73' })).toBe(
      'https://club.example/jeux/zargos/combat/?integre=sombre.1f4f73&entier=2.9f2c41&a=moines.6&b=dragons.2#campagne',
    );
  });

  it('has a script that no editor of pages rewrites', () => {
    const script = snippetOf({ ...RULE, follows: true }).split('\n')[2] ?? '';
    expect(script).toMatch(/^<script>[^&<>]+<\/script>$/);
    const snippet = snippetOf({ ...RULE, url: 'https://club.example/jeux/zargos/combat/?a=moines.6&b=dragons.2', follows: true });
    // WordPress makes a paragraph of each line, and changes none.
    const bare = (html: string) => html.replace(/<\/?p>/g, '').trim();
    expect(bare(autop(snippet))).toBe(bare(snippet));
  });
});
