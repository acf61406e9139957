import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { DRAWN } from '../board/drawn.ts';
import { boardOf } from '../board/tables.ts';
import type { PlaceId } from '../data/board-types.ts';
import type { RuleId } from '../ids.ts';
import type { ReachQuestion } from './movement/question.ts';
import { checkQuestion } from './movement/reading.ts';
import { judgeMove, reach } from './movement.ts';

/** The board of `board/drawn.ts`: look at its drawing. */
const TABLES = boardOf(DRAWN);

type Draft = Partial<ReachQuestion> & Pick<ReachQuestion, 'people' | 'from'>;

function asked(draft: Draft): ReachQuestion {
  return accepted(checkQuestion(TABLES, { phase: 'attacks', ...draft }));
}

/** Reached: its sentence, and the rules that act in order. Refused: the rule and its sentence. */
type Row =
  | readonly [name: string, question: Draft, to: PlaceId, answer: string, rules: string]
  | readonly [name: string, question: Draft, to: PlaceId, answer: readonly [RuleId, string]];

const reorganise = { phase: 'reorganisation' } as const;
const mine = (people: ReachQuestion['people'], ...ids: readonly PlaceId[]) => ({
  owners: Object.fromEntries(ids.map((id) => [id, people])),
});

// biome-ignore format: a case a row
const ATTACKS: readonly Row[] = [
  ['ZAR-ATT-1: a neighbour', { people: 'moines', from: 'banzol' }, 'banzol-2', 'Banzol → Banzol 2 : par la frontière.', 'ATT-1 ATT-1 ATT-5'],
  ['ZAR-ATT-3: not two provinces away', { people: 'moines', from: 'tairo-2' }, 'tairo-1',
    ['ZAR-ATT-3', 'Taïro 1 est à 2 provinces de Taïro 2, et l’on n’attaque qu’à une ; la mer ne borde pas Taïro 2.']],
  ['ZAR-ATT-1: from what one controls, not from another', { people: 'moines', from: 'banzol', ...mine('ailes', 'banzol') }, 'banzol-2',
    ['ZAR-ATT-1', 'Les Ailés tiennent Banzol : on n’attaque que depuis une province que l’on contrôle.']],
  ['ZAR-ATT-1: from what one controls, not from an empty one', { people: 'moines', from: 'banzol', owners: {} }, 'banzol-2',
    ['ZAR-ATT-1', 'Personne ne tient Banzol : on n’attaque que depuis une province que l’on contrôle.']],
  ['ZAR-ATT-1: one pawn stays', { people: 'moines', from: 'banzol', group: { stands: 3, moves: 3 } }, 'banzol-2',
    ['ZAR-ATT-1', 'Un pion au moins reste dans la province de départ : sur 3, 2 peuvent partir.']],
  ['ZAR-ATT-1: a lonely pawn stays', { people: 'moines', from: 'banzol', group: { stands: 1, moves: 1 } }, 'banzol-2',
    ['ZAR-ATT-1', 'Un pion au moins reste dans la province de départ : ce pion est seul, il reste.']],
  ['ZAR-ATT-1: not where one is', { people: 'moines', from: 'banzol' }, 'banzol', ['ZAR-ATT-1', 'C’est de là que part le groupe.']],
  ['ZAR-ATT-4: one fight a turn', { people: 'moines', from: 'banzol', fought: true }, 'banzol-2',
    ['ZAR-ATT-4', 'Ces pions ont déjà livré leur combat : c’est un seul par tour.']],
  ['ZAR-ATT-5: an empty province is taken without a fight', { people: 'moines', from: 'banzol', ...mine('moines', 'banzol') }, 'banzol-2',
    'Banzol → Banzol 2 : par la frontière.', 'ATT-1 ATT-1 ATT-5'],
  ['ZAR-COM-7: another people means a fight', { people: 'moines', from: 'banzol', owners: { banzol: 'moines', 'banzol-2': 'ailes' } }, 'banzol-2',
    'Banzol → Banzol 2 : par la frontière.', 'ATT-1 ATT-1 COM-7'],
  ['ZAR-CAP-1: walls round a capital', { people: 'moines', from: 'banzol-2', owners: { banzol: 'ailes', 'banzol-2': 'moines' } }, 'banzol',
    'Banzol 2 → Banzol : par la frontière.', 'ATT-1 ATT-1 CAP-1'],
  ['ZAR-ATT-6: never one’s own people', { people: 'moines', from: 'banzol', ...mine('moines', 'banzol', 'banzol-2') }, 'banzol-2',
    ['ZAR-ATT-6', 'Vous tenez Banzol 2 : on n’attaque pas son propre peuple.']],
  ['ZAR-L-6: no attack at sea', { people: 'dragons', from: 'oz' }, 'mer-1', ['ZAR-L-6', 'On attaque une province, jamais une case mer.']],
];

// biome-ignore format: a case a row
const SEA: readonly Row[] = [
  ['ZAR-MER-1, ZAR-MER-2, ZAR-MER-3: a boat a cell', { people: 'moines', from: 'oz', boats: 3 }, 'banzol-2',
    'Oz → Banzol 2 : par mer (mer-1, mer-2), 2 bateaux.', 'MER-1 MER-2 MER-3 ATT-5'],
  ['ZAR-MER-1: too few boats', { people: 'moines', from: 'oz', boats: 2 }, 'tairo-1',
    ['ZAR-MER-1', 'Aucune terre ne mène d’Oz à Taïro 1 ; par mer, il faut 3 bateaux, vous en avez 2.']],
  ['ZAR-MER-1: no boat', { people: 'moines', from: 'oz' }, 'banzol-1',
    ['ZAR-MER-1', 'Aucune terre ne mène d’Oz à Banzol 1 ; par mer, il faut 1 bateau, vous n’en avez pas.']],
  ['ZAR-MER-3: the last cell borders the target', { people: 'moines', from: 'oz', boats: 9 }, 'zargos',
    ['ZAR-MER-3', 'Aucune terre ne mène d’Oz à la Cité Interdite ; la mer ne borde pas la Cité Interdite.']],
  ['ZAR-MER-3: one pawn stays on the shore', { people: 'moines', from: 'oz', boats: 1, group: { stands: 5, moves: 3 } }, 'banzol-1',
    'Oz → Banzol 1 : par mer (mer-1), 1 bateau.', 'MER-1 MER-2 MER-3 ATT-5'],
  ['ZAR-MER-4: the lake is a sea cell', { people: 'moines', from: 'banzol', boats: 1 }, 'tairo',
    'Banzol → Taïro : par mer (lac), 1 bateau.', 'MER-4 MER-1 MER-2 MER-3 ATT-5'],
  ['ZAR-L-12: an empty coast may be landed on', { people: 'moines', from: 'oz', boats: 1, ...mine('moines', 'oz') }, 'banzol-1',
    'Oz → Banzol 1 : par mer (mer-1), 1 bateau.', 'MER-1 MER-2 MER-3 ATT-5'],
  ['ZAR-L-12: or not, if the table says so', { people: 'moines', from: 'oz', boats: 1, ...mine('moines', 'oz'), options: { 'ZAR-L-12': 'zargos-seul' } },
    'banzol-1',
    ['ZAR-L-12', 'Personne ne tient Banzol 1 : à votre table on n’aborde une côte vide que dans le royaume de Zargos.']],
  ['ZAR-L-12, ZAR-ZRG-1: but on the empty coast of Zargos always',
    { people: 'moines', from: 'tairo-1', boats: 1, ...mine('moines', 'tairo-1'), options: { 'ZAR-L-12': 'zargos-seul' } }, 'zargos-1',
    'Taïro 1 → Zargos 1 : par mer (mer-3), 1 bateau.', 'MER-1 MER-2 MER-3 ZRG-1'],
  ['ZAR-TERRE: three cells without a boat', { people: 'moines', from: 'oz', cards: ['vent-de-terre'] }, 'tairo-1',
    'Oz → Taïro 1 : par mer (mer-1, mer-2, mer-3), Vent de Terre.', 'TERRE MER-2 MER-3 ATT-5'],
  ['ZAR-TERRE: boats first, the card is kept', { people: 'moines', from: 'oz', boats: 3, cards: ['vent-de-terre'] }, 'tairo-1',
    'Oz → Taïro 1 : par mer (mer-1, mer-2, mer-3), 3 bateaux.', 'MER-1 MER-2 MER-3 ATT-5'],
  ['ZAR-L-42: the fourth cell by boat', { people: 'moines', from: 'oz', boats: 1, cards: ['vent-de-terre'] }, 'kori',
    'Oz → Kori : par mer (mer-1, mer-2, mer-3, mer-4), 1 bateau et Vent de Terre.', 'TERRE L-42 MER-2 MER-3 ATT-5'],
  ['ZAR-TERRE, ZAR-MER-1: the fourth cell without a boat', { people: 'moines', from: 'oz', cards: ['vent-de-terre'] }, 'kori',
    ['ZAR-MER-1', 'Aucune terre ne mène d’Oz à Kori ; par mer, il faut 1 bateau en plus du Vent de Terre, vous n’en avez pas.']],
  ['ZAR-L-42: card and boats do not add up, if the table says so',
    { people: 'moines', from: 'oz', boats: 1, cards: ['vent-de-terre'], options: { 'ZAR-L-42': 'aucun-cumul' } }, 'kori',
    ['ZAR-L-42', 'Il y a 4 cases mer : le Vent de Terre en franchit 3, et à votre table il ne s’ajoute pas aux bateaux.']],
  ['ZAR-L-42, ZAR-MER-1: nor would boats be enough together',
    { people: 'moines', from: 'oz', cards: ['vent-de-terre'], options: { 'ZAR-L-42': 'aucun-cumul' } }, 'kori',
    ['ZAR-MER-1', 'Aucune terre ne mène d’Oz à Kori ; par mer, il y a 4 cases mer, trop pour le Vent de Terre, et il faut 4 bateaux, vous n’en avez pas.']],
  ['ZAR-TEMPETE: closed cells are not crossed', { people: 'moines', from: 'oz', boats: 3, storms: [['mer-2', 'mer-3']] }, 'banzol-2',
    ['ZAR-TEMPETE', 'La Tempête coupe la route : mer-2 et mer-3 ne se traversent pas.']],
  ['ZAR-L-31: the lake alone may be closed, if the table says so',
    { people: 'moines', from: 'banzol', boats: 1, storms: [['lac']], options: { 'ZAR-L-31': 'lac-seul' } }, 'tairo',
    ['ZAR-TEMPETE', 'La Tempête coupe la route : lac ne se traverse pas.']],
  ['ZAR-AILLEURS, ZAR-L-14: anywhere', { people: 'moines', from: 'tairo-2', cards: ['vent-d-ailleurs'] }, 'kori',
    'Taïro 2 → Kori : par Vent d’Ailleurs.', 'AILLEURS L-14 ATT-1 ATT-5'],
  ['ZAR-AILLEURS: but not into the heart of Zargos', { people: 'moines', from: 'oz', cards: ['vent-d-ailleurs'] }, 'zargos-7',
    ['ZAR-AILLEURS', 'Le Vent d’Ailleurs ne mène ni à la Cité Interdite ni aux trois provinces qui l’entourent.']],
  ['ZAR-AILLEURS, ZAR-L-14: nor to one’s own people', { people: 'moines', from: 'oz', cards: ['vent-d-ailleurs'], ...mine('moines', 'oz', 'kori') }, 'kori',
    ['ZAR-ATT-6', 'Vous tenez Kori : on n’attaque pas son propre peuple.']],
  ['ZAR-L-14: nor without leaving a pawn', { people: 'moines', from: 'oz', cards: ['vent-d-ailleurs'], group: { stands: 2, moves: 2 } }, 'kori',
    ['ZAR-ATT-1', 'Un pion au moins reste dans la province de départ : sur 2, un seul peut partir.']],
];

