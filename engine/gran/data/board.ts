/**
 * Our board of Gran. The booklet keeps of the printed one only its size, its four kingdoms, their cities, the two crystal balls, the kinds of
 * points and the place of the white ones: every point, name and line here is a reconstruction.
 */
import { upperFirst } from '../../core/french.ts';
import { type Board, type BoardLine, type BoardPoint, KINGDOMS, type Kingdom, type LineRow, type PointRow } from '../types.ts';

// biome-ignore format: a point a row
const TIRAD_POINTS: readonly PointRow[] = [
  ['cite-de-tirad', 'city', 863, 52, 'Cité de Tirad'],
  ['boule-de-tirad', 'crystal', 765, 232, 'Boule de Tirad'],
  ['dragon-du-donjon', 'dragon', 733, 170, 'Dragon du Donjon'],
  ['dragon-du-chemin-de-ronde', 'dragon', 765, 94, 'Dragon du Chemin de ronde'],
  ['dragon-de-la-herse', 'dragon', 765, 370, 'Dragon de la Herse'],
  ['dragon-du-pont-levis', 'dragon', 620, 377, 'Dragon du Pont-levis'],
  ['dragon-du-nord', 'dragon', 503, 196, 'Dragon du Nord'],
  ['pierre-des-douves', 'magic', 863, 330, 'Pierre des Douves'],
  ['pierre-de-la-tour', 'magic', 969, 247, 'Pierre de la Tour'],
  ['epee-du-fosse', 'sword', 721, 432, 'Épée du Fossé'],
  ['borne-du-nord', 'black', 524, 46, 'Borne du Nord'],
  ['chemin-des-exiles', 'black', 652, 484, 'Chemin des Exilés'],
  ['poterne-de-l-est', 'black', 955, 462, 'Poterne de l’Est'],
  ['tirad-1', 'black', 750, 28],
  ['tirad-2', 'black', 642, 68],
  ['tirad-3', 'black', 667, 134],
  ['tirad-4', 'black', 863, 134],
  ['tirad-5', 'black', 945, 134],
  ['tirad-6', 'black', 573, 160],
  ['tirad-7', 'black', 814, 183],
  ['tirad-8', 'black', 627, 232],
  ['tirad-9', 'black', 696, 243],
  ['tirad-10', 'black', 903, 232],
  ['tirad-11', 'black', 565, 276],
  ['tirad-12', 'black', 827, 264],
  ['tirad-13', 'black', 667, 330],
  ['tirad-14', 'black', 754, 301],
  ['tirad-15', 'black', 929, 355],
  ['tirad-16', 'black', 837, 424],
];

// biome-ignore format: the lines of a point a row
const TIRAD_LINES: readonly LineRow[] = [
  ['cite-de-tirad', 'tirad-4'], ['cite-de-tirad', 'tirad-5', 916, 81],
  ['boule-de-tirad', 'dragon-du-donjon'], ['boule-de-tirad', 'tirad-12'],
  ['dragon-du-donjon', 'tirad-7', 779, 147], ['dragon-du-donjon', 'tirad-9', 688, 193],
  ['dragon-du-chemin-de-ronde', 'tirad-1'], ['dragon-du-chemin-de-ronde', 'tirad-4', 822, 94],
  ['dragon-de-la-herse', 'pierre-des-douves', 822, 370], ['dragon-de-la-herse', 'epee-du-fosse'], ['dragon-de-la-herse', 'tirad-13', 708, 370],
  ['dragon-de-la-herse', 'tirad-14'],
  ['dragon-du-pont-levis', 'epee-du-fosse', 663, 420], ['dragon-du-pont-levis', 'tirad-11', 577, 334], ['dragon-du-pont-levis', 'tirad-13'],
  ['dragon-du-nord', 'tirad-6', 541, 184],
  ['pierre-des-douves', 'tirad-15'],
  ['pierre-de-la-tour', 'tirad-5', 974, 187], ['pierre-de-la-tour', 'tirad-10'], ['pierre-de-la-tour', 'tirad-15', 965, 307],
  ['epee-du-fosse', 'chemin-des-exiles', 682, 452], ['epee-du-fosse', 'tirad-16', 780, 445],
  ['borne-du-nord', 'tirad-2', 585, 48],
  ['poterne-de-l-est', 'tirad-15', 951, 406],
  ['tirad-1', 'tirad-2', 690, 32],
  ['tirad-2', 'tirad-3'], ['tirad-2', 'tirad-6', 594, 104],
  ['tirad-3', 'tirad-8', 627, 175],
  ['tirad-4', 'tirad-10', 903, 175],
  ['tirad-6', 'tirad-11', 552, 217],
  ['tirad-7', 'tirad-12', 850, 218],
  ['tirad-8', 'tirad-9'], ['tirad-8', 'tirad-13', 627, 289],
  ['tirad-9', 'tirad-14', 704, 293],
  ['tirad-12', 'tirad-14', 804, 309],
  ['tirad-15', 'tirad-16', 893, 403],
];

