/** What Zargo's Lords brings to pages: the components of its chapters, and its pictures. */
import type { GamePages } from '#components/rules/parts.ts';
import Boite from './box/Boite.astro';
import Combat from './combat/Combat.astro';
import DoorPawn from './DoorPawn.astro';
import Diagramme from './drawings/Diagramme.astro';
import Accrochage from './examples/Accrochage.astro';
import Siege from './examples/Siege.astro';
import TableauDesCombats from './examples/TableauDesCombats.astro';
import Tir from './examples/Tir.astro';
import Figure from './Figure.astro';
import Front from './Front.astro';
import CombienDeChances from './guess/CombienDeChances.astro';
import Lecon from './lessons/Lecon.astro';
import Carte from './map-tool/Carte.astro';
import Pions from './Pions.astro';
import Exercices from './quiz/Exercices.astro';
import Escarmouche from './skirmish/Escarmouche.astro';
import Lignes from './told/Lignes.astro';
import Moment from './told/Moment.astro';
import Revoir from './told/Revoir.astro';
import Tableaux from './wheels/Tableaux.astro';

const components = {
  Accrochage,
  Boite,
  Carte,
  Combat,
  CombienDeChances,
  Diagramme,
  Escarmouche,
  Exercices,
  Figure,
  Lecon,
  Lignes,
  Moment,
  Pions,
  Revoir,
  Siege,
  TableauDesCombats,
  Tableaux,
  Tir,
};

export const PAGES: GamePages = {
  components,
  Picture: Front,
  Front,
  Door: DoorPawn,
};
