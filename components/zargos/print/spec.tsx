/** The box of Zargos, to print. */
import type { VNode } from 'preact';
import { Aid } from '#components/print/Aid.tsx';
import type { PrintSpec } from '#components/print/spec.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import { CARDS } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';
import { BoardHatchings } from '../board/map/BoardDecor.tsx';
import { BoardMap } from '../board/map/BoardMap.tsx';
import { Hatchings } from '../cards/frames.tsx';
import ailes from '../drawings/pictures/ailes.svg?raw';
import amazones from '../drawings/pictures/amazones.svg?raw';
import araignees from '../drawings/pictures/araignees.svg?raw';
import chevaliers from '../drawings/pictures/chevaliers.svg?raw';
import dragons from '../drawings/pictures/dragons.svg?raw';
import moines from '../drawings/pictures/moines.svg?raw';
import { POWER_AIDS, SUMMARY_AID } from './aids.ts';
import { BoatCard, MagicBack, MagicCard, PlacePiece, Places, POSITION_CARD, PositionBack, SwordsCard } from './cards.tsx';
import { Boat, LARGE_PAWN, LargePawn, SMALL_PAWN, SmallPawn } from './pawns.tsx';
import style from './print.css?url';

/** ZAR-MAT-1. */
const SIDE = 560;
const BOATS = 15;
/** ZAR-MAT-2. */
const PAWNS = { small: 40, large: 12 } as const;
/** ZAR-MAT-4. */
const SWORDS = 10;
const BOAT_CARDS = 3;

const PICTURES: Readonly<Record<People, string>> = { ailes, amazones, araignees, chevaliers, dragons, moines };

/** What stands inside a picture's file, as it is. */
const inside = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

const Picture = ({ people }: { readonly people: People }): VNode => <g dangerouslySetInnerHTML={{ __html: inside(PICTURES[people]) }} />;

const SHEET = { width: 190, height: 134 } as const;
const places = BOARD.territories.filter(({ kingdom }) => kingdom !== 'zargos');
const capitals = places.filter(({ kind }) => kind === 'capital');
const provinces = places.filter(({ kind }) => kind === 'province');

