/** What the odds of Zargo's Lords say, word for word: forces and chances by hand from the box's tables (factors, bands, shots). */
import { expect, test } from 'vitest';
import { accepted } from '../core/accepted.ts';
import { checkOdds } from './cli.ts';

interface Told {
  readonly sentence?: string;
  readonly because?: string;
  readonly reasons?: readonly { readonly rule: string; readonly text: string }[];
}

function told(input: object): readonly string[] {
  const { sentence, because, reasons = [] } = accepted(checkOdds(input)) as Told;
  return [sentence ?? because ?? '', ...reasons.map(({ rule, text }) => `${rule} ${text}`)];
}

const combat = (attackers: object[], defenders: object[], more: object = {}) => ({ action: 'combat', attackers, defenders, ...more });
const shots = (action: string, target: string, ...more: readonly object[]) => ({ action, target, shots: more });
const siege = (attackers: object[], garrison: unknown, options: object = {}) => ({ action: 'siege', attackers, garrison, options });

const falcon = { kind: 'faucon' };
const monk = { kind: 'moines-fantassin' };
const dragon = { kind: 'dragon' };
const WEAKEST = 'LOR-COM-4 Le minimum du tableau est une différence de 0.';
const BARE = 'LOR-VIL-1 Le terrain sous la ville ne donne rien.';
const GARRISON = 'LOR-VIL-2 La garnison vaut la somme de ses facteurs, comme un seul pion.';
const HOLDS = 'LOR-L-22 Une garnison qui devrait reculer tient : seule l’élimination ouvre la ville.';
const LEFT = 'LOR-L-17 Ce qui n’a pas suffi ne compte pas au coup suivant.';

