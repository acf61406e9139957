/** What De l'Orc pour les braves brings to pages: the components of its chapters, and its pictures. */
import type { GamePages } from '#components/rules/parts.ts';
import Arbitre from './arbiter/Arbitre.astro';
import Armee from './army/Armee.astro';
import Compagnon from './companion/Compagnon.astro';
import DoorCard from './DoorCard.astro';
import PlancheDesCartes from './drawings/Planche.astro';
import ToutesLesCartes from './drawings/ToutesLesCartes.astro';
import Force from './examples/Force.astro';
import Pile from './examples/Pile.astro';
import Lectures from './examples/Readings.astro';
import Fan from './Fan.astro';
import Figure from './Figure.astro';
import CombienDeChances from './guess/CombienDeChances.astro';
import Lecon from './lessons/Lecon.astro';
import Jouer from './play/Jouer.astro';
import MeilleurCoup from './puzzles/MeilleurCoup.astro';
import Exercices from './quiz/Exercices.astro';
import Etude from './study/Etude.astro';
import EtudeEssai from './study/EtudeEssai.astro';
import EtudeParties from './study/EtudeParties.astro';

const components = {
  Arbitre,
  Armee,
  CombienDeChances,
  Compagnon,
  Etude,
  EtudeEssai,
  EtudeParties,
  Exercices,
  Figure,
  Force,
  Jouer,
  Lecon,
  Lectures,
  MeilleurCoup,
  Pile,
  PlancheDesCartes,
  ToutesLesCartes,
};

export const PAGES: GamePages = {
  components,
  Picture: Fan,
  Front: Fan,
  Door: DoorCard,
};
