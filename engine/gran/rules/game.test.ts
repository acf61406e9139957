/** What happens at the end of a move: the ring, exile, cities, duels. */
import { expect, test } from 'vitest';
import { tablesOf } from '../board/tables.ts';
import { BOARD } from '../data/board.ts';
import { COLLARS, SEALS_EACH, STONES } from '../data/box.ts';
import { openingOf } from '../setup.ts';
import { COLORS, FORCES, KINGDOMS, type Kingdom, type Options, type Position, type SealGift, type Walk } from '../types.ts';
import { type Arrival, arrive } from './arrival.ts';
import { hasWon, rewarded, rewardOf } from './cities.ts';
import { drawn } from './drawn.ts';
import { exiled, exilePoints, judgeExile } from './exile.ts';
import { moverOf } from './movement.ts';
import { pieceOf } from './pieces.ts';
import { deposited, depositPoints, judgeDeposit } from './ring.ts';
import { duel, isVictory, released } from './turn.ts';

const TABLES = tablesOf(BOARD);
const yellow = (position: Position) => pieceOf(position, 'jaune');
const arrival = (position: Position, walk: Walk, exile?: string): Arrival => arrive(moverOf(TABLES, position, 'jaune'), walk, exile);
const texts = ({ events }: Arrival): readonly string[] => events.map(({ text }) => text);

test('GRA-MAT-1: what is in the box', () => {
  expect([KINGDOMS.length, COLORS.length, COLLARS, STONES, SEALS_EACH * KINGDOMS.length]).toEqual([4, 6, 4, 16, 24]);
  expect(new Set(Object.values(BOARD.seals)).size).toBe(4);
});

test('GRA-PREP-1: all start on Galad’s ball with three amulets, the ring on Tirad’s', () => {
  const { pieces, ring, stones } = openingOf(BOARD, ['noir', 'bleu'], 2);
  expect(pieces).toEqual(
    (['bleu', 'noir'] as const).map((color) => ({ color, at: 'boule-de-galad', amulets: 3, seals: [], held: false, waiting: true })),
  );
  expect([ring, stones]).toEqual([{ at: 'boule-de-tirad' }, []]);
});

test('GRA-ANN-1: arriving takes the ring, at the first point as at the second', () => {
  const position = drawn({ jaune: ['tirad-3', { amulets: 0 }] }, { ring: { at: 'tirad-8' } });
  expect(arrival(position, ['tirad-8']).position.ring).toEqual({ bearer: 'jaune' });
  const past = arrival(position, ['tirad-8', 'tirad-9']);
  expect([past.position.ring, yellow(past.position).at]).toEqual([{ bearer: 'jaune' }, 'tirad-9']);
  expect(texts(past)).toEqual(['L’anneau est pris au passage, sur « Tirad 8 », et le chevalier avance encore d’un point.']);
});

test('GRA-ANN-1, GRA-CIT-1: taken at the first point, the ring may enter a city at the second', () => {
  const end = arrival(drawn({ jaune: ['elgad-12', { amulets: 1 }] }, { ring: { at: 'elgad-13' } }), ['elgad-13', 'cite-d-elgad']);
  expect(yellow(end.position)).toMatchObject({ at: 'cite-d-elgad', amulets: 3, seals: ['elgad'] });
  expect(end.deposit).toBe(true);
});

test('GRA-DEP-6: a symbol passed over does nothing', () => {
  const past = arrival(drawn({ jaune: 'galad-12' }), ['pierre-du-moulin', 'galad-13']);
  expect([past.events, past.duel, past.deposit]).toEqual([[], false, false]);
});

test('GRA-ATT-1, GRA-AMU-1: an attack costs an amulet and exiles; the attacker stays on the point', () => {
  const end = arrival(drawn({ jaune: 'tirad-3', bleu: 'tirad-8' }), ['tirad-8'], 'exil-4');
  expect(yellow(end.position)).toMatchObject({ at: 'tirad-8', amulets: 2 });
  expect(pieceOf(end.position, 'bleu')).toMatchObject({ at: 'exil-4', amulets: 3 });
  expect(texts(end)).toEqual([
    'Le chevalier jaune rend une amulette (il lui en reste 2) et exile le chevalier bleu sur l’un des 8 points blancs libres.',
  ]);
});

