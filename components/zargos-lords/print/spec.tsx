/** The box of Zargo's Lords, to print. */
import { Aid } from '#components/print/Aid.tsx';
import type { PrintSpec } from '#components/print/spec.ts';
import { WORLD } from '#engine/zargos-lords/board/world.ts';
import { CITIES, COPIES, KIND_NAMES, kindsOf, PEOPLE_NAMES, VANISHED_MARKERS } from '#engine/zargos-lords/data/counters.ts';
import { PEOPLES } from '#engine/zargos-lords/types.ts';
import { RADIUS, worldBox } from '../drawings/geometry.ts';
import { WorldPicture } from '../drawings/WorldPicture.tsx';
import { worldNames } from '../drawings/world-names.ts';
import { WHEELS } from '../wheels/tables.ts';
import { FIGHT_AID, MOVE_AID } from './aids.ts';
import {
  CALENDAR,
  Calendar,
  CityPiece,
  COUNTER,
  CounterBack,
  CounterPiece,
  Cover,
  DIAL,
  Dial,
  PEOPLE_CARD,
  PeopleCard,
  PeopleCardBack,
  Vanished,
} from './pieces.tsx';
import style from './print.css?url';

/** From side to side of a hexagon of the map, millimetres: a counter lies in it with room for a finger. */
const HEX = 17;
const SCALE = HEX / (RADIUS * Math.sqrt(3));

/** Under the map, for what is said of it. */
const FOOT = 26;
const box = worldBox(WORLD);
const world = { ...box, height: box.height + FOOT };
const tenth = (value: number): number => Math.round(value * 10) / 10;

const AID = { width: 95, height: 90 } as const;
const aid = (face: typeof MOVE_AID) => <Aid {...AID} over="ZARGO’S LORDS" size={3.25} {...face} />;

export const PRINT: PrintSpec = {
  styles: [style],
  elsewhere: ['un dé à six faces', 'quatre attaches parisiennes pour les disques'],
  components: [
    {
      id: 'carte',
      title: 'La carte du monde',
      about:
        'Quatre continents, leurs mers et leurs ponts de nuages, en hexagones de 17 mm : huit morceaux à coller bord à bord, ou d’une seule pièce.',
      origin: 'la carte imprimée est perdue : terres, ponts, noms et taille sont reconstitués, et la carte l’écrit.',
      paper: 'papier ordinaire sur carton gris de 2 mm, ou papier de 160 g',
      board: {
        width: tenth(world.width * SCALE),
        height: tenth(world.height * SCALE),
        tiles: [4, 2],
        drawing: (
          <svg aria-hidden="true" viewBox={`${world.x} ${world.y} ${world.width} ${world.height}`}>
            <rect class="print-white" x={world.x} y={world.y} width={world.width} height={world.height} />
            <WorldPicture map={WORLD} names={worldNames()} />
            <text class="print-ink" font-size="16" text-anchor="middle" x={world.x + world.width * 0.375} y={world.y + world.height - 8}>
              Carte reconstituée : terres, ponts, lettres et noms sont de nous
            </text>
          </svg>
        ),
      },
    },
    {
      id: 'pions',
      title: 'Les pions et les villes',
      about: 'Deux cent quarante pions et sept marqueurs « disparu ». Retourné, un pion ne dit que son peuple.',
      origin:
        'les nombres de pions viennent de descriptions publiques de la boîte ; les facteurs marqués d’une étoile sont reconstitués, les autres sont du livret ; les dessins sont les nôtres.',
      paper: 'papier fort collé sur carton de 1 à 2 mm',
      groups: PEOPLES.map((people) => ({
        width: COUNTER,
        height: COUNTER,
        cut: 'straight',
        pieces: [
          ...kindsOf(people).map((kind) => ({
            id: kind,
            name: KIND_NAMES[kind].many,
            copies: COPIES[kind],
            face: <CounterPiece kind={kind} people={people} />,
            back: people,
          })),
          {
            id: `ville-${people}`,
            name: `villes des ${PEOPLE_NAMES[people]}`,
            copies: CITIES,
            face: <CityPiece people={people} />,
            back: people,
          },
          ...(people === 'moines'
            ? [{ id: 'disparu', name: 'marqueurs « disparu »', copies: VANISHED_MARKERS, face: <Vanished />, back: 'disparu' }]
            : []),
        ],
        backs: { [people]: <CounterBack people={people} />, ...(people === 'moines' && { disparu: <Vanished /> }) },
      })),
    },
    {
      id: 'cartes-de-peuple',
      title: 'Les cartes de peuple',
      about: 'Quatre cartes au dos pareil, pour tirer au sort peuples et continents.',
      origin:
        'le livret en compte quatre ; leur dessin est le nôtre, et les nombres de pions viennent de descriptions publiques de la boîte.',
      paper: 'papier fort de 200 à 300 g',
      groups: [
        {
          ...PEOPLE_CARD,
          cut: 'straight',
          pieces: PEOPLES.map((people) => ({
            id: `peuple-${people}`,
            name: `carte des ${PEOPLE_NAMES[people]}`,
            copies: 1,
            face: <PeopleCard people={people} />,
            back: 'peuple',
          })),
          backs: { peuple: <PeopleCardBack /> },
        },
      ],
    },
    {
      id: 'disques',
      title: 'Les quatre disques',
      about: 'Combats, flèches, flammes, visions : un disque, un cache dont on évide la fenêtre, une attache parisienne au milieu.',
      origin: 'les tableaux sont perdus : ceux-ci sont reconstitués, d’accord avec ce que le livret en dit, et chaque cache l’écrit.',
      paper: 'papier de 200 à 300 g',
      groups: [
        {
          width: DIAL,
          height: DIAL,
          gap: 4,
          cut: 'round',
          pieces: WHEELS.flatMap((wheel) => [
            { id: `disque-${wheel.id}`, name: `disque : ${wheel.name.toLowerCase()}`, copies: 1, face: <Dial wheel={wheel} /> },
            { id: `cache-${wheel.id}`, name: `cache : ${wheel.name.toLowerCase()}`, copies: 1, face: <Cover wheel={wheel} /> },
          ]),
        },
      ],
    },
    {
      id: 'aides',
      title: 'Les aides de jeu et le calendrier',
      about:
        'Une aide par joueur, le coup d’un côté, le combat de l’autre ; et les vingt-cinq mois à biffer. Le carré ouvre la règle au téléphone.',
      origin: 'les aides sont de nous, et chaque ligne cite sa règle ; le livret demande un calendrier, son dessin est le nôtre.',
      paper: 'papier de 120 à 200 g',
      groups: [
        {
          ...AID,
          cut: 'straight',
          pieces: [{ id: 'aide', name: 'aides de jeu', copies: PEOPLES.length, face: aid(MOVE_AID), back: 'aide' }],
          backs: { aide: aid(FIGHT_AID) },
        },
        { ...CALENDAR, cut: 'straight', pieces: [{ id: 'calendrier', name: 'calendrier', copies: 1, face: <Calendar /> }] },
      ],
    },
  ],
};