// biome-ignore format: a case a row
const ICE: readonly Row[] = [
  ['ZAR-GLACE: nobody leaves', { people: 'moines', from: 'banzol-2', frozen: ['banzol'] }, 'tairo-1',
    ['ZAR-GLACE', 'Le Vent de Glace fige le royaume de Banzol : personne n’y bouge ni n’en sort.']],
  ['ZAR-GLACE, ZAR-L-28: nobody enters', { people: 'moines', from: 'banzol-2', frozen: ['tairo'] }, 'tairo-1',
    ['ZAR-L-28', 'Le Vent de Glace fige le royaume de Taïro : personne n’y entre.']],
  ['ZAR-GLACE: not even by Vent d’Ailleurs', { people: 'moines', from: 'banzol-2', frozen: ['oz'], cards: ['vent-d-ailleurs'] }, 'oz',
    ['ZAR-L-28', 'Le Vent de Glace fige le royaume d’Oz : personne n’y entre.']],
  ['ZAR-GLACE, ZAR-L-28: nobody enters when reorganising either', { people: 'moines', from: 'tairo-1', ...reorganise, frozen: ['banzol'] }, 'banzol-1',
    ['ZAR-L-28', 'Le Vent de Glace fige le royaume de Banzol : personne n’y entre.']],
  ['ZAR-GLACE: nor through a frozen kingdom, when reorganising', { people: 'moines', from: 'tairo-2', ...reorganise, frozen: ['zargos'], boats: 1 }, 'kori',
    ['ZAR-GLACE', 'Il faudrait passer par Zargos 2, et le Vent de Glace fige le royaume de Zargos.']],
  ['ZAR-GLACE: nor by walking through it', { people: 'moines', from: 'kori', ...reorganise, frozen: ['palmyr'] }, 'akilon',
    ['ZAR-GLACE', 'Il faudrait passer par Palmyr, et le Vent de Glace fige le royaume de Palmyr.']],
  ['ZAR-L-28: but the Ailés fly over it', { people: 'ailes', from: 'kori', frozen: ['palmyr'] }, 'akilon',
    'Kori → Akilon : en volant par-dessus Palmyr.', 'AIL-1 L-28 ATT-1 ATT-5'],
  ['ZAR-L-28: when reorganising too', { people: 'ailes', from: 'kori', ...reorganise, frozen: ['palmyr'] }, 'akilon',
    'Kori → Akilon : en volant par-dessus Palmyr.', 'AIL-3 AIL-3 L-28 REO-2 REO-2'],
  ['ZAR-L-28: unless the table closes the sky', { people: 'ailes', from: 'kori', frozen: ['palmyr'], options: { 'ZAR-L-28': 'survol-interdit' } }, 'akilon',
    ['ZAR-L-28', 'À votre table on ne survole pas le royaume de Palmyr, que fige le Vent de Glace.']],
];