test('GRA-ANN-2: attacking the bearer takes the ring', () => {
  const end = arrival(drawn({ jaune: 'tirad-3', bleu: 'tirad-8' }, { ring: { bearer: 'bleu' } }), ['tirad-8']);
  expect(end.position.ring).toEqual({ bearer: 'jaune' });
  expect(end.events[0]?.rules).toEqual(['GRA-ATT-1', 'GRA-AMU-1', 'GRA-ANN-2']);
});

test('GRA-ATT-2: on a symbol the exile comes first, then what the point does', () => {
  const end = arrival(drawn({ jaune: 'galad-2', bleu: 'pierre-des-quatre-champs' }, { stones: ['tirad-1'] }), ['pierre-des-quatre-champs']);
  expect(end.events.map(({ kind }) => kind)).toEqual(['attack', 'stone']);
  expect(end.events[1]?.text).toBe(
    'Pierre des Quatre Champs : une pierre-obstacle est posée sur un point noir ou blanc libre (15 pierres en réserve).',
  );
});

test('GRA-ATT-3, GRA-L-13: on a dragon the piece loses its collar, and its turn back or not; the attacker fights', () => {
  const position = drawn({ jaune: 'tirad-13', bleu: ['dragon-de-la-herse', { held: true, amulets: 1 }] });
  const end = arrival(position, ['dragon-de-la-herse']);
  expect(end.events.map(({ kind }) => kind)).toEqual(['attack', 'duel']);
  expect([end.duel, pieceOf(end.position, 'bleu').held]).toEqual([true, false]);
  const owed = arrival({ ...position, options: { 'GRA-L-13': 'reste-du' } }, ['dragon-de-la-herse']);
  expect(pieceOf(owed.position, 'bleu').held).toBe(true);
});

test('GRA-ATT-1: exile is to a free white point', () => {
  const position = drawn({ jaune: 'tirad-8', bleu: 'tirad-8', rouge: 'exil-2' }, { stones: ['exil-3'] });
  expect(exilePoints(TABLES, position, 'jaune', 'tirad-8')).toEqual(['exil-1', 'exil-4', 'exil-5', 'exil-6', 'exil-7', 'exil-8']);
  expect(judgeExile(TABLES, position, 'jaune', 'tirad-8', 'galad-1')).toEqual({
    ok: false,
    rule: 'GRA-ATT-1',
    because: '« Galad 1 » n’est pas un point d’exil : ce sont les points blancs du milieu.',
  });
  expect(judgeExile(TABLES, position, 'jaune', 'tirad-8', 'exil-2')).toMatchObject({
    ok: false,
    because: expect.stringContaining('n’est pas libre'),
  });
  expect(exiled(position, 'jaune', 'bleu', 'exil-1').pieces.map(({ at }) => at)).toEqual(['tirad-8', 'exil-1', 'exil-2']);
});

const told = (end: Arrival): readonly string[] => end.events.map(({ kind, text, rules }) => `${kind} ${text} ${rules.join(' ')}`);
const EXILED = 'attack Le chevalier jaune rend une amulette (il lui en reste 2) et exile le chevalier bleu sur';