test.each<[name: string, input: object, ...lines: string[]]>([
  [
    'LOR-COM-2, LOR-COM-5: the booklet’s example, every end of its band',
    combat([{ ...monk, count: 3 }], [falcon]),
    '12 contre 5, différence 7 (bande 4 à 7) : le défenseur est éliminé 1 fois sur 6, il recule 3 fois sur 6, rien ne se passe 1 fois sur 6, les attaquants reculent 1 fois sur 6.',
    'LOR-COM-2 Attaque : 3 Moines-fantassins × 4 = 12.',
    'LOR-MAT-3 Défense : 1 Faucon : 5.',
    'LOR-COM-5 Différence 7 : bande 4 à 7, un dé.',
  ],
  [
    // Two Ailés of 8 against a Fantassin of 2.
    'LOR-COM-5: the last band has no end',
    combat([{ kind: 'aile', count: 2 }], [{ kind: 'dragons-fantassin' }]),
    '16 contre 2, différence 14 (bande 12 ou plus) : le défenseur est éliminé 3 fois sur 6, il recule 3 fois sur 6.',
    'LOR-COM-2 Attaque : 2 Ailés × 8 = 16.',
    'LOR-MAT-3 Défense : 1 Fantassin des Dragons : 2.',
    'LOR-COM-5 Différence 14 : bande 12 ou plus, un dé.',
  ],
  [
    // D1 and D2 of six faces win, so 2/6.
    'LOR-IND-1: a combat of one’s own says what winning is worth',
    combat([falcon], [monk], { individual: true }),
    '5 contre 4, différence 1 (bande 0 à 3) : le défenseur recule 2 fois sur 6, rien ne se passe 1 fois sur 6, les attaquants reculent 2 fois sur 6, les attaquants sont éliminés 1 fois sur 6.',
    'LOR-MAT-3 Attaque : 1 Faucon : 5.',
    'LOR-MAT-3 Défense : 1 Moine-fantassin : 4.',
    'LOR-COM-5 Différence 1 : bande 0 à 3, un dé.',
    'LOR-IND-1 33,3 % de chances de gagner et de finir son mouvement.',
  ],
  [
    'LOR-L-13: where the table wants the enemy eliminated, a retreat wins nothing',
    combat([falcon], [monk], { individual: true, options: { 'LOR-L-13': 'elimine' } }),
    '5 contre 4, différence 1 (bande 0 à 3) : le défenseur recule 2 fois sur 6, rien ne se passe 1 fois sur 6, les attaquants reculent 2 fois sur 6, les attaquants sont éliminés 1 fois sur 6.',
    'LOR-MAT-3 Attaque : 1 Faucon : 5.',
    'LOR-MAT-3 Défense : 1 Moine-fantassin : 4.',
    'LOR-COM-5 Différence 1 : bande 0 à 3, un dé.',
    'LOR-L-13 0 % de chances de gagner et de finir son mouvement.',
  ],
  [
    'LOR-COM-4: below the minimum, with what each side was worth',
    combat([falcon], [{ kind: 'chevalier' }]),
    '5 contre 8 : la différence, −3, est sous le minimum du tableau, 0 ; cette attaque est interdite.',
    'LOR-MAT-3 Attaque : 1 Faucon : 5.',
    'LOR-MAT-3 Défense : 1 Chevalier : 8.',
  ],
  [
    // 16 + 6, charges 3 + 1, a Sorcier beside each of two Fantassins.
    'LOR-CHE-1, LOR-SOR-1, LOR-COM-6: every line of two forces',
    combat(
      [
        { kind: 'chevalier', charge: 'front' },
        { kind: 'chevalier', charge: 'side' },
        { kind: 'chevaliers-fantassin', count: 2, wizards: 1 },
      ],
      [
        { ...dragon, terrain: 'mont' },
        { kind: 'dragons-fantassin', terrain: 'bois' },
      ],
    ),
    'Plusieurs contre un, ou un contre plusieurs, mais pas 4 contre 2 en un seul combat.',
    'LOR-COM-2 Attaque : 2 Chevaliers × 8 = 16.',
    'LOR-COM-2 Attaque : 2 Fantassins des Chevaliers × 3 = 6.',
    'LOR-CHE-1 Attaque : charge de front : +3.',
    'LOR-CHE-1 Attaque : charge de côté : +1.',
    'LOR-SOR-1 Attaque : Sorcier attenant : +4.',
    'LOR-COM-3 Défense : 1 Dragon : 10.',
    'LOR-COM-3 Défense : 1 Fantassin des Dragons : 2.',
    'LOR-COM-6 Défense : sur un mont : +3.',
    'LOR-COM-6 Défense : dans un bois : +1.',
  ],
  [
    'LOR-L-2, LOR-L-3: the other readings by their own ids',
    combat(
      [
        { kind: 'chevalier', charge: 'side' },
        { kind: 'chevaliers-fantassin', wizards: 2 },
      ],
      [{ kind: 'dragons-fantassin', count: 2 }],
      { options: { 'LOR-L-2': 'toujours-de-front', 'LOR-L-3': 'oui' } },
    ),
    'Plusieurs contre un, ou un contre plusieurs, mais pas 2 contre 2 en un seul combat.',
    'LOR-COM-2 Attaque : 1 Chevalier : 8.',
    'LOR-COM-2 Attaque : 1 Fantassin des Chevaliers : 3.',
    'LOR-L-2 Attaque : charge, toujours de front : +3.',
    'LOR-L-3 Attaque : Sorcier attenant : +4.',
    'LOR-COM-3 Défense : 2 Fantassins des Dragons × 2 = 4.',
  ],
  [
    'LOR-SOR-1: a Sorcier beside the defender',
    combat([dragon], [{ kind: 'chevaliers-fantassin', wizards: 1 }]),
    '10 contre 5, différence 5 (bande 4 à 7) : le défenseur est éliminé 1 fois sur 6, il recule 3 fois sur 6, rien ne se passe 1 fois sur 6, les attaquants reculent 1 fois sur 6.',
    'LOR-MAT-3 Attaque : 1 Dragon : 10.',
    'LOR-MAT-3 Défense : 1 Fantassin des Chevaliers : 3.',
    'LOR-SOR-1 Défense : Sorcier attenant : +2.',
    'LOR-COM-5 Différence 5 : bande 4 à 7, un dé.',
  ],
  [
    // Faces 1 1 2 3 3 4: of 216 throws 8 + 12 + 30 fall short of six; three times 14/6 is 7.
    'LOR-ARC-2: three archers at a Dragon',
    shots('arrows', 'dragon', { distance: 2, count: 3 }),
    '3 archers : il faut 6 flèches contre ce pion (Dragon) ; 76,9 % de chances de l’éliminer, 7 au but en moyenne.',
    'LOR-ARC-2 3 dés à 2 hexagones : 1, 1, 2, 3, 3, 4 selon le dé, de 1 à 6.',
    'LOR-ARC-2 Il faut 6 flèches pour éliminer ce pion (Dragon) ; les tirs s’additionnent.',
    LEFT,
  ],
  [
    // Short of two: a 0 (3/6) with a 1 (1/6). Means 4/6 and 15/6.
    'LOR-ARC-2, LOR-ARC-1: two archers, two distances',
    shots('arrows', 'faucon', { distance: 8, count: 1 }, { distance: 1, count: 1 }),
    '2 archers : il faut 2 flèches contre ce pion (Faucon) ; 91,7 % de chances de l’éliminer, 3,2 au but en moyenne.',
    'LOR-ARC-2 1 dé à 8 hexagones : 0, 0, 0, 1, 1, 2 selon le dé, de 1 à 6.',
    'LOR-ARC-2 1 dé à 1 hexagone : 1, 2, 2, 3, 3, 4 selon le dé, de 1 à 6.',
    'LOR-ARC-2 Il faut 2 flèches pour éliminer ce pion (Faucon) ; les tirs s’additionnent.',
    LEFT,
  ],
  [
    // Two more on the die: the faces 3 4 5 6 6 6 of 1 1 2 2 3 3.
    'LOR-REV-5: flames into a wood, by the revision',
    { ...shots('flames', 'faucon', { distance: 1, count: 1 }), terrain: 'bois', options: { 'LOR-REV-5': 'plus-deux' } },
    '1 lanceur : il faut 1 flamme contre ce pion (Faucon) ; 100 % de chances de l’éliminer, 2,7 au but en moyenne.',
    'LOR-DRA-1 1 dé à 1 hexagone : 2, 2, 3, 3, 3, 3 selon le dé, de 1 à 6.',
    'LOR-REV-5 Cible dans un bois : +2 à chaque dé, 6 au plus.',
    'LOR-DRA-1 Il faut 1 flamme pour éliminer ce pion (Faucon) ; les tirs s’additionnent.',
    LEFT,
  ],
  [
    'LOR-SOR-2, LOR-REC-1: a vision four hexes away',
    { action: 'vision', distance: 4 },
    'À 4 hexagones, la vision fait fuir de 2 en moyenne : 0, 1, 2, 2, 3, 4 selon le dé, de 1 à 6.',
    'LOR-SOR-2 Le dé, croisé avec la distance (4), donne la fuite en hexagones.',
    'LOR-REC-1 La fuite est un recul : en ligne droite, au choix de celui qui fuit.',
  ],
  [
    // 30 to 13: the last band, DE on three faces.
    'LOR-VIL-2, LOR-L-22: a garrison that holds',
    siege([{ ...dragon, count: 3 }], ['aile', 'faucon']),
    '3 assiégeants valant 30 : contre 2 pions valant 13 la ville s’ouvre 3 fois sur 6 (chance de l’ouvrir : 50 %).',
    'LOR-COM-2 Assiégeants : 3 Dragons × 10 = 30.',
    GARRISON,
    WEAKEST,
    BARE,
    HOLDS,
  ],
  [
    'LOR-L-22: or leaves, every D opening the city',
    siege([{ ...dragon, count: 3 }], ['aile', 'faucon'], { 'LOR-L-22': 'sort' }),
    '3 assiégeants valant 30 : contre 2 pions valant 13 la ville s’ouvre 6 fois sur 6 (chance de l’ouvrir : 100 %).',
    'LOR-COM-2 Assiégeants : 3 Dragons × 10 = 30.',
    GARRISON,
    WEAKEST,
    BARE,
    'LOR-L-22 Une garnison qui recule sort, et la ville s’ouvre.',
  ],
  [
    'LOR-VIL-3: below the minimum',
    siege([{ kind: 'dragons-fantassin', count: 2 }], ['aile']),
    '2 assiégeants valant 4 : contre 1 pion valant 8 les assiégeants sont éliminés d’office (chance de l’ouvrir : 0 %).',
    'LOR-COM-2 Assiégeants : 2 Fantassins des Dragons × 2 = 4.',
    'LOR-VIL-3 Sous le minimum du tableau, les assiégeants sont éliminés.',
    WEAKEST,
    BARE,
  ],
  [
    'LOR-L-21: fewer besiegers than defenders',
    siege([dragon], ['aile', 'faucon']),
    '1 assiégeant valant 10 : contre 2 pions valant 13 l’attaque est nulle (chance de l’ouvrir : 0 %).',
    'LOR-MAT-3 Assiégeants : 1 Dragon : 10.',
    'LOR-L-21 Moins d’assiégeants que de défenseurs : l’attaque est nulle.',
    WEAKEST,
    BARE,
  ],
  [
    'LOR-L-21: the same, where they die of it',
    siege([dragon], ['aile', 'faucon'], { 'LOR-L-21': 'elimines' }),
    '1 assiégeant valant 10 : contre 2 pions valant 13 les assiégeants sont éliminés d’office (chance de l’ouvrir : 0 %).',
    'LOR-MAT-3 Assiégeants : 1 Dragon : 10.',
    'LOR-L-21 Moins d’assiégeants que de défenseurs : ils sont éliminés.',
    WEAKEST,
    BARE,
  ],
  [
    'LOR-VIL-6: an empty city',
    siege([dragon], []),
    '1 assiégeant valant 10 : la ville est vide et ouverte (chance de l’ouvrir : 100 %).',
    'LOR-MAT-3 Assiégeants : 1 Dragon : 10.',
    'LOR-VIL-6 Une ville sans garnison se conquiert en y entrant.',
    WEAKEST,
    BARE,
  ],
  [
    // Two Moines are worth 14 at most; from 12 on every band is the last.
    'LOR-VIL-3: a hidden garrison, at best and at worst',
    siege([{ ...dragon, count: 4 }], { people: 'moines', pawns: [0, 2] }),
    '4 assiégeants valant 40 : au mieux, la ville est vide et ouverte ; au pire, contre 2 pions valant 14 la ville s’ouvre 3 fois sur 6 (chance de l’ouvrir : de 50 % à 100 %).',
    'LOR-COM-2 Assiégeants : 4 Dragons × 10 = 40.',
    'LOR-VIL-6 Une ville sans garnison se conquiert en y entrant.',
    GARRISON,
    WEAKEST,
    BARE,
    HOLDS,
  ],
  [
    'LOR-L-45: two peoples besiege apart',
    siege([dragon, { kind: 'chevalier' }], ['aile']),
    'Deux peuples n’assiègent pas ensemble : chacun n’attaque qu’à son coup.',
  ],
  [
    'LOR-L-15: no flames into a wood',
    { ...shots('flames', 'moine', { distance: 5, count: 1 }), terrain: 'bois' },
    'On ne lance pas de flammes dans un bois : elles sont arrêtées comme les flèches.',
  ],
])('%s', (_name, input, ...lines) => {
  expect(told(input)).toEqual(lines);
});