export const PRINT: PrintSpec = {
  styles: [style],
  elsewhere: ['quatre dés à six faces'],
  components: [
    {
      id: 'plateau',
      title: 'Le plateau',
      about: 'La planète entière, en six morceaux à coller bord à bord sur un carton, ou d’une seule pièce.',
      origin:
        'la taille est du livret ; royaumes et frontières viennent d’une source extérieure ; contours, volcans, cases mer, noms des provinces et valeurs des capitales sont reconstitués, et le plateau l’écrit.',
      paper: 'papier ordinaire sur carton gris de 2 mm, ou papier de 160 g',
      board: {
        width: SIDE,
        height: SIDE,
        tiles: [3, 2],
        drawing: (
          <BoardMap id="imprimer" label="" isPrinted>
            <text class="board-text zp-said" x="1000" y="74">
              Carte reconstituée : contours, volcans, cases mer, noms, valeurs sont de nous
            </text>
          </BoardMap>
        ),
      },
    },
    {
      id: 'pions',
      title: 'Les pions et les bateaux',
      about: 'Trois cent douze pions, un emblème par peuple ; le grand pion porte cinq points sur son bord.',
      origin: 'les nombres sont ceux du livret ; emblèmes, couleurs et tailles sont les nôtres.',
      paper: 'papier fort collé sur carton de 1 à 2 mm',
      groups: [
        ...PEOPLES.flatMap((people) => [
          {
            width: SMALL_PAWN,
            height: SMALL_PAWN,
            gap: 2,
            cut: 'round' as const,
            pieces: [
              {
                id: `${people}-1`,
                name: `petits pions ${PEOPLE_NAMES[people]}`,
                copies: PAWNS.small,
                face: <SmallPawn people={people} />,
                back: `${people}-1`,
              },
            ],
            backs: { [`${people}-1`]: <SmallPawn people={people} /> },
          },
          {
            width: LARGE_PAWN,
            height: LARGE_PAWN,
            gap: 2,
            cut: 'round' as const,
            pieces: [
              {
                id: `${people}-5`,
                name: `grands pions ${PEOPLE_NAMES[people]}`,
                copies: PAWNS.large,
                face: <LargePawn people={people} />,
                back: `${people}-5`,
              },
            ],
            backs: { [`${people}-5`]: <LargePawn people={people} /> },
          },
        ]),
        {
          width: LARGE_PAWN,
          height: LARGE_PAWN,
          gap: 2,
          cut: 'round',
          pieces: [{ id: 'bateau', name: 'bateaux', copies: BOATS, face: <Boat />, back: 'bateau' }],
          backs: { bateau: <Boat /> },
        },
      ],
    },
    {
      id: 'cartes-de-magie',
      title: 'Les cartes de magie',
      about: 'Les quarante vents et fléaux, vingt rouges et vingt vertes, sous un même dos.',
      origin: 'effets et nombres sont ceux du livret ; les mots et les dessins sont les nôtres.',
      paper: 'papier fort de 200 à 300 g',
      shared: <Hatchings />,
      groups: [
        {
          width: 63,
          height: 88,
          cut: 'straight',
          all: 'cartes de magie, vingt rouges et vingt vertes',
          pieces: CARDS.map((card) => ({
            id: card.id,
            name: `« ${card.name} »`,
            copies: card.copies,
            face: <MagicCard card={card} />,
            back: 'magie',
          })),
          backs: { magie: <MagicBack /> },
        },
      ],
    },
    {
      id: 'cartes-de-positionnement',
      title: 'Les cartes de positionnement',
      about: 'Vingt dos verts, quarante dos bleus : ce qu’on se partage et qu’on échange avant la guerre.',
      origin:
        'les nombres sont ceux du livret ; les provinces par royaume et les trois pions d’un renfort viennent d’une source extérieure ; noms, contours et valeurs sont reconstitués, et chaque carte l’écrit.',
      paper: 'papier fort de 200 à 300 g',
      shared: (
        <>
          <Places />
          <g class="board-map">
            <BoardHatchings id="pos" />
          </g>
        </>
      ),
      groups: [
        {
          ...POSITION_CARD,
          cut: 'straight',
          all: 'cartes (dix capitales, dix renforts, trente-sept provinces, trois bateaux)',
          pieces: [
            ...capitals.map((place) => ({
              id: place.id,
              name: `capitale ${place.name}`,
              copies: 1,
              face: <PlacePiece place={place} />,
              back: 'vert',
            })),
            { id: 'renfort', name: 'cartes de renfort', copies: SWORDS, face: <SwordsCard />, back: 'vert' },
            ...provinces.map((place) => ({
              id: place.id,
              name: `province ${place.name}`,
              copies: 1,
              face: <PlacePiece place={place} />,
              back: 'bleu',
            })),
            { id: 'carte-bateau', name: 'cartes de bateau', copies: BOAT_CARDS, face: <BoatCard />, back: 'bleu' },
          ],
          backs: { vert: <PositionBack tone="green" />, bleu: <PositionBack tone="blue" /> },
        },
      ],
    },
    {
      id: 'fiches',
      title: 'Les fiches de peuple',
      about: 'Une par peuple : les règles en bref d’un côté, le peuple et son pouvoir de l’autre. Le carré ouvre la règle au téléphone.',
      origin:
        'la boîte avait six fiches, recto commun et verso par peuple ; textes et dessins sont les nôtres, et chaque ligne cite sa règle.',
      paper: 'papier de 160 à 250 g',
      shared: (
        <g id="en-bref">
          <Aid {...SHEET} over="ZARGOS" columns={2} size={4.7} {...SUMMARY_AID} />
        </g>
      ),
      groups: [
        {
          ...SHEET,
          cut: 'straight',
          pieces: PEOPLES.map((people) => ({
            id: `fiche-${people}`,
            name: `fiche des ${PEOPLE_NAMES[people]}`,
            copies: 1,
            face: <use href="#en-bref" />,
            back: `fiche-${people}`,
          })),
          backs: Object.fromEntries(
            PEOPLES.map((people) => [
              `fiche-${people}`,
              <Aid
                key={people}
                {...SHEET}
                over="ZARGOS"
                title={`Les ${PEOPLE_NAMES[people]}`}
                columns={2}
                size={5}
                picture={<Picture people={people} />}
                {...POWER_AIDS[people]}
              />,
            ]),
          ),
        },
      ],
    },
  ],
};