test.each<[name: string, position: Position, walk: Walk, ...said: string[]]>([
  ['GRA-DEP-1: nothing on a plain point', drawn({ jaune: 'tirad-3' }), ['tirad-8']],
  [
    'GRA-ANN-1: the ring taken at the end',
    drawn({ jaune: 'tirad-3' }, { ring: { at: 'tirad-8' } }),
    ['tirad-8'],
    'ring L’anneau est pris sur « Tirad 8 ». GRA-ANN-1',
  ],
  [
    'GRA-ANN-1: the ring taken in passing',
    drawn({ jaune: 'tirad-3' }, { ring: { at: 'tirad-8' } }),
    ['tirad-8', 'tirad-9'],
    'ring L’anneau est pris au passage, sur « Tirad 8 », et le chevalier avance encore d’un point. GRA-ANN-1',
  ],
  [
    'GRA-ATT-1: one white point is left',
    drawn({ jaune: 'tirad-3', bleu: 'tirad-8' }, { stones: ['exil-1', 'exil-2', 'exil-3', 'exil-4', 'exil-5', 'exil-6', 'exil-7'] }),
    ['tirad-8'],
    `${EXILED} le seul point blanc libre. GRA-ATT-1 GRA-AMU-1`,
  ],
  [
    'GRA-ANN-2: the bearer attacked',
    drawn({ jaune: 'tirad-3', bleu: 'tirad-8' }, { ring: { bearer: 'bleu' } }),
    ['tirad-8'],
    `${EXILED} l’un des 8 points blancs libres ; l’anneau change de mains. GRA-ATT-1 GRA-AMU-1 GRA-ANN-2`,
  ],
  [
    'GRA-ATT-3, GRA-DRA-1: a collared piece attacked on its dragon',
    drawn({ jaune: 'tirad-13', bleu: ['dragon-de-la-herse', { held: true }] }),
    ['dragon-de-la-herse'],
    `${EXILED} l’un des 8 points blancs libres ; le carcan noir est retiré, et avec lui le tour qu’il coûte. GRA-ATT-1 GRA-AMU-1 GRA-ATT-3 GRA-L-13`,
    'duel Dragon de la Herse : on retourne la carte du dessus, puis on lance le dé. GRA-DRA-1',
  ],
  [
    'GRA-AMU-4: a city with nothing to give back',
    drawn({ jaune: 'elgad-13' }),
    ['cite-d-elgad'],
    'city Cité d’Elgad : aucune amulette à reprendre. GRA-AMU-4',
  ],
  [
    'GRA-AMU-4, GRA-L-24: a city shared is a city at peace',
    drawn({ jaune: ['elgad-13', { amulets: 1 }], bleu: 'cite-d-elgad' }),
    ['cite-d-elgad'],
    'city Cité d’Elgad : 1 amulette de retour. GRA-AMU-4',
  ],
  [
    'GRA-CIT-1: a city that takes the ring',
    drawn({ jaune: ['elgad-13', { amulets: 1 }] }, { ring: { bearer: 'jaune' } }),
    ['cite-d-elgad'],
    'city Cité d’Elgad : un sceau d’Elgad, 2 amulettes de retour, puis l’anneau se dépose dans un autre royaume. GRA-CIT-1 GRA-AMU-4',
  ],
  [
    'GRA-BUT-1: the last seal ends it, and no ring is put down',
    drawn({ jaune: ['elgad-13', { amulets: 1, seals: ['tirad', 'galad'] }] }, { ring: { bearer: 'jaune' } }),
    ['cite-d-elgad'],
    'city Cité d’Elgad : un sceau d’Elgad, 2 amulettes de retour, et la partie est gagnée. GRA-CIT-1 GRA-AMU-4 GRA-BUT-1',
  ],
  [
    'GRA-L-7: one more of the same city',
    drawn({ jaune: ['elgad-13', { seals: ['elgad'] }] }, { ring: { bearer: 'jaune' } }),
    ['cite-d-elgad'],
    'city Cité d’Elgad : un sceau d’Elgad de plus, qui n’approche pas de la victoire, aucune amulette à reprendre, puis l’anneau se dépose dans un autre royaume. GRA-CIT-1 GRA-L-7 GRA-AMU-4',
  ],
  [
    'GRA-L-7: no second one, at some tables',
    drawn({ jaune: ['elgad-13', { seals: ['elgad'] }] }, { ring: { bearer: 'jaune' }, options: { 'GRA-L-7': 'un-seul' } }),
    ['cite-d-elgad'],
    'city Cité d’Elgad : aucun sceau, celui d’Elgad est déjà là, aucune amulette à reprendre, puis l’anneau se dépose dans un autre royaume. GRA-CIT-1 GRA-L-7 GRA-AMU-4',
  ],
  [
    'GRA-PIE-4: a sword, a stone on the board',
    drawn({ jaune: 'galad-12' }, { stones: ['tirad-1'] }),
    ['epee-du-verger'],
    'sword Épée du Verger : une pierre-obstacle du plateau est déplacée vers un point libre non symbolique. GRA-PIE-4',
  ],
  [
    'GRA-PIE-1: a magic stone, all sixteen in reserve',
    drawn({ jaune: 'galad-2' }),
    ['pierre-des-quatre-champs'],
    'stone Pierre des Quatre Champs : une pierre-obstacle est posée sur un point noir ou blanc libre (16 pierres en réserve). GRA-PIE-1',
  ],
])('%s: what happens is told, with its rules', (_name, position, walk, ...said) => {
  expect(told(arrival(position, walk))).toEqual(said);
});

