/** The captions of the small drawings that `<Figure id>` shows; each drawing is a file of the folder `figures`. */

export const FIGURE_IDS = [
  'des-par-pions',
  'remparts',
  'anneaux-de-zargos',
  'tour-de-jeu',
  'reorganisation',
  'attaque-groupee',
  'convoi',
  'vortex',
  'survol',
  'raid-des-dragons',
  'campagne-des-chevaliers',
  'main-de-dieu',
  'tir-des-amazones',
  'cartes-dos',
  'apprendre-donne',
  'apprendre-attaque',
  'apprendre-combat',
  'apprendre-decompte',
  'apprendre-renforts',
] as const;
export type FigureId = (typeof FIGURE_IDS)[number];
