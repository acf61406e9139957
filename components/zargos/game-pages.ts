/** What Zargos brings to pages: the components of its chapters, and its pictures. */
import type { GamePages } from '#components/rules/parts.ts';
import Arbitre from './arbiter/Arbitre.astro';
import CarteExemple from './board/examples/ExampleMap.astro';
import Plateau from './board/explorer/Plateau.astro';
import PlateauImprimer from './board/map/PlateauImprimer.astro';
import PlateauLegende from './board/map/PlateauLegende.astro';
import Royaumes from './board/tables/Royaumes.astro';
import Territoires from './board/tables/Territoires.astro';
import ChanceTable from './ChanceTable.astro';
import Cartes from './cards/Cartes.astro';
import CartesChances from './cards/CartesChances.astro';
import CartesPlanche from './cards/CartesPlanche.astro';
import PuisJeJouer from './cards/PuisJeJouer.astro';
import Campagne from './combat/campaign/Campagne.astro';
import Calculateur from './combat/fight/Calculateur.astro';
import Folie from './combat/folie/Folie.astro';
import Combat from './combat/throws/Combat.astro';
import PremierCombat from './combat/throws/PremierCombat.astro';
import Figure from './drawings/Figure.astro';
import Peuple from './drawings/Peuple.astro';
import Front from './Front.astro';
import CombienDeChances from './guess/CombienDeChances.astro';
import Lecon from './lessons/Lecon.astro';
import Jouer from './play/Jouer.astro';
import MeilleurCoup from './puzzles/MeilleurCoup.astro';
import Exercices from './quiz/Exercices.astro';
import Readings from './Readings.astro';
import Etude from './study/Etude.astro';
import EtudeEssai from './study/EtudeEssai.astro';
import EtudeParties from './study/EtudeParties.astro';

const components = {
  Arbitre,
  Calculateur,
  Campagne,
  CarteExemple,
  Cartes,
  CartesChances,
  CartesPlanche,
  TableDesChances: ChanceTable,
  Combat,
  CombienDeChances,
  Etude,
  EtudeEssai,
  EtudeParties,
  Exercices,
  Figure,
  Folie,
  Jouer,
  Lecon,
  Lectures: Readings,
  MeilleurCoup,
  Peuple,
  Plateau,
  PlateauImprimer,
  PlateauLegende,
  PremierCombat,
  PuisJeJouer,
  Royaumes,
  Territoires,
};

export const PAGES: GamePages = {
  components,
  Picture: Front,
};