test('GRA-L-3: a dragon met in a bonus is told with the ruling that has it fought', () => {
  const mover = moverOf(TABLES, drawn({ jaune: 'dragon-de-la-herse' }), 'jaune', { left: ['tirad-8', 'tirad-13'] });
  expect(told(arrive(mover, ['tirad-13', 'dragon-du-pont-levis']))).toEqual([
    'duel Dragon du Pont-levis : on retourne la carte du dessus, puis on lance le dé. GRA-DRA-1 GRA-L-3',
  ]);
});

test('a point that is no city gives nothing: asking is a mistake of ours', () => {
  const position = drawn({ jaune: 'tirad-1' });
  expect(() => rewardOf(TABLES, position, 'jaune', 'tirad-1')).toThrow('tirad-1 is no city');
  expect(() => pieceOf(position, 'noir')).toThrow('no noir knight');
});

const rewards: [name: string, amulets: number, seals: Kingdom[], bearer: boolean, gained: number, seal?: SealGift][] = [
  ['GRA-AMU-4: one amulet', 1, [], false, 1],
  ['GRA-AMU-4: none beyond three', 3, [], false, 0],
  ['GRA-AMU-4, GRA-CIT-1: two with the ring, and a seal', 0, [], true, 2, 'first'],
  ['GRA-AMU-4: two with the ring, three at most', 2, [], true, 1, 'first'],
  ['GRA-CIT-1, GRA-L-7: a second seal of the same city is received all the same', 1, ['elgad'], true, 2, 'again'],
  ['GRA-L-7: another city’s is a first', 1, ['tirad'], true, 2, 'first'],
];
test.each(rewards)('%s', (_name, amulets, seals, bearer, gained, seal) => {
  const position = drawn({ jaune: ['cite-d-elgad', { amulets, seals }] }, bearer ? { ring: { bearer: 'jaune' } } : {});
  const reward = rewardOf(TABLES, position, 'jaune', 'cite-d-elgad');
  expect(reward).toEqual({ kingdom: 'elgad', amulets: gained, deposit: bearer, ...(seal && { seal }) });
  const after = yellow(rewarded(position, 'jaune', reward));
  expect(after.amulets).toBe(amulets + gained);
  expect(after.seals).toEqual(seal ? [...seals, 'elgad'] : seals);
});

/** Yellow brings the ring to Elgad; blue, red and black hold seals of it. */
function supplied(seals: readonly [yellow: number, blue: number, red: number, black: number], options: Options = {}) {
  const held = (count: number) => ({ seals: new Array<Kingdom>(count).fill('elgad') });
  const places = { jaune: 'cite-d-elgad', bleu: 'galad-1', rouge: 'galad-2', noir: 'galad-3' } as const;
  const position = drawn(Object.fromEntries(Object.entries(places).map(([color, at], i) => [color, [at, held(seals[i] ?? 0)]])), {
    ring: { bearer: 'jaune' },
    options,
  });
  const reward = rewardOf(TABLES, position, 'jaune', 'cite-d-elgad');
  const after = rewarded(position, 'jaune', reward);
  return [reward.seal, ...(['jaune', 'bleu', 'rouge', 'noir'] as const).map((color) => pieceOf(after, color).seals.length)];
}

const supplies: [
  name: string,
  seals: [number, number, number, number],
  options: Options,
  ...after: [SealGift, number, number, number, number],
][] = [
  ['GRA-L-28: the sixth seal is still there', [0, 2, 3, 0], {}, 'first', 1, 2, 3, 0],
  ['GRA-L-28: none is left for a first one, who has most gives one back', [0, 2, 3, 1], {}, 'returned', 1, 2, 2, 1],
  ['GRA-L-28: nobody gives one back at some tables', [0, 2, 3, 1], { 'GRA-L-28': 'rien' }, 'none-left', 0, 2, 3, 1],
  ['GRA-L-28: nobody gives one back for one more', [2, 2, 2, 0], {}, 'none-left', 2, 2, 2, 0],
  ['GRA-L-7: no second one at some tables, many though there be', [1, 0, 0, 0], { 'GRA-L-7': 'un-seul' }, 'owned', 1, 0, 0, 0],
];
test.each(supplies)('%s', (_name, seals, options, ...after) => {
  expect(supplied(seals, options)).toEqual(after);
});

