/** What advice says, and chooses, where the way can be counted by hand on the map. */
import { describe, expect, test } from 'vitest';
import { french } from '#components/base/typography.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { GRAN } from '#engine/gran/game.ts';
import { go, on, positionOf } from '#engine/gran/lessons/position.ts';
import type { Move, State } from '#engine/gran/types.ts';
import { GRAN_ADVISER } from './adviser.ts';

const lineOf = (state: State, move: Move): string =>
  GRAN_ADVISER.grounds({ moves: [move] }, GRAN.view(state, 0), GRAN.moves(state, 0)).line;
const advisedIn = (state: State, looks: number): Move | undefined =>
  GRAN_ADVISER.weigh(GRAN.view(state, 0), GRAN.moves(state, 0), diceFrom(seeded('conseil')), looks)[0]?.moves[0];

describe('where the ring is put down', () => {
  // Of a game that followed the advice: Blue was beside Elgad's stone, and got there first.
  const state = positionOf({
    jaune: ['cite-de-tirad', { seals: ['tirad'] }],
    bleu: 'elgad-8',
    ring: { bearer: 'jaune' },
    stones: ['exil-2', 'borne-du-nord'],
    state: { phase: 'deposit' },
  });

  test('who is nearer to it is said, in turns', () => {
    // Yellow has ten points to go: 5, the Tour, 15, the Poterne, the Digue, Elgad 9 and 11, the sword, 14, 17.
    // Blue has eight: the Ponton, 5, 6, 9, 11, the sword, 14, 17; or six, past the dragon of the Récif: four turns, or less.
    expect(lineOf(state, on('deposit', 'elgad-17'))).toBe('Bleu y serait avant vous : 4 tours environ, contre 5 pour vous.');
    // Four points from Blue, six from Yellow, without a dragon.
    expect(lineOf(state, on('deposit', 'elgad-9'))).toBe('Bleu y serait avant vous : 2 tours, contre 3 pour vous.');
  });

  test.each([100, 1000])('it is where one gets first, at %i looks', (looks) => {
    const move = advisedIn(state, looks);
    if (!move) throw new Error('nothing is advised');
    expect(lineOf(state, move)).toMatch(/^Vous y seriez avant Bleu : \d tours environ, contre [5-7]\.$/);
    // In Elgad he is nearer to all of it, in Galad by the points of exile.
    expect(move).toMatchObject({ kind: 'deposit', at: expect.stringMatching(/^(urgad|nid|col)-/) });
  });

  test('where one is nowhere first, that is the reason', () => {
    // A dragon has beaten Yellow, whose next turn is lost: Blue, one point away, is nearer to all there is, and has amulets to pass dragons.
    const lost = positionOf({
      jaune: ['dragon-du-lac', { held: true, amulets: 0 }],
      bleu: 'galad-10',
      ring: { bearer: 'jaune' },
      state: { phase: 'deposit' },
    });
    const lines = GRAN.moves(lost, 0).map((move) => lineOf(lost, move));
    for (const line of lines) expect(line).toMatch(/^Bleu y serait avant vous : .* pour vous\. Aucun point ne vous laisse le premier\.$/);
  });
});

describe('a stone', () => {
  const bearing = (jaune: string, bleu: string): State => positionOf({ jaune, bleu, ring: { bearer: 'bleu' }, state: { phase: 'stone' } });

  test('where the bearer is two points from his city none can hinder him, and it is said', () => {
    // Over the Grève, whoever stands there.
    expect(lineOf(bearing('pierre-de-la-greve', 'elgad-20'), on('stone', 'tirad-15'))).toBe(
      'Aucune pierre ne retarde Bleu, que l’anneau fait passer par-dessus ; il faut bien la poser : ici, elle ne retarde personne.',
    );
  });

  test('where he has one place to stop at on his way, it is the one advised', () => {
    // From the Col over the Corniche to Urgad 6, then the city; or Urgad 1 and 3, 5, then over 6 to the city.
    const state = bearing('pierre-de-la-tour', 'pierre-du-col');
    expect(lineOf(state, on('stone', 'urgad-6'))).toBe('La cité la plus proche est alors à 3 tours au lieu de 2 pour Bleu.');
    expect(lineOf(state, on('stone', 'tirad-15'))).toBe('Il faut bien la poser : ici, elle ne retarde personne.');
    expect(advisedIn(state, 100)).toEqual(on('stone', 'urgad-6'));
  });

  test('with the ring, it is laid where who follows would go to the same city, if nothing keeps him from coming now', () => {
    // Blue has six points to the city of Tirad: the Fossé, 16, 15, the Tour, 5. Without 5 it is seven, by 10 and 4. He comes to the Douves by the same 15.
    const state = positionOf({
      jaune: 'pierre-des-douves',
      bleu: 'dragon-du-pont-levis',
      ring: { bearer: 'jaune' },
      stones: ['exil-2'],
      state: { phase: 'stone' },
    });
    expect(lineOf(state, on('stone', 'tirad-5'))).toBe('Elle gêne Bleu, s’il vous suit vers « Cité de Tirad ».');
    expect(lineOf(state, on('stone', 'galad-1'))).toBe('Il faut bien la poser : ici, elle ne retarde personne.');
  });

  test.each([40, 400])('it is laid in the way of who is first at the ring, at %i looks', (looks) => {
    // Blue has two points to go, by Galad 5; without it three, by Galad 2 and the magic stone. Yellow goes by Galad 12.
    const state = positionOf({ jaune: 'pierre-du-moulin', bleu: 'galad-3', ring: { at: 'galad-9' }, state: { phase: 'stone' } });
    expect(advisedIn(state, looks)).toEqual(on('stone', 'galad-5'));
    expect(lineOf(state, on('stone', 'galad-5'))).toBe('L’anneau est alors à 2 tours au lieu de 1 pour Bleu.');
  });
});

