/**
 * Words that no ending joins and that a table says for one another: each line is a family, and whoever types one of its words finds the others
 * too, below the word itself. Only words that the books use, or that players say for them; a line never depends on a query.
 */
import { isKin, rootOf } from './roots.ts';

const TABLE = `
gelé gel glace figé freeze frozen congelé
volcan éruption vortex volcano cratère
otage rançon prisonnier captif hostage captivité
relancer rejouer relance reroll
bois forêt arbre wood forest
mont montagne sommet colline mountain pente hauteur
monter grimper escalader gravir
mer océan eau maritime sea water naviguer large
lac étang lake
gouffre trou abîme fosse chasm ravin
côte plage rivage littoral côtier coast shore
tuer éliminer abattre mourir meurt mort détruire entretuer exterminer massacrer crever buter dégommer out kill die dead noyer supprimer périr disparaître victime
vaincre battre bat battu gagner vainqueur victoire win winner victory beat victorieux réussir remporter
perdre perte perd défaite dégât mort lose loss losses
révéler dévoiler montrer retourner découvrir reveal
regarder voir
cacher secret caché masquer planquer hide hidden
fuir retraite reculer flee fuyard replier évacuer déguerpir filer
reculer recul retreat
bateau navire embarcation convoi embarquer flotte barque boat ship accoster débarquer
coûter prix payer coût cher tarif gratuit cost price pay dépenser
acheter achat buy
argent sous monnaie budget bourse thune money
garder conserver tenir keep
bloqué coincé planté obstacle enfermé emprisonné barrer stopper stoppé cerné encerclé entouré muré
rempart muraille mur wall fortifié forteresse fortification
début départ commencer démarrer premier start first
fin finir terminer durer arrêter end stopper dernier
durer durée temps longtemps éternité
limite maximum plafond
manche round
épuisé fini vide empty
vide libre inoccupé inhabité unoccupied
entrer rentrer pénétrer enter
libérer délivrer
exiler bannir virer chasser expulser déloger éjecter pousser
porteur anneau
archer arc flèche tir arrow bow shoot décocher archère viser volée salve
allié ami alliance pote copain camarade partenaire ally friend coalition comploter équipier
adversaire ennemi rival opponent enemy autre
trahir trahison traître lâcher planter betray
recevoir reçoit piocher tirer receive
prendre prise pris prend conquérir conquête ramasser rafler take envahir invasion annexer approprier
piquer chiper voler dérober réclamer steal
lancer jeter jet roll
défausser défausse jeter écarter discard rejeter
égalité ex æquo nul tie draw
voler vol survoler fly
volante avion flying
ailé faucon oiseau bird rapace
défendre défense défenseur défensif defend defense
attaquer attaque réattaquer retaper assaut assaillant attaquant taper frapper attack agresser agresseur envahir invasion
frapper taper cogner hit
machine engin catapulte canon bombarder
combat combattre bataille bagarre baston battre bat fight battle affronter affrontement duel
choisir choix désigner nommer choose sélectionner décider
mouvement déplacement avancer bouger marcher aller movement move
revenir reviens revient retour arrière réapparaître
traverser passer franchir passage sauter enjamber zapper faufiler percer cross jump through
chemin route trajet path
case hexagone point hex space
voisin attenant adjacent frontière collé côté contact corps limitrophe touchant
loin distance portée range
dessus over above
proche près écart espacer distance near
biais travers diagonale oblique diagonal
province territoire région pays terre zone
royaume continent kingdom état
interdit interdire défendu
obligé obligatoire devoir forcé refuser
servir servant service
appeler appel
distribuer donne distribution distributeur donner donneur deal
mélanger remélanger shuffle
poser placer pose mettre caser place
préparation installer installation déploiement setup
jeu partie game
tour coup turn
fermé bloquer bouché
deux double two
démon démoniaque monstre bestiole demon créature bête
dragon monstre bête créature
sorcier mage magicien enchanteur wizard
magie sort sortilège magic spell maléfice malédiction maudire maudit envoûter
carcan collier
escorte bodyguard escort garde accompagner
invisible disparaître évaporer évanouir
prêter donner offrir filer give
échanger échange troc troquer trade swap convertir
mentir bluff bluffer menteur lie
espion espionner spy agent infiltrer
château ville
cité ville
moitié divise
grand gros
1983 83 révision
seigneur chef boss roi leader meneur chief king
peuple clan race faction people tribu couleur camp armée army armies
dé dice die
carte card map papier
main hand
pile tas paquet pioche talon deck
pion bonhomme bonshommes gars mec soldat troupe unité figurine pawn counter soldats effectif homme guerrier
joueur player
chevalier cavalier knight cavalerie cheval
moine monk religieux
araignée spider
serpent snake reptile
nain dwarf
géant giant costaud
gobelin goblin
bouclier protéger protection shield jeton
anneau bague ring
amulette vie life lives amulet
pierre caillou rocher roche stone
sceau seal
épée excalibur sword
vent wind
guerre war
flamme feu brûler souffle cramer cracher flamber incendier fire
siège assiéger assiégeant siege
reprendre récupérer regagner recharger
cumuler additionner ajouter total somme add
annuler contrer empêcher cancel
renfort soutien soutenir secours aider booster help
bonus booster doubler
contrôle control
ville city town
point score
chiffre numéro nombre number
mettre mis poser
recevoir reçois reçu obtenir
endroit lieu emplacement coin
suite suivant prochain après next
recommencer refaire rejouer
utiliser servir employer sortir claquer use
rapide vite court
stock réserve boîte coffret
plein complet occupé rempli full
rentrer revenir
île continent
gagner obtenir récolter empocher encaisser
venir viens vient arriver
partir quitter sortir leave
charge charger galop élan
catastrophe fléau malheur désastre
champion favori
fantassin piéton infanterie
premier avant
miser parier enchère
aussitôt immédiatement instant direct directement illico immediately
paire couple duo
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
