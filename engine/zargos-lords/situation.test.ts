/** What the `odds` verb refuses, in one sentence that names the field and the rule. */
import { expect, test } from 'vitest';
import { checkOdds } from './cli.ts';

const knight = { kind: 'chevalier' };
const falcon = { kind: 'faucon' };
const combat = (more: object) => ({ action: 'combat', attackers: [knight], defenders: [falcon], ...more });
const siege = (garrison: unknown) => ({ action: 'siege', attackers: [knight], garrison });
const arrows = (shots: unknown, more = {}) => ({ action: 'arrows', target: 'dragon', shots, ...more });

test.each(
  // biome-ignore format: a case a row
  [
    ['no action', {}, 'action', /^action attend combat, siege, arrows, flames ou vision, pas rien\.$/],
    ['an unknown action', { action: 'feu', target: 'dragon' }, 'action', /pas « feu »/],
    ['no object', 3, '', /^L’entrée attend un objet/],
    ['an unknown field', combat({ chance: 1 }), 'chance', /« chance » de l’entrée est inconnu/],
    ['a field of another action', combat({ shots: [] }), 'shots', /« shots » de l’entrée est inconnu ; on attend action, attackers/],
    ['no attackers', { action: 'combat', defenders: [falcon] }, 'attackers', /liste de 1 à 6 pions, pas rien/],
    ['nobody', combat({ attackers: [] }), 'attackers', /pas une liste de 0/],
    ['LOR-COM-1, LOR-ESC-1: seven attackers', combat({ attackers: [{ ...knight, count: 6 }, knight] }), 'attackers', /7 pions, alors que 6 au plus tiennent autour/],
    ['LOR-MAT-4: four Sorciers', combat({ attackers: [{ kind: 'sorcier', count: 4 }] }), 'attackers', /4 Sorciers, alors que la boîte n’en contient que 3/],
    ['an unknown counter', combat({ attackers: [{ kind: 'elfe' }] }), 'attackers[0].kind', /attend chevalier, .*, pas « elfe »/],
    ['LOR-MOI-2: a charge of Moines-chevaliers', combat({ attackers: [{ kind: 'moines-chevalier', charge: 'front' }] }), 'attackers[0].charge', /\(LOR-MOI-2\)\.$/],
    ['LOR-CHE-1: a charge of Fantassins', combat({ attackers: [{ kind: 'chevaliers-fantassin', charge: 'front' }] }), 'attackers[0].charge', /\(LOR-CHE-1\)\.$/],
    ['an unknown charge', combat({ attackers: [{ ...knight, charge: 'arriere' }] }), 'attackers[0].charge', /attend front ou side/],
    ['LOR-SOR-1: a Sorcier beside Dragons', combat({ attackers: [{ kind: 'dragon', wizards: 1 }] }), 'attackers[0].wizards', /\(LOR-SOR-1\)/],
    ['four Sorciers beside', combat({ attackers: [{ ...knight, wizards: 4 }] }), 'attackers[0].wizards', /de 0 à 3/],
    ['LOR-COM-1: one’s own people', combat({ defenders: [{ kind: 'sorcier' }] }), 'defenders[0].kind', /autre peuple/],
    ['a defender at sea', combat({ defenders: [{ ...falcon, terrain: 'mer' }] }), 'defenders[0].terrain', /attend plaine, mont ou bois/],
    ['no flag', combat({ individual: 'oui' }), 'individual', /true ou false/],
    ['an unknown reading', combat({ options: { 'LOR-L-3': 'trois' } }), 'options.LOR-L-3', /attend non ou oui/],
    ['a box that denies the booklet', combat({ box: { factors: { faucon: { combat: 6 } } } }), 'box.factors.faucon.combat', /attend 5/],
    ['no garrison', { action: 'siege', attackers: [knight] }, 'garrison', /liste de pions, ou un objet/],
    ['LOR-VIL-1: five in a city', siege(['dragon', 'dragon', 'dragon', 'dragon', 'dragon']), 'garrison', /4 pions au plus, pas 5 \(LOR-VIL-1\)/],
    ['LOR-VIL-1: two peoples in a city', siege(['dragon', 'faucon']), 'garrison', /un seul peuple/],
    ['LOR-VIL-6: one’s own city', siege(['sorcier']), 'garrison', /autre peuple que l’assiégeant/],
    ['LOR-VIL-6: one’s own hidden city', siege({ people: 'chevaliers' }), 'garrison.people', /autre peuple que l’assiégeant/],
    ['bounds upside down', siege({ people: 'ailes', pawns: [3, 1] }), 'garrison.pawns[1]', /de 3 à 4/],
    ['one bound', siege({ people: 'ailes', pawns: 3 }), 'garrison.pawns', /deux bornes/],
    [
      'a force nobody has',
      siege({ people: 'ailes', pawns: [1, 1], force: [3, 4] }),
      'garrison',
      /aucune garnison de ce peuple ne compte tant de pions \(1\) pour une somme de 3 à 4/,
    ],
    ['no shots', arrows(undefined), 'shots', /liste de 1 à 20 tirs/],
    ['LOR-ARC-1: an arrow at 9 hexes', arrows([{ distance: 9 }]), 'shots[0].distance', /de 1 à 8/],
    ['LOR-DRA-1: a flame at 6 hexes', { ...arrows([{ distance: 6 }]), action: 'flames' }, 'shots[0].distance', /de 1 à 5/],
    ['LOR-SOR-2: a vision at 6 hexes', { action: 'vision', distance: 6 }, 'distance', /de 1 à 5/],
    ['twenty-one archers', arrows([{ distance: 1, count: 20 }, { distance: 2 }]), 'shots', /21 tirs/],
    ['a target at sea', arrows([{ distance: 1 }], { terrain: 'mer' }), 'terrain', /plaine ou bois/],
  ],
)('%s', (_name, input, field, because) => {
  const checked = checkOdds(input);
  expect(checked.ok ? [] : [checked.field, checked.because]).toEqual([field, expect.stringMatching(because)]);
});

test('LOR-REV-3: under the revision two stack, so twelve attack at once', () => {
  const twelve = { action: 'combat', attackers: [{ kind: 'moines-fantassin', count: 12 }], defenders: [falcon] };
  expect(checkOdds(twelve)).toMatchObject({ ok: false, field: 'attackers[0].count' });
  expect(checkOdds({ ...twelve, options: { 'LOR-REV-3': 'deux' } })).toMatchObject({ ok: true, value: { attack: 48 } });
});
