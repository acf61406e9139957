/**
 * Words that no ending joins and that a table says for one another: each line is a family, and whoever types one of its words finds the others
 * too, below the word itself. Only words that the books use, or that players say for them; a line never depends on a query.
 */
import { isKin, rootOf } from './roots.ts';

const TABLE = `
gelé gel glace figé freeze frozen
volcan éruption vortex volcano
otage rançon prisonnier captif hostage
relancer rejouer relance reroll
bois forêt arbre wood forest
mont montagne sommet colline mountain
mer océan eau maritime sea water
lac étang lake
gouffre trou abîme fosse chasm
côte plage rivage littoral côtier coast shore
tuer éliminer abattre mourir meurt mort détruire entretuer exterminer massacrer crever buter kill die dead
vaincre battre bat battu gagner vainqueur victoire win winner victory beat
perdre perte perd défaite dégât lose loss losses
révéler dévoiler montrer retourner découvrir reveal
cacher secret caché masquer hide hidden
fuir retraite reculer flee
reculer recul retreat
bateau navire convoi embarquer flotte barque boat ship
coûter prix payer coût cher tarif cost price pay
acheter achat buy
argent sous monnaie budget money
garder conserver tenir keep
bloqué coincé obstacle enfermé emprisonné
rempart muraille mur wall
début départ commencer démarrer premier start first
fin finir terminer durer arrêter end
durer durée temps longtemps
épuisé fini vide empty
libérer délivrer
porteur anneau
archer arc flèche tir arrow bow shoot
allié ami alliance pote copain camarade partenaire ally friend
adversaire ennemi rival opponent enemy
trahir trahison traître betray
recevoir reçoit piocher tirer receive
prendre prise pris prend conquérir conquête take
piquer chiper voler dérober réclamer steal
lancer jeter jet roll
défausser défausse jeter écarter discard
égalité ex æquo nul tie draw
voler vol survoler fly
volante avion flying
ailé faucon oiseau bird
défendre défense défenseur défensif defend defense
attaquer attaque assaut assaillant attaquant attack
frapper taper cogner hit
combat combattre bataille bagarre baston battre bat fight battle
choisir choix désigner nommer choose
mouvement déplacement avancer bouger marcher aller movement move
revenir retour arrière
traverser passer franchir passage sauter enjamber cross jump
case hexagone point hex space
voisin attenant adjacent frontière collé côté
loin distance portée range
province territoire région pays
royaume kingdom
interdit interdire défendu
obligé obligatoire devoir forcé refuser
servir servant service
appeler appel
distribuer donne distribution donneur deal
mélanger remélanger shuffle
poser placer pose mettre place
préparation installer installation déploiement setup
jeu partie game
tour coup turn
fermé bloquer bouché
deux double two
démon démoniaque monstre demon
dragon monstre
sorcier mage magicien enchanteur wizard
magie sort sortilège magic spell
carcan collier
invisible disparaître
prêter donner offrir filer give
échanger échange troc troquer trade swap
mentir bluff bluffer menteur lie
espion espionner spy
château ville
cité ville
moitié divise
seigneur chef boss
peuple clan race faction people
dé dice die
carte card
main hand
pile tas paquet pioche talon deck
pion bonhomme bonshommes gars mec soldat troupe unité figurine pawn counter
joueur player
chevalier cavalier knight
moine monk
araignée spider
serpent snake
nain dwarf
géant giant
gobelin goblin
bouclier protéger protection shield
anneau bague ring
amulette vie life lives amulet
pierre caillou rocher roche stone
sceau seal
épée sword
vent wind
guerre war
flamme feu brûler souffle fire
siège assiéger assiégeant siege
reprendre récupérer regagner recharger
cumuler additionner ajouter total somme add
annuler contrer empêcher cancel
renfort soutien soutenir secours help
contrôle control
ville city town
point score
`;

/** Each with its figure. */
const NUMBERS: readonly (readonly string[])[] = 'deux trois quatre cinq six sept huit neuf dix onze douze'
  .split(' ')
  .map((name, at) => [rootOf(name), String(at + 2)]);

const FAMILIES: readonly (readonly string[])[] = [
  ...TABLE.trim()
    .split('\n')
    .map((line) => line.split(' ').map(rootOf)),
  ...NUMBERS,
];

const NAMED_NUMBERS: ReadonlySet<string> = new Set(NUMBERS.flat());

export const isNumber = (root: string): boolean => /^\d+$/.test(root) || NAMED_NUMBERS.has(root);

const FAMILIAR: ReadonlySet<string> = new Set(FAMILIES.flat());

/** Whether a family has this very word: it is no mistake, though the book may not have it. */
export const isFamiliar = (root: string): boolean => FAMILIAR.has(root);

/** The roots that say the same thing as `root`. */
export const familyOf = (root: string): readonly string[] => [
  ...new Set(FAMILIES.filter((family) => family.some((other) => other === root || isKin(other, root))).flat()),
];