test('GRA-BUT-1, GRA-L-7: three seals of three cities win, two in a short game; three of one city never', () => {
  const { pieces, ...rest } = drawn({
    jaune: ['galad-1', { seals: ['tirad', 'elgad'] }],
    bleu: ['galad-2', { seals: ['tirad', 'elgad', 'urgad'] }],
    noir: ['galad-3', { seals: ['tirad', 'tirad', 'tirad'] }],
  });
  const won = (goal: 2 | 3) => pieces.map((piece) => hasWon({ ...rest, pieces, goal }, piece));
  expect([won(3), won(2)]).toEqual([
    [false, true, false],
    [true, true, false],
  ]);
});

test('GRA-DRA-2: the die beats what it equals', () => {
  for (const force of FORCES)
    expect([1, 2, 3, 4, 5, 6].filter((die) => isVictory(force, die))).toEqual([1, 2, 3, 4, 5, 6].filter((die) => die >= force));
});

test('GRA-DRA-1, GRA-DRA-2, GRA-DRA-3, GRA-AMU-1: a victory gives a bonus, a defeat costs an amulet and a turn', () => {
  const position = drawn({ jaune: ['dragon-du-lac', { amulets: 2 }] });
  expect(duel(position, 'jaune', 4, 4)).toEqual({ position, won: true, bonus: true, deposit: false, collar: false });
  const lost = duel(position, 'jaune', 4, 3);
  expect([lost.won, lost.bonus, lost.deposit, lost.collar]).toEqual([false, false, false, true]);
  expect(yellow(lost.position)).toMatchObject({ at: 'dragon-du-lac', amulets: 1, held: true });
  expect(yellow(released(lost.position, 'jaune'))).toMatchObject({ at: 'dragon-du-lac', held: false });
});

test('GRA-ANN-4: the beaten bearer puts the ring down too', () => {
  const lost = duel(drawn({ jaune: 'dragon-du-lac' }, { ring: { bearer: 'jaune' } }), 'jaune', 6, 5);
  expect([lost.deposit, yellow(lost.position).amulets]).toEqual([true, 2]);
});

test('GRA-L-6: a fifth beaten knight loses his turn without a collar', () => {
  const held = { held: true } as const;
  const position = drawn({
    jaune: 'dragon-du-lac',
    bleu: ['dragon-du-midi', held],
    rouge: ['dragon-du-nord', held],
    blanc: ['dragon-du-puits', held],
    vert: ['dragon-du-chenal', held],
  });
  const lost = duel(position, 'jaune', 6, 1);
  expect([lost.collar, yellow(lost.position).held]).toEqual([false, true]);
});

