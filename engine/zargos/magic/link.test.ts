import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { moments } from '../testing/arbitrary-moment.ts';
import { formatMoment, MAX_LINK, MOMENT_KEYS, parseMoment } from './link.ts';
import { checkMoment, DEFAULT_MOMENT, type Moment } from './moment.ts';

function at(draft: unknown): Moment {
  return accepted(checkMoment(draft));
}

const links: [query: string, draft: unknown][] = [
  ['', { phase: 'before-turn', mine: ['moines'], turn: ['dragons'] }],
  ['v=1&quand=attaques', { phase: 'attacks', mine: ['moines'], turn: ['dragons'] }],
  ['v=1&tour=moines', { phase: 'before-turn', mine: ['moines'], turn: ['moines'] }],
  [
    'v=1&quand=apres-carte&apres=vent-de-glace.autre&moi=ailes.moines&deja=vent-de-folie.moi.meme_vent-de-mort.autre',
    {
      phase: 'after-card',
      mine: ['ailes', 'moines'],
      turn: ['dragons'],
      last: { card: 'vent-de-glace', by: 'other' },
      played: [
        { card: 'vent-de-folie', by: 'me', same: true },
        { card: 'vent-de-mort', by: 'other' },
      ],
    },
  ],
  [
    'v=1&quand=avant-combat&combat=dragons.amazones.a-venir&jeu=amazones.dragons.moines&ZAR-L-43=avant-le-tir',
    {
      phase: 'before-fight',
      inPlay: ['amazones', 'dragons', 'moines'],
      mine: ['moines'],
      turn: ['dragons'],
      fight: { attacker: 'dragons', defender: 'amazones', opening: 'pending' },
      options: { 'ZAR-L-43': 'avant-le-tir' },
    },
  ],
];
test.each(links)('« %s » both ways', (query, draft) => {
  expect(formatMoment(at(draft))).toBe(query);
  expect(parseMoment(`?${query}`)).toEqual({ moment: at(draft), refused: [] });
});

const bad: [query: string, because: string][] = [
  ['v=2&quand=attaques', 'Ce lien est écrit dans une version inconnue, « 2 » au lieu de 1.'],
  ['quand=midi', 'quand attend avant-tour, apres-carte, attaques, avant-combat, combat, reorganisation ou decompte, pas « midi ».'],
  ['quand=', 'quand attend avant-tour, apres-carte, attaques, avant-combat, combat, reorganisation ou decompte, pas «  ».'],
  [
    'tour=orcs',
    'Le tour est celui d’un joueur qui mène de 1 à 3 des peuples ailes, amazones, araignees, chevaliers, dragons, moines, pas « orcs ».',
  ],
  ['deja=typhon.vous', 'deja attend moi ou autre, pas « vous ».'],
  ['deja=typhon.moi.autre', 'deja attend carte.joueur ou carte.joueur.meme, pas « typhon.moi.autre ».'],
  ['ZAR-L-48=peut-etre', 'options.ZAR-L-48 attend oui ou non, pas « peut-etre ».'],
  [`moi=${'a'.repeat(MAX_LINK)}`, `Ce lien est trop long : ${MAX_LINK} caractères au plus.`],
];
test.each(bad)('« %s » is said and leaves the default', (query, because) => {
  const { moment, refused } = parseMoment(query);
  expect(refused).toContain(because);
  expect(checkMoment(moment).ok).toBe(true);
});

test('one bad value costs only itself', () => {
  expect(parseMoment('quand=attaques&tour=orcs').moment).toEqual({ ...DEFAULT_MOMENT, phase: 'attacks' });
});

test('other keys are left alone', () => {
  expect(parseMoment('couleur=rouge&utm=1')).toEqual({ moment: DEFAULT_MOMENT, refused: [] });
});

test('every moment goes through an address and back, in ASCII', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const query = formatMoment(moment);
      expect(query).toMatch(/^[A-Za-z0-9.&=_-]*$/);
      expect(query.length).toBeLessThanOrEqual(MAX_LINK);
      for (const key of new URLSearchParams(query).keys()) expect(MOMENT_KEYS).toContain(key);
      expect(parseMoment(query)).toEqual({ moment, refused: [] });
    }),
    { numRuns: 1000 },
  );
});

test('hostile addresses end in a moment', () => {
  const value = fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9._-]{0,60}$/));
  const query = fc.array(fc.tuple(fc.constantFrom(...MOMENT_KEYS), value), { maxLength: 9 });
  fc.assert(
    fc.property(query, (pairs) => {
      const { moment } = parseMoment(pairs.map(([key, text]) => `${key}=${encodeURIComponent(text.toWellFormed())}`).join('&'));
      expect(checkMoment(moment).ok).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
