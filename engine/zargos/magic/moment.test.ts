import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moments } from '../testing/arbitrary-moment.ts';
import { checkMoment, DEFAULT_MOMENT, readMoment, settledMoment } from './moment.ts';

const plain = { phase: 'before-turn', mine: ['moines'], turn: ['dragons'] };

test('the least one may say, and what it means', () => {
  expect(checkMoment(plain)).toEqual({ ok: true, value: DEFAULT_MOMENT });
  expect(checkMoment({ phase: 'count', mine: ['moines'] })).toMatchObject({ ok: true, value: { phase: 'count' } });
});

// biome-ignore format: a case a row
const refused: [name: string, input: unknown, field: string, because: string][] = [
  ['no moment at all', 42, 'phase', 'phase attend before-turn, after-card, attacks, before-fight, in-fight, reorganisation ou count, pas rien.'],
  ['an unknown field', { ...plain, joueur: 1 }, 'joueur', 'Le champ « joueur » de l’entrée est inconnu ; on attend phase, inPlay, mine, turn, played ou options.'],
  ['a fight where there is none', { ...plain, fight: {} }, 'fight', 'Le champ « fight » de l’entrée est inconnu ; on attend phase, inPlay, mine, turn, played ou options.'],
  ['no people of mine', { ...plain, mine: [] }, 'mine', 'Vous menez de 1 à 3 des peuples ailes, amazones, araignees, chevaliers, dragons, moines, pas 0.'],
  [
    'ZAR-PREP-3: four peoples of mine',
    { ...plain, mine: ['ailes', 'amazones', 'araignees', 'moines'] },
    'mine',
    'Vous menez de 1 à 3 des peuples ailes, amazones, araignees, chevaliers, dragons, moines, pas 4.',
  ],
  [
    'a people twice',
    { ...plain, mine: ['moines', 'moines'] },
    'mine',
    'Vous menez de 1 à 3 des peuples ailes, amazones, araignees, chevaliers, dragons, moines, pas deux fois le même.',
  ],
  [
    'an unknown people',
    { ...plain, turn: ['orcs'] },
    'turn',
    'Le tour est celui d’un joueur qui mène de 1 à 3 des peuples ailes, amazones, araignees, chevaliers, dragons, moines, pas « orcs ».',
  ],
  ['a game for one', { ...plain, inPlay: ['moines'] }, 'inPlay', 'La partie réunit de 2 à 6 des peuples ailes, amazones, araignees, chevaliers, dragons, moines, pas 1.'],
  [
    'a turn of a people that does not play',
    { ...plain, inPlay: ['ailes', 'moines'] },
    'turn',
    'Le tour est celui d’un joueur qui mène de 1 à 2 des peuples ailes, moines, pas « dragons ».',
  ],
  [
    'my people and another’s in one turn',
    { ...plain, turn: ['moines', 'dragons'] },
    'turn',
    'Un tour est celui d’un seul joueur : Dragons, Moines mêle vos peuples à ceux d’un autre.',
  ],
  ['a fight that is not told', { ...plain, phase: 'before-fight' }, 'fight', 'fight attend un objet (champs attacker, defender, opening), pas rien.'],
  [
    'ZAR-ATT-6: a people against itself',
    { ...plain, phase: 'in-fight', fight: { attacker: 'dragons', defender: 'dragons' } },
    'fight.defender',
    'fight.defender attend ailes, amazones, araignees, chevaliers, moines ou demons, pas « dragons ».',
  ],
  [
    'an attacker who is not playing',
    { ...plain, phase: 'in-fight', fight: { attacker: 'ailes', defender: 'moines' } },
    'fight.attacker',
    'fight.attacker attend dragons, pas « ailes ».',
  ],
  [
    'a shot of the Moines',
    { ...plain, phase: 'in-fight', fight: { attacker: 'dragons', defender: 'moines', opening: 'done' } },
    'fight.opening',
    'Seules les Amazones (tir) et les Araignées (appel) agissent avant un combat : « none » pour les autres.',
  ],
  [
    'a green card before a turn',
    { ...plain, phase: 'after-card', last: { card: 'vent-de-guerre', by: 'me' } },
    'last.card',
    'last.card attend vent-d-illusion, vent-de-glace, vent-de-folie, vent-de-tempete, vent-de-mort, vent-demoniaque, tremblement-de-terre, raz-de-maree, eclipse, canicule, typhon ou inondations, pas « vent-de-guerre ».',
  ],
  ['a card by nobody', { ...plain, phase: 'after-card', last: { card: 'typhon', by: 'nobody' } }, 'last.by', 'last.by attend me ou other, pas « nobody ».'],
  ['played, but no list', { ...plain, played: 'typhon' }, 'played', 'On attend la liste des cartes déjà jouées, 12 au plus, pas « typhon ».'],
  [
    'too many played',
    { ...plain, played: new Array(13).fill({ card: 'vent-de-guerre', by: 'me' }) },
    'played',
    'On attend la liste des cartes déjà jouées, 12 au plus, pas « 13 ».',
  ],
  [
    'an unknown card',
    { ...plain, played: [{ card: 'mistral', by: 'me' }] },
    'played[0].card',
    '« mistral » n’est pas une carte de magie ; on attend vent-de-guerre, vent-de-terre, vent-d-ailleurs, vent-de-brume, vent-d-illusion, vent-de-glace, vent-de-folie, vent-de-tempete, vent-de-mort, vent-demoniaque, tremblement-de-terre, raz-de-maree, eclipse, canicule, typhon, inondations.',
  ],
  ['ZAR-MAG-2: a second Typhon', { ...plain, played: [{ card: 'typhon', by: 'me' }, { card: 'typhon', by: 'other' }] }, 'played[1].card', 'Typhon : la boîte n’en contient que 1.'],
  [
    'ZAR-MAG-10: a card against an absent people',
    { ...plain, inPlay: ['dragons', 'moines'], played: [{ card: 'typhon', by: 'me' }] },
    'played[0].card',
    'Typhon vise un peuple absent : cette carte est retirée du jeu.',
  ],
  ['a flag that is none', { ...plain, played: [{ card: 'typhon', by: 'me', same: 1 }] }, 'played[0].same', 'played[0].same attend true ou false, pas « 1 ».'],
  ['an unknown reading', { ...plain, options: { 'ZAR-L-48': 'peut-être' } }, 'options.ZAR-L-48', 'options.ZAR-L-48 attend oui ou non, pas « peut-être ».'],
];
test.each(refused)('refused: %s', (_name, input, field, because) => {
  expect(checkMoment(input)).toEqual({ ok: false, field, because });
});

test('a settled moment is a checked one, and settling it again changes nothing', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      expect(checkMoment(moment)).toEqual({ ok: true, value: moment });
      expect(settledMoment(moment)).toEqual(moment);
    }),
    { numRuns: 1000 },
  );
});

test('whatever comes in, a moment comes out, and every fault is one French sentence', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (anything) => {
      const said: string[] = [];
      expect(checkMoment(readMoment(anything, (_field, because) => said.push(because))).ok).toBe(true);
      for (const because of said) expect(because).toMatch(/^[^\n]+\.$/);
    }),
    { numRuns: 1000 },
  );
});