// biome-ignore format: a point a row
const URGAD_POINTS: readonly PointRow[] = [
  ['cite-d-urgad', 'city', 232, 230, 'Cité d’Urgad'],
  ['dragon-de-la-forge', 'dragon', 308, 245, 'Dragon de la Forge'],
  ['dragon-du-puits', 'dragon', 131, 346, 'Dragon du Puits'],
  ['dragon-de-la-corniche', 'dragon', 333, 114, 'Dragon de la Corniche'],
  ['dragon-de-la-faille', 'dragon', 408, 332, 'Dragon de la Faille'],
  ['pierre-du-filon', 'magic', 282, 376, 'Pierre du Filon'],
  ['pierre-du-col', 'magic', 308, 41, 'Pierre du Col'],
  ['epee-de-l-enclume', 'sword', 81, 201, 'Épée de l’Enclume'],
  ['nid-des-dragons', 'black', 409, 128, 'Nid des dragons'],
  ['col-du-nord', 'black', 408, 44, 'Col du Nord'],
  ['urgad-1', 'black', 232, 26],
  ['urgad-2', 'black', 106, 70],
  ['urgad-3', 'black', 182, 84],
  ['urgad-4', 'black', 56, 128],
  ['urgad-5', 'black', 207, 157],
  ['urgad-6', 'black', 283, 172],
  ['urgad-7', 'black', 434, 201],
  ['urgad-8', 'black', 156, 215],
  ['urgad-9', 'black', 30, 259],
  ['urgad-10', 'black', 181, 288],
  ['urgad-11', 'black', 383, 259],
  ['urgad-12', 'black', 55, 332],
  ['urgad-13', 'black', 257, 303],
  ['urgad-14', 'black', 156, 419],
  ['urgad-15', 'black', 358, 390],
  ['urgad-16', 'black', 232, 434],
];

// biome-ignore format: the lines of a point a row
const URGAD_LINES: readonly LineRow[] = [
  ['cite-d-urgad', 'dragon-de-la-forge'], ['cite-d-urgad', 'urgad-8'], ['cite-d-urgad', 'urgad-13'],
  ['dragon-de-la-forge', 'urgad-6'], ['dragon-de-la-forge', 'urgad-11'], ['dragon-de-la-forge', 'urgad-13'],
  ['dragon-du-puits', 'urgad-10'], ['dragon-du-puits', 'urgad-12'], ['dragon-du-puits', 'urgad-14'],
  ['dragon-de-la-corniche', 'pierre-du-col'], ['dragon-de-la-corniche', 'nid-des-dragons'], ['dragon-de-la-corniche', 'urgad-6'],
  ['dragon-de-la-faille', 'urgad-11'], ['dragon-de-la-faille', 'urgad-15'],
  ['pierre-du-filon', 'urgad-13'], ['pierre-du-filon', 'urgad-15'], ['pierre-du-filon', 'urgad-16'],
  ['pierre-du-col', 'col-du-nord', 358, 33], ['pierre-du-col', 'urgad-1'],
  ['epee-de-l-enclume', 'urgad-4'], ['epee-de-l-enclume', 'urgad-8'], ['epee-de-l-enclume', 'urgad-9'],
  ['nid-des-dragons', 'urgad-7'],
  ['urgad-1', 'urgad-3'],
  ['urgad-2', 'urgad-3'], ['urgad-2', 'urgad-4'],
  ['urgad-3', 'urgad-5'],
  ['urgad-5', 'urgad-6'], ['urgad-5', 'urgad-8'],
  ['urgad-7', 'urgad-11'],
  ['urgad-8', 'urgad-10'],
  ['urgad-9', 'urgad-12'],
  ['urgad-10', 'urgad-13'],
  ['urgad-14', 'urgad-16'],
];