// biome-ignore format: a case a row
const AILES: readonly Row[] = [
  ['ZAR-AIL-1: over a province, whoever holds it',
    { people: 'ailes', from: 'banzol', owners: { banzol: 'ailes', 'banzol-2': 'chevaliers', 'tairo-1': 'amazones' } }, 'tairo-1',
    'Banzol → Taïro 1 : en volant par-dessus Banzol 2.', 'AIL-1 ATT-1 COM-7'],
  ['ZAR-AIL-1: not three provinces away', { people: 'ailes', from: 'tairo-2' }, 'banzol-2',
    ['ZAR-AIL-1', 'Banzol 2 est à 3 provinces de Taïro 2, les Ailés attaquent à deux au plus ; la mer ne borde pas Taïro 2.']],
  ['ZAR-AIL-2: over a strait', { people: 'ailes', from: 'oz' }, 'banzol', 'Oz → Banzol : en survolant le bras de mer.', 'AIL-2 ATT-1 ATT-5'],
  ['ZAR-AIL-2, ZAR-L-15: and no farther', { people: 'ailes', from: 'oz' }, 'banzol-2',
    ['ZAR-L-15', 'Le bras de mer est tout le déplacement : d’Oz à Banzol 2, il faudrait une province de plus ; par mer, il faut 2 bateaux, vous n’en avez pas.']],
  ['ZAR-AIL-2: where there is no strait', { people: 'ailes', from: 'oz' }, 'kori',
    ['ZAR-AIL-2', 'Aucun bras de mer ne joint Oz et Kori, et les Ailés ne survolent pas d’autre mer ; par mer, il faut 4 bateaux, vous n’en avez pas.']],
  ['ZAR-TYPHON: no flight', { people: 'ailes', from: 'banzol', effects: ['typhon'] }, 'tairo-1',
    ['ZAR-TYPHON', 'Le Typhon cloue les Ailés au sol ce tour-ci : ni survol, ni bras de mer.']],
  ['ZAR-TYPHON: they walk all the same', { people: 'ailes', from: 'banzol', effects: ['typhon'] }, 'banzol-2',
    'Banzol → Banzol 2 : par la frontière.', 'ATT-1 ATT-1 ATT-5'],
  ['ZAR-AIL-1: the others do not fly', { people: 'moines', from: 'banzol-2' }, 'tairo',
    ['ZAR-ATT-3', 'Taïro est à 2 provinces de Banzol 2, et l’on n’attaque qu’à une.']],
  ['ZAR-L-19: no flight into the kingdom of Zargos', { people: 'ailes', from: 'tairo' }, 'zargos-2',
    ['ZAR-L-19', 'Le royaume de Zargos endort les pouvoirs (Zargos 2) : les Ailés n’y volent pas.']],
  ['ZAR-L-19: unless the table puts to sleep only what is wholly inside', { people: 'ailes', from: 'tairo', options: { 'ZAR-L-19': 'tout-dedans' } },
    'zargos-2',
    'Taïro → Zargos 2 : en volant par-dessus Taïro 2.', 'AIL-1 ATT-1 ZRG-1'],
  ['ZAR-ZRG-4: inside the kingdom no flight at all', { people: 'ailes', from: 'zargos-2', options: { 'ZAR-L-19': 'tout-dedans' } }, 'zargos',
    ['ZAR-ZRG-4', 'Le royaume de Zargos endort les pouvoirs (Zargos 2, Zargos 7 et la Cité Interdite) : les Ailés n’y volent pas.']],
  ['ZAR-AIL-3: all reorganise, over another people',
    { people: 'ailes', from: 'banzol',...reorganise, stride: 1, owners: { banzol: 'ailes', 'banzol-2': 'chevaliers', 'tairo-1': 'ailes' } }, 'tairo-1',
    'Banzol → Taïro 1 : en volant par-dessus Banzol 2.', 'AIL-3 AIL-3 REO-2'],
  ['ZAR-AIL-3, ZAR-AIL-2: or over a strait', { people: 'ailes', from: 'banzol', ...reorganise }, 'oz',
    'Banzol → Oz : en survolant le bras de mer.', 'AIL-2 AIL-3 REO-2 REO-2'],
  ['ZAR-AIL-3: but they land at home', { people: 'ailes', from: 'banzol', ...reorganise, owners: { banzol: 'ailes', 'tairo-1': 'chevaliers' } }, 'tairo-1',
    ['ZAR-REO-2', 'Les Chevaliers tiennent Taïro 1 : on ne se réorganise qu’entre ses provinces.']],
  ['ZAR-L-47: under a Typhon, a group of two walks like the others', { people: 'ailes', from: 'banzol', ...reorganise, effects: ['typhon'] }, 'tairo-1',
    'Banzol → Taïro 1 : à pied par Banzol 2.', 'REO-1 REO-3 REO-2 REO-2'],
  ['ZAR-L-47: or each walks one province, if the table says so',
    { people: 'ailes', from: 'banzol', ...reorganise, effects: ['typhon'], options: { 'ZAR-L-47': 'oui-d-une-province' } }, 'tairo-1',
    ['ZAR-TYPHON', 'Le Typhon cloue les Ailés au sol ce tour-ci : ni survol, ni bras de mer.']],
  ['ZAR-L-47: but those that leave Zargos walk like the others',
    { people: 'ailes', from: 'zargos-2', ...reorganise, effects: ['typhon'], options: { 'ZAR-L-47': 'oui-d-une-province' } }, 'zargos',
    'Zargos 2 → la Cité Interdite : à pied par Zargos 7.', 'REO-1 REO-3 REO-2 REO-2'],
  ['ZAR-L-53: a group that embarks is one of the two groups',
    { people: 'ailes', from: 'oz-1', ...reorganise, stride: 1, boats: 1, ...mine('ailes', 'oz-1', 'banzol-1', 'banzol') }, 'banzol',
    ['ZAR-REO-4', 'Il faut 2 bateaux, vous en avez 1.']],
  ['ZAR-L-53: or every Ailé has two provinces, if the table says so',
    { people: 'ailes', from: 'oz-1',...reorganise, stride: 1, boats: 1,...mine('ailes', 'oz-1', 'banzol-1', 'banzol'), options: { 'ZAR-L-53': 'oui' } },
    'banzol',
    'Oz 1 → Banzol : par mer jusqu’à Banzol 1 (mer-1), puis à pied, 1 bateau.', 'L-21 REO-4 L-53 REO-2'],
  ['ZAR-L-53: not under a Typhon',
    { people: 'ailes', from: 'oz-1', ...reorganise, stride: 1, boats: 1, effects: ['typhon'], ...mine('ailes', 'oz-1', 'banzol-1', 'banzol'),
      options: { 'ZAR-L-53': 'oui' } },
    'banzol',
    ['ZAR-REO-4', 'Il faut 2 bateaux, vous en avez 1.']],
  ['ZAR-L-53: nor into the kingdom of Zargos',
    { people: 'ailes', from: 'tairo-1',...reorganise, stride: 1, boats: 1,...mine('ailes', 'tairo-1', 'zargos-1', 'zargos-7'), options: { 'ZAR-L-53': 'oui' } },
    'zargos-7',
    ['ZAR-REO-1', 'Il y a 2 pas jusqu’à Zargos 7, ce groupe en fait 1.']],
  ['ZAR-L-54: under the mist a flight goes over as many provinces as one likes',
    { people: 'ailes', from: 'banzol', ...reorganise, cards: ['vent-de-brume'], ...mine('ailes', 'banzol', 'tairo-2') }, 'tairo-2',
    'Banzol → Taïro 2 : en volant par-dessus Banzol 2, Taïro 1 et Taïro, Vent de Brume.', 'BRUME AIL-3 AIL-3 L-54 L-38'],
  ['ZAR-L-54: or over one at a time, if the table says so',
    { people: 'ailes', from: 'banzol',...reorganise, cards: ['vent-de-brume'],...mine('ailes', 'banzol', 'tairo-2'), options: { 'ZAR-L-54': 'non' } },
    'tairo-2',
    ['ZAR-L-54', 'À votre table, même sous le Vent de Brume un vol ne survole qu’une province, et il faudrait survoler Banzol 2, Taïro 1 et Taïro.']],
  ['ZAR-L-54, ZAR-L-19: not over the kingdom of Zargos',
    { people: 'ailes', from: 'tairo-1', ...reorganise, cards: ['vent-de-brume'], ...mine('ailes', 'tairo-1', 'zargos-7') }, 'zargos-7',
    ['ZAR-L-19', 'Le royaume de Zargos endort les pouvoirs (Zargos 2 et Zargos 7) : les Ailés n’y volent pas.']],
  ['ZAR-L-54, ZAR-L-19: unless the table puts to sleep only what is wholly inside',
    { people: 'ailes', from: 'tairo-1', ...reorganise, cards: ['vent-de-brume'], ...mine('ailes', 'tairo-1', 'zargos-7'),
      options: { 'ZAR-L-19': 'tout-dedans' } },
    'zargos-7',
    'Taïro 1 → Zargos 7 : en volant par-dessus Taïro, Taïro 2 et Zargos 2, Vent de Brume.', 'BRUME AIL-3 AIL-3 L-54 L-38'],
];

// biome-ignore format: a case a row
const ARAIGNEES: readonly Row[] = [
  ['ZAR-ARA-1: a volcano is next to every other', { people: 'araignees', from: 'oz-1' }, 'tairo', 'Oz 1 → Taïro : par vortex.', 'ARA-1 ATT-1 ATT-5'],
  ['ZAR-ARA-1: reorganising, a vortex is one step', { people: 'araignees', from: 'oz', ...reorganise }, 'tairo',
    'Oz → Taïro : à pied jusqu’à Oz 1, puis par vortex.', 'ARA-1 REO-1 REO-3 REO-2 REO-2'],
  ['ZAR-TREMBLEMENT: no vortex', { people: 'araignees', from: 'oz-1', effects: ['tremblement-de-terre'] }, 'tairo',
    ['ZAR-TREMBLEMENT', 'Le Tremblement de terre ferme les vortex ce tour-ci.']],
  ['ZAR-L-19: no vortex into the kingdom of Zargos', { people: 'araignees', from: 'tairo' }, 'zargos-1',
    ['ZAR-L-19', 'Le royaume de Zargos endort les pouvoirs (Zargos 1) : aucun vortex n’y mène et aucun n’en part.']],
  ['ZAR-L-19: unless the table puts to sleep only what is wholly inside', { people: 'araignees', from: 'tairo', options: { 'ZAR-L-19': 'tout-dedans' } },
    'zargos-1',
    'Taïro → Zargos 1 : par vortex.', 'ARA-1 ATT-1 ZRG-1'],
];

