/** What each magic card does, for its face: at most 150 characters. Apart, so that what only names cards carries none of it. */
import type { CardId } from './cards.ts';

export const CARD_EFFECTS = {
  'vent-de-guerre': 'Vous lancez un dé de plus à chaque round de ce combat, que vous attaquiez ou défendiez.',
  'vent-de-terre': 'Un de vos groupes franchit une, deux ou trois cases mer sans dépenser de bateau.',
  'vent-d-ailleurs':
    'Un de vos groupes reparaît aussitôt dans une autre province, où qu’elle soit, sauf la Cité Interdite et les trois qui l’entourent.',
  'vent-de-brume': 'Redéployez tous vos pions, aussi loin que vous voulez, par terre comme par mer.',
  'vent-d-illusion': 'La carte rouge qu’un autre vient de jouer frappera la cible que vous choisissez, vous et non lui.',
  'vent-de-glace': 'Désignez un royaume : tant que joue le prochain joueur, rien n’y bouge, ne s’y bat ni ne s’y réorganise.',
  'vent-de-folie': 'Désignez un royaume et lancez un dé par province : chacune perd en pions la moitié de son dé, capitale comprise.',
  'vent-de-tempete':
    'Désignez deux cases mer voisines : nul n’y passe tant que joue le prochain joueur, et les Dragons qui y nageaient en sont chassés.',
  'vent-de-mort': 'Partout dans le monde, une province garde sept pions au plus : le surplus meurt.',
  'vent-demoniaque': 'Désignez une province ou une case mer : tous les pions qui s’y trouvent sont éliminés.',
  'tremblement-de-terre': 'Les vortex s’effondrent : pendant ce tour, les Araignées ne passent plus d’un volcan à l’autre.',
  'raz-de-maree': 'La mer se vide : les Dragons regagnent leur province la plus proche et restent à terre pendant ce tour.',
  eclipse: 'L’ombre couvre le monde : attaquées pendant ce tour, les Amazones ne tirent pas.',
  canicule: 'Le feu du ciel couvre les prières : pendant ce tour, les Moines ne relancent ni ne font relancer aucun dé.',
  typhon: 'Cloués au sol pour ce tour, les Ailés ne survolent plus ni province ni bras de mer.',
  inondations: 'Pendant ce tour, les Chevaliers jouent comme tout le monde : tous leurs déplacements, puis un seul combat par pion.',
} as const satisfies Record<CardId, string>;