/** Yellow gives the ring up in the city of Elgad; red stands in Galad. */
const GIVES = drawn({ jaune: 'cite-d-elgad', rouge: 'galad-1' }, { ring: { bearer: 'jaune' }, stones: ['urgad-1'] });
// biome-ignore format: a case a row
const deposits: [name: string, position: Position, at: string, refused: [rule: string, because: string] | undefined][] = [
  ['GRA-CIT-1: on a free point of another kingdom', GIVES, 'tirad-1', undefined],
  ['GRA-CIT-1: not on a symbol', GIVES, 'dragon-du-nord', ['GRA-CIT-1', '« Dragon du Nord » est un point symbolique : l’anneau ne s’y dépose pas.']],
  ['GRA-CIT-1: not under a stone', GIVES, 'urgad-1', ['GRA-CIT-1', 'Une pierre-obstacle est posée sur « Urgad 1 » : l’anneau ne s’y dépose pas.']],
  ['GRA-CIT-1: not in the same kingdom', GIVES, 'elgad-1', ['GRA-CIT-1', '« Elgad 1 » est dans le royaume d’Elgad, où l’anneau se trouve : il se dépose dans un autre.']],
  ['GRA-L-15: not on a point of exile', GIVES, 'exil-1', ['GRA-L-15', '« Exil 1 » est un point d’exil, dans aucun royaume : l’anneau ne s’y dépose pas.']],
  ['GRA-L-11: not on a knight', GIVES, 'galad-1', ['GRA-L-11', '« Galad 1 » est occupé par le chevalier rouge : l’anneau se dépose sur un point libre de toute pièce.']],
  ['GRA-L-11: at some tables it is his', { ...GIVES, options: { 'GRA-L-11': 'sur-une-piece' } }, 'galad-1', undefined],
  ['GRA-L-21, GRA-CRI-1: on a crystal ball', GIVES, 'boule-de-tirad', undefined],
  [
    'GRA-L-21: not at some tables',
    { ...GIVES, options: { 'GRA-L-21': 'non' } },
    'boule-de-tirad',
    ['GRA-L-21', 'À votre table une boule de cristal reste symbolique : l’anneau ne se dépose pas sur « Boule de Tirad ».'],
  ],
  [
    'GRA-L-21: not on the start before all have left',
    drawn({ jaune: 'cite-d-elgad', rouge: ['boule-de-galad', { waiting: true }] }, { ring: { bearer: 'jaune' } }),
    'boule-de-galad',
    ['GRA-L-8', 'Des chevaliers attendent leur premier coup sur « Boule bleue de Galad » : l’anneau ne s’y dépose pas.'],
  ],
  [
    'GRA-L-25: not in a walled pocket',
    { ...GIVES, stones: ['tirad-2', 'col-du-nord'] },
    'borne-du-nord',
    [
      'GRA-L-25',
      '« Borne du Nord » est muré par les pierres de « Tirad 2 » et « Col du Nord » : aucun chevalier n’y aurait de chemin vers l’anneau.',
    ],
  ],
  ['GRA-L-25: but at some tables', { ...GIVES, stones: ['tirad-2', 'col-du-nord'], options: { 'GRA-L-25': 'oui' } }, 'borne-du-nord', undefined],
  ['GRA-L-25: dragons around are no wall', GIVES, 'nid-des-dragons', undefined],
];
test.each(deposits)('%s', (_name, position, at, refused) => {
  expect(judgeDeposit(TABLES, position, 'cite-d-elgad', at)).toEqual(
    refused ? { ok: false, rule: refused[0], because: refused[1] } : { ok: true },
  );
});

test('GRA-ANN-4: from a dragon the same, and by its own rule', () => {
  expect(judgeDeposit(TABLES, GIVES, 'dragon-du-recif', 'elgad-1')).toMatchObject({ ok: false, rule: 'GRA-ANN-4' });
  const points = depositPoints(TABLES, GIVES, 'dragon-du-recif');
  const blacks = BOARD.points.filter(({ kind, kingdom }) => ['black', 'crystal'].includes(kind) && kingdom && kingdom !== 'elgad');
  expect(points).toEqual(blacks.map(({ id }) => id).filter((id) => id !== 'urgad-1' && id !== 'galad-1'));
  expect(deposited(GIVES, 'tirad-1').ring).toEqual({ at: 'tirad-1' });
  expect(deposited(GIVES, 'galad-1').ring).toEqual({ bearer: 'rouge' });
});

test('GRA-PIE-1, GRA-L-17: an empty reserve and a bare board do nothing', () => {
  const sixteen = BOARD.points.flatMap(({ id, kind, kingdom }) => (kind === 'black' && kingdom === 'elgad' ? [id] : [])).slice(0, STONES);
  expect(texts(arrival(drawn({ jaune: 'galad-2' }, { stones: sixteen }), ['pierre-des-quatre-champs']))).toEqual([
    'Pierre des Quatre Champs : la réserve est vide, il ne se passe rien.',
  ]);
  expect(arrival(drawn({ jaune: 'galad-12' }), ['epee-du-verger']).events).toEqual([
    { kind: 'sword', text: 'Épée du Verger : aucune pierre-obstacle sur le plateau, il ne se passe rien.', rules: ['GRA-L-17'] },
  ]);
});

test('GRA-L-3: a winner who stops on another dragon fights again, or not', () => {
  const bonus = { left: ['tirad-8', 'tirad-13'] };
  const fights = (options: Position['options']) =>
    arrive(moverOf(TABLES, drawn({ jaune: 'dragon-de-la-herse' }, { options }), 'jaune', bonus), ['tirad-13', 'dragon-du-pont-levis']).duel;
  expect([fights({}), fights({ 'GRA-L-3': 'non' })]).toEqual([true, false]);
});