describe('a walk', () => {
  test.each([
    [3, 'une amulette sur 3'],
    [1, 'votre dernière amulette'],
  ])('an attack with %i amulets has its price first', (amulets, price) => {
    const state = positionOf({ jaune: ['galad-5', { amulets }], bleu: 'galad-6', ring: { bearer: 'bleu' } });
    expect(lineOf(state, go('galad-6'))).toMatch(new RegExp(`^Attaque, pour ${price} : l’anneau est à vous, et Bleu part en exil\\.`));
  });

  // From Galad 17 to 13. The city of Galad is then three points away, by 10 and the dragon of the Lac: two turns.
  const HOME = 'Vers « Cité de Galad » : encore 2 tours.';
  test.each([
    // By 10.
    ['galad-7', `${HOME} Bleu peut vous y prendre l’anneau dès son tour.`],
    // The dragon of the Lac is beside 6; from there by the Moulin, two points. 84 of 144 pairs of a card and a face beat a dragon.
    ['galad-6', `${HOME} Bleu peut vous y prendre l’anneau, s’il bat un dragon (58,3 %).`],
    // To the dragon of the Belvédère, over 6 to that of the Lac, and from there.
    ['galad-2', `${HOME} Bleu peut vous y prendre l’anneau, s’il bat deux dragons.`],
    // By the ball, 12 and the Moulin: four points.
    ['galad-11', `${HOME} Bleu est alors à 2 tours de vous.`],
    ['tirad-1', HOME],
  ] as const)('with the ring, from %s the city is said first, then who may take it, and how', (bleu, said) => {
    const state = positionOf({ jaune: 'galad-17', bleu, ring: { bearer: 'jaune' } });
    expect(french(lineOf(state, go('galad-13')))).toBe(french(said));
  });

  test('with the ring into a city, its seal is the reason', () => {
    const state = positionOf({ jaune: ['galad-5', { amulets: 2 }], bleu: 'galad-3', ring: { bearer: 'jaune' } });
    expect(lineOf(state, go('cite-de-galad'))).toBe(
      'Un sceau de Galad, 1 amulette de retour, puis l’anneau se dépose dans un autre royaume.',
    );
  });

  test('a bearer who reaches a city on his next turn is told first', () => {
    // Blue is two points from the city of Galad, by 5; yellow far away.
    const state = positionOf({ jaune: 'tirad-1', bleu: 'galad-3', ring: { bearer: 'bleu' } });
    expect(lineOf(state, go('tirad-2'))).toMatch(/^Bleu, avec l’anneau, sera dès son tour dans « Cité de Galad »\. /);
  });

  test('who is attacked and sent off is no danger to the ring that is taken from him', () => {
    const state = positionOf({ jaune: 'galad-5', bleu: 'galad-6', ring: { bearer: 'bleu' } });
    expect(lineOf(state, go('galad-6'))).not.toContain('peut vous y prendre');
  });

  test('the ring is taken by who is spoken to', () => {
    const state = positionOf({ jaune: 'galad-7', bleu: 'tirad-1', ring: { at: 'galad-13' } });
    expect(lineOf(state, go('galad-10', 'galad-13'))).toMatch(/^Vous prenez l’anneau sur « Galad 13 »\./);
  });
});