// biome-ignore format: a case a row
const DRAGONS: readonly Row[] = [
  ['ZAR-DRA-2: a coast of their sea cell', { people: 'dragons', from: 'mer-2' }, 'banzol', 'Mer-2 → Banzol : à la nage.', 'DRA-2 DRA-2 ATT-5'],
  ['ZAR-DRA-2: no pawn need stay at sea', { people: 'dragons', from: 'mer-2', group: { stands: 7, moves: 7 } }, 'banzol',
    'Mer-2 → Banzol : à la nage.', 'DRA-2 DRA-2 ATT-5'],
  ['ZAR-DRA-2: no other coast, boats or not', { people: 'dragons', from: 'mer-2', boats: 9 }, 'oz',
    ['ZAR-DRA-2', 'Cette case mer ne borde pas Oz : de la mer, les Dragons attaquent les côtes de leur case.']],
  ['ZAR-DRA-2, ZAR-ATT-3: from land they attack like the others', { people: 'dragons', from: 'banzol-2' }, 'banzol-1',
    ['ZAR-ATT-3', 'Banzol 1 est à 2 provinces de Banzol 2, et l’on n’attaque qu’à une ; par mer, il faut 1 bateau, vous n’en avez pas.']],
  ['ZAR-DRA-4: they may use boats', { people: 'dragons', from: 'banzol-2', boats: 1 }, 'banzol-1',
    'Banzol 2 → Banzol 1 : par mer (mer-2), 1 bateau.', 'MER-1 MER-2 MER-3 ATT-5'],
  ['ZAR-DRA-1: land then sea, two cells', { people: 'dragons', from: 'tairo-1', ...reorganise }, 'mer-2',
    'Taïro 1 → mer-2 : à la nage par « mer-3 ».', 'DRA-1 REO-1 REO-3 REO-2'],
  ['ZAR-DRA-1: sea then land, one cell each', { people: 'dragons', from: 'mer-1', ...reorganise, stride: 1 }, 'oz',
    'Mer-1 → Oz : à la nage.', 'DRA-1 REO-1 L-45 REO-2'],
  ['ZAR-DRA-1: not three cells', { people: 'dragons', from: 'oz', ...reorganise }, 'mer-3',
    ['ZAR-DRA-1', 'Il y a 3 pas jusqu’à la case « mer-3 », ce groupe en fait 2.']],
  ['ZAR-DRA-1, ZAR-REO-2: on land only at home', { people: 'dragons', from: 'mer-1', ...reorganise, owners: { 'banzol-1': 'moines' } }, 'banzol-1',
    ['ZAR-REO-2', 'Les Moines tiennent Banzol 1 : on ne se réorganise qu’entre ses provinces.']],
  ['ZAR-DRA-1: nobody else stays at sea', { people: 'moines', from: 'oz', ...reorganise, boats: 9 }, 'mer-1',
    ['ZAR-DRA-1', 'Seuls les Dragons s’arrêtent en mer ; un convoi va d’une côte à l’autre.']],
  ['ZAR-L-45: no pawn need stay at sea when reorganising', { people: 'dragons', from: 'mer-1', ...reorganise, group: { stands: 3, moves: 3 } }, 'oz',
    'Mer-1 → Oz : à la nage.', 'DRA-1 REO-1 L-45 REO-2'],
  ['ZAR-L-45: or one stays, if the table says so',
    { people: 'dragons', from: 'mer-1', ...reorganise, group: { stands: 3, moves: 2 }, options: { 'ZAR-L-45': 'oui' } }, 'oz',
    'Mer-1 → Oz : à la nage.', 'DRA-1 REO-1 L-45 REO-2'],
  ['ZAR-L-45: unless the table says so', { people: 'dragons', from: 'mer-1', ...reorganise, group: { stands: 3, moves: 3 }, options: { 'ZAR-L-45': 'oui' } },
    'oz',
    ['ZAR-L-45', 'À votre table, un pion au moins reste dans la case mer : sur 3, 2 peuvent partir.']],
  ['ZAR-RAZ: no swimming out', { people: 'dragons', from: 'oz', ...reorganise, effects: ['raz-de-maree'] }, 'mer-1',
    ['ZAR-RAZ', 'Le Raz-de-marée interdit la mer aux Dragons ce tour-ci.']],
  ['ZAR-RAZ: nor across it, from coast to coast', { people: 'dragons', from: 'oz', ...reorganise, effects: ['raz-de-maree'] }, 'banzol-1',
    ['ZAR-RAZ', 'Le Raz-de-marée interdit la mer aux Dragons ce tour-ci.']],
  ['ZAR-L-52: nor in boats', { people: 'dragons', from: 'oz', boats: 1, effects: ['raz-de-maree'] }, 'banzol-1',
    ['ZAR-L-52', 'Sous le Raz-de-marée, aucun Dragon ne va en mer, pas même en bateau ni par Vent de Terre.']],
  ['ZAR-L-52: nor by Vent de Terre',
    { people: 'dragons', from: 'tairo-1',...reorganise, cards: ['vent-de-terre'], effects: ['raz-de-maree'],...mine('dragons', 'tairo-1', 'kori') }, 'kori',
    ['ZAR-L-52', 'Sous le Raz-de-marée, aucun Dragon ne va en mer, pas même en bateau ni par Vent de Terre.']],
  ['ZAR-L-52: nor under the mist',
    { people: 'dragons', from: 'tairo-1',...reorganise, cards: ['vent-de-brume'], effects: ['raz-de-maree'], options: { 'ZAR-L-52': 'non' } }, 'mer-3',
    ['ZAR-RAZ', 'Le Raz-de-marée interdit la mer aux Dragons ce tour-ci.']],
  ['ZAR-L-52: unless the table leaves them their boats', { people: 'dragons', from: 'oz', boats: 1, effects: ['raz-de-maree'], options: { 'ZAR-L-52': 'oui' } },
    'banzol-1',
    'Oz → Banzol 1 : par mer (mer-1), 1 bateau.', 'MER-1 MER-2 MER-3 ATT-5'],
  ['ZAR-L-52, ZAR-AILLEURS: a Vent d’Ailleurs does not go to sea', { people: 'dragons', from: 'oz', cards: ['vent-d-ailleurs'], effects: ['raz-de-maree'] },
    'kori',
    'Oz → Kori : par Vent d’Ailleurs.', 'AILLEURS L-14 ATT-1 ATT-5'],
  ['ZAR-L-52, ZAR-RAZ: the boats of the others sail', { people: 'moines', from: 'oz', boats: 1, effects: ['raz-de-maree'] }, 'banzol-1',
    'Oz → Banzol 1 : par mer (mer-1), 1 bateau.', 'MER-1 MER-2 MER-3 ATT-5'],
  ['ZAR-L-18, ZAR-L-19: landing is for the first to say, whatever the second',
    { people: 'dragons', from: 'mer-4', options: { 'ZAR-L-18': 'non', 'ZAR-L-19': 'tout-dedans' } }, 'zargos-2',
    ['ZAR-L-18', 'À votre table, les Dragons n’abordent pas le royaume de Zargos depuis une case mer.']],
  ['ZAR-L-18, ZAR-L-19: leaving is for the second',
    { people: 'dragons', from: 'zargos-2', ...reorganise, options: { 'ZAR-L-18': 'non', 'ZAR-L-19': 'tout-dedans' } }, 'mer-4',
    'Zargos 2 → mer-4 : à la nage.', 'DRA-1 REO-1 REO-2'],
  ['ZAR-L-38, ZAR-L-45: a sea cell that counts as a province is quitted like one',
    { people: 'dragons', from: 'mer-1', ...reorganise, cards: ['vent-de-brume'], group: { stands: 3, moves: 3 },
      options: { 'ZAR-L-38': 'abandon-permis', 'ZAR-L-45': 'oui' } },
    'oz',
    'Mer-1 → Oz : à la nage, Vent de Brume.', 'BRUME DRA-1 L-38 REO-2'],
  ['ZAR-L-38, ZAR-L-45: and keeps its pawn where provinces keep theirs',
    { people: 'dragons', from: 'mer-1',...reorganise, cards: ['vent-de-brume'], group: { stands: 3, moves: 3 }, options: { 'ZAR-L-45': 'oui' } }, 'oz',
    ['ZAR-L-45', 'À votre table, un pion au moins reste dans la case mer : sur 3, 2 peuvent partir.']],
  ['ZAR-RAZ: those at sea are called ashore first', { people: 'dragons', from: 'mer-1', effects: ['raz-de-maree'] }, 'oz',
    ['ZAR-RAZ', 'Le Raz-de-marée ramène ces Dragons à leur province la plus proche avant ce tour : ils partiront de là.']],
  ['ZAR-L-24: without a province they stay, unable to move', { people: 'dragons', from: 'mer-1', effects: ['raz-de-maree'], owners: {} }, 'oz',
    ['ZAR-L-24', 'Sous le Raz-de-marée, des Dragons en mer qui n’ont plus de province y restent, immobiles ce tour-ci.']],
  ['ZAR-L-24: or are lost, if the table says so',
    { people: 'dragons', from: 'mer-1', effects: ['raz-de-maree'], owners: {}, options: { 'ZAR-L-24': 'elimines' } }, 'oz',
    ['ZAR-L-24', 'Sous le Raz-de-marée, des Dragons en mer qui n’ont plus de province sont éliminés à votre table.']],
  ['ZAR-TEMPETE, ZAR-L-50: in the storm they are stuck', { people: 'dragons', from: 'mer-2', storms: [['mer-2', 'mer-3']] }, 'banzol',
    ['ZAR-L-50', 'La Tempête ferme cette case mer : les Dragons en ont été chassés, et ceux qui n’avaient pas d’issue y restent bloqués.']],
  ['ZAR-TEMPETE: nobody swims into it', { people: 'dragons', from: 'mer-1', ...reorganise, storms: [['mer-2', 'mer-3']] }, 'mer-2',
    ['ZAR-TEMPETE', 'La Tempête ferme cette case mer.']],
  ['ZAR-L-18: Zargos is landed on from the sea', { people: 'dragons', from: 'mer-4' }, 'zargos-2', 'Mer-4 → Zargos 2 : à la nage.', 'DRA-2 L-18 DRA-2 ZRG-1'],
  ['ZAR-L-18: or not, if the table says so', { people: 'dragons', from: 'mer-4', options: { 'ZAR-L-18': 'non' } }, 'zargos-2',
    ['ZAR-L-18', 'À votre table, les Dragons n’abordent pas le royaume de Zargos depuis une case mer.']],
  ['ZAR-L-19: from Zargos nobody swims out', { people: 'dragons', from: 'zargos-2', ...reorganise }, 'mer-4',
    ['ZAR-L-19', 'Le royaume de Zargos endort les pouvoirs (Zargos 2) : les Dragons n’en partent pas à la nage.']],
  ['ZAR-L-19: unless the table puts to sleep only what is wholly inside',
    { people: 'dragons', from: 'zargos-2', ...reorganise, options: { 'ZAR-L-19': 'tout-dedans' } }, 'mer-4',
    'Zargos 2 → mer-4 : à la nage.', 'DRA-1 REO-1 REO-2'],
];

