/** What Gran brings to pages: the components of its chapters, and its pictures. */
import type { GamePages } from '#components/rules/parts.ts';
import Arbitre from './arbiter/Arbitre.astro';
import Plateau from './board/Plateau.astro';
import PlateauLegende from './board/PlateauLegende.astro';
import DuelDragon from './duel/DuelDragon.astro';
import Cas from './examples/Cas.astro';
import Coup from './examples/Coup.astro';
import Duel from './examples/Duel.astro';
import Route from './examples/Route.astro';
import Front from './Front.astro';
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
  Cas,
  CombienDeChances,
  Coup,
  Duel,
  DuelDragon,
  Etude,
  EtudeEssai,
  EtudeParties,
  Exercices,
  Jouer,
  Lecon,
  MeilleurCoup,
  Plateau,
  PlateauLegende,
  Route,
};

export const PAGES: GamePages = {
  components,
  Picture: Front,
  Front,
};
