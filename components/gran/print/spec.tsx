/** The box of Gran, to print. */
import { Aid } from '#components/print/Aid.tsx';
import type { PrintSpec } from '#components/print/spec.ts';
import { COLLARS, COLOR_NAMES, COPIES, KINGDOM_NAMES, MAX_AMULETS, ofKingdom, SEALS_EACH, STONES } from '#engine/gran/data/box.ts';
import { COLORS, FORCES, KINGDOMS } from '#engine/gran/types.ts';
import { BoardMap } from '../board/BoardMap.tsx';
import { SIZE } from '../board/sheet-of.ts';
import { DUEL_AID, TURN_AID } from './aids.ts';
import { Amulet, CONE, Collar, Cone, DragonBack, DragonCard, knightName, RingToken, Seal, SealBack, StoneToken } from './pieces.tsx';
import style from './print.css?url';

/** GRA-MAT-1. */
const SIDE = 500;

const aid = (face: typeof TURN_AID) => <Aid width={95} height={90} over="GRAN" size={3.4} {...face} />;

export const PRINT: PrintSpec = {
  styles: [style],
  elsewhere: ['un dé à six faces'],
  components: [
    {
      id: 'plateau',
      title: 'Le plateau',
      about: 'Les quatre royaumes, en six morceaux à coller bord à bord sur un carton, ou d’une seule pièce.',
      origin:
        'du livret ne restent que la taille et ce que le plateau porte : points, lignes et noms sont reconstitués, et le plateau l’écrit.',
      paper: 'papier ordinaire sur carton gris de 2 mm, ou papier de 160 g',
      board: {
        width: SIDE,
        height: SIDE,
        tiles: [3, 2],
        drawing: (
          <BoardMap id="imprimer" label="" isPrinted>
            <text class="gran-name" x={SIZE / 2} y={SIZE - 15} font-size="15">
              Plateau reconstitué : points, lignes et noms sont de nous
            </text>
          </BoardMap>
        ),
      },
    },
    {
      id: 'cartes-dragons',
      title: 'Les cartes-dragons',
      about: 'Vingt-quatre dragons ; chacun tient entre ses griffes le dé qui dit sa force.',
      origin: 'forces et nombres sont ceux du livret ; les dessins sont les nôtres.',
      paper: 'papier fort de 200 à 300 g',
      groups: [
        {
          width: 63,
          height: 88,
          cut: 'straight',
          pieces: FORCES.map((force) => ({
            id: `dragon-${force}`,
            name: `cartes-dragons de force ${force}`,
            copies: COPIES[force],
            face: <DragonCard force={force} />,
            back: 'dragon',
          })),
          backs: { dragon: <DragonBack /> },
        },
      ],
    },
    {
      id: 'chevaliers',
      title: 'Les chevaliers',
      about: 'Six cônes à rouler et à coller, et leurs amulettes, des disques à glisser dessous.',
      origin: 'couleurs et nombres sont ceux du livret ; formes et dessins sont les nôtres.',
      paper: 'papier de 160 à 200 g',
      groups: [
        {
          ...CONE,
          gap: 4,
          cut: 'drawn',
          pieces: COLORS.map((color) => ({ id: `cone-${color}`, name: knightName(color), copies: 1, face: <Cone color={color} /> })),
        },
        {
          width: 16,
          height: 16,
          gap: 3,
          cut: 'round',
          pieces: COLORS.map((color) => ({
            id: `amulette-${color}`,
            name: `amulettes du chevalier ${COLOR_NAMES[color]}`,
            copies: MAX_AMULETS,
            face: <Amulet color={color} />,
          })),
        },
      ],
    },
    {
      id: 'jetons',
      title: 'Sceaux, pierres, carcans, anneau',
      about: 'Les jetons du plateau. Le carcan et l’anneau s’évident : ils se glissent sur le cône d’un chevalier.',
      origin: 'les nombres sont ceux du livret ; la couleur de chaque sceau est reconstituée, et le sceau l’écrit : « reconstitué ».',
      paper: 'papier fort de 300 g, ou collé sur carton de 1 mm',
      shared: (
        <clipPath id="granp-round">
          <circle cx="11" cy="11" r="11" />
        </clipPath>
      ),
      groups: [
        {
          width: 22,
          height: 22,
          gap: 4,
          cut: 'round',
          pieces: KINGDOMS.map((kingdom) => ({
            id: `sceau-${kingdom}`,
            name: `sceaux ${ofKingdom(kingdom)}`,
            copies: SEALS_EACH,
            face: <Seal kingdom={kingdom} />,
            back: `sceau-${kingdom}`,
          })),
          backs: Object.fromEntries(
            KINGDOMS.map((kingdom) => [`sceau-${kingdom}`, <SealBack key={KINGDOM_NAMES[kingdom]} kingdom={kingdom} />]),
          ),
        },
        {
          width: 18,
          height: 18,
          gap: 4,
          cut: 'round',
          pieces: [{ id: 'pierre', name: 'pierres-obstacle', copies: STONES, face: <StoneToken />, back: 'pierre' }],
          backs: { pierre: <StoneToken /> },
        },
        {
          width: 24,
          height: 24,
          gap: 6,
          cut: 'drawn',
          pieces: [
            { id: 'carcan', name: 'carcans noirs', copies: COLLARS, face: <Collar />, back: 'carcan' },
            { id: 'anneau', name: 'anneau', copies: 1, face: <RingToken />, back: 'anneau' },
          ],
          backs: { carcan: <Collar />, anneau: <RingToken /> },
        },
      ],
    },
    {
      id: 'aides',
      title: 'Les aides de jeu',
      about: 'Une par chevalier : le tour d’un côté, dragons et pierres de l’autre. Le carré ouvre la règle au téléphone.',
      origin: 'la boîte n’en avait pas : elles sont de nous, et chaque ligne cite sa règle.',
      paper: 'papier de 120 à 200 g',
      groups: [
        {
          width: 95,
          height: 90,
          cut: 'straight',
          pieces: [{ id: 'aide', name: 'aides de jeu', copies: COLORS.length, face: aid(TURN_AID), back: 'aide' }],
          backs: { aide: aid(DUEL_AID) },
        },
      ],
    },
  ],
};
