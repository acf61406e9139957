/** The siege that teaches, as it is offered: at the table and at the end of the path of lessons. */
import type { FirstOffer } from '#components/table/spec.ts';

export const FIRST_SIEGE: FirstOffer = {
  title: 'Votre premier siège',
  idea: 'Huit mois à garder une ville assiégée, un secours en route : l’on vous dit quoi toucher, et ce qu’un coup risque.',
  minutes: 25,
};