// biome-ignore format: a case a row
const CHEVALIERS: readonly Row[] = [
  ['ZAR-CHE-1: on from a conquest', { people: 'chevaliers', from: 'tairo-1', fought: true }, 'tairo',
    'Taïro 1 → Taïro : par la frontière.', 'ATT-1 ATT-1 CHE-1 ATT-5'],
  ['ZAR-INONDATIONS: one fight like the others', { people: 'chevaliers', from: 'tairo-1', fought: true, effects: ['inondations'] }, 'tairo',
    ['ZAR-INONDATIONS', 'Sous les Inondations, un Chevalier ne livre qu’un combat par tour, et ceux-ci ont livré le leur.']],
  ['ZAR-L-36: no boarding after a fight', { people: 'chevaliers', from: 'oz', fought: true, boats: 1 }, 'banzol-1',
    ['ZAR-L-36', 'Ces Chevaliers ont combattu ce tour-ci : on n’embarque que des pions présents au départ depuis le début du tour.']],
  ['ZAR-L-36: unless the table says so', { people: 'chevaliers', from: 'oz', fought: true, boats: 1, options: { 'ZAR-L-36': 'oui' } }, 'banzol-1',
    'Oz → Banzol 1 : par mer (mer-1), 1 bateau.', 'MER-1 L-36 MER-3 CHE-1 ATT-5'],
  ['ZAR-L-37: no chain into Zargos', { people: 'chevaliers', from: 'tairo-2', fought: true }, 'zargos-2',
    ['ZAR-L-37', 'Un Chevalier qui a déjà combattu n’attaque pas dans le royaume de Zargos : son pouvoir n’y joue pas.']],
  ['ZAR-L-37: unless the table lets them in', { people: 'chevaliers', from: 'tairo-2', fought: true, options: { 'ZAR-L-37': 'oui-en-entrant' } }, 'zargos-2',
    'Taïro 2 → Zargos 2 : par la frontière.', 'ATT-1 ATT-1 CHE-1 L-37 ZRG-1'],
  ['ZAR-L-37: no chain out of Zargos, whatever the table', { people: 'chevaliers', from: 'zargos-2', fought: true, options: { 'ZAR-L-37': 'oui-en-entrant' } },
    'tairo-2',
    ['ZAR-L-37', 'Des Chevaliers qui se sont battus dans le royaume de Zargos n’enchaînent pas.']],
  ['ZAR-L-32: no march between two fights', { people: 'chevaliers', from: 'tairo-1', ...mine('chevaliers', 'tairo-1', 'tairo') }, 'tairo',
    ['ZAR-ATT-6', 'Vous tenez Taïro : on n’attaque pas son propre peuple.']],
  ['ZAR-L-32: unless the table says so', { people: 'chevaliers', from: 'tairo-1', ...mine('chevaliers', 'tairo-1', 'tairo'), options: { 'ZAR-L-32': 'oui' } },
    'tairo',
    'Taïro 1 → Taïro : par la frontière.', 'L-32 ATT-1'],
  ['ZAR-L-32: for the Chevaliers alone', { people: 'moines', from: 'tairo-1', ...mine('moines', 'tairo-1', 'tairo'), options: { 'ZAR-L-32': 'oui' } }, 'tairo',
    ['ZAR-ATT-6', 'Vous tenez Taïro : on n’attaque pas son propre peuple.']],
  ['ZAR-L-32: not under Inondations, which take their power',
    { people: 'chevaliers', from: 'tairo-1',...mine('chevaliers', 'tairo-1', 'tairo'), effects: ['inondations'], options: { 'ZAR-L-32': 'oui' } }, 'tairo',
    ['ZAR-ATT-6', 'Vous tenez Taïro : on n’attaque pas son propre peuple.']],
  ['ZAR-L-32: one province at a time', { people: 'chevaliers', from: 'tairo-1', ...mine('chevaliers', 'tairo-1', 'banzol'), options: { 'ZAR-L-32': 'oui' } },
    'banzol',
    ['ZAR-ATT-6', 'Vous tenez Banzol : on n’attaque pas son propre peuple.']],
  ['ZAR-L-32: not into ice',
    { people: 'chevaliers', from: 'banzol-2',...mine('chevaliers', 'banzol-2', 'tairo-1'), frozen: ['tairo'], options: { 'ZAR-L-32': 'oui' } }, 'tairo-1',
    ['ZAR-ATT-6', 'Vous tenez Taïro 1 : on n’attaque pas son propre peuple.']],
  ['ZAR-L-32: not into the kingdom of Zargos',
    { people: 'chevaliers', from: 'tairo-2', ...mine('chevaliers', 'tairo-2', 'zargos-2'), options: { 'ZAR-L-32': 'oui' } }, 'zargos-2',
    ['ZAR-ATT-6', 'Vous tenez Zargos 2 : on n’attaque pas son propre peuple.']],
  ['ZAR-L-32: nor out of it', { people: 'chevaliers', from: 'zargos-2', ...mine('chevaliers', 'zargos-2', 'tairo-2'), options: { 'ZAR-L-32': 'oui' } },
    'tairo-2',
    ['ZAR-ATT-6', 'Vous tenez Taïro 2 : on n’attaque pas son propre peuple.']],
  ['ZAR-L-32, ZAR-L-19: unless the table puts to sleep only what is wholly inside',
    { people: 'chevaliers', from: 'tairo-2',...mine('chevaliers', 'tairo-2', 'zargos-2'), options: { 'ZAR-L-32': 'oui', 'ZAR-L-19': 'tout-dedans' } },
    'zargos-2',
    'Taïro 2 → Zargos 2 : par la frontière.', 'L-32 ATT-1'],
  ['ZAR-L-32, ZAR-L-19: and even then not from one of its provinces to the next',
    { people: 'chevaliers', from: 'zargos-2',...mine('chevaliers', 'zargos-2', 'zargos-1'), options: { 'ZAR-L-32': 'oui', 'ZAR-L-19': 'tout-dedans' } },
    'zargos-1',
    ['ZAR-ATT-6', 'Vous tenez Zargos 1 : on n’attaque pas son propre peuple.']],
];