// biome-ignore format: a point a row
const GALAD_POINTS: readonly PointRow[] = [
  ['cite-de-galad', 'city', 250, 764, 'Cité de Galad'],
  ['boule-de-galad', 'crystal', 161, 866, 'Boule bleue de Galad'],
  ['dragon-du-belvedere', 'dragon', 355, 575, 'Dragon du Belvédère'],
  ['dragon-du-lac', 'dragon', 331, 749, 'Dragon du Lac'],
  ['dragon-des-marches', 'dragon', 246, 508, 'Dragon des Marches'],
  ['dragon-du-midi', 'dragon', 521, 838, 'Dragon du Midi'],
  ['pierre-des-quatre-champs', 'magic', 159, 692, 'Pierre des Quatre Champs'],
  ['pierre-du-moulin', 'magic', 349, 836, 'Pierre du Moulin'],
  ['epee-du-verger', 'sword', 260, 936, 'Épée du Verger'],
  ['gue-de-l-ouest', 'black', 92, 505, 'Gué de l’Ouest'],
  ['route-du-sud', 'black', 535, 938, 'Route du Sud'],
  ['galad-1', 'black', 73, 594],
  ['galad-2', 'black', 167, 605],
  ['galad-3', 'black', 261, 588],
  ['galad-4', 'black', 65, 681],
  ['galad-5', 'black', 253, 675],
  ['galad-6', 'black', 347, 662],
  ['galad-7', 'black', 441, 677],
  ['galad-8', 'black', 49, 768],
  ['galad-9', 'black', 143, 779],
  ['galad-10', 'black', 425, 764],
  ['galad-11', 'black', 67, 855],
  ['galad-12', 'black', 255, 849],
  ['galad-13', 'black', 443, 851],
  ['galad-14', 'black', 72, 942],
  ['galad-15', 'black', 166, 953],
  ['galad-16', 'black', 354, 923],
  ['galad-17', 'black', 448, 938],
];

// biome-ignore format: the lines of a point a row
const GALAD_LINES: readonly LineRow[] = [
  ['cite-de-galad', 'dragon-du-lac'], ['cite-de-galad', 'galad-5'], ['cite-de-galad', 'galad-9'],
  ['boule-de-galad', 'galad-9'], ['boule-de-galad', 'galad-11'], ['boule-de-galad', 'galad-12'], ['boule-de-galad', 'galad-15'],
  ['dragon-du-belvedere', 'galad-3'], ['dragon-du-belvedere', 'galad-6'],
  ['dragon-du-lac', 'pierre-du-moulin'], ['dragon-du-lac', 'galad-5'], ['dragon-du-lac', 'galad-6'], ['dragon-du-lac', 'galad-10'],
  ['dragon-du-lac', 'galad-12'],
  ['dragon-des-marches', 'galad-3'],
  ['dragon-du-midi', 'galad-13', 481, 840],
  ['pierre-des-quatre-champs', 'galad-2'], ['pierre-des-quatre-champs', 'galad-4'], ['pierre-des-quatre-champs', 'galad-5'],
  ['pierre-des-quatre-champs', 'galad-9'],
  ['pierre-du-moulin', 'galad-12'], ['pierre-du-moulin', 'galad-13'],
  ['epee-du-verger', 'galad-12'], ['epee-du-verger', 'galad-15'], ['epee-du-verger', 'galad-16'],
  ['gue-de-l-ouest', 'galad-1', 90, 551],
  ['route-du-sud', 'galad-17', 492, 943],
  ['galad-1', 'galad-2'], ['galad-1', 'galad-4'],
  ['galad-2', 'galad-3'],
  ['galad-3', 'galad-5'],
  ['galad-4', 'galad-8'],
  ['galad-5', 'galad-6'], ['galad-5', 'galad-9'],
  ['galad-6', 'galad-7'],
  ['galad-7', 'galad-10'],
  ['galad-8', 'galad-9'], ['galad-8', 'galad-11'],
  ['galad-9', 'galad-12'],
  ['galad-10', 'galad-13'],
  ['galad-11', 'galad-14'],
  ['galad-13', 'galad-17'],
  ['galad-14', 'galad-15'],
  ['galad-16', 'galad-17'],
];

