/** The box of De l'Orc pour les braves, to print. */
import { Aid } from '#components/print/Aid.tsx';
import type { PrintSpec } from '#components/print/spec.ts';
import { BOX, backOf, CARD_IDS, CARD_NAMES, COPIES, isSpy, ORIGINS } from '#engine/orc/data/cards.ts';
import { BACKS, type CardId } from '#engine/orc/types.ts';
import { drawing } from '../drawings/address.ts';
import { CardBack } from '../drawings/CardBack.tsx';
import { CardFace } from '../drawings/CardFace.tsx';
import { PLAYER_COLORS, type PlayerColor } from '../drawings/colors.ts';
import { PlayerCard } from '../drawings/PlayerCard.tsx';
import { Shield } from '../drawings/Shield.tsx';
import { WAR } from './aid.ts';
import style from './print.css?url';

const CARD = { width: 63, height: 88 } as const;
const WHEEL = 62;
const MARKER = 11;

/** ORC-MAT-3: of each colour two shields; as many desertions as shields. */
const SHIELDS_EACH = 2;
const DESERTIONS = 14;

const sealOf = (card: CardId) => (isSpy(card) ? {} : { value: BOX.values[card], ours: ORIGINS[card].provenance === 'reconstruction' });

const Wheel = ({ color }: { readonly color: PlayerColor }) => (
  <g class={`orc-wheel orc-${color}`}>
    <circle class="print-white" cx={WHEEL / 2} cy={WHEEL / 2} r={WHEEL / 2} />
    <use href={drawing('roue')} width={WHEEL} height={WHEEL} />
  </g>
);

/** Behind a wheel, the shield of who plays it. */
const WheelBack = ({ color }: { readonly color: PlayerColor }) => (
  <g class={`orc-${color}`}>
    <circle class="orcp-back" cx={WHEEL / 2} cy={WHEEL / 2} r={WHEEL / 2} />
    <circle class="print-white" cx={WHEEL / 2} cy={WHEEL / 2} r={WHEEL / 2 - 5} />
    <svg aria-hidden="true" x="16" y="14.5" width="30" height="35.4" viewBox="0 0 212 250">
      <Shield color={color} label="" />
    </svg>
  </g>
);

const Marker = ({ color, isTurned = false }: { readonly color: PlayerColor; readonly isTurned?: boolean }) => (
  <g class={`orc-${color}`}>
    <circle class="orcp-back" cx={MARKER / 2} cy={MARKER / 2} r={MARKER / 2} />
    {isTurned ? (
      <text class="orcp-plus" x={MARKER / 2} y="7">
        +10
      </text>
    ) : (
      <circle class="print-white" cx={MARKER / 2} cy={MARKER / 2} r="2.4" />
    )}
  </g>
);

const aid = <Aid {...CARD} over="DE L’ORC POUR LES BRAVES" size={2.75} {...WAR} />;

const PLAYERS = [
  ...PLAYER_COLORS.map((color) => ({
    id: `bouclier-${color}`,
    name: `boucliers ${color}`,
    copies: SHIELDS_EACH,
    card: <PlayerCard kind="bouclier" color={color} label="" />,
  })),
  { id: 'desertion', name: 'désertions', copies: DESERTIONS, card: <PlayerCard kind="desertion" label="" /> },
  { id: 'debut', name: 'carte « début des recrutements »', copies: 1, card: <PlayerCard kind="debut" label="" /> },
  { id: 'aide', name: 'aide de jeu', copies: 1, card: aid },
  { id: 'sorcier', name: 'tuile du Sorcier', copies: 1, card: <PlayerCard kind="sorcier" label="" /> },
];

export const PRINT: PrintSpec = {
  styles: [style],
  elsewhere: ['rien : tout se joue avec ces cartes et ces roues'],
  components: [
    {
      id: 'cartes-armee',
      title: 'Les cartes armée',
      about: 'Les quatre-vingts cartes du paquet, sous leurs six dos.',
      origin:
        'les nombres sont ceux du livret, sauf les quatre machines de guerre, déduites ; les dessins sont les nôtres, et les valeurs perdues portent « valeur reconstituée ».',
      paper: 'papier fort de 200 à 300 g, opaque : les dos comptent',
      groups: [
        {
          ...CARD,
          cut: 'straight',
          all: 'cartes armée (treize par peuple, vingt-quatre mercenaires, quatre espions)',
          pieces: CARD_IDS.map((card) => ({
            id: card,
            name: COPIES[card] > 1 ? CARD_NAMES[card].many : CARD_NAMES[card].one,
            copies: COPIES[card],
            face: <CardFace card={card} {...sealOf(card)} label="" />,
            back: backOf(card),
          })),
          backs: Object.fromEntries(BACKS.map((back) => [back, <CardBack key={back} back={back} label="" />])),
        },
      ],
    },
    {
      id: 'cartes-joueur',
      title: 'Les cartes joueur et la tuile du Sorcier',
      about:
        'Boucliers, désertions, « début des recrutements », aide de jeu : pareils des deux côtés. Le carré de l’aide ouvre la règle au téléphone.',
      origin:
        'les nombres sont ceux du livret ; couleurs, meubles et dessins sont les nôtres, comme les mots de l’aide, qui citent leurs règles.',
      paper: 'papier fort de 200 à 300 g',
      groups: [
        {
          ...CARD,
          cut: 'straight',
          pieces: PLAYERS.map(({ card, ...piece }) => ({ ...piece, face: card, back: piece.id })),
          backs: Object.fromEntries(PLAYERS.map(({ id, card }) => [id, card])),
        },
      ],
    },
    {
      id: 'roues',
      title: 'Les roues de score',
      about: 'Sept roues et sept marqueurs : le marqueur va de chiffre en chiffre, et se retourne sur +10.',
      origin: 'le livret décrit les roues et leur marqueur à deux faces ; tailles et dessins sont les nôtres.',
      paper: 'papier fort collé sur carton de 1 mm',
      groups: [
        {
          width: WHEEL,
          height: WHEEL,
          gap: 2,
          cut: 'round',
          pieces: PLAYER_COLORS.map((color) => ({
            id: `roue-${color}`,
            name: `roue ${color}`,
            copies: 1,
            face: <Wheel color={color} />,
            back: `roue-${color}`,
          })),
          backs: Object.fromEntries(PLAYER_COLORS.map((color) => [`roue-${color}`, <WheelBack key={color} color={color} />])),
        },
        {
          width: MARKER,
          height: MARKER,
          gap: 4,
          cut: 'round',
          pieces: PLAYER_COLORS.map((color) => ({
            id: `marqueur-${color}`,
            name: `marqueur ${color}`,
            copies: 1,
            face: <Marker color={color} />,
            back: `marqueur-${color}`,
          })),
          backs: Object.fromEntries(PLAYER_COLORS.map((color) => [`marqueur-${color}`, <Marker key={color} color={color} isTurned />])),
        },
      ],
    },
  ],
};