// biome-ignore format: a case a row
const ZARGOS: readonly Row[] = [
  ['ZAR-ZRG-1: demons on the coast, two dice', { people: 'moines', from: 'tairo-2', ...mine('moines', 'tairo-2') }, 'zargos-2',
    'Taïro 2 → Zargos 2 : par la frontière.', 'ATT-1 ATT-1 ZRG-1'],
  ['ZAR-ZRG-3: an ordinary fight where a people stands', { people: 'moines', from: 'tairo-2', owners: { 'tairo-2': 'moines', 'zargos-2': 'ailes' } },
    'zargos-2',
    'Taïro 2 → Zargos 2 : par la frontière.', 'ATT-1 ATT-1 ZRG-3'],
  ['ZAR-ZRG-3, ZAR-CAP-1: behind walls in the City', { people: 'moines', from: 'zargos-7', owners: { 'zargos-7': 'moines', zargos: 'ailes' } }, 'zargos',
    'Zargos 7 → la Cité Interdite : par la frontière.', 'ATT-1 ATT-1 CAP-1'],
  ['ZAR-ZRG-7: the Master passes', { people: 'moines', from: 'zargos-2', master: true }, 'zargos-7',
    'Zargos 2 → Zargos 7 : par la frontière.', 'ATT-1 ATT-1 ZRG-7'],
];

// biome-ignore format: a case a row
const REORGANISATION: readonly Row[] = [
  ['ZAR-REO-1: a group of one province', { people: 'moines', from: 'tairo-1', ...reorganise, stride: 1 }, 'tairo',
    'Taïro 1 → Taïro : à pied.', 'REO-1 REO-2 REO-2'],
  ['ZAR-REO-1, ZAR-REO-3: a group of two provinces', { people: 'moines', from: 'tairo-1', ...reorganise }, 'tairo-2',
    'Taïro 1 → Taïro 2 : à pied par Taïro.', 'REO-1 REO-3 REO-2 REO-2'],
  ['ZAR-REO-1: two groups of one do not go two provinces', { people: 'moines', from: 'tairo-1', ...reorganise, stride: 1 }, 'tairo-2',
    ['ZAR-REO-1', 'Il y a 2 pas jusqu’à Taïro 2, ce groupe en fait 1.']],
  ['ZAR-REO-1, ZAR-REO-4: not three provinces, nor, for want of a boat, by sea to Banzol 2 and on', { people: 'moines', from: 'banzol-1', ...reorganise },
    'tairo-1',
    ['ZAR-REO-1', 'Il y a 3 pas jusqu’à Taïro 1, ce groupe en fait 2 ; par mer, il faut 1 bateau, vous n’en avez pas.']],
  ['ZAR-REO-2: not through another’s province',
    { people: 'moines', from: 'tairo-1', ...reorganise, owners: { 'tairo-1': 'moines', tairo: 'ailes', 'tairo-2': 'moines' } }, 'tairo-2',
    ['ZAR-REO-2', 'Il faudrait passer par Taïro : on ne se réorganise qu’entre ses provinces.']],
  ['ZAR-REO-2, ZAR-ATT-5, ZAR-COM-5: never into an empty province', { people: 'moines', from: 'tairo-1', ...reorganise, ...mine('moines', 'tairo-1') }, 'tairo',
    ['ZAR-ATT-5', 'Personne ne tient Taïro : une province vide se prend par une attaque, jamais par la réorganisation.']],
  ['ZAR-REO-2: from what one controls', { people: 'moines', from: 'tairo-1', ...reorganise, owners: { tairo: 'moines' } }, 'tairo',
    ['ZAR-REO-2', 'Personne ne tient Taïro 1 : on ne se réorganise qu’entre ses provinces.']],
  ['ZAR-REO-2: one pawn stays', { people: 'moines', from: 'tairo-1', ...reorganise, group: { stands: 4, moves: 4 } }, 'tairo',
    ['ZAR-REO-2', 'Un pion au moins reste dans la province de départ : sur 4, 3 peuvent partir.']],
  ['ZAR-REO-4, ZAR-L-21: a crossing is one step, a boat a cell', { people: 'moines', from: 'oz', ...reorganise, stride: 1, boats: 3 }, 'tairo-1',
    'Oz → Taïro 1 : par mer (mer-1, mer-2, mer-3), 3 bateaux.', 'L-21 REO-4 REO-1 REO-2 REO-2'],
  ['ZAR-REO-4: for want of boats', { people: 'moines', from: 'oz', ...reorganise, boats: 1 }, 'tairo-1', ['ZAR-REO-4', 'Il faut 2 bateaux, vous en avez 1.']],
  ['ZAR-L-21: or one step a cell, if the table says so', { people: 'moines', from: 'oz', ...reorganise, boats: 4, options: { 'ZAR-L-21': 'un-pas-par-case' } },
    'kori',
    ['ZAR-L-21', 'À votre table chaque case mer vaut un pas : 4 cases mer, et ce groupe fait 2 pas.']],
  ['ZAR-L-21: two cells are then two steps', { people: 'moines', from: 'oz', ...reorganise, boats: 2, options: { 'ZAR-L-21': 'un-pas-par-case' } }, 'banzol-2',
    'Oz → Banzol 2 : par mer (mer-1, mer-2), 2 bateaux.', 'L-21 REO-4 REO-1 REO-2 REO-2'],
  ['ZAR-REO-3, ZAR-L-51: march, then embark', { people: 'moines', from: 'oz-1', ...reorganise, boats: 2, ...mine('moines', 'oz-1', 'oz', 'banzol') }, 'banzol',
    'Oz 1 → Banzol : par mer (mer-1, mer-2), 2 bateaux.', 'L-21 REO-4 REO-1 REO-2'],
  ['ZAR-L-51: those who have marched may embark', { people: 'moines', from: 'tairo-2', ...reorganise, boats: 1 }, 'banzol',
    'Taïro 2 → Banzol : à pied jusqu’à Taïro, puis par mer (lac), 1 bateau.', 'MER-4 L-21 L-51 REO-4 REO-1 REO-3 REO-2 REO-2'],
  ['ZAR-L-51: or not, if the table says so', { people: 'moines', from: 'tairo-2', ...reorganise, boats: 1, options: { 'ZAR-L-51': 'non' } }, 'banzol',
    ['ZAR-L-51', 'À votre table on n’embarque que des pions présents au départ depuis le début du tour.']],
  ['ZAR-REO-5: those who have fought reorganise', { people: 'moines', from: 'tairo-1', ...reorganise, fought: true }, 'tairo',
    'Taïro 1 → Taïro : à pied.', 'REO-1 REO-2 REO-2'],
  ['ZAR-TERRE: a crossing without boats', { people: 'moines', from: 'oz', ...reorganise, stride: 1, cards: ['vent-de-terre'] }, 'tairo-1',
    'Oz → Taïro 1 : par mer (mer-1, mer-2, mer-3), Vent de Terre.', 'L-21 TERRE REO-1 REO-2 REO-2'],
  ['ZAR-AILLEURS, ZAR-L-46: a leap on top of the rest', { people: 'moines', from: 'tairo-2', ...reorganise, cards: ['vent-d-ailleurs'] }, 'kori',
    'Taïro 2 → Kori : par Vent d’Ailleurs.', 'AILLEURS L-46 REO-2 REO-2'],
  ['ZAR-AILLEURS, ZAR-L-46: or instead of a group, if the table says so',
    { people: 'moines', from: 'tairo-2', ...reorganise, cards: ['vent-d-ailleurs'], options: { 'ZAR-L-46': 'compte-comme-un-groupe' } }, 'kori',
    'Taïro 2 → Kori : par Vent d’Ailleurs.', 'AILLEURS L-46 REO-2 REO-2'],
  ['ZAR-L-46: those it carries do not march on, into the heart of Zargos least of all',
    { people: 'moines', from: 'tairo-2', ...reorganise, cards: ['vent-d-ailleurs'], ...mine('moines', 'tairo-2', 'zargos-1', 'zargos-7') }, 'zargos-7',
    ['ZAR-AILLEURS', 'Le Vent d’Ailleurs ne mène ni à la Cité Interdite ni aux trois provinces qui l’entourent.']],
  ['ZAR-BRUME, ZAR-L-38: as far as one likes at home',
    { people: 'moines', from: 'banzol-1',...reorganise, cards: ['vent-de-brume'],...mine('moines', 'banzol-1', 'banzol', 'banzol-2', 'tairo-1') }, 'tairo-1',
    'Banzol 1 → Taïro 1 : par mer (mer-2, mer-3), Vent de Brume.', 'BRUME L-38'],
  ['ZAR-L-38: a pawn stays under the mist', { people: 'moines', from: 'banzol-1', ...reorganise, cards: ['vent-de-brume'], group: { stands: 2, moves: 2 } },
    'banzol',
    ['ZAR-L-38', 'Même sous le Vent de Brume un pion au moins reste dans la province : sur 2, un seul peut partir.']],
  ['ZAR-L-38: unless the table lets provinces go',
    { people: 'moines', from: 'banzol-1',...reorganise, cards: ['vent-de-brume'], group: { stands: 2, moves: 2 }, options: { 'ZAR-L-38': 'abandon-permis' } },
    'banzol',
    'Banzol 1 → Banzol : à pied, Vent de Brume.', 'BRUME L-38 REO-2'],
  ['ZAR-BRUME, ZAR-REO-2: but only at home',
    { people: 'moines', from: 'banzol-1', ...reorganise, cards: ['vent-de-brume'], ...mine('moines', 'banzol-1', 'tairo-2') }, 'tairo-2',
    ['ZAR-REO-2', 'Il faudrait passer par Zargos 2 : on ne se réorganise qu’entre ses provinces.']],
  ['ZAR-BRUME, ZAR-TEMPETE: nor through a storm', { people: 'moines', from: 'oz', ...reorganise, cards: ['vent-de-brume'], storms: [['mer-1', 'mer-2']] },
    'banzol-1',
    ['ZAR-TEMPETE', 'La Tempête coupe la route : mer-1 et mer-2 ne se traversent pas.']],
];