// biome-ignore format: a point a row
const ELGAD_POINTS: readonly PointRow[] = [
  ['cite-d-elgad', 'city', 766, 738, 'Cité d’Elgad'],
  ['dragon-du-recif', 'dragon', 854, 692, 'Dragon du Récif'],
  ['dragon-du-detroit', 'dragon', 806, 490, 'Dragon du Détroit'],
  ['dragon-des-brumes', 'dragon', 655, 545, 'Dragon des Brumes'],
  ['dragon-du-chenal', 'dragon', 640, 757, 'Dragon du Chenal'],
  ['pierre-du-ponton', 'magic', 762, 643, 'Pierre du Ponton'],
  ['pierre-de-la-greve', 'magic', 802, 849, 'Pierre de la Grève'],
  ['epee-du-naufrage', 'sword', 893, 742, 'Épée du Naufrage'],
  ['digue-de-l-est', 'black', 962, 562, 'Digue de l’Est'],
  ['elgad-1', 'black', 794, 557],
  ['elgad-2', 'black', 654, 606],
  ['elgad-3', 'black', 735, 584],
  ['elgad-4', 'black', 592, 619],
  ['elgad-5', 'black', 821, 616],
  ['elgad-6', 'black', 890, 639],
  ['elgad-7', 'black', 585, 682],
  ['elgad-8', 'black', 686, 661],
  ['elgad-9', 'black', 951, 657],
  ['elgad-10', 'black', 643, 708],
  ['elgad-11', 'black', 953, 720],
  ['elgad-12', 'black', 639, 802],
  ['elgad-13', 'black', 700, 813],
  ['elgad-14', 'black', 857, 812],
  ['elgad-15', 'black', 599, 849],
  ['elgad-16', 'black', 721, 871],
  ['elgad-17', 'black', 909, 853],
  ['elgad-18', 'black', 620, 907],
  ['elgad-19', 'black', 681, 918],
  ['elgad-20', 'black', 821, 912],
  ['elgad-21', 'black', 886, 914],
];

// biome-ignore format: the lines of a point a row
const ELGAD_LINES: readonly LineRow[] = [
  ['cite-d-elgad', 'dragon-du-recif', 807, 710], ['cite-d-elgad', 'pierre-de-la-greve', 777, 796], ['cite-d-elgad', 'elgad-13', 729, 772],
  ['dragon-du-recif', 'epee-du-naufrage', 856, 731], ['dragon-du-recif', 'elgad-5', 834, 656], ['dragon-du-recif', 'elgad-6', 853, 653],
  ['dragon-du-detroit', 'elgad-1', 803, 524],
  ['dragon-des-brumes', 'elgad-3', 692, 571],
  ['dragon-du-chenal', 'elgad-10', 639, 732], ['dragon-du-chenal', 'elgad-12', 642, 780],
  ['pierre-du-ponton', 'elgad-3', 727, 624], ['pierre-du-ponton', 'elgad-5', 802, 651], ['pierre-du-ponton', 'elgad-8', 722, 644],
  ['pierre-de-la-greve', 'elgad-14', 817, 811], ['pierre-de-la-greve', 'elgad-16', 759, 850], ['pierre-de-la-greve', 'elgad-20', 789, 887],
  ['epee-du-naufrage', 'elgad-11', 931, 752], ['epee-du-naufrage', 'elgad-14', 868, 773],
  ['digue-de-l-est', 'elgad-9', 964, 610],
  ['elgad-1', 'elgad-3', 754, 549], ['elgad-1', 'elgad-5', 829, 576],
  ['elgad-2', 'elgad-4', 618, 591], ['elgad-2', 'elgad-8', 689, 622],
  ['elgad-4', 'elgad-7', 566, 648],
  ['elgad-5', 'elgad-6', 858, 619],
  ['elgad-6', 'elgad-9', 926, 627],
  ['elgad-7', 'elgad-10', 605, 715],
  ['elgad-8', 'elgad-10', 681, 699],
  ['elgad-9', 'elgad-11', 974, 688],
  ['elgad-12', 'elgad-13', 673, 786], ['elgad-12', 'elgad-15', 602, 811],
  ['elgad-13', 'elgad-16', 731, 834],
  ['elgad-14', 'elgad-17', 897, 814],
  ['elgad-15', 'elgad-18', 589, 886],
  ['elgad-16', 'elgad-19', 718, 909],
  ['elgad-17', 'elgad-21', 919, 891],
  ['elgad-18', 'elgad-19', 647, 934],
  ['elgad-20', 'elgad-21', 853, 936],
];

