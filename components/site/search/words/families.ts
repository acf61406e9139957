/**
 * Words that no ending joins and that a table says for one another: each line is a family, and whoever types one of its words finds the others
 * too, below the word itself. Only words that the books use, or that players say for them; a line never depends on a query.
 */
import { isKin, rootOf } from './roots.ts';

const TABLE = `
gelé gel glace figé
volcan éruption vortex
otage rançon prisonnier captif
relancer rejouer relance
bois forêt
mont montagne
mer océan eau maritime
lac étang
tuer éliminer abattre mourir meurt mort
vaincre battre bat battu gagner vainqueur victoire
perdre perte perd défaite
révéler dévoiler montrer retourner découvrir
cacher secret caché masquer
fuir retraite reculer
reculer recul
bateau navire convoi embarquer flotte boat ship
coûter prix payer coût
acheter achat
garder conserver tenir
bloqué coincé obstacle
rempart muraille mur
début départ commencer
fin finir terminer durer arrêter
libérer délivrer
porteur anneau
archer arc flèche tir
allié ami alliance ally
recevoir reçoit piocher tirer
prendre prise pris prend conquérir conquête
lancer jeter jet
égalité ex æquo
voler vol survoler
défendre défense défenseur défensif
attaquer attaque assaut assaillant attaquant
combat combattre bataille
mouvement déplacement avancer bouger marcher
traverser passer franchir passage
case hexagone point
interdit interdire défendu
obligé obligatoire devoir forcé refuser
servir servant service
appeler appel
distribuer donne distribution donneur
poser placer pose mettre
jeu partie
fermé bloquer
deux double
démon démoniaque monstre
dragon monstre
sorcier mage magicien wizard
carcan collier
invisible disparaître
prêter donner
château ville
cité ville
moitié divise
seigneur chef
dé dice die
carte card
pion pawn counter
chevalier knight
moine monk
nain dwarf
gobelin goblin
bouclier shield
anneau ring
sceau seal
vent wind
guerre war
contrôle control
combat fight battle
attaquer attack
mouvement move movement
ville city town
point score
`;

const FAMILIES: readonly (readonly string[])[] = [
  ...TABLE.trim()
    .split('\n')
    .map((line) => line.split(' ').map(rootOf)),
  ...'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ').map((name, at) => [rootOf(name), String(at + 2)]),
];

const FAMILIAR: ReadonlySet<string> = new Set(FAMILIES.flat());

/** Whether a family has this very word: it is no mistake, though the book may not have it. */
export const isFamiliar = (root: string): boolean => FAMILIAR.has(root);

/** The roots that say the same thing as `root`. */
export const familyOf = (root: string): readonly string[] => [
  ...new Set(FAMILIES.filter((family) => family.some((other) => other === root || isKin(other, root))).flat()),
];