describe.each([
  ['attacks by land', ATTACKS],
  ['attacks by sea and by card', SEA],
  ['ice', ICE],
  ['Ailés', AILES],
  ['Araignées', ARAIGNEES],
  ['Dragons', DRAGONS],
  ['Chevaliers', CHEVALIERS],
  ['kingdom of Zargos', ZARGOS],
  ['reorganisation', REORGANISATION],
])('%s', (_name, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s', (_title, [, draft, to, answer, rules]) => {
    const verdict = judgeMove(TABLES, asked(draft), to);
    if (!verdict.ok) return expect([verdict.rule, verdict.because]).toEqual(answer);
    expect(verdict.sentence).toBe(answer);
    expect(verdict.reasons.map(({ rule }) => rule.replace('ZAR-', '')).join(' ')).toBe(rules);
  });
});

test('a way is told with its legs, its places and what it spends', () => {
  const draft: Draft = { people: 'moines', from: 'tairo-2', ...reorganise, boats: 1 };
  expect(judgeMove(TABLES, asked(draft), 'banzol')).toMatchObject({
    to: 'banzol',
    legs: [
      { by: 'land', from: 'tairo-2', to: 'tairo', over: [] },
      { by: 'boats', from: 'tairo', to: 'banzol', over: ['lac'] },
    ],
    path: ['tairo-2', 'tairo', 'lac', 'banzol'],
    steps: 2,
    boats: 1,
    cards: [],
  });
  expect(judgeMove(TABLES, asked({ people: 'ailes', from: 'banzol', ...reorganise }), 'tairo-1')).toMatchObject({
    legs: [{ by: 'flight', from: 'banzol', to: 'tairo-1', over: ['banzol-2'] }],
    path: ['banzol', 'banzol-2', 'tairo-1'],
    steps: 0,
  });
});

const lastText = (draft: Draft, to: PlaceId): string | undefined => {
  const verdict = judgeMove(TABLES, asked(draft), to);
  return verdict.ok ? verdict.reasons.at(-1)?.text : verdict.because;
};

test.each<[Draft, PlaceId, string]>(
  // biome-ignore format: a case a row
  [
    [{ people: 'moines', from: 'tairo-2' }, 'zargos-2', 'Si personne ne tient Zargos 2, les démons y lancent 2 dés, une seule fois.'],
    [{ people: 'moines', from: 'zargos-1', owners: { 'zargos-1': 'moines' } }, 'zargos-7',
      'Personne ne tient Zargos 7 : les démons y lancent 3 dés, une seule fois.'],
    [{ people: 'moines', from: 'zargos-7' }, 'zargos', 'Si personne ne tient la Cité Interdite, les démons y lancent 4 dés, une seule fois.'],
    [{ people: 'moines', from: 'zargos-7', master: true }, 'zargos', 'Si personne ne tient la Cité Interdite, les démons laissent passer le Maître des Vents.'],
  ],
)('ZAR-ZRG-1, ZAR-ZRG-7: what waits in Zargos, %#', (draft, to, text) => {
  expect(lastText(draft, to)).toBe(text);
});

test.each<[string, Draft, PlaceId, number]>(
  // biome-ignore format: a case a row
  [
    ['ZAR-L-46: a leap takes no step of the reorganisation', { people: 'moines', from: 'tairo-2', ...reorganise, cards: ['vent-d-ailleurs'] }, 'kori', 0],
    ['ZAR-L-46: or counts as a group of one province, if the table says so',
      { people: 'moines', from: 'tairo-2', ...reorganise, cards: ['vent-d-ailleurs'], options: { 'ZAR-L-46': 'compte-comme-un-groupe' } }, 'kori',
      1],
    ['ZAR-AIL-3: nor does a flight', { people: 'ailes', from: 'banzol', ...reorganise }, 'tairo-1', 0],
    ['ZAR-L-53: nor a crossing of theirs, if the table says so',
      { people: 'ailes', from: 'oz-1', ...reorganise, stride: 1, boats: 1, options: { 'ZAR-L-53': 'oui' } }, 'banzol-1',
      0],
    ['ZAR-BRUME: nor anything under the mist', { people: 'moines', from: 'banzol-1', ...reorganise, cards: ['vent-de-brume'] }, 'tairo-2', 0],
    ['ZAR-L-21: a crossing of two cells takes two, if the table says so',
      { people: 'moines', from: 'oz', ...reorganise, boats: 2, options: { 'ZAR-L-21': 'un-pas-par-case' } }, 'banzol',
      2],
  ],
)('%s', (_name, draft, to, steps) => {
  expect(judgeMove(TABLES, asked(draft), to)).toMatchObject({ ok: true, steps });
});

test.each<[Draft, string]>([
  [{ people: 'moines', from: 'oz', cards: ['vent-de-brume'] }, 'ZAR-BRUME Le Vent de Brume ne sert qu’à se réorganiser.'],
  [{ people: 'moines', from: 'oz', effects: ['typhon'] }, 'ZAR-TYPHON Typhon : seuls les Ailés sont touchés.'],
  [{ people: 'dragons', from: 'mer-1', boats: 1 }, 'ZAR-MER-1 Un bateau part d’une province côtière, pas d’une case mer.'],
  [{ people: 'dragons', from: 'mer-1', cards: ['vent-de-terre'] }, 'ZAR-TERRE Le Vent de Terre part d’une côte, comme un bateau.'],
  [
    { people: 'dragons', from: 'mer-1', cards: ['vent-d-ailleurs'] },
    'ZAR-AILLEURS Le Vent d’Ailleurs part d’une province, pas d’une case mer.',
  ],
  [
    { people: 'dragons', from: 'oz', boats: 1, effects: ['raz-de-maree'] },
    'ZAR-L-52 Sous le Raz-de-marée, les Dragons ne prennent pas la mer en bateau non plus.',
  ],
  [{ people: 'moines', from: 'oz', ...reorganise, fought: true }, 'ZAR-REO-5 Avoir combattu n’empêche pas de se réorganiser.'],
])('what is held in vain is said, %#', (draft, remark) => {
  expect(reach(TABLES, asked(draft)).remarks.map(({ rule, text }) => `${rule} ${text}`)).toEqual([remark]);
});

test.each<[name: string, Draft]>([
  ['ZAR-BRUME: the mist when reorganising', { people: 'moines', from: 'oz', ...reorganise, cards: ['vent-de-brume'] }],
  ['ZAR-TYPHON: a Typhon on the Ailés', { people: 'ailes', from: 'oz', effects: ['typhon'] }],
  [
    'ZAR-L-52: boats under a Raz-de-marée, if the table says so',
    { people: 'dragons', from: 'oz', boats: 1, effects: ['raz-de-maree'], options: { 'ZAR-L-52': 'oui' } },
  ],
  ['ZAR-CHE-1: a fight before the next', { people: 'chevaliers', from: 'oz', fought: true }],
  ['ZAR-REO-5: no fight at all', { people: 'moines', from: 'oz', ...reorganise }],
  [
    'ZAR-L-51: a fight where the table has it told elsewhere',
    { people: 'moines', from: 'oz', ...reorganise, fought: true, options: { 'ZAR-L-51': 'non' } },
  ],
])('%s: nothing is held in vain', (_name, draft) => {
  expect(reach(TABLES, asked(draft)).remarks).toEqual([]);
});

