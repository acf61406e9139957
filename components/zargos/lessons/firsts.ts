/** The two games that teach Zargos, as they are offered: what they are is in the scenarios of the engine. */
import type { FirstOffer } from '#components/table/spec.ts';

export const FIRSTS = [
  {
    scenario: 'premiere',
    title: 'Votre première partie',
    idea: 'Un quart de la planète, un peuple chacun, six tours : le plus de provinces gagne, et l’on vous dit quoi toucher.',
    minutes: 20,
    whole: true,
  },
  {
    scenario: 'deuxieme',
    title: 'La deuxième',
    idea: 'La moitié de la planète, avec la mer et quatre sortes de magie : le plus de points au décompte du sixième tour.',
    minutes: 30,
  },
] as const satisfies readonly (FirstOffer & { readonly scenario: string })[];