/** Clockwise from the top. */
// biome-ignore format: a point a row
const EXILE_POINTS: readonly PointRow[] = [
  ['exil-1', 'exile', 530, 428],
  ['exil-2', 'exile', 572, 470],
  ['exil-3', 'exile', 572, 530],
  ['exil-4', 'exile', 530, 572],
  ['exil-5', 'exile', 470, 572],
  ['exil-6', 'exile', 428, 530],
  ['exil-7', 'exile', 428, 470],
  ['exil-8', 'exile', 470, 428],
];

// biome-ignore format: the lines of a point a row
const EXILE_LINES: readonly LineRow[] = [
  ['exil-1', 'exil-2', 560, 440], ['exil-1', 'exil-8', 500, 416],
  ['exil-2', 'exil-3', 584, 500],
  ['exil-3', 'exil-4', 560, 560],
  ['exil-4', 'exil-5', 500, 584],
  ['exil-5', 'exil-6', 440, 560],
  ['exil-6', 'exil-7', 416, 500],
  ['exil-7', 'exil-8', 440, 440],
];

/** Between kingdoms, and between a kingdom and the middle. */
// biome-ignore format: the lines of a point a row
const CROSSINGS: readonly LineRow[] = [
  ['dragon-du-pont-levis', 'exil-1', 570, 394],
  ['dragon-du-nord', 'urgad-7', 469, 204],
  ['borne-du-nord', 'col-du-nord', 466, 38],
  ['chemin-des-exiles', 'exil-2', 613, 471],
  ['poterne-de-l-est', 'digue-de-l-est', 965, 512],
  ['tirad-16', 'dragon-du-detroit', 827, 459],
  ['dragon-de-la-faille', 'exil-8', 449, 374],
  ['urgad-14', 'gue-de-l-ouest', 114, 454],
  ['urgad-15', 'exil-7', 401, 423],
  ['urgad-16', 'dragon-des-marches'],
  ['dragon-du-belvedere', 'exil-6', 386, 544],
  ['dragon-du-midi', 'elgad-15', 561, 839],
  ['route-du-sud', 'elgad-18', 579, 928],
  ['galad-7', 'exil-5', 466, 627],
  ['dragon-des-brumes', 'exil-3', 615, 529],
  ['elgad-4', 'exil-4', 556, 602],
];

const POINTS = { tirad: TIRAD_POINTS, urgad: URGAD_POINTS, galad: GALAD_POINTS, elgad: ELGAD_POINTS } as const satisfies Record<
  Kingdom,
  readonly PointRow[]
>;

/** « Galad 7 » from `galad-7`. */
const nameOf = (id: string): string => upperFirst(id.replace('-', ' '));

const pointOf = ([id, kind, x, y, name]: PointRow, kingdom?: Kingdom): BoardPoint => ({
  id,
  name: name ?? nameOf(id),
  kind,
  ...(kingdom && { kingdom }),
  x,
  y,
});

const lineOf = ([a, b, x, y]: LineRow): BoardLine => ({ a, b, ...(x !== undefined && y !== undefined && { bend: [x, y] }) });

export const BOARD: Board = {
  points: [
    ...KINGDOMS.flatMap((kingdom) => POINTS[kingdom].map((row) => pointOf(row, kingdom))),
    ...EXILE_POINTS.map((row) => pointOf(row)),
  ],
  lines: [TIRAD_LINES, URGAD_LINES, GALAD_LINES, ELGAD_LINES, EXILE_LINES, CROSSINGS].flatMap((rows) => rows.map(lineOf)),
  start: 'boule-de-galad',
  ring: 'boule-de-tirad',
  seals: { tirad: 'rouge', urgad: 'vert', galad: 'bleu', elgad: 'jaune' },
  provenance: {
    points: {
      provenance: 'reconstruction',
      because:
        'Le plateau imprimé est perdu : le livret n’en garde que les sortes de points, les quatre royaumes, leurs cités et les boules.',
    },
    lines: { provenance: 'reconstruction', because: 'Aucune ligne du plateau imprimé ne nous est parvenue : ce tracé est le nôtre.' },
    seals: {
      provenance: 'reconstruction',
      because:
        'Le livret compte six sceaux de chacune de quatre couleurs, sans dire lesquelles : une cité par royaume s’en déduit, les couleurs sont les nôtres.',
    },
  },
};