test.each<[name: string, draft: Draft, to: PlaceId, said: string]>(
  // biome-ignore format: a case a row
  [
    ['ZAR-L-12: an empty coast is not landed on, if the table says so', { people: 'moines', from: 'oz', boats: 1, options: { 'ZAR-L-12': 'zargos-seul' } },
      'banzol-1',
      'ZAR-L-12 Un autre peuple doit tenir Banzol 1 : à votre table on n’aborde pas une côte vide.'],
    ['ZAR-L-12: it is, otherwise', { people: 'moines', from: 'oz', boats: 1 }, 'banzol-1', 'ZAR-ATT-5 Un autre peuple doit tenir Banzol 1, ou personne.'],
    ['ZAR-L-12: by land the table’s reading is no matter', { people: 'moines', from: 'banzol', options: { 'ZAR-L-12': 'zargos-seul' } }, 'banzol-1',
      'ZAR-ATT-5 Un autre peuple doit tenir Banzol 1, ou personne.'],
    ['ZAR-L-38: under the mist a pawn stays', { people: 'moines', from: 'banzol-1', ...reorganise, cards: ['vent-de-brume'] }, 'tairo-2',
      'ZAR-L-38 Un pion au moins reste dans chaque province.'],
    ['ZAR-L-38: unless the table says so',
      { people: 'moines', from: 'banzol-1', ...reorganise, cards: ['vent-de-brume'], options: { 'ZAR-L-38': 'abandon-permis' } }, 'tairo-2',
      'ZAR-L-38 À votre table on peut quitter tout à fait une province.'],
    ['ZAR-L-46: the card comes on top of the reorganisation', { people: 'moines', from: 'tairo-2', ...reorganise, cards: ['vent-d-ailleurs'] }, 'kori',
      'ZAR-L-46 Ce mouvement s’ajoute à ceux de la réorganisation.'],
    ['ZAR-L-46: or counts as a group, if the table says so',
      { people: 'moines', from: 'tairo-2', ...reorganise, cards: ['vent-d-ailleurs'], options: { 'ZAR-L-46': 'compte-comme-un-groupe' } }, 'kori',
      'ZAR-L-46 À votre table il compte pour un groupe d’une province.'],
  ],
)('%s, and it is said', (_name, draft, to, said) => {
  const verdict = judgeMove(TABLES, asked(draft), to);
  if (!verdict.ok) throw new Error(verdict.because);
  expect(verdict.reasons.map(({ rule, text }) => `${rule} ${text}`)).toContain(said);
});

test('a place that is not on the board is a mistake of ours', () => {
  expect(() => judgeMove(TABLES, asked({ people: 'moines', from: 'oz' }), 'ohms')).toThrow(/no place ohms/);
  expect(() => reach(TABLES, { ...asked({ people: 'moines', from: 'oz' }), from: 'ohms' })).toThrow(/no place ohms/);
});

const ROWS: readonly Row[] = [ATTACKS, SEA, ICE, AILES, ARAIGNEES, DRAGONS, CHEVALIERS, ZARGOS, REORGANISATION].flat();

/** Proofread: the sentences of the rules that act on the ways above, places as X. */
const SAID: readonly string[] = [
  'ZAR-AIL-1 Ils survolent X, quel que soit le peuple qui s’y trouve.',
  'ZAR-AIL-2 Le bras de mer se survole d’une côte à l’autre, et c’est tout le déplacement.',
  'ZAR-AIL-3 Ils survolent X, X et X, quel que soit le peuple qui s’y trouve.',
  'ZAR-AIL-3 Ils survolent X, quel que soit le peuple qui s’y trouve.',
  'ZAR-AIL-3 Tous les Ailés se réorganisent d’une ou deux provinces, chacun une seule fois.',
  'ZAR-AILLEURS Le Vent d’Ailleurs porte le groupe d’un coup, aussi loin que ce soit.',
  'ZAR-ARA-1 Un volcan de part et d’autre : pour les Araignées ces provinces sont voisines.',
  'ZAR-ATT-1 Il y a une frontière entre X et X.',
  'ZAR-ATT-1 Un pion au moins reste au départ.',
  'ZAR-ATT-5 Personne ne tient X : la province se prend sans combat.',
  'ZAR-ATT-5 Un autre peuple doit tenir X, ou personne.',
  'ZAR-BRUME Le Vent de Brume lève la distance, le nombre de groupes et les bateaux.',
  'ZAR-CAP-1 Combat contre les Ailés, derrière leurs remparts.',
  'ZAR-CHE-1 Un Chevalier combat autant de fois qu’il veut, jamais deux fois contre la même province.',
  'ZAR-COM-7 Combat contre les Ailés.',
  'ZAR-COM-7 Combat contre les Amazones.',
  'ZAR-DRA-1 Pour les Dragons une case est une case, de terre ou de mer, sans bateau.',
  'ZAR-DRA-2 Les Dragons attaquent une côte depuis la case mer qui la borde.',
  'ZAR-DRA-2 Rien n’oblige à laisser un pion en mer.',
  'ZAR-L-14 La province visée est ennemie ou vide, comme en toute attaque.',
  'ZAR-L-18 La case mer n’est pas du royaume de Zargos : les Dragons peuvent y aborder.',
  'ZAR-L-21 La traversée vaut un pas, de côte à côte.',
  'ZAR-L-21 À votre table chaque case mer vaut un pas.',
  'ZAR-L-28 Le Vent de Glace fige le royaume de X, mais on le survole.',
  'ZAR-L-32 À votre table, un Chevalier peut passer d’une de ses provinces à une voisine entre deux combats.',
  'ZAR-L-36 À votre table des Chevaliers qui ont combattu peuvent embarquer.',
  'ZAR-L-37 À votre table il peut entrer dans le royaume de Zargos, mais il s’y arrête.',
  'ZAR-L-38 Un pion au moins reste dans chaque province.',
  'ZAR-L-38 À votre table on peut quitter tout à fait une province.',
  'ZAR-L-42 1 bateau pour le reste : la carte et les bateaux s’ajoutent.',
  'ZAR-L-45 Une case mer n’est pas une province : on peut la quitter jusqu’au dernier pion.',
  'ZAR-L-45 À votre table un pion au moins reste dans la case mer.',
  'ZAR-L-46 Ce mouvement s’ajoute à ceux de la réorganisation.',
  'ZAR-L-46 À votre table il compte pour un groupe d’une province.',
  'ZAR-L-51 Des pions arrivés ce tour-ci peuvent embarquer pour se réorganiser.',
  'ZAR-L-53 À votre table chacun des Ailés a ses deux provinces, en bateau aussi.',
  'ZAR-L-54 Sous le Vent de Brume, un vol passe par-dessus autant de provinces qu’on veut.',
  'ZAR-MER-1 1 case mer : 1 bateau sur 1.',
  'ZAR-MER-1 2 cases mer : 2 bateaux sur 3.',
  'ZAR-MER-1 3 cases mer : 3 bateaux sur 3.',
  'ZAR-MER-2 Ces pions étaient au départ au début du tour ; on n’en prend ni n’en dépose en route.',
  'ZAR-MER-3 Il reste 2 pions au départ.',
  'ZAR-MER-3 Un pion au moins reste au départ.',
  'ZAR-MER-4 Le lac est une case mer.',
  'ZAR-REO-1 C’est un groupe de deux provinces : toute la réorganisation.',
  'ZAR-REO-1 C’est un groupe d’une province : il en reste un autre.',
  'ZAR-REO-2 Un pion au moins reste au départ.',
  'ZAR-REO-2 Vous devez tenir X et X.',
  'ZAR-REO-2 Vous devez tenir X.',
  'ZAR-REO-3 En passant, il peut laisser ou prendre des pions : X.',
  'ZAR-REO-3 En passant, il peut laisser ou prendre des pions : mer-3.',
  'ZAR-REO-4 1 case mer : 1 bateau sur 1.',
  'ZAR-REO-4 2 cases mer : 2 bateaux sur 2.',
  'ZAR-REO-4 3 cases mer : 3 bateaux sur 3.',
  'ZAR-TERRE Le Vent de Terre franchit sans bateau 3 cases mer.',
  'ZAR-ZRG-1 Personne ne tient X : les démons y lancent 2 dés, une seule fois.',
  'ZAR-ZRG-1 Si personne ne tient X, les démons y lancent 2 dés, une seule fois.',
  'ZAR-ZRG-3 Combat ordinaire contre les Ailés : ni démons, ni pouvoirs.',
  'ZAR-ZRG-7 Si personne ne tient X, les démons laissent passer le Maître des Vents.',
];

test('what the rules of a way say', () => {
  const names = TABLES.names.slice(0, TABLES.territories).sort((a, b) => b.length - a.length);
  const told = new Set<string>();
  for (const [, draft, to] of ROWS) {
    const verdict = judgeMove(TABLES, asked(draft), to);
    if (!verdict.ok) continue;
    for (const { rule, text } of verdict.reasons) told.add(`${rule} ${names.reduce((said, name) => said.replaceAll(name, 'X'), text)}`);
  }
  expect([...told].sort()).toEqual(SAID);
});
